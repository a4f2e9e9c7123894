import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { Unit } from '#rules/green-fields/game/unit.ts'
import type { Zone } from '#rules/green-fields/game/zone.ts'
import { rule } from '../../../../rule.ts'
import {
  at,
  eventOf,
  field,
  give,
  inAssault,
  kindsOf,
  type Placed,
  phaseOf,
  type Setting,
  unitOf,
  zoneOf,
} from '../field.ts'

const DONE = { kind: 'done' } as const
const GUNS: readonly Placed[] = [
  { id: 'a-guns', at: 'A1', type: 'field-artillery', strength: 9 },
  { id: 'b-guns', at: 'A8', type: 'field-artillery', strength: 9 },
]
const FOOT: readonly Placed[] = [
  { id: 'a-1', at: 'C4' },
  { id: 'b-1', at: 'C6' },
]

type Told = NonNullable<Parameters<typeof inAssault>[3]>

/** The last to bring up reserves has yet to say that he has done. */
const lastReserves = (units: readonly Placed[], setting: Told = {}) =>
  inAssault([...GUNS, ...units], 'reserves', [{ name: 'reserves', side: 'b', answering: false }], setting)

/** Guns that hold up the first artillery phase are there, and side a is asked whether it opens an assault. */
const deciding = (units: readonly Placed[], setting: Setting = {}) =>
  field([...GUNS, ...units], 'assault-decision', [{ name: 'assault-decision', side: 'a' }], setting)

rule(['GF-SAVE-10', 'GF-AMOV-02', 'GF-ACON-01'], 'each mark of a turn is gone with it, alone or not', () => {
  const left = (mark: Partial<Unit>) => {
    const state = lastReserves([
      { id: 'a-1', at: 'C4', ...mark },
      { id: 'b-1', at: 'C6' },
    ])
    give(state, 'b', DONE)
    const { moving, fired, shotOpportunity, worked, cameFrom } = unitOf(state, 'a-1')
    return [moving, fired, shotOpportunity, worked, cameFrom]
  }
  for (const mark of [
    { moving: true },
    { fired: true },
    { shotOpportunity: true },
    { worked: true },
    { cameFrom: 3 },
  ]) {
    expect(left(mark)).toEqual([false, false, false, false, null])
  }
})

rule('GF-AAIR-01', 'whoever has moved as well keeps the marks of the day until the day is over', () => {
  const marks = { moving: true, sortied: true, grounded: true }
  const next = (turn: number, dice: readonly number[]) => {
    const state = lastReserves([...FOOT, { id: 'b-balloon', at: 'E7', type: 'balloon', ...marks }], {
      assault: { turn, turnOfDay: turn, night: turn === 5 },
    })
    give(state, 'b', DONE, dice)
    const { moving, sortied, grounded } = unitOf(state, 'b-balloon')
    return [moving, sortied, grounded]
  }
  expect(next(2, [])).toEqual([false, true, true])
  expect(next(5, [1])).toEqual([false, false, false])
})

rule('GF-AAIR-02', 'of the marks of a day each goes by itself', () => {
  for (const mark of [{ sortied: true }, { grounded: true }]) {
    const state = lastReserves([...FOOT, { id: 'b-balloon', at: 'E7', type: 'balloon', ...mark }], {
      assault: { turn: 5, turnOfDay: 5, night: true },
    })
    give(state, 'b', DONE, [1])
    expect(unitOf(state, 'b-balloon')).toMatchObject({ sortied: false, grounded: false })
  }
})

rule('GF-DEG-07', 'hits of guns, of bombs and missions are each forgotten with the turn', () => {
  const NONE = { artilleryHits: 0, bomberHits: 0, missions: 0 }
  for (const hit of [{ artilleryHits: 2 }, { bomberHits: 2 }, { missions: 2 }]) {
    const state = lastReserves(FOOT, { zones: { D5: { ...hit, gas: 'persistent' } } })
    give(state, 'b', DONE)
    // Clearing them leaves the gas where it is.
    expect(zoneOf(state, 'D5')).toMatchObject({ ...NONE, gas: 'persistent' } satisfies Partial<Zone>)
    const opened = deciding(FOOT, { zones: { D5: hit } })
    give(opened, 'a', { kind: 'open-assault' }, [1])
    expect(zoneOf(opened, 'D5')).toMatchObject(NONE)
  }
})

rule('GF-ASLT-07', 'every turn begins idle, the first too', () => {
  const opened = deciding(FOOT)
  const events = give(opened, 'a', { kind: 'open-assault' }, [1])
  expect(opened.assault).toMatchObject({ active: false, turn: 1, day: 1, turnOfDay: 1, night: false })
  expect(eventOf(events, 'assault-opened').side).toBe('a')
  const later = lastReserves(FOOT, { assault: { active: true } })
  expect(eventOf(give(later, 'b', DONE), 'assault-turn')).toMatchObject({ turnOfDay: 2, first: 'b' })
  expect(later.assault).toMatchObject({ turn: 2, active: false })
})

