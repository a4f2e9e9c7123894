import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { Phase } from '#rules/green-fields/game/phases/shapes.ts'
import type { State, Tunnel } from '#rules/green-fields/game/state.ts'
import { OFF_BOARD } from '#rules/green-fields/game/zone.ts'
import { rule } from '../../../../rule.ts'
import {
  at,
  eventOf,
  field,
  give,
  type Placed,
  phaseOf,
  put,
  refused,
  type Setting,
  unitOf,
  zoneOf,
} from '../field.ts'

/** Something else is waited for when the mines are done with, so that the week stands still. */
const THEN: Phase = { name: 'opening' }
const DONE = { kind: 'done' }

const SAPPERS: Placed = { id: 'a-sappers', at: 'C4', type: 'sapper', strength: 5, experience: 1 }

const mining = (units: readonly Placed[], setting: Setting = {}): State =>
  field(units, 'mines', [THEN, { name: 'mines', side: 'a' }], setting)

/** With a tunnel from C4 under C5. */
const mined = (units: readonly Placed[], tunnel: Partial<Tunnel> = {}, setting: Setting = {}): State => {
  const state = mining(units, setting)
  put(state, {
    tunnels: [
      {
        id: 'a-tunnel-1',
        side: 'a',
        start: at(state, 'C4'),
        head: at(state, 'C5'),
        dug: 0,
        next: null,
        dugIn: 0,
        explosives: 2,
        known: false,
        ...tunnel,
      },
    ],
  })
  return state
}

const dig = (to: string, tunnel?: string, unit = 'a-sappers') => ({
  kind: 'dig-tunnel',
  unit,
  to,
  ...(tunnel ? { tunnel } : {}),
})
const pack = (explosives: number, unit = 'a-sappers') => ({
  kind: 'pack-mine',
  unit,
  tunnel: 'a-tunnel-1',
  explosives,
})
const detonate = (unit = 'a-sappers') => ({ kind: 'detonate', unit, tunnel: 'a-tunnel-1' })

/** The same units in the mines of a later week. */
const weekLater = (state: State): void => {
  put(state, { week: state.week + 1 })
  put(state, { units: state.units.map((unit) => ({ ...unit, duty: 'none' })) })
  put(state, { phases: [THEN, { name: 'mines', side: 'a' }] })
}

rule(['GF-MINE-01', 'GF-MINE-06'], 'sappers drive a tunnel one zone on in two weeks of digging', () => {
  const state = mining([SAPPERS, { id: 'a-1', at: 'C4' }])
  expect(refused(state, 'a', dig('C5', undefined, 'a-1'))).toBe('no-sappers GF-MINE-01')
  const events = give(state, 'a', dig('D5'))
  expect(eventOf(events, 'tunnel-dug')).toMatchObject({ only: 'a', next: at(state, 'D5') })
  expect(state.tunnels).toMatchObject([{ start: at(state, 'C4'), head: at(state, 'C4'), dug: 1 }])
  expect(unitOf(state, 'a-sappers').duty).toBe('digging')
  // A week in between does no harm; the head must go where it was bound.
  weekLater(state)
  give(state, 'a', DONE)
  weekLater(state)
  expect(refused(state, 'a', dig('C5', 'a-tunnel-1'))).toBe('cannot-dig GF-MINE-06')
  give(state, 'a', dig('D5', 'a-tunnel-1'))
  expect(state.tunnels).toMatchObject([{ head: at(state, 'D5'), dug: 0, next: null }])
})

rule(
  'GF-MINE-01',
  'two units of sappers at one tunnel do not dig it twice in a week, nor dig and pack',
  () => {
    const others: Placed = { id: 'a-others', at: 'C4', type: 'sapper', strength: 5 }
    const state = mined([SAPPERS, others], { head: 20, dug: 0, explosives: 0 })
    give(state, 'a', dig('C5', 'a-tunnel-1'))
    expect(refused(state, 'a', dig('C5', 'a-tunnel-1', 'a-others'))).toBe('cannot-dig GF-MINE-06')
    const arriving = mined([SAPPERS, others], { head: 20, dug: 1, next: 26, explosives: 0 })
    give(arriving, 'a', dig('C5', 'a-tunnel-1'))
    expect(arriving.tunnels[0]?.head).toBe(26)
    expect(refused(arriving, 'a', pack(1, 'a-others'))).toBe('one-task GF-MINE-06')
  },
)

