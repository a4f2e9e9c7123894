import type { PhaseIn } from '#kernel/game/pages.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import type { MovingOrder, SideName } from '../../vocabulary.ts'
import type { Facings } from '../forms.ts'

/** PA-SETUP-04 to PA-SETUP-06: the defender's front line, the attacker, the defender's reserves. */
export type DeploymentStep = 'front' | 'attack' | 'reserve'

/** A way to fall back (PA-MOVE-16). */
export interface WayBack {
  readonly side: 'left' | 'right'
  readonly heading: Heading
}

/** One side of a close combat. */
export type Camp = 'attackers' | 'defenders'

interface OfSide {
  readonly side: SideName
}

interface OfUnit extends OfSide {
  readonly unit: string
}

/** What each phase keeps: a decision that a side owes, or that both owe at once. */
export interface Shapes {
  /** Step S1a: both sides say in secret which mortars and MG battalions go with which divisions (PA-TROOP-13). */
  attach: object
  deploy: OfSide & {
    readonly step: DeploymentStep
    /** Units that are still to be set down. */
    readonly units: readonly string[]
    /** Units of this step that stand on the table, and may be picked up until it is confirmed (PA-SETUP-17). */
    readonly down: readonly string[]
  }
  relocation: OfSide
  relocate: OfSide & { readonly units: readonly string[] }
  'initial-orders': object
  choose: OfSide
  activate: OfSide
  move: OfUnit & {
    readonly order: MovingOrder
    /** Allowance, and what it is worth in open countryside. */
    readonly inches: number
    readonly inchesOpen: number
  }
  'fall-back': OfUnit & {
    readonly ways: readonly WayBack[]
    /** How the unit is to turn afterwards, as its order said. */
    readonly facings: Facings | null
  }
  support: OfSide
  /** A base of one camp is lost; the side chooses which. */
  loss: OfSide & { readonly from: Camp }
  consolidate: OfUnit
  /** The other side has offered to stop, and this one answers. */
  armistice: OfSide
}

export type PhaseName = keyof Shapes
export type Phase = PhaseIn<Shapes>
export type PhaseOf<N extends PhaseName> = PhaseIn<Pick<Shapes, N>>
