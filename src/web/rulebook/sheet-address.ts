import type { Ruleset } from '#kernel/game/ruleset.ts'
import { type Field, fieldsOf } from '#kernel/procedure/fields.ts'

/** What is printed apart: the turn lies beside the table, the rest is for the evening before. */
export const PARTS = ['turn', 'set-up'] as const
export type Part = (typeof PARTS)[number]

export interface SheetAddress {
  /** The period or the scale, where there is a sheet for each. */
  readonly variant: string | undefined
  readonly part: Part
}

/** The setting that there is a sheet for each value of. */
export const variantField = ({ referee }: Ruleset): (Field & { kind: 'choice' }) | undefined => {
  for (const field of referee ? fieldsOf(referee.settings) : []) {
    if (field.kind === 'choice' && ['period', 'scale'].includes(field.name)) return field
  }
  return undefined
}

/** Reads `mid`, `set-up` or `mid-set-up`. */
export const parseSheet = (ruleset: Ruleset, text = ''): SheetAddress => {
  const field = variantField(ruleset)
  const part = PARTS.find((each) => text === each || text.endsWith(`-${each}`)) ?? 'turn'
  const variant = field?.values.find((value) => text === value || text === `${value}-${part}`)
  return { variant: variant ?? field?.values[0], part }
}

export const makeSheet = ({ id }: Ruleset, { variant, part }: SheetAddress): string => {
  const words = [...(variant ? [variant] : []), ...(part === 'turn' ? [] : [part])]
  return ['/rules', id, 'sheet', ...(words.length > 0 ? [words.join('-')] : [])].join('/')
}