rule('GF-MINE-01', 'sappers who raided, dug in or are shaken do not work underground', () => {
  for (const rest of [
    { raided: true },
    { duty: 'entrenching' },
    { duty: 'digging' },
    { status: 'suppressed' },
  ] as const) {
    const state = mined([{ ...SAPPERS, ...rest }])
    expect(refused(state, 'a', detonate())).toBe('sappers-busy GF-MINE-01')
  }
})

rule('GF-MINE-02', 'explosives are SHELLS, packed under the enemy, no more than the sappers and 6', () => {
  const state = mined([SAPPERS], { explosives: 2 }, { army: { a: { shells: 10 } } })
  expect(refused(state, 'a', pack(4))).toBe('too-much GF-MINE-02')
  const events = give(state, 'a', pack(3))
  expect(eventOf(events, 'mine-packed')).toMatchObject({ explosives: 5, only: 'a' })
  expect(state.tunnels).toMatchObject([{ explosives: 5 }])
  expect(state.armies.a.shells).toBe(7)
  const strong = mined([{ ...SAPPERS, strength: 9 }], { explosives: 0 })
  expect(refused(strong, 'a', pack(6))).toBe('legal')
  const poor = mined([SAPPERS], { explosives: 0 }, { army: { a: { shells: 1 } } })
  expect(refused(poor, 'a', pack(2))).toBe('too-much GF-MINE-02')
  const short = mined([SAPPERS], { head: 20, explosives: 0 })
  expect(refused(short, 'a', pack(1))).toBe('not-under-enemy GF-MINE-02')
  expect(refused(short, 'a', detonate())).toBe('not-packed GF-MINE-02')
})

rule('GF-MINE-06', 'a week is for digging, or for packing and firing', () => {
  const packed = mined([SAPPERS], { explosives: 0 })
  give(packed, 'a', pack(1))
  expect(refused(packed, 'a', dig('C6', 'a-tunnel-1'))).toBe('one-task GF-MINE-06')
  expect(refused(packed, 'a', detonate())).toBe('legal')
  // Nobody drives a gallery on past its charge, in any week.
  weekLater(packed)
  expect(refused(packed, 'a', dig('C6', 'a-tunnel-1'))).toBe('cannot-dig GF-MINE-06')
  const dug = mined([SAPPERS], { explosives: 0 })
  give(dug, 'a', dig('C6', 'a-tunnel-1'))
  // There is nothing more to do, so nobody is asked.
  expect(phaseOf(dug)).toBe('opening')
})

rule('GF-MINE-06', 'a tunnel starts in the front line, one for each unit of sappers', () => {
  const back = mining([
    { ...SAPPERS, at: 'C3' },
    { id: 'a-2', at: 'D4', type: 'sapper' },
  ])
  expect(refused(back, 'a', dig('C4'))).toBe('cannot-dig GF-MINE-06')
  expect(refused(back, 'a', dig('D5', undefined, 'a-2'))).toBe('legal')
  const state = mined([SAPPERS])
  expect(refused(state, 'a', dig('C5'))).toBe('cannot-dig GF-MINE-06')
  const two = mined([SAPPERS, { id: 'a-2', at: 'D4', type: 'sapper' }])
  expect(refused(two, 'a', dig('D5', undefined, 'a-2'))).toBe('legal')
})

rule('GF-MINE-06', 'any sappers at its mouth go on with a tunnel; from elsewhere nobody can', () => {
  const state = mined([
    { ...SAPPERS, id: 'a-2' },
    { ...SAPPERS, id: 'a-3', at: 'D4' },
  ])
  expect(refused(state, 'a', detonate('a-2'))).toBe('legal')
  expect(refused(state, 'a', detonate('a-3'))).toBe('not-at-mouth GF-MINE-06')
})

