import { describe, expect, test } from 'vitest'
import { hashOf } from '#kernel/game/battle/hash.ts'
import { newCards } from '#rules/flanders-fields/game/cards/pack.ts'
import { PHASES } from '#rules/flanders-fields/game/index.ts'
import { beginHurricane } from '#rules/flanders-fields/game/phases/deployment/hurricane.ts'
import type { Phase } from '#rules/flanders-fields/game/phases/shapes.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { fromCm, pointAt } from '#rules/flanders-fields/tables/index.ts'
import { rule } from '../../../rule.ts'
import { begun, laidOn, ordered, refusalOf, started, withStand } from '../battle.ts'
import { inBattalion, withBattalion } from '../commanding.ts'
import {
  fromStep,
  fromTurnStart,
  given,
  holding,
  losing,
  planned,
  reached,
  shaken,
  wandered,
  withFace,
} from './interrupted.ts'
import { acting, follows, move, only } from './movement.ts'

type Name = Phase['name']

const namesIn = ({ phases }: State): readonly Name[] => phases.map(({ name }) => name)

/** Hamel with the first German battalion about to test; its front companies are about 24, 66 and 46, 66. */
const hamel = () => holding(shaken(begun('hamel-1918'), 'd1'))

const gasAt = (gas: string, x: number) =>
  ({ gas, kind: 'denying', delivery: 'projector', turn: 1, heading: 0, at: pointAt({ x, y: 66 }) }) as const
const fireAt = (x: number) => ({ turn: 1, weapon: 'heavy-artillery', at: pointAt({ x, y: 66 }) }) as const

/** A company of a battalion about to test, its actions before it, that has 17 cm to go. */
const company = (): State => acting(holding(shaken(begun('first-battle'), 'a1')), 'a1a').state
const advance = move({ a1a1: [[23, 30]], a1a2: [[28, 30]], a1a3: [[33, 30]] })

/** It has beaten the first of two enemies, one behind the other. */
const won = (): State => {
  const state = only(begun('first-battle'), ['a1a1', 'd1b1', 'd1b2'])
  const placed = withStand(withStand(state, 'd1b1', { x: 23, y: 20 }), 'd1b2', { x: 23, y: 23 })
  const order = move({ a1a1: [[23, 20]] }, { a1a1: { assault: 'd1b1' } })
  return follows(acting(placed, 'a1a'), order, [1, 6, 1]).state
}

const drawn = () =>
  ordered(
    fromTurnStart(holding(begun('first-battle')), 'attacker', 1, 1),
    'attacker',
    { kind: 'draw', cards: 1 },
    [
      newCards()
        .pack.filter((card) => card !== '2H' && card !== '3H')
        .indexOf('AC') + 1,
    ],
  ).state

const mutiny = () => {
  const { defender } = begun('langemarck-1915').scenario
  return reached(started('langemarck-1915', { defender: { ...defender, national: ['mutiny'] } }), 'mutiny')
}

/** A battle in which each kind of decision waits; what goes on by itself waits beneath a question that interrupts it. */
const WAITING: Readonly<Record<Name, () => State>> = {
  'barrage-length': () => started('flers-1916'),
  'fire-plan': () => reached(started('flers-1916'), 'fire-plan'),
  deploy: () => reached(started('flers-1916'), 'deploy'),
  mutiny,
  hurricane: () =>
    withFace(
      { ...holding(shaken(begun('kaiserschlacht-1918'), 'd1')), step: 'hurricane' },
      6,
      beginHurricane,
    ),
  successors: () => fromTurnStart(losing(inBattalion('first-battle', 'a1'), 'a1h'), 'attacker', 2, 1),
  reserves: () => fromTurnStart(begun('gheluvelt-1914'), 'defender', 3, 5),
  cards: () => fromTurnStart(holding(begun('first-battle')), 'attacker', 1, 1),
  'card-choice': drawn,
  'halt-barrage': () => {
    const plan = { barrage: { firstTurn: 0, edges: [30, 45].map(fromCm), feuerwalze: false } }
    const state = planned(hamel(), plan)
    const barrage = { edge: fromCm(30), turnsLeft: 2 }
    const options = { ...state.options, 'barrage-halt': 'once' as const }
    return fromStep({ ...state, barrage, options }, 'deep-suppression', 1)
  },
  'heroic-answer': () => {
    const state = withStand(inBattalion('first-battle', 'a1'), 'a1a1', { x: 50, y: 32 })
    const asked = { ...state, options: { ...state.options, 'heroic-agreement': 'asked' as const } }
    return ordered(asked, 'attacker', { kind: 'heroic', platoon: 'a1a1', targets: ['d1m1'] }).state
  },
  'lose-battery': () => fromTurnStart(begun('hamel-1918'), 'attacker', 1, 6),
  gas: () =>
    fromStep(planned(hamel(), { gas: [gasAt('gas1', 24), gasAt('gas2', 46)] }), 'rolling-barrage', 6),
  bombardment: () => fromStep(planned(hamel(), { fires: [fireAt(24), fireAt(46)] }), 'gas', 6),
  'support-orders': () => fromTurnStart(begun('hamel-1918'), 'attacker', 1, 1),
  'air-attack': () =>
    given(
      fromTurnStart(begun('hamel-1918'), 'attacker', 1, 1),
      'attacker',
      { kind: 'air', regiment: 'aR1' },
      6,
    ),
  'battalion-orders': () => inBattalion('hamel-1918', 'a1'),
  'order-die': () =>
    given(holding(inBattalion('first-battle', 'a1'), '10D'), 'attacker', { kind: 'order', unit: 'a1a' }, 4),
  actions: () => given(inBattalion('first-battle', 'a1'), 'attacker', { kind: 'order', unit: 'a1a' }, 5),
  assault: won,
  'take-ground': won,
  'follow-up': () => ordered(won(), 'attacker', { kind: 'take-ground', stand: 'a1a1', take: false }).state,
  reckoning: () => losing(company(), 'a1b1'),
  morale: () => losing(company(), 'a1b1'),
  stubborn: () => {
    const state = shaken(inBattalion('first-battle', 'a1'), 'd1')
    const { attacker, defender } = state.armies
    return losing({ ...state, armies: { attacker, defender: { ...defender, stubborn: 3 } } }, 'd1a1')
  },
  'command-move': () => fromStep(begun('hamel-1918'), 'battalion-orders', 1),
}

