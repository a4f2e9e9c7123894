import { several } from '#kernel/words.ts'
import type { Deal, ShownLedger } from '#screen/beside.ts'
import { OFF } from '../../game/phases/deployment/placing.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import { depotForSale } from '../../game/phases/replacements/goods.ts'
import { left, priceOf } from '../../game/phases/replacements/purse.ts'
import { salvageable } from '../../game/phases/replacements/salvage.ts'
import { GOODS_PRICES, PRICES, VICTORY_PRICES } from '../../tables/index.ts'
import { type Purse, SOLD_GOODS } from '../../vocabulary.ts'
import { isLegal } from '../legal.ts'
import type { Writer } from './pattern.ts'

type Row = ShownLedger['rows'][number]

const COINS = { supply: 'supply', points: 'victory points' } as const

/** '1 victory point', '3 supply' */
export const coins = (price: number, pay: Purse): string =>
  `${price} ${pay === 'points' && price === 1 ? 'victory point' : COINS[pay]}`

const dealsFor = (
  { view, side }: Writer,
  what: string,
  offers: readonly { readonly count: number; readonly price: number; readonly order: PlayerOrder }[],
  pay: Purse,
): readonly Deal[] =>
  offers.flatMap(({ count, price, order }) =>
    isLegal(view, side, order)
      ? [{ title: `${count} for ${price}`, text: `${what}: ${count} for ${coins(price, pay)}`, order }]
      : [],
  )

const ITEMS = {
  shells: { name: 'SHELLS', lots: [1, 2] },
  luxuries: { name: 'Luxuries', lots: [1, 3] },
  'gas-canister': { name: 'Gas canisters', lots: [1] },
} as const

/** The lots that a purse can pay, and as many as it can. */
const affordable = (
  { view, side }: Writer,
  lots: readonly number[],
  pay: Purse,
  price: number | null,
): readonly number[] => {
  const most = price === null ? 0 : Math.floor(left(view, side, pay) / price)
  return [...new Set([...lots, most])].filter((lot) => lot > 0 && lot <= most)
}

/** What is sold at once: shells by what a point buys of them. */
const sizeOf = (item: keyof typeof ITEMS, pay: Purse): number => {
  if (item !== 'shells') return 1
  return pay === 'supply' ? GOODS_PRICES.shellsPerPoint : VICTORY_PRICES.shellsPerPoint
}

const goodsRow = (writer: Writer, item: (typeof SOLD_GOODS)[number]): Row => {
  const { view, side } = writer
  const { shells, luxuries, canisters } = view.armies[side]
  const { name, lots } = ITEMS[item]
  const priceFor = (quantity: number, pay: Purse): number | null => {
    const prices = priceOf(view, { item, quantity })
    return pay === 'supply' ? prices.points : prices.victoryPoints
  }
  const deals = (pay: Purse): readonly Deal[] => {
    const size = sizeOf(item, pay)
    const offers = affordable(writer, lots, pay, priceFor(size, pay)).flatMap((lot) => {
      const quantity = lot * size
      const price = priceFor(quantity, pay)
      return price === null
        ? []
        : [{ count: quantity, price, order: { kind: 'buy-goods', item, quantity, pay } as const }]
    })
    return dealsFor(writer, name, offers, pay)
  }
  const now = { shells, luxuries, 'gas-canister': canisters }[item]
  return { name, text: `${now} in store`, cells: [deals('supply'), deals('points')] }
}

/** Lots in which men are pooled. */
const POOLED = [1, 5] as const

const poolRow = (writer: Writer): Row => ({
  name: 'Replacement battalion',
  text: `${several(writer.view.armies[writer.side].pool, 'man', 'men')} in it`,
  cells: [
    dealsFor(
      writer,
      'Men for the replacement battalion',
      affordable(writer, POOLED, 'supply', PRICES.infantry.strength).map((men) => ({
        count: men,
        price: men * PRICES.infantry.strength,
        order: { kind: 'pool', men } as const,
      })),
      'supply',
    ),
    [],
  ],
})

const depotRow = (writer: Writer): Row => {
  const army = writer.view.armies[writer.side]
  const { depot, depotStart } = army
  const offers = (purpose: 'replace' | 'raise', price: number) => {
    const most = depotForSale(army, purpose)
    const lots = affordable(writer, [1, most], 'points', price).filter((quantity) => quantity <= most)
    return lots.map((quantity) => ({
      count: quantity,
      price: quantity * price,
      order: { kind: 'buy-depot', quantity, purpose } as const,
    }))
  }
  return {
    name: 'Depot points',
    text: `${depot} of ${depotStart}`,
    cells: [
      [],
      dealsFor(
        writer,
        'Depot points',
        [...offers('replace', VICTORY_PRICES.replaceDepot), ...offers('raise', VICTORY_PRICES.raiseDepot)],
        'points',
      ),
    ],
  }
}

/** GF-DATE-04 */
const salvageRow = (writer: Writer): readonly Row[] => {
  const most = salvageable(writer.view, writer.side)
  return most === 0
    ? []
    : [
        {
          name: 'Captured tanks',
          text: `for a strength of ${most}`,
          cells: [
            [...new Set([1, most])].map((strength) => {
              const order: PlayerOrder = { kind: 'capture-tanks', strength, zone: OFF }
              return {
                title: `Man ${strength}`,
                text: `Man captured tanks to a strength of ${strength}`,
                order,
              }
            }),
            [],
          ],
        },
      ]
}

/** Everything but men and units. */
export const storesLedger = (writer: Writer): readonly ShownLedger[] => {
  const { view, side } = writer
  const rows = [
    ...SOLD_GOODS.map((item) => goodsRow(writer, item)),
    poolRow(writer),
    depotRow(writer),
    ...salvageRow(writer),
  ].filter(({ cells }) => cells.some((deals) => deals.length > 0))
  const supply = view.assault ? '' : `${view.armies[side].supply} supply, `
  return rows.length === 0
    ? []
    : [
        {
          title: 'Stores',
          purse: `${supply}${coins(left(view, side, 'points'), 'points')} to spend`,
          head: ['For supply', 'For points'],
          rows,
        },
      ]
}
