import { expect } from 'vitest'
import { eventView } from '#rules/green-fields/game/event-view.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import { rule } from '../../../../rule.ts'
import { eventOf, eventsOf, give, type Placed, phaseOf, put, refused, unitOf, zoneOf } from '../field.ts'
import { craft, DONE, flying, flyingInAssault, planning, sortie, strike } from './airfield.ts'

const BOMBERS = craft('a-1', 'bomber', { strength: 3, experience: 1, morale: 3 })

rule('GF-AIR-07', 'bombers go for units on the table, the depot or an aerodrome', () => {
  const state = flying(
    [
      BOMBERS,
      { id: 'b-seen', at: 'C5', revealed: true },
      { id: 'b-hidden', at: 'D5' },
      { id: 'b-balloon', at: 'E5', type: 'balloon', revealed: true },
    ],
    'bombing',
    ['a-1'],
  )
  for (const target of ['b-seen', 'depot', 'aerodrome']) {
    expect(refused(state, 'a', strike('a-1', target)), target).toBe('legal')
  }
  for (const target of ['b-hidden', 'b-balloon', 'C5']) {
    expect(refused(state, 'a', strike('a-1', target)), target).toBe('no-target GF-AIR-10')
  }
  expect(refused(state, 'a', strike('a-1', 'b-seen', 1))).toBe('whole-unit GF-AIR-02')
})

rule('GF-AIR-07', 'a die a point; guns have two dice of flak, others no reply', () => {
  const gun: Placed = { id: 'b-gun', at: 'C5', type: 'heavy-artillery', revealed: true }
  const guns = flying([BOMBERS, gun], 'bombing', ['a-1'])
  expect(
    eventOf(give(guns, 'a', strike('a-1', 'b-gun'), [1, 1, 1, 1, 1]), 'attacked-from-the-air'),
  ).toMatchObject({ flak: 2, dice: 3, reply: 0 })
  const foot = flying([BOMBERS, { id: 'b-1', at: 'C5', strength: 9, revealed: true }], 'bombing', ['a-1'])
  expect(eventOf(give(foot, 'a', strike('a-1', 'b-1'), [1, 1, 1]), 'attacked-from-the-air')).toMatchObject({
    flak: 0,
    dice: 3,
    reply: 0,
  })
})

rule(
  ['GF-AIR-07', 'GF-AIR-08'],
  'an aerodrome has no flak; fighters on it scramble by day and meet them',
  () => {
    const fighters = craft('b-1', 'fighter', { strength: 3, experience: 1 })
    // The largest squadron on the ground is what they find.
    const state = flying([BOMBERS, craft('b-2', 'bomber', { strength: 2 }), fighters], 'bombing', ['a-1'])
    // three dice scramble one; its one die misses; three bombs hit twice the two on the ground, whose save die misses
    const events = give(state, 'a', strike('a-1', 'aerodrome'), [5, 1, 1, 1, 5, 5, 1, 1])
    expect(eventOf(events, 'attacked-from-the-air')).toMatchObject({
      target: 'aerodrome',
      flak: 0,
      scrambled: 1,
      dice: 3,
      struck: [{ unit: 'b-1', casualties: 2, moraleDice: 0 }],
    })
    expect(unitOf(state, 'b-1')).toMatchObject({ strength: 1, gone: null, morale: 3 })
  },
)

rule(
  'GF-AIR-08',
  'scrambled fighters shoot before the bombs; with all of them up there is nothing to bomb',
  () => {
    const fighters = craft('b-1', 'fighter', { strength: 2 })
    const state = flying([{ ...BOMBERS, strength: 2, morale: 2 }, fighters], 'bombing', ['a-1'])
    // both up; one hit, not saved; two morale dice hold
    const events = give(state, 'a', strike('a-1', 'aerodrome'), [6, 1, 5, 1, 1, 5, 1])
    expect(eventOf(events, 'attacked-from-the-air')).toMatchObject({
      scrambled: 2,
      dice: 0,
      lost: 1,
      struck: [],
    })
    const night = flying([BOMBERS, fighters], 'bombing', ['a-1'], { period: 'night' })
    const bombed = give(night, 'a', strike('a-1', 'aerodrome'), [1, 1, 1])
    expect(eventOf(bombed, 'attacked-from-the-air')).toMatchObject({ scrambled: 0, dice: 3 })
  },
)

rule(
  'GF-AIR-07',
  'only what is on the ground in this period is bombed; an empty aerodrome wastes the bombs',
  () => {
    const state = flying([BOMBERS, craft('b-1', 'fighter')], 'bombing', ['a-1', 'b-1'])
    const events = give(state, 'a', strike('a-1', 'aerodrome'))
    expect(eventOf(events, 'bombs-wasted')).toMatchObject({ unit: 'a-1' })
    expect(phaseOf(state)).toBe('opening')
  },
)

rule('GF-AIR-08', 'whoever is bombed to nothing at dawn does not take off by day', () => {
  const state = planning([
    craft('a-1', 'bomber', { strength: 1 }),
    craft('b-1', 'reconnaissance', { strength: 1, experience: 1 }),
  ])
  give(state, 'a', sortie('a-1', 'dawn'))
  give(state, 'a', DONE)
  give(state, 'b', sortie('b-1', 'day'))
  give(state, 'b', DONE)
  const events = give(state, 'a', strike('a-1', 'aerodrome'), [5, 1])
  expect(unitOf(state, 'b-1').gone).toBe('destroyed')
  expect(eventsOf(events, 'took-off')).toEqual([])
  expect(state.armies.b.sorties).toEqual([])
  expect(phaseOf(state)).toBe('opening')
})

