import { sentence, several } from '#kernel/words.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import type { DRAFT_SOURCES, Purse, SOLD_GOODS } from '../../../vocabulary.ts'
import { savedWords } from '../../blows.ts'
import { nameOf, placeName, sideName, unitDoes } from '../../names.ts'
import type { SideName } from '../../sides.ts'
import { heardOfUnit, NOWHERE, type Pages } from '../../story-page.ts'
import type { ZoneNumber } from '../../zone.ts'

export interface SupplyShapes {
  supplied: {
    readonly side: SideName
    readonly points: number
    readonly shells: number
  }
  'depot-rebuilt': { readonly side: SideName; readonly depot: number }
  reinforced: {
    readonly unit: string
    readonly men: number
    readonly from: (typeof DRAFT_SOURCES)[number]
    readonly price: number
    /** GF-EXP-02 */
    readonly diluted: boolean
  }
  'drafts-shelled': {
    readonly unit: string
    readonly zone: ZoneNumber
    readonly men: number
    readonly hits: number
    readonly saves: number
    readonly lost: number
  }
  'men-pooled': { readonly side: SideName; readonly men: number }
  'unit-bought': {
    readonly side: SideName
    /** By its name: it joins only now. */
    readonly name: string
    readonly place: ZoneNumber
    readonly price: number
    readonly pay: Purse
  }
  'goods-bought': {
    readonly side: SideName
    readonly item: (typeof SOLD_GOODS)[number] | 'depot-point'
    readonly quantity: number
    readonly price: number
    readonly pay: Purse
  }
  'tanks-captured': { readonly name: string; readonly strength: number }
  'arrival-barred': { readonly unit: string; readonly zone: ZoneNumber }
  'points-spent': {
    readonly side: SideName
    readonly spent: number
    readonly left: number
  }
}

const PAID = { supply: 'supply point', points: 'victory point' } as const

const GOODS_WORDS = {
  shells: ['shell', 'shells'],
  luxuries: ['luxury', 'luxuries'],
  'gas-canister': ['gas canister', 'gas canisters'],
  'depot-point': ['depot point', 'depot points'],
} as const

export const SUPPLY_STORIES: Pages<SupplyShapes> = {
  supplied: {
    line: (_, { points, shells }) =>
      `The depot sends up ${several(points, 'supply point')} and ${several(shells, 'shell')}.`,
    weight: () => 0,
  },
  'depot-rebuilt': {
    line: (state, { side, depot }) =>
      `${sideName(state, side)} rebuilds its depot: ${several(depot, 'point')}.`,
    weight: () => 0,
  },
  reinforced: {
    line: (state, { unit, men, from, price, diluted }) =>
      `${unitDoes(state, unit, 'takes')} in ${several(men, 'strength point')} ${from === 'pool' ? 'from the replacement battalion' : `for ${several(price, 'supply point')}`}${diluted ? '; so many new faces cost it a level of experience' : ''}.`,
    weight: () => 0,
    heard: heardOfUnit,
  },
  'drafts-shelled': {
    line: (state, { unit, zone, men, hits, saves, lost }) =>
      `Drafts of ${several(men, 'strength point')} for ${nameOf(state, unit)} go through the barrage around ${referenceOf(state.country, zone)}: ${several(hits, 'hit')}, ${savedWords(hits, saves)}, ${several(lost, 'point')} lost.`,
    weight: () => 0,
    heard: heardOfUnit,
  },
  'men-pooled': {
    line: (_, { men }) => sentence(`${several(men, 'strength point')} of men join the replacement battalion`),
    weight: () => 0,
  },
  'unit-bought': {
    line: (state, { name, place, price, pay }) =>
      `${name} is raised for ${several(price, PAID[pay])} and goes to ${place >= 0 ? placeName(state, place) : 'the rear'}.`,
    weight: () => 1.5,
    ...NOWHERE,
  },
  'goods-bought': {
    line: (_, { item, quantity, price, pay }) => {
      const [one, many] = GOODS_WORDS[item]
      return sentence(`${several(quantity, one, many)} bought for ${several(price, PAID[pay])}`)
    },
    weight: () => 0,
  },
  'tanks-captured': {
    line: (_, { name, strength }) =>
      sentence(`${several(strength, 'strength point')} of salvaged tanks go into service as ${name}`),
    weight: () => 0,
  },
  'arrival-barred': {
    line: (state, { unit, zone }) =>
      `${unitDoes(state, unit, 'finds')} the way into ${referenceOf(state.country, zone)} barred by the enemy.`,
    weight: () => 0,
    heard: heardOfUnit,
  },
  'points-spent': {
    line: (state, { side, spent, left }) =>
      `${sideName(state, side)} spends ${several(spent, 'victory point')} and now has ${left}.`,
    weight: () => 0,
  },
}
