import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import { rule } from '../../../../rule.ts'
import { at, eventOf, eventsOf, give, inAssault, legal, phaseOf, refused, unitOf, zoneOf } from '../field.ts'
import { craft, DONE, flying, flyingInAssault, planningInAssault, sortie, strike } from './airfield.ts'

rule('GF-ASLT-07', 'a flight is activity, staying down is none', () => {
  for (const flies of [true, false]) {
    const state = planningInAssault([craft('a-1', 'reconnaissance'), craft('b-1', 'fighter')], {
      assault: { active: false },
    })
    if (flies) give(state, 'a', sortie('a-1'))
    give(state, 'a', DONE)
    give(state, 'b', DONE)
    expect(state.assault?.active).toBe(flies)
  }
})

rule(['GF-AAIR-01', 'GF-RES-01'], 'what is still on its way or destroyed does not fly', () => {
  const state = planningInAssault([
    craft('a-1', 'fighter', { onItsWay: true }),
    craft('a-2', 'fighter', { gone: 'destroyed', strength: 0 }),
    craft('a-3', 'fighter', { duty: 'idle' }),
    craft('a-4', 'fighter'),
  ])
  expect(refused(state, 'a', sortie('a-1'))).toBe('on-its-way GF-RES-01')
  expect(refused(state, 'a', sortie('a-2'))).toBe('cannot-fly GF-AIR-01')
  expect(refused(state, 'a', sortie('a-3'))).toBe('stood-down GF-DPT-05')
  expect(refused(state, 'a', sortie('a-4'))).toBe('legal')
})

rule('GF-AAIR-04', 'in bad weather nobody is asked to fly', () => {
  const flown = (flyingWeather: boolean) => {
    const state = inAssault(
      [craft('a-1', 'fighter'), { id: 'a-2', at: 'C1', morale: 1 }, { id: 'b-2', at: 'C8', morale: 1 }],
      'movement',
      [{ name: 'movement', side: 'b', moved: [] }],
      { assault: { flying: flyingWeather } },
    )
    give(state, 'b', DONE)
    return phaseOf(state)
  }
  expect([flown(true), flown(false)]).toEqual(['air-plans', 'reserves'])
})

rule(['GF-AAIR-03', 'GF-ACON-02'], 'who fires back at aircraft has fired, in an assault only', () => {
  const units = [
    craft('a-1', 'ground-attack', { strength: 1 }),
    { id: 'b-1', at: 'C6', strength: 3, revealed: true },
  ]
  const assault = flyingInAssault(units, 'ground-attack', ['a-1'])
  // Two dice in an assault miss, and three points fire one die back.
  expect(eventOf(give(assault, 'a', strike('a-1', 'C6'), [1, 1, 1]), 'attacked-from-the-air')).toMatchObject({
    dice: 2,
    reply: 1,
  })
  expect(unitOf(assault, 'b-1').fired).toBe(true)
  const week = flying(units, 'ground-attack', ['a-1'])
  give(week, 'a', strike('a-1', 'b-1'), [1, 1])
  expect(unitOf(week, 'b-1').fired).toBe(false)
})

rule('GF-AAIR-03', 'too few to fire back have not fired', () => {
  const state = flyingInAssault(
    [craft('a-1', 'fighter', { strength: 1 }), { id: 'b-1', at: 'C6', strength: 2, revealed: true }],
    'ground-attack',
    ['a-1'],
  )
  give(state, 'a', strike('a-1', 'C6'), [1])
  expect(unitOf(state, 'b-1').fired).toBe(false)
})

rule(['GF-MOR-15', 'GF-VP-06'], 'aircraft that break off are not suppressed, and fall on no zone', () => {
  for (const type of ['ground-attack', 'fighter'] as const) {
    const state = flyingInAssault(
      [
        craft('a-1', type, { experience: 1, morale: 1 }),
        { id: 'b-1', at: 'C6', strength: 3, revealed: true },
      ],
      'ground-attack',
      ['a-1'],
    )
    const dice = type === 'fighter' ? 3 : 6
    // All miss; one die back scores once, is not saved, and the morale die misses.
    const events = give(state, 'a', strike('a-1', 'C6'), [...Array.from({ length: dice }, () => 1), 5, 1, 1])
    expect(eventOf(events, 'attacked-from-the-air')).toMatchObject({ lost: 1, brokenOff: true })
    expect(unitOf(state, 'a-1')).toMatchObject({ strength: 2, status: 'steady' })
    expect([state.armies.a.lost, zoneOf(state, 'C6').fallen]).toEqual([1, 0])
  }
})

rule(
  ['GF-AAIR-02', 'GF-MOR-15'],
  'whoever fighters drive off is out of it, whoever holds does its work',
  () => {
    const shot = (dice: readonly number[]) => {
      const state = flyingInAssault(
        [craft('a-1', 'fighter'), craft('b-1', 'reconnaissance', { experience: 1, morale: 2 })],
        'hunt',
        ['a-1', 'b-1'],
      )
      give(state, 'a', strike('a-1', 'b-1'), dice)
      return [phaseOf(state), unitOf(state, 'b-1').status, unitOf(state, 'b-1').strength]
    }
    // One lost: no hit on its morale routs it, one holds it. Two lost: morale 1, and one hit of two needed is to waver.
    expect(shot([5, 1, 1, 1, 1, 1])).toEqual(['opening', 'steady', 2])
    expect(shot([5, 1, 1, 1, 5, 1])).toEqual(['air-action', 'steady', 2])
    expect(shot([6, 1, 1, 1, 5])).toEqual(['opening', 'steady', 1])
  },
)

