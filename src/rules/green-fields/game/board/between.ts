import { memo } from '#kernel/memo.ts'
import { crosses, goingOf, type Step } from '../../reckoning/going.ts'
import { columnOf, rowOf, zoneOn } from '../../reckoning/grid.ts'
import type { Gait, Going } from '../../tables/index.ts'
import type { Water } from '../../vocabulary.ts'
import type { State } from '../state.ts'
import type { ZoneNumber } from '../zone.ts'
import type { Country } from './country.ts'
import { zoneAt } from './zones.ts'

/** The survey by pairs of zones, drawn up once for each country. */
interface Survey {
  readonly roads: ReadonlySet<number>
  readonly onRoad: ReadonlySet<ZoneNumber>
  readonly water: ReadonlyMap<number, number>
}

const pair = ({ elevation }: Country, one: ZoneNumber, other: ZoneNumber): number =>
  Math.min(one, other) * elevation.length + Math.max(one, other)

const surveyOf = memo((country: Country): Survey => {
  const roads = new Set<number>()
  for (const road of country.roads) {
    road.forEach((zone, i) => {
      const next = road[i + 1]
      if (next !== undefined) roads.add(pair(country, zone, next))
    })
  }
  const water = new Map(
    country.water.map(({ between: [one, other] }, edge) => [pair(country, one, other), edge]),
  )
  return { roads, onRoad: new Set(country.roads.flat()), water }
})

/** The number of a water edge in the survey; -1 if there is none. */
export const waterEdge = ({ country }: State, one: ZoneNumber, other: ZoneNumber): number =>
  surveyOf(country).water.get(pair(country, one, other)) ?? -1

/** GF-TERR-08: whether a listed road leads from one zone to the next, whatever its state. */
export const roadLeads = ({ country }: State, from: ZoneNumber, to: ZoneNumber): boolean =>
  surveyOf(country).roads.has(pair(country, from, to))

export const isOnRoad = ({ country }: Pick<State, 'country'>, zone: ZoneNumber): boolean =>
  surveyOf(country).onRoad.has(zone)

/** GF-TERR-08, GF-TERR-10 */
const isRoadStep = (state: State, from: ZoneNumber, to: ZoneNumber): boolean => {
  if (zoneAt(state, to).track === 'laid') return true
  return roadLeads(state, from, to) && !zoneAt(state, from).roadCut && !zoneAt(state, to).roadCut
}

interface Crossing {
  readonly water: Water
  readonly bridged: boolean
}

const DRY: Crossing = { water: 'none', bridged: false }

const straight = (state: State, from: ZoneNumber, to: ZoneNumber): Crossing => {
  const edge = waterEdge(state, from, to)
  const water = state.country.water[edge]?.water
  return water ? { water, bridged: state.bridges[edge] === 'intact' } : DRY
}

/** The worse of two crossings for a unit that goes over both. */
const both = (state: State, gait: Gait, first: Crossing, second: Crossing, to: ZoneNumber): Crossing =>
  crosses(stepOn(state, to, first, false), gait) ? second : first

const stepOn = (state: State, to: ZoneNumber, { water, bridged }: Crossing, road: boolean): Step => {
  const { ground, trench } = zoneAt(state, to)
  return { ground, trench, road, embankment: state.country.embankment[to] ?? false, water, bridged }
}

/** GF-TERR-05: the way round one of the two corners that is not closed to the unit, if there is one. */
const diagonal = (state: State, from: ZoneNumber, to: ZoneNumber, gait: Gait): Crossing => {
  const { country } = state
  let worst = DRY
  const corners = [
    zoneOn(country, columnOf(country, from), rowOf(country, to)),
    zoneOn(country, columnOf(country, to), rowOf(country, from)),
  ]
  for (const corner of corners) {
    if (corner === undefined) continue
    const way = both(state, gait, straight(state, from, corner), straight(state, corner, to), to)
    if (crosses(stepOn(state, to, way, false), gait)) return way
    worst = way
  }
  return worst
}

/** One step from a zone to a neighbour, as the movement procedure takes it. */
export const stepBetween = (state: State, from: ZoneNumber, to: ZoneNumber, gait: Gait): Step => {
  const { country } = state
  const road = isRoadStep(state, from, to)
  if (country.water.length === 0) return stepOn(state, to, DRY, road)
  const aslant =
    columnOf(country, from) !== columnOf(country, to) && rowOf(country, from) !== rowOf(country, to)
  const crossing = aslant ? diagonal(state, from, to, gait) : straight(state, from, to)
  return stepOn(state, to, crossing, road)
}

/** What a step to a neighbour is like to whoever goes so. */
interface Pace {
  readonly going: Going
  readonly road: boolean
}

type Paces = Partial<Record<Gait, (Pace | undefined)[]>>

/** The ground that one walks on, as long as it stays as it is: zones change far more often in other things. */
export interface Footing {
  readonly zones: State['zones']
  readonly bridges: State['bridges']
  /** The steps looked at so far. */
  readonly paces: Paces
}

const isAsWalked = (zones: State['zones'], before: State['zones']): boolean => {
  if (zones.length !== before.length) return false
  for (let i = 0; i < zones.length; i++) {
    const zone = zones[i]
    const then = before[i]
    if (zone === then) continue
    if (zone?.ground !== then?.ground || zone?.trench !== then?.trench) return false
    if (zone?.roadCut !== then?.roadCut || zone?.track !== then?.track) return false
  }
  return true
}

const footingIn = memo((_: Country) => {
  let last: Footing | undefined
  // The zones that were last found to be as walked: whoever looks for a way asks many times.
  let same: State['zones'] | undefined
  return (zones: State['zones'], bridges: State['bridges']): Footing => {
    if (last && last.bridges === bridges && zones === same) return last
    if (!last || last.bridges !== bridges || !isAsWalked(zones, last.zones))
      last = { zones, bridges, paces: {} }
    same = zones
    return last
  }
})

export const footingOf = ({ country, zones, bridges }: State): Footing => footingIn(country)(zones, bridges)

/** How a unit gets on from a zone to a neighbour. */
export const paceBetween = (
  state: State,
  { paces: known }: Footing,
  from: ZoneNumber,
  to: ZoneNumber,
  gait: Gait,
): Pace => {
  const { country } = state
  known[gait] ??= []
  const paces = known[gait]
  const up = rowOf(country, to) - rowOf(country, from) + 1
  const across = columnOf(country, to) - columnOf(country, from) + 1
  const place = from * 9 + up * 3 + across
  let pace = paces[place]
  if (!pace) {
    const step = stepBetween(state, from, to, gait)
    pace = { going: goingOf(step, gait), road: step.road }
    paces[place] = pace
  }
  return pace
}
