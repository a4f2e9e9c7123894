import type { Point } from '#kernel/geometry/point.ts'
import type { GroundKind, Rise, Terrain } from '#screen/ground.ts'
import { fromInches } from '../../tables/index.ts'

/*
 * What the map of a scenario shows beside its terrain. Nothing of it has any effect: cover, movement and fire follow from
 * the terrain of the scenario alone. Inches from the south-west corner, as in the scenarios.
 */

type At = readonly [x: number, y: number]

export interface Scenery {
  readonly terrain: readonly Terrain[]
  readonly relief: readonly Rise[]
}

const pointAt = ([x, y]: At): Point => ({ x: fromInches(x), y: fromInches(y) })

const CALLED: Partial<Record<GroundKind, string>> = { wire: 'barbed wire' }

const scenic = (
  kind: GroundKind,
  id: string,
  outline: Terrain['outline'],
  name: string | undefined,
): Terrain => ({
  id: `scenery-${id}`,
  kind,
  outline,
  scenery: true,
  ...(name === undefined ? {} : { name }),
  text: name === undefined ? (CALLED[kind] ?? kind) : `${name} (${CALLED[kind] ?? kind})`,
})

/** A road, stream, hedge or belt of wire, so many inches wide. */
export const line = (
  kind: GroundKind,
  id: string,
  width: number,
  points: readonly At[],
  name?: string,
): Terrain => scenic(kind, id, { shape: 'belt', points: points.map(pointAt), width: fromInches(width) }, name)

/** A wood, marsh or stretch of torn ground. */
export const patch = (kind: GroundKind, id: string, points: readonly At[], name?: string): Terrain =>
  scenic(kind, id, { shape: 'polygon', points: points.map(pointAt) }, name)

/** A belt of wire before a trench, so many inches to the north of its line, or to the south if below 0. */
export const wireBefore = (id: string, north: number, points: readonly At[]): Terrain =>
  line(
    'wire',
    id,
    0.36,
    points.map(([x, y]): At => [x, y + north]),
  )

/** Wood of which little is left. */
export const stumps = (id: string, points: readonly At[], name: string): Terrain => ({
  ...patch('wood', id, points, name),
  broken: true,
})

/** Ground that rises to so many metres within so many inches. */
export const rise = (at: At, across: number, deep: number, height: number): Rise => ({
  at: pointAt(at),
  across: fromInches(across),
  deep: fromInches(deep),
  height,
})
