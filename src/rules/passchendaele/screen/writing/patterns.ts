import { eastward, northward, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { fromDegrees, toDegrees } from '#kernel/geometry/measure.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { placeFrom } from '#table/template.ts'
import type { SheafOrder } from '../../game/forms.ts'
import type { Sheaf } from '../../game/state.ts'
import { INCH, pointAt, toInches } from '../../tables/index.ts'

type Squares = SheafOrder['squares']

interface Pattern {
  readonly title: string
  /** By column and row; the first is the square the sheaf is placed by. */
  readonly squares: Squares
}

/**
 * PA-SHEAF-01, PA-SHEAF-02, PA-SHEAF-09: every way in which four squares can lie edge to edge or stacked; what another
 * quarter turn gives is left out, because a sheaf is turned freely.
 */
export const PATTERNS: readonly Pattern[] = [
  { title: 'Square', squares: cells('00 10 01 11') },
  { title: 'Line', squares: cells('00 10 20 30') },
  { title: 'T', squares: cells('00 10 20 11') },
  { title: 'Step to the left', squares: cells('10 20 01 11') },
  { title: 'Step to the right', squares: cells('00 10 11 21') },
  { title: 'Hook to the left', squares: cells('00 10 20 01') },
  { title: 'Hook to the right', squares: cells('00 10 20 21') },
  { title: 'Line of three, the middle twice', squares: cells('00 10 10 20') },
  { title: 'Line of three, an end twice', squares: cells('00 00 10 20') },
  { title: 'Corner, the corner twice', squares: cells('00 00 10 01') },
  { title: 'Corner, its right arm twice', squares: cells('00 10 10 01') },
  { title: 'Corner, its far arm twice', squares: cells('00 10 01 01') },
  { title: 'Two, each twice', squares: cells('00 10 00 10') },
  { title: 'Two, one three times', squares: cells('00 00 00 10') },
  { title: 'One, four deep', squares: cells('00 00 00 00') },
]

/** "10 01": a square by its column and row, one after the other. */
function cells(written: string): Squares {
  return written.split(' ').map((cell) => [Number(cell.charAt(0)), Number(cell.charAt(1))])
}

export const isStacked = ({ squares }: Pick<Pattern, 'squares'>): boolean =>
  new Set(squares.map(String)).size < squares.length

const least = (squares: Squares, axis: 0 | 1): number =>
  Math.min(...squares.map((square) => square[axis] ?? 0))
const most = (squares: Squares, axis: 0 | 1): number =>
  Math.max(...squares.map((square) => square[axis] ?? 0))

/** The same for two lists of squares that lie alike. */
const keyOf = (squares: Squares): string => {
  const [x, y] = [least(squares, 0), least(squares, 1)]
  return squares
    .map(([column = 0, row = 0]) => `${column - x},${row - y}`)
    .sort()
    .join(' ')
}

/** The squares as they are numbered on a grid turned one quarter more to the right. */
const onQuarterGrid = (squares: Squares): Squares => squares.map(([column = 0, row = 0]) => [-row, column])

/** A sheaf by its pattern, the middle of it and how far it is turned. */
export interface Aim {
  readonly pattern: Pattern
  readonly centre: Point
  /** In degrees. */
  readonly rotation: number
}

/** Which pattern a list of squares is, and by how many quarters it is turned against ours. */
const found = (squares: Squares): { readonly pattern: Pattern; readonly quarters: number } | undefined => {
  let seen = squares
  for (let quarters = 0; quarters < 4; quarters++) {
    const key = keyOf(seen)
    const pattern = PATTERNS.find((one) => keyOf(one.squares) === key)
    if (pattern) return { pattern, quarters }
    seen = onQuarterGrid(seen)
  }
  return undefined
}

/** From a square of a pattern to its middle: inches to the right and ahead. */
const toMiddle = (squares: Squares, [column = 0, row = 0]: readonly number[]) => ({
  right: (least(squares, 0) + most(squares, 0)) / 2 - column,
  forward: (least(squares, 1) + most(squares, 1)) / 2 - row,
})

/** The place so many inches to the right and ahead. */
const moved = (from: Point, heading: number, right: number, forward: number): Point =>
  placeFrom(from, heading, right * INCH, forward * INCH)

export const aimOf = (sheaf: Pick<SheafOrder, 'x' | 'y' | 'rotation' | 'squares'>): Aim | undefined => {
  const known = found(sheaf.squares)
  if (!known) return undefined
  const heading = fromDegrees(sheaf.rotation)
  const { right, forward } = toMiddle(sheaf.squares, [0, 0])
  return {
    pattern: known.pattern,
    centre: moved(pointAt(sheaf), heading, right, forward),
    rotation: toDegrees(turned(heading, known.quarters * QUARTER)),
  }
}

/** A sheaf that lies on the table, as it would be ordered. */
export const aimOfLying = ({ squares }: Pick<Sheaf, 'squares'>): Aim | undefined => {
  const [first] = squares
  if (!first) return undefined
  const { centre, heading } = first.box
  const numbered = squares.flatMap(({ box, stack }) => {
    const x = toInches(box.centre.x - centre.x)
    const y = toInches(box.centre.y - centre.y)
    const column = Math.round(x * northward(heading) - y * eastward(heading))
    const row = Math.round(x * eastward(heading) + y * northward(heading))
    return Array.from({ length: stack }, () => [column, row])
  })
  const { x, y } = centre
  return aimOf({ x: toInches(x), y: toInches(y), rotation: toDegrees(heading), squares: numbered })
}

/** Finer than anybody measures, and short to read in a file. */
const written = (length: number): number => Math.round(toInches(length) * 1000) / 1000

export const sheafAt = (base: string, aim: Aim, shell: SheafOrder['shell']): SheafOrder => {
  const { squares } = aim.pattern
  const [first = []] = squares
  const heading = fromDegrees(aim.rotation)
  const { right, forward } = toMiddle(squares, first)
  const { x, y } = moved(aim.centre, heading, -right, -forward)
  const [column = 0, row = 0] = first
  return {
    base,
    x: written(x),
    y: written(y),
    rotation: toDegrees(heading),
    squares: squares.map(([c = 0, r = 0]) => [c - column, r - row]),
    shell,
  }
}
