import type { Refusal } from '#kernel/game/game.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { rectangleContains } from '#kernel/geometry/rectangle.ts'
import { shapeGapToPoint } from '#kernel/geometry/shape.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, kind, maybe } from '#kernel/procedure/schema.ts'
import type { Allowance, Muster, Rectangle } from '../../../scenarios/scenario.ts'
import { fromInches, pointAt, SNIPER_REACH, TOLERANCE } from '../../../tables/table-top.ts'
import type { Side } from '../../../vocabulary.ts'
import { modelOf } from '../../board/bases.ts'
import { pointOn } from '../../board/centreline.ts'
import { houseNamed, isInBunker } from '../../board/ground.ts'
import { distanceToUnit } from '../../board/obstacles.ts'
import { trenchNamed } from '../../board/room.ts'
import { trenchAt } from '../../board/trench-ways.ts'
import { cornersOf } from '../../field.ts'
import { degrees, formation, id, POINT } from '../../forms.ts'
import { isUnit, laidOut } from '../../moves/course.ts'
import { entryRefusal, insideOf } from '../../moves/inside.ts'
import { nameOf } from '../../names.ts'
import { unitWith } from '../../records.ts'
import type { State, Unit } from '../../state.ts'
import { isFoot, unitNamed } from '../../units.ts'

export const DEPLOY = form({
  kind: kind('deploy'),
  unit: id(),
  at: maybe(POINT),
  facing: maybe(degrees()),
  formation: maybe(formation),
  inside: maybe(id()),
})
export type Deploy = Accepted<typeof DEPLOY>

const isFree = ({ options }: State): boolean => options.deployment === 'free'

const listedOf = ({ scenario }: State, side: Side, id: string): Muster | undefined =>
  scenario[side].units.find((muster) => muster.id === id)

/** Units that a side may place: all of them, or those with an allowance (SK-SET-02). */
export const placeableUnits = (state: State, side: Side): readonly Unit[] =>
  state.units.filter(
    (unit) =>
      unit.side === side &&
      unit.where === 'table' &&
      (isFree(state) || listedOf(state, side, unit.id)?.allowance !== undefined),
  )

const isWithin = (rectangle: Rectangle, points: readonly Point[]): boolean => {
  const { x1, y1, x2, y2 } = cornersOf(rectangle)
  const slack = fromInches(TOLERANCE)
  const wider = { x1: x1 - slack, y1: y1 - slack, x2: x2 + slack, y2: y2 + slack }
  return points.every((point) => rectangleContains(wider, point))
}

/** A unit put down in the open or in a trench at a point. */
const atPoint = (state: State, unit: Unit, at: Point): Unit => {
  const into = isFoot(unit) ? trenchAt(state, at, unit.trench) : undefined
  const line = trenchNamed(state, into?.trench ?? null)?.line
  return unitWith(unit, {
    inside: null,
    trench: into?.trench ?? null,
    position: into && line ? pointOn(line, into.along) : at,
  })
}

/** SK-SET-03: in the standard deployment units listed in a trench stay in it, those in a structure too, as their allowance says. */
const standardRefusal = (
  state: State,
  unit: Unit,
  { trench, inside }: Muster,
  { orIn }: Allowance,
): Refusal | undefined => {
  if (unit.inside !== null) return undefined
  const home = inside === undefined ? undefined : houseNamed(state, inside)
  if (home) {
    const isNear =
      orIn !== undefined &&
      unit.trench === orIn.trench &&
      shapeGapToPoint(home.shape, unit.position) <= fromInches(orIn.near) + fromInches(TOLERANCE)
    return isNear
      ? undefined
      : refuse('not-there', 'It may begin in its structure, or in the trench close by.', 'SK-SET-03')
  }
  if (trench === undefined)
    return unit.trench === null ? undefined : refuse('in-trench', 'It begins outside trenches.', 'SK-SET-03')
  return unit.trench === trench
    ? undefined
    : refuse('not-in-trench', 'It can only be shifted along its own trench.', 'SK-SET-03')
}

/** A unit where its owner would have it at the start; a refusal if it may not be there. */
export const placed = (state: State, side: Side, order: Deploy): Unit | Refusal => {
  const unit = unitNamed(state, order.unit)
  const listed = listedOf(state, side, order.unit)
  if (!unit || !listed || unit.side !== side)
    return refuse('no-such-unit', `You have no unit ${order.unit}.`, 'SK-SEQ-11')
  if (!placeableUnits(state, side).includes(unit))
    return refuse('as-listed', `${nameOf(state, unit.id)} begins where it is listed.`, 'SK-SET-02')
  if (order.formation !== undefined && order.formation !== listed.formation) {
    if (order.formation === 'column')
      return refuse('column', 'Only units that are listed in column may start in column.', 'SK-SET-03')
    if (listed.formation === 'column' || unit.weapon !== null || unit.vehicle)
      return refuse('formation', 'It keeps the formation of the list.', 'SK-SET-03')
  }
  const staysInBunker = !order.at && order.inside === undefined && isInBunker(state, unit)
  const turned: Unit = unitWith(unit, {
    facing: order.facing === undefined || staysInBunker ? unit.facing : fromDegrees(order.facing),
    formation: order.formation ?? unit.formation,
  })
  const house = order.inside === undefined ? undefined : houseNamed(state, order.inside)
  if (order.inside !== undefined && !house)
    return refuse('no-such-structure', `There is no structure ${order.inside}.`, 'SK-SET-03')
  const others: State = { ...state, units: state.units.filter(({ id }) => id !== unit.id) }
  if (house) {
    const barred = entryRefusal(others, turned, house)
    if (barred) return barred
  }
  const there = house
    ? insideOf(turned, house)
    : order.at
      ? atPoint(state, turned, pointAt(order.at))
      : turned
  const { allowance } = listed
  const zone = isFree(state) || !allowance ? state.scenario[side].zone : allowance.within
  const standard = isFree(state) || !allowance ? undefined : standardRefusal(state, there, listed, allowance)
  if (standard) return standard
  const laid = there.inside === null ? laidOut(others, there, there) : there
  if (!isUnit(laid)) return laid
  const model = modelOf(laid)
  const points = [...(model ? [model.centre] : []), ...laid.figures.map(({ at }) => at)]
  if (!isWithin(zone, points))
    return refuse('outside-zone', 'Some of its figures would be outside where it may begin.', 'SK-SET-03')
  return sniperRefusal(state, laid) ?? laid
}

/** SK-SET-04: a sniper starts at least 6 inches from his squad. */
const sniperRefusal = (state: State, unit: Unit): Refusal | undefined => {
  const least = fromInches(SNIPER_REACH.fromUnit) - fromInches(TOLERANCE)
  const squad = unit.squad === null ? undefined : unitNamed(state, unit.squad)
  const isNear =
    (squad && distanceToUnit(state, squad, unit.position) < least) ||
    state.units.some(
      (sniper) => sniper.squad === unit.id && distanceToUnit(state, unit, sniper.position) < least,
    )
  return isNear
    ? refuse('too-near', 'A sniper starts at least 6 inches from his squad.', 'SK-SET-04')
    : undefined
}
