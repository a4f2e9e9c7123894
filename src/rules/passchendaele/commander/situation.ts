import { along, farAlong, type Heading, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { keptOnTable } from '#kernel/geometry/bounds.ts'
import type { Box } from '#kernel/geometry/footprint.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import { gapBetween, gapToBody } from '#table/apart.ts'
import { asIfAt, withInstead } from '#table/supposing.ts'
import type { Base, Objective, Unit } from '../game/state.ts'
import { isOnTable } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { fromInches, toInches } from '../tables/index.ts'
import { isGuns, type SideName } from '../vocabulary.ts'
import type { Thresholds } from './thresholds.ts'

/** The table as the commander of a side sees it. */
export interface Situation {
  readonly state: View
  readonly side: SideName
  readonly ahead: Heading
  readonly attacks: boolean
  readonly own: readonly Unit[]
  readonly enemies: readonly Unit[]
  /** What he judges by. */
  readonly thresholds: Thresholds
}

export const situationOf = (state: View, side: SideName, thresholds: Thresholds): Situation => ({
  state,
  side,
  thresholds,
  ahead: state.table.enemy[side],
  attacks: state.table.attacker === side,
  own: state.units.filter((unit) => unit.side === side && isOnTable(unit)),
  enemies: state.units.filter((unit) => unit.side !== side && isOnTable(unit)),
})

export const isFoot = (unit: Unit): boolean => !isGuns(unit.troop)

/** Those of a list who are not guns. */
export const footOf = memo((units: readonly Unit[]): readonly Unit[] => units.filter(isFoot))

const basesOf = memo((units: readonly Unit[]): readonly Base[] => units.flatMap(({ bases }) => bases))

/** Inches towards the enemy; only differences mean anything. */
export const depthOf = ({ ahead }: Situation, p: Point): number => toInches(farAlong(ahead, p))

/** How far the foremost base of a unit has come. */
export const foremost = (situation: Situation, unit: Unit): number =>
  Math.max(...unit.bases.map(({ centre }) => depthOf(situation, centre)))

/** Inches between the nearest edges of two units. */
export const inchesBetween = (unit: Unit, other: Unit): number =>
  toInches(gapBetween(unit.bases, other.bases))

/** Inches from a unit to the nearest of others; endless if there is none. */
export const inchesToNearest = (unit: Unit, others: readonly Unit[]): number =>
  toInches(gapBetween(unit.bases, basesOf(others)))

export const inchesToPoint = (unit: Unit, at: Point): number => toInches(gapToBody(at, unit.bases))

/** A unit and the table as they would be. */
interface Supposed {
  readonly situation: Situation
  readonly unit: Unit
}

/** As if the bases of a unit stood elsewhere; any that has no other place stays. */
export const supposing = (
  situation: Situation,
  unit: Unit,
  placeOf: (base: Base, index: number) => Box | undefined,
): Supposed => {
  const { state, own, enemies } = situation
  const other = { ...unit, bases: asIfAt(unit.bases, placeOf) }
  return {
    situation: {
      ...situation,
      state: { ...state, units: withInstead(state.units, unit, other) },
      own: withInstead(own, unit, other),
      enemies: withInstead(enemies, unit, other),
    },
    unit: other,
  }
}

/** Objectives that the side does not hold and that lie ahead of a unit, near enough to straight on to be reached. */
export const objectivesAhead = (situation: Situation, unit: Unit): readonly Objective[] => {
  const { state, side } = situation
  const front = foremost(situation, unit)
  return state.objectives.filter(
    ({ at, holder }) => holder !== side && depthOf(situation, at) > front && isInCone(situation, unit, at),
  )
}

/** A base can come close to the place without leaving the cone of an advance. */
export const isInConeOf = (situation: Situation, { centre }: Base, at: Point): boolean => {
  const forward = depthOf(situation, at) - depthOf(situation, centre)
  const aside = Math.abs(asideOf(situation, at) - asideOf(situation, centre))
  return aside <= Math.max(0, forward) + situation.thresholds.ground.besideCone
}

/** Some base of the unit can. */
export const isInCone = (situation: Situation, unit: Unit, at: Point): boolean =>
  unit.bases.some((base) => isInConeOf(situation, base, at))

/** Inches across the line of advance. */
export const asideOf = ({ ahead }: Situation, p: Point): number =>
  toInches(farAlong(turned(ahead, QUARTER), p))

/** The place so many inches farther on, or back if below 0, but not at the very edge of the table. */
export const onwards = (
  { state: { table }, ahead, thresholds }: Situation,
  p: Point,
  inches: number,
): Point => keptOnTable(table, along(p, ahead, fromInches(inches)), fromInches(thresholds.ground.fromEdge))
