import { describe, expect } from 'vitest'
import { reasonsOf, tryToRally } from '#rules/skirmish/game/nerve/checks.ts'
import { nerveOf } from '#rules/skirmish/game/nerve/conditions.ts'
import { applyResult } from '#rules/skirmish/game/nerve/results.ts'
import { endMove } from '#rules/skirmish/game/phases/end/ending.ts'
import { beginMorale } from '#rules/skirmish/game/phases/morale/morale.ts'
import type { Phase } from '#rules/skirmish/game/phases/shapes.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import { rule } from '../../../rule.ts'
import { goneOn, happening, onTable, positionIn, unitIn, withMen, withUnit } from '../battle.ts'

const GUARD: Phase = { name: 'initiative', side: 'a' }

/** Two squads of side a, one of b far away in front. */
const field = (b: readonly [number, number] = [24, 44]): State => ({
  ...onTable({
    a: [
      { id: 'a-1', organisation: 'fr-squad-1914', at: [14, 20] },
      { id: 'a-2', organisation: 'fr-squad-1914', at: [36, 20] },
    ],
    b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: b }],
  }),
  move: 3,
  initiative: 'b',
  first: 'a',
  step: 'morale',
  phases: [GUARD],
})

const nerve = (state: State) => nerveOf(state, unitIn(state, 'a-1'))
const morale = (state: State, dice: readonly number[]) => goneOn(state, dice, beginMorale)

describe('what weighs on a unit', () => {
  rule('SK-MOR-10', 'an unrouted leader within 6 inches, the squad’s own included', () => {
    expect(nerve(field()).leaderWithin6).toBe(true)
    const { figures } = unitIn(field(), 'a-1')
    const leaderless = withUnit(field(), 'a-1', { figures: figures.slice(1) })
    expect(nerve(leaderless).leaderWithin6).toBe(false)
    expect(nerve(withUnit(leaderless, 'a-2', { x: 20, y: 24 })).leaderWithin6).toBe(true)
    expect(nerve(withUnit(leaderless, 'a-2', { x: 20, y: 24, routedIn: 3 })).leaderWithin6).toBe(false)
  })

  rule(['SK-MOR-10', 'SK-MOR-20'], 'flank and rear within 12 inches and in sight', () => {
    expect(nerve(field([14, 33]))).toMatchObject({ enemyFlank: false, enemyRear: false })
    expect(nerve(field([14, 9]))).toMatchObject({ enemyFlank: false, enemyRear: true })
    expect(nerve(field([14, 7]))).toMatchObject({ enemyRear: false })
    expect(nerve(withMen(field([30, 20]), 'b-1', 3))).toMatchObject({ enemyFlank: true, enemyRear: false })
  })

  rule(['SK-MOR-10', 'SK-MOR-16', 'SK-MOR-20'], 'odds: figures within 12 inches of its centre', () => {
    expect(nerve(withMen(field([14, 26]), 'a-1', 6)).outnumbered).toBe('two-to-one')
    expect(nerve(withMen(field([14, 26]), 'a-1', 4)).outnumbered).toBe('three-to-one')
    expect(nerve(withMen(field([14, 26]), 'a-1', 7)).outnumbered).toBe('none')
    expect(nerve(withUnit(withMen(field([14, 26]), 'a-1', 4), 'b-1', { routedIn: 2 })).outnumbered).toBe(
      'none',
    )
  })

  rule(['SK-MOR-10', 'SK-MOR-19'], 'a friend who fell back within 10 inches, in this move only', () => {
    const run = goneOn(withUnit(field(), 'a-2', { x: 27, y: 20 }), [], (play) =>
      applyResult(play, 'a-2', 'fall-back-1'),
    ).state
    expect(nerve(run).squadFallingBackWithin10).toBe(true)
    expect(
      nerve(goneOn(field(), [], (play) => applyResult(play, 'a-2', 'fall-back-1')).state)
        .squadFallingBackWithin10,
    ).toBe(false)
    expect(nerve(happening(run, [], endMove).state).squadFallingBackWithin10).toBe(false)
  })

  rule('SK-MOR-10', 'who has run off the table is forgotten with the move', () => {
    const near = withUnit(field(), 'a-2', { x: 27, y: 3 })
    const gone = goneOn(withUnit(near, 'a-1', { y: 8 }), [], (play) => applyResult(play, 'a-2', 'rout')).state
    expect(unitIn(gone, 'a-2').fate).toBe('off-table')
    expect(nerve(gone).squadFallingBackWithin10).toBe(true)
    expect(nerve(happening(gone, [], endMove).state).squadFallingBackWithin10).toBe(false)
  })

  rule('SK-MOR-09', 'only the casualties of this move count, unless agreed otherwise', () => {
    const state = withUnit(withMen(field(), 'a-1', 9), 'a-1', { marks: { casualties: 2 } })
    expect(nerve(state).casualties).toBe(2)
    expect(
      nerve({ ...state, options: { ...state.options, 'casualty-modifier': 'whole-game' } }).casualties,
    ).toBe(3)
  })
})

