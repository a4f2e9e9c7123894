import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import { rule } from '../../../../rule.ts'
import { eventOf, eventsOf, field, give, inAssault, phaseOf, refused, unitOf } from '../field.ts'
import { craft, DONE, planning, planningInAssault, sortie, strike } from './airfield.ts'

rule('GF-AIR-01', 'each unit flies in one of four periods, and only bombers at night', () => {
  const state = planning([
    craft('a-fighter', 'fighter'),
    craft('a-bomber', 'bomber'),
    craft('a-eyes', 'reconnaissance'),
    craft('a-attack', 'ground-attack'),
    { id: 'a-1', at: 'C4' },
    craft('b-fighter', 'fighter'),
  ])
  for (const period of ['dawn', 'day', 'dusk', 'night'] as const) {
    expect(refused(state, 'a', sortie('a-bomber', period))).toBe('legal')
    const others = period === 'night' ? 'wrong-period GF-AIR-01' : 'legal'
    for (const id of ['a-fighter', 'a-eyes', 'a-attack']) {
      expect(refused(state, 'a', sortie(id, period)), id).toBe(others)
    }
  }
  expect(refused(state, 'a', sortie('a-bomber'))).toBe('no-period GF-AIR-01')
  expect(refused(state, 'a', sortie('a-1', 'day'))).toBe('cannot-fly GF-AIR-01')
  expect(refused(state, 'a', sortie('b-fighter', 'day'))).toBe('cannot-fly GF-AIR-01')
})

rule('GF-AIR-01', 'plans are secret until the period comes; they can be changed and dropped', () => {
  const state = planning([craft('a-1', 'fighter'), craft('b-1', 'fighter')])
  expect(eventOf(give(state, 'a', sortie('a-1', 'dusk')), 'sortie-written').only).toBe('a')
  give(state, 'a', sortie('a-1', 'day'))
  expect(state.armies.a.sorties).toMatchObject([{ unit: 'a-1', period: 'day' }])
  expect(GAME.view(state, 'b').armies.a.sorties).toEqual([])
  expect(GAME.view(state, 'b').units.map(({ id }) => id)).toEqual(['b-1'])
  expect(eventOf(give(state, 'a', { kind: 'stay-down', unit: 'a-1' }), 'sortie-cancelled').only).toBe('a')
  expect(refused(state, 'a', { kind: 'stay-down', unit: 'a-1' })).toBe('not-flying GF-AIR-01')
  give(state, 'a', sortie('a-1', 'dawn'))
  give(state, 'a', DONE)
  expect(GAME.pending(state)).toEqual(['b'])
  const events = give(state, 'b', DONE)
  expect(eventOf(events, 'took-off')).toMatchObject({ period: 'dawn', units: ['a-1'] })
  expect(unitOf(state, 'a-1')).toMatchObject({ revealed: true, sortied: true })
  expect(state.armies.a.sorties).toEqual([])
})

rule('GF-AIR-01', 'once a week: who has flown does not fly again', () => {
  const state = planning([craft('a-1', 'fighter', { sortied: true }), craft('a-2', 'fighter')])
  expect(refused(state, 'a', sortie('a-1', 'day'))).toBe('has-flown GF-AIR-01')
  expect(refused(state, 'a', sortie('a-2', 'day'))).toBe('legal')
})

rule('GF-AIR-02', 'the periods follow one another, and in each fighters meet before anything else', () => {
  const state = planning([
    craft('a-1', 'fighter', { strength: 1 }),
    craft('a-2', 'reconnaissance'),
    craft('b-1', 'fighter', { strength: 1 }),
  ])
  give(state, 'a', sortie('a-1', 'dusk'))
  give(state, 'a', sortie('a-2', 'dawn'))
  give(state, 'a', DONE)
  give(state, 'b', sortie('b-1', 'dusk'))
  expect(eventsOf(give(state, 'b', DONE), 'took-off')).toMatchObject([{ period: 'dawn', units: ['a-2'] }])
  expect(state.phases.at(-1)).toMatchObject({ side: 'a', period: 'dawn', step: 'reconnaissance' })
  const events = give(state, 'a', { kind: 'reconnoitre', unit: 'a-2', zones: ['C5', 'C6'] }, [1, 1])
  expect(eventOf(events, 'took-off')).toMatchObject({ period: 'dusk', units: ['a-1', 'b-1'] })
  expect(eventsOf(events, 'fighters-met')).toHaveLength(1)
  expect(phaseOf(state)).toBe('opening')
})

rule('GF-AIR-09', 'in the week nobody looks at the sky: no die is thrown for the weather', () => {
  const state = field([craft('a-1', 'fighter')], 'raids', [{ name: 'raids', side: 'b' }])
  give(state, 'b', DONE)
  expect(phaseOf(state)).toBe('air-plans')
})

rule('GF-DPT-05', 'aircraft that the depot cannot keep stand down and do not fly', () => {
  const state = field(
    [craft('a-1', 'fighter', { strength: 3 }), craft('a-2', 'bomber', { strength: 1 })],
    'deployment',
    [{ name: 'deployment', last: [] }],
    { army: { a: { depot: 1 }, b: { ready: true } } },
  )
  give(state, 'a', DONE)
  expect([unitOf(state, 'a-1').duty, unitOf(state, 'a-2').duty]).toEqual(['none', 'idle'])
  expect(phaseOf(state)).toBe('air-plans')
  expect(refused(state, 'a', sortie('a-1', 'day'))).toBe('legal')
  expect(refused(state, 'a', sortie('a-2', 'day'))).toBe('stood-down GF-DPT-05')
})

