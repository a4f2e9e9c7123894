import type { Size } from '#screen/ground.ts'
import type { ZoneGrid } from '#screen/zone-map.ts'
import { inkOf, inksOf } from './brush.ts'
import { type Country, paintTerrain } from './terrain.ts'
import { paintZones } from './zones.ts'

/** Four bytes each, on the phones that allow the least. */
const MOST_PIXELS = 9_000_000
/** Pixels for a millimetre that are sharp enough for the nearest look. */
const SHARPEST = 3.2
/** Looked at nearer than this, lines and signs grow with the table. */
const FINEST = 0.42

/** All that a ground painter needs to know of a table. */
export interface Painting extends Country {
  /** Where it is a table of zones. */
  readonly grid?: ZoneGrid
}

/** How finely a sheet is painted. */
export interface Fineness {
  /** Pixels of the canvas for a millimetre. */
  readonly scale: number
  /** Millimetres of a pixel of the screen, in which lines and signs are measured. */
  readonly px: number
}

/** For so many pixels of the screen a millimetre, of which a display may show several for one. */
export const finenessFor = ({ width, height }: Size, shown: number, density: number): Fineness => {
  const most = Math.min(SHARPEST, Math.sqrt(MOST_PIXELS / ((width / 100) * (height / 100))))
  return { scale: Math.min(most, shown * density), px: Math.max(FINEST, 1 / shown) }
}

const pixelsOf = ({ width, height }: Size, scale: number) => ({
  across: Math.round((width / 100) * scale),
  down: Math.round((height / 100) * scale),
})

/** A canvas of the page to paint on in millimetres. */
const sheetFor = (size: Size, scale: number) => {
  const canvas = document.createElement('canvas')
  const { across, down } = pixelsOf(size, scale)
  canvas.width = across
  canvas.height = down
  const pen = canvas.getContext('2d')
  pen?.setTransform(scale, 0, 0, scale, 0, 0)
  return { canvas, pen }
}

/** Whether a canvas needs no page, so that a thread beside it can paint. */
export const canPaintBeside = (): boolean => typeof OffscreenCanvas !== 'undefined'

/** The same beside the page, where a device can. */
export const blankFor = (size: Size, scale: number) => {
  if (!canPaintBeside()) return sheetFor(size, scale)
  const { across, down } = pixelsOf(size, scale)
  const canvas = new OffscreenCanvas(across, down)
  const pen = canvas.getContext('2d')
  pen?.setTransform(scale, 0, 0, scale, 0, 0)
  return { canvas, pen }
}

/** The ground as a picture for a drawing of that width that must stand alone, painted finer by `density`. */
export const groundPicture = (
  element: Element,
  painting: Painting,
  width: number,
  density: number,
): string => {
  const { size, grid } = painting
  const { scale, px } = finenessFor(size, width / (size.width / 100), density)
  const { canvas, pen } = sheetFor(size, scale)
  if (!pen) return ''
  const ink = inkOf(inksOf(element))
  if (grid) paintZones({ pen, ink, px }, grid, size)
  else paintTerrain({ pen, ink, px }, painting)
  return canvas.toDataURL('image/jpeg', 0.85)
}
