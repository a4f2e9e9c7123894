import type { Ink } from './brush.ts'
import { blankFor, finenessFor, hang, inksOf, type Painting } from './sheet.ts'
import { type PaintedTerrain, paintTerrain } from './terrain.ts'
import { type Painted, paintZones } from './zones.ts'

/** Paints the ground of a table, and later only what has changed. */
export interface GroundPainter {
  /** For so many pixels of the screen a millimetre. */
  paint(canvas: HTMLCanvasElement, painting: Painting, shown: number): Promise<void>
  /** The inks are others now: all is to be painted again. */
  forget(): void
}

interface Remembered {
  readonly size: Painting['size']
  readonly shown: number
  readonly blank: ReturnType<typeof blankFor>
  readonly ink: Ink
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

export const createGroundPainter = (): GroundPainter => {
  let last: Remembered | undefined
  // One picture after the other, so that the last one painted is the last one shown.
  let hung: Promise<void> = Promise.resolve()
  return {
    paint(canvas, painting, shown) {
      const { size, grid } = painting
      const before = last && last.size === size && sameScale(last.shown, shown) ? last : undefined
      const scaled = before?.shown ?? shown
      const { scale, px } = finenessFor(size, scaled, globalThis.devicePixelRatio || 1)
      const blank = before?.blank ?? blankFor(size, scale)
      if (!blank.pen) return hung
      const ink = last?.ink ?? inksOf(canvas)
      const brush = { pen: blank.pen, ink, px }
      const sheet = { size, shown: scaled, blank, ink }
      const now: Remembered = grid
        ? { ...sheet, zones: paintZones(brush, grid, size, before?.zones) }
        : { ...sheet, terrain: paintTerrain(brush, painting, before?.terrain) }
      last = now
      if (!before || !isSame(before, now)) hung = hung.then(() => hang(canvas, blank.canvas))
      return hung
    },
    forget() {
      last = undefined
    },
  }
}
