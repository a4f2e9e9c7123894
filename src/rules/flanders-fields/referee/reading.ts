import type { Fields } from '../../../kernel/procedure/referee.ts'

/** A form inside an input or a result, an empty one if there is none. */
export const formIn = (fields: Fields, name: string): Fields => asForm(fields[name])

const isForm = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asForm = (value: unknown): Fields => (isForm(value) ? value : {})

export const formsIn = (fields: Fields, name: string): readonly Fields[] => {
  const value = fields[name]
  return Array.isArray(value) ? value.map(asForm) : []
}

export const numbersIn = (fields: Fields, name: string): readonly number[] => {
  const value = fields[name]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : []
}

export const numberIn = (fields: Fields, name: string): number => {
  const value = fields[name]
  return typeof value === 'number' ? value : 0
}

export const textIn = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

export const holds = (fields: Fields, name: string): boolean => fields[name] === true

/** The value if it is one of these. */
export const oneOf = <const T extends readonly string[]>(values: T, value: unknown): T[number] | undefined =>
  values.find((each) => each === value)

/** The flags that are set; a preset covers the others, and no other card's flag is taken back. */
export const flags = (named: Readonly<Record<string, boolean>>): Fields =>
  Object.fromEntries(Object.entries(named).filter(([, set]) => set))
