import { expect, test } from 'vitest'
import { armyFaults } from '#rules/green-fields/armies/army-file.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { army, enlarged, line, written } from './armies.ts'

const sound = () => written(army())
const places = (received: unknown) => armyFaults(received).map(({ path }) => path)

test('the usual army is sound, with or without what may be left out', () => {
  expect(armyFaults(sound())).toEqual([])
  const { title: _, variation: _trench, ...short } = sound()
  expect(armyFaults(short)).toEqual([])
  expect(GREEN_FIELDS.checkArmy?.(sound())).toEqual([])
})

test.each<[string, object, readonly string[]]>([
  ['another format', { format: 'duckboard.army/2' }, ['format']],
  ['another rule set', { ruleset: 'chess' }, ['ruleset']],
  ['a nation that was not there', { nation: 'swiss' }, ['nation']],
  ['no nation', { nation: undefined }, ['nation']],
  ['no date', { date: undefined }, ['date']],
  ['half a date', { date: '1916-03' }, ['date']],
  ['a day that never was', { date: '1917-02-29' }, ['date']],
  ['peace', { date: '1914-07-31' }, ['date']],
  ['peace again', { date: '1918-11-12' }, ['date']],
  ['no front', { frontage: 0 }, ['frontage']],
  ['half a zone', { frontage: 5.5 }, ['frontage']],
  ['another war', { variation: '1939' }, ['variation']],
  ['units that are no list', { units: {} }, ['units']],
  ['goods that are no form', { goods: 7 }, ['goods']],
  ['a negative store', { goods: { shells: -1 } }, ['goods.shells']],
  ['an unknown store', { goods: { rum: 1 } }, ['goods.rum']],
  ['an unknown field', { colour: 'khaki' }, ['colour']],
])('refuses %s, with its place', (_, wrong, expected) => {
  expect(places({ ...sound(), ...wrong })).toEqual(expected)
})

test.each<[string, object, string]>([
  ['an unknown type', { type: 'elephant' }, 'type'],
  ['a depot, which is not for sale', { type: 'depot' }, 'type'],
  ['too many men', { strength: 13 }, 'strength'],
  ['nobody', { strength: 0 }, 'strength'],
  ['a rating too high', { experience: 6 }, 'experience'],
  ['no morale', { morale: undefined }, 'morale'],
  ['ratings for lorries', { type: 'motor-transport' }, 'experience'],
  ['infantry on horses', { mount: 'horses' }, 'mount'],
  ['none of them', { count: 0 }, 'count'],
  ['an unknown field', { rum: 1 }, 'rum'],
])('refuses a unit with %s, naming its line', (_, wrong, field) => {
  const received = sound()
  received.units = [line({}), { ...line({}), ...wrong }]
  expect(places(received)).toEqual([`units.1.${field}`])
})

test('finds every fault of the form, and if there is none all that the rules forbid', () => {
  expect(places({ ...sound(), frontage: 0, nation: 'swiss' })).toEqual(['nation', 'frontage'])
  const forbidden = enlarged({ date: '1915-01-04' }, { type: 'fighter' }, { type: 'heavy-tank' })
  expect(places(written(forbidden))).toEqual(['units.8.type', 'units.9.type'])
})

test.each([undefined, null, 7, 'army', [], [sound()], { format: 'duckboard.army/1' }])(
  'refuses %j',
  (garbage) => {
    expect(armyFaults(garbage).length).toBeGreaterThan(0)
  },
)
