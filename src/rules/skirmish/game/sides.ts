import { SIDES, type Side } from '../vocabulary.ts'

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a')

export const asSide = (side: string): Side | undefined => SIDES.find((one) => one === side)
