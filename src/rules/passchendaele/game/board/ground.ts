import { type Box, corners } from '#kernel/geometry/box.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { capturedCover, coverIn, prevailingCover } from '../../effects/cover.ts'
import { fieldOf, mostPastFrontEdge } from '../../scenarios/field.ts'
import type { Table } from '../../scenarios/table.ts'
import { ALONG_THE_FRONT, fromInches } from '../../tables/index.ts'
import type { Cover, SideName } from '../../vocabulary.ts'
import type { Base, State, Unit } from '../state.ts'

/** PA-GEO-03: the best cover at a place. PA-COMBAT-15: captured works may be worth less. */
export const groundAt = (state: State, p: Point, side: SideName): Cover => {
  const { ground } = state.table
  for (const { area, shape } of fieldOf(state.table).patches) {
    if (!shapeHolds(shape, p)) continue
    return area.owner === side
      ? area.cover
      : capturedCover(area.cover, ground, state.options['captured-trench'])
  }
  return ground
}

export const coverOfBase = (state: State, { dugIn, side }: Unit, { troop, centre }: Base): Cover =>
  coverIn({ troop, dugIn }, groundAt(state, centre, side))

/** PA-GEO-04: the cover most of its bases have, the worst of those that are level. */
export const coverOfUnit = (state: State, unit: Unit): Cover => {
  const first = unit.bases[0]
  if (!first) return state.table.ground
  if (unit.bases.length === 1) return coverOfBase(state, unit, first)
  return prevailingCover(unit.bases.map((base) => coverOfBase(state, unit, base))) ?? state.table.ground
}

/** How far the foremost part of a box lies beyond the front edge of a side (PA-SETUP-18); below 0 behind it. */
export const beyondFront = (table: Table, side: SideName, box: Box): number =>
  mostPastFrontEdge(table, side, corners(box))

/** PA-SETUP-14: behind the outer edge of the foremost trench. */
export const onFriendlyGround = (table: Table, side: SideName, box: Box): boolean =>
  beyondFront(table, side, box) <= 0

/** PA-SETUP-11. */
export const alongTheFront = (table: Table, unit: Unit): boolean =>
  unit.bases.some((base) => beyondFront(table, unit.side, base) >= -fromInches(ALONG_THE_FRONT))
