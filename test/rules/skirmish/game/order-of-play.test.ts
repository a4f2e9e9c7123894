import { describe, expect } from 'vitest'
import { GAME } from '#rules/skirmish/game/index.ts'
import { beginInitiative } from '#rules/skirmish/game/phases/initiative/initiative.ts'
import type { Phase } from '#rules/skirmish/game/phases/shapes.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import { rule } from '../../../rule.ts'
import {
  begun,
  charging,
  goneOn,
  onTable,
  played,
  positionIn,
  refusalOf,
  unitIn,
  waitingFor,
  withUnit,
} from '../battle.ts'

const A = { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] } as const
const B = { id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 28] } as const
const field = (): State => onTable({ a: [A, { ...A, id: 'a-2', at: [6, 3] }], b: [B] })
const CHARGE = { kind: 'charge', units: ['a-1'], target: 'b-1' }

describe('initiative', () => {
  const thrown = (dice: readonly number[], initiative: 'a' | 'b' | null) =>
    goneOn({ ...field(), move: 2, step: 'initiative', phases: [], initiative }, dice, beginInitiative).state
      .initiative

  rule(
    'SK-SEQ-02',
    'the higher die; level dice go to the side that did not have it, first of all to the attacker',
    () => {
      expect(thrown([5, 2], null)).toBe('a')
      expect(thrown([2, 5], null)).toBe('b')
      expect(thrown([4, 4], 'a')).toBe('b')
      expect(thrown([4, 4], 'b')).toBe('a')
      expect(thrown([4, 4], null)).toBe('a')
    },
  )

  rule(['SK-SEQ-02', 'SK-SEQ-10'], 'the winner says who moves first and keeps the initiative', () => {
    const state = waitingFor(field(), 'initiative', { name: 'initiative', side: 'a' })
    const { state: after } = played(state, [['a', { kind: 'choose-turn', turn: 'second' }]])
    expect([after.first, after.initiative]).toEqual(['b', 'a'])
    expect(played(state, [['a', { kind: 'pass' }]]).state.first).toBe('a')
  })
})

describe('movement', () => {
  rule('SK-SEQ-06', 'the first other order closes the charges', () => {
    const state = charging(field(), 'a')
    expect(refusalOf(state, 'a', CHARGE)).toBeUndefined()
    const { state: after } = played(state, [['a', { kind: 'hold', unit: 'a-2' }]])
    expect(refusalOf(after, 'a', CHARGE)).toBe('not-now SK-SEQ-11')
  })

  rule('SK-SEQ-13', 'charges are offered only while a lawful one exists', () => {
    const begin = (y: number): Phase | undefined =>
      played(waitingFor(withUnit(field(), 'b-1', { y }), 'initiative', { name: 'initiative', side: 'a' }), [
        ['a', { kind: 'choose-turn', turn: 'first' }],
      ]).state.phases.at(-1)
    expect(begin(28)).toMatchObject({ name: 'movement', side: 'a', step: 'charges' })
    expect(begin(40)).toMatchObject({ name: 'movement', side: 'a', step: 'moves' })
  })

  rule('SK-SEQ-11', 'the wrong unit, the wrong phase: refused, and nothing has changed', () => {
    const state = charging(field(), 'a')
    expect(refusalOf(state, 'a', { kind: 'hold', unit: 'b-1' })).toBe('no-such-unit SK-SEQ-11')
    expect(refusalOf(state, 'a', { kind: 'choose-turn', turn: 'first' })).toBe('not-now SK-SEQ-11')
  })

  rule('SK-SEQ-12', 'the charged side is asked, and then the other goes on', () => {
    const asked = played(charging(field(), 'a'), [['a', CHARGE]]).state
    expect(GAME.pending(asked)).toEqual(['b'])
    const after = played(asked, [['b', { kind: 'respond', how: 'stand' }]]).state
    expect(GAME.pending(after)).toEqual(['a'])
  })

  rule('SK-SEQ-04', 'a charged unit that only passes fires at the most numerous charger', () => {
    const asked = played(charging(field(), 'a'), [['a', CHARGE]]).state
    const { events } = played(asked, [['b', { kind: 'pass' }]], [6, 3, 1])
    expect(events.find(({ kind }) => kind === 'answered')).toMatchObject({ unit: 'b-1', how: 'fire' })
  })

  rule('SK-SET-07', 'held back until its move, or from the move after it has been charged', () => {
    const held = onTable({
      a: [A, { ...A, id: 'a-2', at: [6, 3], heldUntil: 5 }],
      b: [{ ...B, heldUntil: 8 }],
    })
    expect(refusalOf(charging(held, 'a'), 'a', { kind: 'hold', unit: 'a-2' })).toBe('held SK-SET-07')
    expect(refusalOf(charging(held, 'a', { move: 5 }), 'a', { kind: 'hold', unit: 'a-2' })).toBeUndefined()
    const charged = played(charging(held, 'a', { move: 5 }), [['a', CHARGE]]).state
    expect(unitIn(charged, 'b-1').heldUntil).toBe(6)
  })

  rule(
    'SK-SET-06',
    'reinforcements come on in their move, do not charge in it, and wait where an enemy stands',
    () => {
      const late = onTable({
        a: [
          { ...A, arrives: 2, at: [24, 0] },
          { ...A, id: 'a-2', at: [6, 3] },
        ],
        b: [B],
      })
      const moves = (state: State, move: number) =>
        played(waitingFor(state, 'initiative', { name: 'initiative', side: 'a' }, { move }), [
          ['a', { kind: 'choose-turn', turn: 'first' }],
        ]).state
      expect(unitIn(moves(late, 1), 'a-1').where).toBe('to-come')
      expect(unitIn(moves(late, 2), 'a-1')).toMatchObject({
        where: 'table',
        marks: { arrivedNow: true, moved: true },
      })
      expect(unitIn(moves(withUnit(late, 'b-1', { x: 24, y: 0.8 }), 2), 'a-1').where).toBe('to-come')
      const near = moves(withUnit(late, 'b-1', { x: 24, y: 6 }), 2)
      expect(
        refusalOf(
          { ...near, phases: [{ name: 'movement', side: 'a', step: 'charges', last: true }] },
          'a',
          CHARGE,
        ),
      ).toBe('just-arrived SK-SET-06')
    },
  )
})

