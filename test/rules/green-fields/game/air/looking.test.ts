import { expect } from 'vitest'
import { isObserved } from '#rules/green-fields/game/board/sight.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import { rule } from '../../../../rule.ts'
import { at, eventOf, field, give, inAssault, phaseOf, refused, unitOf, zoneOf } from '../field.ts'
import { craft, DONE, flying, flyingInAssault, THEN } from './airfield.ts'

const AIRMEN = craft('a-1', 'reconnaissance', { strength: 1, experience: 1 })

const look = (order: object) => ({ kind: 'reconnoitre', unit: 'a-1', ...order })

rule(
  ['GF-AIR-05', 'GF-AIR-13'],
  'airmen look at two adjoining zones, or at one thing behind the lines',
  () => {
    const state = flying([AIRMEN], 'reconnaissance', ['a-1'])
    expect(refused(state, 'a', look({ zones: ['C5', 'D6'] }))).toBe('legal')
    expect(refused(state, 'a', look({ zones: ['C5'] }))).toBe('legal')
    expect(refused(state, 'a', look({ zones: ['C5', 'C7'] }))).toBe('not-adjoining GF-AIR-05')
    expect(refused(state, 'a', look({ zones: ['C5', 'C5'] }))).toBe('not-adjoining GF-AIR-05')
    expect(refused(state, 'a', look({ zones: ['C5', 'Z1'] }))).toBe('no-zone GF-SCALE-02')
    expect(refused(state, 'a', look({ depot: true }))).toBe('legal')
    expect(refused(state, 'a', look({ sought: 'balloon' }))).toBe('legal')
    expect(refused(state, 'a', look({ sought: 'sapper', column: 'F' }))).toBe('legal')
    expect(refused(state, 'a', look({ sought: 'sapper', column: 'G' }))).toBe('no-column GF-SCALE-06')
    expect(refused(state, 'a', look({ column: 'F' }))).toBe('one-thing GF-AIR-13')
    expect(refused(state, 'a', look({}))).toBe('one-thing GF-AIR-13')
    expect(refused(state, 'a', look({ sought: 'sapper', depot: true }))).toBe('one-thing GF-AIR-05')
    expect(refused(state, 'a', look({ zones: ['C5'], depot: true }))).toBe('one-thing GF-AIR-05')
    expect(refused(state, 'a', { kind: 'air-attack', unit: 'a-1', target: 'depot' })).toBe(
      'no-target GF-AIR-10',
    )
  },
)

rule(['GF-AIR-05', 'GF-OBS-13'], 'they identify everybody there, and fire on the zones is observed', () => {
  const state = flying(
    [
      AIRMEN,
      { id: 'b-1', at: 'C6', strength: 5, experience: 3, morale: 4 },
      { id: 'b-2', at: 'D7', type: 'heavy-artillery', strength: 9 },
      { id: 'b-3', at: 'E7' },
    ],
    'reconnaissance',
    ['a-1'],
    { zones: { C6: { trench: 'heavy' }, D7: { ground: 'woods' }, E7: { trench: 'light' } } },
  )
  expect(isObserved(state, 'a', at(state, 'C6'))).toBe(false)
  const events = give(state, 'a', look({ zones: ['C6', 'D7'] }))
  expect(eventOf(events, 'reconnoitred')).toMatchObject({ units: 2 })
  expect(unitOf(state, 'b-1')).toMatchObject({
    revealed: true,
    figures: { week: 1, strength: 5, experience: 3, morale: 4 },
  })
  expect(unitOf(state, 'b-2')).toMatchObject({ revealed: true, figures: { strength: 9 } })
  expect(unitOf(state, 'b-3').revealed).toBe(false)
  expect([zoneOf(state, 'C6').reported, zoneOf(state, 'E7').reported]).toEqual([['a'], []])
  expect([isObserved(state, 'a', at(state, 'C6')), isObserved(state, 'a', at(state, 'D7'))]).toEqual([
    true,
    true,
  ])
  expect(phaseOf(state)).toBe('opening')
})

