import { expect, test } from 'vitest'
import type { State } from '#rules/skirmish/game/state.ts'
import type { Muster } from '#rules/skirmish/scenarios/scenario.ts'
import { begun, moving, onTable, unitIn, waitingFor, withUnit } from '../battle.ts'
import { decided, wished } from './deciding.ts'

type Listed = Omit<Muster, 'name'>
const SQUAD: Listed = { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 14] }
const HMG: Listed = { id: 'b-1', organisation: 'hmg-team', at: [24, 36] }
const AT_THE_GUN = {
  moves: 14,
  objectives: [{ name: 'Mound', at: [24, 40], points: 5, holder: 'b' }],
} as const

test('SK 9.14: a squad under a machine gun lies down at the end of its bound', () => {
  expect(decided(moving(onTable({ a: [SQUAD], b: [HMG] }, [], AT_THE_GUN), 'a'), 'a')).toMatchObject({
    kind: 'move',
    prone: true,
  })
})

test('SK 9.19: where nobody sees it, it walks as far as it can', () => {
  const house = { kind: 'large-building-stone', name: 'Factory', at: [14, 20, 34, 26] } as const
  const order = decided(moving(onTable({ a: [SQUAD], b: [HMG] }, [house], AT_THE_GUN), 'a'), 'a')
  expect(order).toMatchObject({ kind: 'move', prone: false })
})

test('SK 9.13: a squad in column forms line before it fights', () => {
  const state = onTable(
    { a: [{ ...SQUAD, formation: 'column' }], b: [{ ...HMG, at: [24, 34] }] },
    [],
    AT_THE_GUN,
  )
  const order = decided(moving(state, 'a'), 'a')
  expect(order.kind === 'form' || (order.kind === 'move' && order.formation?.to === 'line')).toBe(true)
})

test('SK 9.25: a garrison with targets before it stays in its trench and aims', () => {
  const state = withUnit(begun('ridge-1917'), 'a-1', { x: 14, y: 22, trench: null })
  expect(decided(moving(state, 'b'), 'b').kind).toBe('hold')
  expect(wished(moving(state, 'b'), 'b', 'b-1')[0]).toEqual({ kind: 'hold', unit: 'b-1' })
})

test('SK 9.24: men keep in their dugout until the attackers are close', () => {
  const far = moving(begun('ravine-1916'), 'b', { move: 2 })
  expect(wished(far, 'b', 'b-1')[0]).toEqual({ kind: 'hold', unit: 'b-1' })
  const near = withUnit(begun('ravine-1916'), 'a-1', { x: 10, y: 23, trench: null })
  expect(wished(moving(near, 'b', { move: 4 }), 'b', 'b-1')[0]).toMatchObject({ kind: 'leave', unit: 'b-1' })
})

test('SK 9.24: a squad that is shelled goes along its trench', () => {
  const shelled = withUnit(begun('ridge-1917'), 'b-1', { marks: { underFire: true, casualties: 2 } })
  const [first] = wished(moving(shelled, 'b'), 'b', 'b-1')
  if (first?.kind !== 'move') throw new Error(`it does ${first?.kind}`)
  const [leg] = first.legs
  expect(Math.abs((leg?.x ?? 0) - 14)).toBeGreaterThan(4)
  expect(Math.abs((leg?.y ?? 0) - 35)).toBeLessThan(1.5)
})

test('SK 9.23: raiders start home while they can still get there', () => {
  const raid = (move: number): State =>
    moving(withUnit(begun('raid-1916'), 'a-1', { x: 17, y: 25, trench: null, formation: 'line' }), 'a', {
      move,
    })
  const north = (state: State): number => {
    const [first] = wished(state, 'a', 'a-1').filter(({ kind }) => kind === 'move')
    return first?.kind === 'move' ? (first.legs.at(-1)?.y ?? 0) : 0
  }
  expect(north(raid(6))).toBeGreaterThan(25)
  expect(north(raid(12))).toBeLessThan(25)
})

test('SK 9.33: raiders are set up close before the gap, in line', () => {
  const state = waitingFor(begun('raid-1916'), 'deployment', { name: 'deployment', side: 'a', next: null })
  expect(decided(state, 'a')).toMatchObject({
    kind: 'deploy',
    unit: 'a-1',
    formation: 'line',
    at: { y: 12 },
  })
})

test('SK 9.24: a garrison is set up away from where the batteries have plotted', () => {
  const state = waitingFor(begun('ridge-1917'), 'deployment', { name: 'deployment', side: 'b', next: 'a' })
  const order = decided(state, 'b')
  if (order.kind !== 'deploy') throw new Error(`it does ${order.kind}`)
  const { position } = unitIn(state, order.unit)
  expect(Math.abs((order.at?.x ?? 0) - position.x / 2540)).toBeGreaterThan(6)
})
