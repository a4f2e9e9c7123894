import type { AnyOrder, Refusal } from '#kernel/game/game.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Area } from './area.ts'
import type { ShownLedger, ShownSheet } from './beside.ts'
import type { Danger, EditOdds, ShownOdds } from './odds.ts'

/* An order while a player writes it: what he has so far, and what he may still change. */

/** What is moved and turned freely on the table while an order is written, as a sheaf. */
export interface ShownTemplate {
  readonly id: string
  readonly name: string
  readonly centre: Point
  readonly heading: Heading
  readonly shapes: readonly Area[]
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
    /** What it does to everybody under it. */
    readonly effects?: readonly Danger[]
    readonly shapes: readonly Area[]
  }
}

/** A way to change the order being written; with `pick` a point of the table is needed for it. */
export interface Edit {
  readonly title: string
  /** How far it leads, or what it needs. */
  readonly detail?: string
  /** What may come of it. */
  readonly odds?: EditOdds
  readonly chosen?: boolean
  /** Drawn instead of the words: squares by column (to the right) and row (ahead); one named twice lies deeper. */
  readonly squares?: readonly (readonly number[])[]
  /** A tap on one of these pieces does the same. */
  readonly pieces?: readonly string[]
  /** Written on those pieces while it is asked which of them. */
  readonly number?: number
  /** It turns to this unit. */
  readonly turnsTo?: string
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
    readonly open?: readonly Area[]
    preview(point: Point): {
      readonly legal: boolean
      readonly text?: string
      readonly shapes: readonly Area[]
    }
    order(point: Point): AnyOrder
  }
}

export interface EditGroup {
  readonly title: string
  /** A press gives the order at once; the usual choice stands first. */
  readonly atOnce?: boolean
  readonly edits: readonly Edit[]
}

/** How an order that tells many units something is taken apart, so that part of another can be taken into it. */
export interface Parts {
  /** What an order tells each unit: in words, and as data that differ where the order does. */
  told(order: AnyOrder): readonly {
    readonly unit: string
    readonly name: string
    readonly text: string
    readonly part: unknown
  }[]
  /** An order with what another tells some of the units. */
  taking(order: AnyOrder, from: AnyOrder, units: readonly string[]): AnyOrder
}

/** The end of a part of the turn. */
export interface EndOfPart {
  /** What the button says that lets the staff do what it would: 'Fire as the staff plans'. */
  readonly plan: string
  /** Nothing has been done yet though something could be: 'Ten guns could fire.' */
  readonly could?: string
}

/** An order that can be kept as a file and taken from one. */
export interface OrderFile {
  /** What it is called: 'fire plan'. */
  readonly title: string
  /** The name of the file. */
  readonly name: string
  /** What is written into it, as JSON. */
  save(): unknown
  /** The order in what was read from a file, or what is wrong with it. */
  load(value: unknown): { readonly order: AnyOrder } | { readonly refusal: Refusal }
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
  /** The rule set's own commander writes it first, and the player changes what he would have otherwise. */
  readonly drafted?: boolean
  /** It tells many units something each. */
  readonly parts?: Parts
  /** Pieces that may be turned where they stand; those that may be dragged, unless others are named. */
  readonly turnable?: readonly string[]
  readonly templates?: readonly ShownTemplate[]
  /** What may come of it, where the unit's own card does not say. */
  readonly odds?: ShownOdds
  /** What to mind before it is given. */
  readonly warnings?: readonly Danger[]
  /** The order can be given by its button though others are given at a press. */
  readonly gives?: boolean
  /** The order only ends this part of the turn, and the staff may have a plan for it. */
  readonly ends?: EndOfPart
  /** A second button, with an order of its own. */
  readonly otherwise?: { readonly title: string; readonly order: AnyOrder }
  /** Why nothing can be done with the unit, or what else there is to know. */
  readonly note?: string
  /** It is written by eye: as long as it is, the table shows no scale and the ruler says no length. */
  readonly unmeasured?: true
  /** Units of the side still have something to do: what that is, as in 'can raid'. */
  readonly todo?: string
  readonly ledgers?: readonly ShownLedger[]
  /** What it comes to, turn by turn or unit by unit. */
  readonly sheets?: readonly ShownSheet[]
  readonly file?: OrderFile
  /** What is not often wanted, folded away. */
  readonly later?: {
    readonly title: string
    readonly ledgers?: readonly ShownLedger[]
    readonly groups: readonly EditGroup[]
    readonly sheet?: ShownSheet
  }
}

/** Whether a button gives the order as it is written; where the first group gives orders at a press, none does. */
export const hasButton = ({ groups: [first], gives, ends }: Writing): boolean =>
  ends !== undefined || gives === true || first?.atOnce !== true

export interface DraggedTo {
  readonly order: AnyOrder
  /** The order is only written so far; the player gives it when he has seen to the other pieces. */
  readonly written?: boolean
  /** It binds the player to nothing yet, so that it is given as soon as it is dropped there. */
  readonly drops?: boolean
  /** Said instead of the lengths. */
  readonly text?: string
  readonly shapes?: readonly Area[]
  /** What waits there. */
  readonly danger?: readonly Danger[]
  readonly refusal?: Refusal
  readonly used: number
  readonly left: number
  readonly ghosts: readonly { readonly id: string; readonly centre: Point; readonly heading: Heading }[]
}
