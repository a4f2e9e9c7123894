import { SIDES, type Side } from '../vocabulary.ts'
import type { State } from './state.ts'

export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

/** The side of that name; none for the umpire. */
export const asSide = (name: string): Side | undefined => SIDES.find((side) => side === name)

/** The Entente has the colour of the first side, whoever attacks. */
export const sideIndex = ({ scenario }: Pick<State, 'scenario'>, side: Side): 0 | 1 =>
  scenario[side].nation === 'german' ? 1 : 0
