import type { TurnStep } from '#kernel/procedure/referee.ts'
import { CASUALTY_TABLES, MORALE_TABLES } from './beside.ts'

export const MELEE: readonly TurnStep[] = [
  {
    id: 'melee',
    title: 'Melee',
    text: 'Every fight has one round, in the order of contact. The loser retreats, holds or surrenders and checks morale at once; then the winner follows up.',
    clauses: [
      'SK-MEL-04',
      'SK-MEL-05',
      'SK-MEL-13',
      'SK-MEL-15',
      'SK-MEL-18',
      'SK-MEL-26',
      'SK-MEL-27',
      'SK-MEL-28',
      'SK-MEL-29',
      'SK-MEL-30',
      'SK-MEL-39',
      'SK-MOR-12',
      'SK-MOR-28',
    ],
    procedures: ['melee-round', 'melee-factor', 'morale-check', 'group-morale-check'],
    tables: ['melee-factors', 'melee-modifiers', ...CASUALTY_TABLES, ...MORALE_TABLES],
  },
]

export const MORALE: readonly TurnStep[] = [
  {
    id: 'morale-rally',
    title: 'Morale: rallying',
    text: 'Units whose rout began in an earlier move try to recover.',
    clauses: ['SK-MOR-03', 'SK-MOR-14', 'SK-MOR-24', 'SK-MOR-27'],
    procedures: ['rout-recovery'],
    tables: ['morale-scores', 'morale-modifiers'],
    everyUnit: true,
  },
  {
    id: 'morale-checks',
    title: 'Morale: checks',
    text: 'Every unit that still owes a check takes it now, and does at once what comes of it.',
    clauses: [
      'SK-MOR-02',
      'SK-MOR-04',
      'SK-MOR-06',
      'SK-MOR-07',
      'SK-MOR-08',
      'SK-MOR-15',
      'SK-MOR-17',
      'SK-MOR-18',
      'SK-MOR-22',
      'SK-MOR-25',
    ],
    procedures: ['morale-check', 'morale-trigger', 'group-morale-check'],
    tables: MORALE_TABLES,
    everyUnit: true,
  },
]
