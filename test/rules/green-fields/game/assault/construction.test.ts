import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { Zone } from '#rules/green-fields/game/zone.ts'
import { rule } from '../../../../rule.ts'
import {
  at,
  eventOf,
  eventsOf,
  give,
  inAssault,
  legal,
  type Placed,
  phaseOf,
  put,
  refused,
  type Setting,
  unitOf,
  zoneOf,
} from '../field.ts'

const PIONEERS: Placed = { id: 'a-pioneers', at: 'C3', type: 'pioneer', strength: 5 }

/** Side a, which moved first, is at its works. */
const atWork = (units: readonly Placed[], setting: Setting = {}) =>
  inAssault(units, 'assault-construction', [{ name: 'assault-construction', side: 'a' }], setting)

const ROAD = { kind: 'build', unit: 'a-pioneers', work: 'road' } as const

rule('GF-ACON-01', 'three hits on a die a point lay a road; fewer are lost', () => {
  const units = [PIONEERS, { id: 'a-1', at: 'D3' }]
  const done = atWork(units)
  expect(eventOf(give(done, 'a', ROAD, [6, 5, 1, 1, 1]), 'pioneers-built')).toMatchObject({
    hits: 3,
    needed: 3,
    success: true,
  })
  expect(zoneOf(done, 'C3').track).toBe('laid')
  const failed = atWork(units)
  give(failed, 'a', ROAD, [6, 1, 1, 1, 1])
  expect(zoneOf(failed, 'C3').track).toBe('none')
  expect(refused(failed, 'a', ROAD)).toBe('has-worked GF-ACON-01')
})

rule('GF-ACON-01', 'they mend a cut road', () => {
  const state = atWork([PIONEERS], { roads: ['C1-C2-C3-C4'], zones: { C3: { roadCut: true } } })
  give(state, 'a', ROAD, [6, 6, 1, 1, 1])
  expect(zoneOf(state, 'C3')).toMatchObject({ roadCut: false, track: 'none' })
})

rule('GF-ACON-01', 'they bridge streams and rivers beside their zone', () => {
  const water = [
    { water: 'stream', edges: ['C3/C4'], bridges: [] },
    { water: 'river', edges: ['B3/C3'], bridges: [] },
  ] as const
  const build = (to: string) => ({ kind: 'build', unit: 'a-pioneers', work: 'bridge', to }) as const
  const state = atWork([PIONEERS], { water })
  expect(refused(state, 'a', build('D3'))).toBe('nothing-to-bridge GF-CON-06')
  expect(refused(state, 'a', { kind: 'build', unit: 'a-pioneers', work: 'bridge' })).toBe(
    'nothing-to-bridge GF-CON-06',
  )
  give(state, 'a', build('C4'), [6, 5, 1, 1, 1])
  expect(state.bridges).toEqual(['intact', 'none'])
  const river = atWork([PIONEERS], { water })
  give(river, 'a', build('B3'), [6, 5, 1, 1, 1])
  expect(river.bridges).toEqual(['none', 'intact'])
})

rule('GF-ACON-01', 'only pioneers build, and only if they have not fired', () => {
  const state = atWork([
    { ...PIONEERS, shotOpportunity: true },
    { id: 'a-1', at: 'C3' },
  ])
  expect(refused(state, 'a', ROAD)).toBe('has-fired GF-ACON-01')
  expect(refused(state, 'a', { ...ROAD, unit: 'a-1' })).toBe('not-pioneers GF-ACON-01')
  const moved = atWork([{ ...PIONEERS, moving: true }])
  expect(refused(moved, 'a', ROAD)).toBe('legal')
})

const dig = (unit: string) => ({ kind: 'scrape-trench', unit }) as const

rule('GF-ACON-02', 'foot and cavalry that neither moved nor fired dig a light trench for one morale', () => {
  for (const type of ['infantry', 'cavalry', 'pioneer', 'sapper'] as const) {
    const state = atWork([{ id: 'a-1', at: 'C3', type, morale: 3 }])
    give(state, 'a', dig('a-1'))
    expect([zoneOf(state, 'C3').trench, unitOf(state, 'a-1').morale]).toEqual(['light', 2])
  }
})

