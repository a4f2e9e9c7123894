/** What it is called, and what its table is measured in. */
export const RULE_SET = { id: 'night-raids', title: 'Night raids', measure: 'inches' } as const

export const SIDES = ['a', 'b'] as const
export type Side = (typeof SIDES)[number]
