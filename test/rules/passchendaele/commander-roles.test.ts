import { expect, test } from 'vitest'
import { TEMPERS } from '#kernel/game/commander.ts'
import { eingreifTask } from '#rules/passchendaele/commander/counter-attack.ts'
import { firstOrders, footTask } from '#rules/passchendaele/commander/first-orders.ts'
import { situationOf } from '#rules/passchendaele/commander/situation.ts'
import { RUNNING, TEMPERED } from '#rules/passchendaele/commander/tempers.ts'
import { THRESHOLDS, type Thresholds } from '#rules/passchendaele/commander/thresholds.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import {
  field,
  infantry,
  machineGun,
  type ScenarioUnit,
  unit,
} from '#rules/passchendaele/scenarios/scenario.ts'
import { isGuns } from '#rules/passchendaele/vocabulary.ts'
import { british, type Ground, german, inTurn, ready, setTable } from './game/table.ts'

const begun = (scenario: string): State => {
  const state = GAME.begin(scenario, { attachment: 'listed' })
  if (!state.ok) throw new Error(state.error.message)
  return state.value
}

const firstOf = (state: State, thresholds: Thresholds = THRESHOLDS) => {
  const [first] = firstOrders(situationOf(state, state.table.attacker, thresholds))
  if (!first) throw new Error('No first orders.')
  return first.order.orders
}

test.each(['one-trench', 'langemarck', 'malmaison'])(
  'every gun of the attack at %s opens fire, though one sheaf more may be on the same step of the load table',
  (scenario) => {
    const state = begun(scenario)
    const guns = state.units
      .filter(({ side, troop }) => side === state.table.attacker && isGuns(troop))
      .flatMap(({ bases }) => bases.map(({ id }) => id))
    const laid = firstOf(state).flatMap(({ sheaves = [] }) => sheaves.map(({ base }) => base))
    expect(laid.toSorted()).toEqual(guns.toSorted())
  },
)

const TRENCHES: Ground['terrain'] = [
  ['ours', 'trench', 5, 10, 35, 11],
  ['theirs', 'trench', 5, 15, 35, 16],
]
const OBJECTIVES: Ground['objectives'] = [['Their line', 20, 15.5, 4]]

test('an MG battalion fires over the heads of the assault, follows it, and storms nothing', () => {
  const task = (own: number, enemy: number) => {
    const units = [
      british('Guns', 'line', machineGun([20, 10.5])),
      british('Assault', 'line', infantry([18, own], [20, own], [22, own])),
      german('Garrison', 'line', infantry([20, enemy])),
    ]
    const state = inTurn(units, { terrain: TRENCHES, objectives: OBJECTIVES, turns: 16 })
    setTable(state, { turn: 6 })
    return footTask(situationOf(state, 'entente', THRESHOLDS), ready(state, 'guns', 'hold'))
  }
  expect(task(12.5, 15.5)).toMatchObject({ order: 'hold' })
  const follows = task(18, 30)
  expect(follows).toMatchObject({ order: 'advance' })
  expect(follows.why).toContain('follow the infantry')
})

const RESERVE = unit('german', 'eingreif')('Reserve', 'line', infantry([18, 26], [20, 26], [22, 26]))

const reserveTask = (units: readonly ScenarioUnit[], lost: boolean, order: 'hold' | 'advance' = 'hold') => {
  const state = inTurn(
    [RESERVE, german('Garrison', 'line', infantry([10, 15.5])), ...units],
    { terrain: [...(TRENCHES ?? []), ['rear', 'trench', 5, 22, 35, 23]], objectives: OBJECTIVES, turns: 16 },
    'german',
  )
  if (lost) setTable(state, { objectives: state.objectives.map((one) => ({ ...one, holder: 'entente' })) })
  return {
    state,
    task: () => eingreifTask(situationOf(state, 'german', THRESHOLDS), ready(state, 'reserve', order)),
  }
}

test('a counter-attack division waits out of range of the guns until it is needed', () => {
  const guns = british('Artillery', 'line', field([14, 6.5], [20, 6.5], [26, 6.5]))
  const { task } = reserveTask([guns], false)
  expect(task()).toMatchObject({ order: 'hold' })
  expect(task().why).toContain('out of range')
  expect(reserveTask([], false).task()).toMatchObject({ order: 'advance' })
})

test('it goes for lost ground at once where the odds allow it', () => {
  const captors = british('Captors', 'line', infantry([20, 15.5]))
  const { state, task } = reserveTask([captors], true)
  ready(state, 'captors', 'hold', 'pinned')
  expect(task().why).toContain('retake Their line')
})

/** The share of the foot that goes at once. */
const atOnce = (thresholds: Thresholds): number =>
  firstOf(begun('malmaison'), thresholds).filter(({ order }) => order === 'advance').length

test('a runner goes with everybody at once, the others with no more than that', () => {
  for (const temper of TEMPERS) expect(atOnce(TEMPERED[temper])).toBeLessThanOrEqual(atOnce(RUNNING))
  expect(atOnce(RUNNING)).toBeGreaterThan(atOnce(THRESHOLDS) - 1)
})

/** What an enemy of 3 bases, solid in a trench 4 inches off, is to a division that has waited for so many turns. */
const goes = (thresholds: Thresholds, turn: number): string => {
  const units = [
    british('Assault', 'line', infantry([18, 10.5], [20, 10.5], [22, 10.5])),
    german('Garrison', 'line', infantry([20, 15.5])),
  ]
  const state = inTurn(units, { terrain: TRENCHES, objectives: OBJECTIVES, turns: 24 })
  setTable(state, { turn })
  return footTask(situationOf(state, 'entente', thresholds), ready(state, 'assault', 'hold')).order
}

test('the bold go in before the others, the thrifty after them', () => {
  const first = (thresholds: Thresholds): number =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].find((turn) => goes(thresholds, turn) === 'advance') ?? 99
  expect(first(TEMPERED.bold)).toBeLessThan(first(THRESHOLDS))
  expect(first(TEMPERED.thrifty)).toBeGreaterThan(first(THRESHOLDS))
})
