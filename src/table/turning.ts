import { angleBetween, eastward, HALF, type Heading, northward, turned } from '#kernel/geometry/angle.ts'
import { centredOnTable, type TableSize, whollyOnTable } from '#kernel/geometry/bounds.ts'
import type { Footprint } from '#kernel/geometry/footprint.ts'
import { overlaps } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Stood } from './stand.ts'

export type TurnHindrance = 'contact' | 'overlap' | 'off-table' | 'pushed-off'

/** All that may hinder stands of a unit from turning. */
export interface TurningRoom {
  readonly table: TableSize
  readonly enemies: readonly Footprint[]
  /** Other units, and ground on which nobody stands. */
  readonly taken: readonly Footprint[]
  /** Whether two are in contact. */
  inContact(a: Footprint, b: Footprint): boolean
}

const stays = (before: Footprint, after: Footprint): boolean =>
  before.heading === after.heading && before.centre.x === after.centre.x && before.centre.y === after.centre.y

/** Why stands of a unit may not all come to stand so at once: only their end position is looked at. */
export const turnHindrance = (
  { table, enemies, taken, inContact }: TurningRoom,
  stands: readonly Footprint[],
  places: readonly Footprint[],
): TurnHindrance | undefined => {
  for (const [i, before] of stands.entries()) {
    const after = places[i]
    if (!after || stays(before, after)) continue
    if (enemies.some((enemy) => inContact(before, enemy) || inContact(after, enemy))) return 'contact'
    if (taken.some((other) => overlaps(after, other))) return 'overlap'
    if (places.some((other, j) => j !== i && overlaps(after, other))) return 'overlap'
    if (!centredOnTable(table, after)) return 'pushed-off'
    if (!whollyOnTable(table, after) && whollyOnTable(table, before)) return 'off-table'
  }
  return undefined
}

/** What a turn costs if half a circle costs so much. */
export const costOfTurn = (from: Heading, to: Heading, half: number): number =>
  (half * angleBetween(from, to)) / HALF

/** A body shifted and wheeled about a pivot; its members keep their places to one another. */
export const wheeled = <S extends Stood>(
  stands: readonly S[],
  pivot: Point,
  by: Point,
  turn: number,
): readonly S[] => {
  const sine = eastward(turn)
  const cosine = northward(turn)
  return stands.map((stand) => {
    const x = stand.centre.x - pivot.x
    const y = stand.centre.y - pivot.y
    return {
      ...stand,
      centre: {
        x: pivot.x + by.x + Math.round(x * cosine + y * sine),
        y: pivot.y + by.y + Math.round(y * cosine - x * sine),
      },
      heading: turned(stand.heading, turn),
    }
  })
}
