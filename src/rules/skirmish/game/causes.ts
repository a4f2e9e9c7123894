import type { Side } from '../vocabulary.ts'

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

/** SK-SEQ-08: a loss of which somebody says whom or what it falls on. */
export interface LossToName {
  /** Who is asked. */
  readonly side: Side
  /** Whose loss it is. */
  readonly unit: string
  readonly what: 'figures' | 'weapon'
  readonly among: readonly string[]
  readonly count: number
  readonly cause: Cause
  /** In the Fire phase men are marked and fall at its end. */
  readonly marked: boolean
}
