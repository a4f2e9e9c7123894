import type { Point } from '#kernel/geometry/point.ts'
import type { Piece } from '#screen/piece.ts'
import { type ShownRear, type ZoneGrid, zoneMiddle } from '#screen/zone-map.ts'
import type { Camera } from '../camera/camera.ts'
import { toScreen } from '../camera/camera.ts'
import type { Box } from './names/label-places.ts'

/** Parts of a zone's side from its middle to the middle of its map reference: a corner at the rear, clear of stands. */
const REFERENCE = { across: 0.385, back: 0.4 } as const
/** Pixels of its letters, and how large they may grow with the table. */
const LETTERS = { pixels: 11, most: 1500 } as const
/** From the edge of the table to the words about a rear and its depot. */
const FROM_EDGE = 1900
const DEPOT = { edge: 3700, hut: 2400 } as const

/** Where the map reference of a zone is written. */
export const referenceAt = (grid: ZoneGrid, zone: number): Point => {
  const { x, y } = zoneMiddle(grid, zone)
  const back = grid.zones[zone]?.holder === 1 ? 1 : -1
  return { x: x - REFERENCE.across * grid.side, y: y + back * REFERENCE.back * grid.side }
}

/** What map references take of the screen, so that no name is written over one. */
export const referenceBoxes = (grid: ZoneGrid, eye: Camera): readonly Box[] => {
  const letters = Math.min(LETTERS.pixels, LETTERS.most * eye.scale)
  return grid.zones.map(({ name }, zone) => {
    const { left, top } = toScreen(eye, { width: 0, height: 0 }, referenceAt(grid, zone))
    const half = name.length * letters * 0.28
    return { left: left - half, right: left + half, top: top - letters * 0.4, bottom: top + letters * 0.4 }
  })
}

/** Half of what the name of a rear takes: in parts of a zone's side across, and in depth. */
const REAR_NAME = { across: 0.7, deep: 1000 } as const

type Standing = Pick<Piece, 'centre' | 'width' | 'depth'>

/**
 * The name of a rear stands at its outer edge, as far to the left as no stand lies over it, and clear of the depot; if
 * there is no such place it is left out: who stands there is seen by the stands.
 */
export const rearNameAt = (
  { side, columns }: ZoneGrid,
  rear: ShownRear,
  stands: readonly Standing[] = [],
): Point | undefined => {
  const y = rear.side === 0 ? rear.y1 + FROM_EDGE : rear.y2 - FROM_EDGE
  const places = Array.from({ length: Math.max(1, (columns - 2) * 2) }, (_, i) => ({
    x: rear.x1 + side * (0.95 + i / 2),
    y,
  }))
  return places.find(({ x }) =>
    stands.every(
      ({ centre, width, depth }) =>
        Math.abs(centre.x - x) >= width / 2 + REAR_NAME.across * side ||
        Math.abs(centre.y - y) >= depth / 2 + REAR_NAME.deep,
    ),
  )
}

/** Over the huts at the right of the outer edge. */
export const depotNameAt = ({ depot, side, x2, y1, y2 }: ShownRear): Point => ({
  x: x2 - Math.max(5200, (depot * DEPOT.hut) / 2 + 600),
  y: side === 0 ? y1 + DEPOT.edge : y2 - DEPOT.edge,
})
