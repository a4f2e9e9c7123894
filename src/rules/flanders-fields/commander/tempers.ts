import type { Temper } from '#kernel/game/commander.ts'
import { THRESHOLDS, type Thresholds } from './thresholds.ts'

/** The doctrine in other tempers. */
export const TEMPERED: Readonly<Record<Temper, Thresholds>> = {
  /** In with the bayonet; losses count for little, and whatever is lost is fetched back. */
  bold: {
    ...THRESHOLDS,
    fear: 0.45,
    cover: 0.08,
    underFire: 0.35,
    progress: { attacker: 0.09, defender: 0.05 },
    leastFire: 0.16,
    leastAssault: 0.02,
    resolve: 2.2,
    halted: 0.45,
    leaving: 0.15,
    ground: 0.5,
    counter: 80,
    feat: 2,
  },
  /** Fire first, cover always, and in only when it is as good as won. */
  thrifty: {
    ...THRESHOLDS,
    fear: 0.95,
    cover: 0.16,
    underFire: 0.6,
    progress: { attacker: 0.06, defender: 0.02 },
    leastFire: 0.08,
    leastAssault: 0.4,
    resolve: 1.2,
    halted: 0.8,
    leaving: 0.45,
    counter: 45,
    feat: 4,
  },
  /** What he has he holds, and what he has begun he goes on with: guns stay on their targets, men in their trenches. */
  stubborn: {
    ...THRESHOLDS,
    leaving: 0.6,
    cover: 0.14,
    counter: 30,
    redirect: 1.2,
    pace: { ...THRESHOLDS.pace, least: 0.9 },
    upon: 50,
    card: 0.5,
  },
}

/** An enemy who merely makes for the objectives, whatever it costs; he fires where he has nowhere to go. */
export const RUNNING: Thresholds = {
  ...THRESHOLDS,
  fear: 0,
  cover: 0,
  underFire: 0.05,
  passed: 0.3,
  progress: { attacker: 0.5, defender: 0.5 },
  leastAssault: 0.3,
  resolve: 1,
  leaving: 0,
  counter: 400,
  feat: 99,
  waits: 0,
}
