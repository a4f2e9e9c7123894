import { memo, recentMemo } from '#kernel/memo.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { allowanceOf, bonusFor, type Mover } from '../../../reckoning/going.ts'
import { baseRow, distance, neighbours, rowOf } from '../../../reckoning/grid.ts'
import { MOST_IN_ZONE } from '../../../tables/index.ts'
import { type Footing, footingOf, paceBetween } from '../../board/between.ts'
import { moverFor } from '../../board/retreat.ts'
import { knowsEnemiesIn } from '../../board/zones.ts'
import { eachSide, otherSide } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isCombatUnit, type Unit } from '../../unit.ts'
import { OFF_BOARD, type ZoneNumber } from '../../zone.ts'
import { exitRefusal, hindrance, wayRefusal } from './path.ts'

/** A way that a unit may go as far as its side knows: one step, and the way before it. */
interface Way {
  readonly unit: Unit
  readonly mover: Mover
  readonly zone: ZoneNumber
  readonly before: Way | undefined
  readonly far: number
  readonly onRoad: number
  /** The ground or the enemy lets it go no farther. */
  readonly ended: boolean
}

/** The way of a unit that has yet to make its first step; none if it does not go on the ground. */
const outset = (unit: Unit): Way | undefined => {
  const mover = moverFor(unit)
  return mover && { unit, mover, zone: unit.place, before: undefined, far: 0, onRoad: 0, ended: false }
}

/** A way made one step longer; undefined if the unit cannot go it. */
const extended = (state: State, footing: Footing, way: Way, to: ZoneNumber): Way | undefined => {
  const { unit, mover, ended, zone: from } = way
  if (ended) return undefined
  const { going, road } = paceBetween(state, footing, from, to, mover.gait)
  if (going === 'closed') return undefined
  const far = way.far + 1
  const onRoad = way.onRoad + (road ? 1 : 0)
  if (far > allowanceOf(mover) + bonusFor(onRoad, mover, SILENT)) return undefined
  if (hindrance(state, unit, from, to, true)) return undefined
  const stops = going === 'ends' || knowsEnemiesIn(state, to, unit.side)
  return { unit, mover, zone: to, before: way, far, onRoad, ended: stops }
}

/** The zones of a way, the first step first. */
const zonesOf = (way: Way): readonly ZoneNumber[] => {
  const zones: ZoneNumber[] = []
  for (let at: Way = way; at.before; at = at.before) zones[at.far - 1] = at.zone
  return zones
}

/**
 * The ways from where a unit stands, shorter ones first: one for each zone, length and number of steps by road. A way that is
 * no shorter than another to the same zone, and goes no more by road, leads nowhere that the other does not.
 */
const waysOver = (state: State, footing: Footing, unit: Unit): readonly Way[] => {
  const first = outset(unit)
  if (!first) return []
  const ways = [first]
  const seen = new Set<number>()
  const mostOnRoad: number[] = []
  for (const way of ways) {
    if (way.ended) continue
    for (const next of neighbours(state.country, way.zone)) {
      const longer = next === unit.place ? undefined : extended(state, footing, way, next)
      if (!longer || longer.onRoad <= (mostOnRoad[next] ?? -1)) continue
      const key = (next * 10 + longer.far) * 10 + longer.onRoad
      if (seen.has(key)) continue
      seen.add(key)
      if (!longer.ended) mostOnRoad[next] = longer.onRoad
      ways.push(longer)
    }
  }
  return ways
}

/** Ways found on some ground, as long as the same zones are known to be the enemy's. */
interface Found {
  occupied: string
  readonly ways: Map<string, readonly Way[]>
}

const foundOn = memo((_: Footing) => eachSide((): Found => ({ occupied: '', ways: new Map() })))

