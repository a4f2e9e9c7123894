import { expect, test } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { rule } from '../../../../rule.ts'
import { army, enlarged, line, written } from '../../armies/armies.ts'
import { begun, give, phaseOf } from '../field.ts'

const laidOut = (campaign?: object, options: object = {}): State =>
  begun('own-campaign', campaign === undefined ? options : { ...options, campaign })

/** The place of what is wrong. */
const fault = (campaign: unknown, scenario = 'own-campaign'): string => {
  const state = GAME.begin(scenario, { campaign })
  return state.ok ? 'begun' : state.error.path
}

const count = ({ units }: State, side: string, type: string): number =>
  units.filter((unit) => unit.side === side && unit.type === type).length

test('it is among the scenarios', () => {
  expect(GAME.scenarios.at(-1)).toEqual({
    id: 'own-campaign',
    title: 'Your own campaign',
    names: ['British', 'Germans'],
    sides: ['a', 'b'],
    turnLimit: 12,
  })
})

test('left alone it is the standard game on another map', () => {
  const state = laidOut()
  expect(state.country).toMatchObject({ columns: 6, rows: 8 })
  expect(state.terms).toMatchObject({ begins: '1916-03-06', weeks: 12, limit: 30, variation: 'trench' })
  expect(state.armies.a).toMatchObject({ nation: 'british', depot: 3, shells: 39, luxuries: 6, canisters: 3 })
  expect(state.armies.b).toMatchObject({ nation: 'german', depot: 3, shells: 39 })
  expect(laidOut({})).toEqual(state)
})

rule('GF-VP-01', 'a month is four weeks, and the points are as agreed', () => {
  const { terms } = laidOut({ months: 2, limit: 12 })
  expect([terms.weeks, terms.limit]).toEqual([8, 12])
})

rule(['GF-ARMY-01', 'GF-SCALE-02'], 'the front and the armies are as wide as was asked for', () => {
  const state = laidOut({ frontage: 12, depth: 12 })
  expect(state.country).toMatchObject({ columns: 12, rows: 12 })
  expect([count(state, 'a', 'field-artillery'), count(state, 'b', 'balloon')]).toEqual([6, 2])
  expect(state.armies.a.depot).toBe(6)
})

rule(['GF-SCALE-03', 'GF-SCALE-04'], 'each side holds its dug-in half', () => {
  const { zones } = laidOut({ frontage: 4, depth: 6 })
  const rows = Array.from({ length: 6 }, (_, row) => zones[row * 4])
  expect(rows.map((zone) => zone?.trench)).toEqual(['none', 'light', 'heavy', 'heavy', 'light', 'none'])
  expect(rows.map((zone) => zone?.owner)).toEqual(['a', 'a', 'a', 'b', 'b', 'b'])
})

rule(
  ['GF-VAR-01', 'GF-VAR-03'],
  '1914 has no trenches and opens with an assault of whoever wins the dice',
  () => {
    const state = laidOut({ variation: '1914', date: '1914-08-24' })
    expect(state.zones.every(({ trench }) => trench === 'none')).toBe(true)
    expect([count(state, 'a', 'infantry'), count(state, 'a', 'pioneer')]).toEqual([4, 0])
    give(state, 'a', { kind: 'done' }, [2, 5])
    for (const side of ['a', 'b'] as const) {
      give(state, side, { kind: 'deploy-usual' })
      // The weather of the first day.
      give(state, side, { kind: 'done' }, side === 'b' ? [1] : [])
    }
    expect(state.assault?.announcer).toBe('b')
    expect(phaseOf(state)).toBe('artillery')
  },
)

rule('GF-VAR-04', 'half the units in Russia and Palestine', () => {
  const state = laidOut({
    variation: 'russia-palestine',
    frontage: 8,
    nations: { a: 'russian', b: 'austro-hungarian' },
  })
  expect(count(state, 'a', 'field-artillery')).toBe(2)
  expect([state.armies.a.nation, state.armies.b.nation]).toEqual(['russian', 'austro-hungarian'])
})

rule('GF-DATE-03', 'tank crews of 1916 have a ceiling, whatever year the army was written for', () => {
  const tanks = written(enlarged({ date: '1917-06-04' }, { type: 'heavy-tank', strength: 2 }))
  const state = laidOut({ date: '1916-08-07', armies: { a: tanks } })
  expect(state.units.find(({ type }) => type === 'heavy-tank')?.experienceCap).toBe(2)
})

