import type { Fields } from '../../../kernel/procedure/referee.ts'

/** A number of a result, or what stood there before. */
export const numberOf = (value: unknown, before: number): number =>
  typeof value === 'number' ? value : before

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {})

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** One of the allowed words, or what stood there before. */
export const wordOf = <T extends string>(words: readonly T[], value: unknown, before: T): T =>
  words.find((word) => word === value) ?? before
