import { fair, type Random, sfc32 } from '#kernel/chance/random.ts'
import { seededDice } from '#kernel/chance/rolled.ts'
import type { AnyOrder } from '#kernel/game/game.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import { shapesOf } from './fields.ts'
import { gameOf, type Position } from './targets.ts'

/** How positions of a scenario are come by. */
export interface Course {
  readonly scenario: string
  readonly options?: Readonly<Record<string, unknown>>
  /** Battles after the first are fought by house rules drawn at random. */
  readonly houseRules?: boolean
  readonly positions: number
  /** Orders from one position to the next, at most. */
  readonly apart: number
  readonly seed: number
}

/** One in so many house rules is another than the usual one. */
const OTHERWISE = 3

const drawnRules = ({ gameOptions, houseRules }: PlayedRuleset, random: Random): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(gameOptions ?? houseRules ?? {}).map(([name, { values }]) => [
      name,
      values[fair(random, OTHERWISE) === 0 ? fair(random, values.length) : 0],
    ]),
  )

/** Shows positions of battles between commanders who now and then do as chance has it. */
export const walk = (
  ruleset: PlayedRuleset,
  { scenario, options = {}, houseRules = false, positions, apart: most, seed }: Course,
  visit: (position: Position, number: number) => void,
): void => {
  const { game } = gameOf(ruleset)
  const shapes = shapesOf(game)
  const random = sfc32(seed)
  const dice = seededDice(seed)
  for (let seen = 0; seen < positions; ) {
    const rules = houseRules && seen > 0 ? drawnRules(ruleset, random) : {}
    const begun = game.begin(scenario, { ...rules, ...options }, seed)
    if (!begun.ok) throw new Error(begun.error.message)
    const state = begun.value
    let left = fair(random, most)
    for (
      let pending = game.pending(state);
      pending.length > 0 && seen < positions;
      pending = game.pending(state)
    ) {
      const side = pending[fair(random, pending.length)] ?? ''
      if (left-- === 0) {
        visit({ ruleset, shapes, state, view: game.view(state, side), side }, seen++)
        left = 1 + fair(random, most)
      }
      game.act(state, side, decided(ruleset, state, side, random), dice)
    }
  }
}

const decided = (ruleset: PlayedRuleset, state: unknown, side: string, random: Random): AnyOrder => {
  const { game } = gameOf(ruleset)
  const staff = {
    side,
    random,
    check: (order: AnyOrder) => game.check(state, side, order),
    sample: () => game.sample(state, side, random),
  }
  if (fair(random, 5) > 0)
    for (const { order } of ruleset.doctrine?.wishes(game.view(state, side), staff).candidates ?? [])
      if (!staff.check(order)) return order
  return staff.sample()
}
