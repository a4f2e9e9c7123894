import { PARTS_OF_A_LENGTH } from '../tables/index.ts'

/** A sum or difference of lengths without the dust of binary fractions, so that equal lengths are equal. */
export const exactLength = (inches: number): number =>
  Math.round(inches * PARTS_OF_A_LENGTH) / PARTS_OF_A_LENGTH
