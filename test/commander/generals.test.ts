import { expect, test } from 'vitest'
import { GENERALS, generalsOf } from '#commander/generals.ts'
import { TEMPERS } from '#kernel/game/commander.ts'

test('every general has one name, a life and a line', () => {
  expect(new Set(GENERALS.map(({ name }) => name)).size).toBe(GENERALS.length)
  for (const { years, why, temper } of GENERALS) {
    expect(years[1] - years[0]).toBeGreaterThan(40)
    expect(why).toMatch(/^[A-Z].*\.$/)
    expect(TEMPERS).toContain(temper)
  }
})

test('a side is led by generals of its nation; by any where it has none', () => {
  const nations = (side: string) => new Set(generalsOf(side).map(({ nation }) => nation))
  expect(nations('Germans')).toEqual(new Set(['German']))
  expect(nations('Entente')).toEqual(new Set(['British', 'Australian', 'Canadian', 'French']))
  expect(nations('Turks')).toEqual(new Set(['Turkish']))
  expect(generalsOf('Bulgarians')).toEqual(GENERALS)
})
