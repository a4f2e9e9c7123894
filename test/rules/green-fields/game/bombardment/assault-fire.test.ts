import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import { OFF_BOARD } from '#rules/green-fields/game/zone.ts'
import { rule } from '../../../../rule.ts'
import {
  at,
  eventOf,
  eventsOf,
  field,
  give,
  kindsOf,
  legal,
  type Placed,
  phaseOf,
  refused,
  type Setting,
  unitOf,
  zoneOf,
} from '../field.ts'
import { DONE, fire, gun, laying } from './gunnery.ts'

rule('GF-AART-01', 'whoever breaks under the guns falls back when all have fired', () => {
  const state = laying([
    gun('a-gun', 'A4'),
    gun('a-other', 'B4'),
    { id: 'b-1', at: 'A5', experience: 1, morale: 1 },
    { id: 'b-2', at: 'B5', experience: 1, morale: 1 },
  ])
  give(state, 'a', fire('a-gun', 'A5'))
  give(state, 'a', fire('a-other', 'B5'))
  // One hit on each, not saved, and no hit on the one morale die: both rout, two zones back.
  const events = give(state, 'a', DONE, [5, 1, 1, 1, 1, 5, 1, 1, 1, 1])
  const kinds = kindsOf(events)
  expect(kinds.lastIndexOf('zone-shelled')).toBeLessThan(kinds.indexOf('fell-back'))
  expect(unitOf(state, 'b-1')).toMatchObject({ status: 'routing', place: at(state, 'A7'), strength: 5 })
  expect(unitOf(state, 'b-2')).toMatchObject({ status: 'routing', place: at(state, 'B7'), strength: 5 })
})

rule(
  ['GF-AART-01', 'GF-BOMB-05'],
  'guns on one zone are one pool, guns on others fire apart, by zones',
  () => {
    const state = laying([gun('a-1', 'A4'), gun('a-2', 'B4'), gun('a-3', 'C4')])
    give(state, 'a', fire('a-1', 'B6'))
    give(state, 'a', fire('a-2', 'A5'))
    give(state, 'a', fire('a-3', 'A5'))
    const events = give(
      state,
      'a',
      DONE,
      Array.from({ length: 9 }, () => 1),
    )
    expect(eventsOf(events, 'zone-shelled').map(({ zone, dice }) => [zone, dice])).toEqual([
      [at(state, 'A5'), 6],
      [at(state, 'B6'), 3],
    ])
  },
)

rule(
  ['GF-DEG-06', 'GF-DEG-07'],
  'three hits break a trench after the artillery phase, and who was in it is seen',
  () => {
    const state = laying([gun('a-gun', 'A4'), { id: 'b-1', at: 'A5', experience: 5 }], {
      zones: { A5: { trench: 'light', reported: ['a'] } },
    })
    give(state, 'a', fire('a-gun', 'A5'))
    // Four hits; experience 5 and the trench give six dice, and they save all.
    give(state, 'a', DONE, [6, 5, 5, 6, 6, 1, 1, 1, 1])
    expect(zoneOf(state, 'A5')).toMatchObject({
      trench: 'none',
      shellHoles: 0,
      artilleryHits: 0,
      missions: 0,
    })
    expect(unitOf(state, 'b-1')).toMatchObject({ strength: 6, revealed: true })
  },
)

rule(
  'GF-AMOV-06',
  'a side is asked in the artillery phase if it has guns to lay or troops to give orders to',
  () => {
    const asked = (units: readonly Placed[]) => {
      const state = field([{ id: 'a-1', at: 'C4' }, ...units], 'assault-decision', [
        { name: 'assault-decision', side: 'a' },
      ])
      give(state, 'a', { kind: 'open-assault' }, [1])
      return [phaseOf(state), ...GAME.pending(state)]
    }
    expect(asked([{ id: 'b-1', at: 'C6' }])).toEqual(['artillery', 'a', 'b'])
    expect(asked([{ id: 'b-1', type: 'heavy-artillery', strength: 9 }])).toEqual(['artillery', 'a', 'b'])
    expect(asked([{ id: 'b-1' }])).toEqual(['artillery', 'a'])
    expect(asked([{ id: 'b-1', at: 'C6', type: 'balloon' }])).toEqual(['artillery', 'a'])
  },
)

