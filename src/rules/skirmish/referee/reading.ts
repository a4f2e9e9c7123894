import type { Fields } from '../../../kernel/procedure/referee.ts'

/** A number of a result, 0 if it has none of that name. */
export const numberIn = (fields: Fields, name: string): number => {
  const value = fields[name]
  return typeof value === 'number' ? value : 0
}

/** Whether a result says so. */
export const saidIn = (fields: Fields, name: string): boolean => fields[name] === true

/** The value of a result if it is one of these. */
export const oneOf = <const T extends string>(
  fields: Fields,
  name: string,
  values: readonly T[],
): T | undefined => values.find((value) => value === fields[name])
