import { expect } from 'vitest'
import type { Fought } from '#rules/flanders-fields/series/document.ts'
import { pointsAfter, turnAfter, verdictAfter } from '#rules/flanders-fields/series/points.ts'
import { rule } from '../../../rule.ts'
import { after, begun, LINES } from './finished.ts'

const fought = (
  attacker: 'a' | 'b',
  winner: 'a' | 'b' | null,
  {
    degree = winner === null ? 'draw' : 'marginal',
    lines = 0,
    men = { a: 100, b: 100 },
  }: Partial<Pick<Fought, 'lines' | 'men'>> & { degree?: Fought['result']['degree'] } = {},
): Fought => ({
  attacker,
  result: { winner, degree, reason: 'turn-limit' },
  score: { a: 0, b: 0 },
  lines,
  men,
  basesLost: { a: 0, b: 0 },
  drafts: [],
})

rule(
  'FF-CAMP-08',
  'the attacker goes on after a victory and a first draw, the other side after a defeat or a second draw',
  () => {
    expect(turnAfter([])).toEqual({ attacker: 'a', draws: 0 })
    expect(turnAfter([fought('a', 'a')])).toEqual({ attacker: 'a', draws: 0 })
    expect(turnAfter([fought('a', 'b')])).toEqual({ attacker: 'b', draws: 0 })
    expect(turnAfter([fought('a', null)])).toEqual({ attacker: 'a', draws: 1 })
    expect(turnAfter([fought('a', null), fought('a', null)])).toEqual({ attacker: 'b', draws: 0 })
    expect(turnAfter([fought('a', null), fought('a', 'a'), fought('a', null)])).toEqual({
      attacker: 'a',
      draws: 1,
    })
  },
)

rule(
  'FF-CAMP-14',
  'two for a decisive victory, one for a marginal one, one for each line forward, one for fewer men lost',
  () => {
    expect(pointsAfter([fought('a', 'a', { degree: 'decisive', lines: 2 })])).toEqual({ a: 4, b: 0 })
    expect(
      pointsAfter([fought('a', 'a', { lines: 1 }), fought('a', 'b'), fought('b', 'b', { lines: 2 })]),
    ).toEqual({ a: 1, b: 3 })
    expect(pointsAfter([fought('a', null, { men: { a: 75, b: 100 } })])).toEqual({ a: 1, b: 0 })
    expect(pointsAfter([fought('a', null, { men: { a: 76, b: 100 } })])).toEqual({ a: 0, b: 0 })
    // All battles together.
    expect(
      pointsAfter([
        fought('a', null, { men: { a: 10, b: 100 } }),
        fought('a', null, { men: { a: 300, b: 100 } }),
      ]),
    ).toEqual({ a: 0, b: 1 })
  },
)

rule('FF-CAMP-14', 'after the last battle the higher sum wins, by three or more decisively', () => {
  expect(verdictAfter([fought('a', 'a')], 2)).toBeNull()
  expect(verdictAfter([fought('a', 'a')], 1)).toEqual({ winner: 'a', degree: 'marginal' })
  expect(verdictAfter([fought('a', 'a', { degree: 'decisive', lines: 1 })], 1)).toEqual({
    winner: 'a',
    degree: 'decisive',
  })
  expect(verdictAfter([fought('a', null)], 1)).toEqual({ winner: null, degree: 'draw' })
})

rule('FF-CAMP-14', 'three lines in one direction end the series at once, decisively', () => {
  const two = after(begun({ battles: 9 }), { winner: 'attacker', held: LINES })
  expect(two.verdict).toBeNull()
  const three = after(two, { winner: 'attacker', held: LINES.slice(0, 2) })
  expect(three.fought).toHaveLength(2)
  expect(three.verdict).toEqual({ winner: 'a', degree: 'decisive' })
  expect(() => after(three, {})).toThrow('FF-CAMP-14')
})

rule('FF-CAMP-08', 'a battle lost gives the attack to the other side in the document', () => {
  const lost = after(begun({ battles: 9 }), { winner: 'defender' })
  expect(lost).toMatchObject({ attacker: 'b', draws: 0, points: { a: 0, b: 2 } })
})