describe('when it checks', () => {
  rule(['SK-MOR-02', 'SK-MOR-25'], 'losses oblige it at half strength and below', () => {
    const left = (men: number, before: number) =>
      reasonsOf(
        field(),
        unitIn(withUnit(withMen(field(), 'a-1', men), 'a-1', { marks: { strengthBefore: before } }), 'a-1'),
      )
    expect(left(7, 12)).toEqual([])
    expect(left(6, 12)).toHaveLength(1)
    expect(left(5, 6)).toHaveLength(1)
    expect(left(5, 5)).toEqual([])
  })

  rule(['SK-MOR-16', 'SK-MOR-22'], 'the man lost by falling back two moves brings no new check', () => {
    const half = withUnit(withMen(field(), 'a-1', 6), 'a-1', { marks: { strengthBefore: 6 } })
    const { state } = goneOn(half, [], (play) => applyResult(play, 'a-1', 'fall-back-2'))
    expect(unitIn(state, 'a-1').figures.map(({ id }) => id)).toEqual([
      'a-1.1',
      'a-1.2',
      'a-1.3',
      'a-1.4',
      'a-1.5',
    ])
    expect(unitIn(state, 'a-1').retreatOwed).toBe(true)
    expect(reasonsOf(state, unitIn(state, 'a-1'))).toEqual([])
  })

  rule(
    ['SK-MOR-14', 'SK-MOR-15'],
    'rally first, then the side with the initiative, in the order of the roster',
    () => {
      let state = withUnit(field(), 'a-2', { routedIn: 2 })
      state = withUnit(state, 'a-1', { marks: { owes: ['first-fire'] } })
      state = withUnit(state, 'b-1', { marks: { owes: ['gas'] } })
      const { events } = morale(state, [1, 1, 1])
      expect(events.flatMap((one) => ('unit' in one && 'roll' in one ? [one.unit] : []))).toEqual([
        'a-2',
        'b-1',
        'a-1',
      ])
    },
  )

  rule('SK-MOR-14', 'a rout of this move is not yet rallied', () => {
    expect(morale(withUnit(field(), 'a-2', { routedIn: 3 }), []).events).toEqual([])
  })
})

describe('what follows', () => {
  const apply = (state: State, result: Parameters<typeof applyResult>[2]) =>
    goneOn(state, [], (play) => applyResult(play, 'a-1', result)).state

  rule(['SK-MOR-07', 'SK-MOR-21'], 'stand: halted to the end of the next move', () => {
    expect(unitIn(apply(field(), 'stand'), 'a-1').haltedTo).toBe(4)
  })

  rule(
    ['SK-MOR-07', 'SK-MOV-20'],
    'fall back one move: ten inches towards its own edge, facing the enemy',
    () => {
      const state = apply(field(), 'fall-back-1')
      expect(positionIn(state, 'a-1')).toEqual([14, 10])
      expect(unitIn(state, 'a-1')).toMatchObject({ retreatOwed: false, routedIn: null })
    },
  )

  rule('SK-MOR-18', 'a worse result takes the place of the present state, a milder one leaves it', () => {
    expect(unitIn(apply(withUnit(field(), 'a-1', { retreatOwed: true }), 'stand'), 'a-1')).toMatchObject({
      retreatOwed: true,
      haltedTo: null,
    })
    expect(
      unitIn(apply(withUnit(field(), 'a-1', { retreatOwed: true }), 'fall-back-1'), 'a-1').retreatOwed,
    ).toBe(true)
    expect(unitIn(apply(withUnit(field(), 'a-1', { haltedTo: 4 }), 'rout'), 'a-1')).toMatchObject({
      routedIn: 3,
      haltedTo: null,
    })
  })

  rule(['SK-MOR-14', 'SK-MOR-24'], 'a recovered router faces the enemy and stands next move', () => {
    const state = withUnit(field(), 'a-1', { routedIn: 2, facing: 180 })
    const { state: after } = happening(state, [9], (play) => tryToRally(play, 'a-1'))
    expect(unitIn(after, 'a-1').routedIn).toBe(2)
    const rallied = happening(state, [8], (play) => tryToRally(play, 'a-1')).state
    expect(unitIn(rallied, 'a-1')).toMatchObject({ routedIn: null, haltedTo: 4 })
    expect(unitIn(rallied, 'a-1').facing).not.toBe(unitIn(state, 'a-1').facing)
  })

  rule('SK-MOR-26', 'falling back breaks contact, and the melee is over', () => {
    const melee = { id: 1, units: ['a-1', 'b-1'], rounds: 1, newcomers: [], flanked: [], charges: [] }
    const state = withUnit({ ...field([14, 20.75]), melees: [melee] }, 'a-1', {
      marks: { owes: ['gas'], gassed: true },
    })
    const after = morale(withUnit(state, 'b-1', { wonLastRound: true }), [10, 3]).state
    expect(after.melees).toEqual([])
    expect(unitIn(after, 'b-1').wonLastRound).toBe(false)
  })
})
