import { memo, recentMemo } from '#kernel/memo.ts'
import { baseRow, distance, neighbours } from '../../reckoning/grid.ts'
import { TRENCH_ZONE } from '../../tables/index.ts'
import { eachSide, otherSide, type SideName } from '../sides.ts'
import type { State } from '../state.ts'
import type { ZoneNumber } from '../zone.ts'
import type { Country } from './country.ts'
import { zoneAt } from './zones.ts'

/** Who holds which zones, and what of it has been asked about. */
interface Holdings {
  readonly country: Country
  readonly owners: readonly SideName[]
  readonly of: Readonly<Record<SideName, readonly ZoneNumber[]>>
  /** Distances to the enemy of each side. */
  readonly toEnemy: Readonly<Record<SideName, (number | undefined)[]>>
}

type Ground = Pick<State, 'country' | 'zones'>

const drawnUp = (country: Country, zones: State['zones']): Holdings => {
  const of: Record<SideName, ZoneNumber[]> = { a: [], b: [] }
  zones.forEach(({ owner }, zone) => {
    of[owner].push(zone)
  })
  return { country, owners: zones.map(({ owner }) => owner), of, toEnemy: { a: [], b: [] } }
}

const isAsHeld = (zones: State['zones'], { owners }: Holdings): boolean => {
  if (zones.length !== owners.length) return false
  for (let zone = 0; zone < owners.length; zone++) if (zones[zone]?.owner !== owners[zone]) return false
  return true
}

/** The same answer until a zone changes hands: zones change far more often than their owners. */
const holdingsIn = memo((country: Country) => {
  let holdings: Holdings | undefined
  return recentMemo((zones: State['zones']): Holdings => {
    if (!holdings || !isAsHeld(zones, holdings)) holdings = drawnUp(country, zones)
    return holdings
  })
})

const holdingsOn = ({ country, zones }: Ground): Holdings => holdingsIn(country)(zones)

/** The zones of a side. */
export const heldBy = (ground: Ground, side: SideName): readonly ZoneNumber[] => holdingsOn(ground).of[side]

/** Whether a zone touches ground of a side. */
export const bordersOn = (state: State, zone: ZoneNumber, side: SideName): boolean => {
  for (const next of neighbours(state.country, zone)) if (state.zones[next]?.owner === side) return true
  return false
}

/** GF-SCALE-05 */
export const isFrontLine = (state: State, zone: ZoneNumber): boolean =>
  bordersOn(state, zone, zoneAt(state, zone).owner === 'a' ? 'b' : 'a')

/** GF-ATT-01: zones to the nearest ground the enemy of a side holds; infinite if he holds none. */
export const toEnemyLines = (state: State, zone: ZoneNumber, side: SideName): number => {
  const holdings = holdingsOn(state)
  const known = holdings.toEnemy[side]
  let away = known[zone]
  if (away === undefined) {
    away = Number.POSITIVE_INFINITY
    for (const other of holdings.of[otherSide(side)])
      away = Math.min(away, distance(state.country, zone, other))
    known[zone] = away
  }
  return away
}

/** GF-SCALE-05 */
export const isTrenchZone = (state: State, zone: ZoneNumber): boolean =>
  toEnemyLines(state, zone, zoneAt(state, zone).owner) <= TRENCH_ZONE

const connected = eachSide((side) =>
  recentMemo(
    ({ country, owners }: Holdings): ReadonlySet<ZoneNumber> =>
      chained(country, side, (zone) => owners[zone] === side),
  ),
)

/** GF-SCALE-12: the zones of a side that a chain of its own joins to its base line. */
export const connectedZones = (state: State, side: SideName): ReadonlySet<ZoneNumber> =>
  connected[side](holdingsOn(state))

/** The zones that a chain of zones of a kind joins to a side's base line. */
export const chained = (
  country: Country,
  side: SideName,
  isLink: (zone: ZoneNumber) => boolean,
): ReadonlySet<ZoneNumber> => {
  const found: ZoneNumber[] = []
  const open: ZoneNumber[] = []
  const isKnown = country.elevation.map(() => false)
  const reach = (zone: ZoneNumber): void => {
    if (isKnown[zone]) return
    isKnown[zone] = true
    if (!isLink(zone)) return
    found.push(zone)
    open.push(zone)
  }
  const first = baseRow(country, side) * country.columns
  for (let zone = first; zone < first + country.columns; zone++) reach(zone)
  for (let zone = open.pop(); zone !== undefined; zone = open.pop()) {
    for (const next of neighbours(country, zone)) reach(next)
  }
  return new Set(found)
}
