import type { Point } from '#kernel/geometry/point.ts'
import type { Area } from '#screen/area.ts'
import type { Size, Terrain } from '#screen/ground.ts'
import type { Piece } from '#screen/piece.ts'
import type { ZoneGrid } from '#screen/zone-map.ts'
import { cornersOf, distance, middleOf } from '../../body.ts'
import type { Camera } from '../../camera/camera.ts'
import { toTable } from '../../camera/camera.ts'
import type { Unit } from '../../model.ts'
import { referenceBoxes } from '../grid-places.ts'
import { cornersOfShape } from '../shapes.tsx'
import { type Flag, flagBox } from './flag-places.ts'
import {
  type Box,
  boxOf,
  grown,
  overlap,
  type Place,
  placesByPin,
  placesOfArea,
  placesOfTerrain,
  within,
} from './label-places.ts'
import { classOf, estimated, LETTERS, type LetterWidths, type NameClass } from './letters.ts'
import { marksOf, type UnitMarks } from './unit-marks.ts'
import { unitPlaces } from './unit-places.ts'

/** A name on the table, written where it hides nothing. */
export interface Label {
  readonly id: string
  readonly of: 'unit' | 'objective' | 'area' | 'place'
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
  /** How a unit fares, beside its name. */
  readonly marks?: UnitMarks & { readonly at: Point }
}

const VIEW = { width: 0, height: 0 }
/** Pixels between a name and anything else. */
const CLEAR = 2
/** Pixels for a unit from which objectives are named too: 24 for an inch. */
const OBJECTIVES_FROM = 0.0095

/** What is named beside the units, and what all names have to keep clear of. */
export interface Surroundings {
  readonly size: Size
  readonly areas: readonly Area[]
  readonly terrain: readonly Terrain[]
  readonly flags?: readonly Flag[]
  /** Its map references are kept clear. */
  readonly grid?: ZoneGrid
  readonly widthOf?: LetterWidths
}

interface Wanted extends Omit<Label, 'at' | 'leads' | 'marks'> {
  readonly places: readonly Place[]
  readonly marks?: UnitMarks | undefined
  readonly pin?: Box | undefined
}

/**
 * All names of the table. The chosen unit comes first, then units with something to do, other units, those that have
 * acted, objectives and places; what finds no room is left out, and stands in the table in words.
 */
