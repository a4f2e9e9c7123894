import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import { enterMovement } from '#rules/green-fields/game/phases/movement/movement.ts'
import type { Unit } from '#rules/green-fields/game/unit.ts'
import { CARRYING, GONE } from '#rules/green-fields/game/zone.ts'
import { rule } from '../../../../rule.ts'
import { happens } from '../deployment/deploying.ts'
import { at, eventOf, eventsOf, give, inAssault, put, refused, unitOf } from '../field.ts'
import { move, moving, way, where } from './moves.ts'

rule(
  ['GF-MOVE-11', 'GF-MOVE-12'],
  'horse leave their mounts, go as infantry, and must come back for them',
  () => {
    const state = moving([{ id: 'a1', type: 'cavalry', at: 'A1' }])
    give(state, 'a', { kind: 'dismount', unit: 'a1' })
    expect(unitOf(state, 'a1')).toMatchObject({ mounted: false, parked: at(state, 'A1') })
    expect(way(state, 'a1', 'A2 A3 A4')).toBe('too-far GF-MOVE-06')
    move(state, 'a1', 'A2')
    expect(refused(state, 'a', { kind: 'mount', unit: 'a1' })).toBe('has-moved GF-MOVE-12')
    put(state, { phases: [{ name: 'movement', side: 'a', moved: [] }] })
    expect(refused(state, 'a', { kind: 'mount', unit: 'a1' })).toBe('mounts-elsewhere GF-MOVE-12')
    move(state, 'a1', 'A1')
    put(state, { phases: [{ name: 'movement', side: 'a', moved: [] }] })
    give(state, 'a', { kind: 'mount', unit: 'a1' })
    expect(way(state, 'a1', 'A2 A3 A4')).toBe('legal')
  },
)

rule('GF-MOVE-12', 'mounts in a zone that the enemy occupies are lost', () => {
  const state = moving([
    { id: 'a1', type: 'cavalry', at: 'A4' },
    { id: 'b1', type: 'cavalry', at: 'C5', mounted: false },
  ])
  put(state, {
    units: state.units.map((unit) => (unit.id === 'b1' ? { ...unit, parked: at(state, 'A5') } : unit)),
  })
  const events = move(state, 'a1', 'A5')
  expect(eventOf(events, 'mounts-lost')).toMatchObject({ unit: 'b1', zone: at(state, 'A5'), only: 'b' })
  expect(unitOf(state, 'b1')).toMatchObject({ parked: null, mount: 'none' })
})

rule('GF-MOVE-12', 'mounts are safe while the owner has somebody with them', () => {
  const state = moving([
    { id: 'a1', at: 'A4' },
    { id: 'b1', type: 'cavalry', at: 'A5', mounted: false, standing: 'hold', revealed: true },
  ])
  put(state, {
    units: state.units.map((unit) => (unit.id === 'b1' ? { ...unit, parked: at(state, 'A5') } : unit)),
  })
  move(state, 'a1', 'A5')
  expect(unitOf(state, 'b1').parked).toBe(at(state, 'A5'))
})

rule('GF-MOVE-12', 'mounts go with the zone when those beside them are beaten', () => {
  const state = moving([
    { id: 'a1', at: 'A4' },
    { id: 'b1', strength: 1, at: 'A5', standing: 'hold' },
    { id: 'b2', type: 'cavalry', at: 'C8', mounted: false },
  ])
  put(state, {
    units: state.units.map((unit) => (unit.id === 'b2' ? { ...unit, parked: at(state, 'A5') } : unit)),
  })
  move(state, 'a1', 'A5')
  give(state, 'a', { kind: 'done' })
  // one die of the defender misses; two hits of the attacker's six are not saved
  give(state, 'b', { kind: 'done' }, [1, 6, 1, 1, 1, 1, 1, 1, 1])
  expect(unitOf(state, 'b1').gone).toBe('destroyed')
  expect(unitOf(state, 'b2')).toMatchObject({ parked: null, mount: 'none' })
})

