import { expect } from 'vitest'
import { GONE, OFF_BOARD } from '#rules/green-fields/game/zone.ts'
import { rule } from '../../../../rule.ts'
import { at, give, put, refused, unitOf } from '../field.ts'
import { alone, deployed, deploying } from './deploying.ts'

const luxury = (unit: string) => ({ kind: 'luxury', unit })
const draft = (unit: string, men: number, from?: string) => ({
  kind: 'draft',
  unit,
  men,
  ...(from ? { from } : {}),
})

rule('GF-DEP-05', 'a luxury restores all the morale of a unit off the board, which then stays there', () => {
  const state = deploying(
    [
      { id: 'a1', morale: 1, maxMorale: 4 },
      { id: 'a2', morale: 1, maxMorale: 4, at: 'C1' },
      { id: 'a3', type: 'fighter', morale: 2, maxMorale: 3 },
      { id: 'a4' },
    ],
    { army: { a: { luxuries: 2 } } },
  )
  expect(refused(state, 'a', luxury('a2'))).toBe('on-board GF-DEP-05')
  expect(refused(state, 'a', luxury('a4'))).toBe('in-good-heart GF-DEP-05')
  give(state, 'a', luxury('a1'))
  expect([unitOf(state, 'a1').morale, state.armies.a.luxuries]).toEqual([4, 1])
  expect(refused(state, 'a', { kind: 'place', unit: 'a1', zone: 'C1' })).toBe('resting GF-DEP-05')
  give(state, 'a', luxury('a3'))
  expect(unitOf(state, 'a3').morale).toBe(3)
  give(state, 'a', { kind: 'place', unit: 'a2', zone: 'off' })
  expect(refused(state, 'a', luxury('a2'))).toBe('no-luxuries GF-DEP-05')
  // The usual deployment leaves it alone.
  give(state, 'a', { kind: 'deploy-usual' })
  expect(unitOf(state, 'a1').place).toBe(OFF_BOARD)
})

rule('GF-DEP-05', 'by the house rule one point for each luxury', () => {
  const state = deploying([{ id: 'a1', morale: 1, maxMorale: 3 }], {
    options: { 'luxury-effect': 'one-point' },
  })
  give(state, 'a', luxury('a1'))
  give(state, 'a', luxury('a1'))
  expect([unitOf(state, 'a1').morale, state.armies.a.luxuries]).toEqual([3, 4])
})

rule(['GF-DEP-06', 'GF-REP-01'], 'pooled men join infantry off the board, up to its establishment', () => {
  const state = deploying(
    [
      { id: 'a1', strength: 5, establishment: 8 },
      { id: 'a2', strength: 5, establishment: 8, at: 'C1' },
      { id: 'a3', type: 'cavalry', strength: 4, establishment: 6 },
    ],
    { army: { a: { pool: 2 } } },
  )
  expect(refused(state, 'a', draft('a2', 1))).toBe('on-board GF-DEP-06')
  expect(refused(state, 'a', draft('a3', 1))).toBe('infantry-only GF-REP-01')
  expect(refused(state, 'a', draft('a1', 4))).toBe('too-many GF-REP-01')
  expect(refused(state, 'a', draft('a1', 3))).toBe('pool-empty GF-DEP-06')
  give(state, 'a', draft('a1', 2))
  expect(unitOf(state, 'a1')).toMatchObject({ strength: 7, experience: 2, drafts: 2 })
  expect(state.armies.a.pool).toBe(0)
})

rule('GF-DEP-06', 'a unit is not taken out of the line for an hour to be reinforced there', () => {
  const below = { strength: 5, establishment: 8 }
  const state = deploying(
    [
      { id: 'a1', ...below, at: 'C4' },
      { id: 'a2', ...below },
    ],
    { army: { a: { pool: 2 } } },
  )
  for (const unit of ['a1', 'a2']) {
    if (unit === 'a1') give(state, 'a', { kind: 'place', unit, zone: 'off' })
    give(state, 'a', draft(unit, 1))
  }
  for (const zone of ['C4', 'C1']) {
    expect(refused(state, 'a', { kind: 'place', unit: 'a1', zone })).toBe('relieved GF-DEP-06')
  }
  // Whoever was off the board before may come on with the new men.
  expect(refused(state, 'a', { kind: 'place', unit: 'a2', zone: 'C4' })).toBe('legal')
  give(state, 'a', { kind: 'deploy-usual' })
  expect([unitOf(state, 'a1').place, unitOf(state, 'a2').place >= 0]).toEqual([OFF_BOARD, true])
})

rule('GF-EXP-02', 'drafts of half the strength before them cost one level, however they are split', () => {
  const state = deploying([{ id: 'a1', strength: 4, establishment: 12, experience: 4 }], {
    army: { a: { pool: 8 } },
  })
  give(state, 'a', draft('a1', 1))
  expect(unitOf(state, 'a1').experience).toBe(4)
  give(state, 'a', draft('a1', 1))
  expect(unitOf(state, 'a1')).toMatchObject({ strength: 6, experience: 3, drafts: 2, beforeDrafts: 4 })
  give(state, 'a', draft('a1', 6))
  expect(unitOf(state, 'a1')).toMatchObject({ strength: 12, experience: 3 })
})

