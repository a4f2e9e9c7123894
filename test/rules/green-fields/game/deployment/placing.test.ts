import { expect } from 'vitest'
import { stackIn } from '#rules/green-fields/game/board/zones.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { isOnBoard } from '#rules/green-fields/game/unit.ts'
import { OFF_BOARD } from '#rules/green-fields/game/zone.ts'
import { referenceOf } from '#rules/green-fields/reckoning/grid.ts'
import { rule } from '../../../../rule.ts'
import { at, give, type Placed, put, refused, unitOf } from '../field.ts'
import { alone, deployed, deploying } from './deploying.ts'

const place = (unit: string, zone: string) => ({ kind: 'place', unit, zone })
const where = (state: State, id: string): string => {
  const unit = unitOf(state, id)
  return isOnBoard(unit) ? referenceOf(state.country, unit.place) : 'off'
}

rule(
  'GF-DEP-01',
  'units go anywhere on own ground or off the board, whatever their move; the rest stay',
  () => {
    const state = deploying([
      { id: 'a1', at: 'A1' },
      { id: 'a2', type: 'heavy-artillery', at: 'F1' },
      { id: 'a3', at: 'C2' },
      { id: 'a4', type: 'fighter' },
      { id: 'b1', at: 'C8' },
    ])
    give(state, 'a', place('a1', 'F2'))
    give(state, 'a', place('a2', 'off'))
    expect([where(state, 'a1'), where(state, 'a2'), where(state, 'a3')]).toEqual(['F2', 'off', 'C2'])
    expect(refused(state, 'a', place('a1', 'A5'))).toBe('enemy-ground GF-DEP-01')
    expect(refused(state, 'a', place('a4', 'A1'))).toBe('based-off-board GF-DEP-01')
    expect(refused(state, 'a', place('b1', 'A1'))).toBe('unknown-unit')
    expect(refused(state, 'a', place('a1', 'Z9'))).toBe('unknown-zone')
    expect(refused(state, 'a', place('a1', 'F2'))).toBe('already-there GF-DEP-01')
    expect(refused(state, 'a', { kind: 'open-assault' })).toBe('not-now')
    deployed(state)
    expect([where(state, 'a1'), where(state, 'a2'), where(state, 'a3'), where(state, 'b1')]).toEqual([
      'F2',
      'off',
      'C2',
      'C8',
    ])
  },
)

rule('GF-DEP-01', 'both sides place together and each says once that it has done', () => {
  const state = deploying([{ id: 'a1' }, { id: 'b1' }])
  expect(GAME.pending(state)).toEqual(['a', 'b'])
  give(state, 'b', { kind: 'done' })
  expect(GAME.pending(state)).toEqual(['a'])
  expect(refused(state, 'b', place('b1', 'A8'))).toBe('not-your-turn')
  give(state, 'a', place('a1', 'C1'))
  give(state, 'a', { kind: 'done' })
  expect(state.step).not.toBe('deployment')
})

rule('GF-DEP-09', 'only troops that can fight are placed where the enemy was last seen to stand', () => {
  const enemy = { id: 'b1', at: 'C2', revealed: true }
  const guns: Placed = { id: 'a2', type: 'field-artillery' }
  const state = deploying([{ id: 'a1' }, guns, enemy])
  expect(refused(state, 'a', place('a1', 'C2'))).toBe('legal')
  expect(refused(state, 'a', place('a2', 'C2'))).toBe('enemy-there GF-DEP-09')
  // One that was not seen gives nothing away.
  expect(refused(deploying([guns, { ...enemy, revealed: false }]), 'a', place('a2', 'C2'))).toBe('legal')
})

rule('GF-DEP-08', 'nobody is placed in a zone that is cut off, and whoever is in one stays', () => {
  const state = deploying([{ id: 'a1', at: 'F4' }, { id: 'a2' }], { zones: alone('A1', 'B2', 'F4') })
  expect(refused(state, 'a', place('a2', 'F4'))).toBe('cut-off GF-DEP-08')
  expect(refused(state, 'a', place('a1', 'A1'))).toBe('cut-off GF-DEP-08')
  expect(refused(state, 'a', place('a1', 'off'))).toBe('cut-off GF-DEP-08')
  expect(refused(state, 'a', place('a2', 'B2'))).toBe('legal')
})

