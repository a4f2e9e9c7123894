import { expect } from 'vitest'
import { rule } from '../../../../rule.ts'
import { at, eventOf, eventsOf, give, kindsOf, unitOf, zoneOf } from '../field.ts'
import { type Fighter, MOVED, melee } from './melee.ts'

const DEFENDER: Fighter = { id: 'a-1', at: 'C4', strength: 6, experience: 1, morale: 2 }
const ATTACKER: Fighter = { id: 'b-1', at: 'C4', from: 'C5', strength: 1, experience: 1, morale: 2 }

rule(
  'GF-CLOSE-04',
  'suppressed units fire all their dice, routing ones half, guns one for three points',
  () => {
    const dice = (defender: Partial<Fighter>, rolled: readonly number[]) =>
      eventOf(give(melee([{ ...DEFENDER, ...defender }, ATTACKER]), 'b', MOVED, rolled), 'close-fire').dice
    expect(dice({ status: 'suppressed' }, [5, 1, 1, 1, 1, 1])).toBe(6)
    expect(dice({ status: 'routing' }, [5, 1, 1])).toBe(3)
    expect(dice({ type: 'field-artillery', strength: 8 }, [5, 1])).toBe(2)
  },
)

rule('GF-CLOSE-04', 'guns spend no shells on it', () => {
  const state = melee([{ ...DEFENDER, type: 'heavy-artillery', strength: 9 }, ATTACKER])
  give(state, 'b', MOVED, [5, 1, 1])
  expect(state.armies.a.shells).toBe(30)
})

rule('GF-CLOSE-04', 'balloons and transport have no dice: alone they leave without a check', () => {
  const state = melee([
    { ...DEFENDER, type: 'balloon', strength: 3 },
    { ...DEFENDER, id: 'a-2', type: 'motor-transport', strength: 3, wave: 1 },
    ATTACKER,
  ])
  const events = give(state, 'b', MOVED)
  expect(kindsOf(events)).not.toContain('close-fire')
  expect(eventOf(events, 'gave-way')).toMatchObject({ side: 'a', zone: at(state, 'C4') })
  expect(unitOf(state, 'a-1')).toMatchObject({ place: at(state, 'C3'), status: 'steady', morale: 2 })
  expect(unitOf(state, 'a-2').place).toBe(at(state, 'C3'))
})

rule('GF-CLOSE-04', 'if neither side has a die the attackers leave', () => {
  const state = melee([
    { ...DEFENDER, type: 'balloon', strength: 3 },
    { ...ATTACKER, status: 'routing' },
  ])
  expect(eventOf(give(state, 'b', MOVED), 'gave-way').side).toBe('b')
  expect(unitOf(state, 'b-1').place).toBe(at(state, 'C5'))
  expect(unitOf(state, 'a-1').place).toBe(at(state, 'C4'))
})

rule('GF-CLOSE-04', 'whoever cannot fire does not lead those who can', () => {
  const state = melee([
    { ...DEFENDER, type: 'balloon', strength: 3, wave: 0 },
    { ...DEFENDER, id: 'a-2', wave: 1 },
    ATTACKER,
  ])
  expect(eventOf(give(state, 'b', MOVED, [5, 1, 1, 1, 1, 1]), 'close-fire').unit).toBe('a-2')
})

rule(['GF-SAVE-11', 'GF-CLOSE-04'], 'attackers move and use the ground of the zone, not its trench', () => {
  const state = melee([DEFENDER, { ...ATTACKER, strength: 3, experience: 3 }], {
    zones: { C4: { trench: 'heavy', ground: 'rough' } },
  })
  // One hit on 3 - 1 + 1 dice; two back on 1 + 2.
  const events = give(
    state,
    'b',
    MOVED,
    [5, 1, 1, 1, 1, 1, 5, 1, 1, 6, 1, 1, 6, 1, 1, 6, 6, 1, 1, 1, 1, 1, 1, 1],
  )
  expect(eventsOf(events, 'close-fire').map(({ struck }) => struck[0]?.saveDice)).toEqual([3, 3, 3])
})

rule('GF-MOR-10', 'who is driven out of a zone is out of it at once; whoever has no way back is lost', () => {
  const state = melee([
    { ...DEFENDER, strength: 2, experience: 1, morale: 2 },
    { ...ATTACKER, strength: 6 },
    { id: 'b-c3', at: 'C3', revealed: true },
    { id: 'b-b3', at: 'B3', revealed: true },
    { id: 'b-d3', at: 'D3', revealed: true },
  ])
  // One point lost and no hit on its morale dice: it would run, and there is nowhere to run to.
  const events = give(state, 'b', MOVED, [1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1])
  expect(kindsOf(events)).toContain('cut-off')
  expect(unitOf(state, 'a-1').gone).toBe('destroyed')
  expect([state.armies.a.lost, zoneOf(state, 'C4').fallen]).toEqual([2, 2])
})
