import type { Organisation } from '../armies/organisations.ts'
import type { Side } from '../vocabulary.ts'
import type { Terms } from './terms.ts'

export interface Guns {
  readonly table: number
  readonly field: number
  readonly howitzer: number
  readonly heavy: number
  readonly superHeavy: number
}

interface Size {
  readonly regiments: number
  readonly all: number
}

// own-engagement: one heavy battery for so many battalions, or for so many attacking regiments (FF-ART-06)
const BATTALIONS_A_HEAVY = 6
const REGIMENTS_A_HEAVY = 2

const nearest = (share: number): number => Math.floor(share + 0.5)

type Batteries = Pick<Guns, 'field' | 'howitzer' | 'heavy'>

/** FF-ORG-09: the division's guns in proportion, whoever they are for. */
const shareOf = (
  { period }: Terms,
  side: Side,
  { division }: Organisation,
  { regiments, all }: Size,
): Batteries => {
  const share = all / division.battalions
  if (side === 'defender')
    return {
      field: Math.max(1, nearest(division.fieldGuns * share)),
      howitzer: nearest(division.howitzers * share),
      heavy: period === 'early' ? 0 : Math.floor(all / BATTALIONS_A_HEAVY),
    }
  if (period === 'late')
    return { field: regiments, howitzer: 0, heavy: Math.floor(regiments / REGIMENTS_A_HEAVY) }
  return {
    field: Math.ceil(division.fieldGuns * share),
    howitzer: Math.ceil(division.howitzers * share),
    heavy: period === 'mid' ? Math.ceil(all / BATTALIONS_A_HEAVY) : 0,
  }
}

/** Batteries behind the table; without works one field gun a regiment is on it instead. */
export const usualGuns = (terms: Terms, side: Side, organisation: Organisation, size: Size): Guns => {
  const share = shareOf(terms, side, organisation, size)
  const all = Math.min(share.field, size.all)
  const howitzer = Math.min(share.howitzer, size.all - all)
  const table = terms.works === 'none' ? Math.min(size.regiments, all) : 0
  return { table, field: all - table, howitzer, heavy: share.heavy, superHeavy: 0 }
}