rule('GF-MINE-06', 'no tunnel passes under a river, not even beside a bridge; a stream is no bar', () => {
  const edges = ['A4/A5', 'B4/B5', 'C4/C5', 'D4/D5', 'E4/E5', 'F4/F5']
  const across = (water: 'river' | 'stream') =>
    mining([SAPPERS], { water: [{ water, edges, bridges: ['C4/C5'] }] })
  for (const zone of ['B5', 'C5', 'D5']) {
    expect(refused(across('river'), 'a', dig(zone)), zone).toBe('cannot-dig GF-MINE-06')
    expect(refused(across('stream'), 'a', dig(zone)), zone).toBe('legal')
  }
  const corner = mining([SAPPERS], { water: [{ water: 'river', edges: ['C4/C5'], bridges: [] }] })
  expect(refused(corner, 'a', dig('D5'))).toBe('legal')
})

rule(
  ['GF-MINE-03', 'GF-MINE-05', 'GF-DEG-07'],
  'on 3 to 6 it goes off: 3 dice a point on each unit, no saves, and on the ground',
  () => {
    const state = mined(
      [
        SAPPERS,
        { id: 'b-1', at: 'C5', wave: 0, experience: 5, morale: 3, strength: 8 },
        { id: 'b-2', at: 'C5', wave: 1, experience: 5, morale: 3, strength: 8 },
      ],
      { explosives: 1 },
      { roads: ['C5-C6'], zones: { C5: { trench: 'heavy', shellHoles: 1 } } },
    )
    // discovery 3; b-1: three hits, morale 2 dice hit 3 times: holds; b-2: no hit
    const events = give(state, 'a', detonate(), [3, 6, 5, 1, 5, 6, 1, 1, 1])
    expect(eventOf(events, 'mine-blown')).toMatchObject({
      dice: 3,
      groundHits: 3,
      struck: [
        { unit: 'b-1', hits: 3, saveDice: 0, casualties: 3, outcome: 'hold', unseen: true },
        { unit: 'b-2', hits: 0, casualties: 0 },
      ],
    })
    expect(unitOf(state, 'b-1')).toMatchObject({ strength: 5, morale: 1 })
    // Ground hits as of guns, but it was not bombarded: no shell hole is added.
    expect(zoneOf(state, 'C5')).toMatchObject({
      trench: 'light',
      roadCut: true,
      shellHoles: 1,
      ground: 'open',
      crater: true,
    })
    expect(state.tunnels).toEqual([])
  },
)

rule(['GF-MINE-05', 'GF-MOR-09'], 'whoever breaks on it falls back', () => {
  const state = mined([SAPPERS, { id: 'b-1', at: 'C5', morale: 3, strength: 8 }], { explosives: 1 })
  give(state, 'a', detonate(), [6, 5, 1, 1, 1, 1, 1])
  expect(unitOf(state, 'b-1')).toMatchObject({ strength: 7, status: 'routing', place: at(state, 'C7') })
})

rule('GF-MINE-05', 'under an empty zone the dice are thrown once for the ground', () => {
  const state = mined([SAPPERS], { explosives: 2 }, { zones: { C5: { trench: 'light' } } })
  give(state, 'a', detonate(), [4, 5, 5, 5, 1, 1, 1])
  expect(zoneOf(state, 'C5')).toMatchObject({ trench: 'none', crater: true })
})

rule('GF-MINE-06', 'tunnels stay secret, and the loser mines first', () => {
  const state = mined([SAPPERS, { id: 'b-sappers', at: 'C5', type: 'sapper' }])
  expect(GAME.view(state, 'b').tunnels).toEqual([])
  give(state, 'a', DONE)
  expect(state.phases.at(-1)).toEqual({ name: 'mines', side: 'b' })
  give(state, 'b', { kind: 'dig-tunnel', unit: 'b-sappers', to: 'C4' })
  expect(phaseOf(state)).toBe('opening')
  expect(GAME.view(state, 'a').tunnels.map(({ id }) => id)).toEqual(['a-tunnel-1'])
})

