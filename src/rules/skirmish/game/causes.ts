/** What a man was lost to, in the words of the log and the report. */
export const CAUSE_WORDS = {
  rifles: 'rifle fire',
  pistols: 'pistols',
  lmg: 'light machine guns',
  hmg: 'heavy machine guns',
  snipers: 'snipers',
  grenades: 'grenades',
  artillery: 'guns',
  bombardment: 'bombardment',
  gas: 'gas',
  melee: 'hand-to-hand fighting',
  morale: 'flight',
  crushed: 'tanks',
  collapse: 'a falling bridge',
  'table-edge': 'leaving the table',
} as const

export type Cause = keyof typeof CAUSE_WORDS
