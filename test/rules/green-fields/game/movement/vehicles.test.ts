import { expect } from 'vitest'
import { GONE } from '#rules/green-fields/game/zone.ts'
import { rule } from '../../../../rule.ts'
import { at, eventOf, eventsOf, kindsOf, unitOf } from '../field.ts'
import { move, moving } from './moves.ts'

const tank = { id: 'a1', type: 'heavy-tank', strength: 4, experience: 1 } as const

rule(
  'GF-MOVE-08',
  'a tank off the road throws 2 dice and the roughness of its way, and saves with experience',
  () => {
    const state = moving([{ ...tank, at: 'A1' }], { zones: { A3: { ground: 'rough' } } })
    // three dice on rough ground: four hits, one saved: three are one point, without a morale check
    const events = move(state, 'a1', 'A2 A3', [6, 6, 1, 5])
    expect(eventOf(events, 'broke-down')).toMatchObject({ dice: 3, hits: 4, saves: 1, casualties: 1 })
    expect(unitOf(state, 'a1')).toMatchObject({ strength: 3, morale: 3, status: 'steady' })
  },
)

rule('GF-MOVE-09', 'one throw, in the roughest zone, before the fire there', () => {
  const state = moving(
    [
      { ...tank, type: 'light-tank', at: 'A3' },
      { id: 'b1', strength: 2, at: 'B6', standing: 'first-chance' },
    ],
    { zones: { A5: { trench: 'heavy' } } },
  )
  const events = move(state, 'a1', 'A4 A5', [1, 1, 1, 1, 1])
  expect(eventsOf(events, 'broke-down')).toMatchObject([{ zone: at(state, 'A5'), dice: 4 }])
  const kinds = kindsOf(events).filter((kind) => kind === 'broke-down' || kind === 'opportunity-fire')
  expect(kinds).toEqual(['broke-down', 'opportunity-fire'])
})

rule('GF-MOVE-09', 'a tank stopped short of the roughest zone throws where it stops', () => {
  const state = moving(
    [
      { ...tank, type: 'light-tank', at: 'A4' },
      { id: 'b1', strength: 2, at: 'A5', standing: 'hold', type: 'field-artillery' },
    ],
    { zones: { A5: { emplacement: 'light' }, A6: { ground: 'town' } } },
  )
  const events = move(state, 'a1', 'A5 A6', [1, 1])
  expect(eventsOf(events, 'broke-down')).toMatchObject([{ zone: at(state, 'A5'), dice: 2 }])
})

rule('GF-MOVE-09', 'nobody throws who keeps to the road, nor anybody without engines', () => {
  const along = { roads: ['A1-A2-A3'], zones: { A2: { ground: 'woods' } } } as const
  expect(kindsOf(move(moving([{ ...tank, at: 'A1' }], along), 'a1', 'A2 A3'))).not.toContain('broke-down')
  const horse = moving([{ id: 'a1', type: 'cavalry', at: 'A1' }])
  expect(kindsOf(move(horse, 'a1', 'A2 A3'))).not.toContain('broke-down')
})

rule('GF-MOVE-09', 'empty lorries have no save; loaded, they save as their riders do', () => {
  const empty = moving([
    { id: 'a1', type: 'motor-transport', strength: 1, experience: 0, morale: 0, at: 'A1' },
  ])
  move(empty, 'a1', 'A2', [5, 1])
  expect(unitOf(empty, 'a1')).toMatchObject({ place: GONE, gone: 'destroyed' })
  const loaded = moving([{ id: 'a1', mount: 'motor', mounted: true, experience: 2, at: 'A1' }])
  move(loaded, 'a1', 'A2', [6, 1, 5, 1])
  expect(unitOf(loaded, 'a1').strength).toBe(5)
})

rule(
  'GF-MOVE-10',
  'vehicles throw on entering a trench zone, unless pioneers have laid a road through',
  () => {
    const into = (track: 'none' | 'laid', dice: readonly number[]) =>
      eventsOf(
        move(
          moving([{ ...tank, at: 'A1' }], { zones: { A2: { trench: 'light', track } } }),
          'a1',
          'A2',
          dice,
        ),
        'broke-down',
      )
    expect(into('none', [1, 1, 1])).toMatchObject([{ dice: 3 }])
    expect(into('laid', [])).toEqual([])
  },
)

rule('GF-MOVE-09', 'on even ground the vehicles are thrown for in the first zone off the road', () => {
  const state = moving([{ id: 'a1', type: 'light-tank', strength: 3, at: 'A1' }], { roads: ['A1-A2'] })
  const events = move(state, 'a1', 'A2 A3 A4', [1, 1])
  expect(eventOf(events, 'broke-down')).toMatchObject({ zone: at(state, 'A3'), dice: 2 })
  expect(eventsOf(events, 'broke-down')).toHaveLength(1)
})

rule(['GF-MOVE-09', 'GF-SCALE-10'], 'vehicles lost on the way leave those beside them to go on', () => {
  const state = moving([
    { id: 'a1', type: 'heavy-tank', strength: 1, experience: 1, at: 'A1' },
    { id: 'a2', at: 'A1', wave: 1 },
  ])
  // Four hits, one saved: one strength point for two.
  const events = move(state, 'a1 a2', 'A2 A3', [6, 6, 5])
  expect(eventOf(events, 'broke-down')).toMatchObject({ unit: 'a1', casualties: 1 })
  expect(unitOf(state, 'a1').gone).toBe('destroyed')
  expect(unitOf(state, 'a2').place).toBe(at(state, 'A3'))
})
