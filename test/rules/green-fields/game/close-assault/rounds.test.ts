import { expect } from 'vitest'
import { rule } from '../../../../rule.ts'
import { at, eventOf, eventsOf, give, phaseOf, unitOf } from '../field.ts'
import { MOVED, melee } from './melee.ts'

const DEFENDER = { id: 'a-1', at: 'C4', strength: 2, experience: 1, morale: 2 }
const ATTACKER = { id: 'b-1', at: 'C4', from: 'C5', strength: 2, experience: 1, morale: 2 }

rule(
  'GF-CLOSE-01',
  'enemies in one zone fight, defenders first, round after round until one side is left',
  () => {
    const state = melee([DEFENDER, ATTACKER])
    // Round 1: two dice and two back miss. Round 2: the defender's 6 kills the attacker, who saves with no die.
    const events = give(state, 'b', MOVED, [1, 1, 1, 1, 6, 1])
    expect(eventsOf(events, 'close-fire').map(({ round, unit, dice }) => [round, unit, dice])).toEqual([
      [1, 'a-1', 2],
      [1, 'b-1', 2],
      [2, 'a-1', 2],
    ])
    expect(unitOf(state, 'b-1').gone).toBe('destroyed')
    expect(eventOf(events, 'close-assault-over')).toMatchObject({ zone: at(state, 'C4'), side: 'a' })
  },
)

rule('GF-CLOSE-01', 'before every round the waves may be reordered', () => {
  const state = melee([
    { ...DEFENDER, strength: 3, wave: 0 },
    { ...DEFENDER, id: 'a-2', strength: 1, wave: 1 },
    { ...ATTACKER, strength: 1 },
  ])
  give(state, 'b', MOVED)
  expect(phaseOf(state)).toBe('close-assault')
  give(state, 'a', { kind: 'order-waves', zone: 'C4', units: ['a-2', 'a-1'] })
  // Now the weaker regiment leads with its single die.
  const first = give(state, 'a', { kind: 'done' }, [1, 1])
  expect(eventOf(first, 'close-fire')).toMatchObject({ unit: 'a-2', dice: 1 })
  give(state, 'a', { kind: 'order-waves', zone: 'C4', units: ['a-1', 'a-2'] })
  const second = give(state, 'a', { kind: 'done' }, [6, 1, 1])
  expect(eventOf(second, 'close-fire')).toMatchObject({ unit: 'a-1', dice: 3, round: 2 })
})

rule('GF-CLOSE-01', 'who lets the fight take its course is not asked again in that zone', () => {
  const state = melee([{ ...DEFENDER, wave: 0 }, { ...DEFENDER, id: 'a-2', wave: 1 }, ATTACKER])
  give(state, 'b', MOVED)
  const events = give(state, 'a', { kind: 'fight-it-out' }, [1, 1, 1, 1, 6, 1])
  expect(eventsOf(events, 'close-fire').map(({ round }) => round)).toEqual([1, 1, 2])
})

rule(
  'GF-CLOSE-02',
  'zones are fought in the order A1, A2 and so on, then B1; whoever was there first defends',
  () => {
    const state = melee([
      { ...DEFENDER, id: 'a-b2', at: 'B2' },
      { ...ATTACKER, id: 'b-b2', at: 'B2', from: 'B3' },
      // Here side a has come upon side b.
      { ...ATTACKER, id: 'a-a5', at: 'A5', from: 'A4' },
      { ...DEFENDER, id: 'b-a5', at: 'A5' },
      { ...DEFENDER, id: 'a-a3', at: 'A3' },
      { ...ATTACKER, id: 'b-a3', at: 'A3', from: 'A4' },
    ])
    const events = give(state, 'b', MOVED, [6, 1, 6, 1, 6, 1])
    expect(eventsOf(events, 'close-fire').map(({ unit }) => unit)).toEqual(['a-a3', 'b-a5', 'a-b2'])
  },
)

rule('GF-CLOSE-03', 'an attacker that holds replies with what is left of it', () => {
  const state = melee([DEFENDER, { ...ATTACKER, strength: 4, experience: 2, morale: 3 }])
  // One of two hits saved; one lost; morale throw 5 is enough to hold; three dice back kill the defender.
  const events = give(state, 'b', MOVED, [6, 1, 5, 5, 1, 1, 6, 5, 5, 1])
  expect(eventsOf(events, 'close-fire').map(({ dice }) => dice)).toEqual([2, 3])
  expect(unitOf(state, 'b-1')).toMatchObject({ strength: 3, morale: 2, status: 'steady', cameFrom: null })
  expect(unitOf(state, 'a-1').gone).toBe('destroyed')
})

rule(['GF-CLOSE-03', 'GF-MOR-06'], 'attackers may break before they fire, and then nobody replies', () => {
  const state = melee([
    DEFENDER,
    { ...ATTACKER, strength: 6, wave: 0 },
    { ...ATTACKER, id: 'b-2', strength: 6, wave: 1 },
  ])
  give(state, 'b', MOVED)
  // Two hits cost the leader two points, and its one morale die scores nothing: it routs without having fired. The
  // other leads the second round and, as it stands alone, is not asked.
  const events = give(state, 'b', { kind: 'done' }, [6, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1])
  expect(eventsOf(events, 'close-fire').map(({ round, unit }) => [round, unit])).toEqual([
    [1, 'a-1'],
    [2, 'a-1'],
    [2, 'b-2'],
  ])
  expect(unitOf(state, 'b-1')).toMatchObject({ strength: 4, status: 'routing', place: at(state, 'C6') })
  expect(unitOf(state, 'b-2').place).toBe(at(state, 'C4'))
})
