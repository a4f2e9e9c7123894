import type { Box } from '#kernel/geometry/box.ts'
import { type Outline, type Shape, shapeOf } from '#kernel/geometry/outline.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import { idOf } from '../scenarios/ids.ts'
import type { Objective, PatchKind, Rectangle, Scenario, Spot } from '../scenarios/scenario.ts'
import { fromCm, WIDTHS } from '../tables/index.ts'
import { SIDES, type Side } from '../vocabulary.ts'

/** Ground made ready for measuring. */
export interface Patch {
  readonly kind: Exclude<PatchKind, 'wire'>
  readonly shape: Shape
  /** The same as what one may run into. */
  readonly box: Box
  readonly id: string | undefined
  readonly name: string | undefined
}

export interface Trench {
  readonly of: Side
  readonly line: readonly Point[]
  readonly shape: Shape
  readonly name: string | undefined
}

/** FF-TAB-06: in belts of 2 cm, counted from the attacker's side. */
export interface Wire {
  readonly shape: Shape
  readonly box: Box
  readonly near: number
  readonly far: number
  readonly left: number
  readonly right: number
}

/** The table and all that lies on it: nothing of it changes but the gaps in the wire. */
export interface Field {
  readonly width: number
  readonly length: number
  readonly patches: readonly Patch[]
  readonly trenches: readonly Trench[]
  /** The trench of a side nearest to the enemy. */
  readonly front: Readonly<Record<Side, Trench | undefined>>
  readonly wire: readonly Wire[]
  readonly roads: readonly Shape[]
  readonly streams: readonly Shape[]
  /** The middle lines of the same, in the same order. */
  readonly roadLines: readonly (readonly Point[])[]
  readonly streamLines: readonly (readonly Point[])[]
}

const pointOf = ([x, y]: Spot): Point => ({ x: fromCm(x), y: fromCm(y) })

const rectangle = ([left, near, right, far]: Rectangle): Outline => ({
  shape: 'rectangle',
  x1: fromCm(left),
  y1: fromCm(near),
  x2: fromCm(right),
  y2: fromCm(far),
})

const boxOf = ([left, near, right, far]: Rectangle): Box => ({
  centre: { x: Math.round(fromCm((left + right) / 2)), y: Math.round(fromCm((near + far) / 2)) },
  heading: 0,
  width: fromCm(right - left),
  depth: fromCm(far - near),
})

const strip = (along: readonly Spot[], width: number): Shape =>
  shapeOf({ shape: 'belt', points: along.map(pointOf), width: fromCm(width), ends: 'flush' })

/** How near to the attacker's base edge a trench comes, or to the defender's. */
const foremost = (side: Side, { line }: Trench): number => {
  const far = line.map(({ y }) => y)
  return side === 'attacker' ? Math.max(...far) : -Math.min(...far)
}

const frontOf = (trenches: readonly Trench[], side: Side): Trench | undefined =>
  trenches
    .filter(({ of }) => of === side)
    .toSorted((one, other) => foremost(side, other) - foremost(side, one))[0]

/** FF-TAB-04 to FF-TAB-06 */
export const fieldOf = memo(({ width, length, ground }: Scenario): Field => {
  const patches: Patch[] = []
  const trenches: Trench[] = []
  const wire: Wire[] = []
  const roads: Shape[] = []
  const streams: Shape[] = []
  const roadLines: (readonly Point[])[] = []
  const streamLines: (readonly Point[])[] = []
  for (const feature of ground) {
    switch (feature.kind) {
      case 'trench':
        trenches.push({
          of: feature.of,
          line: feature.along.map(pointOf),
          shape: strip(feature.along, WIDTHS.trench),
          name: feature.name,
        })
        break
      case 'road':
        roads.push(strip(feature.along, WIDTHS.road))
        roadLines.push(feature.along.map(pointOf))
        break
      case 'stream':
        streams.push(strip(feature.along, WIDTHS.stream))
        streamLines.push(feature.along.map(pointOf))
        break
      case 'wire': {
        const [left, near, right, far] = feature.at
        wire.push({
          shape: shapeOf(rectangle(feature.at)),
          box: boxOf(feature.at),
          near: fromCm(near),
          far: fromCm(far),
          left: fromCm(left),
          right: fromCm(right),
        })
        break
      }
      default:
        patches.push({
          kind: feature.kind,
          shape: shapeOf(rectangle(feature.at)),
          box: boxOf(feature.at),
          id: idOf(feature),
          name: feature.name,
        })
    }
  }
  const [attacker, defender] = SIDES.map((side) => frontOf(trenches, side))
  return {
    width: fromCm(width),
    length: fromCm(length),
    patches,
    trenches,
    front: { attacker, defender },
    wire,
    roads,
    streams,
    roadLines,
    streamLines,
  }
})

/** The ground that an objective is (FF-END-03). */
export const patchAt = (scenario: Scenario, objective: Objective): Patch | undefined =>
  fieldOf(scenario).patches.find(({ id }) => id === idOf(objective))
