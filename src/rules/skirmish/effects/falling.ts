import type { Role } from '../vocabulary.ts'

/** SK-SEQ-04: whom of his specialists a player gives up first. The enemy names them the other way round. */
const GIVEN_UP: readonly Role[] = [
  'bomber',
  'lmg-loader',
  'lmg-gunner',
  'hmg-gunner',
  'gunner',
  'nco',
  'officer',
]

const TAKEN = GIVEN_UP.toReversed()

/** The roles of specialists in the order in which they fall, by who names them. */
export const fallingOrder = (namedBy: 'own' | 'enemy'): readonly Role[] =>
  namedBy === 'own' ? GIVEN_UP : TAKEN
