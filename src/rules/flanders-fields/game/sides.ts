import { SIDES, type Side } from '../vocabulary.ts'

export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

/** The side of that name; none for the umpire. */
export const asSide = (name: string): Side | undefined => SIDES.find((side) => side === name)
