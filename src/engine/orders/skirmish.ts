/*
 * The orders of Great War Skirmish, in inches and whole degrees clockwise from north. Units, figures, weapons, batteries and
 * structures go by their ids. What may be left out is marked.
 */

/** A place on the table. */
export interface Place {
  readonly x: number
  readonly y: number
}

export type Formation = 'line' | 'open' | 'skirmish' | 'column'

// Setting up, and the guns

export interface DeployOrder {
  readonly kind: 'deploy'
  readonly unit: string
  readonly at?: Place | undefined
  readonly facing?: number | undefined
  readonly formation?: Formation | undefined
  readonly inside?: string | undefined
}

/** A place, inches off a landmark, or inches from the own baseline and in from an edge. */
export type Aim =
  | Place
  | {
      readonly landmark: string
      readonly up?: number | undefined
      readonly down?: number | undefined
      readonly left?: number | undefined
      readonly right?: number | undefined
    }
  | { readonly baseline: number; readonly left?: number | undefined; readonly right?: number | undefined }

/** Fire of a section of guns, from one move to another. */
export interface PlotFireOrder {
  readonly kind: 'plot-fire'
  readonly gun: string
  readonly section?: number
  readonly aim: Aim
  readonly ammo: 'he' | 'shrapnel' | 'smoke' | 'gas'
  readonly from?: number | undefined
  readonly to?: number | undefined
}

export interface CancelPlotOrder {
  readonly kind: 'cancel-plot'
  readonly gun: string
  readonly section?: number
  readonly from: number
}

export interface SkipFireOrder {
  readonly kind: 'skip-fire'
  readonly gun: string
  readonly section?: number
}

export interface ChooseTurnOrder {
  readonly kind: 'choose-turn'
  readonly turn: 'first' | 'second'
}

// Charges

export interface ChargeOrder {
  readonly kind: 'charge'
  readonly units: readonly string[]
  readonly target: string
}

/** What those who are charged do; `at` says whom they fire at. */
export interface RespondOrder {
  readonly kind: 'respond'
  readonly how: 'fire' | 'counter-charge' | 'stand'
  readonly at?: string | undefined
}

// Moving

export interface MoveOrder {
  readonly kind: 'move'
  readonly unit: string
  readonly legs: readonly Place[]
  readonly facing?: number | undefined
  readonly formation?: { readonly to: Formation; readonly when: 'start' | 'end' } | undefined
  readonly rise?: boolean
  readonly prone?: boolean
}

export interface StrategicMoveOrder {
  readonly kind: 'strategic-move'
  readonly unit: string
  readonly legs: readonly Place[]
  readonly facing?: number | undefined
}

/** Into a structure, from where the unit stands or along legs. */
export interface EnterOrder {
  readonly kind: 'enter'
  readonly unit: string
  readonly structure: string
  readonly legs?: readonly Place[] | undefined
}

export interface LeaveOrder {
  readonly kind: 'leave'
  readonly unit: string
  readonly at: Place
  readonly legs?: readonly Place[] | undefined
  readonly facing?: number | undefined
  readonly prone?: boolean
}

export interface CutWireOrder {
  readonly kind: 'cut-wire'
  readonly unit: string
  readonly wire: string
}

/** Stays where it is, or turns a gun that is drawn or stands. */
export interface TurnOrder {
  readonly kind: 'hold' | 'limber' | 'unlimber'
  readonly unit: string
  readonly facing?: number | undefined
}

export interface FormOrder {
  readonly kind: 'form'
  readonly unit: string
  readonly formation: Formation
  readonly facing?: number | undefined
}

export interface PostureOrder {
  readonly kind: 'prone' | 'rise'
  readonly unit: string
}

export interface RidingOrder {
  readonly kind: 'mount' | 'dismount'
  readonly unit: string
  readonly legs?: readonly Place[] | undefined
  readonly when?: 'before' | 'after'
  readonly facing?: number | undefined
}

// Fire and what comes of it

/** At a target, or at a place. */
export interface FireOrder {
  readonly kind: 'fire'
  readonly units: readonly string[]
  readonly weapon: string
  readonly target?: string | undefined
  readonly aim?: Place | undefined
  readonly ammo?: 'smoke' | 'gas' | undefined
}

export interface ThrowOrder {
  readonly kind: 'throw'
  readonly bomber: string
  readonly aim: Place
}

export interface NameLossOrder {
  readonly kind: 'name-loss'
  readonly figures: readonly string[]
}

/** What needs no more words. */
export interface PlainOrder {
  readonly kind: 'pass' | 'concede' | 'agree-to-stop'
}

/** Everything that a player of Great War Skirmish can decide. */
export type Order =
  | DeployOrder
  | PlotFireOrder
  | CancelPlotOrder
  | SkipFireOrder
  | ChooseTurnOrder
  | ChargeOrder
  | RespondOrder
  | MoveOrder
  | StrategicMoveOrder
  | EnterOrder
  | LeaveOrder
  | CutWireOrder
  | TurnOrder
  | FormOrder
  | PostureOrder
  | RidingOrder
  | FireOrder
  | ThrowOrder
  | NameLossOrder
  | PlainOrder
