import { procedure } from '#kernel/procedure/procedure.ts'
import type { Fault } from '#kernel/procedure/result.ts'
import { checkedForm, choice, integer, maybe, missing } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { sentence, several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { mountFault, mountOf } from '../reckoning/mounts.ts'
import { isRated, rating, strength, tooLow } from '../reckoning/unit.ts'
import { GOODS_PRICES, MOUNT_PRICES, PRICES, VICTORY_PRICES } from '../tables/index.ts'
import { FIELD_UNITS, type FieldUnit, GOODS, MOUNTS, type Mount } from '../vocabulary.ts'

type Item = FieldUnit | (typeof GOODS)[number]

interface Wanted {
  readonly item: Item
  readonly strength?: number | undefined
  readonly experience?: number | undefined
  readonly morale?: number | undefined
  readonly mount?: Mount | undefined
  readonly quantity?: number | undefined
  readonly purpose?: 'replace' | 'raise' | undefined
}

interface Cost {
  readonly points: number | null
  readonly victoryPoints: number | null
}

export const unitCost = procedure({
  name: 'unit-cost',
  title: 'Price of units and goods',
  clauses: ['GF-ARMY-02', 'GF-ARMY-03', 'GF-VP-04'],
  input: checkedForm(
    {
      item: choice([...FIELD_UNITS, ...GOODS]),
      strength: maybe(strength()),
      experience: maybe(rating()),
      morale: maybe(rating()),
      mount: maybe(choice(MOUNTS)),
      quantity: maybe(integer(1)),
      purpose: maybe(choice(['replace', 'raise'])),
      options,
    },
    (wanted) => lacking(wanted),
    ({ options, item, experience, morale }) =>
      isUnit(item) ? tooLow(options, { type: item, experience, morale }) : undefined,
    ({ item, mount }) => (isUnit(item) ? mountFault({ type: item, mount }) : undefined),
  ),
  resolve(wanted, _, trace): Cost {
    const { item, quantity = 0 } = wanted
    switch (item) {
      case 'shells': {
        const points = Math.ceil(quantity / GOODS_PRICES.shellsPerPoint)
        trace.note('GF-ARMY-03', 'Shells, in whole points', points)
        return { points, victoryPoints: Math.ceil(quantity / VICTORY_PRICES.shellsPerPoint) }
      }
      case 'luxuries':
        trace.note('GF-ARMY-02', 'Points for each luxury', GOODS_PRICES.luxury)
        return { points: quantity * GOODS_PRICES.luxury, victoryPoints: null }
      case 'gas-canister':
        trace.note('GF-ARMY-02', 'Points for each canister', GOODS_PRICES.gasCanister)
        return { points: quantity * GOODS_PRICES.gasCanister, victoryPoints: null }
      case 'depot-point': {
        const each = wanted.purpose === 'raise' ? VICTORY_PRICES.raiseDepot : VICTORY_PRICES.replaceDepot
        trace.note('GF-VP-04', 'Victory points for each depot point', each)
        return { points: null, victoryPoints: quantity * each }
      }
      default:
        return priceOfUnit(item, wanted, trace)
    }
  },
  outcome: ({ points, victoryPoints }) => ({ points, victoryPoints }),
  verdict({ points, victoryPoints }) {
    const victory =
      victoryPoints === null ? 'not for victory points' : several(victoryPoints, 'victory point')
    if (points === null) return sentence(victory)
    const price = several(points, 'point')
    return sentence(victoryPoints === null ? `${price}, ${victory}` : `${price}, or ${victory}`)
  },
})

const isUnit = (item: Item): item is FieldUnit => item in PRICES

const REQUIRED = {
  transport: ['strength'],
  unit: ['strength', 'experience', 'morale'],
  goods: ['quantity'],
  depot: ['quantity', 'purpose'],
} as const

const kindOf = (item: Item): keyof typeof REQUIRED => {
  if (item === 'depot-point') return 'depot'
  if (!isUnit(item)) return 'goods'
  return isRated(item) ? 'unit' : 'transport'
}

const lacking = (wanted: Wanted): Fault | undefined => {
  for (const field of REQUIRED[kindOf(wanted.item)]) {
    if (wanted[field] === undefined) return missing(field)
  }
  return undefined
}

/** GF-ARMY-02, GF-VP-04 */
const priceOfUnit = (item: FieldUnit, wanted: Wanted, trace: Trace): Cost => {
  const { strength = 0, experience = 0, morale = 0 } = wanted
  const price = PRICES[item]
  const mounted = MOUNT_PRICES[mountOf(item, wanted.mount)] * strength
  const ratings = price.experience * experience + price.morale * morale
  trace.note('GF-ARMY-02', 'Strength', price.strength * strength)
  if (ratings > 0) trace.note('GF-ARMY-02', 'Experience and morale', ratings)
  if (price.plus > 0) trace.note('GF-ARMY-02', 'Guns', price.plus)
  if (mounted > 0) trace.note('GF-ARMY-02', 'Bicycles or lorries', mounted)
  const points = price.strength * strength + ratings + price.plus + mounted
  const victoryPoints = Math.ceil(points / VICTORY_PRICES.unitShare)
  trace.note('GF-VP-04', 'In victory points', victoryPoints)
  return { points, victoryPoints }
}
