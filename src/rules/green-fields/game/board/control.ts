import { TRENCH_ZONE } from '../../tables/index.ts'
import { remembered } from '../remembered.ts'
import { eachSide, otherSide, type SideName } from '../sides.ts'
import type { State } from '../state.ts'
import type { ZoneNumber } from '../zone.ts'
import type { Country } from './country.ts'
import { baseRow, distance, neighbours } from './grid.ts'
import { zoneAt } from './zones.ts'

/** Who holds which zones. */
interface Holdings {
  readonly country: Country
  readonly owners: readonly SideName[]
  readonly of: Readonly<Record<SideName, readonly ZoneNumber[]>>
}

const drawnUp = ({ country, zones }: Ground): Holdings => {
  const of: Record<SideName, ZoneNumber[]> = { a: [], b: [] }
  zones.forEach(({ owner }, zone) => {
    of[owner].push(zone)
  })
  return { country, owners: zones.map(({ owner }) => owner), of }
}

const isAsHeld = ({ country, zones }: Ground, { country: known, owners }: Holdings): boolean => {
  if (country !== known || zones.length !== owners.length) return false
  for (let zone = 0; zone < owners.length; zone++) if (zones[zone]?.owner !== owners[zone]) return false
  return true
}

type Ground = Pick<State, 'country' | 'zones'>

let lastZones: State['zones'] | undefined
let lastHoldings: Holdings | undefined

/** The same object until a zone changes hands, so that what follows from it need not be worked out again. */
const holdingsOn = (ground: Ground): Holdings => {
  if (!lastHoldings || (ground.zones !== lastZones && !isAsHeld(ground, lastHoldings)))
    lastHoldings = drawnUp(ground)
  lastZones = ground.zones
  return lastHoldings
}

/** The zones of a side. */
export const heldBy = (ground: Ground, side: SideName): readonly ZoneNumber[] => holdingsOn(ground).of[side]

const bordersOn = (state: State, zone: ZoneNumber, side: SideName): boolean => {
  for (const next of neighbours(state.country, zone)) if (state.zones[next]?.owner === side) return true
  return false
}

/** GF-SCALE-05 */
export const isFrontLine = (state: State, zone: ZoneNumber): boolean =>
  bordersOn(state, zone, zoneAt(state, zone).owner === 'a' ? 'b' : 'a')

/** Distances to the enemy of a side, as far as they were asked for. */
const nearest = eachSide(() => remembered((_: Holdings): (number | undefined)[] => []))

/** GF-ATT-01: zones to the nearest ground the enemy of a side holds; infinite if he holds none. */
export const toEnemyLines = (state: State, zone: ZoneNumber, side: SideName): number => {
  const holdings = holdingsOn(state)
  const known = nearest[side](holdings)
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
  remembered(
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
