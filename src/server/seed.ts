import { randomInt } from 'node:crypto'

/** A seed nobody can foresee, for dice that were neither entered nor seeded. */
export const freshSeed = (): number => randomInt(2 ** 47)