rule('GF-ACON-02', 'nobody else, not with morale 1, and only where there is none', () => {
  const other: Placed = { id: 'a-2', at: 'D3' }
  for (const unit of [
    { moving: true },
    { fired: true },
    { shotOpportunity: true },
    { morale: 1 },
    { type: 'field-artillery' },
    { type: 'heavy-tank' },
  ] as const) {
    const state = atWork([{ id: 'a-1', at: 'C3', ...unit }, other])
    expect(refused(state, 'a', dig('a-1'))).toBe('may-not-dig GF-ACON-02')
  }
  const dug = atWork([{ id: 'a-1', at: 'C3' }, { id: 'a-3', at: 'C3' }, other, { id: 'b-1', at: 'C6' }])
  give(dug, 'a', dig('a-1'))
  expect(refused(dug, 'a', dig('a-3'))).toBe('may-not-dig GF-ACON-02')
  expect(refused(dug, 'a', dig('b-1'))).toBe('not-yours GF-ACON-01')
})

rule('GF-ACON-02', 'the works of a unit that the enemy has not seen are seen without it', () => {
  const state = atWork([
    { id: 'a-1', at: 'C3' },
    { id: 'a-2', at: 'D3' },
  ])
  const events = give(state, 'a', dig('a-1'))
  expect(eventOf(events, 'trench-scraped')).toMatchObject({ only: 'a' })
  expect(eventsOf(events, 'works-seen')).toMatchObject([{ only: 'b', zone: at(state, 'C3') }])
})

rule('GF-ASLT-04', 'the first mover builds first; a side with nobody to build is not asked', () => {
  const state = atWork([
    { id: 'a-1', at: 'C3' },
    { id: 'b-1', at: 'C6', moving: true },
  ])
  give(state, 'a', { kind: 'done' })
  expect(phaseOf(state)).not.toBe('assault-construction')
  const both = atWork([
    { id: 'a-1', at: 'C3' },
    { id: 'b-1', at: 'C6' },
  ])
  give(both, 'a', { kind: 'done' })
  expect([phaseOf(both), GAME.pending(both)]).toEqual(['assault-construction', ['b']])
})

rule('GF-ACON-01', 'whoever runs, is underground, off the table or the enemy’s builds nothing', () => {
  const other: Placed = { id: 'a-1', at: 'D3' }
  const work = (unit: Partial<Placed>) =>
    refused(atWork([{ ...PIONEERS, ...unit }, other, { id: 'b-1', at: 'C6' }]), 'a', ROAD)
  expect(work({})).toBe('legal')
  expect(work({ status: 'suppressed' })).toBe('legal')
  expect(work({ status: 'routing' })).toBe('routing GF-MOR-05')
  expect(work({ duty: 'digging' })).toBe('digging GF-MINE-01')
  expect(work({ worked: true })).toBe('has-worked GF-ACON-01')
  expect(work({ fired: true })).toBe('has-fired GF-ACON-01')
  const elsewhere = atWork([{ id: 'a-pioneers', type: 'pioneer' }, other, { id: 'b-1', at: 'C6' }])
  expect(refused(elsewhere, 'a', ROAD)).toBe('not-yours GF-ACON-01')
  expect(refused(elsewhere, 'a', { ...ROAD, unit: 'b-1' })).toBe('not-yours GF-ACON-01')
  expect(refused(elsewhere, 'a', { ...ROAD, unit: 'nobody' })).toBe('not-yours GF-ACON-01')
})

rule(['GF-ACON-01', 'GF-TERR-10'], 'a track needs no work unless it or the road beside it is cut', () => {
  const road = (zone: Partial<Zone>, roads: readonly string[] = []) =>
    atWork([PIONEERS], { roads, zones: { C3: zone } })
  expect(refused(road({ track: 'laid' }), 'a', ROAD)).toBe('road-is-there GF-CON-06')
  expect(refused(road({ track: 'laid' }, ['C2-C3']), 'a', ROAD)).toBe('road-is-there GF-CON-06')
  const both = road({ track: 'laid', roadCut: true }, ['C2-C3'])
  give(both, 'a', ROAD, [6, 6, 1, 1, 1])
  expect(zoneOf(both, 'C3')).toMatchObject({ track: 'laid', roadCut: false })
  // Beside a good road a track opens the zone from every side.
  const beside = road({}, ['C2-C3'])
  give(beside, 'a', ROAD, [6, 6, 1, 1, 1])
  expect(zoneOf(beside, 'C3').track).toBe('laid')
  const cut = road({ track: 'cut' })
  expect(refused(cut, 'a', { ...ROAD, to: 'C4' })).toBe('no-far-bank GF-CON-06')
  give(cut, 'a', ROAD, [6, 6, 1, 1, 1])
  expect(zoneOf(cut, 'C3').track).toBe('laid')
})

