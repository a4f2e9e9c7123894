import type { Heading } from '../../../../kernel/geometry/angle.ts'
import { type Box, overlaps, within } from '../../../../kernel/geometry/box.ts'
import { CONTACT } from '../../tables/index.ts'
import { whollyOnTable } from '../board/ground.ts'
import { INCH } from '../board/measures.ts'
import type { Table } from '../state.ts'
import type { Surroundings } from './surroundings.ts'

/** Less than anything on the table is measured by. */
const A_HAIR = 1e-6

/** PA-GEO-05: strictly closer than the limit. */
export const inContact = (a: Box, b: Box): boolean => within(a, b, CONTACT * INCH - A_HAIR)

export const turnedTo = (box: Box, heading: Heading): Box => ({
  centre: box.centre,
  heading,
  width: box.width,
  depth: box.depth,
})

export type TurnReason = 'contact' | 'overlap' | 'off-table'

/** PA-GEO-11: why a base may not turn that way where it stands; none if it may. */
export const turnReason = (
  table: Table,
  box: Box,
  heading: Heading,
  around: Surroundings,
  comrades: readonly Box[],
): TurnReason | undefined => {
  if (heading === box.heading) return undefined
  const turnedBox = turnedTo(box, heading)
  for (const enemy of around.enemies) {
    if (inContact(box, enemy) || inContact(turnedBox, enemy)) return 'contact'
  }
  for (const list of [around.friends, around.closed, around.bridged, comrades]) {
    for (const other of list) if (overlaps(turnedBox, other)) return 'overlap'
  }
  return whollyOnTable(table, turnedBox) || !whollyOnTable(table, box) ? undefined : 'off-table'
}
