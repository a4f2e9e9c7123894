import type { ZoneNumber } from './state.ts'

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