rule('GF-MOVE-12', 'lorries take a unit no stronger than themselves, at the start of a move', () => {
  const load = (strength: number, lorries = 6) =>
    refused(
      moving([
        { id: 'a1', strength, at: 'A1' },
        { id: 'a2', type: 'motor-transport', strength: lorries, at: 'A1' },
      ]),
      'a',
      { kind: 'load', unit: 'a1', transport: 'a2' },
    )
  expect(load(6)).toBe('legal')
  expect(load(7)).toBe('too-many-men GF-MOVE-12')
  const state = moving([
    { id: 'a1', at: 'A1' },
    { id: 'a2', type: 'motor-transport', at: 'A2' },
  ])
  move(state, 'a1', 'A2')
  expect(refused(state, 'a', { kind: 'load', unit: 'a1', transport: 'a2' })).toBe('has-moved GF-MOVE-12')
})

rule('GF-MOVE-15', 'loaded riders count as motor troops; unloaded, the lorries stand by themselves', () => {
  const state = moving([
    { id: 'a1', at: 'A1' },
    { id: 'a2', type: 'motor-transport', at: 'A1' },
  ])
  give(state, 'a', { kind: 'load', unit: 'a1', transport: 'a2' })
  expect(unitOf(state, 'a1')).toMatchObject({ mount: 'motor', mounted: true, aboard: 'a2' })
  expect(unitOf(state, 'a2').place).toBe(CARRYING)
  // two dice for breakdown in the open, no hit
  move(state, 'a1', 'A2 A3 A4', [1, 1])
  put(state, { phases: [{ name: 'movement', side: 'a', moved: [] }] })
  give(state, 'a', { kind: 'unload', unit: 'a1' })
  expect([where(state, 'a1'), where(state, 'a2')]).toEqual(['A4', 'A4'])
  expect(unitOf(state, 'a1')).toMatchObject({ mount: 'none', mounted: false, aboard: null })
})

rule(
  ['GF-MOVE-15', 'GF-OBS-14'],
  'lorries that came with troops in view are in view when these get off',
  () => {
    const unloaded = (revealed: boolean) => {
      const state = moving(
        [
          { id: 'a1', at: 'A1', mount: 'motor', mounted: true, aboard: 'a2', revealed },
          { id: 'a2', type: 'motor-transport', experience: 0, morale: 0 },
        ],
        { zones: { A1: { ground: 'woods' } } },
      )
      put(state, {
        units: state.units.map((unit) => (unit.id === 'a2' ? { ...unit, place: CARRYING } : unit)),
      })
      give(state, 'a', { kind: 'unload', unit: 'a1' })
      return unitOf(state, 'a2').revealed
    }
    expect([unloaded(true), unloaded(false)]).toEqual([true, false])
  },
)

rule('GF-MOVE-15', 'a unit leaves its own lorries as transport of the strength it paid for', () => {
  const state = moving([{ id: 'a1', mount: 'motor', mounted: true, strength: 4, establishment: 8, at: 'A1' }])
  give(state, 'a', { kind: 'unload', unit: 'a1' })
  const lorries = state.units.find(({ type }) => type === 'motor-transport')
  expect(lorries).toMatchObject({ side: 'a', strength: 8, place: at(state, 'A1') })
  // GF-MOVE-11: they may fetch others
  expect(way(state, lorries?.id ?? '', 'A2')).toBe('legal')
})

rule('GF-MOVE-12', 'transport alone is destroyed by whoever comes', () => {
  const state = moving([
    { id: 'a1', at: 'A4' },
    { id: 'b1', type: 'motor-transport', experience: 0, morale: 0, at: 'A5' },
  ])
  const events = move(state, 'a1', 'A5')
  expect(eventsOf(events, 'overrun').map(({ unit }) => unit)).toEqual(['b1'])
  expect(unitOf(state, 'b1')).toMatchObject({ place: GONE, gone: 'destroyed' })
  expect(unitOf(state, 'a1').cameFrom).toBeNull()
  expect(state.armies.b.lost).toBe(6)
})

