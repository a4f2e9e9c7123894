import { baseRow, distance, neighbours } from './grid.ts'
import { type Country, type SideName, type State, type ZoneNumber, zoneAt } from './state.ts'
import { TRENCH_ZONE } from './tables/index.ts'

/** Something about each side: zones are replaced whole when one changes, so it is worked out once for each map of them. */
export type PerMap<T> = Readonly<Record<SideName, WeakMap<State['zones'], T>>>

const connectedOn: PerMap<ReadonlySet<ZoneNumber>> = { a: new WeakMap(), b: new WeakMap() }
const nearestOn: PerMap<(number | undefined)[]> = { a: new WeakMap(), b: new WeakMap() }

const bordersOn = (state: State, zone: ZoneNumber, side: SideName): boolean => {
  for (const next of neighbours(state.country, zone)) if (state.zones[next]?.owner === side) return true
  return false
}

/** GF-SCALE-05 */
export const isFrontLine = (state: State, zone: ZoneNumber): boolean =>
  bordersOn(state, zone, zoneAt(state, zone).owner === 'a' ? 'b' : 'a')

/** GF-ATT-01: zones to the nearest ground the enemy of a side holds; infinite if he holds none. */
export const toEnemyLines = (state: State, zone: ZoneNumber, side: SideName): number => {
  const { zones } = state
  let known = nearestOn[side].get(zones)
  if (!known) {
    known = []
    nearestOn[side].set(zones, known)
  }
  let nearest = known[zone]
  if (nearest === undefined) {
    nearest = nearestEnemyLines(state, zone, side)
    known[zone] = nearest
  }
  return nearest
}

const nearestEnemyLines = ({ zones, country }: State, zone: ZoneNumber, side: SideName): number => {
  let nearest = Number.POSITIVE_INFINITY
  for (let other = 0; other < zones.length; other++) {
    if (zones[other]?.owner !== side) nearest = Math.min(nearest, distance(country, zone, other))
  }
  return nearest
}

/** GF-SCALE-05 */
export const isTrenchZone = (state: State, zone: ZoneNumber): boolean =>
  toEnemyLines(state, zone, zoneAt(state, zone).owner) <= TRENCH_ZONE

/** GF-SCALE-12: the zones of a side that a chain of its own joins to its base line. */
export const connectedZones = (state: State, side: SideName): ReadonlySet<ZoneNumber> => {
  const known = connectedOn[side].get(state.zones)
  if (known) return known
  const found = chained(state.country, side, (zone) => state.zones[zone]?.owner === side)
  connectedOn[side].set(state.zones, found)
  return found
}

/** The zones that a chain of zones of a kind joins to a side's base line. */
export const chained = (
  country: Country,
  side: SideName,
  isLink: (zone: ZoneNumber) => boolean,
): ReadonlySet<ZoneNumber> => {
  const found = new Set<ZoneNumber>()
  const open: ZoneNumber[] = []
  const reach = (zone: ZoneNumber): void => {
    if (found.has(zone) || !isLink(zone)) return
    found.add(zone)
    open.push(zone)
  }
  const first = baseRow(country, side) * country.columns
  for (let zone = first; zone < first + country.columns; zone++) reach(zone)
  for (let zone = open.pop(); zone !== undefined; zone = open.pop()) {
    for (const next of neighbours(country, zone)) reach(next)
  }
  return found
}
