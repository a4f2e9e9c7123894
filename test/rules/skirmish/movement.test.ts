import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { refuse, resolve } from './skirmish.ts'

const inches = (input: object) => resolve('movement-allowance', input).inches

const MODES = ['normal', 'charge', 'retreat'] as const

const across = (unit: string, ground: string, limbered = false) =>
  MODES.map((mode) => inches({ unit, ground, limbered, mode }))

rule('SK-MOV-01', 'infantry and cavalry: normal, charge, retreat, strategic', () => {
  expect(across('infantry', 'clear')).toEqual([6, 10, 10])
  expect(across('cavalry', 'clear')).toEqual([12, 24, 24])
  expect(inches({ unit: 'infantry', mode: 'strategic', ground: 'road' })).toBe(18)
  expect(inches({ unit: 'cavalry', mode: 'strategic', ground: 'road' })).toBe(24)
})

rule('SK-MOV-01', 'limbered guns and wagons retreat more slowly than they march', () => {
  expect(across('field-artillery', 'clear', true)).toEqual([8, 6, 6])
  expect(across('horse-artillery', 'clear', true)).toEqual([12, 6, 6])
  expect(across('wagon', 'clear', true)).toEqual([6, 4, 4])
  expect(inches({ unit: 'wagon', limbered: true, mode: 'strategic', ground: 'road' })).toBe(12)
})

rule('SK-MOV-01', 'unlimbered guns are pushed 2 inches, unhitched wagons stay', () => {
  expect(across('field-artillery', 'clear')).toEqual([2, 2, 2])
  expect(across('horse-artillery', 'clear')).toEqual([2, 2, 2])
  expect(across('wagon', 'clear')).toEqual([0, 0, 0])
})

rule('SK-MOV-01', 'a road gives nothing but to a strategic move', () => {
  expect(across('infantry', 'road')).toEqual([6, 10, 10])
  expect(across('field-artillery', 'road', true)).toEqual([8, 6, 6])
})

rule('SK-MOV-02', 'horse guns are the faster on a road, unless the printed rates are played', () => {
  const march = (unit: string, options = {}) =>
    inches({ unit, limbered: true, mode: 'strategic', ground: 'road', options })
  expect(march('field-artillery')).toBe(12)
  expect(march('horse-artillery')).toBe(18)
  expect(march('field-artillery', { 'road-speed-guns': 'as-printed' })).toBe(18)
  expect(march('horse-artillery', { 'road-speed-guns': 'as-printed' })).toBe(12)
  expect(march('wagon', { 'road-speed-guns': 'as-printed' })).toBe(12)
})

rule(['SK-MOV-03', 'SK-MOV-04'], 'shelled ground halves foot, thirds horse and stops guns and wagons', () => {
  expect(across('infantry', 'shelled')).toEqual([3, 5, 5])
  expect(across('cavalry', 'shelled')).toEqual([4, 8, 8])
  for (const unit of ['field-artillery', 'horse-artillery', 'wagon']) {
    expect(across(unit, 'shelled', true)).toEqual([0, 0, 0])
    expect(across(unit, 'shelled', false)).toEqual([0, 0, 0])
  }
})

rule(['SK-MOV-05', 'SK-MOV-06'], 'a tank goes 6 inches in every mode, 3 on bad ground', () => {
  expect(across('tank', 'clear')).toEqual([6, 6, 6])
  expect(across('tank', 'road')).toEqual([6, 6, 6])
  expect(across('tank', 'shelled')).toEqual([3, 3, 3])
  expect(across('tank', 'rough')).toEqual([3, 3, 3])
  expect(inches({ unit: 'tank', mode: 'strategic', ground: 'road' })).toBe(6)
})

rule(['SK-MOV-05', 'SK-MOV-06'], 'an armoured car belongs on the road', () => {
  expect(across('armoured-car', 'road')).toEqual([12, 12, 24])
  expect(inches({ unit: 'armoured-car', mode: 'strategic', ground: 'road' })).toBe(24)
  expect(across('armoured-car', 'clear')).toEqual([3, 3, 3])
  expect(across('armoured-car', 'shelled')).toEqual([0, 0, 0])
  expect(across('armoured-car', 'rough')).toEqual([0, 0, 0])
})

rule('SK-MOV-07', 'rough ground costs two inches for one', () => {
  expect(across('infantry', 'rough')).toEqual([3, 5, 5])
  expect(across('cavalry', 'rough')).toEqual([6, 12, 12])
  expect(across('field-artillery', 'rough', true)).toEqual([4, 3, 3])
  expect(across('field-artillery', 'rough')).toEqual([1, 1, 1])
  expect(across('wagon', 'rough', true)).toEqual([3, 2, 2])
})

rule('SK-MOV-08', 'a strategic move keeps to a road, guns and wagons limbered', () => {
  for (const ground of ['clear', 'shelled', 'rough']) {
    expect(refuse('movement-allowance', { unit: 'infantry', mode: 'strategic', ground })).toBe(
      'invalid-input ground',
    )
  }
  expect(refuse('movement-allowance', { unit: 'tank', mode: 'strategic' })).toBe('invalid-input ground')
  for (const unit of ['field-artillery', 'horse-artillery', 'wagon']) {
    expect(refuse('movement-allowance', { unit, mode: 'strategic', ground: 'road' })).toBe(
      'invalid-input limbered',
    )
  }
})
