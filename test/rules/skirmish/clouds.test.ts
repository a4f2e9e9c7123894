import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { refuse, resolve } from './skirmish.ts'

const cloud = (input: object) => resolve('cloud-state', { weapon: 'howitzer', ...input })

rule('SK-CLD-02', 'a gas cloud weakens from 5 to 8 and is gone in the fifth move', () => {
  expect([1, 2, 3, 4].map((age) => cloud({ age }).gasNumber)).toEqual([5, 6, 7, 8])
  for (const age of [5, 6, 50]) {
    expect(cloud({ age, wind: 'strong' })).toEqual({
      puffs: 0,
      puffDiameter: 0,
      driftInches: 0,
      gasNumber: 0,
      gone: true,
    })
  }
  expect(refuse('cloud-state', { weapon: 'howitzer', age: 0 })).toBe('invalid-input age')
})

rule('SK-CLD-03', 'a man is overcome by a throw above the gas number', () => {
  const gas = (age: number, dice: readonly number[]) =>
    resolve('gas-exposure', { men: dice.length, age }, dice)
  expect(gas(1, [5, 6, 10])).toEqual({ gasNumber: 5, casualties: 2 })
  expect(gas(4, [8, 9])).toEqual({ gasNumber: 8, casualties: 1 })
  expect(gas(3, [7, 1])).toEqual({ gasNumber: 7, casualties: 0 })
  expect(refuse('gas-exposure', { men: 1, age: 5 })).toBe('invalid-input age')
  expect(refuse('gas-exposure', { men: 1, age: 0 })).toBe('invalid-input age')
  expect(refuse('gas-exposure', { men: 0, age: 1 })).toBe('invalid-input men')
})

rule('SK-CLD-04', 'one puff, then two that drift, then one that lies still', () => {
  const life = [1, 2, 3, 4].map((age) => cloud({ age, wind: 'moderate' }))
  expect(life.map(({ puffs }) => puffs)).toEqual([1, 2, 2, 1])
  expect(life.map(({ driftInches }) => driftInches)).toEqual([0, 6, 6, 0])
})

rule('SK-CLD-04', 'a puff is as wide as the basic burst', () => {
  const across = (weapon: string) => cloud({ weapon, age: 1 }).puffDiameter
  expect(['howitzer', 'heavy-gun', 'medium-gun', 'light-gun', 'mortar'].map(across)).toEqual([5, 4, 3, 2, 2])
})

rule('SK-CLD-05', 'the wind drives a cloud 0, 3, 6 or 9 inches', () => {
  const drift = (wind: string) => cloud({ age: 2, wind }).driftInches
  expect(['calm', 'light', 'moderate', 'strong'].map(drift)).toEqual([0, 3, 6, 9])
  expect(cloud({ age: 3 }).driftInches).toBe(3)
})

rule('SK-CLD-05', 'a d10 for the direction of the wind, a d6 for its strength', () => {
  const strength = (die: number) => resolve('wind-roll', {}, [3, die]).strength
  expect([1, 2, 3, 4, 5, 6].map(strength)).toEqual([
    'light',
    'light',
    'light',
    'moderate',
    'moderate',
    'strong',
  ])
  expect(resolve('wind-roll', {}, [8, 6])).toEqual({ direction: 8, strength: 'strong' })
  expect(resolve('wind-roll', {}, [9])).toEqual({ direction: 0, strength: 'calm' })
  expect(resolve('wind-roll', {}, [10])).toEqual({ direction: 0, strength: 'calm' })
})

rule('SK-CLD-01', 'smoke and gas are fired like any other shell', () => {
  for (const weapon of ['mortar', 'howitzer', 'heavy-gun', 'medium-gun', 'light-gun']) {
    const shell = { weapon, range: 30, quality: 'crack', gunnersLost: 1 }
    for (const ammo of ['smoke', 'gas']) {
      expect(resolve('artillery-table', { ...shell, ammo })).toEqual(resolve('artillery-table', shell))
    }
  }
})
