import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { refuse, resolve } from './skirmish.ts'

const hit = (input: object, dice: readonly number[] = []) =>
  resolve('vehicle-hit', { table: 6, hit: 'direct', ...input }, dice)

const VALUES = {
  'mark-i': 12,
  'mark-iv': 15,
  whippet: 15,
  'st-chamond': 18,
  schneider: 12,
  ft17: 15,
  a7v: 22,
  'enclosed-armoured-car': 10,
  'open-armoured-car': 6,
}

rule('SK-VEH-01', 'every vehicle has its value, lost as a structure loses its own', () => {
  for (const [vehicle, value] of Object.entries(VALUES)) expect(hit({ vehicle }).value).toBe(value)
  expect(hit({ vehicle: 'whippet', table: 7, hit: 'near', damage: 2 })).toEqual({
    value: 15,
    loss: 3,
    remaining: 10,
    destroyed: false,
    gunKnockedOut: false,
  })
})

rule('SK-VEH-02', 'a tank stops on a 1', () => {
  expect(resolve('vehicle-breakdown', {}, [1])).toEqual({ state: 'stopped', mayMove: false })
  expect(resolve('vehicle-breakdown', {}, [2])).toEqual({ state: 'running', mayMove: true })
})

rule('SK-VEH-03', 'under fire it stops on 1 or 2, or by house rule never', () => {
  const state = (die: number, options = {}) =>
    resolve('vehicle-breakdown', { underFire: true, options }, [die]).state
  expect([1, 2, 3].map((die) => state(die))).toEqual(['stopped', 'stopped', 'running'])
  expect(state(1, { 'breakdown-under-fire': 'better' })).toBe('running')
  expect(resolve('vehicle-breakdown', { options: { 'breakdown-under-fire': 'better' } }, [1]).state).toBe(
    'stopped',
  )
})

rule(['SK-VEH-05', 'SK-VEH-06'], 'a stopped tank goes on with a 6, under fire or not', () => {
  const restart = (die: number, input = {}) =>
    resolve('vehicle-breakdown', { state: 'stopped', ...input }, [die])
  expect(restart(6)).toEqual({ state: 'running', mayMove: true })
  expect(restart(5)).toEqual({ state: 'stopped', mayMove: false })
  expect(restart(6, { underFire: true }).state).toBe('running')
  const better = { underFire: true, options: { 'breakdown-under-fire': 'better' } }
  expect(restart(5, better).state).toBe('stopped')
  expect(refuse('vehicle-breakdown', { state: 'destroyed' })).toBe('invalid-input state')
})

rule('SK-VEH-07', 'armour is hard cover, soft against piercing shot; open cars are always soft', () => {
  const cover = (vehicle: string, armourPiercing: boolean) =>
    resolve('vehicle-cover', { vehicle, armourPiercing }).cover
  for (const vehicle of Object.keys(VALUES).filter((name) => name !== 'open-armoured-car')) {
    expect([cover(vehicle, false), cover(vehicle, true)]).toEqual(['hard', 'soft'])
  }
  expect([cover('open-armoured-car', false), cover('open-armoured-car', true)]).toEqual(['soft', 'soft'])
})

rule('SK-VEH-23', 'ball hurts crews at any range, by agreement from 6 inches or never', () => {
  const hurts = (reading: string, range: number, otherwise: object = {}) =>
    resolve('vehicle-cover', {
      vehicle: 'mark-iv',
      range,
      options: { 'ball-against-armour': reading },
      ...otherwise,
    }).hurts
  const open = { vehicle: 'open-armoured-car' }
  const piercing = { armourPiercing: true }
  expect([hurts('as-printed', 6), hurts('as-printed', 60)]).toEqual([true, true])
  expect([hurts('within-6', 6), hurts('within-6', 6.01)]).toEqual([true, false])
  expect([hurts('within-6', 25, piercing), hurts('within-6', 25, open)]).toEqual([true, true])
  expect([hurts('armour-piercing-only', 0), hurts('armour-piercing-only', 60, piercing)]).toEqual([
    false,
    true,
  ])
  expect(hurts('armour-piercing-only', 25, open)).toBe(true)
})

rule(['SK-VEH-09', 'SK-VEH-10'], 'a direct hit knocks out a gun on a 6', () => {
  expect(hit({ vehicle: 'mark-iv', gunsWorking: 2 }, [6]).gunKnockedOut).toBe(true)
  expect(hit({ vehicle: 'mark-iv', gunsWorking: 2 }, [5]).gunKnockedOut).toBe(false)
})

rule('SK-VEH-10', 'the gun die is thrown even if the vehicle is destroyed', () => {
  expect(hit({ vehicle: 'open-armoured-car', gunsWorking: 1 }, [6])).toEqual({
    value: 6,
    loss: 6,
    remaining: 0,
    destroyed: true,
    gunKnockedOut: true,
  })
})

rule('SK-VEH-10', 'no working gun, no direct hit or no high explosive: no gun die', () => {
  expect(hit({ vehicle: 'a7v' }).gunKnockedOut).toBe(false)
  expect(hit({ vehicle: 'a7v', gunsWorking: 3, hit: 'near' }).gunKnockedOut).toBe(false)
  expect(hit({ vehicle: 'a7v', gunsWorking: 3, ammo: 'shrapnel' }).gunKnockedOut).toBe(false)
  expect(refuse('vehicle-hit', { vehicle: 'a7v', table: 6, hit: 'direct', gunsWorking: -1 })).toBe(
    'invalid-input gunsWorking',
  )
})

rule('SK-VEH-11', 'vehicles suffer from high explosive only', () => {
  expect(hit({ vehicle: 'ft17', ammo: 'shrapnel', damage: 5 })).toMatchObject({ loss: 0, remaining: 10 })
})

rule('SK-VEH-12', 'the main gun of a tank is a light gun at -2, and no other gun is', () => {
  const main = (weapon: string) => resolve('artillery-table', { weapon, range: 12, tankGun: true })
  expect(main('light-gun')).toMatchObject({ base: 6, rawTable: 4, structureTable: 4 })
  expect(main('medium-gun')).toMatchObject({ base: 8, rawTable: 8, structureTable: 8 })
})
