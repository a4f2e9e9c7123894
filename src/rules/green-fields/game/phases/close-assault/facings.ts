import { ahead, columnOf, rowOf } from '../../../reckoning/grid.ts'
import type { Country } from '../../board/country.ts'
import type { SideName } from '../../sides.ts'
import type { ZoneNumber } from '../../zone.ts'

/** The facings of a zone as its defender sees them, in the order in which they are fought (GF-CLOSE-03). */
export const FACINGS = ['front', 'left', 'right', 'rear'] as const
export type Facing = (typeof FACINGS)[number]

/** GF-STACK-04: on which facing an attacker stands by the zone it came from; without one it comes from the front. */
export const facingOf = (
  country: Country,
  zone: ZoneNumber,
  defender: SideName,
  cameFrom: ZoneNumber | null,
): Facing => {
  if (cameFrom === null) return 'front'
  const towardsEnemy = (rowOf(country, cameFrom) - rowOf(country, zone)) * ahead(defender)
  if (towardsEnemy !== 0) return towardsEnemy > 0 ? 'front' : 'rear'
  const rightwards = (columnOf(country, cameFrom) - columnOf(country, zone)) * ahead(defender)
  return rightwards > 0 ? 'right' : 'left'
}
