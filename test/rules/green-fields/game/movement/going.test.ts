import { expect } from 'vitest'
import type { Unit } from '#rules/green-fields/game/unit.ts'
import { rule } from '../../../../rule.ts'
import { give, refused, type Setting, unitOf } from '../field.ts'
import { move, moving, way, where } from './moves.ts'

const COLUMN = ['A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8']

/** How many zones up an empty column a unit may go. */
const farthest = (unit: Partial<Unit>, setting: Setting = {}): number => {
  let zones = 0
  for (let count = 1; count <= COLUMN.length; count++) {
    const state = moving([{ id: 'a1', at: 'A1', ...unit }], setting)
    if (way(state, 'a1', COLUMN.slice(0, count).join(' ')) === 'legal') zones = count
  }
  return zones
}

/** Everything is side a's, so that guns and lorries may go anywhere. */
const OWN = Object.fromEntries(
  ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((column) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((row) => [`${column}${row}`, { owner: 'a' as const }]),
  ),
)

rule('GF-MOVE-01', 'each type has its zones a turn', () => {
  const zones = { zones: OWN }
  expect(farthest({ type: 'infantry' }, zones)).toBe(2)
  expect(farthest({ type: 'medium-artillery' }, zones)).toBe(2)
  expect(farthest({ type: 'heavy-tank' }, zones)).toBe(2)
  expect(farthest({ type: 'cavalry' }, zones)).toBe(3)
  expect(farthest({ type: 'field-artillery' }, zones)).toBe(3)
  expect(farthest({ type: 'armoured-car' }, zones)).toBe(3)
  expect(farthest({ type: 'motor-transport' }, zones)).toBe(3)
  expect(farthest({ type: 'light-tank' }, zones)).toBe(3)
  expect(farthest({ type: 'heavy-artillery' }, zones)).toBe(1)
})

rule('GF-MOVE-01', 'a unit moves once a turn', () => {
  const state = moving([{ id: 'a1', at: 'A1' }])
  move(state, 'a1', 'A2')
  expect(way(state, 'a1', 'A3')).toBe('has-moved GF-MOVE-01')
})

rule(
  'GF-MOVE-02',
  'pioneers, sappers and dismounted horse go as infantry, riders as their lorries, balloons 1',
  () => {
    const zones = { zones: OWN }
    expect(farthest({ type: 'pioneer' }, zones)).toBe(2)
    expect(farthest({ type: 'sapper' }, zones)).toBe(2)
    expect(farthest({ type: 'cavalry', mounted: false }, zones)).toBe(2)
    expect(farthest({ mount: 'motor', mounted: true }, zones)).toBe(3)
    expect(farthest({ type: 'balloon' }, zones)).toBe(1)
  },
)

rule('GF-MOVE-02', 'a balloon that has moved sees nothing that turn', () => {
  const units = [
    { id: 'a1', at: 'F1' },
    { id: 'a-balloon', type: 'balloon', at: 'C3' },
    { id: 'b1', at: 'C8' },
  ] as const
  const up = moving(units)
  move(up, 'a1', 'E1')
  expect(unitOf(up, 'b1').revealed).toBe(true)
  const moved = moving(units)
  move(moved, 'a-balloon', 'C4')
  move(moved, 'a1', 'E1')
  expect(unitOf(moved, 'b1').revealed).toBe(false)
})

rule('GF-MOVE-03', 'diagonals are steps like any other; a path has no gaps', () => {
  const state = moving([{ id: 'a1', at: 'B2' }])
  expect(way(state, 'a1', 'C3 D4')).toBe('legal')
  expect(way(state, 'a1', 'D3')).toBe('not-adjacent GF-MOVE-03')
  expect(way(state, 'a1', 'B2')).toBe('not-adjacent GF-MOVE-03')
  move(state, 'a1', 'A3 B4')
  expect(where(state, 'a1')).toBe('B4')
})

/** Whether a unit crosses the zone A2 of some ground: freely, or only to stop in it, or not at all. */
const going = (unit: Partial<Unit>, zone: object): string => {
  const state = moving([{ id: 'a1', at: 'A1', ...unit }], { zones: { A2: zone } })
  if (way(state, 'a1', 'A2 A3') === 'legal') return 'free'
  return way(state, 'a1', 'A2') === 'legal' ? 'ends' : way(state, 'a1', 'A2')
}

