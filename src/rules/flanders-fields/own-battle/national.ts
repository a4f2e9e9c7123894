import type { NationalGrant } from '../scenarios/scenario.ts'
import type { Nation, Side } from '../vocabulary.ts'

export const NATIONAL_RULES = [
  'long-range-marksmanship',
  'mad-minute',
  'pals',
  'professionalism',
  'elan',
  'stubborn-resistance',
  'mutiny',
  'prussian-discipline',
  'storm-troops',
] as const
export type NationalRule = (typeof NATIONAL_RULES)[number]

interface InForce {
  readonly nation: Nation
  readonly from: string
  readonly to: string
  readonly side?: Side
  readonly grant: NationalGrant
}

const EVER = '1918-12'
const WAR = '1914-08'

// own-engagement: National rules by date
// biome-ignore format: laid out as a table
const RULES: Readonly<Record<NationalRule, InForce>> = {
  'long-range-marksmanship': { nation: 'british', from: WAR,       to: '1915-05', grant: 'marksmanship' },
  'mad-minute':              { nation: 'british', from: WAR,       to: '1915-12', grant: 'mad-minute' },
  pals:                      { nation: 'british', from: '1915-10', to: '1916-12', grant: 'pals' },
  professionalism:           { nation: 'british', from: '1917-01', to: EVER,      grant: 'professionalism' },
  elan:                      { nation: 'french',  from: WAR,       to: '1916-03', grant: 'elan' },
  'stubborn-resistance':     { nation: 'french',  from: '1917-01', to: EVER,      grant: 'stubborn-resistance' },
  mutiny:                    { nation: 'french',  from: '1917-05', to: '1917-12', grant: 'mutiny' },
  'prussian-discipline':     { nation: 'german',  from: WAR,       to: '1915-12', grant: 'prussian-discipline' },
  'storm-troops':            { nation: 'german',  from: '1918-01', to: EVER,      grant: 'storm-troops', side: 'attacker' },
}

export const isInForce = (rule: NationalRule, nation: Nation, date: string, side: Side): boolean => {
  const { nation: of, from, to, side: only } = RULES[rule]
  return of === nation && from <= date && date <= to && (only === undefined || only === side)
}

/** All that the date allows; nobody mutinies unless it is agreed. */
export const usualRules = (nation: Nation, date: string, side: Side): readonly NationalRule[] =>
  NATIONAL_RULES.filter((rule) => rule !== 'mutiny' && isInForce(rule, nation, date, side))

export const grantOf = (rule: NationalRule): NationalGrant => RULES[rule].grant
