import type { Outline, Point, Size } from '../model.ts'

/** Inks of the map, as the style sheet names them (`--map-line`). */
export const INKS = [
  'open',
  'grass',
  'line',
  'earth',
  'spoil',
  'crater',
  'leaf',
  'leaf-line',
  'water',
  'water-line',
  'road',
  'brick',
  'contour',
  'side-0',
  'side-1',
] as const
export type InkName = (typeof INKS)[number]
export type Ink = (name: InkName) => string

/** What a painter works with. All lengths are millimetres on the table, y downwards. */
export interface Brush {
  readonly pen: CanvasRenderingContext2D
  readonly ink: Ink
  /** 0 up to 1; the same for the same terrain, so that a table looks the same every time. */
  readonly random: () => number
}

export interface Patch {
  readonly points: readonly Point[]
  readonly path: Path2D
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Lines only: how wide. */
  readonly width?: number
}

/** Terrain as the painter needs it. */
export const patchOf = (outline: Outline, table: Size): Patch => {
  const points = cornersOf(outline).map(({ x, y }) => ({ x: x / 100, y: (table.height - y) / 100 }))
  const path = new Path2D()
  points.forEach(({ x, y }, i) => {
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  })
  if (outline.shape !== 'line') path.closePath()
  const pad = outline.shape === 'line' ? outline.width / 200 : 0
  const box = {
    left: Math.min(...points.map(({ x }) => x)) - pad,
    right: Math.max(...points.map(({ x }) => x)) + pad,
    top: Math.min(...points.map(({ y }) => y)) - pad,
    bottom: Math.max(...points.map(({ y }) => y)) + pad,
  }
  return outline.shape === 'line'
    ? { points, path, ...box, width: outline.width / 100 }
    : { points, path, ...box }
}

const cornersOf = (outline: Outline): readonly Point[] => {
  if (outline.shape !== 'rectangle') return outline.points
  const { x1, y1, x2, y2 } = outline
  return [
    { x: x1, y: y1 },
    { x: x2, y: y1 },
    { x: x2, y: y2 },
    { x: x1, y: y2 },
  ]
}

/** A small repeatable stream for scattering marks; nothing that matters hangs on it. */
export const scatter = (seed: string): (() => number) => {
  let state = 2_166_136_261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Calls `mark` about once in every square of `pitch`, shaken out of line. */
export const strew = (
  { random }: Brush,
  box: Pick<Patch, 'left' | 'top' | 'right' | 'bottom'>,
  pitch: number,
  mark: (x: number, y: number) => void,
): void => {
  for (let y = box.top; y < box.bottom; y += pitch) {
    for (let x = box.left; x < box.right; x += pitch) mark(x + random() * pitch, y + random() * pitch)
  }
}

/** Paints only inside a patch. */
export const inside = ({ pen }: Brush, patch: Patch, paint: () => void): void => {
  pen.save()
  pen.clip(patch.path)
  paint()
  pen.restore()
}

/** Calls `mark` every `pitch` along a line with the direction of the line there. */
export const along = (
  points: readonly Point[],
  pitch: number,
  mark: (x: number, y: number, dx: number, dy: number) => void,
): void => {
  let rest = pitch / 2
  points.forEach((to, i) => {
    const from = points[i - 1]
    if (!from) return
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (length === 0) return
    const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
    for (; rest <= length; rest += pitch) mark(from.x + dx * rest, from.y + dy * rest, dx, dy)
    rest -= length
  })
}
