import type { OddsOf, ShownLedger, ShownSheet, ShownSide, ShownStack, Tracker } from './beside-table.ts'
import type { AnyEvent, AnyOrder, Refusal, Side } from './game.ts'
import type { Heading } from './geometry/angle.ts'
import type { Point } from './geometry/point.ts'
import type { KeyWords } from './map-key.ts'
import type { Chancy, Outcome } from './procedure.ts'
import type { ShownShape } from './shown-shape.ts'
import type { ZoneGrid } from './zone-grid.ts'

/*
 * What a screen needs to show a battle and to ask for orders, without knowing the rules. Lengths are whole hundredths of
 * a millimetre. Everything is made from a view, so nothing is shown that the viewer may not know.
 */

export interface Ground {
  readonly size: { readonly width: number; readonly height: number }
  readonly ground: GroundKind
  readonly terrain: readonly {
    readonly id: string
    readonly kind: GroundKind
    readonly outline: {
      readonly shape: 'rectangle'
      readonly x1: number
      readonly y1: number
      readonly x2: number
      readonly y2: number
    }
    readonly name?: string
    readonly text: string
  }[]
  readonly measure: { readonly unit: string; readonly length: number; readonly digits: number }
  /** The two sides in the order of their colours. */
  readonly sides: readonly [ShownSide, ShownSide]
}

export type GroundKind =
  | 'open'
  | 'cratered'
  | 'trench'
  | 'ruins'
  | 'building'
  | 'bunker'
  | 'wood'
  | 'water'
  | 'bridge'

export type ArmKind =
  | 'infantry'
  | 'storm'
  | 'cavalry'
  | 'machine-gun'
  | 'mortar'
  | 'tank'
  | 'light-tank'
  | 'field-gun'
  | 'heavy-gun'
  | 'extra-heavy-gun'
  | 'super-heavy-gun'
  | 'engineers'
  | 'sappers'
  | 'transport'
  | 'armoured-car'
  | 'balloon'
  | 'aircraft'
  | 'fighter'
  | 'bomber'

