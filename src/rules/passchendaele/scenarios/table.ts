import { bearing, farAlong, type Heading } from '#kernel/geometry/angle.ts'
import type { Box } from '#kernel/geometry/box.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { type Outline, shapeOf } from '#kernel/geometry/outline.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { centroid } from '#kernel/geometry/polygon.ts'
import { rectangleBox, rectangleCentre } from '#kernel/geometry/rectangle.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { placeAlong } from '#table/going.ts'
import { BREAKTHROUGH_POINTS, fromInches, pointAt } from '../tables/index.ts'
import { COVERS, type Cover, otherSide, type SideName } from '../vocabulary.ts'
import type { Scenario, ScenarioArea, ScenarioUnit, Terrain } from './scenario.ts'

/** A patch of ground that gives cover (PA-GEO-16). */
export interface Area {
  readonly name: string
  readonly cover: Cover
  /** On whose side of no man's land it was dug. */
  readonly owner: SideName
  /** It stops small-arms fire (PA-GEO-17). */
  readonly blocks: boolean
  readonly outline: Outline
}

/** Water, and where it is bridged: impassable ground or a stream. */
export interface Water {
  readonly name: string
  readonly outline: Outline
  /** The same ground in straight pieces, for measuring moves. */
  readonly boxes: readonly Box[]
  readonly bridges: readonly Point[]
}

/** The battlefield: all that never changes. */
export interface Table {
  readonly width: number
  readonly depth: number
  readonly turns: number
  readonly attacker: SideName
  readonly enemy: Readonly<Record<SideName, Heading>>
  /** The area that is the foremost trench of each side. */
  readonly front: Readonly<Record<SideName, string>>
  readonly ground: Cover
  /** From the best cover to the worst: the first that holds a place counts (PA-GEO-03). */
  readonly areas: readonly Area[]
  /** Ground nobody can enter. */
  readonly barriers: readonly Water[]
  /** Brooks, which cost a move (PA-MOVE-25). */
  readonly streams: readonly Water[]
  /** Gas sheaves each side may lay; null for no limit. */
  readonly gasLimit: Readonly<Record<SideName, number | null>>
  /** What each base counts that breaks through (PA-END-03). */
  readonly breakthrough: number
  readonly fog: { readonly turns: number; readonly range: number } | null
  readonly surprised: SideName | null
  /** Divisions that may roll to relocate though they stand up at the front. */
  readonly mayRelocate: readonly string[]
  /** What units were called at first that are called otherwise now, by their ids. */
  readonly firstNames?: Readonly<Record<string, string>>
}

/** "20th (Light) Division" is `20th-light-division`. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export const unitId = ({ first, name }: ScenarioUnit): string => idOf(first ?? name)

/** With the ids of units for the names that they are made of, so that it is the same whatever they are called. */
export const identified = (scenario: Scenario) => ({
  ...scenario,
  units: scenario.units.map((unit) => {
    const { first: _, ...rest } = unit
    return { ...rest, id: unitId(unit) }
  }),
})

const pointOf = ([x, y]: readonly [number, number]): Point => pointAt({ x, y })

/** PA-GEO-16 */
const outlineOf = (area: ScenarioArea): Outline => {
  if (area.length === 6) {
    const [, , x1, y1, x2, y2] = area
    return {
      shape: 'rectangle',
      x1: fromInches(x1),
      y1: fromInches(y1),
      x2: fromInches(x2),
      y2: fromInches(y2),
    }
  }
  const [, , drawn] = area
  return 'belt' in drawn
    ? { shape: 'belt', points: drawn.along.map(pointOf), width: fromInches(drawn.belt), ends: 'square' }
    : { shape: 'polygon', points: drawn.corners.map(pointOf) }
}

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, p, i) => sum + distance(line[i - 1] ?? p, p), 0)

/** PA-GEO-16: the centroid of an area, the middle of a belt's length. */
export const centreOf = (outline: Outline): Point => {
  switch (outline.shape) {
    case 'rectangle':
      return rectangleCentre(outline)
    case 'polygon':
      return centroid(outline.points)
    case 'circle':
      return outline.centre
    case 'belt':
      return placeAlong(outline.points, lengthOf(outline.points) / 2) ?? centroid(outline.points)
  }
}

