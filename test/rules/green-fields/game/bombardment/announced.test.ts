import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import { enterBombardment } from '#rules/green-fields/game/phases/bombardment/weekly.ts'
import type { Story } from '#rules/green-fields/game/stories.ts'
import { rule } from '../../../../rule.ts'
import { happens } from '../deployment/deploying.ts'
import {
  at,
  eventOf,
  eventsOf,
  field,
  give,
  inAssault,
  kindsOf,
  type Placed,
  put,
  refused,
  unitOf,
  zoneOf,
} from '../field.ts'
import { announcing, DONE, fire, THEN, gun as usual } from './gunnery.ts'

/** Regiments of one die. */
const gun = (id: string, place: string | undefined, rest: Partial<Placed> = {}): Placed =>
  usual(id, place, { strength: 3, ...rest })

rule('GF-BOMB-05', 'guns on different zones are different pools, fired in the order of zones', () => {
  const state = announcing([
    gun('a-1', 'C4'),
    gun('a-2', 'C3', { strength: 6 }),
    gun('a-3', 'D4', { strength: 9 }),
  ])
  give(state, 'a', fire('a-1', 'C5'))
  give(state, 'a', fire('a-2', 'B5'))
  give(state, 'a', fire('a-3', 'C5'))
  const events = give(state, 'a', DONE, [1, 1, 1, 1, 1, 1])
  expect(eventsOf(events, 'zone-shelled').map(({ zone, dice }) => [zone, dice])).toEqual([
    [at(state, 'B5'), 2],
    [at(state, 'C5'), 4],
  ])
})

rule(['GF-BOMB-05', 'GF-BOMB-08'], 'heavy guns on one unit behind the lines are one pool too', () => {
  const heavy = { type: 'heavy-artillery', strength: 9 } as const
  const state = announcing([
    gun('a-1', 'A1', heavy),
    gun('a-2', 'B1', heavy),
    gun('a-3', 'C1', heavy),
    gun('a-4', 'D1', heavy),
    gun('a-5', 'E4'),
    { id: 'b-1', spotted: true },
    { id: 'b-2', spotted: true },
  ])
  give(state, 'a', fire('a-4', 'depot'))
  give(state, 'a', fire('a-1', 'b-1'))
  give(state, 'a', fire('a-2', 'b-2'))
  give(state, 'a', fire('a-3', 'b-1'))
  give(state, 'a', fire('a-5', 'E5'))
  const events = give(state, 'a', DONE, Array(11).fill(1))
  expect(eventsOf(events, 'off-board-shelled').map(({ dice, struck }) => [struck[0]?.unit, dice])).toEqual([
    ['b-1', 6],
    ['b-2', 3],
  ])
  // Zones come first.
  const shelled = kindsOf(events).filter((kind) => kind.endsWith('-shelled'))
  expect(shelled).toEqual(['zone-shelled', 'depot-shelled', 'off-board-shelled', 'off-board-shelled'])
})

rule('GF-BOMB-08', 'only troops of the enemy who wait behind his lines are shelled by name', () => {
  const state = announcing([
    gun('a-heavy', 'A1', { type: 'heavy-artillery' }),
    { id: 'a-own', spotted: true },
    { id: 'b-on-board', at: 'C6', spotted: true },
    { id: 'b-reserve', spotted: true },
  ])
  expect(refused(state, 'a', fire('a-heavy', 'a-own'))).toBe('no-target GF-BOMB-09')
  expect(refused(state, 'a', fire('a-heavy', 'b-on-board'))).toBe('no-target GF-BOMB-09')
  expect(refused(state, 'a', fire('a-heavy', 'b-reserve'))).toBe('legal')
})

rule('GF-BOMB-10', 'a depot that is gone is no target, whatever else is', () => {
  const heavy = gun('a-heavy', 'A1', { type: 'heavy-artillery', strength: 6 })
  const state = announcing([heavy, { id: 'b-1', spotted: true }], { army: { b: { depot: 0 } } })
  expect(refused(state, 'a', fire('a-heavy', 'depot'))).toBe('no-depot GF-BOMB-10')
  expect(refused(state, 'a', fire('a-heavy', 'b-1'))).toBe('legal')
  expect(refused(announcing([heavy], { army: { b: { depot: 1 } } }), 'a', fire('a-heavy', 'depot'))).toBe(
    'legal',
  )
})

rule('GF-BOMB-04', 'both sides pay a SHELL a mission; the last one may be aimed elsewhere', () => {
  const state = announcing([gun('a-gun', 'A4'), gun('b-gun', 'A5'), gun('b-other', 'B5')], {
    army: { a: { shells: 1 }, b: { shells: 5 } },
  })
  give(state, 'a', fire('a-gun', 'A5'))
  expect(refused(state, 'a', fire('a-gun', 'B5'))).toBe('legal')
  give(state, 'a', DONE)
  give(state, 'b', fire('b-gun', 'A4'))
  give(state, 'b', fire('b-other', 'B4', 'box'))
  give(state, 'b', DONE, [1, 1])
  expect([state.armies.a.shells, state.armies.b.shells]).toEqual([0, 3])
  expect([state.armies.a.fire, state.armies.b.fire]).toEqual([[], []])
  expect(unitOf(state, 'b-other').missions).toBe(1)
})

