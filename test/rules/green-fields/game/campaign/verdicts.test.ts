import { expect, test } from 'vitest'
import { GAME } from '../../../../../src/rules/green-fields/game/index.ts'
import type { SideName } from '../../../../../src/rules/green-fields/game/sides.ts'
import type { Ending, State } from '../../../../../src/rules/green-fields/game/state.ts'
import { rule } from '../../../../rule.ts'
import { at, begun, eventOf, field, give, put, refused } from '../field.ts'

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
      a: { ...a, points: points.a, assaulted: true },
      b: { ...b, points: points.b, assaulted: true },
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
  'GF-VP-07',
  'on the Somme the British need +14, and with +10 they have lost, whatever the enemy has',
  () => {
    const somme = (points: number) => winner('somme-1916', 8, points, -points)
    expect([somme(14), somme(13), somme(11), somme(10), somme(-4)]).toEqual(['a', null, null, 'b', 'b'])
  },
)

rule('GF-VP-07', 'in March 1918 the British win if the Germans have no more than +10', () => {
  const michael = (points: number) => winner('michael-1918', 4, -points, points)
  expect([michael(10), michael(11), michael(-6)]).toEqual(['a', null, 'a'])
})

rule('GF-VP-07', 'at Gaza D7 is worth six points at the end', () => {
  const gaza = (points: number, ...held: readonly string[]) => winner('gaza-1917', 8, points, -points, held)
  expect([gaza(10), gaza(9), gaza(3), gaza(2)]).toEqual(['a', null, null, 'b'])
  expect([gaza(4, 'D7'), gaza(3, 'D7'), gaza(-3, 'D7'), gaza(-4, 'D7')]).toEqual(['a', null, null, 'b'])
  expect(gaza(4, 'C7')).toBeNull()
  expect(ended('gaza-1917', 8, 4, -4, ['D7']).score).toEqual({ a: 10, b: -4 })
})

rule('GF-VP-07', 'both may agree to end it: the test of the scenario decides, prizes counted', () => {
  const state = asked('gaza-1917', 3, { a: 4, b: -4 })
  const zone = at(state, 'D7')
  put(state, { zones: state.zones.map((one, i) => (i === zone ? { ...one, owner: 'a' } : one)) })
  give(state, 'a', AGREE)
  expect(refused(state, 'a', AGREE)).toBe('already-agreed')
  expect(eventOf(give(state, 'b', AGREE), 'campaign-ended').ending).toEqual({
    winner: 'a',
    reason: 'agreement',
    score: { a: 10, b: -4 },
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
const ordered = (side: SideName, by: number, week: number, assaulted = false, steady = true): State =>
  field(
    [
      { id: 'a1', at: 'A1', ...(steady ? {} : { status: 'suppressed' }) },
      { id: 'b1', at: 'A8' },
    ],
    'assault-decision',
    [{ name: 'assault-decision', side: 'a' }],
    { week, loser: 'a', terms: { mustAssault: { side, by } }, army: { a: { assaulted } } },
  )

rule('GF-ASLT-01', 'whom the scenario orders to attack may not decline when the week has come', () => {
  expect(refused(ordered('a', 2, 1), 'a', DECLINE)).toBe('legal')
  expect(refused(ordered('a', 2, 2), 'a', DECLINE)).toBe('must-attack GF-ASLT-01')
  expect(refused(ordered('a', 2, 2), 'a', OPEN)).toBe('legal')
  // Once it has attacked, if the order is for the other side, or if nobody can, it may.
  expect(refused(ordered('a', 2, 2, true), 'a', DECLINE)).toBe('legal')
  expect(refused(ordered('b', 2, 2), 'a', DECLINE)).toBe('legal')
  expect(refused(ordered('a', 2, 2, false, false), 'a', DECLINE)).toBe('legal')
  const state = ordered('a', 1, 1)
  give(state, 'a', OPEN, [1])
  expect(state.armies.a.assaulted).toBe(true)
})

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
