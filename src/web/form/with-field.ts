import type { Fields } from '#kernel/procedure/referee.ts'

/** The form with one field written, or emptied. */
export const withField = (form: Fields, name: string, value: unknown): Fields => {
  const { [name]: _, ...rest } = form
  return value === undefined ? rest : { ...rest, [name]: value }
}
