import type { Point } from '#kernel/geometry/point.ts'
import type { Piece } from '#screen/piece.ts'
import { ahead, distance } from '../body.ts'

type Standing = Pick<Piece, 'id' | 'centre' | 'heading' | 'width' | 'depth' | 'round'>

/** How far a point lies outside a piece; 0 on it. */
export const outside = (piece: Omit<Standing, 'id'>, point: Point): number => {
  if (piece.round) return Math.max(0, distance(piece.centre, point) - piece.width / 2)
  const { x, y } = ahead(piece.heading)
  const dx = point.x - piece.centre.x
  const dy = point.y - piece.centre.y
  const right = Math.abs(dx * y - dy * x) - piece.width / 2
  const forward = Math.abs(dx * x + dy * y) - piece.depth / 2
  return Math.hypot(Math.max(0, right), Math.max(0, forward))
}

/** The piece meant by a point: the topmost under it, else the nearest within `slack`. */
export const pieceAt = (pieces: readonly Standing[], point: Point, slack: number): string | undefined => {
  let best: { readonly id: string; readonly off: number; readonly centre: number } | undefined
  for (const piece of pieces) {
    const off = outside(piece, point)
    if (off > slack) continue
    const centre = distance(piece.centre, point)
    if (!best || off < best.off || (off === best.off && centre <= best.centre))
      best = { id: piece.id, off, centre }
  }
  return best?.id
}