rule('GF-AAIR-01', 'in an assault each unit flies once a day, in secret, now', () => {
  const state = planningInAssault([
    craft('a-1', 'fighter'),
    craft('a-flown', 'fighter', { sortied: true }),
    craft('b-1', 'bomber'),
  ])
  expect(refused(state, 'a', sortie('a-flown'))).toBe('has-flown GF-AAIR-01')
  expect(refused(state, 'a', sortie('a-1', 'dusk'))).toBe('wrong-period GF-AAIR-01')
  give(state, 'a', sortie('a-1'))
  expect(GAME.view(state, 'b').armies.a.sorties).toEqual([])
  give(state, 'a', DONE)
  expect(eventOf(give(state, 'b', DONE), 'took-off')).toMatchObject({ period: 'day', units: ['a-1'] })
  expect(unitOf(state, 'a-1').sortied).toBe(true)
})

rule('GF-AAIR-01', 'the next day they fly again', () => {
  const night = { turn: 5, turnOfDay: 5, night: true, engaged: ['a-2'] }
  const state = inAssault(
    [craft('a-1', 'fighter', { sortied: true }), { id: 'a-2', at: 'C1' }, { id: 'b-2', at: 'C8' }],
    'reserves',
    [{ name: 'reserves', side: 'b', answering: false }],
    { assault: night },
  )
  give(state, 'b', DONE, [1])
  expect(unitOf(state, 'a-1').sortied).toBe(false)
})

rule('GF-AAIR-04', 'at night bombers alone fly', () => {
  const state = planningInAssault([craft('a-1', 'fighter'), craft('a-2', 'bomber')], {
    assault: { night: true },
  })
  expect(refused(state, 'a', sortie('a-1'))).toBe('night GF-AAIR-04')
  expect(refused(state, 'a', sortie('a-2', 'day'))).toBe('wrong-period GF-AAIR-01')
  give(state, 'a', sortie('a-2'))
  expect(state.armies.a.sorties).toMatchObject([{ period: 'night' }])
})

rule('GF-AAIR-04', 'in bad weather nobody is asked; one die at dawn settles it for both', () => {
  const nextPhase = (flying: boolean) => {
    const state = inAssault(
      [craft('a-1', 'fighter'), { id: 'a-2', at: 'C1' }],
      'movement',
      [{ name: 'movement', side: 'b', moved: [] }],
      { assault: { flying } },
    )
    give(state, 'b', DONE)
    return phaseOf(state)
  }
  expect(nextPhase(true)).toBe('air-plans')
  expect(nextPhase(false)).not.toBe('air-plans')
  const dawn = (season: 'winter' | 'summer', lastTurn: number, die: number): boolean => {
    const state = inAssault(
      [
        { id: 'a-2', at: 'C1' },
        { id: 'b-2', at: 'C8' },
      ],
      'reserves',
      [{ name: 'reserves', side: 'b', answering: false }],
      { terms: { season }, assault: { turn: lastTurn, turnOfDay: lastTurn, night: true, flying: false } },
    )
    give(state, 'b', DONE, [die])
    return state.assault?.flying ?? false
  }
  expect([dawn('summer', 5, 5), dawn('summer', 5, 6)]).toEqual([true, false])
  expect([dawn('winter', 4, 4), dawn('winter', 4, 5)]).toEqual([true, false])
})

rule('GF-AAIR-06', 'the first mover names targets before the other, not the loser of the dice', () => {
  const state = planningInAssault(
    [
      craft('a-1', 'ground-attack'),
      craft('b-1', 'ground-attack'),
      { id: 'a-2', at: 'C4', revealed: true },
      { id: 'b-2', at: 'C6', revealed: true },
    ],
    { loser: 'a', assault: { firstMover: 'b' } },
  )
  give(state, 'a', sortie('a-1'))
  give(state, 'a', DONE)
  give(state, 'b', sortie('b-1'))
  give(state, 'b', DONE)
  expect(state.phases.at(-1)).toMatchObject({ name: 'air-action', side: 'b', step: 'ground-attack' })
  expect(refused(state, 'a', strike('a-1', 'C6'))).toBe('not-your-turn')
  give(state, 'b', DONE)
  expect(state.phases.at(-1)).toMatchObject({ name: 'air-action', side: 'a', step: 'ground-attack' })
})

rule(['GF-AIR-01', 'GF-DPT-05'], 'only own aircraft that are there and that the depot can keep fly', () => {
  const state = planning([
    craft('a-1', 'fighter'),
    { id: 'a-foot' },
    craft('a-lost', 'fighter', { gone: 'destroyed', strength: 0 }),
    craft('a-idle', 'fighter', { duty: 'idle' }),
    craft('a-coming', 'fighter', { onItsWay: true }),
    craft('b-1', 'fighter'),
  ])
  expect(refused(state, 'a', sortie('a-1', 'day'))).toBe('legal')
  for (const id of ['a-foot', 'a-lost', 'b-1', 'a-nobody']) {
    expect(refused(state, 'a', sortie(id, 'day')), id).toBe('cannot-fly GF-AIR-01')
  }
  expect(refused(state, 'a', sortie('a-coming', 'day'))).toBe('on-its-way GF-RES-01')
  expect(refused(state, 'a', sortie('a-idle', 'day'))).toBe('stood-down GF-DPT-05')
})
