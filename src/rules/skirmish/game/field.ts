import { along, bearing } from '#kernel/geometry/angle.ts'
import { boundsOf } from '#kernel/geometry/bounds.ts'
import { type Shape, shapeOf } from '#kernel/geometry/outline.ts'
import { distance, middleOf, type Point } from '#kernel/geometry/point.ts'
import { type Rectangle as Corners, rectanglePolygon } from '#kernel/geometry/rectangle.ts'
import { memo } from '#kernel/memo.ts'
import { placeAlong } from '#table/going.ts'
import { idOf } from '../scenarios/ids.ts'
import {
  AREAS,
  type AreaKind,
  type Bridge as BridgeKind,
  type Feature,
  type House as HouseKind,
  type LinearStructure,
  type Rectangle,
  type Scenario,
  type Spot,
} from '../scenarios/scenario.ts'
import { fromInches, SECTION, WIDTHS } from '../tables/table-top.ts'

/** Ground made ready for measuring. */
export interface Area {
  readonly id: string
  readonly kind: AreaKind
  readonly shape: Shape
}

export interface Trench {
  readonly id: string
  readonly name: string
  /** Its centreline. */
  readonly line: readonly Point[]
  readonly shape: Shape
}

/** A line without width: wire, a hedge, a fence or a wall (SK-GEN-27). */
export interface Line {
  readonly id: string
  readonly kind: 'hedge' | 'wire' | LinearStructure
  readonly line: readonly Point[]
  /** The same, carried on over the edge of the table where it ends there, so that nobody slips by its end. */
  readonly barrier: readonly Point[]
  /** About the barrier. */
  readonly bounds: Corners
  readonly length: number
  /** SK-STR-09: of fences and walls, from the first end; one for what has no sections. */
  readonly sections: number
}

/** A building, a bunker or a dugout. */
export interface House {
  readonly id: string
  readonly name: string
  readonly kind: HouseKind
  readonly bounds: Corners
  readonly outline: readonly Point[]
  readonly shape: Shape
  readonly middle: Point
  /** Of a bunker, in degrees. */
  readonly faces: number | undefined
}

export interface Bridge {
  readonly id: string
  readonly kind: BridgeKind
  readonly shape: Shape
}

/** The table and all that lies on it: nothing of it changes but what the state keeps of damage and gaps. */
export interface Field {
  readonly width: number
  readonly length: number
  readonly areas: readonly Area[]
  readonly roads: readonly Shape[]
  readonly streams: readonly Shape[]
  readonly trenches: readonly Trench[]
  readonly lines: readonly Line[]
  readonly houses: readonly House[]
  readonly bridges: readonly Bridge[]
  /** SK-SET-08: by id. */
  readonly landmarks: ReadonlyMap<string, Point>
}

const pointOf = ([x, y]: Spot): Point => ({ x: fromInches(x), y: fromInches(y) })

export const cornersOf = ([west, south, east, north]: Rectangle): Corners => ({
  x1: fromInches(west),
  y1: fromInches(south),
  x2: fromInches(east),
  y2: fromInches(north),
})

const rectangle = (at: Rectangle): Shape => shapeOf({ shape: 'rectangle', ...cornersOf(at) })

const strip = (spots: readonly Spot[], width: number): Shape =>
  shapeOf({ shape: 'belt', points: spots.map(pointOf), width: fromInches(width), ends: 'flush' })

export const lengthOfLine = (line: readonly Point[]): number =>
  line.reduce((sum, point, i) => sum + (i === 0 ? 0 : distance(line[i - 1] ?? point, point)), 0)

const isArea = (kind: Feature['kind']): kind is AreaKind => AREAS.some((area) => area === kind)

/** SK-SET-08: where a feature is for those who plot fire by it. */
const landmarkOf = (feature: Feature): Point => {
  if ('at' in feature) {
    const { x1, y1, x2, y2 } = cornersOf(feature.at)
    return middleOf([
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ])
  }
  const line = feature.along.map(pointOf)
  return placeAlong(line, lengthOfLine(line) / 2) ?? middleOf(line)
}

/** An end of a line carried on by an inch if it lies on the edge of the table. */
const carriedOn = ({ width, length }: Scenario, end: Point | undefined, before: Point | undefined) => {
  if (!end || !before) return []
  const isAtEdge = end.x === 0 || end.y === 0 || end.x === fromInches(width) || end.y === fromInches(length)
  return isAtEdge ? [along(end, bearing(before, end), fromInches(1))] : []
}

const lineOf = (scenario: Scenario, id: string, kind: Line['kind'], spots: readonly Spot[]): Line => {
  const line = spots.map(pointOf)
  const length = lengthOfLine(line)
  const sections = kind === 'fence' || kind === 'wall' ? Math.ceil(length / fromInches(SECTION)) : 1
  const barrier = [
    ...carriedOn(scenario, line[0], line[1]),
    ...line,
    ...carriedOn(scenario, line.at(-1), line.at(-2)),
  ]
  return { id, kind, line, barrier, bounds: boundsOf(barrier), length, sections }
}

/** SK-GEN-26, SK-GEN-27 */
export const fieldOf = memo((scenario: Scenario): Field => {
  const areas: Area[] = []
  const roads: Shape[] = []
  const streams: Shape[] = []
  const trenches: Trench[] = []
  const lines: Line[] = []
  const houses: House[] = []
  const bridges: Bridge[] = []
  const landmarks = new Map<string, Point>()
  for (const feature of scenario.ground) {
    const id = idOf(feature)
    landmarks.set(id, landmarkOf(feature))
    if ('along' in feature) {
      const { kind, name } = feature
      if (kind === 'road') roads.push(strip(feature.along, WIDTHS.road))
      else if (kind === 'stream') streams.push(strip(feature.along, WIDTHS.stream))
      else if (kind === 'trench')
        trenches.push({
          id,
          name,
          line: feature.along.map(pointOf),
          shape: strip(feature.along, WIDTHS.trench),
        })
      else lines.push(lineOf(scenario, id, kind, feature.along))
      continue
    }
    const { kind, name, at } = feature
    if (isArea(kind)) areas.push({ id, kind, shape: rectangle(at) })
    else if (kind === 'wooden-bridge' || kind === 'stone-bridge' || kind === 'steel-concrete-bridge')
      bridges.push({ id, kind, shape: rectangle(at) })
    else {
      const bounds = cornersOf(at)
      const faces = 'faces' in feature ? feature.faces : undefined
      const outline = rectanglePolygon(bounds)
      houses.push({
        id,
        name,
        kind,
        bounds,
        outline,
        shape: rectangle(at),
        middle: middleOf(outline),
        faces,
      })
    }
  }
  for (const landmark of scenario.landmarks ?? []) landmarks.set(idOf(landmark), pointOf(landmark.at))
  for (const objective of scenario.objectives)
    if (objective.at !== 'structure') landmarks.set(idOf(objective), pointOf(objective.at))
  return {
    width: fromInches(scenario.width),
    length: fromInches(scenario.length),
    areas,
    roads,
    streams,
    trenches,
    lines,
    houses,
    bridges,
    landmarks,
  }
})
