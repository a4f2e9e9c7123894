import type { ShownTable } from '#kernel/procedure/reference.ts'
import { signed } from '#kernel/words.ts'
import {
  FAILURES,
  FIGURES_LOST,
  MORALE_ARMOUR,
  MORALE_COVER,
  MORALE_MODIFIERS,
  MORALE_OUTNUMBERED,
  MORALE_SCORES,
  SNIPER_MORALE,
  TANK_SURPRISE,
} from '../tables/index.ts'
import { type MoraleFailure, QUALITIES } from '../vocabulary.ts'
import { nameOf } from '../wording.ts'
import { count, runs } from './cells.ts'

const SCORES: ShownTable = {
  id: 'morale-scores',
  title: 'Morale: basic score',
  clause: 'SK-MOR-01',
  columns: ['Quality', 'Score', 'Sniper'],
  rows: QUALITIES.map((quality) => [
    nameOf(quality),
    String(MORALE_SCORES[quality]),
    String(MORALE_SCORES[quality] + SNIPER_MORALE),
  ]),
  note: 'Throw the score or less on a d10. Squads that check together add scores and dice, and must throw less than the sum.',
}

const MODIFIERS: ShownTable = {
  id: 'morale-modifiers',
  title: 'Morale: modifiers',
  clause: 'SK-MOR-01',
  columns: ['Modifier', 'Score', 'Sniper too'],
  rows: [
    ['Hard cover, trench or bunker', signed(MORALE_COVER.hard), 'yes'],
    ['Soft cover', signed(MORALE_COVER.soft), 'yes'],
    ['Each man lost this move', signed(MORALE_MODIFIERS.casualty), 'no'],
    ['Officer or NCO within 6"', signed(MORALE_MODIFIERS.leaderWithin6), 'no'],
    ['Under gas', signed(MORALE_MODIFIERS.gasAttack), 'no'],
    ['Under fire', signed(MORALE_MODIFIERS.underFire), 'no'],
    ['Pushed back in melee', signed(MORALE_MODIFIERS.pushedBack), 'no'],
    ['Friends falling back within 10"', signed(MORALE_MODIFIERS.squadFallingBackWithin10), 'no'],
    ['Enemy to the flank', signed(MORALE_MODIFIERS.enemyFlank), 'yes'],
    ['Enemy to the rear', signed(MORALE_MODIFIERS.enemyRear), 'yes'],
    ['Outnumbered 2 to 1', signed(MORALE_OUTNUMBERED['two-to-one']), 'no'],
    ['Outnumbered 3 to 1', signed(MORALE_OUTNUMBERED['three-to-one']), 'no'],
    ['Enemy armoured car within 20"', signed(MORALE_ARMOUR['armoured-car']), 'no'],
    ['Enemy tank within 20"', signed(MORALE_ARMOUR.tank), 'no'],
    [`Enemy tank within 20", in ${TANK_SURPRISE.year}`, signed(TANK_SURPRISE.modifier), 'no'],
  ],
}

const EFFECTS: Readonly<Record<MoraleFailure, string>> = {
  stand: 'May not go nearer the enemy nor charge until the end of next move; may fire',
  'fall-back-1': 'Retreats once, now',
  'fall-back-2': 'Retreats now and again next move',
  rout: 'Runs now and every move until it rallies',
}

const FAILURE_TABLE: ShownTable = {
  id: 'morale-failures',
  title: 'Morale: when the check fails',
  clause: 'SK-MOR-06',
  columns: ['d6', 'Result', 'What it does', 'Figures lost'],
  rows: runs(FAILURES).map(({ faces, result }) => [
    faces,
    nameOf(result),
    EFFECTS[result],
    count(FIGURES_LOST[result]),
  ]),
}

export const MORALE_TABLES: readonly ShownTable[] = [SCORES, MODIFIERS, FAILURE_TABLE]
