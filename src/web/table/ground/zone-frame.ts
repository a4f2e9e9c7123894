import type { Point } from '#kernel/geometry/point.ts'
import type { Size } from '#screen/ground.ts'
import type { ZoneGrid } from '#screen/zone-map.ts'
import { type Patch, patchOfShape } from './patch.ts'
import { beltRing } from './shapes/line.ts'
import { boundsOf } from './shapes/shape.ts'

/** A grid as its painters need it: millimetres, y downwards. */
export interface Sheet {
  readonly grid: ZoneGrid
  readonly size: Size
  /** Side of a zone. */
  readonly side: number
}

export interface Square {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const sheetOf = (grid: ZoneGrid, size: Size): Sheet => ({ grid, size, side: grid.side / 100 })

export const columnOf = ({ grid }: Sheet, zone: number): number => zone % grid.columns
export const rowOf = ({ grid }: Sheet, zone: number): number => Math.floor(zone / grid.columns)

export const squareOf = (sheet: Sheet, zone: number): Square => {
  const { grid, size, side } = sheet
  const left = grid.origin.x / 100 + columnOf(sheet, zone) * side
  const top = (size.height - grid.origin.y) / 100 - (rowOf(sheet, zone) + 1) * side
  return { left, top, right: left + side, bottom: top + side }
}

export const middleOf = ({ left, top, right, bottom }: Square): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/** Up the sheet for the first side, down for the second. */
export const aheadOf = (holder: 0 | 1): 1 | -1 => (holder === 0 ? -1 : 1)

/** The zone so many columns right and rows up; none beyond the edge. */
export const beside = (sheet: Sheet, zone: number, right: number, up: number): number | undefined => {
  const column = columnOf(sheet, zone) + right
  const row = rowOf(sheet, zone) + up
  const { columns, rows } = sheet.grid
  return column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : undefined
}

/** A closed shape of points given in parts of the square, from its upper left. */
export const within = (square: Square, parts: readonly (readonly [number, number])[]): readonly Point[] => {
  const side = square.right - square.left
  return parts.map(([x, y]) => ({ x: square.left + x * side, y: square.top + y * side }))
}

/** An area of the sheet. */
export const areaOf = (ring: readonly Point[]): Patch => {
  const { left, right, top, bottom } = boundsOf(ring)
  return patchOfShape({ ring, spine: ring, width: Math.min(right - left, bottom - top), belt: false })
}

/** A line of the sheet with its width. */
export const beltOf = (spine: readonly Point[], width: number): Patch =>
  patchOfShape({ ring: beltRing(spine, width), spine, width, belt: true })
