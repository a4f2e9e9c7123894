import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { refuse, resolve } from './skirmish.ts'

rule('SK-BOM-01', 'three average dice give the moves of fire', () => {
  expect(resolve('bombardment-duration', {}, [2, 2, 2])).toEqual({ moves: 6 })
  expect(resolve('bombardment-duration', {}, [5, 5, 5])).toEqual({ moves: 15 })
})

rule('SK-BOM-02', 'new orders take five moves', () => {
  expect(resolve('fire-plan', { kind: 'off-table', orderMove: 1 })).toEqual({ earliestMove: 6 })
})

const counter = (movesOnTarget: number, dice: readonly number[]) =>
  resolve('counter-battery', { gunsFiring: Math.max(1, dice.length), movesOnTarget }, dice)

rule('SK-BOM-04', 'two moves on a target are safe and need no dice', () => {
  expect(counter(1, [])).toEqual({ hitOn: 0, destroyed: 0, gunsLeft: 1 })
  expect(counter(2, [])).toEqual({ hitOn: 0, destroyed: 0, gunsLeft: 1 })
})

rule('SK-BOM-04', 'the third move loses guns on 1, later moves on 1 or 2', () => {
  expect(counter(3, [1, 2, 3])).toEqual({ hitOn: 1, destroyed: 1, gunsLeft: 2 })
  expect(counter(4, [1, 2, 3])).toEqual({ hitOn: 2, destroyed: 2, gunsLeft: 1 })
  expect(counter(9, [1, 2, 1, 2, 1, 2])).toEqual({ hitOn: 2, destroyed: 6, gunsLeft: 0 })
})

rule('SK-BOM-07', 'this move is one of those on the target', () => {
  expect(refuse('counter-battery', { gunsFiring: 2, movesOnTarget: 0 })).toBe('invalid-input movesOnTarget')
  expect(refuse('counter-battery', { gunsFiring: 7, movesOnTarget: 1 })).toBe('invalid-input gunsFiring')
  expect(refuse('counter-battery', { gunsFiring: 0, movesOnTarget: 1 })).toBe('invalid-input gunsFiring')
})

rule('SK-BOM-05', 'the battery fires from off the table, on table 10, and strays by two dice', () => {
  expect(resolve('artillery-table', { weapon: 'howitzer', offTable: true })).toEqual({
    inRange: true,
    base: 10,
    rawTable: 10,
    table: 10,
    structureTable: 10,
    burstDiameter: 5,
    columns: [6],
  })
  expect(resolve('deviation', { kind: 'indirect' }, [3, 6, 6]).inches).toBe(12)
})