rule('GF-STACK-01', 'three units of a side to a zone, carried transport apart', () => {
  const state = deploying([
    { id: 'a1', at: 'C1' },
    { id: 'a2', at: 'C1' },
    { id: 'a3', at: 'C1', mount: 'motor', mounted: true, aboard: 'a5' },
    { id: 'a4' },
    { id: 'a5', type: 'motor-transport' },
  ])
  put(state, { units: state.units.map((unit) => (unit.id === 'a5' ? { ...unit, place: -3 } : unit)) })
  expect(refused(state, 'a', place('a4', 'C1'))).toBe('zone-full GF-STACK-01')
  expect(refused(state, 'a', place('a5', 'C2'))).toBe('carrying GF-MOVE-12')
  expect(refused(state, 'a', { kind: 'unload', unit: 'a3' })).toBe('zone-full GF-STACK-01')
  give(state, 'a', place('a2', 'D1'))
  expect(refused(state, 'a', place('a4', 'C1'))).toBe('legal')
  give(state, 'a', { kind: 'unload', unit: 'a3' })
  expect(where(state, 'a5')).toBe('C1')
  expect(refused(state, 'a', place('a4', 'C1'))).toBe('zone-full GF-STACK-01')
})

rule(
  'GF-STACK-02',
  'combat units lead by strength, then guns, then balloons, unless the owner says otherwise',
  () => {
    const state = deploying([
      { id: 'a1', type: 'balloon' },
      { id: 'a2', type: 'field-artillery' },
      { id: 'a3', strength: 4 },
      { id: 'a4', strength: 9, at: 'B2' },
      { id: 'a5', strength: 5, at: 'B2' },
    ])
    for (const unit of ['a1', 'a2', 'a3']) give(state, 'a', place(unit, 'B1'))
    const waves = (zone: string) => stackIn(state, at(state, zone), 'a').map(({ id }) => id)
    expect(waves('B1')).toEqual(['a3', 'a2', 'a1'])
    give(state, 'a', { kind: 'order-waves', zone: 'B1', units: ['a2', 'a3', 'a1'] })
    expect(waves('B1')).toEqual(['a2', 'a3', 'a1'])
    const reorder = (units: readonly string[], zone = 'B1') =>
      refused(state, 'a', { kind: 'order-waves', zone, units })
    expect(reorder(['a2', 'a3'])).toBe('not-the-stack GF-STACK-02')
    expect(reorder(['a2', 'a2', 'a3'])).toBe('not-the-stack GF-STACK-02')
    expect(reorder(['a2', 'a3', 'a4'])).toBe('not-the-stack GF-STACK-02')
    expect(reorder(['a1'], 'Q1')).toBe('unknown-zone')
    // The stronger leads when one joins, and the numbers close up when one leaves.
    give(state, 'a', place('a2', 'B2'))
    expect(waves('B2')).toEqual(['a4', 'a5', 'a2'])
    deployed(state)
    expect(stackIn(state, at(state, 'B1'), 'a').map(({ id, wave }) => [id, wave])).toEqual([
      ['a3', 0],
      ['a1', 1],
    ])
  },
)

rule('GF-SCALE-11', 'the scenario may keep the first deployment to the rear rows', () => {
  const first = { terms: { firstRows: 2, variation: '1914' }, week: 0 } as const
  const state = deploying([{ id: 'a1' }, { id: 'b1' }], first)
  expect(refused(state, 'a', place('a1', 'C3'))).toBe('too-far-forward GF-SCALE-11')
  expect(refused(state, 'a', place('a1', 'C2'))).toBe('legal')
  expect(refused(state, 'b', place('b1', 'C6'))).toBe('too-far-forward GF-SCALE-11')
  expect(refused(state, 'b', place('b1', 'C7'))).toBe('legal')
  expect(refused(deploying([{ id: 'a1' }], { ...first, week: 1 }), 'a', place('a1', 'C3'))).toBe('legal')
})

rule(
  'GF-SCALE-11',
  'the sappers of the Somme begin at their tunnels, and are free in the second week',
  () => {
    const begun = GAME.begin('somme-1916', {})
    if (!begun.ok) throw new Error(begun.error.message)
    const state = begun.value
    give(state, 'a', { kind: 'done' }, [1, 2])
    expect([where(state, 'a-sapper-1'), where(state, 'a-sapper-2')]).toEqual(['A5', 'D5'])
    expect(refused(state, 'a', place('a-sapper-1', 'D5'))).toBe('must-stand GF-SCALE-11')
    expect(refused(state, 'a', place('a-sapper-1', 'off'))).toBe('must-stand GF-SCALE-11')
    put(state, { week: 2 })
    expect(refused(state, 'a', place('a-sapper-1', 'D5'))).toBe('legal')
  },
)

