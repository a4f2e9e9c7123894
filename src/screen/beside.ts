import type { AnyOrder, Side } from '#kernel/game/game.ts'
import type { Heading } from '#kernel/geometry/angle.ts'

/* What a screen shows beside the table. */

/** A small table of words and figures. */
export interface ShownSheet {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Something to be had at a press. */
export interface Deal {
  readonly title: string
  /** The same in full, for those who cannot see the table it stands in. */
  readonly text: string
  readonly order: AnyOrder
}

/** Things to be had, a row each, and what there is to pay for them. */
export interface ShownLedger {
  readonly title: string
  /** What there is to spend. */
  readonly purse: string
  /** What the deals of each column are. */
  readonly head: readonly string[]
  readonly rows: readonly {
    readonly name: string
    /** How it stands now. */
    readonly text: string
    /** The unit it is about, if it is about one. */
    readonly unit?: string
    readonly cells: readonly (readonly Deal[])[]
  }[]
  /** Many at one press. */
  readonly all?: { readonly title: string; readonly text: string; readonly orders: readonly AnyOrder[] }
  /** What the short words on the buttons mean. */
  readonly note?: string
}

/** Units that stand in one place one behind the other. */
export interface ShownStack {
  readonly title: string
  /** The leading one first. */
  readonly units: readonly { readonly id: string; readonly name: string; readonly text: string }[]
  /** The order by which they stand otherwise; none where that cannot be ordered now. */
  order?(units: readonly string[]): AnyOrder
}

/** A figure to be kept in sight. */
export interface ShownTracker {
  readonly label: string
  readonly value: string
  /** The same on a scale. */
  readonly scale?: { readonly at: number; readonly least: number; readonly most: number }
}

export interface ShownSide {
  readonly side: Side
  readonly name: string
  /** What its player is called: 'German' for the Germans; its name where nothing else is said. */
  readonly adjective?: string
  /** Where it looks for its enemy: up the table for a player of this side. */
  readonly looks: Heading
  /** It attacks: where the table lies on its side, it stands to the left. */
  readonly attacks?: true
}

/** What the player of a side is called: "the German player". */
export const playerName = (
  ground: { readonly sides: readonly ShownSide[] },
  side: Side | undefined,
): string => ground.sides.find((one) => one.side === side)?.adjective ?? sideName(ground, side)

/** What a side is called on the table. */
export const sideName = (
  { sides }: { readonly sides: readonly ShownSide[] },
  side: Side | undefined,
): string => sides.find((one) => one.side === side)?.name ?? side ?? 'nobody'
