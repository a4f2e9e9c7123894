import { distance, type Point } from '#kernel/geometry/point.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form, kind, maybe } from '#kernel/procedure/schema.ts'
import { placeAlong } from '#table/going.ts'
import { fromInches, pointAt, STRATEGIC_DISTANCE, TOLERANCE } from '../../../../tables/table-top.ts'
import { distanceToUnit } from '../../../board/obstacles.ts'
import { sees } from '../../../board/sight.ts'
import { degrees, id, legs } from '../../../forms.ts'
import { allowanceOf } from '../../../moves/allowance.ts'
import { facingOr, isUnit, laidOut, lastHeading, marked, tooDear } from '../../../moves/course.ts'
import { isWay, lengthOfPath, wayOf } from '../../../moves/way.ts'
import { marksWith, unitWith } from '../../../records.ts'
import type { State, Unit } from '../../../state.ts'
import { isActive, isVehicle } from '../../../units.ts'
import { moveOrder } from '../move-order.ts'

/** Where an enemy is looked at from a place: his nearest man, or the middle of his hull. */
const nearestOf = (unit: Unit, p: Point): Point =>
  unit.vehicle
    ? unit.position
    : (unit.figures.toSorted((one, other) => distance(one.at, p) - distance(other.at, p))[0]?.at ??
      unit.position)

/** SK-MOV-08: an active enemy in sight so near to a place of the march. */
const isWatched = (state: State, unit: Unit, p: Point): boolean =>
  state.units.some(
    (enemy) =>
      enemy.side !== unit.side &&
      isActive(enemy) &&
      distanceToUnit(state, enemy, p) <= fromInches(STRATEGIC_DISTANCE) + fromInches(TOLERANCE) &&
      sees(state, { from: p, to: nearestOf(enemy, p), by: unit, at: enemy }),
  )

/** SK-MOV-08: the whole move on a road in column, never near an enemy in sight, and no fire. */
export const STRATEGIC_MOVE = moveOrder(
  form({ kind: kind('strategic-move'), unit: id(), legs: legs(), facing: maybe(degrees()) }),
  (state, unit, { legs, facing }) => {
    const marches = isVehicle(unit) || unit.weapon === 'wagon'
    if (unit.inside !== null || unit.trench !== null || unit.prone)
      return refuse('not-marching', 'Only units standing on a road march.', 'SK-MOV-08')
    if (unit.vehicle && !unit.vehicle.running)
      return refuse('stopped', 'The vehicle has stopped and cannot move.', 'SK-MOV-39')
    if (!marches && unit.weapon !== null && unit.kind === 'gun-crew' && !unit.limbered)
      return refuse('unlimbered', 'Guns march limbered.', 'SK-MOV-08')
    if (!marches && unit.weapon === null && unit.formation !== 'column' && unit.strength > 1)
      return refuse('not-in-column', 'A march is made in column.', 'SK-MOV-08')
    const way = wayOf(state, unit, 'strategic', legs.map(pointAt))
    if (!isWay(way))
      return way.code === 'impassable'
        ? refuse('off-road', 'A march keeps to the road all the way.', 'SK-MOV-08')
        : way
    const allowance = allowanceOf(state, unit, 'strategic')
    const dear = tooDear(way.cost, allowance)
    if (dear) return dear
    const length = lengthOfPath(way.path)
    for (let far = 0; far <= length + 1; far += fromInches(1)) {
      if (isWatched(state, unit, placeAlong(way.path, Math.min(far, length)) ?? unit.position))
        return refuse(
          'enemy-in-sight',
          'A march never comes within 12 inches of an enemy in sight.',
          'SK-MOV-08',
        )
    }
    if (isWatched(state, unit, way.end))
      return refuse(
        'enemy-in-sight',
        'A march never ends within 12 inches of an enemy in sight.',
        'SK-MOV-08',
      )
    const after: Unit = unitWith(unit, {
      position: way.end,
      facing: facingOr(facing, lastHeading(way.path, unit.facing)),
    })
    const there = laidOut(state, unit, after)
    if (!isUnit(there)) return there
    const done = marked(unit, there, true)
    return {
      unit: unitWith(done, { marks: marksWith(done.marks, { silent: 'marched' }) }),
      path: way.path,
      cost: way.cost,
      allowance,
      crossed: way.crossed,
      exits: false,
    }
  },
)
