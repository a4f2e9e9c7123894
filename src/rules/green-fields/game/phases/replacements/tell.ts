import { sentence, several } from '#kernel/words.ts'
import { referenceOf } from '../../board/grid.ts'
import { type Lines, nameOf, placeName, savedWords, sideName, unitDoes } from '../../stories/words.ts'
import type { SupplyStory } from './story.ts'

const PAID = { supply: 'supply point', points: 'victory point' } as const

const GOODS_WORDS = {
  shells: ['shell', 'shells'],
  luxuries: ['luxury', 'luxuries'],
  'gas-canister': ['gas canister', 'gas canisters'],
  'depot-point': ['depot point', 'depot points'],
} as const

export const SUPPLY_LINES: Lines<SupplyStory> = {
  supplied: (_, { points, shells }) =>
    `The depot sends up ${several(points, 'supply point')} and ${several(shells, 'shell')}.`,
  'depot-rebuilt': (state, { side, depot }) =>
    `${sideName(state, side)} rebuilds its depot: ${several(depot, 'point')}.`,
  reinforced: (state, { unit, men, from, price, diluted }) =>
    `${unitDoes(state, unit, 'takes')} in ${several(men, 'strength point')} ${from === 'pool' ? 'from the replacement battalion' : `for ${several(price, 'supply point')}`}${diluted ? '; so many new faces cost it a level of experience' : ''}.`,
  'drafts-shelled': (state, { unit, zone, men, hits, saves, lost }) =>
    `Drafts of ${several(men, 'strength point')} for ${nameOf(state, unit)} go through the barrage around ${referenceOf(state.country, zone)}: ${several(hits, 'hit')}, ${savedWords(hits, saves)}, ${several(lost, 'point')} lost.`,
  'men-pooled': (_, { men }) =>
    sentence(`${several(men, 'strength point')} of men join the replacement battalion`),
  'unit-bought': (state, { name, place, price, pay }) =>
    `${name} is raised for ${several(price, PAID[pay])} and goes to ${place >= 0 ? placeName(state, place) : 'the rear'}.`,
  'goods-bought': (_, { item, quantity, price, pay }) => {
    const [one, many] = GOODS_WORDS[item]
    return sentence(`${several(quantity, one, many)} bought for ${several(price, PAID[pay])}`)
  },
  'tanks-captured': (_, { name, strength }) =>
    sentence(`${several(strength, 'strength point')} of salvaged tanks go into service as ${name}`),
  'arrival-barred': (state, { unit, zone }) =>
    `${unitDoes(state, unit, 'finds')} the way into ${referenceOf(state.country, zone)} barred by the enemy.`,
  'points-spent': (state, { side, spent, left }) =>
    `${sideName(state, side)} spends ${several(spent, 'victory point')} and now has ${left}.`,
}
