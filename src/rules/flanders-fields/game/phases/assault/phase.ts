import type { Heading } from '#kernel/geometry/angle.ts'
import type { Edge } from '#kernel/geometry/box.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Side } from '../../../vocabulary.ts'

/** FF-ASLT-12: a stand that has reached the enemy it goes for. */
export interface Contact {
  readonly stand: string
  /** A stand or a block house. */
  readonly target: string
  /** The edge it reached; the rest of a round base is flank (FF-ASLT-13). */
  readonly edge: Edge
  /** The way it came, from where it started, and how it then looked (FF-ASLT-14). */
  readonly way: readonly Point[]
  readonly heading: Heading
}

/** The same with the place of the enemy; none where nobody may take it (FF-ASLT-15). */
export interface Fight extends Contact {
  readonly at: Point | null
}

/** FF-ASLT-12: what is left of an assault after the moves into contact. */
interface Assault {
  readonly name: 'assault'
  readonly side: Side
  /** Defensive fire, the fights, then follow-ups; each follow-up is an assault of one stand in itself. */
  readonly stage: 'defence' | 'fights' | 'follow-ups'
  /** Fights to come, in the order given. */
  readonly contacts: readonly Fight[]
  /** Stands that have lent their support to a fight of this action (FF-ASLT-11). */
  readonly helped: readonly string[]
  /** Winners who may still follow up, in the order of their fights. */
  readonly winners: readonly string[]
  /** This is a follow-up: who wins it does not follow up again (FF-ASLT-06). */
  readonly following: boolean
}

/** FF-ASLT-15: a place that has been won. */
interface TakeGround {
  readonly name: 'take-ground'
  readonly side: Side
  readonly stand: string
  readonly at: Point
  /** The block house that stands there. */
  readonly house: string | null
}

/** FF-ASLT-17: a winner with enemies near. */
interface FollowUp {
  readonly name: 'follow-up'
  readonly side: Side
  readonly stand: string
  readonly targets: readonly string[]
}

export type AssaultPhase = Assault | TakeGround | FollowUp