rule('GF-AMOV-06', 'standing orders are given while the guns are laid, to whoever can fire at movers', () => {
  const arms = ['infantry', 'cavalry', 'heavy-tank', 'field-artillery'] as const
  const state = laying([
    ...arms.map((type, i): Placed => ({ id: `a-${i}`, at: 'C4', type })),
    { id: 'a-balloon', at: 'D4', type: 'balloon' },
    { id: 'a-off' },
    { id: 'a-dead', gone: 'destroyed', strength: 0 },
    { id: 'b-1', at: 'C6' },
  ])
  const standing = (unit: string) => refused(state, 'a', { kind: 'standing', unit, order: 'hold' })
  expect(arms.map((_, i) => standing(`a-${i}`))).toEqual(['legal', 'legal', 'legal', 'legal'])
  expect(standing('a-balloon')).toBe('cannot-fire GF-AMOV-02')
  expect(standing('a-off')).toBe('cannot-fire GF-AMOV-02')
  expect(standing('a-dead')).toBe('unknown-unit')
  give(state, 'a', { kind: 'standing', unit: 'a-0', order: 'first-chance' })
  expect(unitOf(state, 'a-0').standing).toBe('first-chance')
})

rule('GF-AART-02', 'fire that is called off costs nothing; a gun laid anew needs no second shell', () => {
  const state = laying([gun('a-gun', 'A4')], { army: { a: { shells: 1 }, b: { ready: true } } })
  give(state, 'a', fire('a-gun', 'A5'))
  expect(refused(state, 'a', fire('a-gun', 'B5'))).toBe('legal')
  give(state, 'a', { kind: 'cease-fire', unit: 'a-gun' })
  expect(refused(state, 'a', { kind: 'cease-fire', unit: 'a-gun' })).toBe('not-firing GF-AART-02')
  give(state, 'a', DONE)
  expect([state.armies.a.shells, unitOf(state, 'a-gun').fired]).toEqual([1, false])
})

rule(
  'GF-AART-01',
  'only own guns that have come up fire, and nobody hears in an assault what they are laid on',
  () => {
    const state = laying([
      gun('a-gun', 'A4'),
      { id: 'a-1', at: 'B4' },
      { id: 'a-late', type: 'heavy-artillery', strength: 9, onItsWay: true },
      gun('b-gun', 'A8'),
    ])
    for (const unit of ['a-1', 'a-late', 'b-gun', 'nothing'])
      expect(refused(state, 'a', fire(unit, 'A5'))).toBe('no-gun GF-AART-02')
    const events = give(state, 'a', fire('a-gun', 'A5'))
    expect(eventOf(events, 'fire-planned')).toMatchObject({ only: 'a', mission: { target: at(state, 'A5') } })
    expect(kindsOf(events)).not.toContain('fire-announced')
  },
)

rule('GF-AART-01', 'a gun off the board shoots from behind the column it stands at', () => {
  const state = laying([{ id: 'a-gun', type: 'field-artillery', strength: 9, column: 5 }])
  expect(state.units[0]?.place).toBe(OFF_BOARD)
  expect(refused(state, 'a', fire('a-gun', 'C3'))).toBe('legal')
  expect(refused(state, 'a', fire('a-gun', 'B3'))).toBe('out-of-range GF-AART-01')
  expect(refused(state, 'a', fire('a-gun', 'F4'))).toBe('out-of-range GF-AART-01')
})

rule('GF-AART-02', 'shells also come up over a track', () => {
  const rough = Object.fromEntries(
    ['A1', 'B1', 'C1', 'D1', 'E1', 'F1'].map((zone) => [zone, { ground: 'rough' as const }]),
  )
  const line = (zones: Setting['zones']) =>
    refused(laying([gun('a-gun', 'A3')], { zones }), 'a', fire('a-gun', 'A5'))
  expect(line(rough)).toBe('no-line GF-AART-02')
  expect(line({ ...rough, A1: { ground: 'rough', track: 'laid' } })).toBe('legal')
  expect(line({ ...rough, A1: { ground: 'rough', track: 'cut' } })).toBe('no-line GF-AART-02')
})

