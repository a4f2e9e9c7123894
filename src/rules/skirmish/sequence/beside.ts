/* The tables and procedures that lie beside several steps of a move. */
import { CASUALTIES } from '../reference/fire.ts'

export const CASUALTY_TABLES = CASUALTIES.map(({ id }) => id)
export const SHELL_TABLES = [
  'artillery-factors',
  'fire-modifiers',
  'bursts',
  'deviation',
  'deviation-grid',
  'gun-classes',
]
export const MORALE_TABLES = ['morale-scores', 'morale-modifiers', 'morale-failures']
export const SHELL_PROCEDURES = [
  'deviation',
  'artillery-table',
  'blast-casualties',
  'structure-damage',
  'vehicle-hit',
  'wire-gap',
]
