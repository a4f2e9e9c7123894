import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import { rule } from '../../../../rule.ts'
import { at, eventOf, eventsOf, give, inAssault, refused, type Setting, unitOf, zoneOf } from '../field.ts'
import { DONE, fire, gun, laying, THEN } from './gunnery.ts'

rule('GF-AART-01', 'both sides write in secret and fire together; heavy guns reach the whole table', () => {
  const state = inAssault(
    [gun('a-gun', 'A4', { type: 'heavy-artillery' }), gun('b-gun', 'F8', { type: 'heavy-artillery' })],
    'artillery',
    [THEN, { name: 'artillery' }],
  )
  expect(GAME.pending(state)).toEqual(['a', 'b'])
  give(state, 'a', fire('a-gun', 'F8'))
  expect(GAME.view(state, 'b').armies.a.fire).toEqual([])
  give(state, 'a', DONE)
  give(state, 'b', fire('b-gun', 'A4'))
  // F8 is out of sight, half of three dice; A4 lies in front of the German line.
  const events = give(state, 'b', DONE, [1, 1, 1, 1])
  expect(eventsOf(events, 'zone-shelled').map(({ dice }) => dice)).toEqual([1, 3])
  expect(
    refused(laying([gun('a-gun', 'A4', { type: 'heavy-artillery' })]), 'a', fire('a-gun', 'depot')),
  ).toBe('off-board GF-AART-01')
})

rule('GF-BOMB-09', 'in an assault any zone without own troops may be shelled', () => {
  const state = laying([gun('a-gun', 'A2'), { id: 'a-1', at: 'A3' }])
  expect(refused(state, 'a', fire('a-gun', 'A3'))).toBe('own-troops GF-BOMB-09')
  expect(refused(state, 'a', fire('a-gun', 'A4'))).toBe('legal')
})

rule('GF-AART-02', 'shells come up by road or over clear ground of their own', () => {
  const zones = { A1: { ground: 'rough' }, B1: { trench: 'light' }, C1: { ground: 'woods' } } as const
  const shut = {
    ...zones,
    D1: { ground: 'rough' },
    E1: { ground: 'rough' },
    F1: { ground: 'morass' },
  } as const
  expect(refused(laying([gun('a-gun', 'A3')], { zones }), 'a', fire('a-gun', 'A5'))).toBe('legal')
  expect(refused(laying([gun('a-gun', 'A3')], { zones: shut }), 'a', fire('a-gun', 'A5'))).toBe(
    'no-line GF-AART-02',
  )
  const road = { zones: shut, roads: ['A1-A2-A3'] }
  expect(refused(laying([gun('a-gun', 'A3')], road), 'a', fire('a-gun', 'A5'))).toBe('legal')
  const cut = { ...road, zones: { ...shut, A1: { ground: 'rough', roadCut: true } } } as const
  expect(refused(laying([gun('a-gun', 'A3')], cut), 'a', fire('a-gun', 'A5'))).toBe('no-line GF-AART-02')
  // A gun on the base line needs no way, whatever it stands on.
  expect(
    refused(
      laying([gun('a-gun', 'A1', { type: 'medium-artillery' })], { zones: shut }),
      'a',
      fire('a-gun', 'A5'),
    ),
  ).toBe('legal')
})

rule('GF-AART-02', 'the way leads over own ground, corners included; guns off the board need none', () => {
  const rough = (...zones: readonly string[]) =>
    Object.fromEntries(zones.map((zone) => [zone, { ground: 'rough' as const }]))
  const line = (zones: Setting['zones']) =>
    refused(laying([gun('a-gun', 'A3')], { zones }), 'a', fire('a-gun', 'A5'))
  // Only the way by the corner of B2 and B1 is left, and then that is the enemy's.
  const corner = rough('A2', 'B3', 'A4', 'B4', 'A1', 'C1', 'C2', 'C3')
  expect(line(corner)).toBe('legal')
  expect(line({ ...corner, B2: { owner: 'b' } })).toBe('no-line GF-AART-02')
  expect(line({ ...corner, B1: { owner: 'b' } })).toBe('no-line GF-AART-02')
  const off = { id: 'a-gun', type: 'heavy-artillery', strength: 9 } as const
  const shut = rough('A1', 'B1', 'C1', 'D1', 'E1', 'F1')
  expect(refused(laying([off], { zones: shut }), 'a', fire('a-gun', 'A5'))).toBe('legal')
})

rule('GF-AART-02', 'guns that have fired may move', () => {
  const state = inAssault([gun('a-gun', 'A3', { fired: true, revealed: true })], 'movement', [
    { name: 'movement', side: 'a', moved: [] },
  ])
  expect(refused(state, 'a', { kind: 'move', units: ['a-gun'], path: ['A2'] })).toBe('legal')
})

