import { expect, test } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { SideName } from '#rules/green-fields/game/sides.ts'
import type { Ending, State } from '#rules/green-fields/game/state.ts'
import { rule } from '../../../../rule.ts'
import { at, begun, eventOf, field, give, inAssault, put, refused } from '../field.ts'

const DECLINE = { kind: 'decline-assault' }
const OPEN = { kind: 'open-assault' }
const AGREE = { kind: 'agree-to-end' }

/** A scenario in a week of its campaign, with these points; side b, the winner of the dice, is asked about an assault. */
const asked = (scenario: string, week: number, points: Readonly<Record<SideName, number>>): State => {
  const state = begun(scenario)
  const { a, b } = state.armies
  put(state, { week, step: 'assault-decision', phases: [{ name: 'assault-decision', side: 'b' }] })
  put(state, {
    armies: {
      a: { ...a, points: points.a, assaulted: true, attacked: true },
      b: { ...b, points: points.b, assaulted: true, attacked: true },
    },
  })
  return state
}

/** How it ends when nobody attacks in the last week. */
const ended = (
  scenario: string,
  weeks: number,
  a: number,
  b: number,
  holds: readonly string[] = [],
): Ending => {
  const state = asked(scenario, weeks, { a, b })
  for (const reference of holds) {
    const zone = at(state, reference)
    put(state, { zones: state.zones.map((one, i) => (i === zone ? { ...one, owner: 'a' } : one)) })
  }
  return eventOf(give(state, 'b', DECLINE), 'campaign-ended').ending
}

const winner = (scenario: string, weeks: number, a: number, b: number, holds: readonly string[] = []) =>
  ended(scenario, weeks, a, b, holds).winner

rule('GF-VP-01', 'after the last week the higher total wins, and equal totals are a draw', () => {
  expect(ended('quiet-sector', 12, 4, -2)).toEqual({ winner: 'a', reason: 'date', score: { a: 4, b: -2 } })
  expect(winner('quiet-sector', 12, -3, -2)).toBe('b')
  expect(winner('quiet-sector', 12, 5, 5)).toBeNull()
  const before = asked('quiet-sector', 11, { a: 4, b: 0 })
  give(before, 'b', DECLINE, [1, 2])
  expect([before.ending, before.week]).toEqual([null, 12])
})

rule('GF-VP-07', 'at Le Cateau the British win ties', () => {
  expect(winner('le-cateau-1914', 8, 0, 0)).toBe('a')
  expect(winner('le-cateau-1914', 8, 0, 1)).toBe('b')
})

rule(
  'GF-VP-08',
  'on the Somme the British win with a lead of 22, and the Germans if it is 12 or less',
  () => {
    const somme = (a: number, b: number) => winner('somme-1916', 8, a, b)
    expect([somme(11, -11), somme(11, -10), somme(7, -6), somme(6, -6)]).toEqual(['a', null, null, 'b'])
    // What the Germans spent counts against them.
    expect([somme(2, -20), somme(12, 0)]).toEqual(['a', 'b'])
  },
)

rule('GF-VP-08', 'in March 1918 the Germans win with a lead of 32, the British if it is 22 or less', () => {
  const michael = (b: number, a: number) => winner('michael-1918', 4, a, b)
  expect([michael(16, -16), michael(16, -15), michael(12, -11), michael(11, -11)]).toEqual([
    'b',
    null,
    null,
    'a',
  ])
})

rule(['GF-VP-07', 'GF-VP-08'], 'at Gaza D7 is worth six points at the end, and the lead decides', () => {
  const gaza = (points: number, ...held: readonly string[]) => winner('gaza-1917', 8, points, -points, held)
  expect([gaza(5), gaza(4), gaza(1), gaza(0)]).toEqual(['a', null, null, 'b'])
  expect([gaza(2, 'D7'), gaza(1, 'D7'), gaza(-2, 'D7'), gaza(-3, 'D7')]).toEqual(['a', null, null, 'b'])
  expect(gaza(4, 'C7')).toBeNull()
  expect(ended('gaza-1917', 8, 5, -5, ['D7']).score).toEqual({ a: 11, b: -5 })
})

rule('GF-VP-07', 'both may agree to end it: the test of the scenario decides, prizes counted', () => {
  const state = asked('gaza-1917', 3, { a: 5, b: -5 })
  const zone = at(state, 'D7')
  put(state, { zones: state.zones.map((one, i) => (i === zone ? { ...one, owner: 'a' } : one)) })
  give(state, 'a', AGREE)
  expect(refused(state, 'a', AGREE)).toBe('already-agreed')
  expect(eventOf(give(state, 'b', AGREE), 'campaign-ended').ending).toEqual({
    winner: 'a',
    reason: 'agreement',
    score: { a: 11, b: -5 },
  })
})

