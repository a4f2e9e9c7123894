import type { Wind } from '../vocabulary.ts'

// SK-CLD-02, SK-CLD-04: moves 1 to 4 of a cloud; after that it is gone
export const CLOUD_LIFE: readonly {
  readonly puffs: number
  readonly drifts: boolean
  readonly gasNumber: number
}[] = [
  { puffs: 1, drifts: false, gasNumber: 5 },
  { puffs: 2, drifts: true, gasNumber: 6 },
  { puffs: 2, drifts: true, gasNumber: 7 },
  { puffs: 1, drifts: false, gasNumber: 8 },
]

// SK-CLD-05: inches a move
export const DRIFT: Readonly<Record<Wind, number>> = {
  calm: 0,
  light: 3,
  moderate: 6,
  strong: 9,
}

// SK-CLD-05: a higher d10 is calm, this or less the direction
export const WIND_DIRECTIONS = 8

// SK-CLD-05: d6, faces 1 to 6
export const WIND_STRENGTHS: readonly Wind[] = ['light', 'light', 'light', 'moderate', 'moderate', 'strong']
