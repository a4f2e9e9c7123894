import type { Heading } from '#kernel/geometry/angle.ts'
import type { Outline } from '#kernel/geometry/outline.ts'
import type { Point } from '#kernel/geometry/point.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** The unit in which players measure. */
export interface Measure {
  /** "in", "cm". */
  readonly unit: string
  /** Table units in one of it. */
  readonly length: number
  readonly digits: number
}

/** What may lie on a table, in the order in which it is painted: broad country first, works last. */
export const GROUND = [
  'open',
  'cratered',
  'shattered',
  'marsh',
  'hill',
  'wood',
  'village',
  'ruins',
  'water',
  'embankment',
  'railway',
  'track',
  'road',
  'bridge',
  'hedge',
  'fence',
  'wall',
  'crater',
  'trench',
  'sap',
  'strongpoint',
  'dugout',
  'emplacement',
  'building',
  'bunker',
  'wire',
] as const
export type GroundKind = (typeof GROUND)[number]

/** Ground that rises, drawn as contours; no rule hangs on it. */
export interface Rise {
  readonly at: Point
  /** How far from its top it falls to about a third, along the two sides of the table. */
  readonly across: number
  readonly deep: number
  /** Metres. */
  readonly height: number
}

export interface Terrain {
  readonly id: string
  readonly kind: GroundKind
  readonly outline: Outline
  /** Whose work it is. */
  readonly side?: 0 | 1
  /** Where the front of a work looks. */
  readonly faces?: Heading
  /** Hills: 1 for the lowest, more for what rises out of it. */
  readonly level?: number
  /** Shot to pieces: a wood of stumps, a bridge that is down. */
  readonly broken?: true
  /** Drawn for the eye alone: no rule hangs on it. */
  readonly scenery?: true
  /** Written on the map. */
  readonly name?: string
  /** For the table in words. */
  readonly text: string
}
