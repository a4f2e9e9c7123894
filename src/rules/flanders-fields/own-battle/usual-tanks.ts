import type { Side, TankType } from '../vocabulary.ts'
import type { Terms } from './terms.ts'

const MOST = 12

const inTurn = (count: number, ...types: readonly TankType[]): readonly TankType[] =>
  Array.from({ length: Math.min(count, MOST) }, (_, i) => types[i % types.length]).filter(
    (type) => type !== undefined,
  )

/** Tanks of an attacker by the date; none on shattered ground. */
export const usualTanks = (
  { date, ground, nations }: Terms,
  side: Side,
  battalions: number,
): readonly TankType[] => {
  if (side !== 'attacker' || ground === 'shattered') return []
  switch (nations.attacker) {
    case 'british':
      if (date < '1916-09') return []
      return inTurn(
        date <= '1917-10' ? Math.ceil(battalions / 2) : battalions,
        'british-male',
        'british-female',
      )
    case 'french':
      if (date >= '1918-06') return inTurn(battalions, 'renault-gun', 'renault-lmg')
      return date >= '1917-04' ? inTurn(Math.floor(battalions / 2), 'st-chamond') : []
    case 'german':
      return date >= '1918-03' ? inTurn(Math.ceil(battalions / 4), 'a7v') : []
  }
}
