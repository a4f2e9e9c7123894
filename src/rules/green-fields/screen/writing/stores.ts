import { several } from '../../../../kernel/words.ts'
import type { Deal, ShownLedger } from '../../../../screen/beside.ts'
import type { PlayerOrder } from '../../game/orders.ts'
import { OFF } from '../../game/phases/deployment/placing.ts'
import { SOLD_GOODS } from '../../game/phases/replacements/orders.ts'
import { left, type Purse, priceOf } from '../../game/phases/replacements/purse.ts'
import { salvageable } from '../../game/phases/replacements/salvage.ts'
import { GOODS_PRICES, PRICES, VICTORY_PRICES } from '../../tables/index.ts'
import { isLegal } from '../legal.ts'
import type { Desk } from './pattern.ts'

type Row = ShownLedger['rows'][number]

const COINS = { supply: 'supply', points: 'victory points' } as const

/** '1 victory point', '3 supply' */
export const coins = (price: number, pay: Purse): string =>
  `${price} ${pay === 'points' && price === 1 ? 'victory point' : COINS[pay]}`

const dealsFor = (
  { view, side }: Desk,
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

/** What is sold at once: shells by what a point buys of them. */
const sizeOf = (item: keyof typeof ITEMS, pay: Purse): number => {
  if (item !== 'shells') return 1
  return pay === 'supply' ? GOODS_PRICES.shellsPerPoint : VICTORY_PRICES.shellsPerPoint
}

const goodsRow = (desk: Desk, item: (typeof SOLD_GOODS)[number]): Row => {
  const { view, side } = desk
  const { shells, luxuries, canisters } = view.armies[side]
  const { name, lots } = ITEMS[item]
  const deals = (pay: Purse): readonly Deal[] =>
    dealsFor(
      desk,
      name,
      lots.flatMap((lot) => {
        const quantity = lot * sizeOf(item, pay)
        const prices = priceOf(view, { item, quantity })
        const price = pay === 'supply' ? prices.points : prices.victoryPoints
        return price === null
          ? []
          : [{ count: quantity, price, order: { kind: 'buy-goods', item, quantity, pay } as const }]
      }),
      pay,
    )
  const now = { shells, luxuries, 'gas-canister': canisters }[item]
  return { name, text: `${now} in store`, cells: [deals('supply'), deals('points')] }
}

/** Lots in which men are pooled. */
const POOLED = [1, 5] as const

const poolRow = (desk: Desk): Row => ({
  name: 'Replacement battalion',
  text: `${several(desk.view.armies[desk.side].pool, 'man', 'men')} in it`,
  cells: [
    dealsFor(
      desk,
      'Men for the replacement battalion',
      POOLED.map((men) => ({
        count: men,
        price: men * PRICES.infantry.strength,
        order: { kind: 'pool', men } as const,
      })),
      'supply',
    ),
    [],
  ],
})

const depotRow = (desk: Desk): Row => {
  const { depot, depotStart } = desk.view.armies[desk.side]
  const offer = (purpose: 'replace' | 'raise', price: number) => ({
    count: 1,
    price,
    order: { kind: 'buy-depot', quantity: 1, purpose } as const,
  })
  return {
    name: 'Depot points',
    text: `${depot} of ${depotStart}`,
    cells: [
      [],
      dealsFor(
        desk,
        'Depot points',
        [
          ...(depot < depotStart ? [offer('replace', VICTORY_PRICES.replaceDepot)] : []),
          offer('raise', VICTORY_PRICES.raiseDepot),
        ],
        'points',
      ),
    ],
  }
}

/** GF-DATE-04 */
const salvageRow = (desk: Desk): readonly Row[] => {
  const most = salvageable(desk.view, desk.side)
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
export const storesLedger = (desk: Desk): readonly ShownLedger[] => {
  const { view, side } = desk
  const rows = [
    ...SOLD_GOODS.map((item) => goodsRow(desk, item)),
    poolRow(desk),
    depotRow(desk),
    ...salvageRow(desk),
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
