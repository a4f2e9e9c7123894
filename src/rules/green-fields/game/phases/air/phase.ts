import type { Period } from '../../army.ts'
import type { SideName } from '../../sides.ts'

/** GF-AIR-02: what comes after fighters have met fighters. */
export const AIR_STEPS = ['hunt', 'reconnaissance', 'ground-attack', 'bombing'] as const
export type AirStep = (typeof AIR_STEPS)[number]

export type AirPhase =
  /** Both sides write in secret who flies. */
  | { readonly name: 'air-plans' }
  | { readonly name: 'air-action'; readonly side: SideName; readonly period: Period; readonly step: AirStep }
