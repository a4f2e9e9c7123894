import type { Nation } from '../vocabulary.ts'
import type { ZoneNumber } from './zone.ts'

export interface Raid {
  readonly unit: string
  readonly strength: number
  readonly zone: ZoneNumber
  readonly purpose: 'information' | 'wire'
}

export const PERIODS = ['dawn', 'day', 'dusk', 'night'] as const
export type Period = (typeof PERIODS)[number]

/** An air unit's flight as it was written down; targets are named when it comes to them (GF-AIR-10). */
export interface Sortie {
  readonly unit: string
  readonly period: Period
  /** GF-AIR-14: the strength points that fly; the rest of the unit stays on the ground. Null to the enemy. */
  readonly strength: number | null
  /** Its period has come and it is in the air. */
  readonly flying: boolean
  /** It has been driven off, has attacked, or has done what it flew for. */
  readonly over: boolean
  /** Dice that fighters have already fired at aircraft (GF-AIR-02). */
  readonly fired: number
}

export interface FireMission {
  readonly unit: string
  readonly mission: 'bombardment' | 'box' | 'gas' | 'persistent'
  /** A zone, the depot, or a spotted unit off the board. */
  readonly target: ZoneNumber | 'depot' | { readonly unit: string }
}

/** What a side has besides its units. @record */
export interface Army {
  readonly nation: Nation
  readonly depot: number
  readonly depotStart: number
  readonly shells: number
  readonly luxuries: number
  readonly canisters: number
  /** Supply points in hand, and men waiting in the replacement battalion. */
  readonly supply: number
  readonly pool: number
  /** Victory points. */
  readonly points: number
  /** Own strength points lost: the graveyard. */
  readonly lost: number
  readonly exits: number
  /** Strength points of enemy tanks found on ground it held when an assault ended and not yet put to use (GF-DATE-04). */
  readonly recovered: number
  /** Has opened an assault in this campaign. */
  readonly assaulted: boolean
  /** Has carried out its order to attack (GF-ASLT-08). */
  readonly attacked: boolean
  /** The depot lost a point to shells this week (GF-BOMB-10). */
  readonly depotShelled: boolean
  readonly depotSpotted: boolean
  /** Has finished a secret phase that the other side may still be in. */
  readonly ready: boolean
  /** Secret or announced plans of the present phase. */
  readonly raids: readonly Raid[]
  readonly sorties: readonly Sortie[]
  readonly fire: readonly FireMission[]
}