rule('GF-MOVE-12', 'troops mount, load and unload as they deploy, and horses come along', () => {
  const state = deploying([
    { id: 'a1', type: 'cavalry', at: 'C1' },
    { id: 'a2', at: 'D1', strength: 5 },
    { id: 'a3', type: 'motor-transport', at: 'D1', strength: 5 },
    { id: 'a4', at: 'E1', mount: 'motor', mounted: true, establishment: 8 },
    { id: 'a5', at: 'D1', strength: 6 },
  ])
  give(state, 'a', { kind: 'dismount', unit: 'a1' })
  expect(unitOf(state, 'a1')).toMatchObject({ mounted: false, parked: at(state, 'C1') })
  expect(refused(state, 'a', { kind: 'dismount', unit: 'a1' })).toBe('not-mounted GF-MOVE-11')
  give(state, 'a', place('a1', 'C2'))
  expect(unitOf(state, 'a1').parked).toBe(at(state, 'C2'))
  give(state, 'a', { kind: 'mount', unit: 'a1' })
  expect(unitOf(state, 'a1')).toMatchObject({ mounted: true, parked: null })
  expect(refused(state, 'a', { kind: 'mount', unit: 'a2' })).toBe('no-mounts GF-MOVE-11')
  const load = (unit: string, transport: string) => refused(state, 'a', { kind: 'load', unit, transport })
  expect(load('a5', 'a3')).toBe('too-many-men GF-MOVE-12')
  expect(load('a1', 'a3')).toBe('cannot-load GF-MOVE-12')
  expect(load('a2', 'a1')).toBe('no-transport GF-MOVE-12')
  give(state, 'a', { kind: 'load', unit: 'a2', transport: 'a3' })
  expect(unitOf(state, 'a2')).toMatchObject({ mount: 'motor', mounted: true, aboard: 'a3' })
  give(state, 'a', place('a2', 'A1'))
  give(state, 'a', { kind: 'unload', unit: 'a2' })
  expect([where(state, 'a2'), where(state, 'a3')]).toEqual(['A1', 'A1'])
  expect(load('a5', 'a3')).toBe('transport-elsewhere GF-MOVE-12')
  // GF-MOVE-15: its own lorries become transport of the strength paid for.
  give(state, 'a', { kind: 'unload', unit: 'a4' })
  const lorries = state.units.at(-1)
  expect(lorries).toMatchObject({ side: 'a', type: 'motor-transport', strength: 8, place: at(state, 'E1') })
  expect(unitOf(state, 'a4')).toMatchObject({ mount: 'none', mounted: false })
})

rule('GF-VP-03', 'units that went off the enemy’s edge are off board when the next deployment begins', () => {
  const state = deploying([
    { id: 'a1' },
    { id: 'a2', type: 'cavalry', mounted: false, parked: 9 },
    { id: 'b1' },
  ])
  put(state, {
    units: state.units.map((unit) =>
      unit.side === 'a' ? { ...unit, place: -2, gone: 'exited', revealed: true } : unit,
    ),
  })
  put(state, { phases: [{ name: 'assault-decision', side: 'b' }], step: 'assault-decision' })
  give(state, 'b', { kind: 'decline-assault' }, [3, 4])
  expect(state.step).toBe('deployment')
  expect(unitOf(state, 'a1')).toMatchObject({ place: OFF_BOARD, gone: null, revealed: false })
  expect(refused(state, 'a', place('a1', 'C1'))).toBe('legal')
  // GF-MOVE-12: the horses that waited for their riders on the table are with them again.
  give(state, 'a', { kind: 'mount', unit: 'a2' })
  expect(unitOf(state, 'a2')).toMatchObject({ mounted: true, parked: null })
})

rule('GF-DEP-01', 'the usual deployment leaves nobody behind for whom there is room', () => {
  for (const { id } of GAME.scenarios) {
    const begun = GAME.begin(id, {})
    if (!begun.ok) throw new Error(begun.error.message)
    const state = begun.value
    give(state, 'a', { kind: 'done' }, [1, 2])
    for (const side of ['a', 'b'] as const) {
      give(state, side, { kind: 'deploy-usual' })
      expect(refused(state, side, { kind: 'deploy-usual' })).toBe('nobody-waits GF-DEP-01')
      state.zones.forEach((_, zone) => {
        expect(stackIn(state, zone, side).length).toBeLessThanOrEqual(3)
      })
    }
  }
})

rule(['GF-STACK-01', 'GF-STACK-02'], 'the enemy takes no room; lorries stand behind balloons', () => {
  const state = deploying([
    { id: 'a1', type: 'motor-transport', at: 'C1' },
    { id: 'a2', type: 'balloon', at: 'C1', wave: 1 },
    { id: 'a3', type: 'field-artillery', strength: 3 },
    { id: 'b1', at: 'C1' },
    { id: 'b2', at: 'C1' },
    { id: 'b3', at: 'C1' },
  ])
  give(state, 'a', place('a3', 'C1'))
  expect(['a3', 'a2', 'a1'].map((id) => unitOf(state, id).wave)).toEqual([0, 1, 2])
  // Guns stay as they stand, whatever their strength.
  const guns = deploying([
    { id: 'a1', type: 'heavy-artillery', strength: 3, at: 'C1' },
    { id: 'a2', type: 'field-artillery', strength: 9 },
  ])
  give(guns, 'a', place('a2', 'C1'))
  expect(['a1', 'a2'].map((id) => unitOf(guns, id).wave)).toEqual([0, 1])
})