rule('GF-OBS-13', 'what was reported in the week lasts to the next deployment', () => {
  const state = field(
    [
      { id: 'b-1', at: 'C8', revealed: true },
      { id: 'a-1', at: 'A1' },
    ],
    'deployment',
    [{ name: 'deployment', last: [] }],
    { zones: { C8: { trench: 'heavy', reported: ['a'] } }, army: { b: { ready: true } } },
  )
  expect(zoneOf(state, 'C8').reported).toEqual(['a'])
  give(state, 'a', DONE)
  expect(zoneOf(state, 'C8').reported).toEqual([])
  expect(unitOf(state, 'b-1').revealed).toBe(false)
})

rule(
  'GF-AIR-05',
  'over the depot there are two dice of flak; once found, heavy guns fire at it in full',
  () => {
    const state = flying([{ ...AIRMEN, strength: 2 }], 'reconnaissance', ['a-1'])
    const events = give(state, 'a', look({ depot: true }), [1, 1])
    expect(eventOf(events, 'depot-sought')).toMatchObject({ flak: 2, lost: 0, found: true })
    expect(state.armies.b.depotSpotted).toBe(true)
    const down = flying([AIRMEN], 'reconnaissance', ['a-1'])
    expect(eventOf(give(down, 'a', look({ depot: true }), [5, 1, 1]), 'depot-sought')).toMatchObject({
      lost: 1,
      found: false,
    })
    expect(down.armies.b.depotSpotted).toBe(false)
    expect(unitOf(down, 'a-1').gone).toBe('destroyed')
    const gone = flying([AIRMEN], 'reconnaissance', ['a-1'], { army: { b: { depot: 0 } } })
    expect(refused(gone, 'a', look({ depot: true }))).toBe('no-depot GF-AIR-05')
  },
)

rule(['GF-AIR-13', 'GF-DEP-03'], 'they find the strongest of the kind they look for, without flak', () => {
  const state = flying(
    [
      AIRMEN,
      craft('b-fighter', 'fighter', { column: 2 }),
      { id: 'b-1', column: 1, strength: 6 },
      { id: 'b-2', column: 2, strength: 7 },
      { id: 'b-guns', column: 2, type: 'heavy-artillery', strength: 9 },
      { id: 'b-3', column: 2, strength: 7 },
    ],
    'reconnaissance',
    ['a-1'],
  )
  const events = give(state, 'a', look({ sought: 'infantry' }))
  expect(eventOf(events, 'looked-behind')).toMatchObject({ sought: 'infantry', column: null, found: 'b-2' })
  expect(unitOf(state, 'b-2')).toMatchObject({ spotted: true, figures: { strength: 7 } })
  expect(GAME.view(state, 'a').units.map(({ id }) => id)).toEqual(['a-1', 'b-2'])
  const heavy = { id: 'a-heavy', at: 'C1', type: 'heavy-artillery', strength: 9 } as const
  const guns = field([heavy, { id: 'b-2', spotted: true }, { id: 'b-3' }], 'bombardment', [
    THEN,
    { name: 'bombardment', side: 'a', round: 1 },
  ])
  const fire = (target: string) => ({ kind: 'fire', unit: 'a-heavy', mission: 'bombardment', target })
  expect(refused(guns, 'a', fire('b-2'))).toBe('legal')
  expect(refused(guns, 'a', fire('b-3'))).not.toBe('legal')
})

rule('GF-AIR-13', 'infantry cannot stand guard over the guns, and a second look finds the next', () => {
  const state = flying(
    [
      AIRMEN,
      craft('a-2', 'reconnaissance'),
      craft('a-3', 'reconnaissance'),
      { id: 'b-infantry', column: 2 },
      { id: 'b-heavy-1', type: 'heavy-artillery', column: 2, strength: 6 },
      { id: 'b-heavy-2', type: 'heavy-artillery', column: 2, strength: 9 },
      { id: 'b-balloon', type: 'balloon', column: 4 },
    ],
    'reconnaissance',
    ['a-1', 'a-2', 'a-3'],
  )
  const found = (unit: string, sought: string) =>
    eventOf(give(state, 'a', { kind: 'reconnoitre', unit, sought }), 'looked-behind').found
  expect([found('a-1', 'heavy-artillery'), found('a-2', 'heavy-artillery'), found('a-3', 'balloon')]).toEqual(
    ['b-heavy-2', 'b-heavy-1', 'b-balloon'],
  )
})

