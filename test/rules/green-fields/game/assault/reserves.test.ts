import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { OFF_BOARD } from '#rules/green-fields/game/zone.ts'
import { rule } from '../../../../rule.ts'
import {
  at,
  eventOf,
  give,
  inAssault,
  kindsOf,
  legal,
  type Placed,
  phaseOf,
  refused,
  type Setting,
  unitOf,
} from '../field.ts'

const DONE = { kind: 'done' } as const
const enter = (unit: string, zone: string) => ({ kind: 'enter', unit, zone }) as const

const atReserves = (units: readonly Placed[], setting: Setting = {}) =>
  inAssault(units, 'reserves', [{ name: 'reserves', side: 'a', answering: false }], {
    ...setting,
    assault: { engaged: [], active: false },
  })

/** Where on its base line a unit of side a may come on. */
const entriesOf = (state: State, unit: string): readonly string[] =>
  ['A1', 'B1', 'C1', 'D1', 'E1', 'F1'].filter((zone) => refused(state, 'a', enter(unit, zone)) === 'legal')

/** Construction is over as soon as side b says so, and the reserves come up. */
const beforeReserves = (units: readonly Placed[]) =>
  inAssault(units, 'assault-construction', [{ name: 'assault-construction', side: 'b' }])

rule('GF-RES-01', 'steady units off the board come on without a die, in a zone of the own base line', () => {
  const state = atReserves([{ id: 'a-1' }])
  expect(refused(state, 'a', enter('a-1', 'C2'))).toBe('no-entry GF-RES-01')
  expect(refused(state, 'a', enter('a-1', 'C8'))).toBe('no-entry GF-RES-01')
  give(state, 'a', enter('a-1', 'C1'))
  expect(unitOf(state, 'a-1')).toMatchObject({ place: at(state, 'C1'), moving: false })
  expect(state.assault).toMatchObject({ engaged: ['a-1'], active: true })
})

rule('GF-RES-01', 'whoever is not steady, rests, flies or is stood down does not', () => {
  const hindrance = (unit: Partial<Placed>) =>
    refused(atReserves([{ id: 'a-1', ...unit }]), 'a', enter('a-1', 'C1'))
  expect(hindrance({ status: 'suppressed' })).toBe('not-steady GF-RES-01')
  expect(hindrance({ status: 'routing' })).toBe('not-steady GF-RES-01')
  expect(hindrance({ duty: 'resting' })).toBe('resting GF-DEP-05')
  expect(hindrance({ duty: 'idle' })).toBe('stood-down GF-DPT-05')
  expect(hindrance({ onItsWay: true })).toBe('on-its-way GF-RES-01')
  expect(hindrance({ type: 'fighter' })).toBe('not-in-reserve GF-RES-01')
  expect(hindrance({ at: 'D1' })).toBe('not-in-reserve GF-RES-01')
  const state = atReserves([{ id: 'b-1' }])
  expect(refused(state, 'a', enter('b-1', 'C8'))).toBe('not-in-reserve GF-RES-01')
})

rule('GF-RES-01', 'zones with enemies are closed, whoever controls the others', () => {
  const state = atReserves([{ id: 'a-1' }, { id: 'b-1', at: 'C1', revealed: true }], {
    zones: { D1: { owner: 'b' } },
  })
  expect(refused(state, 'a', enter('a-1', 'C1'))).toBe('no-entry GF-RES-01')
  give(state, 'a', enter('a-1', 'D1'))
  expect(unitOf(state, 'a-1').place).toBe(at(state, 'D1'))
})

rule('GF-RES-01', 'enemies that nobody had seen are found, and nobody comes on there', () => {
  const state = atReserves([{ id: 'a-1' }, { id: 'b-1', at: 'C1' }], { zones: { C1: { trench: 'light' } } })
  const events = give(state, 'a', enter('a-1', 'C1'))
  expect(kindsOf(events)).toContain('entry-barred')
  expect([unitOf(state, 'a-1').place, unitOf(state, 'b-1').revealed]).toEqual([OFF_BOARD, true])
})