rule('GF-BOMB-04', 'only the own guns fire, and only what weekly guns can', () => {
  const state = announcing([gun('a-gun', 'A4'), gun('b-gun', 'A5'), { id: 'a-1', at: 'B4' }])
  for (const unit of ['b-gun', 'a-1', 'a-nobody']) {
    expect(refused(state, 'a', fire(unit, 'A5')), unit).toBe('no-gun GF-BOMB-04')
  }
  for (const mission of ['gas', 'persistent']) {
    expect(refused(state, 'a', fire('a-gun', 'A5', mission)), mission).toBe('mission GF-AART-03')
  }
})

rule('GF-BOMB-02', 'in the week the enemy hears what is announced; in an assault he does not', () => {
  const units = [gun('a-gun', 'A4'), gun('b-gun', 'A5')]
  const week = give(announcing(units), 'a', fire('a-gun', 'A5'))
  expect(eventOf(week, 'fire-announced')).toMatchObject({ side: 'a', only: 'b', mission: 'bombardment' })
  expect(eventOf(week, 'fire-planned')).toMatchObject({ only: 'a', mission: { unit: 'a-gun' } })
  const assault = inAssault(units, 'artillery', [THEN, { name: 'artillery' }])
  const planned = give(assault, 'a', fire('a-gun', 'A5'))
  expect(eventOf(planned, 'fire-planned').only).toBe('a')
  expect(eventsOf(planned, 'fire-announced')).toEqual([])
})

rule('GF-BOMB-01', 'guns behind the lines count the columns to their target too', () => {
  const state = announcing([gun('a-gun', undefined, { column: 4 })], { zones: { E1: { owner: 'b' } } })
  const reaches = (zone: string) => {
    put(state, { zones: state.zones.with(at(state, zone), { ...zoneOf(state, zone), owner: 'b' }) })
    return refused(state, 'a', fire('a-gun', zone))
  }
  expect(reaches('B1')).toBe('legal')
  expect(reaches('A1')).toBe('out-of-range GF-BOMB-01')
  expect(reaches('F3')).toBe('legal')
})

rule(['GF-DEG-03', 'GF-TURN-01'], 'bombs cut a road in a week in which no gun fires', () => {
  const state = field([{ id: 'b-1', at: 'C5' }], 'bombardment', [], {
    roads: ['C4-C5-C6'],
    zones: { C5: { bomberHits: 1 } },
  })
  expect(zoneOf(happens(state, [], enterBombardment).state, 'C5')).toMatchObject({
    roadCut: true,
    bomberHits: 0,
  })
})

rule('GF-BOMB-02', 'what is called off or aimed elsewhere the enemy hears too, in the week', () => {
  const state = announcing([gun('a-gun', 'A4'), gun('b-gun', 'A5')])
  const heard = (events: readonly Story[]) =>
    events.flatMap((event) => ('only' in event && event.only === 'b' ? [GAME.tell(state, event, 'b')] : []))
  expect(heard(give(state, 'a', fire('a-gun', 'A5')))).toEqual(['The British side shells A5.'])
  expect(heard(give(state, 'a', fire('a-gun', 'B5', 'box')))).toEqual([
    'The British side calls off its fire on A5.',
    'The British side lays a box barrage around B5.',
  ])
  const off = give(state, 'a', { kind: 'cease-fire', unit: 'a-gun' })
  expect(heard(off)).toEqual(['The British side calls off its box barrage around B5.'])
  // An umpire has heard of the plan itself.
  expect(off.map((event) => GAME.eventView?.(state, event, 'umpire')?.kind)).not.toContain('fire-withdrawn')
  const assault = inAssault([gun('a-gun', 'A4')], 'artillery', [THEN, { name: 'artillery' }])
  give(assault, 'a', fire('a-gun', 'A5'))
  expect(eventsOf(give(assault, 'a', fire('a-gun', 'B5')), 'fire-withdrawn')).toEqual([])
})

rule(['GF-BOMB-03', 'GF-BOMB-10'], 'that nobody sees the depot is told with the dice it leaves', () => {
  const told = (depotSpotted: boolean, dice: readonly number[]) => {
    const heavy = gun('a-heavy', 'A1', { type: 'heavy-artillery', strength: 6 })
    const state = announcing([heavy], { army: { b: { depotSpotted } } })
    give(state, 'a', fire('a-heavy', 'depot'))
    return GAME.tell(state, eventOf(give(state, 'a', DONE, dice), 'depot-shelled'), 'umpire')
  }
  expect(told(false, [1])).toBe('The British side shells the depot (one die, unobserved): no harm done.')
  expect(told(true, [5, 1])).toBe('The British side shells the depot (two dice): one point lost.')
})
