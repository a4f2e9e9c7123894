import type { Dice } from '#kernel/chance/dice.ts'
import { choice, flag, integer, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import type { Options } from '../options.ts'
import {
  FAILURES,
  MORALE_ARMOUR,
  MORALE_COVER,
  MORALE_MODIFIERS,
  MORALE_OUTNUMBERED,
  MORALE_SCORES,
  SNIPER_MORALE,
  TANK_SURPRISE,
  YEARS,
} from '../tables/index.ts'
import {
  COVERS,
  type Cover,
  ENEMY_ARMOUR,
  type EnemyArmour,
  type MoraleFailure,
  OUTNUMBERED,
  type Outnumbered,
  QUALITIES,
  type Quality,
} from '../vocabulary.ts'
import { noted } from './modifiers.ts'

/** A squad or sniper whose nerve is tried. */
export interface Squad {
  readonly quality: Quality
  readonly sniper: boolean
  readonly cover: Cover
  readonly casualties: number
  readonly leaderWithin6: boolean
  readonly gasAttack: boolean
  readonly underFire: boolean
  readonly pushedBack: boolean
  readonly squadFallingBackWithin10: boolean
  readonly enemyFlank: boolean
  readonly enemyRear: boolean
  readonly outnumbered: Outnumbered
  readonly enemyArmourWithin20: EnemyArmour
  readonly year: number
}

export const SQUAD_FIELDS = {
  quality: preset(choice(QUALITIES), 'average'),
  sniper: flag(),
  cover: preset(choice(COVERS), 'none'),
  casualties: preset(integer(0), 0),
  leaderWithin6: flag(),
  gasAttack: flag(),
  underFire: flag(),
  pushedBack: flag(),
  squadFallingBackWithin10: flag(),
  enemyFlank: flag(),
  enemyRear: flag(),
  outnumbered: preset(choice(OUTNUMBERED), 'none'),
  enemyArmourWithin20: preset(choice(ENEMY_ARMOUR), 'none'),
  year: preset(integer(YEARS.first, YEARS.last), YEARS.usual),
}

/** SK-MOR-11: tanks frighten more in the year of their surprise. */
const armourModifier = ({ enemyArmourWithin20: armour, year }: Squad): number =>
  armour === 'tank' && year === TANK_SURPRISE.year ? TANK_SURPRISE.modifier : MORALE_ARMOUR[armour]

/** What a sniper, alone in his hide, does not feel (SK-SNP-03). */
const companyModifier = (squad: Squad, trace: Trace): number => {
  const { casualty, leaderWithin6, gasAttack, underFire, pushedBack, squadFallingBackWithin10 } =
    MORALE_MODIFIERS
  let modifier = 0
  if (squad.casualties > 0) {
    modifier += noted(trace, 'SK-MOR-09', 'Casualties', squad.casualties * casualty)
  }
  if (squad.leaderWithin6) modifier += noted(trace, 'SK-MOR-01', 'Officer or NCO near', leaderWithin6)
  if (squad.gasAttack) modifier += noted(trace, 'SK-MOR-01', 'Under gas', gasAttack)
  if (squad.underFire) modifier += noted(trace, 'SK-MOR-01', 'Under fire', underFire)
  if (squad.pushedBack) modifier += noted(trace, 'SK-MOR-01', 'Pushed back', pushedBack)
  if (squad.squadFallingBackWithin10) {
    modifier += noted(trace, 'SK-MOR-01', 'Friends falling back near', squadFallingBackWithin10)
  }
  modifier += noted(trace, 'SK-MOR-10', 'Outnumbered', MORALE_OUTNUMBERED[squad.outnumbered])
  return modifier + noted(trace, 'SK-MOR-11', 'Enemy armour near', armourModifier(squad))
}

/** SK-MOR-01: the number that the d10 is thrown against. */
export const moraleScore = (squad: Squad, trace: Trace): number => {
  let score = MORALE_SCORES[squad.quality]
  trace.note('SK-MOR-01', 'Basic score', score)
  if (squad.sniper) score += noted(trace, 'SK-SNP-03', 'Sniper', SNIPER_MORALE)
  else score += companyModifier(squad, trace)
  score += noted(trace, 'SK-MOR-10', 'Cover', MORALE_COVER[squad.cover])
  if (squad.enemyFlank) score += noted(trace, 'SK-MOR-01', 'Enemy to the flank', MORALE_MODIFIERS.enemyFlank)
  if (squad.enemyRear) score += noted(trace, 'SK-MOR-01', 'Enemy to the rear', MORALE_MODIFIERS.enemyRear)
  trace.note('SK-MOR-04', 'Morale score', score)
  return score
}

/** SK-MOR-05 */
export const keepsNerve = (roll: number, score: number, options: Options): boolean =>
  options['morale-roll'] === 'below' ? roll < score : roll <= score

/** SK-MOR-06: how the nerve breaks. */
export const throwFailure = (dice: Dice, trace: Trace): MoraleFailure => {
  const die = dice.d(6, 'morale failure')
  const result = FAILURES[die - 1] ?? 'rout'
  trace.note('SK-MOR-06', 'Failure die', die)
  trace.note('SK-MOR-06', 'Result', result)
  return result
}
