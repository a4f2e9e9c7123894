import type { KeyWords } from '../../screen/map-key.ts'
import type { ZoneGrid } from '../../screen/zone-map.ts'
import type { ArmSymbol } from './arms.ts'
import type { Shape } from './shape.ts'

export type { ArmSymbol } from './arms.ts'

/*
 * What the table view is given and what it reports. It knows no rules: it draws what it is told and asks the caller
 * what a gesture would mean. Lengths are integers in 1/100 mm, headings in 1/100 degree, 0 = up the table (+y),
 * clockwise.
 */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Quarter turns of the table, clockwise. */
export type Turn = 0 | 1 | 2 | 3

/** How ground is painted. */
export const GROUND = [
  'open',
  'cratered',
  'shattered',
  'trench',
  'ruins',
  'building',
  'bunker',
  'wood',
  'hill',
  'marsh',
  'water',
  'bridge',
  'road',
  'railway',
  'wire',
] as const
export type Ground = (typeof GROUND)[number]

export type Outline =
  | {
      readonly shape: 'rectangle'
      readonly x1: number
      readonly y1: number
      readonly x2: number
      readonly y2: number
    }
  | { readonly shape: 'polygon'; readonly points: readonly Point[] }
  | { readonly shape: 'line'; readonly points: readonly Point[]; readonly width: number }

export interface Terrain {
  readonly id: string
  readonly kind: Ground
  readonly outline: Outline
  /** Written on the map. */
  readonly name?: string
  /** For the table in words. */
  readonly text: string
}

/** Where a body or piece stands. */
export interface Place {
  readonly centre: Point
  readonly heading: number
}

/** A small flag beside a piece that says what it was ordered. */
export interface OrderMarker {
  /** One or two letters. */
  readonly letters: string
  readonly at: 'front' | 'rear' | 'left' | 'right'
}

export interface Piece extends Place {
  readonly id: string
  /** Pieces of one unit are chosen and moved together. */
  readonly unit: string
  /** 0 or 1: which of the two sides. */
  readonly side: 0 | 1
  readonly width: number
  readonly depth: number
  readonly symbol: ArmSymbol
  readonly name: string
  /** For the table in words: "infantry base, pinned, 4.5 inches from german-front". */
  readonly text: string
  /** How badly it is shaken. */
  readonly status: 0 | 1 | 2 | 3
  readonly order?: OrderMarker
  /** It has acted. */
  readonly done?: boolean
  /** Written on it beside its sign. */
  readonly figure?: string
  /** Its place among those that stand one behind the other, 1 for the leading one. */
  readonly wave?: number
  /** It stands off the ground that is fought over: where the screen is small it is shown large below the table. */
  readonly beside?: true
  /** Lost; drawn as a cross where it fell. */
  readonly gone?: boolean
}

export interface Unit {
  readonly id: string
  readonly side: 0 | 1
  readonly name: string
  /** For the table in words: "Left Division: 3 bases, pinned". */
  readonly text: string
  /** It has something to do now: Tab goes to it. */
  readonly todo: boolean
  /** Tab goes to it before the others. */
  readonly first?: boolean
  /** A short name for the map. */
  readonly label?: string
}

export const AREA_STYLES = [
  'zone',
  'range',
  'sheaf-field',
  'sheaf-heavy',
  'gas',
  'reach',
  'objective',
  'path',
  'danger',
  'chosen',
  'cell',
  'blind',
  'belt',
  'box',
  'tunnel',
  'changed',
] as const
export type AreaStyle = (typeof AREA_STYLES)[number]

export interface Area {
  readonly id: string
  readonly style: AreaStyle
  readonly outline: Shape
  readonly side?: 0 | 1
  readonly label?: string
  /** Written large in the middle: how many shells deep, what it is worth. */
  readonly number?: number
  /** It is drawn by a template and goes with it. */
  readonly template?: string
}

/** What is moved and turned freely and stands for no troops, as a sheaf of shells. */
export interface Template extends Place {
  readonly id: string
  readonly name: string
  /** What it does where it lies. */
  readonly text: string
  readonly shapes: readonly Area[]
}

/** The unit in which players measure. */
export interface Measure {
  /** "in", "cm". */
  readonly unit: string
  /** Table units in one of it. */
  readonly length: number
  readonly digits: number
}

