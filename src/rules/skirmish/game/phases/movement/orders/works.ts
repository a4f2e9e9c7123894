import type { Refusal } from '#kernel/game/game.ts'
import { along, bearing } from '#kernel/geometry/angle.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { shapeGapToPoint } from '#kernel/geometry/shape.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { flag, form, kind, maybe } from '#kernel/procedure/schema.ts'
import { MOVE_COSTS } from '../../../../tables/organisation.ts'
import {
  DUGOUT_REACH,
  ENEMY_DISTANCE,
  fromInches,
  pointAt,
  TOLERANCE,
  WIRE_CUTTING,
} from '../../../../tables/table-top.ts'
import { nearestOn, pointOn } from '../../../board/centreline.ts'
import { houseNamed, isAboveGround } from '../../../board/ground.ts'
import { barredBy, distanceToUnit } from '../../../board/obstacles.ts'
import { isOnTableTop, mayStandOn, trenchNamed } from '../../../board/room.ts'
import { trenchAt } from '../../../board/trench-ways.ts'
import { fieldOf, type House } from '../../../field.ts'
import { degrees, id, legs, POINT } from '../../../forms.ts'
import { allowanceOf } from '../../../moves/allowance.ts'
import { type Course, facingOr, isUnit, laidOut, marked, tooDear } from '../../../moves/course.ts'
import { entryRefusal, insideOf } from '../../../moves/inside.ts'
import { isWay, wayOf } from '../../../moves/way.ts'
import { marksWith, unitWith } from '../../../records.ts'
import type { State, Unit } from '../../../state.ts'
import { isActive, isFoot } from '../../../units.ts'
import { moveOrder } from '../move-order.ts'
import { canLieDown } from './move.ts'

const SLACK = fromInches(TOLERANCE)

/** SK-MOV-23, SK-STR-11: up to the outline, 2 inches, and the move ends inside. */
export const ENTER = moveOrder(
  form({ kind: kind('enter'), unit: id(), structure: id(), legs: maybe(legs()) }),
  (state, unit, { structure, legs = [] }) => {
    const house = houseNamed(state, structure)
    if (!house) return refuse('no-such-structure', `There is no structure ${structure}.`, 'SK-MOV-23')
    const barred = entryRefusal(state, unit, house)
    if (barred) return barred
    if (unit.inside !== null) return refuse('inside', 'The unit must leave its structure first.', 'SK-MOV-23')
    const up: Unit = unitWith(unit, { prone: false })
    const way = wayOf(state, up, 'normal', legs.map(pointAt))
    if (!isWay(way)) return way
    const reach = isAboveGround(house) ? SLACK : fromInches(DUGOUT_REACH) + SLACK
    if (shapeGapToPoint(house.shape, way.end) > reach)
      return refuse(
        'not-there',
        `The way does not reach ${house.name}.`,
        isAboveGround(house) ? 'SK-MOV-23' : 'SK-STR-11',
      )
    // SK-MOV-11: who goes in stands up at no price, who walks there must rise first.
    const rising = unit.prone && legs.length > 0 ? fromInches(MOVE_COSTS.rising) : 0
    const cost = way.cost + fromInches(MOVE_COSTS.obstacle) + rising
    const allowance = allowanceOf(state, unit, 'normal')
    const dear = tooDear(cost, allowance)
    if (dear) return dear
    return {
      unit: marked(unit, insideOf(up, house), true),
      path: [...way.path, house.middle],
      cost,
      allowance,
      crossed: way.crossed,
      exits: false,
    }
  },
)

/** SK-MOV-23: a place 1 inch outside a point of the outline. */
const outside = ({ middle, bounds }: House, at: Point): Point => {
  const inch = fromInches(1)
  const { x1, y1, x2, y2 } = bounds
  const edges = [
    { off: Math.abs(at.y - y2), to: { x: at.x, y: y2 + inch } },
    { off: Math.abs(at.x - x2), to: { x: x2 + inch, y: at.y } },
    { off: Math.abs(at.y - y1), to: { x: at.x, y: y1 - inch } },
    { off: Math.abs(at.x - x1), to: { x: x1 - inch, y: at.y } },
  ]
  return edges.toSorted((one, other) => one.off - other.off)[0]?.to ?? middle
}

/** Where a garrison comes out; a refusal if it cannot there. */
const wayOut = (state: State, unit: Unit, house: House, at: Point): Unit | Refusal => {
  const off = shapeGapToPoint(house.shape, at)
  if (isAboveGround(house)) {
    const onOutline = house.outline.some((b, i) => {
      const a = house.outline[(i + house.outline.length - 1) % house.outline.length]
      return a ? distanceTo(a, b, at) <= fromInches(0.1) : false
    })
    if (!onOutline)
      return refuse('not-outline', `That is no point of the outline of ${house.name}.`, 'SK-MOV-23')
    return steppedTo(state, unit, outside(house, at))
  }
  if (off > fromInches(DUGOUT_REACH) + SLACK)
    return refuse('too-far', 'Men leave a dugout within 2 inches of its outline.', 'SK-STR-11')
  return steppedTo(state, unit, at)
}

