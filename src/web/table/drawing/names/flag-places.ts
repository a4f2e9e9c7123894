import type { Point } from '#kernel/geometry/point.ts'
import type { Area } from '#screen/area.ts'
import type { Piece } from '#screen/piece.ts'
import { cornersOf } from '../../body.ts'
import { type Camera, toScreen, toTable } from '../../camera/camera.ts'
import { type Box, boxOf, overlap } from './label-places.ts'

/** Ground worth points: a flag whose staff stands beside it where nothing is hidden. */
export interface Flag {
  readonly id: string
  readonly foot: Point
  readonly number: number
  readonly side?: 0 | 1
}

const VIEW = { width: 0, height: 0 }
/** Pixels of a flag with its staff. */
const FLAG = { width: 25, height: 29 } as const

const boxAt = ({ left, top }: { readonly left: number; readonly top: number }): Box => ({
  left: left - 1,
  right: left + FLAG.width,
  top: top - FLAG.height,
  bottom: top,
})

/** What a flag takes of the screen. */
export const flagBox = (eye: Camera, { foot }: Flag): Box => boxAt(toScreen(eye, VIEW, foot))

/** Where a staff may stand, in pixels from the middle of its ground, the best first. */
const FEET: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, -10],
  [14, 4],
  [-36, 4],
  [0, 38],
  [22, 14],
  [-44, 14],
  [30, -10],
  [-54, -10],
]

/** All flags of a table, clear of pieces and of each other where that can be. */
export const placeFlags = (
  areas: readonly Area[],
  pieces: readonly Piece[],
  camera: Pick<Camera, 'scale' | 'turn'>,
): readonly Flag[] => {
  const eye: Camera = { ...camera, centre: { x: 0, y: 0 } }
  const taken = pieces.filter(({ gone }) => !gone).map((piece) => boxOf(eye, cornersOf(piece)))
  return areas.flatMap(({ id, style, outline, number, side }): Flag[] => {
    if (style !== 'objective' || number === undefined || outline.shape !== 'circle') return []
    const { left, top } = toScreen(eye, VIEW, outline.centre)
    const spots = FEET.map(([x, y]) => ({ left: left + x, top: top + y }))
    const spot = spots.find((one) => !taken.some((box) => overlap(box, boxAt(one)))) ?? { left, top }
    taken.push(boxAt(spot))
    return [{ id, foot: toTable(eye, VIEW, spot), number, ...(side === undefined ? {} : { side }) }]
  })
}
