import { expect } from 'vitest'
import { seededDice } from '#kernel/chance/rolled.ts'
import { dateOf, monthOf, seasonOf } from '#rules/green-fields/game/calendar.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import { ASSAULT_STEPS, WEEKLY_STEPS } from '#rules/green-fields/game/steps.ts'
import { rule } from '../../../../rule.ts'
import { begun, eventsOf, field, give, phaseOf, refused } from '../field.ts'

rule('GF-TURN-01', 'ten phases after the dice, in this order', () => {
  expect(WEEKLY_STEPS.slice(1)).toEqual([
    'deployment',
    'attrition',
    'construction',
    'raids',
    'air',
    'bombardment',
    'gas',
    'mines',
    'replacements',
    'assault-decision',
  ])
  // Played with nothing but the usual deployment and passing, the week goes through them.
  const state = begun('quiet-sector')
  const dice = seededDice(7)
  const seen: string[] = []
  for (let orders = 0; !(state.week === 2 && seen.at(-1) === 'deployment') && orders < 200; orders++) {
    const [side = ''] = GAME.pending(state)
    const kind = PASSING.find((one) => refused(state, side, { kind: one }) === 'legal')
    if (!kind) throw new Error(`nothing to pass with in ${phaseOf(state)}`)
    if (seen.at(-1) !== state.step && phaseOf(state) !== 'opening') seen.push(state.step)
    GAME.act(state, side, { kind }, dice)
  }
  expect(seen).toEqual(WEEKLY_STEPS.filter((step) => seen.includes(step)).concat('deployment'))
  for (const step of ['construction', 'raids', 'air', 'bombardment', 'replacements', 'assault-decision']) {
    expect(seen).toContain(step)
  }
})

const PASSING = ['deploy-usual', 'decline-assault', 'done'] as const

rule('GF-TURN-02', 'one die each at the start of a week, ties again; the loser declares first', () => {
  const state = begun('quiet-sector')
  const events = give(state, 'a', { kind: 'done' }, [4, 4, 2, 5])
  expect(eventsOf(events, 'week-begun')).toMatchObject([{ week: 1, loser: 'a' }])
  const other = begun('quiet-sector')
  give(other, 'a', { kind: 'done' }, [6, 5])
  expect([other.week, other.loser]).toEqual([1, 'b'])
  // Asked first about an assault, too; then the winner.
  const decision = field(
    [
      { id: 'a1', at: 'A1' },
      { id: 'b1', at: 'A8' },
    ],
    'assault-decision',
    [{ name: 'assault-decision', side: 'b' }],
    { loser: 'b' },
  )
  give(decision, 'b', { kind: 'decline-assault' })
  expect(GAME.pending(decision)).toEqual(['a'])
})

rule('GF-TURN-03', 'a week is seven days; the season follows the month of its first day', () => {
  const on = (begins: string, week: number, season: 'summer' | null = null) => {
    const state = field([], 'deployment', [], { terms: { begins, season }, week })
    return [dateOf(state).toISOString().slice(0, 10), seasonOf(state)]
  }
  expect(on('1916-03-06', 1)).toEqual(['1916-03-06', 'spring'])
  expect(on('1916-03-06', 4)).toEqual(['1916-03-27', 'spring'])
  expect(on('1916-02-28', 1)).toEqual(['1916-02-28', 'winter'])
  expect(on('1916-02-28', 2)).toEqual(['1916-03-06', 'spring'])
  expect(on('1917-11-28', 2)).toEqual(['1917-12-05', 'winter'])
  expect(on('1917-08-29', 1)).toEqual(['1917-08-29', 'summer'])
  expect(on('1917-08-29', 2)).toEqual(['1917-09-05', 'autumn'])
  expect(on('1917-01-01', 1, 'summer')).toEqual(['1917-01-01', 'summer'])
  // The opening assault of 1914 is fought in the first week.
  expect(on('1914-08-24', 0)).toEqual(['1914-08-24', 'summer'])
  expect(monthOf(field([], 'deployment', [], { terms: { begins: '1916-12-27' }, week: 2 }))).toEqual({
    year: 1917,
    month: 1,
  })
})

rule(
  'GF-VAR-03',
  'a campaign of 1914 opens with dice, deployment and an assault, and then has its weeks',
  () => {
    const state = begun('le-cateau-1914')
    give(state, 'a', { kind: 'done' }, [2, 5])
    expect([state.week, phaseOf(state)]).toEqual([0, 'deployment'])
    for (const side of ['a', 'b'] as const) give(state, side, { kind: 'deploy-usual' })
    give(state, 'a', { kind: 'done' })
    // One die for the weather.
    const events = give(state, 'b', { kind: 'done' }, [1])
    expect(eventsOf(events, 'attrition')).toEqual([])
    expect(state.assault).toMatchObject({ announcer: 'b', turn: 1, firstMover: 'b' })
    expect(ASSAULT_STEPS).toContain(state.step)
    expect(GAME.scenarios.find(({ id }) => id === 'le-cateau-1914')?.turnLimit).toBe(8)
  },
)

rule('GF-VAR-03', 'where the scenario names nobody, the winner of the dice announces it', () => {
  for (const [loser, announcer] of [
    ['a', 'b'],
    ['b', 'a'],
  ] as const) {
    const state = field(
      [
        { id: 'a1', at: 'A1' },
        { id: 'b1', at: 'A8' },
      ],
      'deployment',
      [{ name: 'deployment', last: [] }],
      {
        terms: { variation: '1914' },
        week: 0,
        loser,
      },
    )
    give(state, 'a', { kind: 'done' })
    give(state, 'b', { kind: 'done' }, [1])
    expect(state.assault?.announcer).toBe(announcer)
  }
})
