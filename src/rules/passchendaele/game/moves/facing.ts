import type { Box, Footprint } from '../../../../kernel/geometry/footprint.ts'
import { within } from '../../../../kernel/geometry/gap.ts'
import type { Surroundings } from '../../../../table/travel.ts'
import type { TurningRoom } from '../../../../table/turning.ts'
import { CONTACT, INCH } from '../../tables/index.ts'
import type { Table } from '../state.ts'

/** Less than anything on the table is measured by. */
const A_HAIR = 1e-6

/** PA-GEO-05: strictly closer than the limit. */
export const inContact = (a: Footprint, b: Footprint): boolean => within(a, b, CONTACT * INCH - A_HAIR)

/** PA-GEO-11: what may hinder the bases of a unit from turning. */
export const turningRoom = (table: Table, around: Surroundings<Box>): TurningRoom => ({
  table,
  enemies: around.enemies,
  taken: [...around.friends, ...around.closed, ...around.bridged],
  inContact,
})