export const placeLabels = (
  units: readonly Unit[],
  pieces: readonly Piece[],
  wanted: readonly string[],
  camera: Pick<Camera, 'scale' | 'turn'>,
  { size, areas, terrain, flags = [], grid, widthOf = estimated }: Surroundings,
): readonly Label[] => {
  const eye: Camera = { ...camera, centre: { x: 0, y: 0 } }
  const standing = pieces.filter(({ gone }) => !gone)
  const boxes = new Map(standing.map((piece) => [piece.id, boxOf(eye, cornersOf(piece))]))
  const table = boxOf(eye, [
    { x: 0, y: 0 },
    { x: size.width, y: size.height },
  ])
  const taken: Box[] = [
    ...boxes.values(),
    ...flags.map((flag) => flagBox(eye, flag)),
    ...(grid ? referenceBoxes(grid, eye) : []),
  ]
  const acted = new Set(standing.filter(({ done }) => done).map(({ unit }) => unit))
  const rank = ({ id, todo }: Unit) => (wanted.includes(id) ? 0 : todo ? 1 : acted.has(id) ? 3 : 2)
  const named = new Set(terrain.map(({ name }) => name))
  const all: readonly Wanted[] = [
    ...units
      .toSorted((a, b) => rank(a) - rank(b))
      .map((unit) => unitName(unit, standing, boxes, eye, grid ? 'stand' : 'unit', widthOf)),
    ...(camera.scale < OBJECTIVES_FROM
      ? []
      : areas
          .filter(({ label }) => !named.has(label))
          .flatMap((area) => objectiveName(area, flags, eye, widthOf))),
    ...areas.flatMap((area) => areaName(area, eye, widthOf)),
    ...terrain.toSorted((a, b) => rankOf(a) - rankOf(b)).flatMap((one) => placeName(one, eye, widthOf)),
  ]
  return all.flatMap(({ places, marks, pin, ...label }): Label[] => {
    const free = places.find(
      ({ box }) => within(table, box) && !taken.some((other) => overlap(other, grown(box, CLEAR))),
    )
    if (!free) return []
    taken.push(free.box)
    const middle = (box: Box): Point => toTable(eye, VIEW, middleOfBox(box))
    return [
      {
        ...label,
        at: middle(free.words),
        ...(free.far && pin ? { leads: middle(pin) } : {}),
        ...(free.lean ? { lean: free.lean } : {}),
        ...(free.marks && marks ? { marks: { ...marks, at: middle(free.marks) } } : {}),
      },
    ]
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
  eye: Camera,
  kind: NameClass,
  widthOf: LetterWidths,
): Wanted => {
  const own = byMiddle(pieces.filter((piece) => piece.unit === unit.id))
  const letters = LETTERS[kind]
  const text = unit.label ?? unit.name
  const marks = marksOf(own)
  const words = { width: widthOf(text, kind), height: letters * 1.15 }
  const bodies = own.flatMap(({ id, heading }) => {
    const box = boxes.get(id)
    return box ? [{ box, heading: heading + eye.turn * 9000 }] : []
  })
  const label = { id: unit.id, of: 'unit' as const, style: `side-${unit.side}`, text, letters }
  return { ...label, marks, places: unitPlaces(bodies, words, marks), pin: bodies[0]?.box }
}

const plain = (box: Box, more: Pick<Place, 'far' | 'lean'> = {}): Place => ({ ...more, box, words: box })

const objectiveName = (
  { id, label: text, side }: Area,
  flags: readonly Flag[],
  eye: Camera,
  widthOf: LetterWidths,
): readonly Wanted[] => {
  const flag = flags.find((one) => one.id === id)
  if (!flag || text === undefined) return []
  const letters = LETTERS.objective
  const pin = flagBox(eye, flag)
  const places = placesByPin(pin, widthOf(text, 'objective'), letters * 1.15).map(({ box, far = false }) =>
    plain(box, { far }),
  )
  const style = side === undefined ? '' : `side-${side}`
  return [{ id, of: 'objective', style, text, letters, places, pin }]
}

const areaName = (
  { id, label: text, side, outline, style, clear }: Area,
  eye: Camera,
  widthOf: LetterWidths,
): readonly Wanted[] => {
  if (!clear || text === undefined) return []
  const letters = LETTERS.objective
  const pin = boxOf(eye, cornersOfShape(outline))
  const places = placesOfArea(pin, widthOf(text, 'objective'), letters * 1.15).map(({ box, far = false }) =>
    plain(box, { far }),
  )
  return [
    {
      id,
      of: 'area',
      style: `${style} ${side === undefined ? '' : `side-${side}`}`,
      text,
      letters,
      places,
      pin,
    },
  ]
}

/** Whose names come first where there is little room. */
const FIRST: readonly Terrain['kind'][] = ['village', 'ruins', 'water', 'hill', 'wood']

const rankOf = ({ kind }: Terrain): number => {
  const rank = FIRST.indexOf(kind)
  return rank === -1 ? FIRST.length : rank
}

const placeName = (terrain: Terrain, eye: Camera, widthOf: LetterWidths): readonly Wanted[] => {
  const { name: text, id, kind, side } = terrain
  if (text === undefined) return []
  const written = classOf(kind)
  const letters = LETTERS[written]
  const places = placesOfTerrain(eye, terrain, widthOf(text, written), letters * 1.15).map(
    ({ box, lean = 0 }) => plain(box, { lean }),
  )
  const style = side === undefined ? `${written} ${kind}` : `${written} ${kind} side-${side}`
  return [{ id, of: 'place', style, text, letters, places }]
}

/** Nearest to the middle of the unit first. */
const byMiddle = (pieces: readonly Piece[]): readonly Piece[] => {
  const middle = middleOf(pieces.map(({ centre }) => centre))
  return [...pieces].sort((a, b) => distance(a.centre, middle) - distance(b.centre, middle))
}
