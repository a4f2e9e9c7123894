import type { Terms } from '../scenarios/terms.ts'
import type { Artillery } from '../vocabulary.ts'
import type { Army } from './army.ts'
import type { Country } from './board/country.ts'
import type { GameOptions } from './options.ts'
import type { Phase } from './phases/shapes.ts'
import type { SideName } from './sides.ts'
import type { Step } from './steps.ts'
import type { Unit } from './unit.ts'
import type { Zone, ZoneNumber } from './zone.ts'

/*
 * A campaign in progress. All of it is read-only: whatever changes is put in the place of the old, so that copies of the
 * state share what has not changed. Where something may be absent it is null, so that it is the same after being saved as
 * JSON.
 */

/** A tunnel under the lines. */
export interface Tunnel {
  readonly id: string
  readonly side: SideName
  readonly start: ZoneNumber
  readonly head: ZoneNumber
  /** Weeks of digging towards the next zone. */
  readonly dug: number
  readonly next: ZoneNumber | null
  /** The week in which it was last dug (GF-MINE-06); 0 before the campaign. */
  readonly dugIn: number
  readonly explosives: number
  /** The enemy's raiders have reported it. */
  readonly known: boolean
}

/** GF-BOMB-07: a box barrage as it was laid. */
export interface Box {
  readonly side: SideName
  readonly zone: ZoneNumber
  readonly guns: readonly { readonly type: Artillery; readonly strength: number }[]
  readonly unobserved: boolean
}

/** An attack in the course of a week, in turns of four hours. @record */
export interface Assault {
  readonly announcer: SideName
  /** Turns begun. */
  readonly turn: number
  readonly day: number
  readonly turnOfDay: number
  readonly night: boolean
  readonly flying: boolean
  readonly firstMover: SideName
  /** Who held each zone when it began (GF-VP-03). */
  readonly before: readonly SideName[]
  /** The announcer's combat units on board at the start or entered since (GF-ASLT-05). */
  readonly engaged: readonly string[]
  /** Somebody moved, fired or flew this turn (GF-ASLT-07). */
  readonly active: boolean
  /** Today somebody entered the enemy's ground or threw dice at him (GF-ASLT-10). */
  readonly fought: boolean
  readonly wouldStop: readonly SideName[]
  /** Why it ends with this turn. */
  readonly over: 'half-suppressed' | 'agreed' | 'week-over' | 'quiet-day' | null
}

export interface Ending {
  readonly winner: SideName | null
  readonly reason: 'victory-points' | 'date' | 'concession' | 'agreement'
  readonly score: Readonly<Record<SideName, number>>
}

export const NO_ORDERS = { a: 0, b: 0 } as const

/** @record */
export interface State {
  readonly scenario: string
  readonly options: GameOptions
  readonly country: Country
  readonly terms: Terms
  /** Weeks begun; the opening assault of 1914 is fought in week 0. */
  readonly week: number
  /** Who lost the dice and declares first (GF-TURN-02). */
  readonly loser: SideName
  /** Where in the week or assault turn the campaign stands. */
  readonly step: Step
  readonly units: readonly Unit[]
  readonly zones: readonly Zone[]
  /** For each edge of `country.water`, its bridge or ford. */
  readonly bridges: readonly ('none' | 'intact' | 'cut')[]
  readonly armies: Readonly<Record<SideName, Army>>
  readonly tunnels: readonly Tunnel[]
  readonly boxes: readonly Box[]
  readonly assault: Assault | null
  /** The decisions that are waited for, the innermost last. */
  readonly phases: readonly Phase[]
  /** Orders that each side has given in this phase (GF-TURN-04). */
  readonly given: Readonly<Record<SideName, number>>
  /** Sides that would end the whole campaign now. */
  readonly agreed: readonly SideName[]
  readonly ending: Ending | null
}