const MOVERS: readonly Partial<Unit>[] = [
  { type: 'infantry' },
  { type: 'cavalry' },
  { type: 'field-artillery' },
  { type: 'light-tank' },
  { type: 'heavy-tank' },
  { type: 'armoured-car' },
]

const shut = 'closed GF-MOVE-04'

rule(['GF-MOVE-04', 'GF-TERR-02', 'GF-TERR-09'], 'the terrain-effects table holds on the map', () => {
  const row = (zone: object) => MOVERS.map((unit) => going(unit, zone))
  expect(row({ ground: 'open' })).toEqual(['free', 'free', 'free', 'free', 'free', 'free'])
  for (const ground of ['rough', 'woods', 'town'])
    expect(row({ ground }), ground).toEqual(['free', 'ends', 'ends', 'ends', 'ends', shut])
  for (const ground of ['morass', 'ruins'])
    expect(row({ ground }), ground).toEqual(['ends', shut, shut, shut, 'ends', shut])
})

rule('GF-MOVE-10', 'a trench zone is rough to move in', () => {
  expect(MOVERS.map((unit) => going(unit, { trench: 'light' }))).toEqual([
    'free',
    'ends',
    'ends',
    'ends',
    'ends',
    shut,
  ])
})

rule(['GF-TERR-03', 'GF-TERR-08'], 'a road is open ground through any zone until it is cut', () => {
  const roads = ['A1-A2-A3-A4']
  const state = (zones: object) =>
    moving([{ id: 'a1', type: 'armoured-car', at: 'A1' }], {
      roads,
      zones: { A2: { ground: 'woods' }, ...zones },
    })
  expect(way(state({}), 'a1', 'A2 A3')).toBe('legal')
  expect(way(state({ A2: { ground: 'woods', roadCut: true } }), 'a1', 'A2')).toBe(shut)
  expect(way(state({ A1: { roadCut: true } }), 'a1', 'A2')).toBe(shut)
})

rule('GF-TERR-10', 'a track opens its one zone from every side, until it is cut', () => {
  const state = (track: 'laid' | 'cut') =>
    moving([{ id: 'a1', type: 'armoured-car', at: 'B1' }], {
      zones: { A2: { ground: 'morass', trench: 'heavy', track } },
    })
  expect(way(state('laid'), 'a1', 'A2')).toBe('legal')
  expect(way(state('laid'), 'a1', 'A1 A2')).toBe('legal')
  expect(way(state('cut'), 'a1', 'A2')).toBe(shut)
})

rule('GF-TERR-04', 'rivers only by bridge; streams for guns and vehicles by bridge or ford', () => {
  const crossing = (unit: Partial<Unit>, water: 'stream' | 'river', bridges: readonly string[]) =>
    way(
      moving([{ id: 'a1', at: 'B1', ...unit }], {
        water: [{ water, edges: ['A1/A2', 'B1/B2', 'C1/C2'], bridges }],
      }),
      'a1',
      'B2',
    )
  const wet = 'closed GF-TERR-04'
  expect(MOVERS.map((unit) => crossing(unit, 'river', []))).toEqual([wet, wet, wet, wet, wet, wet])
  expect(MOVERS.map((unit) => crossing(unit, 'stream', []))).toEqual(['legal', 'legal', wet, wet, wet, wet])
  expect(new Set(MOVERS.map((unit) => crossing(unit, 'river', ['B1/B2'])))).toEqual(new Set(['legal']))
})

rule('GF-TERR-05', 'a diagonal is open if one way round its corner is', () => {
  const state = (edges: readonly string[]) =>
    moving([{ id: 'a1', at: 'B1' }], { water: [{ water: 'river', edges, bridges: [] }] })
  expect(way(state(['B1/B2', 'C1/C2']), 'a1', 'C2')).toBe('closed GF-TERR-04')
  expect(way(state(['B1/B2']), 'a1', 'C2')).toBe('legal')
})

rule(
  ['GF-TERR-06', 'GF-MOVE-16'],
  'an embankment is rough to guns and tanks and closed to wheels but by road',
  () => {
    const over = (unit: Partial<Unit>, roads: readonly string[] = []) => {
      const state = moving([{ id: 'a1', at: 'A1', ...unit }], { embankment: ['A2'], roads })
      if (way(state, 'a1', 'A2 A3') === 'legal') return 'free'
      return way(state, 'a1', 'A2') === 'legal' ? 'ends' : 'closed'
    }
    expect(MOVERS.map((unit) => over(unit))).toEqual(['free', 'free', 'ends', 'ends', 'ends', 'closed'])
    expect(over({ type: 'armoured-car' }, ['A1-A2'])).toBe('free')
  },
)

