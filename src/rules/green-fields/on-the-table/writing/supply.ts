import type { ShownSheet } from '../../../../kernel/beside-table.ts'
import type { Edit, EditGroup, Writing } from '../../../../kernel/tabletop.ts'
import { capitalised, several, words } from '../../../../kernel/words.ts'
import type { OrderOf, PlayerOrder } from '../../orders.ts'
import { OFF } from '../../phases/deployment/placing.ts'
import { SOLD_GOODS } from '../../phases/replacements/orders.ts'
import { left, type Purse, priceOf } from '../../phases/replacements/purse.ts'
import { priceOfUnit } from '../../phases/replacements/recruiting.ts'
import type { SideName, Unit } from '../../state.ts'
import { GOODS_PRICES, HIGHEST_RATING, MOST_STRENGTH, PRICES, VICTORY_PRICES } from '../../tables/index.ts'
import type { View } from '../../view.ts'
import { FIELD_UNITS, type FieldUnit } from '../../vocabulary.ts'
import { isLegal, offered, refusalOf, zoneEdit } from '../legal.ts'
import { type Desk, deskWriting, pressed, written } from './pattern.ts'

type BuyUnit = OrderOf<'buy-unit'>

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1)

const COINS = { supply: 'supply', points: 'victory points' } as const

/** '1 victory point', '3 supply' */
const coins = (price: number, pay: Purse): string =>
  `${price} ${pay === 'points' && price === 1 ? 'victory point' : COINS[pay]}`

/** GF-REP-01, GF-REP-02: men for a unit below its establishment. */
const draftEdits = (view: View, side: SideName, unit: Unit): readonly Edit[] =>
  upTo(Math.max(0, unit.establishment - unit.strength)).flatMap((men) => [
    ...offered(view, side, `${men} SP for ${men * PRICES[unit.type].strength} supply`, {
      kind: 'reinforce',
      unit: unit.id,
      men,
      from: 'supply',
    }),
    ...offered(view, side, `${men} SP from the pool`, {
      kind: 'reinforce',
      unit: unit.id,
      men,
      from: 'pool',
    }),
  ])

const ONE = { shells: 'shell', luxuries: 'luxury', 'gas-canister': 'gas canister' } as const
const MANY = { shells: 'shells', luxuries: 'luxuries', 'gas-canister': 'gas canisters' } as const

/** How many are bought at a press. */
const LOTS = {
  shells: [GOODS_PRICES.shellsPerPoint, 2 * GOODS_PRICES.shellsPerPoint],
  luxuries: [1, 3],
  'gas-canister': [1],
} as const

const goodsEdits = ({ view, side }: Desk): readonly Edit[] =>
  SOLD_GOODS.flatMap((item) =>
    LOTS[item].flatMap((lot) =>
      (['supply', 'points'] as const).flatMap((pay) => {
        const quantity =
          item === 'shells' && pay === 'points'
            ? (lot / GOODS_PRICES.shellsPerPoint) * VICTORY_PRICES.shellsPerPoint
            : lot
        const prices = priceOf(view, { item, quantity })
        const price = pay === 'supply' ? prices.points : prices.victoryPoints
        return price === null
          ? []
          : offered(
              view,
              side,
              `${quantity === 1 ? `1 ${ONE[item]}` : `${quantity} ${MANY[item]}`} for ${coins(price, pay)}`,
              {
                kind: 'buy-goods',
                item,
                quantity,
                pay,
              },
            )
      }),
    ),
  )

const depotEdits = ({ view, side }: Desk): readonly Edit[] => [
  ...offered(view, side, `Replace a depot point for ${VICTORY_PRICES.replaceDepot} victory points`, {
    kind: 'buy-depot',
    quantity: 1,
    purpose: 'replace',
  }),
  ...offered(view, side, `A depot point more for ${VICTORY_PRICES.raiseDepot} victory points`, {
    kind: 'buy-depot',
    quantity: 1,
    purpose: 'raise',
  }),
  ...upTo(4).flatMap((men) =>
    offered(view, side, `Pool ${several(men, 'man', 'men')} for ${men} supply`, { kind: 'pool', men }),
  ),
  ...upTo(MOST_STRENGTH).flatMap((strength) =>
    offered(view, side, `Man ${strength} SP of captured tanks`, {
      kind: 'capture-tanks',
      strength,
      zone: OFF,
    }),
  ),
]

const isTransport = (type: FieldUnit): boolean => type === 'motor-transport'

/** A unit to begin with: what a kind of troops usually has. */
const usualUnit = (type: FieldUnit, pay: Purse): BuyUnit => ({
  kind: 'buy-unit',
  type,
  strength: type === 'infantry' ? 8 : 3,
  ...(isTransport(type) ? {} : { experience: 1, morale: 3 }),
  stosstruppe: false,
  men: 0,
  zone: OFF,
  pay,
})

