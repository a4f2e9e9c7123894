import type { Point } from '../../../kernel/geometry/point.ts'
import type { Area } from '../../../screen/area.ts'
import type { Size, Terrain } from '../../../screen/ground.ts'
import type { Piece } from '../../../screen/piece.ts'
import type { ZoneGrid } from '../../../screen/zone-map.ts'
import { cornersOf, distance, from, middleOf, orderPlace } from '../body.ts'
import type { Camera } from '../camera/camera.ts'
import { toScreen, toTable } from '../camera/camera.ts'
import type { Unit } from '../model.ts'
import { referenceBoxes } from './grid-places.ts'
import {
  type Box,
  boxOf,
  overlap,
  pinBox,
  placesByPin,
  placesOfTerrain,
  type Spare,
  within,
} from './label-places.ts'

/** A name on the table, written where it hides nothing. */
export interface Label {
  readonly id: string
  readonly of: 'unit' | 'objective' | 'place'
  readonly style: string
  readonly text: string
  /** Pixels. */
  readonly letters: number
  /** The middle of the words. */
  readonly at: Point
  /** Degrees by which it leans to follow a line, clockwise. */
  readonly lean?: number
  /** Where the line begins that leads to a name far off. */
  readonly leads?: Point
}

/** Of bold letters, in their size; a wide system font must do. */
const WIDTH_OF_LETTER = 0.6
const WIDTH_OF_ITALIC = 0.5
const VIEW = { width: 0, height: 0 }
/** Below this size of letters a name stands above or below its unit only. */
const CROWDED = 12
/** Pixels of the letters of places and objectives: with the table, but always to be read. */
const placeLetters = (scale: number): number => Math.min(13, Math.max(11, 2600 * scale))

/** Pixels of a name's letters: with the pieces, but always to be read. */
export const labelSize = (shorter: number, scale: number): number =>
  Math.min(17, Math.max(11, shorter * scale * 0.62))

/** What is named beside the units, and what all names have to keep clear of. */
export interface Surroundings {
  readonly size: Size
  readonly areas: readonly Area[]
  readonly terrain: readonly Terrain[]
  /** Its map references are kept clear. */
  readonly grid?: ZoneGrid
}

interface Wanted extends Omit<Label, 'at' | 'leads'> {
  readonly places: readonly Spare[]
  /** It is written even where there is no room. */
  readonly always?: boolean
  readonly pin?: Box
}

/**
 * All names of the table. The chosen unit comes first, then units with something to do, other units, objectives and
 * places; what finds no room is left out, and stands in the table in words.
 */
export const placeLabels = (
  units: readonly Unit[],
  pieces: readonly Piece[],
  wanted: readonly string[],
  camera: Pick<Camera, 'scale' | 'turn'>,
  { size, areas, terrain, grid }: Surroundings,
): readonly Label[] => {
  const eye: Camera = { ...camera, centre: { x: 0, y: 0 } }
  const standing = pieces.filter(({ gone }) => !gone)
  const boxes = new Map(standing.map((piece) => [piece.id, boxOf(eye, cornersOf(piece))]))
  const table = boxOf(eye, [
    { x: 0, y: 0 },
    { x: size.width, y: size.height },
  ])
  const pins = areas.filter(({ number, outline }) => number !== undefined && outline.shape === 'circle')
  const taken = [
    ...boxes.values(),
    ...pins.flatMap((area) => pinBox(eye, area) ?? []),
    ...standing.flatMap((piece) => orderBox(piece, eye)),
    ...(grid ? referenceBoxes(grid, eye) : []),
  ]
  const rank = (unit: Unit) => (wanted.includes(unit.id) ? 0 : unit.todo ? 1 : 2)
  const letters = placeLetters(camera.scale)
  const all: readonly Wanted[] = [
    ...units
      .toSorted((a, b) => rank(a) - rank(b))
      .map((unit) => unitName(unit, standing, boxes, camera.scale, rank(unit) === 0)),
    ...pins.flatMap((area) => objectiveName(area, eye, letters)),
    ...terrain.toSorted((a, b) => rankOf(a) - rankOf(b)).flatMap((one) => placeName(one, eye, letters)),
  ]
  return all.flatMap(({ places, always, pin, ...label }): Label[] => {
    const free = places.find(({ box }) => within(table, box) && !taken.some((other) => overlap(other, box)))
    const spare = free ?? (always ? places[0] : undefined)
    if (!spare) return []
    const { box, far, lean } = spare
    taken.push(box)
    const leads = far && pin ? { leads: toTable(eye, VIEW, middleOfBox(pin)) } : {}
    const leans = lean ? { lean } : {}
    return [{ ...label, at: toTable(eye, VIEW, middleOfBox(box)), ...leads, ...leans }]
  })
}

