import { columnOf, rowOf, zoneOn } from './grid.ts'
import { crosses, type Step } from './procedures/going.ts'
import { type State, type ZoneNumber, zoneAt } from './state.ts'
import type { Gait } from './tables/index.ts'
import type { Water } from './vocabulary.ts'

/** The number of a water edge in the survey; -1 if there is none. */
export const waterEdge = ({ country }: State, one: ZoneNumber, other: ZoneNumber): number =>
  country.water.findIndex(({ between: [a, b] }) => (a === one && b === other) || (a === other && b === one))

/** GF-TERR-08: whether a listed road leads from one zone to the next, whatever its state. */
export const roadLeads = ({ country }: State, from: ZoneNumber, to: ZoneNumber): boolean =>
  country.roads.some((road) =>
    road.some((zone, i) => (zone === from && road[i + 1] === to) || (zone === to && road[i + 1] === from)),
  )

export const isOnRoad = ({ country }: State, zone: ZoneNumber): boolean =>
  country.roads.some((road) => road.includes(zone))

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
  const aslant =
    columnOf(country, from) !== columnOf(country, to) && rowOf(country, from) !== rowOf(country, to)
  const crossing = aslant ? diagonal(state, from, to, gait) : straight(state, from, to)
  return stepOn(state, to, crossing, isRoadStep(state, from, to))
}