rule('GF-MINE-06', 'on the Somme two mines are packed already, and the sappers stand at their mouths', () => {
  const begun = GAME.begin('somme-1916', {})
  if (!begun.ok) throw new Error(begun.error.message)
  const state = begun.value
  give(state, 'a', DONE, [1, 2])
  expect(['a-sapper-1', 'a-sapper-2'].map((id) => unitOf(state, id).place)).toEqual([
    at(state, 'A5'),
    at(state, 'D5'),
  ])
  put(state, { phases: [THEN, { name: 'mines', side: 'a' }], step: 'mines' })
  for (const [unit, tunnel, under] of [
    ['a-sapper-1', 'a-tunnel-1', 'A6'],
    ['a-sapper-2', 'a-tunnel-2', 'D6'],
  ] as const) {
    // four points of explosives: twelve dice on the ground
    const events = give(state, 'a', { kind: 'detonate', unit, tunnel }, [6, ...Array(12).fill(1)])
    expect(eventOf(events, 'mine-blown')).toMatchObject({ zone: at(state, under), dice: 12 })
  }
})

rule('GF-MINE-06', 'each tunnel keeps its own number, head and charge', () => {
  const state = mined([SAPPERS, { ...SAPPERS, id: 'a-2', at: 'D4' }, { ...SAPPERS, id: 'b-2', at: 'D5' }])
  give(state, 'a', dig('D5', undefined, 'a-2'))
  expect(state.tunnels.map(({ id }) => id)).toEqual(['a-tunnel-1', 'a-tunnel-2'])
  give(state, 'a', pack(1))
  expect(state.tunnels).toMatchObject([
    { id: 'a-tunnel-1', explosives: 3, head: at(state, 'C5') },
    { id: 'a-tunnel-2', explosives: 0, start: at(state, 'D4') },
  ])
  give(state, 'a', DONE)
  give(state, 'b', dig('D4', undefined, 'b-2'))
  expect(state.tunnels.map(({ id }) => id)).toEqual(['a-tunnel-1', 'a-tunnel-2', 'b-tunnel-1'])
  weekLater(state)
  give(state, 'a', dig('D5', 'a-tunnel-2', 'a-2'))
  expect(state.tunnels).toMatchObject([
    { head: at(state, 'C5') },
    { head: at(state, 'D5') },
    { head: at(state, 'D5') },
  ])
  weekLater(state)
  give(state, 'a', { ...pack(1, 'a-2'), tunnel: 'a-tunnel-2' })
  expect(state.tunnels.map(({ explosives }) => explosives)).toEqual([3, 1, 0])
})

rule(
  'GF-MINE-06',
  'only own living sappers count against the tunnels, and only own ground is dug from',
  () => {
    const more = (other: Placed) => refused(mined([SAPPERS, other]), 'a', dig('B5'))
    expect(more({ ...SAPPERS, id: 'a-2', at: 'D4' })).toBe('legal')
    expect(more({ ...SAPPERS, id: 'a-rear', at: 'A1' })).toBe('legal')
    expect(more({ ...SAPPERS, id: 'a-2', at: 'D4', gone: 'destroyed' })).toBe('cannot-dig GF-MINE-06')
    expect(more({ ...SAPPERS, id: 'b-2', at: 'D5' })).toBe('cannot-dig GF-MINE-06')
    expect(more({ id: 'a-1', at: 'D4' })).toBe('cannot-dig GF-MINE-06')
    const lost = mining([SAPPERS], { zones: { C4: { owner: 'b' } } })
    expect(refused(lost, 'a', dig('C5'))).toBe('cannot-dig GF-MINE-06')
  },
)

rule('GF-MINE-01', 'nobody works the enemy’s tunnels, nor from behind the lines', () => {
  const state = mined([SAPPERS, { ...SAPPERS, id: 'b-2', at: 'C5' }, { ...SAPPERS, id: 'a-off', at: 'A1' }])
  put(state, {
    units: state.units.map((unit) => (unit.id === 'a-off' ? { ...unit, place: OFF_BOARD } : unit)),
  })
  expect(refused(state, 'a', detonate('b-2'))).toBe('no-sappers GF-MINE-01')
  expect(refused(state, 'a', detonate('a-nobody'))).toBe('no-sappers GF-MINE-01')
  expect(refused(state, 'a', detonate('a-off'))).toBe('sappers-busy GF-MINE-01')
  // A tunnel of the enemy that starts where the sappers now stand is none of theirs.
  const captured = mined([{ ...SAPPERS, id: 'a-sappers' }], { side: 'b' })
  expect(refused(captured, 'a', detonate())).toBe('not-at-mouth GF-MINE-06')
})
