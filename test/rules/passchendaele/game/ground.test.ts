import { expect } from 'vitest'
import { checkInput, fireOn, hasEnemyInRear } from '#rules/passchendaele/game/board/fire-count.ts'
import { coverOfUnit, groundAt } from '#rules/passchendaele/game/board/ground.ts'
import { field, infantry, machineGun, tank } from '#rules/passchendaele/scenarios/scenario.ts'
import { pointAt } from '#rules/passchendaele/tables/index.ts'
import { rule } from '../../../rule.ts'
import { baseOf, british, german, give, inTurn, ready, unitOf } from './table.ts'

const WORKS = [
  ['line', 'trench', 10, 10, 30, 11],
  ['redoubt', 'fortified', 18, 10, 22, 12],
  ['pillbox', 'bunker', 20, 10, 21, 11],
] as const

rule('PA-GEO-03', 'the centre decides, the edge counts, and the best of several areas holds', () => {
  const state = inTurn([], { terrain: WORKS })
  const ground = (x: number, y: number) => groundAt(state, pointAt({ x, y }), 'german')
  expect(ground(12, 10.5)).toBe('trench')
  expect(ground(12, 11)).toBe('trench')
  expect(ground(12, 11.01)).toBe('cratered')
  expect(ground(19, 10.5)).toBe('fortified')
  expect(ground(20.5, 10.5)).toBe('bunker')
  expect(ground(20.5, 11.5)).toBe('fortified')
})

rule('PA-GEO-04', 'a unit has the cover of most of its bases, the worst where they are level', () => {
  const cover = (...at: (readonly [number, number])[]) => {
    const state = inTurn([german('A', 'line', infantry(...at))], { terrain: WORKS })
    return coverOfUnit(state, unitOf(state, 'a'))
  }
  expect(cover([12, 10.5], [14.5, 10.5], [12, 14])).toBe('trench')
  expect(cover([12, 10.5], [12, 14])).toBe('cratered')
  expect(cover([12, 10.5], [19, 11.5], [12, 14])).toBe('cratered')
})

rule('PA-GEO-04', 'guns that have never moved are in pits, tanks behind armour', () => {
  const state = inTurn([british('Guns', 'line', field([20, 15])), british('Tanks', 'line', tank([25, 15]))])
  const guns = unitOf(state, 'guns')
  expect(coverOfUnit(state, guns)).toBe('trench')
  give(state, 'entente', { kind: 'carry-on', unit: 'guns', facings: [{ base: 'guns-1', facing: 90 }] })
  expect(coverOfUnit(state, unitOf(state, 'guns'))).toBe('cratered')
  const tanks = unitOf(state, 'tanks')
  expect(checkInput(state, tanks, fireOn(state, tanks), 'hold')).toMatchObject({ troop: 'tank' })
})

rule('PA-GEO-06', 'each side looks for its enemy in the direction the scenario gives', () => {
  const state = inTurn([british('A', 'line', infantry([20, 10])), german('B', 'line', infantry([30, 30]))])
  expect(state.table.enemy).toEqual({ german: 18000, entente: 0 })
  expect([baseOf(state, 'a-1').heading, baseOf(state, 'b-1').heading]).toEqual([0, 18000])
  ready(state, 'a', 'advance')
  give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [4, 4])
  give(state, 'entente', { kind: 'move' })
  expect(baseOf(state, 'a-1').centre).toEqual(pointAt({ x: 20, y: 12 }))
})

rule('PA-GEO-08', 'an enemy within 6 inches and wholly behind the rear edge is in the rear', () => {
  const behind = (y: number, x = 20) => {
    const state = inTurn([british('A', 'line', infantry([20, 20])), german('B', 'line', infantry([x, y]))])
    return state
  }
  // The rear edge lies on y = 19.5.
  const inRear = (y: number) => hasEnemyInRear(behind(y), unitOf(behind(y), 'a'))
  expect(inRear(13)).toBe(true)
  expect(inRear(12.99)).toBe(false)
  const level = behind(19.01, 24)
  expect(hasEnemyInRear(level, unitOf(level, 'a'))).toBe(false)
  const justBehind = behind(19, 24)
  expect(hasEnemyInRear(justBehind, unitOf(justBehind, 'a'))).toBe(true)
})

rule('PA-GEO-08', 'guns and disordered enemies do not count', () => {
  const state = inTurn([
    british('A', 'line', infantry([20, 20])),
    german('Guns', 'line', field([20, 15])),
    german('MG', 'line', machineGun([24, 16])),
  ])
  ready(state, 'mg', 'hold', 'disordered')
  expect(hasEnemyInRear(state, unitOf(state, 'a'))).toBe(false)
  ready(state, 'mg', 'hold', 'pinned')
  expect(hasEnemyInRear(state, unitOf(state, 'a'))).toBe(true)
})

rule('PA-COMBAT-15', 'captured works shelter the captor, unless the house rule takes that away', () => {
  const ground = (options: object) =>
    groundAt(inTurn([], { terrain: WORKS, options }), pointAt({ x: 12, y: 10.5 }), 'entente')
  expect(ground({})).toBe('trench')
  expect(ground({ 'captured-trench': 'cratered' })).toBe('cratered')
})

rule('PA-SETUP-03', 'ruins and woods stop neither movement nor fire', () => {
  const state = inTurn(
    [british('A', 'line', infantry([20, 10])), german('B', 'line', infantry([20, 15.5]))],
    {
      terrain: [['village', 'fortified', 15, 11, 25, 14]],
    },
  )
  expect(fireOn(state, unitOf(state, 'b')).smallArms).toBe(1)
  ready(state, 'a', 'advance')
  give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [6, 6])
  give(state, 'entente', { kind: 'move' })
  expect(baseOf(state, 'a-1').centre).toEqual(pointAt({ x: 20, y: 13 }))
})