rule('GF-AART-02', 'one of the SHELLS a turn of fire', () => {
  const state = laying([gun('a-gun', 'A4'), gun('a-other', 'B4')], {
    army: { a: { shells: 1 }, b: { ready: true } },
  })
  give(state, 'a', fire('a-gun', 'A5'))
  expect(refused(state, 'a', fire('a-other', 'A5'))).toBe('no-shells GF-AART-02')
  give(state, 'a', DONE, [1, 1, 1])
  expect(state.armies.a.shells).toBe(0)
  expect(unitOf(state, 'a-gun').fired).toBe(true)
})

rule('GF-AART-03', 'gas shells take experience off everybody in the zone, saves unmodified', () => {
  const state = laying([gun('a-gun', 'A4'), { id: 'b-1', at: 'A5', experience: 3, revealed: true }], {
    zones: { A5: { trench: 'heavy' } },
  })
  give(state, 'a', fire('a-gun', 'A5', 'gas'))
  // three dice, three hits; three save dice, one saved: two levels
  const events = give(state, 'a', DONE, [5, 5, 5, 5, 1, 1])
  expect(eventOf(events, 'zone-gassed').gassed).toMatchObject([{ unit: 'b-1', damage: 2 }])
  expect(unitOf(state, 'b-1')).toMatchObject({ experience: 1, strength: 6, morale: 3 })
  expect(zoneOf(state, 'A5')).toMatchObject({ gas: 'smoke', trench: 'heavy', missions: 0 })
})

rule(
  ['GF-AART-01', 'GF-AART-03'],
  'shells and gas on one zone fall together, whichever was written first',
  () => {
    const outcome = (first: string, second: string) => {
      const guns = [gun('a-gun', 'A4', { strength: 3 }), gun('a-other', 'B4', { strength: 3 })]
      const state = laying([...guns, { id: 'b-1', at: 'A5', experience: 2, morale: 3 }])
      give(state, 'a', fire('a-gun', 'A5', first))
      give(state, 'a', fire('a-other', 'A5', second))
      // High explosive: two hits, two dice to save, one is saved, one lost, and it holds. Gas: two hits, one of them saved.
      give(state, 'a', DONE, [6, 5, 1, 5, 1, 1, 6, 5, 1])
      return unitOf(state, 'b-1')
    }
    expect(outcome('bombardment', 'gas')).toMatchObject({ strength: 5, morale: 2, experience: 1 })
    expect(outcome('gas', 'bombardment')).toEqual(outcome('bombardment', 'gas'))
  },
)

rule('GF-ASLT-07', 'an artillery phase without fire leaves the turn idle', () => {
  const idle = laying([gun('a-gun', 'A4')], { assault: { active: false } })
  give(idle, 'a', DONE)
  expect(idle.assault?.active).toBe(false)
  const busy = laying([gun('a-gun', 'A4')], { assault: { active: false } })
  give(busy, 'a', fire('a-gun', 'A5'))
  give(busy, 'a', DONE, [1, 1, 1])
  expect(busy.assault?.active).toBe(true)
})

rule('GF-AART-03', 'persistent gas bites again at the end of every later artillery phase, once', () => {
  const state = laying([gun('a-gun', 'A4'), { id: 'b-1', at: 'A5', experience: 2 }])
  give(state, 'a', fire('a-gun', 'A5', 'persistent'))
  give(state, 'a', DONE, [1, 1, 1])
  expect(zoneOf(state, 'A5').gas).toBe('persistent')
  const later = laying([gun('a-gun', 'A4'), { id: 'b-1', at: 'A5', experience: 2 }], {
    zones: { A5: { gas: 'persistent' } },
  })
  const events = give(later, 'a', DONE, [5, 1, 1])
  expect(eventOf(events, 'zone-gassed')).toMatchObject({ source: 'persistent', dice: 1 })
  expect(unitOf(later, 'b-1').experience).toBe(1)
})

rule('GF-DATE-01', 'no gas shells before July 1915, nor in the week', () => {
  const early = laying([gun('a-gun', 'A4')], { terms: { begins: '1915-06-07' } })
  expect(refused(early, 'a', fire('a-gun', 'A5', 'gas'))).toBe('no-gas GF-DATE-01')
  const late = laying([gun('a-gun', 'A4')], { terms: { begins: '1915-07-05' } })
  expect(refused(late, 'a', fire('a-gun', 'A5', 'gas'))).toBe('legal')
  expect(refused(late, 'a', fire('a-gun', 'A5', 'box'))).toBe('mission GF-BOMB-07')
})

rule('GF-OBS-09', 'guns that fire in an assault give themselves away', () => {
  const state = laying([gun('a-gun', 'A4')], { zones: { A4: { trench: 'light' } } })
  expect(unitOf(state, 'a-gun').revealed).toBe(false)
  give(state, 'a', fire('a-gun', 'A5'))
  give(state, 'a', DONE, [1, 1, 1])
  expect(unitOf(state, 'a-gun').revealed).toBe(true)
  expect(at(state, 'A4')).toBe(unitOf(state, 'a-gun').place)
})