/** Whether a kind can be had at all, at whatever strength and price. */
const isToBeHad = (view: View, side: SideName, type: FieldUnit): boolean => {
  const refusal = refusalOf(view, side, { ...usualUnit(type, 'points'), strength: 1 })
  return refusal === undefined || refusal.code === 'too-dear' || refusal.code === 'beyond-depot'
}

const chosenOf = (order: BuyUnit, change: Partial<BuyUnit>): Edit & { readonly order: PlayerOrder } => ({
  title: '',
  order: { ...order, ...change },
})

/** The unit as it is being put together: kind, figures, who pays, and where it goes. */
const newUnitGroups = ({ view, side, before }: Desk): readonly EditGroup[] => {
  const types = FIELD_UNITS.filter((type) => isToBeHad(view, side, type))
  const now = before?.kind === 'buy-unit' ? before : undefined
  const pay: Purse = view.assault ? 'points' : 'supply'
  const kinds = types.map((type) => ({
    title: capitalised(words(type)),
    chosen: now?.type === type,
    order: now ? { ...usualUnit(type, now.pay), strength: now.strength } : usualUnit(type, pay),
  }))
  if (!now) return written('Raise a new unit', kinds)
  const figures = (title: string, field: 'strength' | 'experience' | 'morale', most: number) =>
    written(
      title,
      upTo(most).map((value) => ({
        ...chosenOf(now, { [field]: value }),
        title: String(value),
        chosen: now[field] === value,
      })),
    )
  const refusal = refusalOf(view, side, now)
  const price = priceOfUnit(view, now)
  return [
    ...written(
      `A new unit for ${coins(price, now.pay)}${refusal ? `: not yet. ${refusal.message}` : ''}`,
      kinds,
    ),
    ...figures('Strength', 'strength', MOST_STRENGTH),
    ...(isTransport(now.type)
      ? []
      : [
          ...figures('Experience', 'experience', HIGHEST_RATING),
          ...figures('Morale', 'morale', HIGHEST_RATING),
        ]),
    ...(view.assault
      ? []
      : written(
          'Paid in',
          (['supply', 'points'] as const).map((coin) => ({
            ...chosenOf(now, { pay: coin }),
            title: `${capitalised(COINS[coin])} (${left(view, side, coin)} to spend)`,
            chosen: now.pay === coin,
          })),
        )),
    ...written('Goes to', [
      { ...chosenOf(now, { zone: OFF }), title: 'The rear', chosen: now.zone === OFF },
      ...zoneEdit(view, side, {
        title: now.zone === OFF ? 'A zone…' : `${now.zone}: another…`,
        prompt: 'Where does it go?',
        orderFor: (zone) => ({ ...now, zone }),
      }),
    ]),
  ]
}

const PRICE_LIST: ShownSheet = {
  title: 'Prices in supply points; half in victory points',
  head: ['Unit', 'each SP', 'each E', 'each M', 'plus'],
  rows: [
    ...FIELD_UNITS.map((type) => {
      const { strength, experience, morale, plus } = PRICES[type]
      return [capitalised(words(type)), ...[strength, experience, morale, plus].map(String)]
    }),
    [`${GOODS_PRICES.shellsPerPoint} shells`, '1', '', '', ''],
    ['Luxury', String(GOODS_PRICES.luxury), '', '', ''],
    ['Gas canister', String(GOODS_PRICES.gasCanister), '', '', ''],
  ],
}

/** All that can be bought, in the week or in the course of an assault. */
export const purchaseGroups = (desk: Desk): readonly EditGroup[] => [
  ...pressed('Stores', goodsEdits(desk)),
  ...pressed('Depot, pool and salvage', depotEdits(desk)),
  ...newUnitGroups(desk),
]

/** W9 */
export const writingReplacements = (desk: Desk): Writing => {
  const { view, side, unit } = desk
  const { supply, pool } = view.armies[side]
  return deskWriting(
    desk,
    [
      ...(unit ? pressed(`${unit.name}: reinforce`, draftEdits(view, side, unit)) : []),
      ...purchaseGroups(desk),
    ],
    {
      give: `Done: ${supply} supply and ${several(pool, 'pooled man', 'pooled men')} kept`,
      sheet: PRICE_LIST,
    },
  )
}

/** Units that could take in men. */
export const wantsMen = (view: View, side: SideName, { id, strength, establishment }: Unit): boolean =>
  strength < establishment &&
  (['supply', 'pool'] as const).some((from) =>
    isLegal(view, side, { kind: 'reinforce', unit: id, men: 1, from }),
  )
