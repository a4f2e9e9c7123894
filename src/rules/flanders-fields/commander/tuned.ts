import { THRESHOLDS, type Thresholds } from './thresholds.ts'

/** The numbers to which some thousand battles against itself led (`npm run tune`): for those who think ahead. */
export const TUNED: Thresholds = {
  ...THRESHOLDS,
  silenced: 0.58,
  progress: { attacker: 0.052, defender: 0.03 },
  pace: { ...THRESHOLDS.pace, wire: 24 },
  fear: 0.62,
  cover: 0.17,
  over: 0.52,
  leastFire: 0.055,
  leastAssault: 0.12,
  resolve: 1.3,
  halted: 0.52,
  ground: 0.44,
  face: 0.25,
  sos: { ...THRESHOLDS.sos, enemies: 1.2, near: 12 },
  upon: 34,
  counter: 82,
  feat: 1.8,
}