rule('GF-OBS-13', 'which squadron was caught on the ground its owner alone hears', () => {
  const state = flying([BOMBERS, craft('b-1', 'fighter', { strength: 2 })], 'bombing', ['a-1'])
  const story = eventOf(
    give(state, 'a', strike('a-1', 'aerodrome'), [1, 1, 5, 1, 1, 1, 1]),
    'attacked-from-the-air',
  )
  expect(JSON.stringify(eventView(state, story, 'a'))).not.toContain('b-1')
  expect(JSON.stringify(eventView(state, story, 'b'))).toContain('b-1')
  expect(JSON.stringify(GAME.view(state, 'a').units)).not.toContain('b-1')
})

rule('GF-AIR-09', 'the depot throws two dice of flak and loses a point for each hit, without a save', () => {
  const state = flying([BOMBERS], 'bombing', ['a-1'])
  const events = give(state, 'a', strike('a-1', 'depot'), [1, 1, 5, 5, 1])
  expect(eventOf(events, 'attacked-from-the-air')).toMatchObject({ flak: 2, dice: 3, depotLost: 2 })
  expect(state.armies.b.depot).toBe(1)
  const gone = flying([BOMBERS], 'bombing', ['a-1'], { army: { b: { depot: 0 } } })
  expect(refused(gone, 'a', strike('a-1', 'depot'))).toBe('no-target GF-AIR-10')
})

rule(
  ['GF-DEG-03', 'GF-DEG-07'],
  'a bomb that hits cuts the road, in the week after the guns have fired',
  () => {
    const state = flying([BOMBERS, { id: 'b-1', at: 'C5', revealed: true }], 'bombing', ['a-1'], {
      roads: ['C5-C6'],
    })
    // the hit is saved, but the road does not save
    give(state, 'a', strike('a-1', 'b-1'), [5, 1, 1, 5, 5])
    expect(zoneOf(state, 'C5')).toMatchObject({ roadCut: false, bomberHits: 1 })
    put(state, { phases: [{ name: 'bombardment', side: 'a', round: 2 }], step: 'bombardment' })
    give(state, 'a', DONE, [1, 1, 1, 1, 1, 1])
    expect(zoneOf(state, 'C5')).toMatchObject({ roadCut: true, bomberHits: 0, shellHoles: 0 })
  },
)

rule(['GF-AAIR-03', 'GF-DEG-07'], 'in an assault bombers strike a zone and the road is cut at once', () => {
  const state = flyingInAssault(
    [BOMBERS, { id: 'b-1', at: 'C5', strength: 9, revealed: true }],
    'bombing',
    ['a-1'],
    { roads: ['C5-C6'] },
  )
  for (const target of ['depot', 'aerodrome', 'b-1']) {
    expect(refused(state, 'a', strike('a-1', target)), target).toBe('no-target GF-AIR-10')
  }
  const events = give(state, 'a', strike('a-1', 'C5'), [5, 1, 1, 5, 5])
  expect(eventOf(events, 'attacked-from-the-air')).toMatchObject({ dice: 3, reply: 0, flak: 0 })
  expect(zoneOf(state, 'C5')).toMatchObject({ roadCut: true, bomberHits: 0 })
})

rule('GF-AAIR-03', 'guns in an assault throw their flak first instead of a reply', () => {
  const gun: Placed = { id: 'b-gun', at: 'C5', type: 'field-artillery', revealed: true }
  const attackers = craft('a-1', 'ground-attack', { strength: 1 })
  const state = flyingInAssault([attackers, gun], 'ground-attack', ['a-1'])
  const events = give(state, 'a', strike('a-1', 'C5'), [1, 1, 1, 1])
  expect(eventOf(events, 'attacked-from-the-air')).toMatchObject({ flak: 2, dice: 2, reply: 0 })
})

rule(['GF-AIR-07', 'GF-AIR-08'], 'on an aerodrome there are aircraft of the enemy, and nobody else', () => {
  const state = flying(
    [
      BOMBERS,
      craft('a-2', 'fighter', { strength: 12 }),
      { id: 'b-foot', strength: 12 },
      craft('b-lost', 'bomber', { strength: 9, gone: 'destroyed' }),
      craft('b-few', 'reconnaissance', { strength: 1, experience: 1 }),
      craft('b-many', 'bomber', { strength: 2, experience: 1 }),
    ],
    'bombing',
    ['a-1'],
  )
  // Three dice, one hit, and one die to save.
  give(state, 'a', strike('a-1', 'aerodrome'), [5, 1, 1, 1])
  expect(unitOf(state, 'b-many').strength).toBe(1)
  expect(unitOf(state, 'b-foot').strength).toBe(12)
})

rule(['GF-AIR-01', 'GF-AIR-07'], 'whoever flew at dawn is on the ground by day, and is bombed there', () => {
  const state = planning([BOMBERS, craft('b-1', 'reconnaissance', { strength: 2, experience: 1 })])
  give(state, 'a', sortie('a-1', 'day'))
  give(state, 'b', sortie('b-1', 'dawn'))
  give(state, 'a', DONE)
  give(state, 'b', DONE)
  give(state, 'b', { kind: 'reconnoitre', unit: 'b-1', zones: ['C3', 'C4'] })
  expect(phaseOf(state)).toBe('air-action')
  const events = give(state, 'a', strike('a-1', 'aerodrome'), [5, 1, 1, 1])
  expect(eventOf(events, 'attacked-from-the-air')).toMatchObject({ target: 'aerodrome', dice: 3 })
  expect(unitOf(state, 'b-1').strength).toBe(1)
  expect(unitOf(state, 'a-1').sortied).toBe(true)
})
