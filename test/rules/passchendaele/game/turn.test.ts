import { expect } from 'vitest'
import { GAME } from '#rules/passchendaele/game/index.ts'
import { usualMove } from '#rules/passchendaele/game/phases/turn/choose.ts'
import { view } from '#rules/passchendaele/game/view.ts'
import { field, infantry } from '#rules/passchendaele/scenarios/scenario.ts'
import { rule } from '../../../rule.ts'
import {
  baseOf,
  british,
  eventOf,
  german,
  give,
  inTurn,
  kindsOf,
  laidOut,
  phaseOf,
  ready,
  refused,
  setTable,
  setUnit,
  unitOf,
} from './table.ts'

/** A British division and guns against a German division, before any order is written. */
const beforeBattle = () =>
  laidOut([
    british('Division', 'line', infantry([10, 1.5])),
    british('Guns', 'line', field([14, 1])),
    german('Stellung', 'line', infantry([10, 18.5])),
  ])

const BRITISH = {
  kind: 'initial-orders',
  orders: [
    { unit: 'division', order: 'advance', objective: { x: 10, y: 18.5 } },
    { unit: 'guns', order: 'fire-barrage', sheaves: [{ base: 'guns-1', x: 9.5, y: 18 }] },
  ],
}
const GERMAN = { kind: 'initial-orders', orders: [] }

rule('PA-TURN-01', 'every unit has a first order, and guns with a barrage lay their sheaves', () => {
  const state = beforeBattle()
  give(state, 'entente', BRITISH)
  give(state, 'german', GERMAN, [1, 6])
  expect(state.units.map(({ order }) => order)).toEqual(['advance', 'fire-barrage', 'hold'])
  expect(baseOf(state, 'guns-1').sheaf?.squares).toHaveLength(4)
  expect(state.turn).toBe(1)
})

rule('PA-TURN-06', 'first orders are secret until both are written, and need no runners', () => {
  const state = beforeBattle()
  expect(kindsOf(give(state, 'entente', BRITISH))).toEqual(['orders-written'])
  expect(unitOf(state, 'division').order).toBe('hold')
  expect(view(state, 'german').secrets).toEqual({ german: null, entente: [] })
  expect(view(state, 'entente').secrets.entente).toHaveLength(2)
  expect(refused(state, 'entente', BRITISH)).toBe('not-your-turn')
  // The only dice are those for initiative.
  const events = give(state, 'german', GERMAN, [3, 3, 2, 5])
  expect(kindsOf(events)).toEqual(['orders-written', 'orders-revealed', 'turn-begun'])
  expect(eventOf(events, 'turn-begun')).toMatchObject({
    winner: 'entente',
    rolls: [
      [3, 3],
      [2, 5],
    ],
  })
})

rule('PA-SCALE-04', 'orders, status and sheaves are open; written objectives are not', () => {
  const state = beforeBattle()
  give(state, 'entente', BRITISH)
  give(state, 'german', GERMAN, [1, 6])
  const seen = view(state, 'german')
  expect(seen.units[0]).toMatchObject({ order: 'advance', status: 'solid', goal: null })
  expect(seen.units[1]?.bases[0]?.sheaf).not.toBeNull()
  expect(view(state, 'entente').units[0]?.goal).not.toBeNull()
  expect(view(state, 'umpire').units[0]?.goal).not.toBeNull()
})

rule('PA-SCALE-04', 'the enemy learns that orders were written, and not what they say', () => {
  const state = beforeBattle()
  expect(give(state, 'entente', BRITISH)).toEqual([{ kind: 'orders-written', side: 'entente' }])
  give(state, 'german', GERMAN, [1, 6])
  give(state, 'entente', { kind: 'choose', move: 'first' })
  const change = { kind: 'change', unit: 'division', order: 'advance', objective: { x: 10, y: 17 } }
  const events = give(state, 'entente', change, [6, 6, 6, 6, 3, 4])
  expect(unitOf(state, 'division').goal?.at).toEqual({ x: 25400, y: 43180 })
  expect(eventOf(events, 'ordered')).toEqual({ kind: 'ordered', unit: 'division', order: 'advance' })
})

rule('PA-TURN-02', 'the winner of the throw chooses to move first or second', () => {
  const begin = (move: 'first' | 'second') => {
    const state = beforeBattle()
    give(state, 'entente', BRITISH)
    give(state, 'german', GERMAN, [6, 1])
    expect([phaseOf(state), refused(state, 'entente', { kind: 'choose', move })]).toEqual([
      'choose',
      'not-your-turn',
    ])
    give(state, 'german', { kind: 'choose', move })
    return state.first
  }
  expect([begin('first'), begin('second')]).toEqual(['german', 'entente'])
})

rule('PA-TURN-03', 'units are checked in any order, each once, and none may be left out', () => {
  const state = inTurn([
    british('A', 'line', infantry([10, 10])),
    british('B', 'line', infantry([20, 10])),
    german('C', 'line', infantry([20, 30])),
  ])
  give(state, 'entente', { kind: 'carry-on', unit: 'b' })
  expect(refused(state, 'entente', { kind: 'carry-on', unit: 'b' })).toBe('already-checked PA-TURN-09')
  expect(refused(state, 'entente', { kind: 'carry-on', unit: 'c' })).toBe('unknown-unit')
  expect(refused(state, 'german', { kind: 'carry-on', unit: 'c' })).toBe('not-your-turn')
  give(state, 'entente', { kind: 'carry-on', unit: 'southern-reserve' })
  expect([phaseOf(state), GAME.prompt(state, 'german')]).toEqual(['activate', 'Your opponent is deciding.'])
  give(state, 'entente', { kind: 'carry-on', unit: 'a' })
  expect(state.phases).toEqual([{ name: 'activate', side: 'german' }])
})