const middleOfBox = ({ left, right, top, bottom }: Box) => ({
  left: (left + right) / 2,
  top: (top + bottom) / 2,
})

const unitName = (
  unit: Unit,
  pieces: readonly Piece[],
  boxes: ReadonlyMap<string, Box>,
  scale: number,
  always: boolean,
): Wanted => {
  const own = byMiddle(pieces.filter((piece) => piece.unit === unit.id))
  const [leader] = own
  const letters = labelSize(leader ? Math.min(leader.width, leader.depth) : 0, scale)
  const text = unit.label ?? unit.name
  const places = own.flatMap((piece) =>
    candidates(boxes.get(piece.id), text, letters, overhang(piece) * scale),
  )
  const label = { id: unit.id, of: 'unit' as const, style: `side-${unit.side}`, text, letters }
  const pin = always ? boxes.get(leader?.id ?? '') : undefined
  if (!pin) return { ...label, places, always }
  // The chosen unit has its name farther off rather than over others.
  const farther = placesByPin(pin, text.length * letters * WIDTH_OF_LETTER, letters * 1.1)
  return { ...label, places: [...places, ...farther.filter(({ far }) => far)], always, pin }
}

const objectiveName = (area: Area, eye: Camera, letters: number): readonly Wanted[] => {
  const pin = pinBox(eye, area)
  const { label: text, side } = area
  if (!pin || text === undefined) return []
  const places = placesByPin(pin, text.length * letters * WIDTH_OF_ITALIC, letters * 1.1)
  const style = side === undefined ? '' : `side-${side}`
  return [{ id: area.id, of: 'objective', style, text, letters, places, pin }]
}

/** Whose names come first where there is little room. */
const FIRST: readonly Terrain['kind'][] = ['village', 'ruins', 'water', 'hill', 'wood']

const rankOf = ({ kind }: Terrain): number => {
  const rank = FIRST.indexOf(kind)
  return rank === -1 ? FIRST.length : rank
}

/** Pixels by which the names of villages are larger than others. */
const LARGER = 3

const placeName = (terrain: Terrain, eye: Camera, usual: number): readonly Wanted[] => {
  const { name: text, id, kind, side } = terrain
  if (text === undefined) return []
  const letters = kind === 'village' ? usual + LARGER : usual
  const wide = kind === 'village' ? WIDTH_OF_LETTER : WIDTH_OF_ITALIC
  const places = placesOfTerrain(eye, terrain, text.length * letters * wide, letters * 1.1)
  const style = side === undefined ? kind : `${kind} side-${side}`
  return [{ id, of: 'place', style, text, letters, places }]
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
  const middle = middleOf(pieces.map(({ centre }) => centre))
  return [...pieces].sort((a, b) => distance(a.centre, middle) - distance(b.centre, middle))
}

/** How far the marks of a piece stand out. */
const overhang = ({ status, done, depth }: Piece): number => (status > 0 || done ? depth * 0.22 : 0)

const candidates = (
  piece: Box | undefined,
  text: string,
  letters: number,
  clear: number,
): readonly Spare[] => {
  if (!piece) return []
  const width = text.length * letters * WIDTH_OF_LETTER
  const height = letters * 1.1
  const middle = (piece.left + piece.right) / 2
  const at = (left: number, top: number): Spare => ({
    box: { left, top, right: left + width, bottom: top + height },
  })
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
