import type { ShownTable } from '#kernel/procedure/reference.ts'
import { signed } from '#kernel/words.ts'
import {
  MELEE_COVER,
  MELEE_FACTORS,
  MELEE_FORMATION,
  MELEE_MODIFIERS,
  MELEE_MULTIPLIER,
  MELEE_ODDS,
  MELEE_QUALITY,
  MELEE_RETREAT,
  SPECIALIST_NAMED_ON,
} from '../tables/index.ts'
import { MELEE_TROOPS } from '../vocabulary.ts'
import { nameOf } from '../wording.ts'

const FACTORS: ShownTable = {
  id: 'melee-factors',
  title: 'Melee: basic factor',
  clause: 'SK-MEL-01',
  columns: ['Troops', 'Factor'],
  rows: MELEE_TROOPS.map((troop) => [nameOf(troop), String(MELEE_FACTORS[troop])]),
}

const MODIFIERS: ShownTable = {
  id: 'melee-modifiers',
  title: 'Melee: modifiers to your own factor',
  clause: 'SK-MEL-01',
  columns: ['Modifier', 'Table'],
  rows: [
    ['Elite', signed(MELEE_QUALITY.elite)],
    ['Crack', signed(MELEE_QUALITY.crack)],
    ['Green', signed(MELEE_QUALITY.green)],
    ['In open order', signed(MELEE_FORMATION.open)],
    ['In skirmish order', signed(MELEE_FORMATION.skirmish)],
    ['Charging', signed(MELEE_MODIFIERS.charging)],
    ['Mounted and not charging', signed(MELEE_MODIFIERS.cavalryNotCharging)],
    ['Lancers, first round', signed(MELEE_MODIFIERS.lancersFirstStrike)],
    ['Won last round', signed(MELEE_MODIFIERS.wonLastRound)],
    ['Uphill of the enemy', signed(MELEE_MODIFIERS.uphill)],
    ['Prone', signed(MELEE_MODIFIERS.prone)],
    ['In hard cover or bunker', signed(MELEE_COVER.hard)],
    ['In soft cover', signed(MELEE_COVER.soft)],
    ['In a trench', signed(MELEE_COVER.trench)],
    ['Enemy to flank or rear', signed(MELEE_MODIFIERS.enemyFlankRear)],
    ...MELEE_ODDS.toReversed().map(({ times, bonus }) => [`Odds of ${times} to 1`, signed(bonus)]),
  ],
  note: `The losses of the casualty table count ${MELEE_MULTIPLIER} times. A die of ${SPECIALIST_NAMED_ON} names a specialist. The loser goes back ${MELEE_RETREAT}".`,
}

export const MELEE_TABLES: readonly ShownTable[] = [FACTORS, MODIFIERS]