rule(
  ['GF-MOVE-05', 'GF-MOVE-16'],
  'roads carry infantry 3 zones, cyclists 4, lorries, cars and balloons with both bonuses',
  () => {
    const along = { roads: ['A1-A2-A3-A4-A5-A6-A7-A8'], zones: OWN }
    expect(farthest({ type: 'infantry' }, along)).toBe(3)
    expect(farthest({ mount: 'bicycles', mounted: true }, along)).toBe(4)
    expect(farthest({ mount: 'motor', mounted: true }, along)).toBe(5)
    expect(farthest({ type: 'armoured-car' }, along)).toBe(5)
    expect(farthest({ type: 'balloon' }, along)).toBe(3)
    expect(farthest({ type: 'cavalry' }, along)).toBe(4)
  },
)

rule('GF-MOVE-06', 'the bonus counts when the steps made have earned it', () => {
  const horse = (roads: readonly string[]) => farthest({ type: 'cavalry' }, { roads })
  expect(horse(['A1-A2'])).toBe(3)
  expect(horse(['A1-A2-A3'])).toBe(4)
  expect(horse(['A3-A4-A5'])).toBe(4)
  const state = moving([{ id: 'a1', at: 'A1' }])
  expect(way(state, 'a1', 'A2 A3 A4')).toBe('too-far GF-MOVE-06')
})

rule('GF-MOVE-07', 'a move ends among known enemies', () => {
  const state = moving([
    { id: 'a1', type: 'cavalry', at: 'A3' },
    { id: 'b1', at: 'A5', standing: 'hold', revealed: true },
  ])
  expect(way(state, 'a1', 'A4 A5 A6')).toBe('enemy-on-the-way GF-MOVE-07')
  expect(way(state, 'a1', 'A4 A5')).toBe('legal')
  expect(way(state, 'a1', 'B4 B5 A6')).toBe('legal')
})

rule('GF-MOVE-07', 'guns, balloons and empty lorries stay off enemy ground', () => {
  for (const type of ['field-artillery', 'balloon', 'motor-transport'] as const) {
    const state = moving([{ id: 'a1', type, at: 'A4' }])
    expect(way(state, 'a1', 'A5'), type).toBe('enemy-ground GF-MOVE-07')
    expect(way(state, 'a1', 'B4'), type).toBe('legal')
  }
  expect(way(moving([{ id: 'a1', type: 'heavy-tank', at: 'A4' }]), 'a1', 'A5')).toBe('legal')
})

rule('GF-MOVE-13', 'suppressed units go neither forward nor among enemies', () => {
  const state = moving([
    { id: 'a1', at: 'B4', status: 'suppressed' },
    { id: 'b1', at: 'C4', standing: 'hold', revealed: true },
  ])
  expect(way(state, 'a1', 'B5')).toBe('suppressed GF-MOVE-13')
  expect(way(state, 'a1', 'B3 B4')).toBe('suppressed GF-MOVE-13')
  expect(way(state, 'a1', 'C4')).toBe('suppressed GF-MOVE-13')
  expect(way(state, 'a1', 'A4 A3')).toBe('legal')
})

rule('GF-SUP-01', 'a suppressed unit keeps its stack from going forward', () => {
  const state = moving([
    { id: 'a1', at: 'B3' },
    { id: 'a2', at: 'B3', status: 'suppressed' },
  ])
  expect(way(state, 'a1 a2', 'B4')).toBe('suppressed GF-MOVE-13')
  expect(way(state, 'a1', 'B4')).toBe('legal')
})

rule('GF-MOVE-14', 'a stack goes as far as its slowest; full zones are crossed, not stopped in', () => {
  const state = moving([
    { id: 'a1', type: 'cavalry', at: 'A1' },
    { id: 'a2', at: 'A1' },
    { id: 'a3', at: 'A2' },
    { id: 'a4', at: 'A2' },
    { id: 'a5', at: 'A2' },
  ])
  expect(way(state, 'a1', 'B2 B3 B4')).toBe('legal')
  expect(way(state, 'a1 a2', 'B2 B3 B4')).toBe('too-far GF-MOVE-06')
  expect(way(state, 'a1 a2', 'A2 A3')).toBe('legal')
  expect(way(state, 'a1', 'A2')).toBe('zone-full GF-STACK-01')
  expect(way(state, 'a1 a3', 'A3')).toBe('not-together GF-AMOV-03')
})

