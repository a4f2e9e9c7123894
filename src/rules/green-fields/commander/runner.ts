import { THRESHOLDS, type Thresholds } from './thresholds.ts'

const { move, assault, guard, home, attack, line } = THRESHOLDS

/** By these one makes for the enemy's edge with everything, as fast as he can, and leaves his own to itself. */
export const RUNNING: Thresholds = {
  ...THRESHOLDS,
  move: {
    ...move,
    zone: 0.2,
    exit: 100,
    foe: 0.2,
    threat: 0,
    beaten: 3,
    gap: 0,
    rearGap: 0,
    crowd: 0.1,
    exposed: 0.2,
    home: 0,
  },
  assault: { ...assault, open: -100, openContent: -100, goOn: 0.5 },
  exits: { near: [60, 40, 25, 15, 8], decisive: 1 },
  guard: { ...guard, fear: [0, 0, 0, 0, 0] },
  home: { ...home, attacking: 0, attacked: 0 },
  attack: { ...attack, fit: 0, rounds: 0, waits: 0 },
  line: { ...line, keptBack: 100 },
}
