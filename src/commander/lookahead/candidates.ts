import { alike } from '#kernel/alike.ts'
import type { Doctrine, Staff, Wish, Wishes } from '#kernel/game/commander.ts'
import { legalWishes } from '../commander.ts'

/** A wish, and the doctrine it comes from: who wished it goes on as he thinks. */
export interface Candidate extends Wish {
  readonly by: Doctrine
}

/**
 * What is worth thinking through, so many at most: the doctrine's first wishes, and if it has few, what other tempers would do
 * first.
 */
export const candidatesOf = (
  wishes: Wishes,
  doctrine: Doctrine,
  others: readonly Doctrine[],
  view: unknown,
  staff: Staff,
  most: number,
): readonly Candidate[] => {
  const found: Candidate[] = legalWishes(wishes, staff, most).map((wish) => ({ ...wish, by: doctrine }))
  for (const other of others) {
    if (found.length >= most) break
    const [first] = legalWishes(other.wishes(view, staff), staff, 1)
    if (first && !found.some(({ order }) => alike(order, first.order))) found.push({ ...first, by: other })
  }
  return found
}