/** Somebody with a decision after it, so that the week stops there. */
const SOMEBODY = { id: 'b1', at: 'A8' }

const TANKS = [
  SOMEBODY,
  { id: 'a1', type: 'heavy-tank', strength: 3, at: 'C1' },
  { id: 'a2', type: 'light-tank', strength: 3, at: 'D1' },
  { id: 'a3', type: 'light-tank', strength: 2, establishment: 4, at: 'E1' },
] as const

rule('GF-DPT-05', 'what three points for each depot point cannot feed stands down, the last first', () => {
  const state = deploying(
    [
      ...TANKS,
      { id: 'a4', type: 'fighter', strength: 4 },
      { id: 'a5', type: 'bomber', strength: 3 },
      { id: 'a6', type: 'balloon', strength: 12, at: 'F1' },
    ],
    { army: { a: { depot: 2 } } },
  )
  deployed(state)
  const idle = state.units.filter(({ duty }) => duty === 'idle').map(({ id }) => id)
  expect(idle).toEqual(['a3', 'a5'])
  expect(unitOf(state, 'a3').place).toBe(OFF_BOARD)
})

rule('GF-DPT-05', 'the owner chooses who stands down, and what stands down makes good losses', () => {
  const state = deploying([...TANKS, { id: 'a4' }], { army: { a: { depot: 2 } } })
  const standDown = (unit: string) => ({ kind: 'stand-down', unit })
  expect(refused(state, 'a', standDown('a4'))).toBe('not-rationed GF-DPT-05')
  give(state, 'a', standDown('a2'))
  expect(unitOf(state, 'a2')).toMatchObject({ duty: 'idle', place: OFF_BOARD })
  expect(refused(state, 'a', standDown('a2'))).toBe('standing-down GF-DPT-05')
  expect(refused(state, 'a', { kind: 'place', unit: 'a2', zone: 'D1' })).toBe('standing-down GF-DPT-05')
  expect(refused(state, 'a', draft('a3', 1, 'a2'))).toBe('on-board GF-DEP-06')
  give(state, 'a', { kind: 'place', unit: 'a3', zone: 'off' })
  expect(refused(state, 'a', draft('a3', 1, 'a1'))).toBe('not-standing-down GF-DPT-05')
  expect(refused(state, 'a', draft('a3', 3, 'a2'))).toBe('too-many GF-REP-01')
  give(state, 'a', draft('a3', 2, 'a2'))
  expect([unitOf(state, 'a3').strength, unitOf(state, 'a2').strength]).toEqual([4, 1])
  give(state, 'a', { kind: 'stand-to', unit: 'a2' })
  expect(refused(state, 'a', { kind: 'stand-to', unit: 'a2' })).toBe('not-standing-down GF-DPT-05')
  give(state, 'a', standDown('a2'))
  deployed(state)
  // Three and four points are one more than two depot points can keep in the field.
  expect(state.units.filter(({ duty }) => duty === 'idle').map(({ id }) => id)).toEqual(['a2', 'a3'])
  expect(state.armies.a.lost).toBe(0)
})

rule(
  ['GF-DEP-08', 'GF-DPT-05'],
  'tanks that are cut off stand down where they are, and hand over nobody',
  () => {
    const cutOff = () =>
      deploying(
        [
          { id: 'a1', type: 'heavy-tank', strength: 3 },
          { id: 'a2', type: 'heavy-tank', strength: 2, establishment: 4 },
          { id: 'a3', type: 'heavy-tank', strength: 3, at: 'F4' },
          SOMEBODY,
        ],
        { army: { a: { depot: 1 } }, zones: alone('A1', 'F4') },
      )
    const chosen = cutOff()
    give(chosen, 'a', { kind: 'stand-down', unit: 'a3' })
    expect(unitOf(chosen, 'a3')).toMatchObject({ duty: 'idle', place: at(chosen, 'F4') })
    expect(refused(chosen, 'a', draft('a2', 1, 'a3'))).toBe('cut-off GF-DEP-08')
    const forced = cutOff()
    deployed(forced, [1])
    expect(unitOf(forced, 'a3')).toMatchObject({ duty: 'idle', place: at(forced, 'F4') })
  },
)

