import type { Setting } from '#screen/setting.ts'
import { seasonIn } from '../../reckoning/calendar.ts'
import { GOODS_PRICES, WAR } from '../../tables/index.ts'
import { NATIONS, type Nation, VARIATIONS } from '../../vocabulary.ts'
import { nationName } from '../../wording.ts'
import { type ArmyFile, MOST_GOODS, WIDEST } from '../army-file.ts'

export const VARIATION_TITLES: Readonly<Record<(typeof VARIATIONS)[number], string>> = {
  trench: 'Trench warfare',
  1914: 'The first months of 1914',
  'russia-palestine': 'Russia and Palestine',
}

export const isNation = (value: string): value is Nation => NATIONS.some((one) => one === value)
export const isVariation = (value: string): value is (typeof VARIATIONS)[number] =>
  VARIATIONS.some((one) => one === value)

export const NATION_VALUES = NATIONS.map((value) => ({
  value,
  title: nationName(value),
}))

export const VARIATION_VALUES = VARIATIONS.map((value) => ({ value, title: VARIATION_TITLES[value] }))

/** Where, when and for whom an army fights. */
export const frontSettings = (army: ArmyFile): readonly Setting<ArmyFile>[] => [
  {
    kind: 'choice',
    id: 'nation',
    title: 'Nation',
    value: army.nation,
    values: NATION_VALUES,
    to: (nation) => (isNation(nation) ? { ...army, nation } : army),
  },
  {
    kind: 'choice',
    id: 'variation',
    title: 'Kind of campaign',
    value: army.variation,
    values: VARIATION_VALUES,
    to: (variation) => (isVariation(variation) ? { ...army, variation } : army),
  },
  {
    kind: 'date',
    id: 'date',
    title: 'Date',
    note: seasonIn(army.date),
    value: army.date,
    first: WAR.first,
    last: WAR.last,
    to: (date) => ({ ...army, date }),
  },
  {
    kind: 'number',
    id: 'frontage',
    title: 'Frontage',
    note: 'in zones',
    value: army.frontage,
    least: 1,
    most: WIDEST,
    step: 1,
    to: (frontage) => ({ ...army, frontage }),
  },
]

/** GF-ARMY-02, GF-ARMY-03 */
export const goodsSettings = (army: ArmyFile): readonly Setting<ArmyFile>[] => {
  const { goods } = army
  const stock = (id: keyof typeof goods, title: string, note: string, step: number): Setting<ArmyFile> => ({
    kind: 'number',
    id,
    title,
    note,
    value: goods[id],
    least: 0,
    most: MOST_GOODS,
    step,
    to: (amount) => ({ ...army, goods: { ...goods, [id]: amount } }),
  })
  const { shellsPerPoint, luxury, gasCanister } = GOODS_PRICES
  return [
    stock('shells', 'Shells besides', `${shellsPerPoint} for a point`, shellsPerPoint),
    stock('luxuries', 'Luxuries', `${luxury} point each`, 1),
    stock('gasCanisters', 'Gas canisters', `${gasCanister} points each`, 1),
  ]
}