rule(['GF-RES-01', 'GF-STACK-01'], 'three to a zone', () => {
  const three = ['a-2', 'a-3', 'a-4'].map((id): Placed => ({ id, at: 'C1' }))
  const state = atReserves([{ id: 'a-1' }, ...three])
  expect(refused(state, 'a', enter('a-1', 'C1'))).toBe('no-entry GF-RES-01')
})

rule(['GF-RES-01', 'GF-TERR-02'], 'ground that is closed to a unit is no way in, except by road', () => {
  const guns: Placed = { id: 'a-1', type: 'field-artillery', strength: 9 }
  const zones = { C1: { ground: 'morass' }, D1: { ground: 'morass' } } as const
  const state = atReserves([guns], { zones, roads: ['D1-D2'] })
  expect(refused(state, 'a', enter('a-1', 'C1'))).toBe('no-entry GF-RES-01')
  expect(refused(state, 'a', enter('a-1', 'D1'))).toBe('legal')
})

rule('GF-RES-01', 'what was bought throws a 5 or 6 each turn before it may come on', () => {
  const arrives = (die: number) => {
    const state = beforeReserves([{ id: 'a-1', onItsWay: true }])
    give(state, 'b', DONE, [die])
    expect(phaseOf(state)).toBe('reserves')
    return refused(state, 'a', enter('a-1', 'C1'))
  }
  expect([arrives(4), arrives(5), arrives(6)]).toEqual(['on-its-way GF-RES-01', 'legal', 'legal'])
})

rule('GF-RES-01', 'the enemy hears nothing of what is on its way', () => {
  const state = beforeReserves([{ id: 'a-1', onItsWay: true }])
  expect(eventOf(give(state, 'b', DONE, [3]), 'purchase-arrived')).toMatchObject({
    only: 'a',
    arrived: false,
  })
})

rule('GF-RES-01', 'the first mover brings up its reserves first, then the other', () => {
  const state = beforeReserves([{ id: 'a-1' }, { id: 'b-1' }])
  give(state, 'b', DONE)
  expect(GAME.pending(state)).toEqual(['a'])
  give(state, 'a', DONE)
  expect(GAME.pending(state)).toEqual(['b'])
  give(state, 'b', enter('b-1', 'F8'))
  // Only the announcer's units are counted.
  expect([unitOf(state, 'b-1').place, state.assault?.engaged]).toEqual([at(state, 'F8'), []])
})

rule(
  ['GF-VP-04', 'GF-RES-01'],
  'troops bought with victory points throw at once, and again each turn',
  () => {
    const bought = (die: number) => {
      const state = atReserves([{ id: 'a-1', at: 'C2' }])
      const order = {
        kind: 'buy-unit',
        type: 'infantry',
        strength: 2,
        experience: 1,
        morale: 1,
        zone: 'off',
        pay: 'points',
      }
      expect(refused(state, 'a', { ...order, zone: 'C1' })).toBe('not-in-assault GF-RES-01')
      expect(refused(state, 'a', { ...order, pay: 'supply' })).toBe('not-in-assault GF-DPT-02')
      give(state, 'a', order, [die])
      // Half of 7 points, rounded up.
      expect(state.armies.a.points).toBe(-4)
      const unit = state.units.find(({ id }) => id !== 'a-1')
      return unit ? [unit.onItsWay, refused(state, 'a', enter(unit.id, 'C1'))] : []
    }
    expect(bought(5)).toEqual([false, 'legal'])
    expect(bought(4)).toEqual([true, 'on-its-way GF-RES-01'])
  },
)

