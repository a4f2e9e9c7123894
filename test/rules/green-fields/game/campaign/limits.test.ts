import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { rule } from '../../../../rule.ts'
import { deploying } from '../deployment/deploying.ts'
import { field, give, inAssault, put, refused } from '../field.ts'
import { moving } from '../movement/moves.ts'

const DONE = { kind: 'done' } as const
const HOLD = { kind: 'standing', unit: 'a1', order: 'hold' } as const
const AGAIN = { kind: 'standing', unit: 'a1', order: 'first-chance' } as const

/** Two units of side a, which may thus give 52 orders. */
const writing = (given: number): State => {
  const state = moving([{ id: 'a1', at: 'A1' }, { id: 'a2' }, { id: 'b1', at: 'A8' }])
  put(state, { given: { a: given, b: 0 } })
  return state
}

rule('GF-TURN-04', 'after 40 orders and 6 for each unit only the end of the phase is accepted', () => {
  const last = writing(51)
  give(last, 'a', HOLD)
  expect(last.given.a).toBe(52)
  expect(refused(last, 'a', AGAIN)).toBe('too-many-orders GF-TURN-04')
  expect(refused(last, 'a', { kind: 'move', units: ['a1'], path: ['A2'] })).toBe('too-many-orders GF-TURN-04')
  expect(refused(last, 'a', DONE)).toBe('legal')
  give(last, 'a', DONE)
  // The other side counts its own.
  expect(refused(last, 'b', { kind: 'standing', unit: 'b1', order: 'hold' })).toBe('legal')
})

rule('GF-TURN-04', 'a new phase begins with no order given, and nobody sees how many the enemy gave', () => {
  const state = field(
    [
      { id: 'a1', at: 'A1' },
      { id: 'b1', at: 'A8' },
    ],
    'assault-decision',
    [{ name: 'assault-decision', side: 'b' }],
  )
  put(state, { given: { a: 9, b: 3 } })
  expect(GAME.view(state, 'a').given).toEqual({ a: 9, b: 0 })
  give(state, 'b', { kind: 'open-assault' }, [1])
  expect(state.given).toEqual({ a: 0, b: 0 })
})

rule(['GF-TURN-04', 'GF-ASLT-08'], 'who may not end with an empty table is placed as usual', () => {
  const state = deploying([{ id: 'a1' }, { id: 'b1', at: 'A8' }], {
    terms: { mustAssault: { side: 'a', by: 1 } },
  })
  put(state, { given: { a: 99, b: 0 } })
  expect(refused(state, 'a', { kind: 'place', unit: 'a1', zone: 'A1' })).toBe('too-many-orders GF-TURN-04')
  give(state, 'a', { kind: 'deploy-usual' })
  expect(refused(state, 'a', DONE)).toBe('legal')
})

rule('GF-TURN-04', 'an order that would change nothing is refused', () => {
  const same = 'changes-nothing GF-TURN-04'
  const waves = moving([
    { id: 'a1', at: 'A1', wave: 0 },
    { id: 'a2', at: 'A1', wave: 1 },
  ])
  expect(refused(waves, 'a', { kind: 'order-waves', zone: 'A1', units: ['a1', 'a2'] })).toBe(same)
  expect(refused(waves, 'a', { kind: 'order-waves', zone: 'A1', units: ['a2', 'a1'] })).toBe('legal')

  const guns = inAssault([{ id: 'a-gun', at: 'A4', type: 'field-artillery', strength: 9 }], 'artillery', [
    { name: 'artillery' },
  ])
  const fire = (target: string) => ({ kind: 'fire', unit: 'a-gun', mission: 'bombardment', target })
  give(guns, 'a', fire('A5'))
  expect([refused(guns, 'a', fire('A5')), refused(guns, 'a', fire('A6'))]).toEqual([same, 'legal'])

  const raiders = field([{ id: 'a1', at: 'A4' }], 'raids', [{ name: 'raids', side: 'a' }])
  const raid = (strength: number) => ({ kind: 'raid', unit: 'a1', strength, zone: 'A5' })
  give(raiders, 'a', raid(2))
  expect(refused(raiders, 'a', raid(2))).not.toBe('legal')

  const airmen = field([{ id: 'a1', type: 'fighter', strength: 3 }], 'air', [{ name: 'air-plans' }])
  const fly = (period: string, strength = 3) => ({ kind: 'sortie', unit: 'a1', period, strength })
  give(airmen, 'a', fly('dawn'))
  expect(refused(airmen, 'a', fly('dawn'))).toBe(same)
  expect(refused(airmen, 'a', fly('dawn', 2))).toBe('legal')
  expect(refused(airmen, 'a', fly('dusk'))).toBe('legal')
})