rule('GF-ACON-01', 'a bridge that the guns have cut is built again, one that stands is not', () => {
  const water = [{ water: 'stream', edges: ['C3/C4', 'B3/C3'], bridges: ['C3/C4', 'B3/C3'] }] as const
  const state = atWork([PIONEERS], { water })
  put(state, { bridges: ['cut', 'intact'] })
  const build = (to: string) => ({ kind: 'build', unit: 'a-pioneers', work: 'bridge', to }) as const
  expect(refused(state, 'a', build('B3'))).toBe('nothing-to-bridge GF-CON-06')
  expect(refused(state, 'a', build('Z9'))).toBe('nothing-to-bridge GF-CON-06')
  const events = give(state, 'a', build('C4'), [6, 6, 1, 1, 1])
  expect(state.bridges).toEqual(['intact', 'intact'])
  expect(eventOf(events, 'pioneers-built')).toMatchObject({
    unit: 'a-pioneers',
    work: 'bridge',
    zone: at(state, 'C3'),
    to: at(state, 'C4'),
  })
})

rule('GF-ACON-02', 'a side whose last worker has worked is done without saying so', () => {
  const state = atWork([
    { id: 'a-1', at: 'C3' },
    { id: 'a-2', at: 'D3' },
    { id: 'b-1', at: 'C6' },
  ])
  give(state, 'a', dig('a-1'))
  expect(GAME.pending(state)).toEqual(['a'])
  expect(refused(state, 'a', dig('a-1'))).toBe('has-worked GF-ACON-01')
  give(state, 'a', dig('a-2'))
  expect([phaseOf(state), GAME.pending(state)]).toEqual(['assault-construction', ['b']])
})

rule('GF-ACON-02', 'works of a unit on the table are told of the unit, to both sides', () => {
  const state = atWork([
    { id: 'a-1', at: 'C3', revealed: true },
    { id: 'a-2', at: 'D3' },
  ])
  const events = give(state, 'a', dig('a-1'))
  expect(eventOf(events, 'trench-scraped')).not.toHaveProperty('only')
  expect(eventsOf(events, 'works-seen')).toEqual([])
  const road = atWork([PIONEERS, { id: 'a-2', at: 'D3' }])
  expect(eventsOf(give(road, 'a', ROAD, [6, 6, 1, 1, 1]), 'works-seen')).toMatchObject([
    { work: 'road', zone: at(road, 'C3'), only: 'b' },
  ])
  const failed = atWork([PIONEERS, { id: 'a-2', at: 'D3' }])
  expect(eventsOf(give(failed, 'a', ROAD, [1, 1, 1, 1, 1]), 'works-seen')).toEqual([])
})

rule(['GF-ACON-01', 'GF-ACON-02'], 'what is offered is what may be done', () => {
  const state = atWork(
    [
      PIONEERS,
      { id: 'a-spent', at: 'B3', type: 'pioneer', fired: true },
      { id: 'a-1', at: 'C3' },
      { id: 'a-moved', at: 'D3', moving: true },
      { id: 'a-off' },
      { id: 'b-1', at: 'C6' },
    ],
    { water: [{ water: 'stream', edges: ['C3/C4', 'E1/E2'], bridges: [] }] },
  )
  const units = state.units.map(({ id }) => id)
  const roads = units.map((unit) => ({ kind: 'build', unit, work: 'road' }))
  expect(legal(state, 'a', roads)).toEqual([{ kind: 'build', unit: 'a-pioneers', work: 'road' }])
  const bridges = units.flatMap((unit) =>
    ['B4', 'C4', 'D4', 'E2'].map((to) => ({ kind: 'build', unit, work: 'bridge', to })),
  )
  expect(legal(state, 'a', bridges)).toEqual([
    { kind: 'build', unit: 'a-pioneers', work: 'bridge', to: 'C4' },
  ])
  expect(legal(state, 'a', units.map(dig))).toEqual([dig('a-pioneers'), dig('a-1')])
  expect(refused(state, 'a', { kind: 'stop-assault' })).toBe('not-now')
})
