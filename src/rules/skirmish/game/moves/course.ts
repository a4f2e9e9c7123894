import type { Refusal } from '#kernel/game/game.ts'
import { angleBetween, bearing, type Heading } from '#kernel/geometry/angle.ts'
import { boundsOfFootprint, whollyOnTable } from '#kernel/geometry/bounds.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { shapeHolds, shapeOverlaps } from '#kernel/geometry/shape.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { inchesLong } from '#kernel/words.ts'
import { fromInches, PIVOT, TOLERANCE, toInches } from '../../tables/table-top.ts'
import { bodiesNear, modelOf } from '../board/bases.ts'
import { bridgesStanding, housesStanding, isAboveGround } from '../board/ground.ts'
import type { Crossed } from '../board/lines.ts'
import { isOnTableTop, overlap, settled } from '../board/room.ts'
import { fieldOf } from '../field.ts'
import { wholeDegrees } from '../lengths.ts'
import { nameOf } from '../names.ts'
import { marksWith, unitWith } from '../records.ts'
import type { State, Unit } from '../state.ts'
import { isVehicle } from '../units.ts'
import { endsTooNear } from './enemies.ts'

/** What an order of the Movement phase makes of a unit. */
export interface Course {
  readonly unit: Unit
  readonly path: readonly Point[]
  /** In table units, with what allowed. */
  readonly cost: number
  readonly allowance: number
  readonly crossed: readonly Crossed[]
  /** It leaves the table over its own base edge (SK-MOV-32). */
  readonly exits: boolean
}

export const isCourse = (course: Course | Refusal): course is Course => 'unit' in course

const inches = (length: number): string => inchesLong(Math.round(toInches(length) * 100) / 100)

/** A move dearer than its allowance is refused. */
export const tooDear = (cost: number, allowance: number): Refusal | undefined =>
  cost <= allowance + fromInches(TOLERANCE)
    ? undefined
    : refuse(
        'too-far',
        `That costs ${inches(cost)} of movement; the unit has ${inches(allowance)}.`,
        'SK-MOV-01',
      )

/** SK-GEN-35, SK-GEN-21: a facing as ordered, or the one it has. */
export const facingOr = (facing: number | undefined, usual: Heading): Heading =>
  facing === undefined ? usual : fromDegrees(facing)

/** The heading of the last leg, for hulls (SK-MOV-27). */
export const lastHeading = (path: readonly Point[], usual: Heading): Heading => {
  const to = path.at(-1)
  const from = path.at(-2)
  return from && to && (from.x !== to.x || from.y !== to.y) ? wholeDegrees(bearing(from, to)) : usual
}

/** SK-MOV-40: what stands where the weapon, the wagon or the hull of a unit would. */
export const isModelBarred = (state: State, unit: Unit): boolean => {
  const model = modelOf(unit)
  if (!model) return false
  return bodiesNear(state.units, unit, boundsOfFootprint(model)).some(({ unit: other, figure, base }) => {
    // Men on foot step aside for vehicles (SK-VEH-17); everybody else is in the way.
    if (figure && isVehicle(unit) && !other.mounted) return false
    return overlap(model, base)
  })
}

/** SK-MOV-27: a hull does not end on a building, a bunker or a river, nor over the edge of the table. */
const isHullBarred = (state: State, before: Unit, after: Unit): boolean => {
  const hull = after.vehicle ? modelOf(after) : undefined
  if (!hull) return false
  const { width, length, areas } = fieldOf(state.scenario)
  const table = { width, depth: length }
  const then = modelOf(before)
  // SK-SET-06: who has come on may overhang the edge until he moves.
  const waits = distance(before.position, after.position) === 0 && then && !whollyOnTable(table, then)
  if (!waits && !whollyOnTable(table, hull)) return true
  return (
    housesStanding(state).some((house) => isAboveGround(house) && shapeOverlaps(house.shape, hull)) ||
    (areas.some(({ kind, shape }) => kind === 'river' && shapeOverlaps(shape, hull)) &&
      !bridgesStanding(state).some(({ shape }) => shapeHolds(shape, after.position)))
  )
}

/** SK-MOV-21, SK-MOV-40: a unit laid out where it has come to; a refusal if there is no room for it. */
export const laidOut = (state: State, before: Unit, after: Unit): Unit | Refusal => {
  if (!isOnTableTop(state, after.position))
    return refuse('off-table', 'That is beyond the edge of the table.', 'SK-MOV-32')
  if (isHullBarred(state, before, after))
    return refuse(
      'no-room-for-hull',
      'The hull would end over the edge of the table, a building, a bunker or a river.',
      'SK-MOV-27',
    )
  if (isModelBarred(state, after))
    return refuse('place-taken', 'There is no room there for the weapon or vehicle.', 'SK-MOV-40')
  const figures = settled(state, after)
  if (!figures)
    return refuse('no-room', 'Some of the figures find no place within 6 inches there.', 'SK-MOV-21')
  const there = unitWith(after, { figures })
  const enemy = endsTooNear(state, before, there)
  return enemy
    ? refuse(
        'near-enemy',
        `Figures would end within an inch of ${nameOf(state, enemy.id)}; only a charge may.`,
        'SK-MOV-16',
      )
    : there
}

export const isUnit = (unit: Unit | Refusal): unit is Unit => 'figures' in unit

/** SK-GEN-36: what a unit is marked with for having moved and turned so. */
export const marked = (before: Unit, after: Unit, moved: boolean): Unit => {
  const turn = angleBetween(before.facing, after.facing)
  const changed =
    turn > 0 ||
    before.formation !== after.formation ||
    before.prone !== after.prone ||
    before.mounted !== after.mounted
  return unitWith(after, {
    marks: marksWith(after.marks, {
      done: true,
      moved: before.marks.moved || moved,
      turned: before.marks.turned || changed,
      swung: before.marks.swung || turn > fromDegrees(PIVOT),
    }),
  })
}