rule(['GF-MOVE-12', 'GF-OBS-17'], 'whoever comes upon transport unseen before knows it by its marker', () => {
  const state = moving([
    { id: 'a1', at: 'A4' },
    { id: 'b1', type: 'motor-transport', experience: 0, morale: 0, at: 'A5' },
  ])
  const events = eventsOf(move(state, 'a1', 'A5'), 'overrun')
  expect(events.map((event) => GAME.eventView?.(state, event, 'a'))).toMatchObject([{ unit: 'b?1' }])
  expect(events.map((event) => GAME.eventView?.(state, event, 'b'))).toMatchObject([{ unit: 'b1' }])
})

rule('GF-MOVE-12', 'transport with troops beside it is not', () => {
  const state = moving([
    { id: 'a1', at: 'A4' },
    { id: 'b1', type: 'motor-transport', experience: 0, morale: 0, at: 'A5' },
    { id: 'b2', at: 'A5', standing: 'hold' },
  ])
  move(state, 'a1', 'A5')
  expect(unitOf(state, 'b1').gone).toBeNull()
})

rule('GF-MOVE-12', 'what is shot at on lorries is the riders, mounted', () => {
  const state = moving([
    { id: 'a1', mount: 'motor', mounted: true, aboard: 'a2', experience: 2, morale: 3, at: 'A4' },
    { id: 'a2', type: 'motor-transport' },
    { id: 'b1', strength: 2, at: 'A5', standing: 'first-chance' },
  ])
  // one die, one hit: no save die is left of 2 with -1 moving and -1 mounted; three morale dice
  move(state, 'a1', 'A3', [5, 5, 1, 1, 1, 1])
  expect(unitOf(state, 'a1')).toMatchObject({ strength: 5, morale: 2 })
  expect(unitOf(state, 'a2').strength).toBe(6)
})

rule(
  'GF-MOVE-11',
  'cyclists leave their bicycles as horse leave theirs; lorries are unloaded instead',
  () => {
    const state = moving([
      { id: 'a1', mount: 'bicycles', mounted: true, at: 'A1' },
      { id: 'a2', mount: 'motor', mounted: true, at: 'B1' },
      { id: 'a3', at: 'C1' },
      { id: 'a4', type: 'cavalry', at: 'D1' },
    ])
    expect(refused(state, 'a', { kind: 'mount', unit: 'a1' })).toBe('already-mounted GF-MOVE-12')
    give(state, 'a', { kind: 'dismount', unit: 'a1' })
    expect(unitOf(state, 'a1')).toMatchObject({ mounted: false, parked: at(state, 'A1') })
    expect(refused(state, 'a', { kind: 'dismount', unit: 'a1' })).toBe('not-mounted GF-MOVE-11')
    give(state, 'a', { kind: 'mount', unit: 'a1' })
    expect(unitOf(state, 'a1')).toMatchObject({ mounted: true, parked: null })
    expect(refused(state, 'a', { kind: 'dismount', unit: 'a2' })).toBe('not-mounted GF-MOVE-11')
    expect(refused(state, 'a', { kind: 'mount', unit: 'a3' })).toBe('no-mounts GF-MOVE-11')
    expect(refused(state, 'a', { kind: 'unload', unit: 'a3' })).toBe('not-loaded GF-MOVE-12')
    expect(refused(state, 'a', { kind: 'unload', unit: 'a4' })).toBe('not-loaded GF-MOVE-12')
  },
)

rule('GF-MOVE-12', 'lorries take foot that has no mounts of its own, and nobody else', () => {
  const lorries = (type: Unit['type'], rest: Partial<Unit> = {}) => {
    const state = moving([
      { id: 'a1', type, at: 'A1', strength: 4, ...rest },
      { id: 'a2', type: 'motor-transport', strength: 4, at: 'A1' },
    ])
    return refused(state, 'a', { kind: 'load', unit: 'a1', transport: 'a2' })
  }
  for (const type of ['infantry', 'pioneer', 'sapper'] as const) expect(lorries(type), type).toBe('legal')
  for (const type of ['field-artillery', 'balloon', 'heavy-tank'] as const) {
    expect(lorries(type), type).toBe('cannot-load GF-MOVE-12')
  }
  expect(lorries('cavalry', { mounted: false })).toBe('cannot-load GF-MOVE-12')
  expect(lorries('infantry', { mount: 'bicycles' })).toBe('cannot-load GF-MOVE-12')
  expect(lorries('infantry', { mount: 'motor', mounted: true })).toBe('cannot-load GF-MOVE-12')
})