rule('GF-AAIR-02', 'one unsaved hit grounds a balloon, a saved one does not', () => {
  const balloon = (save: number) => {
    const state = flyingInAssault(
      [
        craft('a-1', 'fighter'),
        { id: 'b-1', at: 'C6', type: 'balloon', strength: 3, experience: 1, revealed: true },
      ],
      'hunt',
      ['a-1'],
    )
    // One die of flak misses; one hit of three; one save die; if it is lost, three morale dice.
    const dice = [1, 5, 1, 1, save, ...(save < 5 ? [5, 1, 1] : [])]
    const events = give(state, 'a', strike('a-1', 'b-1'), dice)
    expect(eventOf(events, 'attacked-from-the-air')).toMatchObject({ flak: 1, zone: at(state, 'C6') })
    return unitOf(state, 'b-1').grounded
  }
  expect([balloon(1), balloon(5)]).toEqual([true, false])
})

rule('GF-AAIR-02', 'a balloon that is down or off the board is no prey, nor are one’s own', () => {
  const up = { type: 'balloon', strength: 3, revealed: true } as const
  const state = flyingInAssault(
    [
      craft('a-1', 'fighter'),
      craft('a-2', 'reconnaissance'),
      { id: 'b-1', at: 'C6', ...up },
      { id: 'b-2', at: 'D6', ...up, grounded: true },
      { id: 'b-4', ...up },
      { id: 'a-3', at: 'C3', ...up },
    ],
    'hunt',
    ['a-1', 'a-2'],
  )
  const strikes = ['a-1', 'a-2'].flatMap((unit) =>
    ['b-1', 'b-2', 'b-4', 'a-3'].map((target) => strike(unit, target)),
  )
  expect(legal(state, 'a', strikes)).toEqual([strike('a-1', 'b-1')])
  expect(refused(state, 'a', strike('a-1', 'b-1', 3))).toBe('legal')
  expect(refused(state, 'a', strike('a-1', 'b-1', 4))).toBe('too-many-dice GF-AIR-02')
})

rule(
  'GF-AAIR-03',
  'only units on the table that can be seen are struck; bombs tell after the air phase',
  () => {
    const state = flyingInAssault(
      [
        craft('a-1', 'bomber', { strength: 2 }),
        { id: 'b-1', at: 'C6', strength: 3, experience: 1, revealed: true },
        { id: 'b-2', at: 'C6', wave: 1 },
        { id: 'b-3', at: 'D6' },
        { id: 'b-4' },
      ],
      'bombing',
      ['a-1'],
      { roads: ['C6-C7'] },
    )
    const targets = ['C6', 'D6', 'b-1', 'b-2', 'b-3', 'b-4'].map((target) => strike('a-1', target))
    expect(legal(state, 'a', targets)).toEqual([strike('a-1', 'C6')])
    // Two dice, one hit, saved; nobody replies to bombers.
    const events = give(state, 'a', strike('a-1', 'C6'), [5, 1, 5])
    expect(eventsOf(events, 'attacked-from-the-air')).toMatchObject([{ reply: 0, flak: 0 }])
    expect(zoneOf(state, 'C6').roadCut).toBe(true)
    expect(zoneOf(state, 'C6').bomberHits).toBe(0)
  },
)

rule(
  ['GF-AAIR-03', 'GF-AAIR-06', 'GF-AIR-11'],
  'hits beyond the leading unit pass to the next that can be seen',
  () => {
    const state = flyingInAssault(
      [
        craft('a-1', 'ground-attack', { strength: 1 }),
        { id: 'b-1', at: 'C6', strength: 1, experience: 1, revealed: true, wave: 0 },
        { id: 'b-2', at: 'C6', strength: 6, experience: 1, wave: 1 },
        { id: 'b-3', at: 'C6', strength: 6, experience: 1, revealed: true, wave: 2 },
      ],
      'ground-attack',
      ['a-1'],
    )
    // Two dice, three hits: one kills the first; two pass on, one of them is saved; one hit on three morale dice holds it.
    const events = give(state, 'a', strike('a-1', 'C6'), [6, 5, 1, 5, 5, 1, 1])
    const [attack] = eventsOf(events, 'attacked-from-the-air')
    expect(attack?.struck.map(({ unit, hits, outcome }) => [unit, hits, outcome])).toEqual([
      ['b-1', 3, 'destroyed'],
      ['b-3', 2, 'hold'],
    ])
    // Only the named target would reply, and it is gone.
    expect(attack?.reply).toBe(0)
    expect([unitOf(state, 'b-2').strength, unitOf(state, 'b-3').strength]).toEqual([6, 5])
  },
)

rule('GF-AAIR-02', 'a balloon is told to be down for the day unless nothing is left of it', () => {
  const told = (strength: number, dice: readonly number[]) => {
    const state = flyingInAssault(
      [
        craft('a-1', 'fighter', { strength: 1 }),
        { id: 'b-1', at: 'C6', type: 'balloon', strength, experience: 1, revealed: true },
      ],
      'hunt',
      ['a-1'],
    )
    return GAME.tell(
      state,
      eventOf(give(state, 'a', strike('a-1', 'b-1'), dice), 'attacked-from-the-air'),
      'umpire',
    )
  }
  expect(told(3, [1, 5, 1, 5, 1, 1])).toBe(
    'British A-1 attacks German B-1 in C6 (one die of flak, one die on the target): German B-1: one hit, none saved, one point lost, holding. The balloon is brought down for the day.',
  )
  expect(told(1, [1, 5, 1])).toMatch(/one point lost, destroyed\.$/)
})
