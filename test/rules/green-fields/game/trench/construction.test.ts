import { expect } from 'vitest'
import type { Phase } from '#rules/green-fields/game/phases/shapes.ts'
import { enterConstruction } from '#rules/green-fields/game/phases/trench/construction.ts'
import type { SideName } from '#rules/green-fields/game/sides.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { rule } from '../../../../rule.ts'
import { happens } from '../deployment/deploying.ts'
import {
  eventOf,
  eventsOf,
  field,
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

/** Something else is waited for when the works are done, so that the week stands still. */
const THEN: Phase = { name: 'opening' }
const DONE = { kind: 'done' }

const building = (units: readonly Placed[], setting: Setting = {}, side: SideName = 'a'): State =>
  field(units, 'construction', [THEN, { name: 'construction', side }], setting)

const pioneers = (place: string, rest: Partial<Placed> = {}): Placed => ({
  id: 'a-pioneers',
  at: place,
  type: 'pioneer',
  strength: 5,
  ...rest,
})

const work = (what: string, to?: string) => ({
  kind: 'pioneer-work',
  unit: 'a-pioneers',
  work: what,
  ...(to === undefined ? {} : { to }),
})
const dig = (unit: string) => ({ kind: 'entrench', unit })

rule('GF-CON-01', 'pioneers throw their strength in dice, and two hits deepen the trench one grade', () => {
  const state = building([pioneers('C4')])
  const events = give(state, 'a', work('trench'), [5, 5, 1, 1, 1])
  expect(eventOf(events, 'pioneers-worked')).toMatchObject({ hits: 2, needed: 2, success: true })
  expect(zoneOf(state, 'C4').trench).toBe('light')
  const deeper = building([pioneers('C4')], { zones: { C4: { trench: 'light' } } })
  give(deeper, 'a', work('trench'), [6, 1, 1, 1, 1])
  expect(zoneOf(deeper, 'C4').trench).toBe('heavy')
})

rule('GF-CON-01', 'one hit is not enough and is not kept; one work a week', () => {
  const state = building([pioneers('C4'), { id: 'a-1', at: 'A1' }])
  give(state, 'a', work('trench'), [5, 1, 1, 1, 1])
  expect(zoneOf(state, 'C4').trench).toBe('none')
  expect(refused(state, 'a', work('trench'))).toBe('busy GF-CON-01')
  expect(refused(state, 'a', dig('a-pioneers'))).toBe('busy GF-CON-03')
  const next = building([pioneers('C4')])
  give(next, 'a', work('trench'), [5, 1, 1, 1, 1])
  expect(zoneOf(next, 'C4').trench).toBe('none')
})

rule('GF-CON-01', 'nothing is dug where the trench is heavy', () => {
  const state = building([pioneers('C4')], { zones: { C4: { trench: 'heavy' } } })
  expect(refused(state, 'a', work('trench'))).toBe('heavy-already GF-CON-01')
  expect(refused(state, 'a', work('trench', 'C5'))).toBe('no-far-bank GF-CON-06')
  expect(refused(state, 'a', { ...work('trench'), unit: 'b-1' })).toBe('not-yours GF-CON-03')
})

rule('GF-CON-02', 'any foot digs one grade for a point of morale, without dice', () => {
  const state = building([{ id: 'a-1', at: 'C4', morale: 3 }])
  const events = give(state, 'a', dig('a-1'))
  expect(eventOf(events, 'entrenched')).toMatchObject({ works: 'light', emplacement: false })
  expect(zoneOf(state, 'C4').trench).toBe('light')
  expect(unitOf(state, 'a-1')).toMatchObject({ morale: 2, maxMorale: 3, duty: 'entrenching' })
})

rule(['GF-CON-02', 'GF-CON-03'], 'who digs neither raids, fires nor goes into enemy ground that week', () => {
  const digger: Placed = { id: 'a-1', at: 'C4', duty: 'entrenching' }
  const raid = { kind: 'raid', unit: 'a-1', strength: 1, zone: 'C5' }
  const raids = field([digger], 'raids', [THEN, { name: 'raids', side: 'a' }])
  expect(refused(raids, 'a', raid)).toBe('entrenching GF-CON-03')
  const gun: Placed = { id: 'a-gun', at: 'C4', type: 'field-artillery', strength: 9, duty: 'entrenching' }
  const guns = field([gun], 'bombardment', [THEN, { name: 'bombardment', side: 'a', round: 1 }])
  const fire = { kind: 'fire', unit: 'a-gun', mission: 'bombardment', target: 'C5' }
  expect(refused(guns, 'a', fire)).toBe('entrenching GF-CON-03')
  const attack = inAssault([digger], 'movement', [{ name: 'movement', side: 'a', moved: [] }])
  expect(refused(attack, 'a', { kind: 'move', units: ['a-1'], path: ['C5'] })).toBe('entrenching GF-CON-03')
  expect(refused(attack, 'a', { kind: 'move', units: ['a-1'], path: ['D4'] })).toBe('legal')
})

rule('GF-CON-03', 'foot, cavalry and guns dig; not with morale 1, nor where it is heavy already', () => {
  const state = building(
    [
      { id: 'a-horse', at: 'A4', type: 'cavalry' },
      { id: 'a-tank', at: 'B4', type: 'heavy-tank' },
      { id: 'a-balloon', at: 'B3', type: 'balloon' },
      { id: 'a-low', at: 'C4', morale: 1 },
      { id: 'a-deep', at: 'D4' },
      { id: 'a-rear' },
    ],
    { zones: { D4: { trench: 'heavy' } } },
  )
  expect(refused(state, 'a', dig('a-horse'))).toBe('legal')
  for (const id of ['a-tank', 'a-balloon', 'a-low', 'a-deep']) {
    expect(refused(state, 'a', dig(id)), id).toBe('may-not-dig GF-CON-03')
  }
  expect(refused(state, 'a', dig('a-rear'))).toBe('not-yours GF-CON-03')
})

rule('GF-CON-03', 'a zone gets one grade a week by digging, and pioneers may add one of their own', () => {
  const state = building([
    { id: 'a-1', at: 'C4', wave: 0 },
    { id: 'a-2', at: 'C4', wave: 1 },
    pioneers('C4', { wave: 2 }),
  ])
  give(state, 'a', dig('a-1'))
  expect(refused(state, 'a', dig('a-2'))).toBe('being-dug GF-CON-03')
  give(state, 'a', work('trench'), [6, 1, 1, 1, 1])
  expect(zoneOf(state, 'C4').trench).toBe('heavy')
})

rule('GF-CON-04', 'guns dig emplacements, apart from the trench of their zone', () => {
  const state = building([
    { id: 'a-gun', at: 'C4', type: 'field-artillery' },
    { id: 'a-1', at: 'C4', wave: 1 },
  ])
  give(state, 'a', dig('a-gun'))
  expect(zoneOf(state, 'C4')).toMatchObject({ trench: 'none', emplacement: 'light' })
  give(state, 'a', dig('a-1'))
  expect(zoneOf(state, 'C4')).toMatchObject({ trench: 'light', emplacement: 'light' })
})

rule('GF-CON-05', 'sappers dig in like infantry and build nothing else', () => {
  const foot = building([{ id: 'a-pioneers', at: 'C4' }])
  expect(refused(foot, 'a', work('trench'))).toBe('not-pioneers GF-CON-01')
  const state = building([{ id: 'a-pioneers', at: 'C4', type: 'sapper' }])
  expect(refused(state, 'a', work('trench'))).toBe('not-pioneers GF-CON-05')
  expect(refused(state, 'a', work('road'))).toBe('not-pioneers GF-CON-05')
  give(state, 'a', dig('a-pioneers'))
  expect(zoneOf(state, 'C4').trench).toBe('light')
})

rule(['GF-CON-06', 'GF-TERR-03'], 'pioneers mend the cut road of their zone', () => {
  const state = building([pioneers('C4')], { roads: ['C3-C4-C5'], zones: { C4: { roadCut: true } } })
  give(state, 'a', work('road'), [6, 1, 1, 1, 1])
  expect(zoneOf(state, 'C4')).toMatchObject({ roadCut: false, track: 'none' })
})

rule(['GF-CON-06', 'GF-TERR-10'], 'where there is no road to mend they lay a track, once', () => {
  const state = building([pioneers('C4')])
  give(state, 'a', work('road'), [5, 5, 1, 1, 1])
  expect(zoneOf(state, 'C4').track).toBe('laid')
  const laid = building([pioneers('C4')], { zones: { C4: { track: 'laid' } } })
  expect(refused(laid, 'a', work('road'))).toBe('road-is-there GF-CON-06')
  const cut = building([pioneers('C4')], { zones: { C4: { track: 'cut' } } })
  give(cut, 'a', work('road'), [5, 5, 1, 1, 1])
  expect(zoneOf(cut, 'C4').track).toBe('laid')
})

rule('GF-TERR-10', 'every step into a tracked zone is a road step, from any side; shells cut it', () => {
  const moving = (track: 'laid' | 'cut') =>
    inAssault(
      [
        { id: 'a-lorries', at: 'B3', type: 'motor-transport' },
        { id: 'a-others', at: 'D3', type: 'motor-transport' },
      ],
      'movement',
      [{ name: 'movement', side: 'a', moved: [] }],
      { zones: { C3: { ground: 'morass', track } } },
    )
  const into = (unit: string) => ({ kind: 'move', units: [unit], path: ['C3'] })
  expect(refused(moving('laid'), 'a', into('a-lorries'))).toBe('legal')
  expect(refused(moving('laid'), 'a', into('a-others'))).toBe('legal')
  expect(refused(moving('cut'), 'a', into('a-lorries'))).not.toBe('legal')
  const gun: Placed = { id: 'a-gun', at: 'C3', type: 'field-artillery', strength: 9 }
  const shelled = field([gun], 'bombardment', [THEN, { name: 'bombardment', side: 'a', round: 2 }], {
    zones: { C5: { track: 'laid' } },
  })
  give(shelled, 'a', { kind: 'fire', unit: 'a-gun', mission: 'bombardment', target: 'C5' })
  give(shelled, 'a', DONE, [5, 1, 1])
  expect(zoneOf(shelled, 'C5').track).toBe('cut')
})

rule('GF-CON-06', 'a bridge spans one water edge of the zone, or restores the bridge of a cut road', () => {
  const river = { water: 'river', edges: ['C4/C5', 'D4/D5'], bridges: ['C4/C5'] } as const
  const state = building([pioneers('C4')], { water: [river] })
  expect(refused(state, 'a', work('bridge'))).toBe('nothing-to-bridge GF-CON-06')
  expect(refused(state, 'a', work('bridge', 'C5'))).toBe('nothing-to-bridge GF-CON-06')
  expect(refused(state, 'a', work('bridge', 'D5'))).toBe('nothing-to-bridge GF-CON-06')
  put(state, { bridges: ['cut', 'none'] })
  give(state, 'a', work('bridge', 'C5'), [6, 1, 1, 1, 1])
  expect(state.bridges).toEqual(['intact', 'none'])
  const fresh = building([pioneers('D4')], { water: [river] })
  give(fresh, 'a', work('bridge', 'D5'), [6, 1, 1, 1, 1])
  expect(fresh.bridges).toEqual(['intact', 'intact'])
})

rule('GF-TURN-02', 'the loser builds first, then the other; who has nothing to do is not asked', () => {
  const state = building(
    [
      { id: 'a-1', at: 'C4' },
      { id: 'b-1', at: 'C5' },
    ],
    { loser: 'b' },
    'b',
  )
  expect(refused(state, 'a', dig('a-1'))).toBe('not-your-turn')
  give(state, 'b', DONE)
  expect(state.phases.at(-1)).toEqual({ name: 'construction', side: 'a' })
  // With the only digger at work there is nothing more to ask.
  give(state, 'a', dig('a-1'))
  expect(phaseOf(state)).toBe('opening')
})

rule('GF-OBS-13', 'the enemy sees new works, but not who dug them unless he stands on the table', () => {
  const hidden = building([{ id: 'a-1', at: 'C4' }])
  const events = give(hidden, 'a', dig('a-1'))
  expect(eventOf(events, 'entrenched').only).toBe('a')
  expect(eventOf(events, 'works-seen')).toMatchObject({ work: 'trench', only: 'b' })
  const open = building([{ id: 'a-1', at: 'C4', revealed: true }])
  const told = give(open, 'a', dig('a-1'))
  expect(eventOf(told, 'entrenched').only).toBeUndefined()
  expect(eventsOf(told, 'works-seen')).toEqual([])
  const failed = give(building([pioneers('C4')]), 'a', work('trench'), [1, 1, 1, 1, 1])
  expect(eventOf(failed, 'pioneers-worked').only).toBe('a')
  expect(eventsOf(failed, 'works-seen')).toEqual([])
})

rule('GF-CON-01', 'what fails leaves road and bridge as they were; what is done the enemy sees', () => {
  const river = { water: 'river', edges: ['C4/C5'], bridges: [] } as const
  const setting = { roads: ['C3-C4'], zones: { C4: { roadCut: true } }, water: [river] }
  for (const order of [work('road'), work('bridge', 'C5')]) {
    const state = building([pioneers('C4')], setting)
    give(state, 'a', order, [5, 1, 1, 1, 1])
    expect([zoneOf(state, 'C4').roadCut, state.bridges]).toEqual([true, ['none']])
    const done = building([pioneers('C4')], setting)
    const events = give(done, 'a', order, [5, 5, 1, 1, 1])
    expect(eventOf(events, 'works-seen')).toMatchObject({ work: order.work, only: 'b' })
  }
})

rule('GF-CON-06', 'a mended road and a track in one zone are mended together', () => {
  const state = building([pioneers('C4')], {
    roads: ['C3-C4'],
    zones: { C4: { roadCut: true, track: 'cut' }, A1: { roadCut: true } },
  })
  give(state, 'a', work('road'), [6, 1, 1, 1, 1])
  expect(zoneOf(state, 'C4')).toMatchObject({ roadCut: false, track: 'laid' })
  const whole = building([pioneers('C4')], { roads: ['C3-C4'] })
  give(whole, 'a', work('road'), [6, 1, 1, 1, 1])
  expect(zoneOf(whole, 'C4')).toMatchObject({ roadCut: false, track: 'laid' })
  // A track that is there leaves only the road beside it to mend.
  const both = (roadCut: boolean) =>
    building([pioneers('C4')], { roads: ['C3-C4'], zones: { C4: { roadCut, track: 'laid' } } })
  expect(refused(both(true), 'a', work('road'))).toBe('legal')
  expect(refused(both(false), 'a', work('road'))).toBe('road-is-there GF-CON-06')
})

rule(
  'GF-CON-03',
  'digging in one zone is no bar to digging in another, and nobody digs for the enemy',
  () => {
    const state = building([
      { id: 'a-1', at: 'C4' },
      { id: 'a-2', at: 'D4' },
      { id: 'b-1', at: 'C5' },
    ])
    give(state, 'a', dig('a-1'))
    expect(refused(state, 'a', dig('a-2'))).toBe('legal')
    expect(refused(state, 'a', dig('b-1'))).toBe('not-yours GF-CON-03')
  },
)

rule('GF-CON-04', 'guns go by their emplacement, not by the trench of their zone', () => {
  const gun: Placed = { id: 'a-gun', at: 'C4', type: 'field-artillery' }
  const among = (trench: 'none' | 'heavy', emplacement: 'light' | 'heavy') =>
    building([gun], { zones: { C4: { trench, emplacement } } })
  expect(refused(among('heavy', 'light'), 'a', dig('a-gun'))).toBe('legal')
  expect(refused(among('none', 'heavy'), 'a', dig('a-gun'))).toBe('may-not-dig GF-CON-03')
})

rule('GF-TURN-02', 'pioneers who cannot build are not asked about, and nothing else is allowed', () => {
  const deep = { trench: 'heavy', track: 'laid' } as const
  const asks = (units: readonly Placed[], zones: Setting['zones'] = {}) =>
    happens(field(units, 'construction', [THEN], { zones }), [], enterConstruction).state.phases.at(-1)
  const weary = { morale: 1 }
  expect(asks([pioneers('C4', weary)])).toEqual({ name: 'construction', side: 'a' })
  expect(asks([pioneers('C4', weary)], { C4: deep })).toEqual(THEN)
  expect(asks([pioneers('C4', { ...weary, duty: 'working' })])).toEqual(THEN)
  expect(asks([{ id: 'a-pioneers', type: 'pioneer' }])).toEqual(THEN)
  expect(asks([{ id: 'b-pioneers', at: 'C5', type: 'pioneer', morale: 1 }])).toEqual({
    name: 'construction',
    side: 'b',
  })
  const river = { water: 'river', edges: ['C4/C5', 'C4/D4'], bridges: ['C4/C5'] } as const
  const state = building([pioneers('C4', weary), { id: 'b-pioneers', at: 'A8', type: 'pioneer' }], {
    water: [river],
    zones: { C4: { trench: 'heavy' } },
  })
  const works = (unit: string) => [
    { kind: 'pioneer-work', unit, work: 'trench' },
    { kind: 'pioneer-work', unit, work: 'road' },
    ...['C5', 'D4', 'B4'].map((to) => ({ kind: 'pioneer-work', unit, work: 'bridge', to })),
    { kind: 'entrench', unit },
  ]
  expect(legal(state, 'a', [...works('a-pioneers'), ...works('b-pioneers')])).toEqual([
    { kind: 'pioneer-work', unit: 'a-pioneers', work: 'road' },
    { kind: 'pioneer-work', unit: 'a-pioneers', work: 'bridge', to: 'D4' },
  ])
})
