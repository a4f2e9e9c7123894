import { baseRow, distance, neighbours } from './grid.ts'
import { type Country, type SideName, type State, type ZoneNumber, zoneAt } from './state.ts'
import { TRENCH_ZONE } from './tables/index.ts'

const bordersOn = (state: State, zone: ZoneNumber, side: SideName): boolean => {
  for (const next of neighbours(state.country, zone)) if (state.zones[next]?.owner === side) return true
  return false
}

/** GF-SCALE-05 */
export const isFrontLine = (state: State, zone: ZoneNumber): boolean =>
  bordersOn(state, zone, zoneAt(state, zone).owner === 'a' ? 'b' : 'a')

/** GF-ATT-01: zones to the nearest ground the enemy of a side holds; infinite if he holds none. */
export const toEnemyLines = (state: State, zone: ZoneNumber, side: SideName): number => {
  const { zones, country } = state
  let nearest = Number.POSITIVE_INFINITY
  for (let other = 0; other < zones.length; other++) {
    if (zones[other]?.owner !== side) nearest = Math.min(nearest, distance(country, zone, other))
  }
  return nearest
}

/** GF-SCALE-05 */
export const isTrenchZone = (state: State, zone: ZoneNumber): boolean =>
  toEnemyLines(state, zone, zoneAt(state, zone).owner) <= TRENCH_ZONE

type Connected = Partial<Record<SideName, ReadonlySet<ZoneNumber>>>

/** Zones are replaced whole when one changes, so what is connected is worked out once for each map of them. */
const connectedOn = new WeakMap<State['zones'], Connected>()

/** GF-SCALE-12: the zones of a side that a chain of its own joins to its base line. */
export const connectedZones = (state: State, side: SideName): ReadonlySet<ZoneNumber> => {
  const known = connectedOn.get(state.zones)
  const before = known?.[side]
  if (before) return before
  const found = chained(state.country, side, (zone) => state.zones[zone]?.owner === side)
  connectedOn.set(state.zones, { ...known, [side]: found })
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