/** What a plan would come to, said by the caller. */
export interface Planned {
  readonly legal: boolean
  /** Why not, in words for the player. */
  readonly reason?: string
  /** The rule that says so. */
  readonly clause?: { readonly name: string; readonly href: string }
  /** Taken at once when the hand lets go: it binds the player to nothing yet. */
  readonly settles?: boolean
  /** The same, but not while it is moved by keys. */
  readonly drops?: boolean
  /** Said instead of the lengths. */
  readonly text?: string
  readonly used: number
  readonly left: number
  readonly ghosts: readonly (Place & { readonly id: string })[]
  readonly shapes: readonly Area[]
}

/** A move being planned: the leader's way, bend by bend, and the heading in which it will end. */
export interface Plan {
  /** The leader first. */
  readonly pieces: readonly string[]
  readonly path: readonly Point[]
  readonly heading: number
}

export type MeasureKind = 'ruler' | 'sight'

/** One end of a ruler: a point, or the centre of a piece where it stands or is planned to stand. */
export interface MeasureEnd {
  readonly point: Point
  readonly piece?: string
}

/** What lies between two points, said by the caller. */
export interface Measured {
  readonly text: string
  readonly blocked?: { readonly at: Point; readonly by: string }
}

/** A point of the table is wanted: an aiming point, an objective. */
export interface Picking {
  readonly prompt: string
  /** All that may be picked. */
  readonly open?: readonly Area[]
  readonly preview?: (point: Point) => {
    readonly legal: boolean
    readonly text?: string
    readonly shapes: readonly Area[]
  }
}

export interface TableData {
  readonly size: Size
  /** What lies where no terrain does. */
  readonly ground: Ground
  /** Painted anew when it is another array. */
  readonly terrain: readonly Terrain[]
  /** Where it is a table of zones; only zones that have changed are painted anew. */
  readonly grid?: ZoneGrid
  readonly units: readonly Unit[]
  readonly pieces: readonly Piece[]
  readonly areas: readonly Area[]
  readonly selected: readonly string[]
  /** Lit from outside, as when a line of the log is pointed at. */
  readonly lit?: readonly string[]
  readonly draggable: readonly string[]
  /** Pieces that may be turned where they stand; those that may be dragged, unless others are named. */
  readonly turnable?: readonly string[]
  readonly templates?: readonly Template[]
  /** The template in the player's hand: keys, wheel and clicks on the table move it. */
  readonly held?: string
  /** Which way up the table is to lie, in quarter turns. */
  readonly turn?: Turn
  readonly measure: Measure
  /** What both sides are called, for the table in words. */
  readonly sides: readonly [string, string]
  readonly picking?: Picking
  /** What can be laid over the table. */
  readonly overlays?: readonly { readonly id: string; readonly title: string; readonly on: boolean }[]
  /** What its signs mean, for the key of the map. */
  readonly key?: KeyWords
  /** The keyboard is wanted elsewhere, as when dice are asked for with the digit keys. */
  readonly keysElsewhere?: boolean
}

/** What the view asks and reports. */
export interface TableCalls {
  plan(plan: Plan): Planned
  measure(from: MeasureEnd, to: MeasureEnd, kind: MeasureKind): Measured
  select(pieces: readonly string[]): void
  /** A tap on a piece that may mean something else than choosing it; true if it did. */
  tapped?(piece: string): boolean
  /** A tap on bare ground with nothing in hand; true if it meant something. */
  ground?(point: Point): boolean
  /** An overlay is to be shown or hidden. */
  overlay?(id: string): void
  /** A template was taken in hand, or laid down. */
  take?(template: string | undefined): void
  /** The player turned the table. */
  turned?(turn: Turn): void
  /** The odds are asked for. */
  odds?(): void
  hover?(piece: string | undefined): void
  /** The plan changed, or was given up. */
  planChanged?(plan: Plan | undefined): void
  /** The player stands by a legal plan. */
  planConfirmed(plan: Plan): void
  planCancelled?(): void
  picked?(point: Point): void
  pickCancelled?(): void
  measured?(from: MeasureEnd, to: MeasureEnd, kind: MeasureKind): void
  /** A long press or right click on a piece: its card or menu. */
  card?(piece: string, at: { readonly left: number; readonly top: number }): void
}
