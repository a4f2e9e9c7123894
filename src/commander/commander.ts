import type { Random } from '#kernel/chance/random.ts'
import type { Commander, Decision, Doctrine, Staff, Wish, Wishes } from '#kernel/game/commander.ts'
import type { Game, Side } from '#kernel/game/game.ts'

/** Gives any legal order; it needs no view. */
export const random: Commander = (_view, staff) => ({ order: staff.sample(), why: 'Chosen at random.' })

/** The first wishes that the rules allow, so many at most. */
export const legalWishes = ({ candidates }: Wishes, staff: Staff, most: number): readonly Wish[] => {
  const found: Wish[] = []
  for (const wish of candidates) {
    if (staff.check(wish.order)) continue
    found.push(wish)
    if (found.length === most) break
  }
  return found
}

/** Any legal order, where no wish is. */
export const anyLegal = (staff: Staff): Decision => ({
  order: staff.sample(),
  why: 'There is nothing better to do.',
})

/** Does what its doctrine would like best. */
export const commanderBy =
  (doctrine: Doctrine): Commander =>
  (view, staff) =>
    legalWishes(doctrine.wishes(view(), staff), staff, 1)[0] ?? anyLegal(staff)

/** What the commander of a side may ask about a state that it does not see itself. */
export const staffOf = (game: Game, state: unknown, side: Side, chance: Random): Staff => ({
  side,
  random: chance,
  check: (order) => game.check(state, side, order),
  sample: () => game.sample(state, side, chance),
})