/** Out of a structure at a place, in the trench if there is one (SK-GEN-34). */
const steppedTo = (state: State, unit: Unit, at: Point): Unit | Refusal => {
  if (!isOnTableTop(state, at) || !mayStandOn(state, unit, at))
    return refuse('impassable', 'Nobody can come out there.', 'SK-MOV-23')
  const into = trenchAt(state, at, null)
  const line = trenchNamed(state, into?.trench ?? null)?.line
  return unitWith(unit, {
    inside: null,
    trench: into?.trench ?? null,
    position: into && line ? pointOn(line, into.along) : at,
  })
}

const distanceTo = (a: Point, b: Point, p: Point): number => distance(nearestOn([a, b], p).at, p)

/** SK-STR-14: enemies at the mouth keep men in a dugout. */
const isShutIn = (state: State, unit: Unit, at: Point): boolean =>
  state.units.some(
    (enemy) =>
      enemy.side !== unit.side &&
      isActive(enemy) &&
      distanceToUnit(state, enemy, at) <= fromInches(ENEMY_DISTANCE) + SLACK,
  )

/** SK-MOV-23, SK-STR-11 */
export const LEAVE = moveOrder(
  form({
    kind: kind('leave'),
    unit: id(),
    at: POINT,
    legs: maybe(legs()),
    facing: maybe(degrees()),
    prone: flag(),
  }),
  (state, unit, { at, legs = [], facing, prone }) => {
    const house = unit.inside === null ? undefined : houseNamed(state, unit.inside)
    if (!house) return refuse('not-inside', 'The unit is not inside a structure.', 'SK-MOV-23')
    const out = wayOut(state, unit, house, pointAt(at))
    if (!isUnit(out)) return out
    if (isShutIn(state, unit, out.position))
      return refuse('shut-in', 'An enemy stands where they would come out.', 'SK-STR-14')
    const way = wayOf(state, out, 'normal', legs.map(pointAt))
    if (!isWay(way)) return way
    const cost = way.cost + fromInches(MOVE_COSTS.obstacle)
    const allowance = allowanceOf(state, unit, 'normal')
    const dear = tooDear(cost, allowance)
    if (dear) return dear
    const after: Unit = unitWith(out, {
      position: way.end,
      trench: way.into?.trench ?? null,
      facing: facingOr(facing, unit.facing),
      prone,
    })
    if (prone && !canLieDown(after))
      return refuse('cannot-lie-down', 'They cannot lie down where they would end.', 'SK-MOV-11')
    const there = laidOut(state, unit, after)
    if (!isUnit(there)) return there
    return {
      unit: marked(unit, there, true),
      path: [unit.position, ...way.path],
      cost,
      allowance,
      crossed: way.crossed,
      exits: false,
    }
  },
)

/** SK-MOV-15, SK-MOV-34: the whole move, and the centre ends 1 inch beyond. */
export const CUT_WIRE = moveOrder(
  form({ kind: kind('cut-wire'), unit: id(), wire: id() }),
  (state, unit, { wire }) => {
    const line = fieldOf(state.scenario).lines.find(({ id, kind }) => id === wire && kind === 'wire')
    if (!line) return refuse('no-such-wire', `There is no wire ${wire}.`, 'SK-MOV-15')
    if (!isFoot(unit)) return refuse('cannot-cut', 'Only men on foot cut wire.', 'SK-MOV-15')
    if (unit.inside !== null) return refuse('inside', 'The unit is inside a structure.', 'SK-MOV-15')
    const near = fromInches(WIRE_CUTTING.near) + SLACK
    if (!unit.figures.some((figure) => distance(nearestOn(line.line, figure.at).at, figure.at) <= near))
      return refuse('not-at-wire', 'No figure is within an inch of the wire.', 'SK-MOV-15')
    const foot = nearestOn(line.line, unit.position)
    const away = bearing(unit.position, foot.at)
    const beyond = along(foot.at, away, fromInches(WIRE_CUTTING.beyond))
    if (!mayStandOn(state, unit, beyond) || barredBy(state, unit, unit.position, beyond))
      return refuse('impassable', 'Nobody can stand on the other side of the wire there.', 'SK-MOV-21')
    const into = trenchAt(state, beyond, null)
    const trench = trenchNamed(state, into?.trench ?? null)
    const there = laidOut(
      state,
      unit,
      unitWith(unit, {
        position: into && trench ? pointOn(trench.line, into.along) : beyond,
        trench: trench?.id ?? null,
        prone: false,
      }),
    )
    if (!isUnit(there)) return there
    const after = marked(unit, there, true)
    const course: Course = {
      unit: unitWith(after, { marks: marksWith(after.marks, { silent: 'cut-wire' }) }),
      path: [unit.position, beyond],
      cost: allowanceOf(state, unit, 'normal'),
      allowance: allowanceOf(state, unit, 'normal'),
      crossed: [],
      exits: false,
    }
    return course
  },
)
