import { alike } from '#kernel/alike.ts'
import { type Ink, type Inks, inkOf } from './brush.ts'
import { blankFor, finenessFor, type Painting } from './sheet.ts'
import { type PaintedTerrain, paintTerrain } from './terrain.ts'
import { type Painted, paintZones } from './zones.ts'

/** The ground of a table as it is wanted. */
export interface Commission {
  readonly painting: Painting
  /** Pixels of the page for a millimetre. */
  readonly shown: number
  /** Pixels of the screen for each of the page. */
  readonly density: number
  readonly inks: Inks
}

/** Paints the ground of a table, and later only what has changed; no picture if nothing has. */
export type GroundPainter = (wanted: Commission) => Promise<ImageBitmap | undefined>

interface Remembered {
  readonly size: Painting['size']
  readonly shown: number
  readonly inks: Inks
  readonly ink: Ink
  readonly blank: ReturnType<typeof blankFor>
  readonly zones?: Painted
  readonly terrain?: PaintedTerrain
}

/** A sheet stays as it is while it is looked at so little nearer or farther. */
const SAME_SCALE = 1.12

const sameScale = (one: number, other: number): boolean =>
  one / other < SAME_SCALE && other / one < SAME_SCALE

const sameZones = (one: Painted, other: Painted): boolean =>
  one.size === other.size && [...one].every(([part, key]) => other.get(part) === key)

const sameTerrain = (one: PaintedTerrain, other: PaintedTerrain): boolean =>
  one.size === other.size && [...one].every(([id, { key }]) => other.get(id)?.key === key)

const isSame = (before: Remembered, now: Remembered): boolean =>
  (before.zones && now.zones && sameZones(before.zones, now.zones)) ||
  (before.terrain && now.terrain && sameTerrain(before.terrain, now.terrain)) ||
  false

/** Whether what was painted last can be mended for what is wanted now. */
const isMendable = (last: Remembered, { painting: { size }, shown, inks }: Commission): boolean =>
  alike(last.size, size) && alike(last.inks, inks) && sameScale(last.shown, shown)

export const createGroundPainter = (): GroundPainter => {
  let last: Remembered | undefined
  return async (wanted) => {
    const { painting, density, inks } = wanted
    const { size, grid } = painting
    const before = last && isMendable(last, wanted) ? last : undefined
    const shown = before?.shown ?? wanted.shown
    const { scale, px } = finenessFor(size, shown, density)
    const blank = before?.blank ?? blankFor(size, scale)
    if (!blank.pen) return undefined
    const ink = before?.ink ?? inkOf(inks)
    const brush = { pen: blank.pen, ink, px }
    const sheet = { size, shown, inks, ink, blank }
    const now: Remembered = grid
      ? { ...sheet, zones: paintZones(brush, grid, size, before?.zones) }
      : { ...sheet, terrain: paintTerrain(brush, painting, before?.terrain) }
    last = now
    return before && isSame(before, now) ? undefined : createImageBitmap(blank.canvas)
  }
}
