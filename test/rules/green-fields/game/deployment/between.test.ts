import { expect } from 'vitest'
import { stepBetween } from '#rules/green-fields/game/board/between.ts'
import { isSeen } from '#rules/green-fields/game/board/sight.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { moverOf, reach } from '#rules/green-fields/reckoning/going.ts'
import type { Ground, GroundUnit } from '#rules/green-fields/vocabulary.ts'
import { rule } from '../../../../rule.ts'
import { at, field, put, type Setting, unitOf } from '../field.ts'
import { alone } from './deploying.ts'

const country = (setting: Setting = {}): State => field([], 'movement', [], setting)

/** What becomes of a unit that takes one step. */
const step = (state: State, from: string, to: string, type: GroundUnit): string => {
  const mover = moverOf(type, type === 'cavalry' ? 'horses' : 'none')
  return reach([stepBetween(state, at(state, from), at(state, to), mover.gait)], mover).stop
}
const isRoad = (state: State, from: string, to: string): boolean =>
  stepBetween(state, at(state, from), at(state, to), 'wheeled').road

const into = (ground: Ground, type: GroundUnit, zone = {}) =>
  step(country({ zones: { C4: { ground, ...zone } } }), 'C3', 'C4', type)

rule(
  ['GF-TERR-01', 'GF-TERR-09'],
  'three grades of ground: towns go as rough, ruins as morass, trenches as rough',
  () => {
    const cavalry = (['open', 'rough', 'woods', 'town', 'morass', 'ruins'] as const).map((ground) =>
      into(ground, 'cavalry'),
    )
    expect(cavalry).toEqual(['none', 'terrain', 'terrain', 'terrain', 'impassable', 'impassable'])
    expect(into('open', 'cavalry', { trench: 'light' })).toBe('terrain')
    expect(into('open', 'armoured-car', { trench: 'light' })).toBe('impassable')
  },
)

rule('GF-TERR-02', 'morass stops guns, horse and vehicles, but not heavy tanks', () => {
  const types = [
    'infantry',
    'heavy-tank',
    'field-artillery',
    'cavalry',
    'light-tank',
    'motor-transport',
  ] as const
  expect(types.map((type) => into('morass', type))).toEqual([
    'terrain',
    'terrain',
    'impassable',
    'impassable',
    'impassable',
    'impassable',
  ])
})

const ROAD = { roads: ['C2-C3-C4-D5'], zones: { C4: { ground: 'morass' } } } as const

rule('GF-TERR-03', 'a road is open ground through any zone until it is cut', () => {
  expect(step(country(ROAD), 'C3', 'C4', 'motor-transport')).toBe('none')
  const cut = country({ ...ROAD, zones: { C4: { ground: 'morass', roadCut: true } } })
  expect(step(cut, 'C3', 'C4', 'motor-transport')).toBe('impassable')
})

rule('GF-TERR-08', 'a road step goes to the next zone of the list, both intact', () => {
  const state = country(ROAD)
  expect([isRoad(state, 'C3', 'C4'), isRoad(state, 'C4', 'C3'), isRoad(state, 'C4', 'D5')]).toEqual([
    true,
    true,
    true,
  ])
  expect([isRoad(state, 'B3', 'C4'), isRoad(state, 'C2', 'C4'), isRoad(state, 'C4', 'C5')]).toEqual([
    false,
    false,
    false,
  ])
  const cut = country({ ...ROAD, zones: { C3: { roadCut: true } } })
  expect([isRoad(cut, 'C3', 'C4'), isRoad(cut, 'C2', 'C3'), isRoad(cut, 'C4', 'D5')]).toEqual([
    false,
    false,
    true,
  ])
})

const STREAM = { water: [{ water: 'stream', edges: ['B3/B4', 'C3/C4'], bridges: ['B3/B4'] }] } as const
const RIVER = { water: [{ water: 'river', edges: ['B3/B4', 'C3/C4', 'D3/D4'], bridges: ['B3/B4'] }] } as const

rule('GF-TERR-04', 'rivers only by bridge; streams anywhere for foot and horse', () => {
  const stream = country(STREAM)
  expect([step(stream, 'C3', 'C4', 'infantry'), step(stream, 'C4', 'C3', 'cavalry')]).toEqual([
    'none',
    'none',
  ])
  expect([step(stream, 'C3', 'C4', 'field-artillery'), step(stream, 'C3', 'C4', 'heavy-tank')]).toEqual([
    'impassable',
    'impassable',
  ])
  expect(step(stream, 'B4', 'B3', 'field-artillery')).toBe('none')
  const river = country(RIVER)
  expect([step(river, 'C3', 'C4', 'infantry'), step(river, 'B3', 'B4', 'infantry')]).toEqual([
    'impassable',
    'none',
  ])
  put(river, { bridges: ['cut', 'none', 'none'] })
  expect(step(river, 'B3', 'B4', 'infantry')).toBe('impassable')
})

rule('GF-TERR-05', 'aslant if one way round the corner is open', () => {
  const river = country(RIVER)
  // By C3, B3 and the bridge, or round the end of the river in E.
  expect([step(river, 'C3', 'B4', 'infantry'), step(river, 'B4', 'C3', 'infantry')]).toEqual(['none', 'none'])
  expect(step(river, 'D3', 'C4', 'infantry')).toBe('impassable')
  expect([step(river, 'D3', 'E4', 'infantry'), step(river, 'A3', 'B4', 'infantry')]).toEqual(['none', 'none'])
  const stream = country({ water: [{ water: 'stream', edges: ['B3/B4', 'C3/C4'], bridges: [] }] })
  expect([step(stream, 'C3', 'B4', 'infantry'), step(stream, 'C3', 'B4', 'field-artillery')]).toEqual([
    'none',
    'impassable',
  ])
})

rule('GF-TERR-06', 'an embankment is rough for guns and vehicles, not for foot and horse', () => {
  const state = country({ embankment: ['C4'] })
  const types = ['infantry', 'cavalry', 'field-artillery', 'heavy-tank', 'motor-transport'] as const
  expect(types.map((type) => step(state, 'C3', 'C4', type))).toEqual([
    'none',
    'none',
    'terrain',
    'terrain',
    'impassable',
  ])
})

rule('GF-TERR-07', 'an intact town looks further, its ruins do not', () => {
  const from = (ground: Ground) => {
    const state = field([{ id: 'b1', at: 'A8' }], 'deployment', [], {
      zones: { ...alone('A3'), A3: { ground } },
    })
    return isSeen(state, unitOf(state, 'b1'))
  }
  expect([from('town'), from('ruins')]).toEqual([true, false])
})

rule('GF-TERR-10', 'a track makes a road step of every step into its zone until it is cut', () => {
  const laid = country({ zones: { C4: { ground: 'morass', track: 'laid' } } })
  for (const from of ['B3', 'C3', 'D3', 'B4', 'D5']) expect(isRoad(laid, from, 'C4')).toBe(true)
  expect(isRoad(laid, 'C4', 'C5')).toBe(false)
  const cut = country({ zones: { C4: { ground: 'morass', track: 'cut' } } })
  expect(step(cut, 'C3', 'C4', 'motor-transport')).toBe('impassable')
})
