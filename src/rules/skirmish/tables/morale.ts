import type { Cover, EnemyArmour, MoraleFailure, Outnumbered, Quality } from '../vocabulary.ts'

// SK-MOR-01: basic score
export const MORALE_SCORES: Readonly<Record<Quality, number>> = {
  elite: 10,
  crack: 9,
  average: 8,
  green: 7,
}
export const SNIPER_MORALE = 1

// SK-MOR-01, SK-MOR-10: trench and bunker are hard cover; counts for snipers too
export const MORALE_COVER: Readonly<Record<Cover, number>> = {
  none: 0,
  soft: 1,
  hard: 2,
  trench: 2,
  bunker: 2,
}

// SK-MOR-01
export const MORALE_MODIFIERS = {
  casualty: -1,
  leaderWithin6: 1,
  gasAttack: -2,
  underFire: -1,
  pushedBack: -1,
  squadFallingBackWithin10: -1,
  enemyFlank: -1, // counts for snipers too
  enemyRear: -2, // counts for snipers too
} as const

// SK-MOR-01, SK-MOR-10
export const MORALE_OUTNUMBERED: Readonly<Record<Outnumbered, number>> = {
  none: 0,
  'two-to-one': -1,
  'three-to-one': -2,
}

// SK-MOR-01
export const MORALE_ARMOUR: Readonly<Record<EnemyArmour, number>> = {
  none: 0,
  'armoured-car': -1,
  tank: -1,
}
// SK-MOR-11: the year of surprise
export const TANK_SURPRISE = { year: 1916, modifier: -2 } as const

// The years of the war, and the one that is meant if none is named
export const YEARS = { first: 1914, last: 1918, usual: 1917 } as const

// SK-MOR-06: d6 on a failure, faces 1 to 6
export const FAILURES: readonly MoraleFailure[] = [
  'stand',
  'stand',
  'fall-back-1',
  'fall-back-1',
  'fall-back-2',
  'rout',
]

// SK-MOR-06: figures lost with the result
export const FIGURES_LOST: Readonly<Record<MoraleFailure | 'pass', 0 | 1>> = {
  pass: 0,
  stand: 0,
  'fall-back-1': 0,
  'fall-back-2': 1,
  rout: 0,
}

// SK-MOR-12: squads that make a group
export const FEWEST_SQUADS = 2

// SK-MOR-08: half strength is this share of the start
export const HALF = 0.5

// SK-SNP-02, SK-SNP-05
export const SNIPER_DISTANCE = 6
export const SNIPER_REST = 1
