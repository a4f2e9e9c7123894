import type { Random } from '../kernel/chance/random.ts'
import type { Commander, Decision, Doctrine, Staff, Wishes } from '../kernel/game/commander.ts'
import type { Game, Side } from '../kernel/game/game.ts'
import type { Ruleset } from '../kernel/game/ruleset.ts'

/** Gives any legal order; it needs no view. */
export const random: Commander = (_view, staff) => ({ order: staff.sample(), why: 'Chosen at random.' })

/** The first wish that the rules allow; any legal order if they allow none. */
const firstLegal = ({ candidates }: Wishes, staff: Staff): Decision => {
  for (const wish of candidates) if (!staff.check(wish.order)) return wish
  return { order: staff.sample(), why: 'There is nothing better to do.' }
}

/** Does what its doctrine would like best. */
export const commanderBy =
  (doctrine: Doctrine): Commander =>
  (view, staff) =>
    firstLegal(doctrine.wishes(view(), staff), staff)

/** The names of the computer players of a rule set, the best first; the best judges by a doctrine. */
export const commanderNames = (judges: boolean): readonly string[] => [
  ...(judges ? ['commander'] : []),
  'random',
]

/** The computer players of a rule set by name, the best first. */
export const commandersOf = ({ doctrine }: Pick<Ruleset, 'doctrine'>): ReadonlyMap<string, Commander> =>
  new Map(
    commanderNames(doctrine !== undefined).map((name) => [
      name,
      doctrine && name !== 'random' ? commanderBy(doctrine) : random,
    ]),
  )

/** What the commander of a side may ask about a state that it does not see itself. */
export const staffOf = (game: Game, state: unknown, side: Side, chance: Random): Staff => ({
  side,
  random: chance,
  check: (order) => game.check(state, side, order),
  sample: () => game.sample(state, side, chance),
})
