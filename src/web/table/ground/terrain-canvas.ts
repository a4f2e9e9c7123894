import type { ZoneGrid } from '../../../screen/zone-map.ts'
import type { Ground, Size, TableData, Terrain } from '../model.ts'
import { type Brush, INKS, type Ink, type Patch, patchOf, scatter } from './brush.ts'
import { bridge, railway, road, water, wood } from './country.ts'
import { cratered, hill, marsh, open } from './earth.ts'
import { building, bunker, ruins, trench, wire } from './works.ts'
import { paintZones } from './zones.ts'

const PAINT: Readonly<Record<Ground, (brush: Brush, patch: Patch) => void>> = {
  open,
  cratered,
  shattered: (brush, patch) => cratered(brush, patch, 1.35),
  hill,
  marsh,
  water,
  wood,
  road,
  railway,
  bridge,
  ruins,
  building,
  trench,
  bunker,
  wire,
}

/** Broad ground first, works last, whatever order they come in. */
const ORDER = Object.keys(PAINT)

/** Four bytes each, on the phones that allow the least. */
const MOST_PIXELS = 9_000_000
/** Sharp enough for the nearest look. */
const MOST_PER_MM = 3.2

/** Pixels for a millimetre at which a table is baked. */
export const bakedScale = ({ width, height }: Size): number =>
  Math.min(MOST_PER_MM, Math.sqrt(MOST_PIXELS / ((width / 100) * (height / 100))))

export const inksOf = (element: Element): Ink => {
  const style = getComputedStyle(element)
  const read = new Map(INKS.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()]))
  return (name) => read.get(name) || 'gray'
}

/** A canvas to paint on in millimetres. */
export const blankFor = (
  size: Size,
): { readonly canvas: HTMLCanvasElement; readonly pen: CanvasRenderingContext2D | null } => {
  const scale = bakedScale(size)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round((size.width / 100) * scale)
  canvas.height = Math.round((size.height / 100) * scale)
  const pen = canvas.getContext('2d')
  pen?.setTransform(scale, 0, 0, scale, 0, 0)
  return { canvas, pen }
}

/** Paints the whole ground once; panning and zooming only move it. */
const painted = (
  element: Element,
  size: Size,
  ground: Ground,
  terrain: readonly Terrain[],
  grid?: ZoneGrid,
): HTMLCanvasElement => {
  const { canvas, pen } = blankFor(size)
  if (!pen) return canvas
  if (grid) {
    paintZones(pen, inksOf(element), grid, size)
    return canvas
  }
  const ink = inksOf(element)
  const whole = patchOf({ shape: 'rectangle', x1: 0, y1: 0, x2: size.width, y2: size.height }, size)
  PAINT[ground]({ pen, ink, random: scatter(ground) }, whole)
  for (const { id, kind, outline } of [...terrain].sort(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  )) {
    pen.save()
    PAINT[kind]({ pen, ink, random: scatter(id) }, patchOf(outline, size))
    pen.restore()
  }
  return canvas
}

/** The ground as a small picture of its own, so many pixels wide, for a drawing that must stand alone. */
export const groundPicture = (
  element: Element,
  { size, ground, terrain, grid }: Pick<TableData, 'size' | 'ground' | 'terrain' | 'grid'>,
  width: number,
): string => {
  const whole = painted(element, size, ground, terrain, grid)
  const small = document.createElement('canvas')
  small.width = width
  small.height = Math.round((width * size.height) / size.width)
  const pen = small.getContext('2d')
  if (!pen) return ''
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(whole, 0, 0, small.width, small.height)
  return small.toDataURL('image/jpeg', 0.8)
}

/** Paints aside and shows the finished picture: a canvas that could still be drawn on costs work in every frame. */
export const bake = async (
  canvas: HTMLCanvasElement,
  size: Size,
  ground: Ground,
  terrain: readonly Terrain[],
): Promise<void> => {
  await hang(canvas, painted(canvas, size, ground, terrain))
}

export const hang = async (shown: HTMLCanvasElement, painting: HTMLCanvasElement): Promise<void> => {
  const picture = await createImageBitmap(painting)
  shown.width = picture.width
  shown.height = picture.height
  shown.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
}
