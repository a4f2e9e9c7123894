import type { Line } from './shapes/line.ts'
import type { Bounds } from './shapes/shape.ts'

/** Inks of the map, as the palette names them (`--map`, `--wood-fill`). */
export const INKS = [
  'map',
  'grass',
  'field',
  'ink',
  'earth',
  'crater',
  'crater-fill',
  'wood',
  'wood-fill',
  'water',
  'water-fill',
  'marsh',
  'road',
  'road-fill',
  'house',
  'garden',
  'contour',
  'contour-index',
  'side-a',
  'side-b',
] as const
export type InkName = (typeof INKS)[number]
export type Ink = (name: InkName) => string
export type Inks = Readonly<Partial<Record<InkName, string>>>

export const inkOf =
  (inks: Inks): Ink =>
  (name) =>
    inks[name] || 'gray'

/** The inks of the palette that an element is shown with. */
export const inksOf = (element: Element): Inks => {
  const style = getComputedStyle(element)
  return Object.fromEntries(INKS.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]))
}
/** The ink of either side. */
export const SIDE_INKS = ['side-a', 'side-b'] as const

/** On the page, or on a thread beside it. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** What a painter works with. All lengths are millimetres on the table, y downwards. */
export interface Brush {
  readonly pen: Pen
  readonly ink: Ink
  /** 0 up to 1; the same for the same terrain, so that a table looks the same every time. */
  readonly random: () => number
  /** A pixel of the screen that the sheet is painted for: lines and signs keep their size however near one looks. */
  readonly px: number
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
  { random }: Pick<Brush, 'random'>,
  box: Bounds,
  pitch: number,
  mark: (x: number, y: number) => void,
): void => {
  for (let y = box.top; y < box.bottom; y += pitch) {
    for (let x = box.left; x < box.right; x += pitch) mark(x + random() * pitch, y + random() * pitch)
  }
}

/** Paints only inside an area. */
export const inside = ({ pen }: Brush, { path }: { readonly path: Path2D }, paint: () => void): void => {
  pen.save()
  pen.clip(path)
  paint()
  pen.restore()
}

/** Adds a line to what is being drawn. */
export const trace = (pen: CanvasPath, line: Line): void => {
  line.forEach(({ x, y }, i) => {
    if (i === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  })
}

export const strokeLine = (pen: Pen, line: Line, style: string, width: number): void => {
  pen.strokeStyle = style
  pen.lineWidth = width
  pen.beginPath()
  trace(pen, line)
  pen.stroke()
}
