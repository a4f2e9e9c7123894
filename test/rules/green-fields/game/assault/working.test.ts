import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import { rule } from '../../../../rule.ts'
import { craft, flyingInAssault, strike } from '../air/airfield.ts'
import { MOVED, melee } from '../close-assault/melee.ts'
import { eventOf, give, inAssault } from '../field.ts'
import { exit, moving } from '../movement/moves.ts'
import { workingOf } from '../working.ts'

const DONE = { kind: 'done' }

rule('GF-AMOV-02', 'the working of opportunity fire cites that the dice were halved', () => {
  const state = moving([
    { id: 'a1', at: 'A4', experience: 2 },
    { id: 'b1', strength: 5, at: 'A5' },
  ])
  const working = workingOf(state, 'a', { kind: 'move', units: ['a1'], path: ['A5'] }, [5, 1, 1, 6])
  expect(working).toEqual([
    'GF-AMOV-02 3',
    'GF-DICE-02 3',
    'GF-DICE-01 1',
    'GF-DICE-04 2',
    'GF-SAVE-02 -1',
    'GF-DICE-04 2',
    'GF-EXP-01',
  ])
})

rule(
  ['GF-STACK-04', 'GF-MOR-05'],
  'the working of a fight on two facings cites all dice and each share',
  () => {
    const state = melee([
      { id: 'a-1', at: 'C4', strength: 6, wave: 0, status: 'routing' },
      { id: 'b-1', at: 'C4', from: 'C5', strength: 6, wave: 0 },
      { id: 'b-2', at: 'C4', from: 'B4', strength: 3, wave: 1 },
    ])
    give(state, 'b', MOVED)
    const misses = Array.from({ length: 3 + 6 + 3 }, () => 1)
    expect(workingOf(state, 'a', DONE, misses)).toEqual([
      ...['GF-DICE-02 6', 'GF-MOR-05 3', 'GF-STACK-04 2', 'GF-DICE-02 2', 'GF-DICE-01 0'],
      ...['GF-DICE-02 6', 'GF-MOR-05 3', 'GF-STACK-04 1', 'GF-DICE-02 1', 'GF-DICE-01 0'],
      ...['GF-DICE-02 6', 'GF-DICE-02 6', 'GF-DICE-01 0'],
      ...['GF-DICE-02 3', 'GF-DICE-02 3', 'GF-DICE-01 0'],
    ])
  },
)

rule(['GF-AART-03', 'GF-BOMB-03'], 'the working of gas shells cites unseen fire and the dice to save', () => {
  const state = inAssault(
    [
      { id: 'a-gun', at: 'A4', type: 'field-artillery', strength: 6 },
      { id: 'b-1', at: 'A5', experience: 3 },
    ],
    'artillery',
    [{ name: 'opening' }, { name: 'artillery' }],
    { army: { b: { ready: true } }, zones: { A5: { trench: 'light' } } },
  )
  give(state, 'a', { kind: 'fire', unit: 'a-gun', mission: 'gas', target: 'A5' })
  expect(workingOf(state, 'a', DONE, [5, 1, 1, 1])).toEqual([
    'GF-BOMB-03',
    'GF-AART-03 1',
    'GF-DICE-01 1',
    'GF-DICE-04 3',
    'GF-SAVE-04',
    'GF-DICE-04 0',
    'GF-AART-03 -1',
  ])
})

rule(['GF-AAIR-02', 'GF-AAIR-03'], 'the working of air attacks cites the clauses of the assault', () => {
  const strafed = flyingInAssault(
    [craft('a-1', 'fighter'), { id: 'b-1', at: 'C6', strength: 6, revealed: true }],
    'ground-attack',
    ['a-1'],
  )
  // Three dice miss; six points fire two dice back.
  expect(workingOf(strafed, 'a', strike('a-1', 'C6'), [1, 1, 1, 1, 1])).toEqual([
    'GF-AAIR-03 3',
    'GF-DICE-01 0',
    'GF-AAIR-03 2',
    'GF-DICE-01 0',
  ])
  const hunted = flyingInAssault([craft('a-1', 'fighter'), craft('b-1', 'ground-attack')], 'hunt', [
    'a-1',
    'b-1',
  ])
  expect(workingOf(hunted, 'a', strike('a-1', 'b-1', 2), [1, 1])).toEqual(['GF-AAIR-02 2', 'GF-DICE-01 0'])
})

rule('GF-DPT-01', 'the loss of a depot is told of the side that has lost it', () => {
  const state = moving([{ id: 'a1', at: 'A8' }])
  expect(GAME.tell(state, eventOf(exit(state, 'a1'), 'depot-overrun'), 'umpire')).toBe(
    'The German side loses its whole depot.',
  )
})