/** PA-GEO-16: the rectangle about one stretch of a belt, half its width beyond both ends. */
const stretchBox = (a: Point, b: Point, width: number): Box => ({
  centre: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  heading: bearing(a, b),
  width,
  depth: distance(a, b) + width,
})

const boxesOf = (outline: Outline): readonly Box[] => {
  if (outline.shape === 'rectangle') return [rectangleBox(outline)]
  if (outline.shape !== 'belt') return []
  const { points, width } = outline
  return points.slice(1).map((b, i) => stretchBox(points[i] ?? b, b, width))
}

/** PA-GEO-17: what stops fire has the shelter of craters. */
const coverOf = (terrain: Terrain): Cover | undefined =>
  terrain === 'blocking' ? 'cratered' : COVERS.find((cover) => cover === terrain)

/** PA-SETUP-14: whose ground an area lies on; what lies between the lines is the defender's. */
const ownerOf = ({ attacker, enemy }: Scenario, front: Outline, outline: Outline): SideName => {
  const heading = fromDegrees(enemy[attacker])
  const behind = farAlong(heading, centreOf(outline)) <= farAlong(heading, centreOf(front))
  return behind ? attacker : otherSide(attacker)
}

const frontOf = (scenario: Scenario, side: SideName): Outline => {
  const area = scenario.terrain.find(([name]) => name === scenario.front[side])
  if (!area) throw new Error(`${scenario.id} has no trench ${scenario.front[side]}`)
  return outlineOf(area)
}

const areasOf = (scenario: Scenario): readonly Area[] => {
  const front = frontOf(scenario, scenario.attacker)
  return scenario.terrain
    .flatMap((area): Area[] => {
      const [name, terrain] = area
      const cover = coverOf(terrain)
      if (!cover) return []
      const outline = outlineOf(area)
      const owner = ownerOf(scenario, front, outline)
      return [{ name, cover, owner, blocks: terrain === 'blocking', outline }]
    })
    .sort((a, b) => COVERS.indexOf(b.cover) - COVERS.indexOf(a.cover))
}

const watersOf = (scenario: Scenario, kind: Terrain): readonly Water[] => {
  const bridges = scenario.bridges.map(pointOf)
  return scenario.terrain
    .filter(([, terrain]) => terrain === kind)
    .map((area) => {
      const outline = outlineOf(area)
      const shape = shapeOf(outline)
      return {
        name: area[0],
        outline,
        boxes: boxesOf(outline),
        bridges: bridges.filter((bridge) => shapeHolds(shape, bridge)),
      }
    })
}

const firstNamesOf = ({ units }: Scenario): Pick<Table, 'firstNames'> => {
  const names = units.flatMap((unit) =>
    unit.first === undefined ? [] : [[unitId(unit), unit.first] as const],
  )
  return names.length === 0 ? {} : { firstNames: Object.fromEntries(names) }
}

/** The battlefield of a scenario, as the game measures it. */
export const tableOf = (scenario: Scenario): Table => ({
  width: fromInches(scenario.width),
  depth: fromInches(scenario.depth),
  turns: scenario.turns,
  attacker: scenario.attacker,
  enemy: { german: fromDegrees(scenario.enemy.german), entente: fromDegrees(scenario.enemy.entente) },
  front: scenario.front,
  ground: scenario.ground,
  areas: areasOf(scenario),
  barriers: watersOf(scenario, 'impassable'),
  streams: watersOf(scenario, 'stream'),
  gasLimit: { german: scenario.gas.german ?? null, entente: scenario.gas.entente ?? null },
  breakthrough: scenario.breakthrough ?? BREAKTHROUGH_POINTS,
  fog: scenario.fog ?? null,
  surprised: scenario.surprised ?? null,
  mayRelocate: (scenario.mayRelocate ?? []).map(idOf),
  ...firstNamesOf(scenario),
})