rule('GF-AIR-13', 'where nobody of the kind stands behind the column they report none', () => {
  const state = flying([AIRMEN, { id: 'b-1', column: 1 }], 'reconnaissance', ['a-1'])
  const story = eventOf(give(state, 'a', look({ sought: 'infantry', column: 'C' })), 'looked-behind')
  expect(story.found).toBeNull()
  expect(GAME.tell(state, story, 'a')).toBe('British A-1 looks for infantry behind column C and finds none.')
  expect(unitOf(state, 'b-1').spotted).toBe(false)
})

rule('GF-AAIR-05', 'in an assault they look at the table only', () => {
  const state = flyingInAssault([AIRMEN, { id: 'b-1', at: 'C8' }], 'reconnaissance', ['a-1'], {
    zones: { C8: { trench: 'heavy' } },
  })
  expect(refused(state, 'a', look({ depot: true }))).toBe('table-only GF-AAIR-05')
  expect(refused(state, 'a', look({ sought: 'infantry' }))).toBe('table-only GF-AAIR-05')
  give(state, 'a', look({ zones: ['C8', 'C7'] }))
  expect(unitOf(state, 'b-1')).toMatchObject({ revealed: true, figures: { strength: 6 } })
  expect(zoneOf(state, 'C7')).toMatchObject({ glimpsed: ['a'], reported: [] })
})

rule(['GF-AAIR-05', 'GF-OBS-13'], 'what they saw serves the guns of the next turn, and no longer', () => {
  const state = inAssault(
    [
      { id: 'a-gun', at: 'C1', type: 'heavy-artillery', strength: 9 },
      { id: 'b-1', at: 'A8' },
    ],
    'artillery',
    [THEN, { name: 'artillery' }],
    { zones: { C7: { trench: 'light', glimpsed: ['a'] } } },
  )
  give(state, 'a', { kind: 'fire', unit: 'a-gun', mission: 'bombardment', target: 'C7' })
  give(state, 'a', DONE)
  const events = give(state, 'b', DONE, [1, 1, 1])
  expect(eventOf(events, 'zone-shelled')).toMatchObject({ dice: 3, unobserved: false })
  expect(zoneOf(state, 'C7').glimpsed).toEqual([])
})

rule(['GF-AIR-05', 'GF-OBS-12'], 'a trench in which they found nobody is observed all the same', () => {
  const state = flying([AIRMEN, { id: 'b-1', at: 'E7' }], 'reconnaissance', ['a-1'], {
    zones: { C6: { trench: 'heavy' }, C7: { trench: 'heavy' }, D7: { trench: 'heavy', reported: ['b'] } },
  })
  give(state, 'a', look({ zones: ['C6', 'D7'] }))
  expect(['C6', 'C7', 'D7'].map((zone) => isObserved(state, 'a', at(state, zone)))).toEqual([
    true,
    false,
    true,
  ])
  expect(zoneOf(state, 'D7').reported).toEqual(['b', 'a'])
})

rule('GF-AIR-13', 'behind a column they look for troops of the enemy who are there', () => {
  const state = flying(
    [
      { ...AIRMEN, column: 0 },
      { id: 'a-own', column: 0 },
      { id: 'b-lost', column: 0, gone: 'destroyed' },
      { id: 'b-on-board', at: 'A8', column: 0 },
      { id: 'b-coming', column: 0, onItsWay: true },
      { id: 'b-there', column: 0 },
    ],
    'reconnaissance',
    ['a-1'],
  )
  expect(eventOf(give(state, 'a', look({ sought: 'infantry', column: 'A' })), 'looked-behind').found).toBe(
    'b-there',
  )
})
