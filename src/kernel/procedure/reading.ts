import type { Fields } from './referee.ts'

/*
 * What stands in a field of an input or a result, in which anything may stand: what is asked for, or a blank.
 */

export const numberOf = (value: unknown, otherwise = 0): number =>
  typeof value === 'number' ? value : otherwise

export const numbersOf = (value: unknown): readonly number[] =>
  listOf(value).filter((item) => typeof item === 'number')

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The value if it is one of these. */
export const oneOf = <const T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value)

export const isForm = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A form inside another, an empty one if there is none. */
export const formOf = (value: unknown): Fields => (isForm(value) ? value : {})

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const formsOf = (value: unknown): readonly Fields[] => listOf(value).map(formOf)
