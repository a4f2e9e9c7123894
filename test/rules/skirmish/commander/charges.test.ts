import { expect, test } from 'vitest'
import type { State } from '#rules/skirmish/game/state.ts'
import type { Muster } from '#rules/skirmish/scenarios/scenario.ts'
import { charging, onTable, waitingFor, withMen, withUnit } from '../battle.ts'
import { decided } from './deciding.ts'

type Listed = Omit<Muster, 'name'>
const SQUAD: Listed = { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }
const SECOND: Listed = { id: 'a-2', organisation: 'fr-squad-1914', at: [36, 20] }
const before = (enemy: Partial<Listed>, ...others: readonly Listed[]): State =>
  onTable({
    a: [SQUAD, ...others],
    b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 27], ...enemy }],
  })
const hardened = (state: State): State => withUnit(state, 'a-1', { firstFireTaken: true })

test('SK 9.16: a squad worn down to a few is charged', () => {
  expect(decided(charging(hardened(withMen(before({}), 'b-1', 4)), 'a'), 'a')).toEqual({
    kind: 'charge',
    units: ['a-1'],
    target: 'b-1',
  })
})

test('SK 9.16: an equal squad that can fire at those who come is not', () => {
  expect(decided(charging(before({}), 'a'), 'a')).not.toMatchObject({ kind: 'charge' })
})

test('SK 9.16: what one squad does not dare two do together', () => {
  const state = withMen(before({ at: [30, 27] }, SECOND), 'b-1', 7)
  const both = withUnit(hardened(state), 'a-2', { firstFireTaken: true })
  expect(decided(charging(both, 'a'), 'a')).toMatchObject({
    kind: 'charge',
    target: 'b-1',
    units: ['a-1', 'a-2'],
  })
})

test('SK 9.4: nobody runs at a machine gun from the front', () => {
  const state = before({ organisation: 'hmg-team' })
  expect(decided(charging(state, 'a'), 'a')).not.toMatchObject({ kind: 'charge' })
})

test('SK 9.16: a routing unit is run down', () => {
  const state = withUnit(before({}), 'b-1', { routedIn: 1 })
  expect(decided(charging(state, 'a'), 'a')).toMatchObject({ kind: 'charge', target: 'b-1' })
})

test('SK 9.15: who has a charge to make moves first, who waits second', () => {
  const turn = (state: State) =>
    decided(waitingFor(state, 'initiative', { name: 'initiative', side: 'b' }), 'b')
  const far = onTable({
    a: [{ ...SQUAD, at: [24, 6] }],
    b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 40] }],
  })
  expect(turn(far)).toEqual({ kind: 'choose-turn', turn: 'second' })
  const near = withUnit(withMen(before({}), 'a-1', 3), 'b-1', { firstFireTaken: true })
  expect(turn(near)).toEqual({ kind: 'choose-turn', turn: 'first' })
})
