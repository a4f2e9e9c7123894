import { afterAll, describe } from 'vitest'
import type { AnyEvent, AnyOrder, Game } from '../src/kernel/game/game.ts'
import { proveActing } from './conformance/acting.ts'
import { proveChance } from './conformance/chance.ts'
import { proveCopies } from './conformance/copies.ts'
import { proveHiddenEvents } from './conformance/hidden-events.ts'
import { proveImagining } from './conformance/imagine.ts'
import { proveOwnDice } from './conformance/own-dice.ts'
import { provePlay } from './conformance/play.ts'
import { proveRefusals } from './conformance/refusals.ts'
import { proveReplay } from './conformance/replay.ts'
import { proveSecrets } from './conformance/secrets.ts'
import { proveUndo } from './conformance/undo.ts'
import type { Conformance, Remembered } from './conformance/wander.ts'

/** Battles of a big game take a while. */
const PATIENT = { timeout: 180_000 }

/** A game with its usual scenarios alone; with `CONFORMANCE=all` with all of them, which takes many minutes. */
export const usually = <G extends { readonly scenarios: readonly { readonly id: string }[] }>(
  game: G,
  usual: readonly string[],
): G =>
  process.env.CONFORMANCE === 'all'
    ? game
    : { ...game, scenarios: game.scenarios.filter(({ id }) => usual.includes(id)) }

/** What every game must do in every scenario, proved by battles of random legal orders. */
export const proveConformance = <S, O extends AnyOrder, E extends AnyEvent, V>(
  ruleset: string,
  game: Game<S, O, E, V>,
  demands: Conformance<S, O>,
): void => {
  describe.each(game.scenarios)(`${ruleset} $id`, PATIENT, (scenario) => {
    const subject: Remembered<S, O, E, V> = { ruleset, game, scenario, demands, fought: new Map() }
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
