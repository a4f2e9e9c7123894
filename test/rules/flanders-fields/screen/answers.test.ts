import { expect } from 'vitest'
import { PHASES } from '#rules/flanders-fields/game/index.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { AT_DESKS } from '#rules/flanders-fields/screen/desks/index.ts'
import { asOrder } from '#rules/flanders-fields/screen/writing/orders.ts'
import { fromCm } from '#rules/flanders-fields/tables/index.ts'
import type { Side } from '#rules/flanders-fields/vocabulary.ts'
import { rule } from '../../../rule.ts'
import { begun, ordered, waitingFor, withStand } from '../battle.ts'
import { inBattalion } from '../commanding.ts'
import { acting, only } from '../game/movement.ts'

const withOptions = (state: State, options: Partial<State['options']>): State => ({
  ...state,
  options: { ...state.options, ...options },
})

/** The legal orders that a screen offers under these titles, in the order of the offers. */
const offered = (state: State, side: Side) =>
  (AT_DESKS.writing(state, side, undefined, undefined)?.groups ?? []).flatMap(({ title, edits }) =>
    edits.flatMap((edit) => {
      const order = asOrder(edit.order)
      return order && !PHASES.check(state, side, order) ? [{ title, edit: edit.title, order }] : []
    }),
  )

rule('FF-RB-11', 'the screen asks whether the barrage is to halt; by the plan is the usual answer', () => {
  const barrage = { edge: fromCm(30), turnsLeft: 3 }
  const state = waitingFor(
    withOptions(begun('hamel-1918'), { 'barrage-halt': 'once' }),
    { name: 'halt-barrage' },
    {
      step: 'rolling-barrage',
      barrage,
    },
  )
  expect(offered(state, 'attacker').map(({ order }) => order)).toEqual([
    { kind: 'halt-barrage', halt: false },
    { kind: 'halt-barrage', halt: true },
  ])
  expect(AT_DESKS.writing(state, 'defender', undefined, undefined)).toBeUndefined()
})

rule('FF-HERO-04', 'the screen of the enemy asks whether he agrees', () => {
  const near = withStand(inBattalion('first-battle', 'a1'), 'a1a1', { x: 50, y: 32 })
  const { state } = ordered(withOptions(near, { 'heroic-agreement': 'asked' }), 'attacker', {
    kind: 'heroic',
    platoon: 'a1a1',
    targets: ['d1m1'],
  })
  expect(offered(state, 'defender').map(({ edit, order }) => [edit, order])).toEqual([
    ['Agree', { kind: 'heroic-answer', agree: true }],
    ['Decline', { kind: 'heroic-answer', agree: false }],
  ])
})

rule('FF-DUG-06', 'the screen offers the shelters to all who can go below, or to one', () => {
  const serre = only(begun('serre-1916'), ['d1b'])
  const trench = ['d1b1', 'd1b2', 'd1b3'].reduce(
    (state, id, i) => withStand(state, id, { x: 40 + 4 * i, y: 68, below: false }),
    serre,
  )
  const below = (options: Partial<State['options']>) =>
    offered(acting(withOptions(trench, options), 'd1b').state, 'defender').flatMap(({ order }) =>
      order.kind === 'shelter' ? [order.stands] : [],
    )
  expect(below({ 'deep-shelters': 'in-battle' })).toEqual([
    ['d1b1', 'd1b2', 'd1b3'],
    ['d1b1'],
    ['d1b2'],
    ['d1b3'],
  ])
  expect(below({})).toEqual([])
})