/** The same for what may bring a question about in the middle of something else. */
const CAUSED: Readonly<Record<string, () => State>> = {
  'fire on the way of a mover': () => given(laidOn(company(), 'a1g1', [28, 30]), 'attacker', advance, 6),
  'gas on the way': () => {
    const cloud = { id: 'dgas1', side: 'defender', kind: 'denying', age: 2 } as const
    const size = { width: fromCm(20), depth: fromCm(5) }
    const state: State = { ...company(), clouds: [{ ...cloud, ...size, centre: pointAt({ x: 28, y: 22 }) }] }
    return given(state, 'attacker', advance, 6)
  },
  'the own barrage': () =>
    given({ ...company(), barrage: { edge: fromCm(33), turnsLeft: 2 } }, 'attacker', advance, 6),
  'defensive fire': () => {
    const state = withStand(company(), 'd1b1', { x: 23, y: 30 })
    return given(state, 'attacker', move({ a1a1: [[23, 29]] }, { a1a1: { assault: 'd1b1' } }), 6)
  },
  'a heroic action that fails': () => {
    const state = holding(shaken(inBattalion('first-battle', 'a1'), 'a1'))
    const near = withStand(state, 'd1m1', { x: 23, y: 30 })
    return given(near, 'attacker', { kind: 'heroic', platoon: 'a1a1', targets: ['d1m1'] }, 2)
  },
  'an SOS call': () => {
    const state = holding(shaken(inBattalion('hamel-1918', 'd1', 'defender'), 'a1'))
    const near = withStand(state, 'a1a1', { x: 24, y: 62 })
    return given(near, 'defender', { kind: 'sos', battery: 'dR1o1', x: 24, y: 62 }, 6)
  },
  'weapons whose battalion has gone, with another still to test': () => {
    const state = holding(shaken(shaken(inBattalion('hamel-1918', 'a1'), 'd1'), 'd2'))
    const asked = losing(withBattalion(state, 'd1', { lost: 11 }), 'd1a1', 'd2a1')
    const roll = { kind: 'morale', national: false }
    return given(given(asked, 'defender', roll, 1), 'attacker', roll, 1)
  },
}

/** As it is when it has been written down and read again. */
const saved = (state: State): State => JSON.parse(JSON.stringify(state))

const goesOnAlike = (state: State): void => {
  const copy = saved(state)
  expect(copy).toStrictEqual(state)
  const [here, there] = [state, copy].map((one) => hashOf(wandered(one, 12, () => false)))
  expect(there).toBe(here)
}

describe('a battle that is saved while somebody must decide', () => {
  test.each(Object.entries(WAITING))('%s', (name, waiting) => {
    const state = waiting()
    expect(namesIn(state)).toContain(name)
    expect(PHASES.pending(state)).not.toEqual([])
    goesOnAlike(state)
  })

  test.each(Object.entries(CAUSED))('asked about morale after %s', (_, waiting) => {
    const state = waiting()
    expect(namesIn(state).slice(-2)).toEqual(['reckoning', 'morale'])
    goesOnAlike(state)
  })
})

describe('interrupts', () => {
  // Their own gun keeps the middle platoon's way under fire: 6 - 1 kills it, and the battalion tests.
  const fire = (state: State): State => laidOn(state, 'a1g1', [28, 30])
  const FALLS = [1, 6, 1]

  rule('FF-TURN-14', 'are over before the action goes on; where nothing can be added nobody is asked', () => {
    const moving = fire(acting(shaken(begun('first-battle'), 'a1'), 'a1a').state)
    const { state, events } = ordered(moving, 'attacker', advance, [...FALLS, 4])
    expect(events.flatMap(({ kind }) => (kind === 'moved' || kind === 'tested' ? [kind] : []))).toEqual([
      'moved',
      'tested',
    ])
    expect(state.phases).toMatchObject([{ name: 'actions', left: 1 }])
  })

  rule('FF-TURN-14', 'ask whoever can add to a morale roll, and the unit waits for the result', () => {
    const { state } = ordered(fire(company()), 'attacker', advance, FALLS)
    expect(namesIn(state)).toEqual(['actions', 'reckoning', 'morale'])
    expect(refusalOf(state, 'attacker', advance)).toBe('not-now FF-TURN-17')
    const own = ordered(state, 'attacker', { kind: 'morale' }).state
    expect(PHASES.pending(own)).toEqual(['defender'])
    const { state: after, events } = ordered(own, 'defender', { kind: 'morale' }, [4])
    expect(events).toContainEqual(expect.objectContaining({ kind: 'tested', battalion: 'a1', result: 'ok' }))
    expect(after.phases).toMatchObject([{ name: 'actions', left: 1 }])
  })
})