rule('GF-VP-09', 'agreeing to end it in an assault closes the assault first, so what is held counts', () => {
  const state = inAssault(
    [
      { id: 'a1', at: 'C6' },
      { id: 'b1', at: 'A8' },
    ],
    'movement',
    [{ name: 'movement', side: 'a', moved: [] }],
    {
      zones: { C6: { owner: 'a' } },
      assault: { before: begun('quiet-sector').zones.map(({ owner }) => owner) },
    },
  )
  give(state, 'a', AGREE)
  const events = give(state, 'b', AGREE)
  expect(eventOf(events, 'assault-over')).toMatchObject({ reason: 'agreed', taken: { a: 1, b: 0 } })
  expect(eventOf(events, 'campaign-ended').ending).toEqual({
    winner: 'a',
    reason: 'agreement',
    score: { a: 2, b: -2 },
  })
  expect(state.assault).toBeNull()
})

rule('GF-VP-09', 'the points may end it there and then', () => {
  const state = inAssault(
    [{ id: 'a1', at: 'C6' }],
    'movement',
    [{ name: 'movement', side: 'a', moved: [] }],
    {
      zones: { C6: { owner: 'a' } },
      army: { a: { points: 28 } },
      assault: { before: begun('quiet-sector').zones.map(({ owner }) => owner) },
    },
  )
  give(state, 'a', AGREE)
  expect(eventOf(give(state, 'b', AGREE), 'campaign-ended').ending).toMatchObject({
    winner: 'a',
    reason: 'victory-points',
  })
})

rule('GF-VP-01', 'an offer to end the campaign is not open for another week', () => {
  const state = asked('quiet-sector', 3, { a: 4, b: 0 })
  give(state, 'a', AGREE)
  give(state, 'b', DECLINE, [1, 2])
  give(state, 'b', AGREE)
  expect([state.ending, state.agreed]).toEqual([null, ['b']])
})

rule('GF-VP-01', 'who concedes has lost, whatever the points', () => {
  const state = asked('quiet-sector', 3, { a: 20, b: 0 })
  expect(eventOf(give(state, 'a', { kind: 'concede' }), 'campaign-ended').ending).toMatchObject({
    winner: 'b',
    reason: 'concession',
  })
})

/** Side a or b is asked in a week in which the scenario orders it to attack by a certain one. */
const ordered = (side: SideName, by: number, week: number, attacked = false, steady = true): State =>
  field(
    [
      { id: 'a1', at: 'A1', ...(steady ? {} : { status: 'suppressed' }) },
      { id: 'b1', at: 'A8' },
    ],
    'assault-decision',
    [{ name: 'assault-decision', side: 'a' }],
    {
      week,
      loser: 'a',
      terms: { mustAssault: { side, by } },
      army: { a: { assaulted: attacked, attacked } },
    },
  )

rule(
  ['GF-ASLT-01', 'GF-ASLT-08'],
  'whom the scenario orders to attack may not decline when the week has come',
  () => {
    expect(refused(ordered('a', 2, 1), 'a', DECLINE)).toBe('legal')
    expect(refused(ordered('a', 2, 2), 'a', DECLINE)).toBe('must-attack GF-ASLT-08')
    expect(refused(ordered('a', 2, 2), 'a', OPEN)).toBe('legal')
    // Once it has attacked, if the order is for the other side, or if nobody can, it may.
    expect(refused(ordered('a', 2, 2, true), 'a', DECLINE)).toBe('legal')
    expect(refused(ordered('b', 2, 2), 'a', DECLINE)).toBe('legal')
    expect(refused(ordered('a', 2, 2, false, false), 'a', DECLINE)).toBe('legal')
    const state = ordered('a', 1, 1)
    give(state, 'a', OPEN, [1])
    expect(state.armies.a.assaulted).toBe(true)
  },
)

test('the log ends with who has won, why, and by how much', () => {
  const told = (winner: 'a' | 'b' | null, a: number, b: number) =>
    GAME.tell(
      field([], 'assault-decision', []),
      { kind: 'campaign-ended', ending: { winner, reason: 'date', score: { a, b } } },
      'umpire',
    )
  expect(told('b', -10, 12)).toBe('The German side wins when the time is up, with +12 points against −10.')
  expect(told(null, 0, 0)).toBe('Nobody wins when the time is up, with 0 points against 0.')
})
