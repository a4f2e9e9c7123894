import { travelToWithin } from '#kernel/geometry/approach.ts'
import { towards } from '#kernel/geometry/direction.ts'
import { standingAt } from '#kernel/geometry/footprint.ts'
import { gap } from '#kernel/geometry/gap.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { travelToContact } from '#kernel/geometry/sweep.ts'
import { chainsOf } from '#table/cohesion.ts'
import { placeAlong } from '#table/going.ts'
import { fromCm, LENGTH_FORGIVEN, TOUCHING } from '../../tables/index.ts'
import type { Stand, State, Unit } from '../state.ts'
import { standsOf } from '../units.ts'
import { countsForCohesion, gapAllowed, keepsCohesion, partsOf } from './cohesion.ts'
import { willNotGo } from './mutinous.ts'
import { whoStops } from './passing.ts'
import { pathCost } from './path-cost.ts'
import { standingFault } from './standing.ts'
import { meetsWire, wireMoverOf } from './wire-gaps.ts'

/** FF-FORM-08: who goes where to close up. */
export interface ClosingUp {
  readonly stand: Stand
  readonly to: Point
  /** Of one move action. */
  readonly cost: number
  /** One of the group that stays. */
  readonly home: string | undefined
}

/** The largest group, or that of the stand which is to stay; of equal ones that with the lowest number. */
export const stayingGroup = (
  groups: readonly (readonly Stand[])[],
  stays: string | undefined,
): readonly Stand[] | undefined =>
  groups.find((group) => group.some(({ id }) => id === stays)) ??
  groups.reduce<readonly Stand[] | undefined>(
    (best, group) => (best && best.length >= group.length ? best : group),
    undefined,
  )

/** How far it may go on a straight way: the cost of one action, and nothing in the way. */
const farthest = (state: State, stand: Stand, goal: Point, wanted: number): number => {
  const way = [stand.centre, goal]
  const mover = wireMoverOf(state, stand)
  const mayGo = (far: number): boolean => {
    const to = placeAlong(way, far)
    if (!to) return false
    const { cost, fault } = pathCost(state, stand, [to], stand.heading)
    return (
      !fault &&
      cost <= 1 &&
      !meetsWire(state, mover, stand.centre, to) &&
      !whoStops(state, { stand, way: [stand.centre, to], target: undefined }) &&
      !standingFault(state, stand, standingAt(stand, to, stand.heading))
    )
  }
  if (mayGo(wanted)) return wanted
  const step = fromCm(0.1)
  let far = Math.floor(wanted / step) * step
  while (far > 0 && !mayGo(far)) far -= step
  return Math.max(0, far)
}

/** The nearest stand of a group. */
const nearestOf = (group: readonly Stand[], stand: Stand): Stand | undefined =>
  group.reduce<Stand | undefined>(
    (best, one) => (best && gap(best, stand) <= gap(one, stand) ? best : one),
    undefined,
  )

/** Straight at the nearest of the group until the gap allowed is reached; raw stands until they touch. */
const closingOf = (
  state: State,
  stand: Stand,
  group: readonly Stand[],
  limit: number,
): ClosingUp | undefined => {
  const nearest = nearestOf(group, stand)
  if (!nearest) return undefined
  const step = towards(stand.centre, nearest.centre)
  const wanted =
    limit <= fromCm(TOUCHING.base)
      ? travelToContact(stand, step, nearest)
      : travelToWithin(stand, step, nearest, limit)
  const most = Math.min(wanted ?? 0, distance(stand.centre, nearest.centre))
  const far = farthest(state, stand, nearest.centre, Math.ceil(most))
  const to = placeAlong([stand.centre, nearest.centre], far)
  if (!to || far <= 0 || willNotGo(state, stand, to)) return undefined
  const { cost } = pathCost(state, stand, [to], stand.heading)
  return { stand, to, cost, home: group[0]?.id }
}

/** The groups that a company has come apart into, of which one stays; none if nobody has to close up, or can. */
export const groupsApart = (state: State, unit: Unit): readonly (readonly Stand[])[] => {
  const limit = gapAllowed(state, unit) + LENGTH_FORGIVEN
  const groups = partsOf(state, standsOf(state, unit.id).filter(countsForCohesion))
    .map((part) => chainsOf(part, [], limit))
    .filter(({ length }) => length > 1)
    .flat()
  return groups.some(([first]) => nextToCloseUp(state, unit, first?.id, [])) ? groups : []
}

/** The next of a company's stands that closes up; none if all are together, or none can. */
export const nextToCloseUp = (
  state: State,
  unit: Unit,
  stays: string | undefined,
  gone: readonly string[],
): ClosingUp | undefined => {
  if (!keepsCohesion(unit)) return undefined
  const limit = gapAllowed(state, unit)
  for (const part of partsOf(state, standsOf(state, unit.id).filter(countsForCohesion))) {
    const groups = chainsOf(part, [], limit + LENGTH_FORGIVEN)
    if (groups.length < 2) continue
    const home = stayingGroup(groups, stays)
    if (!home) continue
    // Whoever has gone belongs to the group, even if something stopped him short of it.
    const group = [...home, ...part.filter((stand) => gone.includes(stand.id) && !home.includes(stand))]
    const others = part.filter((stand) => !group.includes(stand) && stand.markers === 0)
    const byDistance = others.toSorted(
      (one, other) =>
        gap(one, nearestOf(group, one) ?? one) - gap(other, nearestOf(group, other) ?? other) ||
        (one.id < other.id ? -1 : 1),
    )
    for (const stand of byDistance) {
      const closing = closingOf(state, stand, group, limit)
      if (closing) return closing
    }
  }
  return undefined
}
