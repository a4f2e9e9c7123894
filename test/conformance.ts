import { afterAll, describe } from 'vitest'
import type { AnyEvent, AnyOrder, Game } from '#kernel/game/game.ts'
import { proveActing } from './conformance/acting.ts'
import { proveChance } from './conformance/chance.ts'
import { proveCopies } from './conformance/copies.ts'
import { proveHiddenEvents } from './conformance/hidden-events.ts'
import { PLAYED_ON, proveImagining } from './conformance/imagine.ts'
import { proveOwnDice } from './conformance/own-dice.ts'
import { provePlay } from './conformance/play.ts'
import { proveRefusals } from './conformance/refusals.ts'
import { proveReplay } from './conformance/replay.ts'
import { proveSecrets } from './conformance/secrets.ts'
import { proveUndo } from './conformance/undo.ts'
import type { Conformance, Remembered } from './conformance/wander.ts'
import { inLongRun, times } from './long.ts'

/** Battles of a big game take a while. */
const PATIENT = { timeout: times(180_000, 600_000) }

/** Fewer battles than in the long run; the scenarios are played with now these options and now those. */
const few = <S, O>(demands: Conformance<S, O>, scenario: number): Conformance<S, O> => {
  const { options = [{}], imaginedBattles = PLAYED_ON, usualBattles = 1 } = demands
  const first = scenario % options.length
  return {
    ...demands,
    options: [...options.slice(first), ...options.slice(0, first)],
    battlesPerScenario: usualBattles,
    imaginedBattles: Math.min(2, imaginedBattles),
  }
}

/** What every game must do in every scenario, proved by battles of random legal orders. */
export const proveConformance = <S, O extends AnyOrder, E extends AnyEvent, V>(
  ruleset: string,
  game: Game<S, O, E, V>,
  demands: Conformance<S, O>,
): void => {
  const subjects = game.scenarios.map((scenario, i) => ({
    scenario,
    demands: inLongRun ? demands : few(demands, i),
  }))
  describe.each(subjects)(`${ruleset} $scenario.id`, PATIENT, (asked) => {
    const subject: Remembered<S, O, E, V> = { ruleset, game, ...asked, fought: new Map() }
    afterAll(() => subject.fought.clear())
    provePlay(subject)
    proveActing(subject)
    proveReplay(subject)
    proveCopies(subject)
    proveRefusals(subject)
    proveUndo(subject)
    proveSecrets(subject)
    proveHiddenEvents(subject)
    proveImagining(subject)
    proveOwnDice(subject)
    proveChance(subject)
  })
}
