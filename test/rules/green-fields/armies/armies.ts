import type { Design, DesignedUnit } from '#rules/green-fields/armies/design.ts'
import { bareDesign, usualDesign } from '#rules/green-fields/armies/usual-design.ts'
import { violationsOf } from '#rules/green-fields/armies/violations.ts'
import { ARMY_FORMAT } from '#screen/designer.ts'

const FRONT = { nation: 'british', date: '1916-03-06', frontage: 6, variation: 'trench' } as const

/** The usual British army of the spring of 1916, but for what is said otherwise. */
export const army = (but: Partial<Design> = {}): Design => ({ ...usualDesign({ ...FRONT, ...but }), ...but })

/** The bare force with these lines on top of it and money enough for them: nothing is bought besides. */
export const enlarged = (but: Partial<Design>, ...more: readonly Partial<DesignedUnit>[]): Design => {
  const base = { ...bareDesign({ ...FRONT, ...but }), ...but }
  return { ...base, units: [...base.units, ...more.map(line)] }
}

export const line = (but: Partial<DesignedUnit>): DesignedUnit => ({
  count: 1,
  type: 'infantry',
  strength: 1,
  experience: 1,
  morale: 1,
  stosstruppe: false,
  ...but,
})

/** Place and clause of everything the rules have against an army. */
export const faults = (design: Design): readonly string[] =>
  violationsOf(design).map(({ path, clause }) => `${path} ${clause}`)

/** As it is written to a file. */
export const written = (design: Design): Record<string, unknown> => ({
  format: ARMY_FORMAT,
  ruleset: 'green-fields',
  ...structuredClone(design),
})