rule('GF-MOVE-15', 'lorries left by two units are two units, each behind the riders', () => {
  const state = moving([
    { id: 'a1', mount: 'motor', mounted: true, at: 'A1', establishment: 7 },
    { id: 'a2', mount: 'motor', mounted: true, at: 'B1' },
    { id: 'b-motor-transport-1', type: 'motor-transport', at: 'A8' },
  ])
  give(state, 'a', { kind: 'unload', unit: 'a1' })
  give(state, 'a', { kind: 'unload', unit: 'a2' })
  expect(state.units.slice(-2)).toMatchObject([
    { id: 'a-motor-transport-1', strength: 7, place: at(state, 'A1'), wave: 1, revealed: false },
    { id: 'a-motor-transport-2', strength: 6, place: at(state, 'B1'), wave: 1 },
  ])
})

rule('GF-MOVE-12', 'mounts that the enemy stands among when movement begins are lost', () => {
  const state = inAssault(
    [
      { id: 'a1', type: 'cavalry', mounted: false, at: 'C3' },
      { id: 'a2', type: 'cavalry', mounted: false, at: 'D3' },
      { id: 'b1', at: 'A1' },
    ],
    'movement',
    [],
  )
  const park = (id: string, zone: string) => {
    put(state, {
      units: state.units.map((unit) => (unit.id === id ? { ...unit, parked: at(state, zone) } : unit)),
    })
  }
  park('a1', 'A1')
  park('a2', 'B1')
  const after = happens(state, [], enterMovement).state
  expect([unitOf(after, 'a1').parked, unitOf(after, 'a2').parked]).toEqual([null, at(state, 'B1')])
  expect(unitOf(after, 'a1').mount).toBe('none')
})

rule(
  ['GF-MOR-05', 'GF-MOVE-11'],
  'who is running does not stop to mount, and who is off the table rides nothing',
  () => {
    const state = moving([
      { id: 'a1', type: 'cavalry', at: 'A1', status: 'routing' },
      { id: 'a2', type: 'cavalry' },
      { id: 'a3', type: 'cavalry', at: 'B1', status: 'suppressed' },
    ])
    const dismount = (unit: string) => refused(state, 'a', { kind: 'dismount', unit })
    expect(dismount('a1')).toBe('routing GF-MOR-05')
    expect(dismount('a2')).not.toBe('legal')
    expect(dismount('a3')).toBe('legal')
  },
)

rule('GF-MOVE-17', 'locked with the enemy nobody moves, mounts or loads; getting off is free', () => {
  const state = moving([
    { id: 'a1', type: 'cavalry', at: 'A4', mounted: false, wave: 0 },
    { id: 'a2', at: 'A4', wave: 1 },
    { id: 'a3', type: 'motor-transport', at: 'A4', wave: 2 },
    { id: 'b1', at: 'A4', revealed: true },
    { id: 'a4', type: 'cavalry', at: 'B4' },
    { id: 'b2', at: 'B4', revealed: true },
    { id: 'a5', at: 'C4', mount: 'motor', mounted: true },
    { id: 'b3', at: 'C4', revealed: true },
  ])
  put(state, {
    units: state.units.map((unit) => (unit.id === 'a1' ? { ...unit, parked: at(state, 'A4') } : unit)),
  })
  expect(refused(state, 'a', { kind: 'mount', unit: 'a1' })).toBe('must-fight GF-MOVE-17')
  expect(refused(state, 'a', { kind: 'load', unit: 'a2', transport: 'a3' })).toBe('must-fight GF-MOVE-17')
  expect(way(state, 'a2', 'A3')).toBe('must-fight GF-MOVE-17')
  expect(refused(state, 'a', { kind: 'dismount', unit: 'a4' })).toBe('legal')
  expect(refused(state, 'a', { kind: 'unload', unit: 'a5' })).toBe('legal')
})
