import { expect, test } from 'vitest'
import type { State } from '#rules/skirmish/game/state.ts'
import { begun, moving, waitingFor, withUnit } from '../battle.ts'
import { decided, wished } from './deciding.ts'

/** Both parties in the west, so far north, when the garrison moves. */
const raid = (y: number, move = 4): State => {
  const west = withUnit(begun('raid-1916'), 'a-1', { x: 10, y, formation: 'line' })
  return moving(withUnit(west, 'a-2', { x: 19, y, formation: 'line' }), 'b', { move })
}

test('SK 9.13: a machine gun that bears on nobody leaves its bunker by the trench for where they come', () => {
  const [first] = wished(raid(20), 'b', 'b-hmg')
  if (first?.kind !== 'leave') throw new Error(`it does ${first?.kind}`)
  expect(first.at.x).toBe(39)
  expect(first.at.y).toBeCloseTo(27.25, 1)
})

test('SK 9.13: it stays while nobody is upon its friends, and while it has a target', () => {
  expect(wished(raid(10), 'b', 'b-hmg')[0]?.kind).toBe('hold')
  const east = withUnit(raid(20), 'a-cover', { x: 36, y: 22, trench: null })
  expect(wished(east, 'b', 'b-hmg')[0]?.kind).toBe('hold')
})

test('SK 9.27: a squad nobody attacks goes along its trench to where they come in the second half of the night', () => {
  const [first] = wished(raid(25, 8), 'b', 'b-2')
  if (first?.kind !== 'move') throw new Error(`it does ${first?.kind}`)
  expect(first.legs.at(-1)?.x).toBeLessThan(28)
  expect(wished(raid(10, 8), 'b', 'b-2')[0]?.kind).toBe('hold')
})

test('SK 9.33: a sniper is set up between the gaps, clear of his squad', () => {
  const state = waitingFor(begun('raid-1916'), 'deployment', { name: 'deployment', side: 'b', next: 'a' })
  const order = decided(state, 'b')
  expect(order).toMatchObject({ kind: 'deploy', unit: 'b-sniper' })
  // The squad's last man stands at 19.5.
  expect(order.kind === 'deploy' && order.at?.x).toBeCloseTo(25.84, 1)
})
