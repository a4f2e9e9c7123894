import { cornersOf, distance, from, orderPlace } from './body.ts'
import type { Camera, Spot } from './camera.ts'
import { toScreen, toTable } from './camera.ts'
import type { Area, Piece, Point, Size, Unit } from './model.ts'

/** A unit's name on the table, written where it hides nothing. */
export interface Label {
  readonly unit: string
  readonly side: 0 | 1
  readonly text: string
  /** Pixels. */
  readonly letters: number
  /** The middle of the words. */
  readonly at: Point
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Of bold letters, in their size; a wide system font must do. */
const WIDTH_OF_LETTER = 0.6
const VIEW = { width: 0, height: 0 }
/** Below this size of letters a name stands above or below its unit only. */
const CROWDED = 12

/** Pixels of a name's letters: with the pieces, but always to be read. */
export const labelSize = (depth: number, scale: number): number =>
  Math.min(17, Math.max(11, depth * scale * 0.62))

/** What the names have to keep clear of. */
export interface Surroundings {
  readonly size: Size
  readonly areas: readonly Area[]
}

/** Names of units, the most wanted first; those for which there is no room are left out unless they are wanted. */
export const placeLabels = (
  units: readonly Unit[],
  pieces: readonly Piece[],
  wanted: readonly string[],
  camera: Pick<Camera, 'scale' | 'turn'>,
  { size, areas }: Surroundings,
): readonly Label[] => {
  const eye: Camera = { ...camera, centre: { x: 0, y: 0 } }
  const standing = pieces.filter(({ gone }) => !gone)
  const boxOf = (points: readonly Point[]) => around(points.map((point) => toScreen(eye, VIEW, point)))
  const boxes = new Map(standing.map((piece) => [piece.id, boxOf(cornersOf(piece))]))
  const table = boxOf([
    { x: 0, y: 0 },
    { x: size.width, y: size.height },
  ])
  const pins = areas.flatMap(({ outline, number }) =>
    number !== undefined && outline.shape === 'circle'
      ? [
          boxOf([
            from({ ...outline, heading: 0 }, -outline.radius, outline.radius),
            from({ ...outline, heading: 0 }, outline.radius, -outline.radius),
          ]),
        ]
      : [],
  )
  const taken = [...boxes.values(), ...pins, ...standing.flatMap((piece) => orderBox(piece, eye))]
  const placed: Label[] = []
  const rank = (unit: Unit) => (wanted.includes(unit.id) ? 0 : unit.todo ? 1 : 2)
  for (const unit of [...units].sort((a, b) => rank(a) - rank(b))) {
    const own = byMiddle(standing.filter((piece) => piece.unit === unit.id))
    const letters = labelSize(own[0]?.depth ?? 0, camera.scale)
    const places = own.flatMap((piece) =>
      candidates(boxes.get(piece.id), unit.name, letters, overhang(piece) * camera.scale),
    )
    const free = places.find((place) => within(table, place) && !taken.some((box) => overlap(box, place)))
    const box = free ?? (rank(unit) === 0 ? places[0] : undefined)
    if (!box) continue
    taken.push(box)
    const middle: Spot = { left: (box.left + box.right) / 2, top: (box.top + box.bottom) / 2 }
    placed.push({ unit: unit.id, side: unit.side, text: unit.name, letters, at: toTable(eye, VIEW, middle) })
  }
  return placed
}

/** The space of an order marker. */
const orderBox = (piece: Piece, eye: Camera): readonly Box[] => {
  const at = piece.order && orderPlace(piece, piece.order.at)
  if (!at) return []
  const { left, top } = toScreen(eye, VIEW, from(piece, at.right, at.forward))
  const half = at.size * eye.scale * 1.1
  return [{ left: left - half, right: left + half, top: top - half * 0.8, bottom: top + half * 0.8 }]
}

/** Nearest to the middle of the unit first. */
const byMiddle = (pieces: readonly Piece[]): readonly Piece[] => {
  const n = Math.max(1, pieces.length)
  const middle = {
    x: pieces.reduce((sum, { centre }) => sum + centre.x, 0) / n,
    y: pieces.reduce((sum, { centre }) => sum + centre.y, 0) / n,
  }
  return [...pieces].sort((a, b) => distance(a.centre, middle) - distance(b.centre, middle))
}

/** How far the marks of a piece stand out. */
const overhang = ({ status, done, depth }: Piece): number => (status > 0 || done ? depth * 0.22 : 0)

const candidates = (piece: Box | undefined, text: string, letters: number, clear: number): readonly Box[] => {
  if (!piece) return []
  const width = text.length * letters * WIDTH_OF_LETTER
  const height = letters * 1.1
  const middle = (piece.left + piece.right) / 2
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height })
  const stacked = [
    at(middle - width / 2, piece.bottom + 3 + clear),
    at(middle - width / 2, piece.top - 3 - clear - height),
  ]
  if (letters < CROWDED) return stacked
  return [
    ...stacked,
    at(piece.right + 4, (piece.top + piece.bottom - height) / 2),
    at(piece.left - 4 - width, (piece.top + piece.bottom - height) / 2),
  ]
}

const around = (spots: readonly Spot[]): Box => ({
  left: Math.min(...spots.map(({ left }) => left)),
  right: Math.max(...spots.map(({ left }) => left)),
  top: Math.min(...spots.map(({ top }) => top)),
  bottom: Math.max(...spots.map(({ top }) => top)),
})

const within = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
