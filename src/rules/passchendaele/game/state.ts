import type { Heading } from '#kernel/geometry/angle.ts'
import type { Box } from '#kernel/geometry/box.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Table } from '../scenarios/table.ts'
import type {
  Degree,
  Group,
  Guns,
  Holder,
  Nation,
  Order,
  Quality,
  Shell,
  SideName,
  Status,
  Troop,
} from '../vocabulary.ts'
import type { GameOptions } from './options.ts'
import type { Combat } from './phases/close-combat/combat.ts'
import type { Phase } from './phases/shapes.ts'

/** One square of a sheaf; several layers where it is stacked. */
export interface Square {
  readonly box: Box
  readonly stack: number
}

/** Where a gun base was last told to fire, and with what. */
export interface Sheaf {
  readonly squares: readonly Square[]
  readonly shell: Shell
  /** The gas is on the table; always false for HE. */
  readonly laid: boolean
}

/** @record */
export interface Base extends Box {
  readonly id: string
  readonly troop: Troop
  readonly centre: Point
  readonly heading: Heading
  readonly width: number
  readonly depth: number
  readonly sheaf: Sheaf | null
}

/** Where a base of a unit stands. */
export interface Stands {
  readonly base: string
  readonly centre: Point
  readonly heading: Heading
}

export const FATES = ['lost', 'broken-through', 'withdrawn'] as const
export type Fate = (typeof FATES)[number]

/** A base that is no longer on the table. */
export interface GoneBase {
  readonly id: string
  readonly troop: Troop
  readonly fate: Fate
}

/** Where an order leads: reached when a base comes to or past the line square to `toward` (PA-ORDER-07). */
export interface Destination {
  readonly at: Point
  readonly toward: Heading
}

/** @record */
export interface Unit {
  readonly id: string
  readonly name: string
  readonly side: SideName
  readonly nation: Nation
  readonly group: Group
  /** What it checks as (PA-TROOP-12). */
  readonly troop: Troop
  readonly quality: Quality
  /** Bases at the start, attached ones included. */
  readonly strength: number
  readonly status: Status
  readonly order: Order
  readonly goal: Destination | null
  /** Has had its check this turn. */
  readonly checked: boolean
  /** Has not moved in any way since deployment (PA-GEO-04). */
  readonly dugIn: boolean
  readonly bases: readonly Base[]
  readonly gone: readonly GoneBase[]
}

export interface Objective {
  /** What orders know it by. */
  readonly name: string
  /** What it is called, where that is something else. */
  readonly title?: string
  readonly at: Point
  readonly points: number
  readonly holder: Holder
}

/** Gas never leaves the table and outlives the guns that fired it (PA-SHEAF-04, PA-SHEAF-16). */
export interface Gas {
  readonly guns: Guns
  readonly squares: readonly Square[]
}

/** A mortar or MG base and the division it goes with; null if it stands alone (PA-TROOP-13). */
export interface Attachment {
  readonly base: string
  readonly to: string | null
}

/** The first order of one unit, written in secret (PA-TURN-06). */
export interface FirstOrder {
  readonly unit: string
  readonly order: Order
  readonly goal: Destination | null
  readonly sheaves: readonly { readonly base: string; readonly sheaf: Sheaf }[]
}

/** PA-END-01: the ways in which a battle ends. */
export const ENDINGS = ['turn-limit', 'collapse', 'concession', 'agreement'] as const

export interface Ending {
  readonly winner: SideName | null
  readonly reason: (typeof ENDINGS)[number]
  readonly degree: Degree
  readonly score: Readonly<Record<SideName, number>>
}

/**
 * A battle in progress. A changed unit, base or list takes the place of the old one, so that copies of the state share what
 * has not changed. Where something may be absent it is null, so that it is the same after being saved as JSON.
 */
export interface State {
  readonly scenario: string
  readonly options: GameOptions
  readonly table: Table
  readonly turn: number
  readonly units: readonly Unit[]
  readonly objectives: readonly Objective[]
  readonly gas: readonly Gas[]
  /** Gas sheaves laid so far. */
  readonly gasLaid: Readonly<Record<SideName, number>>
  /** What each side changes in its attachments, before both are shown; `changing` while it thinks about it (PA-TROOP-13). */
  readonly attachments: Readonly<Record<SideName, readonly Attachment[] | 'changing' | null>>
  /** First orders before both are shown. */
  readonly secrets: Readonly<Record<SideName, readonly FirstOrder[] | null>>
  /** Who moves first this turn. */
  readonly first: SideName | null
  /** The decisions that are waited for, the innermost last. */
  readonly phases: readonly Phase[]
  readonly combat: Combat | null
  /** Sides that will offer to stop when this turn is over, unknown to the other until then (PA-END-07). */
  readonly agreed: readonly SideName[]
  /** The turn in which an offer of each side was last refused (PA-END-07). */
  readonly refusedOffer: Readonly<Record<SideName, number | null>>
  /** Some unit has taken a fire point or gas (PA-END-06). */
  readonly underFire: boolean
  readonly ending: Ending | null
}
