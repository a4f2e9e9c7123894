import type { Decision, Doctrine, Staff, Weight } from '#kernel/game/commander.ts'
import type { AnyOrder } from '#kernel/game/game.ts'

/** What a player leaves to his staff. */
export interface Delegation {
  /** Units that it leaves alone, because the player has seen to them himself. */
  readonly spared: readonly string[]
  /** The one unit that it orders, if not all. */
  readonly only?: string | undefined
  /** Kinds of orders that are the player's alone, as giving up. */
  readonly never: readonly string[]
}

/** What a staff decides in the player's name, and how much hangs on it. */
export interface Delegated extends Decision {
  readonly matters: Weight
}

/** The units that an order names. */
export const orderedUnits = (order: AnyOrder): readonly string[] =>
  Object.entries(order).flatMap(([field, value]) => {
    if (field === 'unit') return [String(value)]
    return field === 'units' && Array.isArray(value) ? value.map(String) : []
  })

const isLeftTo =
  ({ spared, only, never }: Delegation) =>
  (order: AnyOrder): boolean => {
    if (never.includes(order.kind)) return false
    const units = orderedUnits(order)
    return !units.some((unit) => spared.includes(unit)) && (only === undefined || units.includes(only))
  }

/** The dearest wish that the rules allow and the player has not kept for himself; none if there is no such. */
export const delegated = (
  doctrine: Doctrine,
  view: unknown,
  staff: Staff,
  delegation: Delegation,
): Delegated | undefined => {
  const { matters, candidates } = doctrine.wishes(view, staff, delegation.only)
  const isLeft = isLeftTo(delegation)
  for (const wish of candidates)
    if (isLeft(wish.order) && !staff.check(wish.order)) return { ...wish, matters }
  return undefined
}
