import { SIDES, type Side } from '../vocabulary.ts'
import type { State } from './state.ts'

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a')

export const asSide = (side: string): Side | undefined => SIDES.find((one) => one === side)

/** The Entente has the colour of the first side, whoever attacks; where both are of one camp, side a has it. */
export const sideIndex = ({ scenario }: Pick<State, 'scenario'>, side: Side): 0 | 1 => {
  const german = scenario[side].nation === 'german'
  const other = scenario[otherSide(side)].nation === 'german'
  if (german === other) return side === 'a' ? 0 : 1
  return german ? 1 : 0
}
