import { commanderBy, random } from '#commander/commander.ts'
import { leadOf } from '#commander/truce.ts'
import { fair, oneOf, percent, type Random, sfc32 } from '#kernel/chance/random.ts'
import { derivedSeed } from '#kernel/game/battle/hash.ts'
import type { Commander, Doctrine } from '#kernel/game/commander.ts'
import type { ScenarioSummary, Standing } from '#kernel/game/game.ts'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { fightQuickly } from '../fight.ts'
import type { Playable } from '../playable.ts'

/** How a battle stood at the end of a phase, and how it came out. */
export interface Sample {
  readonly scenario: string
  /** Its number in the scenario. */
  readonly battle: number
  readonly standing: Standing
  /** Of the side the figures speak for, by the first gauge. */
  readonly lead: number
  /** 1 if that side won, half if nobody did. */
  readonly y: number
  /** All samples of a battle count as much as one. */
  readonly weight: number
}

/** So many samples are kept of a battle. */
const MOST = 24
/** Every other battle is thrown into disorder by random orders of one side, so many in a hundred, up to this part of its turns. */
const DISORDERED = 30
const DISORDER_ENDS = 0.6
/** In every so many battles the sides are led by other tempers, where there are some. */
const OTHERWISE = 4

/** A commander who gives some of his orders at random as long as the disorder lasts. */
const disordered =
  (commander: Commander, lasts: () => boolean, chance: Random): Commander =>
  (view, staff) =>
    (lasts() && percent(chance, DISORDERED) ? random : commander)(view, staff)

const thinned = <T>(all: readonly T[]): readonly T[] =>
  all.length <= MOST
    ? all
    : Array.from({ length: MOST }, (_, i) => all[Math.floor((i * all.length) / MOST)]).flatMap((one) =>
        one === undefined ? [] : [one],
      )

const doctrinesOf = ({ doctrine, tempers }: Playable): readonly Doctrine[] => [
  ...(doctrine ? [doctrine] : []),
  ...(tempers ? Object.values(tempers) : []),
]

/** Fights one battle of a scenario and keeps how it stood at the end of each phase. */
export const gathered = (
  ruleset: Playable,
  { id: scenario, sides, turnLimit }: ScenarioSummary,
  battle: number,
  seed: number,
): Result<readonly Sample[], Fault> => {
  const { game } = ruleset
  const { prospects } = game
  if (!prospects) return failure({ path: 'ruleset', message: `${ruleset.title} has no prospects.` })
  const own = derivedSeed(seed, battle)
  const chance = sfc32(derivedSeed(own, 'disorder'))
  const doctrines = doctrinesOf(ruleset)
  let turn = 0
  const ends = battle % 2 === 1 ? 1 + fair(chance, Math.ceil(DISORDER_ENDS * turnLimit)) : 0
  const isDisordered = (): boolean => turn <= ends && ends > 0
  const led = (side: number): Commander => {
    const drawn = battle % OTHERWISE === 0 ? oneOf(chance, doctrines) : ruleset.doctrine
    const commander = drawn ? commanderBy(drawn) : random
    return Math.floor(battle / 2) % 2 === side ? disordered(commander, isDisordered, chance) : commander
  }
  const commanders = Object.fromEntries(sides.map((side, i) => [side, led(i)]))
  const seen: { standing: Standing; lead: number }[] = []
  let phase = ''
  const look = (state: unknown): void => {
    turn = game.turn(state)
    const now = `${turn} ${game.step(state)} ${game.pending(state).join()}`
    if (now === phase || isDisordered() || game.result(state)) return
    phase = now
    const view = game.view(state, 'umpire')
    const standing = prospects.of(view)
    seen.push({ standing, lead: leadOf(game, view, standing.side, sides) })
  }
  const setting = { ruleset: ruleset.id, scenario, options: {}, seed: own }
  const fought = fightQuickly(game, setting, commanders, undefined, look)
  if (!fought.ok) return fought
  const { winner } = fought.value.result
  const kept = thinned(seen)
  return success(
    kept.map(({ standing, lead }) => ({
      scenario,
      battle,
      standing,
      lead,
      y: winner === null ? 0.5 : winner === standing.side ? 1 : 0,
      weight: 1 / kept.length,
    })),
  )
}