rule('PA-TURN-04', 'then the other side, then a new turn; so a side may move twice running', () => {
  const state = inTurn([])
  give(state, 'entente', { kind: 'carry-on', unit: 'southern-reserve' })
  const events = give(state, 'german', { kind: 'carry-on', unit: 'northern-reserve' }, [5, 2])
  expect(kindsOf(events)).toEqual(['stood-by', 'side-finished', 'turn-ended', 'turn-begun'])
  expect(state.turn).toBe(2)
  give(state, 'german', { kind: 'choose', move: 'first' })
  expect(state.phases).toEqual([{ name: 'activate', side: 'german' }])
})

rule('PA-TURN-05', 'either side may concede at any time', () => {
  const conceded = inTurn([])
  give(conceded, 'german', { kind: 'concede' })
  expect(conceded.ending).toMatchObject({ winner: 'entente', reason: 'concession', degree: 'decisive' })
  const early = beforeBattle()
  give(early, 'entente', { kind: 'concede' })
  expect(early.ending).toMatchObject({ winner: 'german', reason: 'concession' })
})

rule('PA-TURN-07', 'left to itself the computer moves second in defence or to see its barrage land', () => {
  const state = beforeBattle()
  expect([usualMove(state, 'german'), usualMove(state, 'entente')]).toEqual(['second', 'first'])
  give(state, 'entente', BRITISH)
  give(state, 'german', GERMAN, [1, 6])
  expect(usualMove(state, 'entente')).toBe('second')
  ready(state, 'stellung', 'hold', 'wavering')
  expect(usualMove(state, 'entente')).toBe('first')
  give(state, 'entente', { kind: 'choose' })
  expect(state.first).toBe('entente')
})

rule('PA-TURN-08', 'a solid unit that holds out of fire throws no dice; any other does', () => {
  const state = inTurn([british('A', 'line', infantry([20, 10]))])
  expect(kindsOf(give(state, 'entente', { kind: 'carry-on', unit: 'a' }))).toEqual(['stood-by'])
  const wavering = inTurn([british('A', 'line', infantry([20, 10]))])
  ready(wavering, 'a', 'hold', 'wavering')
  give(wavering, 'entente', { kind: 'carry-on', unit: 'a' }, [4, 4])
  expect(unitOf(wavering, 'a').status).toBe('solid')
})

rule('PA-TURN-08', 'all units that stand idle may be checked at once', () => {
  const state = inTurn([british('A', 'line', infantry([20, 10])), british('B', 'line', infantry([30, 10]))])
  ready(state, 'a', 'advance')
  give(state, 'entente', { kind: 'stand-by' })
  expect(state.units.map(({ checked }) => checked)).toEqual([false, true, true, false])
  expect(refused(state, 'entente', { kind: 'stand-by' })).toBe('nobody-idle PA-TURN-08')
  const all = inTurn([])
  give(all, 'entente', { kind: 'stand-by' })
  expect(all.phases).toEqual([{ name: 'activate', side: 'german' }])
})

rule('PA-TURN-09', 'a unit destroyed before its check makes none', () => {
  const state = inTurn([german('A', 'line', infantry([20, 20]))])
  setUnit(state, 'a', { bases: [] })
  setTable(state, { phases: [{ name: 'activate', side: 'german' }] })
  expect(refused(state, 'german', { kind: 'carry-on', unit: 'a' })).toBe('gone PA-TURN-09')
  setTable(state, { first: 'german' })
  give(state, 'german', { kind: 'carry-on', unit: 'northern-reserve' })
  expect(state.phases).toEqual([{ name: 'activate', side: 'entente' }])
})

rule('PA-TURN-09', 'a unit that fought in support is still checked, once', () => {
  const state = inTurn([
    british('A', 'line', infantry([20, 10])),
    british('B', 'line', infantry([22.5, 10])),
    german('C', 'line', infantry([20, 12])),
  ])
  ready(state, 'a', 'advance')
  ready(state, 'c', 'hold', 'disordered')
  give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [4, 4])
  give(state, 'entente', { kind: 'move' })
  give(state, 'entente', { kind: 'support', bases: ['b-1'] }, [6, 6, 1])
  give(state, 'entente', { kind: 'consolidate' })
  expect([unitOf(state, 'a').checked, unitOf(state, 'b').checked]).toEqual([true, false])
})

rule('PA-ORDER-01', 'every unit has exactly one order', () => {
  expect(beforeBattle().units.map(({ order }) => order)).toEqual(['hold', 'hold', 'hold'])
  const twice = {
    kind: 'initial-orders',
    orders: [
      { unit: 'division', order: 'hold' },
      { unit: 'division', order: 'advance' },
    ],
  }
  expect(refused(beforeBattle(), 'entente', twice)).toBe('told-twice PA-ORDER-01')
})
