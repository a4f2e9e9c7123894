import { type Box, corners } from '#kernel/geometry/box.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { capturedCover, coverIn, prevailingCover } from '../../effects/cover.ts'
import { ALONG_THE_FRONT, fromInches } from '../../tables/index.ts'
import { type Cover, isWorks } from '../../vocabulary.ts'
import type { SideName } from '../sides.ts'
import type { Base, State, Table, Unit } from '../state.ts'
import { fieldOf, mostPastFrontEdge } from './field.ts'

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

/** The best cover laid out at a place, whoever is there. */
export const coverLaid = (table: Table, p: Point): Cover =>
  fieldOf(table).patches.find(({ shape }) => shapeHolds(shape, p))?.area.cover ?? table.ground

/** What lies about the works of a place. */
export const openGround = (table: Table, p: Point): Cover =>
  fieldOf(table).patches.find(({ area, shape }) => !isWorks(area.cover) && shapeHolds(shape, p))?.area
    .cover ?? table.ground

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
