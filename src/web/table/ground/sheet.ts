import type { Size } from '../../../screen/ground.ts'
import type { ZoneGrid } from '../../../screen/zone-map.ts'
import { INKS, type Ink } from './brush.ts'
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

export const inksOf = (element: Element): Ink => {
  const style = getComputedStyle(element)
  const read = new Map(INKS.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]))
  return (name) => read.get(name) || 'gray'
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

/** A canvas to paint on in millimetres. */
export const blankFor = (
  { width, height }: Size,
  scale: number,
): { readonly canvas: HTMLCanvasElement; readonly pen: CanvasRenderingContext2D | null } => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round((width / 100) * scale)
  canvas.height = Math.round((height / 100) * scale)
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
  const { canvas, pen } = blankFor(size, scale)
  if (!pen) return ''
  const ink = inksOf(element)
  if (grid) paintZones({ pen, ink, px }, grid, size)
  else paintTerrain({ pen, ink, px }, painting)
  return canvas.toDataURL('image/jpeg', 0.85)
}

/** Shows a finished picture: a canvas that could still be drawn on costs work in every frame. */
export const hang = async (shown: HTMLCanvasElement, painting: HTMLCanvasElement): Promise<void> => {
  const picture = await createImageBitmap(painting)
  shown.width = picture.width
  shown.height = picture.height
  shown.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
}
