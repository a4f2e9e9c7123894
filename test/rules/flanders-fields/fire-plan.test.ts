import { describe, expect, it } from 'vitest'
import { planRefusal } from '#rules/flanders-fields/game/phases/plans/legality.ts'
import { planners } from '#rules/flanders-fields/game/phases/plans/scope.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { SCENARIOS } from '#rules/flanders-fields/scenarios/index.ts'
import { AT_DESKS } from '#rules/flanders-fields/screen/desks/index.ts'
import { papers } from '#rules/flanders-fields/screen/papers.ts'
import { doctrinePlan } from '#rules/flanders-fields/screen/writing/plans/doctrine.ts'
import { filmOf } from '#rules/flanders-fields/screen/writing/plans/film.ts'
import { type FirePlan, planSoFar } from '#rules/flanders-fields/screen/writing/plans/plan.ts'
import { planWarnings } from '#rules/flanders-fields/screen/writing/plans/warnings.ts'
import { rule } from '../../rule.ts'
import { begun, waitingFor } from './battle.ts'

const planning = (id: string, barrageTurns: number | null = 6): State =>
  waitingFor(begun(id), { name: 'fire-plan', waits: ['attacker', 'defender'] }, { turn: 0, barrageTurns })

const flers = planning('flers-1916')
const printed = planSoFar(flers, 'attacker', undefined)
const textsOf = (plan: FirePlan) => planWarnings(flers, 'attacker', plan).map(({ text }) => text)

describe('the film strip of a rolling barrage', () => {
  it('shows its place on every turn of its length', () => {
    expect(filmOf(flers, printed).map(({ turn, near, far }) => [turn, near, far])).toEqual([
      [1, 32, 52],
      [2, 42, 62],
      [3, 52, 72],
      [4, 62, 82],
      [5, 72, 92],
      [6, 82, 102],
    ])
  })

  it('stays on a turn of a halt', () => {
    const plan = { ...printed, barrage: { start: 32, firstTurn: 2, speed: 10, halts: [3] } }
    expect(
      filmOf(flers, plan)
        .map(({ turn, near, halted }) => [turn, near, halted])
        .slice(0, 3),
    ).toEqual([
      [2, 32, false],
      [3, 32, true],
      [4, 42, false],
    ])
  })
})

describe('what to mind before a plan is sealed', () => {
  it('is little in the plan of the scenario', () => {
    expect(textsOf(printed)).toEqual([])
  })

  it('is the start line under the barrage, and men close behind it', () => {
    const texts = textsOf({ ...printed, barrage: { start: 15, firstTurn: 1, speed: 10, halts: [] } })
    expect(texts[0]).toMatch(/^Your start line: .* stands of yours under the barrage on turn 1\.$/)
  })

  it('is a point on own troops, and guns without one', () => {
    const [first] = printed.points
    const own = flers.stands.find(({ side, type }) => side === 'attacker' && type === 'infantry')
    if (!first || !own) throw new Error('no guns')
    const at = { x: own.centre.x / 1000, y: own.centre.y / 1000 }
    const texts = textsOf({ ...printed, points: [{ ...first, ...at }] })
    expect(texts.some((text) => /^Field gun battery 1, .* would fall on /.test(text))).toBe(true)
    expect(texts.some((text) => text.startsWith('Without a point: '))).toBe(true)
  })

  it('is unused gas, and gas that drifts over the own men', () => {
    const gas = planning('langemarck-1915', null)
    const plan = planSoFar(gas, 'attacker', undefined)
    const back = plan.gas.map((cloud) => ({ ...cloud, heading: 180 }))
    const texts = (one: FirePlan) => planWarnings(gas, 'attacker', one).map(({ text }) => text)
    expect(texts({ ...plan, gas: back })[0]).toMatch(/^Gas 1 would drift over six stands of yours/)
    expect(texts({ ...plan, gas: [] })).toContain('Two gas attacks not used.')
  })
})

describe('a plan by the doctrine of the day', () => {
  for (const { id, grants } of SCENARIOS)
    it(`is legal at ${id}`, () => {
      const state = planning(id, grants.includes('rolling-barrage') ? 7 : null)
      for (const side of planners(state)) {
        expect(planRefusal(state, side, doctrinePlan(state, side))).toBeUndefined()
        expect(AT_DESKS.writing(state, side, undefined, undefined)?.give).toMatch(/^Seal the plan/)
      }
    })
})

rule('FF-PLAN-01', 'the forms measure from the left corner of the own base edge', () => {
  const rows = (side: 'attacker' | 'defender') => papers(flers, side)[0]?.rows[0]
  expect(rows('attacker')?.slice(-2)).toEqual(['30', '52'])
  // The table is 90 by 120 cm: 45 along, 46 up.
  expect(rows('defender')?.slice(-2)).toEqual(['45', '74'])
})

it('a plan is kept as a file and read again', () => {
  const file = AT_DESKS.writing(flers, 'attacker', undefined, undefined)?.file
  const other = AT_DESKS.writing(flers, 'defender', undefined, undefined)?.file
  const kept: unknown = JSON.parse(JSON.stringify(file?.save()))
  expect(file?.load(kept)).toEqual({ order: printed })
  expect(other?.load(kept)).toHaveProperty('refusal')
  expect(file?.load({ format: 'something else' })).toHaveProperty('refusal')
})