rule(
  ['GF-RES-01', 'GF-MOVE-16'],
  'a track lets guns in, a cut road does not; embankments stop lorries',
  () => {
    const morass = { ground: 'morass' } as const
    const guns: Placed = { id: 'a-1', type: 'field-artillery', strength: 9 }
    const cars: Placed = { id: 'a-2', type: 'armoured-car' }
    const state = atReserves(
      [
        guns,
        cars,
        { id: 'a-3', type: 'balloon', strength: 3 },
        { id: 'a-4', duty: 'resting' },
        { id: 'b-1' },
      ],
      {
        zones: {
          C1: { ...morass, track: 'laid' },
          D1: { ...morass, roadCut: true },
          E1: { ground: 'rough' },
        },
        roads: ['D1-D2'],
        embankment: ['F1'],
      },
    )
    expect(refused(state, 'a', enter('a-1', 'C1'))).toBe('legal')
    expect(refused(state, 'a', enter('a-1', 'D1'))).toBe('no-entry GF-RES-01')
    expect(refused(state, 'a', enter('a-1', 'F1'))).toBe('legal')
    expect(refused(state, 'a', enter('a-2', 'F1'))).toBe('no-entry GF-RES-01')
    expect(refused(state, 'a', enter('a-2', 'E1'))).toBe('no-entry GF-RES-01')
    expect(refused(state, 'a', enter('a-2', 'Z1'))).toBe('no-entry GF-RES-01')
    expect(entriesOf(state, 'a-1')).toEqual(['A1', 'B1', 'C1', 'E1', 'F1'])
    expect(entriesOf(state, 'a-2')).toEqual(['A1', 'B1', 'C1'])
    expect(entriesOf(state, 'a-3')).toEqual(['A1', 'B1', 'C1'])
  },
)

rule('GF-RES-01', 'where every zone of the base line is closed nobody may come on', () => {
  const zones = Object.fromEntries(
    [...'ABCDEF'].map((column) => [`${column}1`, { ground: 'morass' as const }]),
  )
  const state = atReserves([{ id: 'a-1', type: 'field-artillery', strength: 9 }], { zones })
  expect(entriesOf(state, 'a-1')).toEqual([])
})

rule('GF-RES-01', 'a reserve joins those in the zone in the usual order, where the enemy may see it', () => {
  const state = atReserves(
    [
      { id: 'a-1', strength: 9, spotted: true, wave: 2 },
      { id: 'a-2', at: 'C1', strength: 4, wave: 0 },
      { id: 'b-1', at: 'C3', revealed: true },
    ],
    { loser: 'b' },
  )
  const events = give(state, 'a', enter('a-1', 'C1'))
  expect(eventOf(events, 'reserve-entered')).toMatchObject({ unit: 'a-1', zone: at(state, 'C1') })
  expect(unitOf(state, 'a-1')).toMatchObject({ wave: 0, spotted: false, revealed: true, cameFrom: null })
  expect(unitOf(state, 'a-2').wave).toBe(1)
})

rule('GF-ASLT-05', 'who comes on again, or does not fight, adds nothing to the announcer’s count', () => {
  const state = inAssault(
    [{ id: 'a-1' }, { id: 'a-2' }, { id: 'a-guns', type: 'field-artillery', strength: 9 }],
    'reserves',
    [{ name: 'reserves', side: 'a', answering: false }],
    { assault: { engaged: ['a-1'] } },
  )
  give(state, 'a', enter('a-1', 'C1'))
  give(state, 'a', enter('a-guns', 'C1'))
  expect(state.assault?.engaged).toEqual(['a-1'])
  give(state, 'a', enter('a-2', 'D1'))
  expect(state.assault?.engaged).toEqual(['a-1', 'a-2'])
})

rule('GF-ASLT-05', 'what is offered in the reserves phase, and to whom an offer to stop is put', () => {
  const state = atReserves([{ id: 'b-1', at: 'C6' }])
  expect(GAME.prompt(state, 'a')).toContain('Bring up reserves')
  expect(kindsOf(give(state, 'a', { kind: 'stop-assault' }))).toContain('would-stop')
  expect(refused(state, 'a', { kind: 'stop-assault' })).toBe('already-offered GF-ASLT-05')
  const answering = inAssault([{ id: 'a-1' }], 'reserves', [{ name: 'reserves', side: 'a', answering: true }])
  expect(GAME.prompt(answering, 'a')).toBe('The enemy would stop the assault. Will you?')
  const answers = [DONE, { kind: 'stop-assault' }, enter('a-1', 'C1')]
  expect(legal(answering, 'a', answers)).toEqual([DONE, { kind: 'stop-assault' }])
})
