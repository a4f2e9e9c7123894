import type { TurnStep } from '#kernel/procedure/referee.ts'
import { CASUALTY_TABLES, SHELL_PROCEDURES, SHELL_TABLES } from './beside.ts'

export const PLOT: readonly TurnStep[] = [
  {
    id: 'plot',
    title: 'Plot',
    text: 'Both sides write, replace or cancel plots in secret, with aim point, shell, first and perhaps last move.',
    clauses: [
      'SK-SEQ-05',
      'SK-ART-08',
      'SK-ART-09',
      'SK-ART-29',
      'SK-ART-30',
      'SK-ART-31',
      'SK-ART-40',
      'SK-BOM-02',
      'SK-BOM-03',
      'SK-BOM-09',
    ],
    procedures: ['fire-plan'],
    tables: ['plots'],
  },
  {
    id: 'initiative',
    title: 'Initiative',
    text: 'Each side throws. The winner says who moves first; set it in the settings if it changes.',
    clauses: ['SK-SEQ-02', 'SK-SEQ-10'],
    procedures: ['initiative'],
    tables: [],
  },
]

export const CLOUDS: readonly TurnStep[] = [
  {
    id: 'clouds',
    title: 'Clouds',
    text: 'Every cloud from an earlier move spreads, drifts, thins or goes.',
    clauses: ['SK-CLD-02', 'SK-CLD-04', 'SK-CLD-05', 'SK-CLD-08', 'SK-CLD-09', 'SK-CLD-10', 'SK-CLD-14'],
    procedures: ['cloud-state'],
    tables: ['cloud-life', 'wind-drift', 'bursts'],
    everyUnit: true,
  },
  {
    id: 'clouds-gas',
    title: 'Gas',
    text: 'Every man that gas touches throws, no man more than once a move.',
    clauses: ['SK-CLD-03', 'SK-CLD-06', 'SK-CLD-11', 'SK-CLD-13'],
    procedures: ['gas-exposure'],
    tables: ['cloud-life'],
  },
]

export const BOMBARDMENT: readonly TurnStep[] = [
  {
    id: 'bombardment',
    title: 'Bombardment',
    text: 'The owner of a battery says whether it fires. All plots that are due fall, from off the table first. Shell by shell: where it lands, who is hit, what is broken; a smoke or gas shell gets a cloud card.',
    clauses: [
      'SK-BOM-10',
      'SK-ART-05',
      'SK-ART-11',
      'SK-ART-18',
      'SK-ART-19',
      'SK-ART-27',
      'SK-ART-32',
      'SK-ART-33',
      'SK-ART-35',
      'SK-ART-39',
      'SK-STR-02',
      'SK-STR-06',
      'SK-STR-13',
      'SK-CLD-01',
    ],
    procedures: [...SHELL_PROCEDURES, 'gas-exposure', 'cloud-state'],
    tables: [...SHELL_TABLES, ...CASUALTY_TABLES, 'structure-values', 'vehicle-values', 'cloud-life'],
  },
  {
    id: 'bombardment-counter-battery',
    title: 'Counter-battery fire',
    text: 'Every section that fired counts one more move on its target, and from the third on risks its guns.',
    clauses: ['SK-BOM-04', 'SK-BOM-07', 'SK-BOM-12', 'SK-BOM-14'],
    procedures: ['counter-battery'],
    tables: ['counter-battery'],
    everyUnit: true,
  },
]
