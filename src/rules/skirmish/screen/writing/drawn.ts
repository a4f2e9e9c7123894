import type { Heading } from '#kernel/geometry/angle.ts'
import { add, minus, type Point } from '#kernel/geometry/point.ts'
import { shapeGapToPoint, shapeHolds } from '#kernel/geometry/shape.ts'
import { placeAlong } from '#table/going.ts'
import { nearestOn } from '../../game/board/centreline.ts'
import { houseNamed, housesStanding, isAboveGround } from '../../game/board/ground.ts'
import { nearestOnOutline } from '../../game/board/outlines.ts'
import { fieldOf, type House } from '../../game/field.ts'
import { degreesOf, spot, spotOnTable } from '../../game/lengths.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import type { MoveOrder } from '../../game/phases/movement/planning.ts'
import type { Unit } from '../../game/state.ts'
import { isFoot } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { DUGOUT_REACH, fromInches, pointAt } from '../../tables/table-top.ts'

/** Nearer than this to where the men come out they go no farther. */
const AT_THE_DOOR = 1.5

/** The way that was drawn with a piece of a unit, for the point that orders move (SK-GEN-22). */
const wayOf = (unit: Unit, path: readonly Point[]): readonly Point[] => {
  const [from, ...on] = path
  return from ? on.map((point) => add(point, minus(unit.position, from))) : []
}

const houseAt = (view: View, at: Point): House | undefined =>
  housesStanding(view).find(({ shape }) => shapeHolds(shape, at))

/** SK-STR-11: a dugout is gone into from two inches off it, or from a trench that passes it. */
const dugoutDoor = (view: View, house: House, from: Point): Point => {
  const wall = nearestOnOutline(house, from)
  const reach = fromInches(DUGOUT_REACH)
  const trench = fieldOf(view.scenario).trenches.find(({ shape }) => shapeHolds(shape, from))
  const passing = trench && nearestOn(trench.line, wall).at
  return passing && shapeGapToPoint(house.shape, passing) <= reach
    ? passing
    : (placeAlong([wall, from], reach) ?? wall)
}

/** SK-MOV-23, SK-STR-11: as far as the wall, then in. */
const entering = (view: View, unit: Unit, house: House, way: readonly Point[]): OrderOf<'enter'> => {
  const bends = way.slice(0, -1)
  const last = bends.at(-1) ?? unit.position
  const reach = isAboveGround(house) ? 0 : fromInches(DUGOUT_REACH)
  const door = isAboveGround(house) ? nearestOnOutline(house, last) : dugoutDoor(view, house, last)
  const legs = shapeGapToPoint(house.shape, last) <= reach ? bends : [...bends, door]
  return {
    kind: 'enter',
    unit: unit.id,
    structure: house.id,
    ...(legs.length > 0 ? { legs: legs.map(spot) } : {}),
  }
}

/** Where men come out of a structure who are wanted somewhere: through the wall, or by a trench close to a dugout. */
export const doorTowards = (view: View, house: House, to: Point): Point => {
  const [near] = fieldOf(view.scenario)
    .trenches.map(({ line }) => nearestOn(line, to))
    .filter(({ at }) => shapeGapToPoint(house.shape, at) <= fromInches(DUGOUT_REACH))
    .toSorted((one, other) => one.off - other.off)
  return isAboveGround(house) || !near ? nearestOnOutline(house, to) : near.at
}

const leaving = (view: View, unit: Unit, house: House, way: readonly Point[], facing: Facing) => {
  const to = way.at(-1) ?? house.middle
  const at = doorTowards(view, house, way[0] ?? to)
  const isOut = Math.hypot(to.x - at.x, to.y - at.y) <= fromInches(AT_THE_DOOR) && way.length === 1
  const order: OrderOf<'leave'> = {
    kind: 'leave',
    unit: unit.id,
    at: spotOnTable(at),
    ...(isOut ? {} : { legs: way.map(spot) }),
    prone: false,
    ...facing,
  }
  return order
}

type Facing = { readonly facing?: number }

/** A heading that was drawn, where it is not the one the unit has. */
const facingOf = (unit: Unit, heading: Heading): Facing =>
  degreesOf(heading) === degreesOf(unit.facing) ? {} : { facing: degreesOf(heading) }

type Legged = OrderOf<'mount'> | OrderOf<'dismount'>

/** A change of saddle that stands written, with a way before or after it. */
const onward = (
  before: PlayerOrder | undefined,
  unit: Unit,
  legs: OrderOf<'move'>['legs'],
  facing: Facing,
): Legged | undefined => {
  if (before?.kind !== 'mount' && before?.kind !== 'dismount') return undefined
  return before.unit === unit.id ? { ...before, legs, ...facing } : undefined
}

const isStill = (path: readonly Point[]): boolean =>
  path.every(({ x, y }) => x === path[0]?.x && y === path[0]?.y)

/** Turned where it stands, or at the end of the move that is written. */
const turning = (before: PlayerOrder | undefined, unit: Unit, heading: Heading): MoveOrder => {
  const facing = degreesOf(heading)
  if (
    (before?.kind === 'move' ||
      before?.kind === 'leave' ||
      before?.kind === 'form' ||
      before?.kind === 'limber' ||
      before?.kind === 'unlimber') &&
    before.unit === unit.id
  )
    return { ...before, facing }
  return { kind: 'hold', unit: unit.id, facing }
}

/** SK-STR-11: who has been told to stay above a dugout may be drawn about there. */
const staysAbove = (before: PlayerOrder | undefined, unit: Unit, house: House): boolean => {
  if (before?.kind !== 'move' || before.unit !== unit.id || isAboveGround(house)) return false
  const end = before.legs.at(-1)
  return end !== undefined && shapeHolds(house.shape, pointAt(end))
}

/** What a way drawn with a unit is an order for: a move, a turn, into a structure or out of it. */
export const orderDrawn = (
  view: View,
  unit: Unit,
  before: PlayerOrder | undefined,
  path: readonly Point[],
  heading: Heading,
): MoveOrder => {
  if (isStill(path)) return turning(before, unit, heading)
  const way = wayOf(unit, path)
  const facing = facingOf(unit, heading)
  const inside = unit.inside === null ? undefined : houseNamed(view, unit.inside)
  if (inside) return leaving(view, unit, inside, way, facing)
  const end = path.at(-1) ?? unit.position
  const house = isFoot(unit) ? houseAt(view, end) : undefined
  if (house && !staysAbove(before, unit, house)) return entering(view, unit, house, way)
  const legs = way.map(spot)
  const drawn = before?.kind === 'move' && before.unit === unit.id ? before : undefined
  return (
    onward(before, unit, legs, facing) ?? {
      kind: 'move',
      unit: unit.id,
      legs,
      ...facing,
      ...(drawn?.formation ? { formation: drawn.formation } : {}),
      // Who lies down gets up to walk, unless he only crawls.
      rise: unit.prone && (drawn ? drawn.rise : true),
      // Another way is another move: lying down at the end of the last one was not meant for it.
      prone: false,
    }
  )
}
