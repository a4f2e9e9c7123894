import type { Temper } from '#kernel/game/commander.ts'
import { THRESHOLDS, type Thresholds } from './thresholds.ts'

const { charge, fear, progress } = THRESHOLDS

/** The doctrine as others see the same battle: what they fear, what they dare, what they cling to. */
export const TEMPERED: Readonly<Record<Temper, Thresholds>> = {
  /** Counts his losses little, and closes. */
  bold: {
    ...THRESHOLDS,
    fear: { attacker: 0.5, defender: 0.7 },
    progress: { ...progress, inch: 2, least: 0.9 },
    charge: { ...charge, least: 0.42, late: 0.3, machineGun: 0.6, moves: 4 },
  },
  /** Every man counts: he comes on under cover, and charges only what is as good as won. */
  thrifty: {
    ...THRESHOLDS,
    fear: { attacker: 1.05, defender: 1.3 },
    nearHalf: 2,
    charge: { ...charge, least: 0.68, late: 0.5, machineGun: 0.9 },
  },
  /** Keeps his place and his aim: what he has he holds, shells or no shells. */
  stubborn: {
    ...THRESHOLDS,
    fear: { attacker: 0.6, defender: fear.defender },
    progress: { ...progress, inch: 1.1 },
    later: 1,
    holding: 1.2,
    shelled: 0.2,
    threat: 20,
    rescue: { ...THRESHOLDS.rescue, points: 1 },
  },
}