rule('GF-STACK-01', 'three units of each side to a zone; lorries that carry somebody do not count', () => {
  const state = moving([
    { id: 'a1', at: 'A1' },
    { id: 'a2', at: 'A2' },
    { id: 'a3', at: 'A2' },
    { id: 'a4', type: 'motor-transport', at: 'A2' },
  ])
  expect(way(state, 'a1', 'A2')).toBe('zone-full GF-STACK-01')
  give(state, 'a', { kind: 'load', unit: 'a3', transport: 'a4' })
  expect(way(state, 'a1', 'A2')).toBe('legal')
})

rule('GF-STACK-01', 'enemies in a zone take up no room', () => {
  const enemies = ['b1', 'b2', 'b3'].map(
    (id) => ({ id, at: 'A5', standing: 'hold', revealed: true }) as const,
  )
  const state = moving([{ id: 'a1', at: 'A4' }, { id: 'a2', at: 'A4' }, { id: 'a3', at: 'A4' }, ...enemies])
  move(state, 'a1 a2 a3', 'A5')
  expect(state.units.map(({ id }) => where(state, id))).toEqual(['A5', 'A5', 'A5', 'A5', 'A5', 'A5'])
})

rule('GF-CON-03', 'a unit that digs in this week stays off enemy ground', () => {
  const state = moving([{ id: 'a1', at: 'A4', duty: 'entrenching' }])
  expect(way(state, 'a1', 'A5')).toBe('entrenching GF-CON-03')
  expect(way(state, 'a1', 'B4')).toBe('legal')
})

rule(
  ['GF-DPT-05', 'GF-MINE-01', 'GF-MOR-05'],
  'the stood down, the sappers underground and the routing do not march',
  () => {
    const state = moving([
      { id: 'a1', type: 'heavy-tank', at: 'A1', duty: 'idle' },
      { id: 'a2', type: 'sapper', at: 'A1', duty: 'digging' },
      { id: 'a3', at: 'A1', status: 'routing' },
    ])
    expect(way(state, 'a1', 'A2')).toBe('stood-down GF-DPT-05')
    expect(way(state, 'a2', 'A2')).toBe('digging GF-MINE-01')
    expect(way(state, 'a3', 'A2')).toBe('routing GF-MOR-05')
  },
)

rule('GF-CLOSE-01', 'nobody walks away from enemies in the zone', () => {
  const state = moving([
    { id: 'a1', at: 'A4', revealed: true },
    { id: 'b1', at: 'A4', revealed: true },
  ])
  expect(way(state, 'a1', 'A3')).toBe('must-fight GF-MOVE-17')
})

rule('GF-AMOV-03', 'orders name own units once, of one zone, and zones that are there', () => {
  const state = moving([{ id: 'a1', at: 'A1' }, { id: 'a2' }, { id: 'b1', at: 'A8' }])
  expect(way(state, 'a1 a1', 'A2')).toBe('named-twice GF-AMOV-03')
  expect(way(state, 'a9', 'A2')).toBe('unknown-unit')
  expect(way(state, 'a1 b1', 'A2')).toBe('unknown-unit')
  expect(way(state, 'a1', 'Z9')).toBe('unknown-zone')
})

rule('GF-RES-01', 'who has not entered yet takes no order to move, to leave, to get on or off', () => {
  const state = moving([
    { id: 'a1', type: 'cavalry' },
    { id: 'a2', type: 'infantry' },
    { id: 'a3', type: 'motor-transport' },
    { id: 'b1', at: 'A8' },
  ])
  expect(way(state, 'a2', 'A1')).toBe('not-on-board GF-RES-01')
  expect(refused(state, 'a', { kind: 'exit', units: ['a1'], path: [] })).toBe('not-on-board GF-RES-01')
  for (const order of [
    { kind: 'mount', unit: 'a1' },
    { kind: 'dismount', unit: 'a1' },
    { kind: 'load', unit: 'a2', transport: 'a3' },
    { kind: 'unload', unit: 'a2' },
  ] as const)
    expect(refused(state, 'a', order)).toBe('not-on-board GF-RES-01')
})
