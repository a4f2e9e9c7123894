import type { Point } from '#kernel/geometry/point.ts'
import type { Size } from '#screen/ground.ts'
import type { OrderMarker, Piece, Place } from '#screen/piece.ts'
import { wheeled } from '#table/turning.ts'

/** Unit vector up the table for 0, clockwise. Only for drawing and gestures; rules have their own exact one. */
export const ahead = (heading: number): Point => {
  const angle = (heading * Math.PI) / 18_000
  return { x: Math.sin(angle), y: Math.cos(angle) }
}

export const bearing = (from: Point, to: Point): number =>
  normal(Math.round((Math.atan2(to.x - from.x, to.y - from.y) * 18_000) / Math.PI))

export const normal = (heading: number): number => ((heading % 36_000) + 36_000) % 36_000

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The middle of several points; the corner of the table if there are none. */
export const middleOf = (points: readonly Point[]): Point => {
  const n = Math.max(1, points.length)
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / n,
    y: points.reduce((sum, { y }) => sum + y, 0) / n,
  }
}

/** A point, or the nearest to it that lies on the table. */
export const onTable = ({ width, height }: Size, { x, y }: Point): Point => ({
  x: Math.min(Math.max(x, 0), width),
  y: Math.min(Math.max(y, 0), height),
})

/** A point given right of and ahead of a place. */
export const from = ({ centre, heading }: Place, right: number, forward: number): Point => {
  const { x, y } = ahead(heading)
  return {
    x: Math.round(centre.x + forward * x + right * y),
    y: Math.round(centre.y + forward * y - right * x),
  }
}

/** Front left, front right, rear right, rear left. */
export const cornersOf = (piece: Pick<Piece, 'centre' | 'heading' | 'width' | 'depth'>): readonly Point[] => {
  const [w, d] = [piece.width / 2, piece.depth / 2]
  return [from(piece, -w, d), from(piece, w, d), from(piece, w, -d), from(piece, -w, -d)]
}

export const pathLength = (path: readonly Point[]): number =>
  path.reduce((sum, point, i) => sum + (i === 0 ? 0 : distance(path[i - 1] ?? point, point)), 0)

/**
 * Where the pieces of a body stand when its leader has gone a path and turned: they keep their places to one another.
 * The first piece is the leader.
 */
export const asOneBody = (
  pieces: readonly Piece[],
  path: readonly Point[],
  heading: number,
): readonly (Place & { readonly id: string })[] => {
  const [leader] = pieces
  const end = path.at(-1)
  if (!leader || !end) return []
  const by = { x: Math.round(end.x) - leader.centre.x, y: Math.round(end.y) - leader.centre.y }
  return wheeled(pieces, leader.centre, by, normal(heading - leader.heading)).map((piece) => ({
    id: piece.id,
    centre: piece.centre,
    heading: piece.heading,
  }))
}

/** Where a piece's order marker stands, right of and ahead of its centre, and how large it is. */
export const orderPlace = (
  { width, depth }: Pick<Piece, 'width' | 'depth'>,
  at: OrderMarker['at'],
): { readonly right: number; readonly forward: number; readonly size: number } => {
  const off = depth * 0.42
  const size = Math.max(depth * 0.32, 700)
  switch (at) {
    case 'front':
      return { right: -width * 0.36, forward: depth / 2 + off, size }
    case 'rear':
      return { right: 0, forward: -depth / 2 - off, size }
    case 'left':
      return { right: -width / 2 - off, forward: 0, size }
    case 'right':
      return { right: width / 2 + off, forward: 0, size }
  }
}
