import type { Point } from '#kernel/geometry/point.ts'
import type { Area } from '#screen/area.ts'
import type { Ghosts } from '#screen/ghosts.ts'
import type { GroundKind, Measure, Rise, Size, Terrain } from '#screen/ground.ts'
import type { KeyWords } from '#screen/map-key.ts'
import type { TableMark } from '#screen/mark.ts'
import type { Piece, Place } from '#screen/piece.ts'
import type { LineEnd, ShownSight } from '#screen/sight.ts'
import type { ShownUnit } from '#screen/tabletop.ts'
import type { ZoneGrid } from '#screen/zone-map.ts'

/*
 * What the table view is given and what it reports. It knows no rules: it draws what it is told and asks the caller
 * what a gesture would mean. Lengths are integers in 1/100 mm, headings in 1/100 degree, 0 = up the table (+y),
 * clockwise.
 */

/** Quarter turns of the table, clockwise. */
export type Turn = 0 | 1 | 2 | 3

/** How a table lies by itself: deeper than wide it is laid on its side where that shows it larger. */
export interface Lies {
  readonly upright: Turn
  readonly sideways: Turn
}

/** What the table needs to know of a unit. */
export type Unit = Pick<ShownUnit, 'id' | 'side' | 'name' | 'text' | 'todo' | 'first' | 'label'>

/** What is moved and turned freely and stands for no troops, as a sheaf of shells. */
export interface Template extends Place {
  readonly id: string
  readonly name: string
  /** What it does where it lies. */
  readonly text: string
  readonly lines?: readonly PlateLine[]
  readonly shapes: readonly Area[]
}

/** One thing to be known of a place. */
export interface PlateLine {
  readonly text: string
  /** "58.3 % gets worse". */
  readonly figure?: string
  /** It is a warning. */
  readonly warns?: boolean
}

/** What a plan would come to, said by the caller. */
export interface Planned {
  readonly legal: boolean
  /** Why not, in words for the player. */
  readonly reason?: string
  /** The rule that says so. */
  readonly clause?: { readonly name: string; readonly href: string }
  /** Taken at once when the hand lets go: it binds the player to nothing yet. */
  readonly writes?: boolean
  /** The same, but not while it is moved by keys. */
  readonly drops?: boolean
  /** Said instead of the lengths. */
  readonly text?: string
  /** What waits there, or what it does there. */
  readonly lines?: readonly PlateLine[]
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
export type MeasureEnd = LineEnd

/** What lies between two points, said by the caller. */
export interface Measured {
  readonly text: string
  /** What the length comes to, said with it. */
  readonly more?: string
  /** Of a line of sight: whether one sees along it. */
  readonly sight?: ShownSight
  /** Lengths at which the ruler is marked. */
  readonly marks?: readonly { readonly length: number; readonly text: string }[]
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

/** What the last orders did, shown once and gone within half a second. */
export interface Motion {
  /** Another one is shown anew. */
  readonly id: string
  /** Shells fall here. */
  readonly bursts: readonly Point[]
  /** Pieces that are no more, where they stood. */
  readonly broken: readonly Piece[]
}

export interface TableData {
  readonly size: Size
  /** What lies where no terrain does. */
  readonly ground: GroundKind
  /** Painted anew when it is another array. */
  readonly terrain: readonly Terrain[]
  /** The lie of the land, drawn as contours. */
  readonly relief?: readonly Rise[]
  /** Where it is a table of zones; only zones that have changed are painted anew. */
  readonly grid?: ZoneGrid
  readonly units: readonly Unit[]
  readonly pieces: readonly Piece[]
  readonly areas: readonly Area[]
  readonly selected: readonly string[]
  /** Lit from outside, as when a line of the log is pointed at. */
  readonly lit?: readonly string[]
  /** Places that are spoken of elsewhere, as the lines of what the enemy did. The first that is lit is brought into view. */
  readonly marks?: readonly TableMark[]
  /** All but the marked places lies under a veil. */
  readonly veiled?: boolean
  readonly draggable: readonly string[]
  /** Pieces that may be turned where they stand; those that may be dragged, unless others are named. */
  readonly turnable?: readonly string[]
  readonly templates?: readonly Template[]
  /** The template in the player's hand: keys, wheel and clicks on the table move it. */
  readonly held?: string
  /** The plan that stands for the order being written: drawn until it is given, put back or written otherwise. */
  readonly drawn?: Plan
  readonly motion?: Motion
  /** What others advise, drawn beside what stands. */
  readonly advised?: Ghosts
  /** Which way up the player wants the table to lie, in quarter turns. */
  readonly turn?: Turn
  /** How it lies while he has not said. */
  readonly lies?: Lies
  readonly measure: Measure
  /** Nothing on the table says how far things are from each other. */
  readonly unmeasured?: boolean
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
  /**
   * The hand has let go of a plan that is to be confirmed, or that may not be. False if it means nothing, so that it is
   * given up. `byKeys` if it is nudged step by step.
   */
  planDrawn?(plan: Plan, byKeys: boolean): boolean
  /** The player stands by a legal plan, or it was taken at once. */
  planConfirmed(plan: Plan, byKeys: boolean): void
  /** The plan is given up; with all that was drawn before it, where it was brought back to where it began. */
  planCancelled?(whole?: boolean): void
  picked?(point: Point): void
  pickCancelled?(): void
  measured?(from: MeasureEnd, to: MeasureEnd, kind: MeasureKind): void
  /** A long press or right click on a piece: its card or menu. */
  card?(piece: string, at: { readonly left: number; readonly top: number }): void
}
