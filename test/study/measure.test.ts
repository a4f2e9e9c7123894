import { expect, test } from 'vitest'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { leadIn, measureBy, measureOf } from '#study/measure.ts'
import { factsOf } from '#study/report/facts.ts'
import { markdownReport } from '#study/report/markdown.ts'
import { figureOf, gainFor, gainTitle } from '#study/wording.ts'
import { cut, recorded, reel } from './reels.ts'

const whole = reel(recorded())
const { ruleset, sides } = whole
const measure = measureOf(ruleset, sides)
const [chance] = measure.gauges

test('a battle is followed by the chance to win first, which both sides share', () => {
  expect(measure.gauges.map(({ id }) => id)).toEqual(['chance', 'position', 'points', 'bases', 'status'])
  for (const shown of factsOf(whole).course.readings)
    expect((shown[0]?.[0] ?? 0) + (shown[1]?.[0] ?? 0)).toBeCloseTo(100, 9)
  const last = factsOf(whole).course.readings.at(-1)
  expect([last?.[0]?.[0], last?.[1]?.[0]]).toEqual([100, 0])
})

test('the lead is what a side has beyond its half, so that a swing is counted once', () => {
  expect(leadIn(measure.gauges, [[61], [39]])).toBe(11)
  expect(leadIn(measure.gauges, [[39], [61]])).toBe(-11)
})

test('turning points are judged by it', () => {
  const { course, turning } = factsOf(whole)
  for (const { from, to, swing } of course.points) {
    const before = course.readings[from - 1]?.[0]?.[0] ?? 0
    const after = course.readings[to]?.[0]?.[0] ?? 0
    expect(swing).toBeCloseTo(after - before, 9)
  }
  for (const { title } of turning)
    expect(title).toMatch(/^\d\. Turn \d+: chance to win up \d+ % for the (Entente|Germans)$/)
})

test('one side that knows as much is told the same; one that would learn something is not', () => {
  expect(factsOf(reel(cut(recorded(), 30)), 'entente').course.gauges[0]?.id).toBe('chance')
  const { prospects } = ruleset.game
  const secret = prospects && { names: prospects.names, of: prospects.of }
  const hiding = { ...ruleset, game: { ...ruleset.game, ...(secret ? { prospects: secret } : {}) } }
  expect(measureOf(hiding, sides, 'entente').gauges[0]?.id).toBe('position')
  expect(measureOf(hiding, sides).gauges[0]?.id).toBe('chance')
})

test('without a model the first gauge judges', () => {
  const { chances: _, ...unfitted } = PASSCHENDAELE
  expect(measureOf({ ...unfitted, game: ruleset.game }, sides).gauges).toEqual(
    measureBy(ruleset.game, sides).gauges,
  )
})

test('words and figures say per cent where they are', () => {
  expect(figureOf(chance, 61.4)).toBe('61 %')
  expect(gainFor(chance, 18.2, 'Entente')).toBe('chance to win up 18 % for the Entente')
  expect(gainFor(undefined, 1, 'Entente')).toBe('1 point to the Entente')
  expect(gainTitle(chance, 'Entente')).toBe('Chance to win, Entente (%)')
  const report = markdownReport(factsOf(whole), undefined)
  expect(report).toContain('| Turn | Chance to win, Entente | Chance to win, Germans | Position, Entente |')
  expect(report).toMatch(/^\| 12 \| 100 % \| 0 % \|/m)
})
