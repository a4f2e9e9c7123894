import { isRated, lowestRating } from '../../../reckoning/unit.ts'
import { HIGHEST_RATING, MOST_STRENGTH, PRICES } from '../../../tables/index.ts'
import { FIELD_UNITS, type FieldUnit, MOUNTS } from '../../../vocabulary.ts'
import { availableTo } from '../../board/availability.ts'
import { connectedZones } from '../../board/control.ts'
import { referenceOf } from '../../board/grid.ts'
import { hasRoom } from '../../board/stacking.ts'
import type { SideName, State } from '../../state.ts'
import type { Choice } from '../choice.ts'
import { OFF } from '../deployment/placing.ts'
import { unitRefusal } from './drafts.ts'
import { depotForSale, gasRefusal, priceOfGoods } from './goods.ts'
import { PURSES } from './orders.ts'
import { left, type Purse, priceOf } from './purse.ts'
import { momentOf, priceOfUnit } from './recruiting.ts'
import { salvageable } from './salvage.ts'

/** The purses that may be used now: no supplies in an assault. */
export const openPurses = (state: State): readonly Purse[] => (state.assault ? ['points'] : PURSES)

/** The zones in which a new unit finds room, as far as the side knows; in an assault none. */
export const openZones = (state: State, side: SideName): readonly string[] => {
  if (state.assault) return []
  const zones: string[] = []
  for (const zone of connectedZones(state, side)) {
    if (!hasRoom(state, zone, side)) continue
    if (state.units.some((unit) => unit.place === zone && unit.side !== side && unit.revealed)) continue
    zones.push(referenceOf(state.country, zone))
  }
  return zones.sort()
}

/** The least unit of a kind. */
export const leastUnit = (state: State, type: FieldUnit, pay: Purse) => {
  const least = lowestRating(state.options)
  return {
    type,
    strength: 1,
    ...(isRated(type) ? { experience: least, morale: least } : {}),
    stosstruppe: false,
    men: 0,
    pay,
  } as const
}

const unitChoices = (state: State, side: SideName): readonly Choice[] => {
  const moment = momentOf(state, side)
  const { pool } = state.armies[side]
  const least = lowestRating(state.options)
  return openPurses(state).flatMap((pay) => {
    const budget = left(state, side, pay)
    const types = FIELD_UNITS.filter(
      (type) =>
        priceOfUnit(state, leastUnit(state, type, pay)) <= budget && availableTo(moment, type).allowed,
    )
    if (types.length === 0) return []
    return [
      {
        kind: 'buy-unit',
        title: pay === 'supply' ? 'Raise a new unit' : 'Raise a new unit for victory points',
        fields: {
          type: types,
          strength: { least: 1, most: MOST_STRENGTH },
          experience: { least, most: HIGHEST_RATING },
          morale: { least, most: HIGHEST_RATING },
          mount: MOUNTS,
          stosstruppe: availableTo(moment, 'stosstruppe').allowed ? [false, true] : [false],
          men: { least: 0, most: pool },
          zone: [OFF, ...openZones(state, side)],
          pay: [pay],
          budget,
        },
      },
    ]
  })
}

const GOODS_TITLES = {
  shells: 'Buy shells',
  luxuries: 'Buy luxuries',
  'gas-canister': 'Buy gas canisters',
} as const

const goodsChoices = (state: State, side: SideName): readonly Choice[] =>
  openPurses(state).flatMap((pay) =>
    (['shells', 'luxuries', 'gas-canister'] as const).flatMap((item) => {
      const price = priceOfGoods(state, { item, quantity: 1, pay })
      const budget = left(state, side, pay)
      if (price === null || price > budget) return []
      if (item === 'gas-canister' && gasRefusal(state, side)) return []
      const title = pay === 'points' ? `${GOODS_TITLES[item]} for victory points` : GOODS_TITLES[item]
      return [
        { kind: 'buy-goods', title, fields: { item: [item], quantity: { least: 1 }, pay: [pay], budget } },
      ]
    }),
  )

const depotChoices = (state: State, side: SideName): readonly Choice[] =>
  (['replace', 'raise'] as const).flatMap((purpose) => {
    const most = depotForSale(state.armies[side], purpose)
    const price = priceOf(state, { item: 'depot-point', quantity: 1, purpose }).victoryPoints ?? 0
    const budget = left(state, side, 'points')
    if (most === 0 || price > budget) return []
    const title = purpose === 'replace' ? 'Rebuild the depot' : 'Enlarge the depot'
    return [
      { kind: 'buy-depot', title, fields: { quantity: { least: 1, most }, purpose: [purpose], budget } },
    ]
  })

/** What is for sale now, in the week or in an assault. */
export const purchaseChoices = (state: State, side: SideName): readonly Choice[] => [
  ...unitChoices(state, side),
  ...goodsChoices(state, side),
  ...depotChoices(state, side),
]

const draftChoices = (state: State, side: SideName): readonly Choice[] => {
  const { supply, pool } = state.armies[side]
  const wanting = state.units.filter(
    (unit) => unit.side === side && unit.gone === null && !unitRefusal(state, unit),
  )
  const paid = wanting.filter(({ type }) => PRICES[type].strength <= supply).map(({ id }) => id)
  const infantry = wanting.filter(({ type }) => type === 'infantry').map(({ id }) => id)
  const men = { least: 1, most: MOST_STRENGTH }
  return [
    ...(paid.length > 0
      ? [
          {
            kind: 'reinforce',
            title: 'Bring a unit up to strength',
            fields: { unit: paid, men, from: ['supply'] },
          },
        ]
      : []),
    ...(infantry.length > 0 && pool > 0
      ? [
          {
            kind: 'reinforce',
            title: 'Send up pooled men',
            fields: { unit: infantry, men: { least: 1, most: pool }, from: ['pool'] },
          },
        ]
      : []),
    ...(supply >= PRICES.infantry.strength
      ? [
          {
            kind: 'pool',
            title: 'Keep men in the replacement battalion',
            fields: { men: { least: 1, most: Math.floor(supply / PRICES.infantry.strength) } },
          },
        ]
      : []),
  ]
}

export const supplyChoices = (state: State, side: SideName): readonly Choice[] => {
  const salvage = salvageable(state, side)
  return [
    ...draftChoices(state, side),
    ...purchaseChoices(state, side),
    ...(salvage > 0
      ? [
          {
            kind: 'capture-tanks',
            title: 'Put captured tanks into service',
            fields: { strength: { least: 1, most: salvage }, zone: [OFF, ...openZones(state, side)] },
          },
        ]
      : []),
  ]
}
