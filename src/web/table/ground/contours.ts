import { trace } from './brush.ts'
import { isolines, softened } from './shapes/isolines.ts'
import { columnOf, middleOf, rowOf, type Sheet, squareOf } from './zone-frame.ts'

/** Heights at which a line is drawn; two for each level of a hill. */
const LEVELS = [0.35, 0.7, 1.35, 1.7] as const
/** Steps in a zone. */
const FINE = 8

const smooth = (part: number): number => part * part * (3 - 2 * part)

/** The height of the land at a point given in zones from the middle of the first one. */
const heightAt = ({ grid }: Sheet, x: number, y: number): number => {
  const { columns, rows, zones } = grid
  const level = (column: number, row: number): number =>
    zones[Math.min(Math.max(row, 0), rows - 1) * columns + Math.min(Math.max(column, 0), columns - 1)]
      ?.level ?? 0
  const [c, r] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [smooth(x - c), smooth(y - r)]
  const low = level(c, r) * (1 - fx) + level(c + 1, r) * fx
  const high = level(c, r + 1) * (1 - fx) + level(c + 1, r + 1) * fx
  return low * (1 - fy) + high * fy
}

/** One path for each height; the country never changes, so it is walked once. */
const drawn = (sheet: Sheet): readonly Path2D[] => {
  const { grid, side } = sheet
  const first = middleOf(squareOf(sheet, 0))
  const frame = { left: -0.5, top: -0.5, right: grid.columns - 0.5, bottom: grid.rows - 0.5 }
  return LEVELS.map((level) => {
    const path = new Path2D()
    for (const line of isolines((x, y) => heightAt(sheet, x, y), frame, 1 / FINE, level))
      trace(
        path,
        softened(line, 1).map(({ x, y }) => ({ x: first.x + x * side, y: first.y - y * side })),
      )
    return path
  })
}

const known = new Map<string, readonly Path2D[]>()

export const contoursOf = (sheet: Sheet): readonly Path2D[] => {
  const { grid, size } = sheet
  if (grid.zones.every(({ level }) => level === 0)) return []
  const key = [grid.columns, size.height, grid.side, ...grid.zones.map(({ level }) => level)].join()
  const paths = known.get(key) ?? drawn(sheet)
  known.set(key, paths)
  return paths
}

/** Whether a zone lies on a hill or beside one, so that lines run through it. */
export const isHilly = (sheet: Sheet, zone: number): boolean => {
  const [column, row] = [columnOf(sheet, zone), rowOf(sheet, zone)]
  return sheet.grid.zones.some(
    ({ level }, other) =>
      level > 0 && Math.abs(columnOf(sheet, other) - column) <= 1 && Math.abs(rowOf(sheet, other) - row) <= 1,
  )
}
