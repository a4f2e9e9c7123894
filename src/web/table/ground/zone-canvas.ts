import type { ZoneGrid } from '../../../screen/zone-map.ts'
import type { Size } from '../model.ts'
import { blankFor, hang, inksOf } from './terrain-canvas.ts'
import { type Painted, paintZones } from './zones.ts'

/** Paints a table of zones, and later only those that have changed. */
export interface ZonePainter {
  paint(shown: HTMLCanvasElement, grid: ZoneGrid, size: Size): Promise<void>
  /** The inks are others now: all is to be painted again. */
  forget(): void
}

const same = (one: Painted, other: Painted): boolean =>
  one.size === other.size && [...one].every(([part, key]) => other.get(part) === key)

export const createZonePainter = (): ZonePainter => {
  let kept: { readonly blank: ReturnType<typeof blankFor>; readonly painted: Painted } | undefined
  // One picture after the other, so that the last one painted is the last one shown.
  let hung: Promise<void> = Promise.resolve()
  return {
    paint(shown, grid, size) {
      const blank = kept?.blank ?? blankFor(size)
      if (!blank.pen) return hung
      const painted = paintZones(blank.pen, inksOf(shown), grid, size, kept?.painted)
      const before = kept?.painted
      kept = { blank, painted }
      if (before && same(before, painted)) return hung
      hung = hung.then(() => hang(shown, blank.canvas))
      return hung
    },
    forget() {
      kept = undefined
    },
  }
}