rule(['GF-DEP-05', 'GF-DPT-05'], 'tanks that rest do not fight: no standing to brings them up again', () => {
  const tired = { type: 'heavy-tank', strength: 3, morale: 1, maxMorale: 3 } as const
  const tanks = () =>
    deploying([{ id: 'a1', ...tired }, { id: 'a2', ...tired }, SOMEBODY], { army: { a: { depot: 1 } } })
  const rested = tanks()
  give(rested, 'a', { kind: 'stand-down', unit: 'a1' })
  give(rested, 'a', luxury('a1'))
  expect(refused(rested, 'a', { kind: 'stand-to', unit: 'a1' })).toBe('not-standing-down GF-DPT-05')
  expect(refused(rested, 'a', { kind: 'stand-down', unit: 'a1' })).toBe('resting GF-DEP-05')
  expect(refused(rested, 'a', { kind: 'place', unit: 'a1', zone: 'C1' })).toBe('resting GF-DEP-05')
  // The depot can keep the other.
  expect(refused(rested, 'a', { kind: 'stand-down', unit: 'a2' })).toBe('no-excess GF-DPT-05')
  deployed(rested)
  expect([unitOf(rested, 'a1').duty, unitOf(rested, 'a2').duty]).toEqual(['resting', 'none'])
})

rule(['GF-DEP-05', 'GF-AIR-01'], 'airmen rest at their aerodrome and fly all the same', () => {
  const state = deploying([{ id: 'a1', type: 'fighter', morale: 1, maxMorale: 3 }, SOMEBODY])
  give(state, 'a', luxury('a1'))
  expect(unitOf(state, 'a1').morale).toBe(3)
  put(state, { phases: [{ name: 'air-plans' }] })
  expect(refused(state, 'a', { kind: 'sortie', unit: 'a1', period: 'day' })).toBe('legal')
})

rule('GF-DPT-05', 'nobody stands down while the depot can keep them all', () => {
  const state = deploying([...TANKS])
  expect(refused(state, 'a', { kind: 'stand-down', unit: 'a1' })).toBe('no-excess GF-DPT-05')
  deployed(state)
  expect(state.units.every(({ duty }) => duty === 'none')).toBe(true)
})

rule('GF-DPT-05', 'only an own idle unit of the same kind hands over its men, to the last', () => {
  const tank = { type: 'heavy-tank', strength: 3 } as const
  const state = deploying(
    [
      { id: 'a1', ...tank },
      { id: 'a2', ...tank, strength: 1, establishment: 6 },
      { id: 'a3', ...tank, duty: 'idle' },
      { id: 'a4', ...tank, type: 'light-tank', duty: 'idle' },
      { id: 'a5', ...tank, strength: 1, establishment: 6, duty: 'idle' },
      { id: 'a6', ...tank, duty: 'idle', gone: 'destroyed' },
      { id: 'b1', ...tank, duty: 'idle' },
    ],
    { army: { a: { depot: 1 } } },
  )
  for (const from of ['b1', 'a6', 'a2', 'a-nobody']) {
    expect(refused(state, 'a', draft('a2', 1, from)), from).toBe('unknown-unit GF-DPT-05')
  }
  for (const from of ['a1', 'a4']) {
    expect(refused(state, 'a', draft('a2', 1, from)), from).toBe('not-standing-down GF-DPT-05')
  }
  expect(refused(state, 'a', draft('a5', 1, 'a3'))).toBe('not-standing-down GF-DPT-05')
  expect(refused(state, 'a', draft('a2', 4, 'a3'))).toBe('too-many GF-DPT-05')
  give(state, 'a', draft('a2', 3, 'a3'))
  expect(unitOf(state, 'a2').strength).toBe(4)
  expect(unitOf(state, 'a3')).toMatchObject({ strength: 0, gone: 'destroyed', place: GONE })
  expect(state.armies.a.lost).toBe(0)
})

rule('GF-DPT-05', 'the enemy’s tanks are no burden on the own depot', () => {
  const tank = { type: 'heavy-tank', strength: 3 } as const
  const state = deploying(
    [
      { id: 'b1', ...tank, at: 'A8' },
      { id: 'b2', ...tank },
      { id: 'a1', ...tank },
      { id: 'a2', at: 'A1' },
    ],
    { army: { a: { depot: 1 }, b: { depot: 2 } } },
  )
  expect(refused(state, 'a', { kind: 'stand-down', unit: 'a1' })).toBe('no-excess GF-DPT-05')
  deployed(state)
  expect(state.units.map(({ duty }) => duty)).toEqual(Array(4).fill('none'))
})

rule('GF-DEP-06', 'who was off the board, or took in nobody, comes on again', () => {
  const below = { strength: 5, establishment: 8 }
  const state = deploying(
    [
      { id: 'a1', ...below },
      { id: 'a2', ...below, at: 'C4' },
      { id: 'a3', ...below, at: 'A1' },
    ],
    { army: { a: { pool: 2 } } },
  )
  const to = (unit: string, zone: string) => refused(state, 'a', { kind: 'place', unit, zone })
  // From behind one column to behind another.
  give(state, 'a', { kind: 'place', unit: 'a1', zone: 'off', column: 'E' })
  give(state, 'a', draft('a1', 1))
  expect(to('a1', 'C4')).toBe('legal')
  give(state, 'a', { kind: 'place', unit: 'a2', zone: 'off' })
  expect(to('a2', 'C4')).toBe('legal')
  give(state, 'a', { kind: 'place', unit: 'a3', zone: 'off' })
  give(state, 'a', draft('a3', 1))
  expect(to('a3', 'A1')).toBe('relieved GF-DEP-06')
})