rule('GF-ASLT-05', 'of the announcer’s units only fighting troops on the table are counted', () => {
  const state = deciding([...FOOT, { id: 'a-off' }, { id: 'a-tank', at: 'D1', type: 'heavy-tank' }])
  give(state, 'a', { kind: 'open-assault' }, [1])
  expect(state.assault?.engaged).toEqual(['a-1', 'a-tank'])
})

rule('GF-ASLT-05', 'an announcer who has nobody on the table yet has lost nobody', () => {
  const state = lastReserves([{ id: 'a-1' }, { id: 'b-1', at: 'C6' }], { assault: { engaged: [] } })
  expect(kindsOf(give(state, 'b', DONE))).not.toContain('assault-over')
  expect(state.assault?.turn).toBe(2)
})

rule('GF-ASLT-06', 'the zones that fall are told in the order of the table', () => {
  const state = lastReserves([
    { id: 'a-1', at: 'D6' },
    { id: 'a-2', at: 'B5' },
    { id: 'b-1', at: 'E2' },
  ])
  const events = give(state, 'b', DONE)
  expect(events.flatMap((event) => (event.kind === 'zone-taken' ? [[event.zone, event.side]] : []))).toEqual([
    [at(state, 'E2'), 'b'],
    [at(state, 'B5'), 'a'],
    [at(state, 'D6'), 'a'],
  ])
})

/** Movement is over when side b says so; the second to move is asked last. */
const moved = (units: readonly Placed[], assault: Told['assault'] = {}) =>
  inAssault(
    units,
    'movement',
    [{ name: 'movement', side: assault.firstMover === 'b' ? 'a' : 'b', moved: [] }],
    { assault },
  )

rule('GF-ASLT-04', 'of both sides that can build the first mover is asked first', () => {
  for (const first of ['a', 'b'] as const) {
    const second = first === 'a' ? 'b' : 'a'
    const state = moved(FOOT, { firstMover: first })
    give(state, second, DONE)
    expect([phaseOf(state), GAME.pending(state)]).toEqual(['assault-construction', [first]])
    give(state, first, DONE)
    expect([phaseOf(state), GAME.pending(state)]).toEqual(['assault-construction', [second]])
    give(state, second, DONE)
    expect([phaseOf(state), GAME.pending(state)]).toEqual(['reserves', [first]])
  }
})

rule('GF-ASLT-04', 'a first mover who can build nothing is passed over', () => {
  const state = moved([
    { id: 'a-1', at: 'C4', morale: 1 },
    { id: 'b-1', at: 'C6' },
  ])
  give(state, 'b', DONE)
  expect([phaseOf(state), GAME.pending(state)]).toEqual(['assault-construction', ['b']])
  const nobody = moved([
    { id: 'a-1', at: 'C4', morale: 1 },
    { id: 'b-1', at: 'C6', morale: 1 },
  ])
  give(nobody, 'b', DONE)
  expect([phaseOf(nobody), GAME.pending(nobody)]).toEqual(['reserves', ['a']])
})

rule(
  ['GF-VP-01', 'GF-ASLT-05'],
  'an assault in the last week is fought out before the campaign is over',
  () => {
    const state = lastReserves(
      [
        { id: 'a-1', at: 'C5' },
        { id: 'b-1', at: 'C7' },
      ],
      {
        week: 12,
        assault: { active: false },
      },
    )
    const events = give(state, 'b', DONE)
    expect(eventOf(events, 'campaign-ended').ending).toEqual({
      winner: 'a',
      reason: 'date',
      score: { a: 2, b: -2 },
    })
    const before = lastReserves(FOOT, { week: 11, assault: { active: false } })
    expect(kindsOf(give(before, 'b', DONE, [1, 2]))).not.toContain('campaign-ended')
  },
)

rule(['GF-DATE-04', 'GF-DATE-06'], 'wrecks are counted once and then off the map', () => {
  const state = lastReserves([{ id: 'b-1', at: 'C7' }], {
    assault: { active: false },
    zones: { C6: { wrecks: { a: 3, b: 0 } } },
  })
  give(state, 'b', DONE, [1, 2])
  expect([zoneOf(state, 'C6').wrecks, state.armies.b.recovered]).toEqual([{ a: 0, b: 0 }, 3])
})

rule('GF-ACON-01', 'who worked in the last turn of an assault is free in the next', () => {
  const state = lastReserves(
    [
      { id: 'a-1', at: 'C4', worked: true },
      { id: 'b-1', at: 'C7' },
    ],
    {
      assault: { active: false },
    },
  )
  give(state, 'b', DONE, [1, 2])
  expect(unitOf(state, 'a-1').worked).toBe(false)
})