/** The zones in which a side knows of enemies. */
const occupiedBy = eachSide((side) =>
  recentMemo((units: State['units']): { readonly zones: string } => {
    const zones: ZoneNumber[] = []
    for (const unit of units)
      if (unit.place >= 0 && unit.revealed && unit.side === side) zones.push(unit.place)
    return { zones: zones.sort((one, other) => one - other).join() }
  }),
)

/** Nothing but the ground and the enemies he knows of keeps such a one from going where he likes. */
const goesFreely = (unit: Unit): boolean =>
  isCombatUnit(unit) && unit.status === 'steady' && unit.duty !== 'entrenching'

const waysFrom = (state: State, unit: Unit): readonly Way[] => {
  const footing = footingOf(state)
  if (!goesFreely(unit)) return waysOver(state, footing, unit)
  const found = foundOn(footing)[unit.side]
  const { zones } = occupiedBy[otherSide(unit.side)](state.units)
  if (found.occupied !== zones) {
    found.occupied = zones
    found.ways.clear()
  }
  const key = `${unit.place} ${unit.type} ${unit.mounted ? unit.mount : ''}`
  let ways = found.ways.get(key)
  if (!ways) {
    ways = waysOver(state, footing, unit)
    found.ways.set(key, ways)
  }
  return ways
}

/** The ways of units that go together, before their first step; none if one of them cannot go. */
export const outsetTogether = (units: readonly Unit[]): readonly Way[] | undefined => {
  const ways: Way[] = []
  for (const unit of units) {
    const way = outset(unit)
    if (!way) return undefined
    ways.push(way)
  }
  return ways
}

/** All of them one step farther; undefined if one of them cannot go it. */
export const extendedTogether = (
  state: State,
  ways: readonly Way[],
  to: ZoneNumber,
): readonly Way[] | undefined => {
  const footing = footingOf(state)
  const longer: Way[] = []
  for (const way of ways) {
    const one = extended(state, footing, way, to)
    if (!one) return undefined
    longer.push(one)
  }
  return longer
}

/** Whether units of one zone can go a way together, as far as their side knows; why not is for `wayRefusal` to say. */
export const canGoTogether = (state: State, units: readonly Unit[], path: readonly ZoneNumber[]): boolean => {
  let ways = outsetTogether(units)
  let from = units[0]?.place ?? OFF_BOARD
  for (const to of path) {
    if (!ways || distance(state.country, from, to) !== 1) return false
    ways = extendedTogether(state, ways, to)
    from = to
  }
  return ways !== undefined
}

export interface Ways {
  /** For each zone in which the unit could end its move, the shortest way there. */
  readonly to: ReadonlyMap<ZoneNumber, readonly ZoneNumber[]>
  /** The shortest way over the enemy's edge; empty from where it stands, none if it is too far. */
  readonly out: readonly ZoneNumber[] | undefined
}

/** How many of each side stand in each zone. */
const crowdsOf = eachSide((side) =>
  recentMemo((units: State['units']): readonly (number | undefined)[] => {
    const crowds: number[] = []
    for (const unit of units)
      if (unit.side === side && unit.place >= 0) crowds[unit.place] = (crowds[unit.place] ?? 0) + 1
    return crowds
  }),
)

/** Where a unit could go by itself, as far as its side knows. */
export const waysOf = (state: State, unit: Unit): Ways => {
  const to = new Map<ZoneNumber, readonly ZoneNumber[]>()
  const crowds = crowdsOf[unit.side](state.units)
  const theirRow = baseRow(state.country, otherSide(unit.side))
  let out: readonly ZoneNumber[] | undefined
  for (const way of waysFrom(state, unit)) {
    const { zone } = way
    if (way.before && !to.has(zone) && (crowds[zone] ?? 0) < MOST_IN_ZONE) to.set(zone, zonesOf(way))
    if (out || rowOf(state.country, zone) !== theirRow || exitRefusal(state, [unit], zone)) continue
    const path = zonesOf(way)
    if (!wayRefusal(state, [unit], path, true)) out = path
  }
  return { to, out }
}