test('an army brought along takes the field as it was designed', () => {
  const buses = written(enlarged({}, { strength: 2, mount: 'motor', title: 'Bus Column' }))
  const state = laidOut({ armies: { a: buses } })
  expect(state.units.find(({ name }) => name === 'Bus Column')).toMatchObject({
    side: 'a',
    strength: 2,
    establishment: 2,
    mount: 'motor',
    mounted: true,
  })
  expect(state.armies.a).toMatchObject({ shells: 15, luxuries: 0, canisters: 0 })
  // Every unit has a name of its own.
  const names = state.units.filter(({ side }) => side === 'a').map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('the nation of an army brought along is that of its side', () => {
  const french = written(army({ nation: 'french' }))
  expect(laidOut({ armies: { b: french } }).armies.b.nation).toBe('french')
  expect(fault({ armies: { b: french }, nations: { b: 'german' } })).toBe('campaign.armies.b.nation')
})

test.each<[string, unknown, string]>([
  ['no campaign', null, 'campaign'],
  ['a list', [], 'campaign'],
  ['a text', 'big', 'campaign'],
  ['too narrow a front', { frontage: 3 }, 'campaign.frontage'],
  ['too wide a front', { frontage: 13 }, 'campaign.frontage'],
  ['half a zone', { frontage: 6.5 }, 'campaign.frontage'],
  ['a front in words', { frontage: 'six' }, 'campaign.frontage'],
  ['too shallow a table', { depth: 4 }, 'campaign.depth'],
  ['too deep a table', { depth: 14 }, 'campaign.depth'],
  ['an odd number of rows', { depth: 7 }, 'campaign.depth'],
  ['no time', { months: 0 }, 'campaign.months'],
  ['too much time', { months: 7 }, 'campaign.months'],
  ['a day that never was', { date: '1916-02-30' }, 'campaign.date'],
  ['no day', { date: 'spring' }, 'campaign.date'],
  ['a number for a day', { date: 1916 }, 'campaign.date'],
  ['peace', { date: '1914-07-30' }, 'campaign.date'],
  ['an unknown nation', { nations: { a: 'swiss' } }, 'campaign.nations.a'],
  ['a third side', { nations: { c: 'german' } }, 'campaign.nations.c'],
  ['another war', { variation: 'desert' }, 'campaign.variation'],
  ['1914 in 1917', { variation: '1914', date: '1917-04-02' }, 'campaign.date'],
  ['no points', { limit: 0 }, 'campaign.limit'],
  ['too many points', { limit: 100 }, 'campaign.limit'],
  ['a seed below zero', { seed: -1 }, 'campaign.seed'],
  ['half a seed', { seed: 0.5 }, 'campaign.seed'],
  ['an unknown field', { weather: 'fine' }, 'campaign.weather'],
  ['an army that is none', { armies: { a: 7 } }, 'campaign.armies.a'],
  [
    'an army of another front',
    { armies: { a: written(army({ frontage: 8 })) } },
    'campaign.armies.a.frontage',
  ],
  [
    'an army of another war',
    { armies: { a: written(army({ variation: 'russia-palestine' })) } },
    'campaign.armies.a.variation',
  ],
  [
    'an army of another side',
    { armies: { b: written(army()) }, nations: { b: 'german' } },
    'campaign.armies.b.nation',
  ],
  [
    'an army with a fault in its form',
    { armies: { a: { ...written(army()), units: [{ ...line({}), strength: 13 }] } } },
    'campaign.armies.a.units.0.strength',
  ],
  [
    'an army that costs too much',
    { armies: { a: written({ ...army(), goods: { shells: 600, luxuries: 0, gasCanisters: 0 } }) } },
    'campaign.armies.a.units',
  ],
  [
    'an army before its time',
    { date: '1915-04-05', armies: { a: written(army()) } },
    'campaign.armies.a.units.8.type',
  ],
])('refuses %s, with its place', (_, campaign, path) => {
  expect(fault(campaign)).toBe(path)
})

test('scenarios of the book are not laid out by the players', () => {
  expect(fault({}, 'quiet-sector')).toBe('campaign')
})

test('house rules go with it, and a wrong one is still found', () => {
  expect(laidOut({}, { 'rating-floor': 'zero' }).options['rating-floor']).toBe('zero')
  const wrong = GAME.begin('own-campaign', { campaign: {}, 'rating-floor': 'two' })
  expect(wrong).toMatchObject({ ok: false, error: { path: 'rating-floor' } })
  // What the players have laid out is in the state already.
  expect(Object.keys(laidOut({}).options)).not.toContain('campaign')
})

rule('GF-SCALE-09', 'ratings of 0 are for those who play that way', () => {
  const feeble = { armies: { a: written(enlarged({}, { morale: 0 })) } }
  expect(fault(feeble)).toBe('campaign.armies.a.units.8.morale')
  expect(laidOut(feeble, { 'rating-floor': 'zero' }).units.some(({ morale }) => morale === 0)).toBe(true)
})
