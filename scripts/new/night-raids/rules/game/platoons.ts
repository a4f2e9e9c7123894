import type { Side } from '../vocabulary.ts'
import type { Platoon, State } from './state.ts'

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a')

export const platoonOf = ({ platoons }: Pick<State, 'platoons'>, side: Side): Platoon | undefined =>
  platoons.find((one) => one.side === side)

export const menOf = (state: Pick<State, 'platoons'>, side: Side): number => platoonOf(state, side)?.men ?? 0
