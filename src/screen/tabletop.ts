import type { AnyEvent, AnyOrder, Side } from '#kernel/game/game.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Area } from './area.ts'
import type { ShownSheet, ShownSide, ShownStack, ShownTracker } from './beside.ts'
import type { Ghosts } from './ghosts.ts'
import type { GroundKind, Measure, Rise, Size, Terrain } from './ground.ts'
import type { KeyWords } from './map-key.ts'
import type { ShownOdds } from './odds.ts'
import type { Piece } from './piece.ts'
import type { LineEnd, ShownSight } from './sight.ts'
import type { StaffWords } from './staff.ts'
import type { Telling } from './telling.ts'
import type { DraggedTo, Writing } from './writing.ts'
import type { ZoneGrid } from './zone-map.ts'

/*
 * What a screen needs to show a battle and to ask for orders, without knowing the rules. Lengths are whole hundredths of
 * a millimetre. Everything is made from a view, so nothing is shown that the viewer may not know.
 */

/** The battlefield: all that never changes. */
export interface Ground {
  readonly size: Size
  /** What lies where no terrain does. */
  readonly ground: GroundKind
  readonly terrain: readonly Terrain[]
  /** The lie of the land, where it is but drawn. */
  readonly relief?: readonly Rise[]
  readonly measure: Measure
  /** The two sides in the order of their colours. */
  readonly sides: readonly [ShownSide, ShownSide]
}

export interface ShownUnit {
  readonly id: string
  readonly side: 0 | 1
  readonly name: string
  readonly text: string
  /** Short words for the order of battle. */
  readonly strength: string
  readonly status: string
  readonly order: string
  readonly done: boolean
  readonly gone: boolean
  /** It has something to do now. */
  readonly todo: boolean
  /** Of those with something to do it is one that a player wants before the others. */
  readonly first?: boolean
  /** A short name for the map; the name itself if left out. */
  readonly label?: string
}

export interface UnitCard {
  readonly name: string
  readonly side: 0 | 1
  readonly facts: readonly { readonly label: string; readonly value: string; readonly secret?: boolean }[]
  /** What else it has to be known of, as the fire it is taking. */
  readonly lists?: readonly {
    readonly title: string
    readonly lines: readonly { readonly name: string; readonly text: string }[]
  }[]
  readonly odds?: ShownOdds
}

/** A rule set on the screen. */
export interface TableTop<V = unknown> {
  ground(view: V): Ground
  units(view: V, side: Side | undefined, writing: AnyOrder | undefined): readonly ShownUnit[]
  pieces(view: V, writing: AnyOrder | undefined): readonly Piece[]
  /** Fire, sheaves and objectives; with more about the chosen unit. */
  areas(view: V, unit: string | undefined, writing: AnyOrder | undefined): readonly Area[]
  card(view: V, unit: string): UnitCard | undefined
  /**
   * The order being written, or the usual one to begin with; `unit` is the one the player has chosen, `piece` the one
   * he has taken alone.
   */
  writing(
    view: V,
    side: Side,
    before: AnyOrder | undefined,
    unit: string | undefined,
    piece?: string | undefined,
  ): Writing | undefined
  /** What a drag of pieces would come to, as a change of the order being written. */
  drag(
    view: V,
    side: Side,
    before: AnyOrder | undefined,
    pieces: readonly string[],
    path: readonly Point[],
    heading: Heading,
  ): DraggedTo | undefined
  /**
   * What orders that are only advised would come to; of an order that tells many units something, as far as it tells
   * these. Nothing is drawn of advice if left out.
   */
  ghosts?(view: V, orders: readonly AnyOrder[], units?: readonly string[]): Ghosts
  /**
   * Whether one sees from one place to another: by the functions that orders are judged by. `side` looks where nobody
   * stands.
   */
  sight(view: V, from: LineEnd, to: LineEnd, side: Side | undefined): ShownSight
  /** What a length comes to beside its figure, said with it: the column of a range table, the cover at its far end. */
  lengthWords?(view: V, from: Point, to: Point): string | undefined
  /** Why a side is not told how far it is from here, where the rules keep the ruler from it. */
  noLength?(view: V, side: Side | undefined, from: LineEnd): string | undefined
  /** Lengths that a ruler is marked with, each with what is written there. */
  readonly rulerMarks?: readonly { readonly length: number; readonly text: string }[]
  /** The zones of the table as they are now, where it is played on zones. */
  zones?(view: V): ZoneGrid
  /** What stands in one place with a unit, or in a zone. */
  stack?(view: V, side: Side | undefined, chosen: string): ShownStack | undefined
  /** What can be shown over the table when the player wants to see it. */
  readonly overlays?: readonly { readonly id: string; readonly title: string }[]
  overlay?(view: V, side: Side, id: string, chosen: string | undefined): readonly Area[]
  /** What its signs mean. */
  readonly key?: KeyWords
  /** What its staff can be left to do; the phase and the turn if left out. */
  readonly staff?: StaffWords<V>
  /** Figures that a side keeps in sight. */
  trackers?(view: V, side: Side | undefined): readonly ShownTracker[]
  /** How much an event matters, and whom it is about; by the names in its line if left out. */
  telling?(view: V, event: AnyEvent): Telling | undefined
  /** What a side would otherwise keep on paper, to print: its roster, its places, its plans, the one being written too. */
  papers?(view: V, side: Side, writing?: AnyOrder | undefined): readonly ShownSheet[]
}
