import { THRESHOLDS, type Thresholds } from './thresholds.ts'

/** The numbers to which some thousand fights against itself led (`npm run tune`): for those who think ahead. */
export const TUNED: Thresholds = {
  ...THRESHOLDS,
  point: 17.9,
  nearHalf: 1.3,
  crewed: 1.1,
  fear: { attacker: 0.67, defender: 1.39 },
  later: 0.92,
  firstCheck: 0.036,
  progress: { inch: 1.37, held: 0.36, least: 0.46, most: 2.55, slack: 0.92, bounds: 1.05 },
  shelled: 1.08,
  charge: { ...THRESHOLDS.charge, machineGun: 0.82 },
  ownNear: 6.25,
  upon: 17.2,
  rescue: { ...THRESHOLDS.rescue, points: 2.2, lurk: 2.8 },
  gas: { ...THRESHOLDS.gas, trust: 0.56 },
  threat: 11.2,
}