export interface ShownPiece {
  readonly id: string
  readonly unit: string
  readonly side: 0 | 1
  readonly centre: Point
  readonly heading: Heading
  readonly width: number
  readonly depth: number
  readonly symbol: ArmKind
  readonly name: string
  readonly text: string
  readonly status: 0 | 1 | 2 | 3
  readonly order?: { readonly letters: string; readonly at: 'front' | 'rear' | 'left' | 'right' }
  readonly done?: boolean
  /** Written on it beside its sign, as its strength. */
  readonly figure?: string
  /** Its place among those that stand one behind the other, 1 for the leading one. */
  readonly wave?: number
  /** It stands off the ground that is fought over, where stands are small. */
  readonly beside?: true
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

export interface ShownArea {
  readonly id: string
  readonly style:
    | 'zone'
    | 'range'
    | 'sheaf-field'
    | 'sheaf-heavy'
    | 'gas'
    | 'objective'
    | 'path'
    | 'reach'
    | 'danger'
    | 'chosen'
    | 'cell'
    | 'blind'
    | 'belt'
    | 'box'
    | 'tunnel'
  readonly outline: ShownShape
  readonly side?: 0 | 1
  readonly label?: string
  readonly number?: number
  /** It is part of a template of the order being written. */
  readonly template?: string
  /** Left out while both sides look at one screen. */
  readonly secret?: boolean
}

/** Exact odds to be worked out for a card: which procedure, from what, and which outcomes count together. */
export interface AskedOdds {
  readonly title: string
  /** By its name, or what nobody looks up by itself. */
  readonly procedure: string | Chancy
  readonly input: unknown
  readonly counts: readonly { readonly title: string; readonly holds: (outcome: Outcome) => boolean }[]
}

export interface UnitCard {
  readonly name: string
  readonly side: 0 | 1
  readonly facts: readonly { readonly label: string; readonly value: string; readonly secret?: boolean }[]
  /** The fire it is taking, by firer. */
  readonly fire: readonly { readonly from: string; readonly text: string }[]
  readonly odds: readonly AskedOdds[]
  /** Of its check, by order, if left out. */
  readonly oddsOf?: OddsOf
}

/** What is moved and turned freely on the table while an order is written, as a sheaf. */
export interface ShownTemplate {
  readonly id: string
  readonly name: string
  readonly centre: Point
  readonly heading: Heading
  readonly shapes: readonly ShownArea[]
  /** What it would come to elsewhere. */
  at(
    centre: Point,
    heading: Heading,
  ): {
    /** The order with the template there. */
    readonly order: AnyOrder
    readonly refusal?: Refusal
    /** How far off it lies and what it does there. */
    readonly text: string
    readonly shapes: readonly ShownArea[]
  }
}

/** A way to change the order being written; with `pick` a point of the table is needed for it. */
export interface Edit {
  readonly title: string
  readonly chosen?: boolean
  /** Drawn instead of the words: squares by column (to the right) and row (ahead); one named twice lies deeper. */
  readonly squares?: readonly (readonly number[])[]
  /** A tap on one of these pieces does the same. */
  readonly pieces?: readonly string[]
  /** It puts this template into the player's hand. */
  readonly takes?: string
  /** Why it cannot be had now; it is shown greyed, with the reason. */
  readonly refusal?: Refusal
  /** The order after it. */
  readonly order?: AnyOrder
  /** Orders that are given one after the other. */
  readonly orders?: readonly AnyOrder[]
  readonly pick?: {
    readonly prompt: string
    /** The order is given as soon as the point is picked. */
    readonly atOnce?: boolean
    /** What may be picked, drawn as long as it is asked for. */
    readonly open?: readonly ShownArea[]
    preview(point: Point): {
      readonly legal: boolean
      readonly text?: string
      readonly shapes: readonly ShownArea[]
    }
    order(point: Point): AnyOrder
  }
}

export interface EditGroup {
  readonly title: string
  /** A press gives the order at once; the usual choice stands first. */
  readonly atOnce?: boolean
  /** Several may be chosen together. */
  readonly several?: boolean
  readonly edits: readonly Edit[]
}

/** The order a player is writing, and what can still be changed in it. */
export interface Writing {
  readonly order: AnyOrder
  /** The unit it is about, if it is about one. */
  readonly unit?: string
  /** What its button says. */
  readonly give: string
  readonly groups: readonly EditGroup[]
  /** Pieces that may be dragged. */
  readonly draggable: readonly string[]
  /** Pieces that may be turned where they stand; those that may be dragged, unless others are named. */
  readonly turnable?: readonly string[]
  readonly templates?: readonly ShownTemplate[]
  /** What may come of it, where the unit's own card does not say. */
  readonly odds?: readonly AskedOdds[]
  /** Of a close combat if left out. */
  readonly oddsOf?: OddsOf
  /** The order can be given by its button though others are given at a press. */
  readonly gives?: boolean
  /** A second button, with an order of its own. */
  readonly otherwise?: { readonly title: string; readonly order: AnyOrder }
  /** Why nothing can be done with the unit, or what else there is to know. */
  readonly note?: string
  /** Units of the side still have something to do: what that is, as in 'can raid'. */
  readonly todo?: string
  readonly ledgers?: readonly ShownLedger[]
  /** What is not often wanted, folded away. */
  readonly later?: {
    readonly title: string
    readonly ledgers?: readonly ShownLedger[]
    readonly groups: readonly EditGroup[]
    readonly sheet?: ShownSheet
  }
}

export interface DraggedTo {
  readonly order: AnyOrder
  /** The order is only written so far; the player gives it when he has seen to the other pieces. */
  readonly written?: boolean
  /** It binds the player to nothing yet, so that it is given as soon as it is dropped there. */
  readonly drops?: boolean
  /** Said instead of the lengths. */
  readonly text?: string
  readonly shapes?: readonly ShownArea[]
  readonly refusal?: Refusal
  readonly used: number
  readonly left: number
  readonly ghosts: readonly { readonly id: string; readonly centre: Point; readonly heading: Heading }[]
}

/** A rule set on the screen. */
export interface TableTop<V = unknown> {
  ground(view: V): Ground
  units(view: V, side: Side | undefined, writing: AnyOrder | undefined): readonly ShownUnit[]
  pieces(view: V, writing: AnyOrder | undefined): readonly ShownPiece[]
  /** Fire, sheaves and objectives; with more about the chosen unit. */
  areas(view: V, unit: string | undefined, writing: AnyOrder | undefined): readonly ShownArea[]
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
  /** What first stands in the way between two points. */
  sight(view: V, from: Point, to: Point): { readonly at: Point; readonly by: string } | undefined
  /** The order by which a side offers to stop, and the sides whose offer stands. */
  readonly truce: { readonly order: AnyOrder; offered(view: V): readonly Side[] }
  /** One line on how things stand: points and turn. */
  standing(view: V): string
  /** Whether an event is worth a line of the log. */
  logged(event: AnyEvent): boolean
  /** The zones of the table as they are now, where it is played on zones. */
  zones?(view: V): ZoneGrid
  /** What stands in one place with a unit, or in a zone. */
  stack?(view: V, side: Side | undefined, chosen: string): ShownStack | undefined
  /** What can be shown over the table when the player wants to see it. */
  readonly overlays?: readonly { readonly id: string; readonly title: string }[]
  overlay?(view: V, side: Side, id: string, chosen: string | undefined): readonly ShownArea[]
  /** What its signs mean. */
  readonly key?: KeyWords
  /** Figures that a side keeps in sight. */
  trackers?(view: V, side: Side | undefined): readonly Tracker[]
  /** What a side would otherwise keep on paper, to print: its roster, its places, its plans. */
  papers?(view: V, side: Side): readonly ShownSheet[]
  /** Each side hides so much that two players at one device hand it over whenever the other has to decide. */
  readonly secretive?: boolean
  readonly words?: {
    readonly turn: string
    readonly lost: string
    /** How the figures of a unit are to be read. */
    readonly figures?: string
    /** Why a battle ended, after who won it. */
    readonly reasons?: Readonly<Record<string, string>>
  }
}
