import type { Point } from '#kernel/geometry/point.ts'
import type { Size } from '#screen/ground.ts'
import type { TableMark } from '#screen/mark.ts'
import type { Piece } from '#screen/piece.ts'
import { ahead, distance } from '../body.ts'
import type { Turn } from '../model.ts'

/** Pixels of a ring at the least, and of a numbered disc. */
const LEAST_RING = 26
const DISC = 15

/** Round what is spoken of, and large enough to be seen. */
export const ringOf = ({ radius }: Pick<TableMark, 'radius'>, scale: number): number =>
  Math.max(radius, LEAST_RING / scale)

/** Where a disc may sit on its ring, as the screen is looked at, the best first. */
const PLACES = [4500, 13_500, 31_500, 22_500, 0, 9000, 18_000, 27_000] as const

/** What is in the way of a disc: much if it lies off the table or on another, something if on a ring, little if on a piece. */
const COSTS = { off: 100, disc: 40, ring: 6, piece: 2 } as const

interface Surroundings {
  readonly size: Size
  readonly pieces: readonly Piece[]
  readonly scale: number
  readonly turn: Turn
}

/** The middles of the discs of all numbered marks, on their rings and out of each other's way. */
export const discPlaces = (
  marks: readonly TableMark[],
  { size, pieces, scale, turn }: Surroundings,
): ReadonlyMap<string, Point> => {
  const disc = DISC / scale
  const taken: Point[] = []
  const places = new Map<string, Point>()
  for (const mark of marks) {
    if (mark.number === undefined) continue
    const ring = ringOf(mark, scale)
    const costOf = ({ x, y }: Point): number => {
      const off = x < disc || y < disc || x > size.width - disc || y > size.height - disc
      const discs = taken.filter((other) => distance(other, { x, y }) < 2 * disc).length
      const rings = marks.filter(
        (other) =>
          other !== mark && !other.bare && distance(other.centre, { x, y }) < ringOf(other, scale) + disc,
      ).length
      const hidden = pieces.filter(
        (piece) => distance(piece.centre, { x, y }) < disc + Math.min(piece.width, piece.depth) / 2,
      ).length
      return (off ? COSTS.off : 0) + discs * COSTS.disc + rings * COSTS.ring + hidden * COSTS.piece
    }
    const [first, ...others] = PLACES.map((place): Point => {
      const { x, y } = ahead(place - turn * 9000)
      return { x: mark.centre.x + x * ring, y: mark.centre.y + y * ring }
    })
    if (!first) continue
    const best = others.reduce((found, place) => (costOf(place) < costOf(found) ? place : found), first)
    taken.push(best)
    places.set(mark.id, best)
  }
  return places
}
