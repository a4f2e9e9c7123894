import type { AnyEvent, AnyOrder, Refusal, Side } from './game.ts'
import type { Heading } from './geometry/angle.ts'
import type { Point } from './geometry/point.ts'
import type { Outcome } from './procedure.ts'

/*
 * What a screen needs to show a battle and to ask a player for orders, without knowing the rules. Lengths are whole
 * hundredths of a millimetre. Everything is made from a view, so nothing is shown that the viewer may not know.
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

export interface ShownSide {
  readonly side: Side
  readonly name: string
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
}

export type ShownShape =
  | {
      readonly shape: 'fan'
      readonly left: Point
      readonly right: Point
      readonly range: number
      readonly splay: number
    }
  | { readonly shape: 'circle'; readonly centre: Point; readonly radius: number }
  | { readonly shape: 'square'; readonly centre: Point; readonly side: number; readonly heading?: Heading }
  | { readonly shape: 'line'; readonly points: readonly Point[] }
  | { readonly shape: 'arrow'; readonly points: readonly Point[] }

export interface ShownArea {
  readonly id: string
  readonly style: 'zone' | 'range' | 'sheaf-field' | 'sheaf-heavy' | 'gas' | 'objective' | 'path' | 'danger'
  readonly outline: ShownShape
  readonly side?: 0 | 1
  readonly label?: string
  readonly number?: number
  /** Only its own side may see it: left out while both look at one screen. */
  readonly secret?: boolean
}

/** Exact odds to be worked out for a card: which procedure, from what, and which outcomes count together. */
export interface AskedOdds {
  readonly title: string
  readonly procedure: string
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
}

/** A way to change the order being written; with `pick` a point of the table is needed for it. */
export interface Edit {
  readonly title: string
  readonly chosen?: boolean
  /** The order after it. */
  readonly order?: AnyOrder
  readonly pick?: {
    readonly prompt: string
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
  /** What the button says that gives it. */
  readonly give: string
  readonly groups: readonly EditGroup[]
  /** Pieces that may be dragged. */
  readonly draggable: readonly string[]
}

export interface DraggedTo {
  readonly order: AnyOrder
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
  /** The order being written, or the usual one to begin with; `unit` is the one the player has chosen. */
  writing(view: V, side: Side, before: AnyOrder | undefined, unit: string | undefined): Writing | undefined
  drag(
    view: V,
    side: Side,
    pieces: readonly string[],
    path: readonly Point[],
    heading: Heading,
  ): DraggedTo | undefined
  /** What first stands in the way between two points. */
  sight(view: V, from: Point, to: Point): { readonly at: Point; readonly by: string } | undefined
  /** One line on how things stand: points and turn. */
  standing(view: V): string
  /** Whether an event is worth a line of the log. */
  logged(event: AnyEvent): boolean
}
