import { choice, flag, integer, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import type { Options } from '../options.ts'
import {
  HIGHEST_TABLE,
  LOWEST_MELEE_TABLE,
  MELEE_COVER,
  MELEE_FACTORS,
  MELEE_FORMATION,
  MELEE_MODIFIERS,
  MELEE_ODDS,
  MELEE_QUALITY,
} from '../tables/index.ts'
import {
  COVERS,
  type Cover,
  FORMATIONS,
  type Formation,
  MELEE_TROOPS,
  type MeleeTroop,
  QUALITIES,
  type Quality,
} from '../vocabulary.ts'
import { belowGround, noted } from './modifiers.ts'

/** One side of a melee. */
export interface MeleeSide {
  readonly troop: MeleeTroop
  readonly figures: number
  readonly quality: Quality
  readonly formation: Formation
  readonly cover: Cover
  readonly charging: boolean
  readonly lancersFirstStrike: boolean
  readonly wonLastRound: boolean
  readonly uphill: boolean
  readonly prone: boolean
  readonly enemyFlankRear: boolean
}

export const MELEE_SIDE_FIELDS = {
  troop: choice(MELEE_TROOPS),
  figures: integer(1),
  quality: preset(choice(QUALITIES), 'average'),
  formation: preset(choice(FORMATIONS), 'line'),
  cover: preset(choice(COVERS), 'none'),
  charging: flag(),
  lancersFirstStrike: flag(),
  wonLastRound: flag(),
  uphill: flag(),
  prone: flag(),
  enemyFlankRear: flag(),
}

/** SK-MEL-08: a trench harms the men in it, or by house rule those who come at it. */
const coverModifier = (cover: Cover, enemyInTrench: boolean, options: Options): number => {
  if (options['trench-melee'] === 'side-in-trench') return MELEE_COVER[cover]
  if (cover === 'trench') return 0
  return MELEE_COVER[cover] + (enemyInTrench ? MELEE_COVER.trench : 0)
}

/** SK-MEL-09: three to one takes the place of two to one. */
const oddsModifier = (figures: number, enemyFigures: number): number => {
  for (const { times, bonus } of MELEE_ODDS) if (figures >= enemyFigures * times) return bonus
  return 0
}

/** SK-MEL-01: basic factor and modifiers of one side. */
export const meleeFactorOf = (
  side: MeleeSide,
  enemyFigures: number,
  enemyInTrench: boolean,
  options: Options,
  trace: Trace,
): number => {
  const mounted = side.troop === 'mounted-cavalry'
  let factor = MELEE_FACTORS[side.troop]
  trace.note('SK-MEL-01', 'Basic factor', factor)
  factor += noted(trace, 'SK-MEL-01', 'Quality', MELEE_QUALITY[side.quality])
  factor += noted(trace, 'SK-MEL-07', 'Formation', MELEE_FORMATION[side.formation])
  factor += noted(trace, 'SK-MEL-08', 'Cover or trench', coverModifier(side.cover, enemyInTrench, options))
  if (side.charging) factor += noted(trace, 'SK-MEL-01', 'Charging', MELEE_MODIFIERS.charging)
  else if (mounted) {
    factor += noted(trace, 'SK-MEL-09', 'Cavalry not charging', MELEE_MODIFIERS.cavalryNotCharging)
  }
  if (side.lancersFirstStrike && mounted) {
    factor += noted(trace, 'SK-MEL-09', 'First strike of lancers', MELEE_MODIFIERS.lancersFirstStrike)
  }
  if (side.wonLastRound) factor += noted(trace, 'SK-MEL-01', 'Won last round', MELEE_MODIFIERS.wonLastRound)
  if (side.uphill) factor += noted(trace, 'SK-MEL-01', 'Uphill of the enemy', MELEE_MODIFIERS.uphill)
  if (side.prone && !mounted && !belowGround(side.cover)) {
    factor += noted(trace, 'SK-MEL-23', 'Prone', MELEE_MODIFIERS.prone)
  }
  if (side.enemyFlankRear) {
    factor += noted(trace, 'SK-MEL-01', 'Enemy to flank or rear', MELEE_MODIFIERS.enemyFlankRear)
  }
  return factor + noted(trace, 'SK-MEL-09', 'Odds in figures', oddsModifier(side.figures, enemyFigures))
}

/** SK-MEL-10: a fight must be able to end, so there is always a table. */
export const meleeTableFor = (factor: number, trace: Trace): number => {
  const table = Math.max(LOWEST_MELEE_TABLE, Math.min(HIGHEST_TABLE, factor))
  trace.note('SK-MEL-10', 'Table number', table)
  return table
}
