/*
 * The orders of Passchendaele, in inches and degrees clockwise from north. Units and bases go by their ids. What may be left
 * out is marked.
 */

/** A place on the table. */
export interface Place {
  readonly x: number
  readonly y: number
}

// Before the battle

/** A mortar or MG base, and the division it goes with; it stands alone if none is named. */
export interface Attachment {
  readonly base: string
  readonly to?: string | undefined
}

/** Whatever is not named stays as the scenario lists it. */
export interface AttachOrder {
  readonly kind: 'attach'
  readonly changes?: readonly Attachment[]
}

/** A base that is set down. */
export interface PlacedBase extends Place {
  readonly base: string
  readonly facing?: number | undefined
}

/** Where the unit was last, or where the scenario has it, if no bases are named. */
export interface DeployOrder {
  readonly kind: 'deploy'
  readonly unit: string
  readonly bases?: readonly PlacedBase[] | undefined
}

export interface PickUpOrder {
  readonly kind: 'pick-up'
  readonly unit: string
}

export interface RollRelocationOrder {
  readonly kind: 'roll-relocation'
  readonly divisions?: readonly string[]
}

/** The unit stays where it is if no bases are named. */
export interface RelocateOrder {
  readonly kind: 'relocate'
  readonly unit: string
  readonly bases?: readonly PlacedBase[] | undefined
}

// What a unit is told

/** The place of one sheaf: the centre of a square, how far its grid is turned, and its four squares by column and row. */
export interface Sheaf extends Place {
  readonly base: string
  readonly rotation?: number
  readonly squares?: readonly (readonly number[])[]
  readonly shell?: 'he' | 'gas'
}

/** A unit, and what it is to do; it moves to a place, or to a piece of terrain or an objective by its name. */
export interface Told {
  readonly unit: string
  readonly order: 'hold' | 'fire-barrage' | 'advance' | 'retreat' | 'countermarch'
  readonly objective?: Place | string | undefined
  readonly sheaves?: readonly Sheaf[] | undefined
}

/** How a base turns that does not move. */
export interface Turned {
  readonly base: string
  readonly facing?: number | undefined
  /** Along the old front: to the right, to the left below 0. */
  readonly shift?: number | undefined
}

export interface InitialOrdersOrder {
  readonly kind: 'initial-orders'
  readonly orders?: readonly Told[]
}

export interface CarryOnOrder {
  readonly kind: 'carry-on'
  readonly unit: string
  readonly shells?: readonly { readonly base: string; readonly shell: 'he' | 'gas' }[] | undefined
  readonly facings?: readonly Turned[] | undefined
}

export interface ChangeOrder extends Told {
  readonly kind: 'change'
  readonly facings?: readonly Turned[] | undefined
}

// Moving and close combat

/** How one base moves, and how it turns afterwards. */
export interface Step extends Turned {
  readonly heading?: number | undefined
  readonly bend?: { readonly after: number; readonly heading: number } | undefined
}

export interface MoveOrder {
  readonly kind: 'move'
  readonly bases?: readonly Step[] | undefined
  readonly slip?: boolean
}

export interface FallBackOrder {
  readonly kind: 'fall-back'
  readonly side: 'left' | 'right'
}

export interface SupportOrder {
  readonly kind: 'support'
  readonly bases?: readonly string[]
}

/** The usual base if none is named. */
export interface LoseOrder {
  readonly kind: 'lose'
  readonly base?: string | undefined
}

export interface ConsolidateOrder {
  readonly kind: 'consolidate'
  readonly bases?: readonly { readonly base: string; readonly inches: number }[] | undefined
}

// The turn

export interface ChooseOrder {
  readonly kind: 'choose'
  readonly move?: 'first' | 'second' | undefined
}

export interface AnswerOfferOrder {
  readonly kind: 'answer-offer'
  readonly agrees?: boolean
}

/** What needs no more words; `stand-by` is for all at once for whom nothing can come of a check. */
export interface PlainOrder {
  readonly kind: 'change-attachments' | 'end-deployment' | 'stand-by' | 'concede' | 'agree-to-stop'
}

/** Everything that a player of Passchendaele can decide. */
export type Order =
  | AttachOrder
  | DeployOrder
  | PickUpOrder
  | RollRelocationOrder
  | RelocateOrder
  | InitialOrdersOrder
  | CarryOnOrder
  | ChangeOrder
  | MoveOrder
  | FallBackOrder
  | SupportOrder
  | LoseOrder
  | ConsolidateOrder
  | ChooseOrder
  | AnswerOfferOrder
  | PlainOrder