rule(['GF-AART-03', 'GF-DATE-01'], 'gas shells of either kind are for assaults, from July 1915', () => {
  const week = field([gun('a-gun', 'A4')], 'bombardment', [{ name: 'bombardment', side: 'a', round: 1 }])
  expect(refused(week, 'a', fire('a-gun', 'A5', 'gas'))).toBe('mission GF-AART-03')
  expect(refused(week, 'a', fire('a-gun', 'A5', 'persistent'))).toBe('mission GF-AART-03')
  expect(refused(week, 'a', fire('a-gun', 'A5'))).toBe('legal')
  const early = laying([gun('a-gun', 'A4')], { terms: { begins: '1915-06-07' } })
  expect(refused(early, 'a', fire('a-gun', 'A5', 'persistent'))).toBe('no-gas GF-DATE-01')
  const shells = ['bombardment', 'box', 'gas', 'persistent'].map((mission) => fire('a-gun', 'A5', mission))
  expect(legal(early, 'a', shells)).toEqual([shells[0]])
  expect(legal(laying([gun('a-gun', 'A4')]), 'a', shells)).toEqual([shells[0], shells[2], shells[3]])
})

rule(
  'GF-AART-03',
  'lorries do not breathe, nobody is told of those unseen, and smoke lies where nobody was',
  () => {
    const state = laying([
      gun('a-gun', 'A4'),
      gun('a-other', 'B4'),
      { id: 'b-1', at: 'A5', experience: 3 },
      { id: 'b-2', at: 'A5', experience: 3, revealed: true, wave: 1 },
      { id: 'b-3', at: 'A5', type: 'motor-transport', strength: 3, wave: 2 },
    ])
    give(state, 'a', fire('a-gun', 'A5', 'gas'))
    give(state, 'a', fire('a-other', 'C5', 'gas'))
    // Three dice on each who breathes there, and three on the empty zone.
    const events = give(state, 'a', DONE, [1, 1, 1, 1, 1, 1, 6, 6, 6])
    const [stack, empty] = eventsOf(events, 'zone-gassed')
    expect(stack).toMatchObject({ source: 'shells', dice: 3, lasting: false })
    expect(stack?.gassed).toEqual([
      { unit: 'b-1', damage: 0, unseen: true },
      { unit: 'b-2', damage: 0 },
    ])
    expect(empty).toMatchObject({ zone: at(state, 'C5'), dice: 3, gassed: [] })
    expect([zoneOf(state, 'A5').gas, zoneOf(state, 'C5').gas]).toEqual(['smoke', 'smoke'])
  },
)

rule(
  'GF-AART-03',
  'other gas shells do not drive persistent gas away, and it bites nobody where nobody is',
  () => {
    const state = laying([gun('a-gun', 'A4'), { id: 'b-1', at: 'C6', experience: 3 }], {
      zones: { A5: { gas: 'persistent' }, A1: { gas: 'persistent' } },
    })
    give(state, 'a', fire('a-gun', 'A5', 'gas'))
    const events = give(state, 'a', DONE, [1])
    expect(eventsOf(events, 'zone-gassed')).toHaveLength(1)
    expect(zoneOf(state, 'A5').gas).toBe('persistent')
  },
)

rule('GF-AART-03', 'gas of both kinds bites troops of either side who stay in it', () => {
  const state = laying([{ id: 'a-1', at: 'A5', experience: 3, revealed: true }, gun('a-gun', 'B4')], {
    zones: { A5: { gas: 'persistent' } },
  })
  expect(eventOf(give(state, 'a', DONE, [6, 1, 1, 1]), 'zone-gassed').gassed).toEqual([
    { unit: 'a-1', damage: 2 },
  ])
  expect(unitOf(state, 'a-1').experience).toBe(1)
})
