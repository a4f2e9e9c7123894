import type { Cover, Formation, MeleeTroop, Quality } from '../vocabulary.ts'

// SK-MEL-01: basic factor
export const MELEE_FACTORS: Readonly<Record<MeleeTroop, number>> = {
  'dismounted-cavalry': 2,
  'dismounted-general': 1,
  infantry: 3,
  'mounted-cavalry': 5,
}

// SK-MEL-01: modifiers to one's own factor
export const MELEE_QUALITY: Readonly<Record<Quality, number>> = {
  elite: 2,
  crack: 1,
  average: 0,
  green: -1,
}

// SK-MEL-01, SK-MEL-07
export const MELEE_FORMATION: Readonly<Record<Formation, number>> = {
  line: 0,
  open: -1,
  skirmish: -2,
  column: 0,
}

// SK-MEL-01, SK-MEL-08: a bunker is hard cover, a trench a disadvantage
export const MELEE_COVER: Readonly<Record<Cover, number>> = {
  none: 0,
  soft: 1,
  hard: 2,
  bunker: 2,
  trench: -2,
}

// SK-MEL-01
export const MELEE_MODIFIERS = {
  charging: 1,
  cavalryNotCharging: -2,
  lancersFirstStrike: 2,
  wonLastRound: 1,
  uphill: 1,
  prone: -3,
  enemyFlankRear: -3,
} as const

// SK-MEL-01, SK-MEL-09: the first row whose odds are reached
export const MELEE_ODDS: readonly { readonly times: number; readonly bonus: number }[] = [
  { times: 3, bonus: 2 },
  { times: 2, bonus: 1 },
]

// SK-MEL-10
export const LOWEST_MELEE_TABLE = 1

// SK-MEL-04
export const MELEE_MULTIPLIER = 2

// SK-MEL-11: the die that may name a specialist
export const SPECIALIST_NAMED_ON = 1

// SK-MEL-13: inches
export const MELEE_RETREAT = 3

// SK-MEL-16: surrender if winners times the first number reach losers times the second
export const SURRENDER_ODDS = { winners: 2, losers: 3 } as const
