import type { Random } from '../kernel/chance/random.ts'
import type { Commander, Staff } from '../kernel/game/commander.ts'
import type { Game, Side } from '../kernel/game/game.ts'
import type { Ruleset } from '../kernel/game/ruleset.ts'

/** Gives any legal order; it needs no view. */
export const random: Commander = (_view, staff) => ({ order: staff.sample(), why: 'Chosen at random.' })

/** The computer players of a rule set by name, its own first. */
export const commandersOf = ({
  commanders = {},
}: Pick<Ruleset, 'commanders'>): ReadonlyMap<string, Commander> =>
  new Map([...Object.entries(commanders), ['random', random]])

/** What the commander of a side may ask about a state that it does not see itself. */
export const staffOf = (game: Game, state: unknown, side: Side, chance: Random): Staff => ({
  side,
  random: chance,
  check: (order) => game.check(state, side, order),
  sample: () => game.sample(state, side, chance),
})