describe('set-up', () => {
  const deploying = (options = {}): State =>
    waitingFor(
      begun('crossroads-1914', options),
      'deployment',
      { name: 'deployment', side: 'b', next: 'a' },
      { move: 0 },
    )
  const deploy = (x: number, y: number, otherwise = {}) => ({
    kind: 'deploy',
    unit: 'b-1',
    at: { x, y },
    ...otherwise,
  })

  rule(['SK-SET-01', 'SK-SET-02'], 'one side completely, then the other', () => {
    const { state } = played(deploying(), [
      ['b', deploy(14, 42)],
      ['b', { kind: 'pass' }],
    ])
    expect(positionIn(state, 'b-1')).toEqual([14, 42])
    expect(GAME.pending(state)).toEqual(['a'])
  })

  rule(
    ['SK-SET-02', 'SK-SET-03'],
    'no figure outside the zone, and nobody begins in column who is not listed so',
    () => {
      expect(refusalOf(deploying(), 'b', deploy(14, 40))).toBeUndefined()
      expect(refusalOf(deploying(), 'b', deploy(14, 39.9))).toBe('outside-zone SK-SET-03')
      expect(refusalOf(deploying(), 'b', deploy(14, 44, { formation: 'column' }))).toBe('column SK-SET-03')
    },
  )

  rule('SK-SET-11', 'everybody faces the enemy’s base edge, stands and has not been under fire', () => {
    const { units } = begun('shrine-1914')
    expect(units.map(({ facing }) => facing)).toEqual([0, 0, 18000, 18000])
    expect(units.every(({ prone, firstFireTaken }) => !prone && !firstFireTaken)).toBe(true)
  })

  rule('SK-SET-05', 'plots and shells are secret, everything else is open', () => {
    const plot = {
      gun: 'a-mortar-1',
      section: 0,
      aim: { x: 0, y: 0 },
      ammo: 'he',
      from: 3,
      to: null,
    } as const
    const state: State = { ...begun('raid-1916'), plots: { a: [plot], b: [] } }
    expect(GAME.view(state, 'b').plots.a).toEqual([])
    expect(GAME.view(state, 'a').plots.a).toEqual([plot])
    expect(GAME.view(state, 'b').units.map(({ position }) => position)).toEqual(
      state.units.map(({ position }) => position),
    )
  })
})
