import { distance, type Point } from '#kernel/geometry/point.ts'
import { crossesShape } from '#kernel/geometry/shape.ts'
import { nearestOn, pointOn } from '../../game/board/centreline.ts'
import { housesStanding, isAboveGround } from '../../game/board/ground.ts'
import { gapsIn, passageOf, wireMet } from '../../game/board/lines.ts'
import { trenchAt, wayAlong } from '../../game/board/trench-ways.ts'
import type { Line } from '../../game/field.ts'
import type { State, Unit } from '../../game/state.ts'
import { isActive, isVehicle, movesAs } from '../../game/units.ts'
import { fromInches } from '../../tables/table-top.ts'

/** A way to a place, as the crow flies from point to point. */
export interface Route {
  /** From where the unit stands. */
  readonly points: readonly Point[]
  /** Wire that must be cut where the way comes to it. */
  readonly cut: Line | undefined
  /** The whole of it runs in trenches. */
  readonly inTrench: boolean
}

/** What cutting through counts for, in inches of way. */
const CUTTING = fromInches(7)
const ASIDE = fromInches(1.2)
const PAST = fromInches(1.5)

/** Where one can get through wire: gaps wide enough, and lanes that own tanks are about to make. */
const waysThrough = (state: State, unit: Unit, wire: Line): readonly Point[] => {
  const least = passageOf(movesAs(unit))
  const open = gapsIn(state, wire.id).flatMap(({ from, to }) =>
    to - from >= least ? [pointOn(wire.line, (from + to) / 2)] : [],
  )
  const promised = state.units.flatMap((tank) => {
    if (tank.kind !== 'tank' || tank.side !== unit.side || !isActive(tank) || !tank.vehicle?.running)
      return []
    const { at } = nearestOn(wire.line, tank.position)
    const isShort = unit.side === 'a' ? tank.position.y < at.y : tank.position.y > at.y
    return isShort ? [at] : []
  })
  return [...open, ...promised]
}

/** Before and beyond a gap, so that nobody brushes the wire. */
const through = (from: Point, gate: Point, wire: Line): readonly Point[] => {
  const { at } = nearestOn(wire.line, from)
  const isBelow = from.y <= at.y
  const step = isBelow ? PAST : -PAST
  return [
    { x: gate.x, y: gate.y - step },
    { x: gate.x, y: gate.y + step },
  ]
}

/** Round a building that stands in the way: by the corner that makes the way shortest. */
const aroundHouses = (state: State, from: Point, to: Point): readonly Point[] => {
  const house = housesStanding(state).find((one) => isAboveGround(one) && crossesShape(one.shape, from, to))
  if (!house) return []
  const { x1, y1, x2, y2 } = house.bounds
  const corners = [
    { x: x1 - ASIDE, y: y1 - ASIDE },
    { x: x1 - ASIDE, y: y2 + ASIDE },
    { x: x2 + ASIDE, y: y1 - ASIDE },
    { x: x2 + ASIDE, y: y2 + ASIDE },
  ].filter((corner) => !crossesShape(house.shape, from, corner))
  const best = corners.reduce<Point | undefined>((least, corner) => {
    const far = (p: Point): number =>
      distance(from, p) + distance(p, to) + (crossesShape(house.shape, p, to) ? fromInches(6) : 0)
    return least && far(least) <= far(corner) ? least : corner
  }, undefined)
  return best ? [best] : []
}

/** How a unit gets to a place. */
export const routeTo = (state: State, unit: Unit, to: Point): Route => {
  const from = unit.position
  const start = unit.trench === null ? undefined : trenchAt(state, from, unit.trench)
  const end = start && trenchAt(state, to, unit.trench)
  const along = start && end && wayAlong(state, start, end)
  if (along) return { points: along, cut: undefined, inTrench: true }
  const moving = movesAs(unit)
  const wire = isVehicle(unit) ? undefined : wireMet(state, [from, to], moving)
  if (wire) {
    const length = (gate: Point): number => distance(from, gate) + distance(gate, to)
    const gates = waysThrough(state, unit, wire.line).toSorted((one, other) => length(one) - length(other))
    const [gate] = gates
    const straight = distance(from, to) + CUTTING
    if (gate && length(gate) <= straight) {
      const isNear = distance(from, gate) < fromInches(0.5)
      const points = through(from, gate, wire.line)
      return { points: [from, ...(isNear ? points.slice(1) : points), to], cut: undefined, inTrench: false }
    }
    const at = pointOn(wire.line.line, wire.along)
    return { points: [from, at, to], cut: wire.line, inTrench: false }
  }
  return { points: [from, ...aroundHouses(state, from, to), to], cut: undefined, inTrench: false }
}
