import { expect } from 'vitest'
import { rule } from '../../../../rule.ts'
import { at, eventsOf, give, refused, unitOf } from '../field.ts'
import { move, moving } from './moves.ts'

rule('GF-SAVE-10', 'whoever changed zone counts as moving for the rest of the turn', () => {
  const state = moving([{ id: 'a1', at: 'A1' }])
  move(state, 'a1', 'A2')
  expect(unitOf(state, 'a1').moving).toBe(true)
})

rule('GF-OBS-14', 'whoever moves or fires is revealed, and sight is tested after every step', () => {
  const state = moving(
    [
      { id: 'a1', at: 'A2' },
      { id: 'a2', at: 'F1' },
      { id: 'b1', at: 'C8' },
      { id: 'b2', at: 'A7' },
    ],
    { zones: { A2: { trench: 'heavy' } } },
  )
  move(state, 'a1', 'A3')
  expect(unitOf(state, 'a1').revealed).toBe(true)
  expect(unitOf(state, 'a2').revealed).toBe(false)
  // from the line of row 4 the grass is seen as far as row 7, and no farther
  expect([unitOf(state, 'b2').revealed, unitOf(state, 'b1').revealed]).toEqual([true, false])
})

rule('GF-OBS-14', 'ground reached shows what could not be seen before', () => {
  const state = moving([
    { id: 'a1', at: 'C4' },
    { id: 'b1', at: 'C8' },
  ])
  const events = move(state, 'a1', 'C5')
  expect(eventsOf(events, 'sighted').map(({ unit }) => unit)).toEqual(['a1', 'b1'])
})

rule(
  'GF-STACK-04',
  'reinforcements of the zone held before have no facing; attackers remember where they came from',
  () => {
    const state = moving([
      { id: 'a1', at: 'A4', standing: 'hold' },
      { id: 'a2', at: 'B5', standing: 'hold', revealed: true },
      { id: 'b1', at: 'A5', standing: 'hold', revealed: true },
      { id: 'b2', at: 'A6', standing: 'hold', revealed: true },
    ])
    move(state, 'a1', 'A5')
    move(state, 'a2', 'A5')
    give(state, 'a', { kind: 'done' })
    move(state, 'b2', 'A5')
    const from = ['a1', 'a2', 'b1', 'b2'].map((id) => unitOf(state, id).cameFrom)
    expect(from).toEqual([at(state, 'A4'), at(state, 'B5'), null, null])
  },
)

rule(
  'GF-STACK-02',
  'stacks are put in order in own movement; newcomers stand by default as the rules have it',
  () => {
    const state = moving([
      { id: 'a1', at: 'A2', strength: 4 },
      { id: 'a2', at: 'A3', strength: 6 },
      { id: 'a3', type: 'field-artillery', at: 'A3', wave: 1 },
    ])
    const waves = () => ['a1', 'a2', 'a3'].map((id) => unitOf(state, id).wave)
    move(state, 'a1', 'A3')
    expect(waves()).toEqual([1, 0, 2])
    give(state, 'a', { kind: 'order-waves', zone: 'A3', units: ['a1', 'a2', 'a3'] })
    expect(waves()).toEqual([0, 1, 2])
    expect(refused(state, 'a', { kind: 'order-waves', zone: 'A3', units: ['a1', 'a2'] })).toBe(
      'not-the-stack GF-STACK-02',
    )
    // A stronger regiment that comes up takes the lead by itself.
    const joined = moving([
      { id: 'a1', at: 'A2', strength: 8 },
      { id: 'a2', at: 'A3', strength: 6 },
    ])
    move(joined, 'a1', 'A3')
    expect([unitOf(joined, 'a1').wave, unitOf(joined, 'a2').wave]).toEqual([0, 1])
  },
)

rule('GF-ASLT-07', 'a move makes the turn an active one', () => {
  const state = moving([{ id: 'a1', at: 'A1' }], { assault: { active: false } })
  move(state, 'a1', 'A2')
  expect(state.assault?.active).toBe(true)
})

rule('GF-STACK-02', 'each unit of the stack is named once, and nobody of the enemy’s', () => {
  const state = moving([
    { id: 'a1', at: 'A3' },
    { id: 'a2', at: 'A3', wave: 1 },
    { id: 'b1', at: 'A3' },
  ])
  const waves = (...units: readonly string[]) =>
    refused(state, 'a', { kind: 'order-waves', zone: 'A3', units })
  expect(waves('a2', 'a1')).toBe('legal')
  for (const units of [['a1', 'a1', 'a2'], ['a1'], ['a1', 'b1'], ['a1', 'a2', 'b1']]) {
    expect(waves(...units), units.join(' ')).toBe('not-the-stack GF-STACK-02')
  }
})
