import { expect, test } from 'vitest'
import type { Series } from '#rules/flanders-fields/series/document.ts'
import { readSeries } from '#rules/flanders-fields/series/reading.ts'
import { rule } from '../../../rule.ts'
import { after, begun } from './finished.ts'

const FOUGHT = after(begun({ seed: 6 }), { winner: 'attacker', lost: { a1: 3, d1: 6 } })

/** The paths of everything that is wrong. */
const faultsOf = (change: (series: Series) => unknown): readonly string[] => {
  const read = readSeries(change(JSON.parse(JSON.stringify(FOUGHT))))
  return read.ok ? [] : read.error.map(({ path }) => path)
}

rule('FF-CAMP-05', 'the document says everything by the fields of the catalogue', () => {
  expect(Object.keys(FOUGHT).toSorted()).toEqual([
    'armies',
    'attacker',
    'battles',
    'draws',
    'engagement',
    'format',
    'fought',
    'interval',
    'points',
    'roll',
    'ruleset',
    'seed',
    'strip',
    'title',
    'verdict',
  ])
  expect(FOUGHT.format).toBe('duckboard.series/1')
  expect(Object.keys(FOUGHT.roll[0] ?? {}).toSorted()).toEqual([
    'battles',
    'id',
    'men',
    'platoons',
    'quality',
    'resting',
    'side',
    'state',
    'title',
  ])
  expect(Object.keys(FOUGHT.fought[0] ?? {}).toSorted()).toEqual([
    'attacker',
    'basesLost',
    'drafts',
    'lines',
    'men',
    'result',
    'score',
  ])
  expect(faultsOf((series) => series)).toEqual([])
})

rule('FF-CAMP-05', 'unknown fields and battalions that are in no army are refused', () => {
  expect(faultsOf((series) => ({ ...series, weather: 'rain' }))).toEqual(['weather'])
  expect(
    faultsOf((series) => ({
      ...series,
      roll: series.roll.map((one, i) => (i === 0 ? { ...one, id: 'a9' } : one)),
    }))[0],
  ).toBe('roll.0.id')
  expect(faultsOf((series) => ({ ...series, roll: series.roll.slice(1) }))[0]).toBe('roll')
  expect(
    faultsOf((series) => ({
      ...series,
      fought: series.fought.map((one) => ({
        ...one,
        drafts: [{ battalion: 'b9', platoons: 1, roll: 7, quality: 'raw' }],
      })),
    })),
  ).toEqual(['fought.0.drafts.0.battalion'])
})

rule('FF-CAMP-05', 'a table is 120 cm long or more and no man’s land 40 cm at most', () => {
  expect(() => begun({ engagement: { length: 110 } })).toThrow('engagement.length')
  expect(() => begun({ engagement: { noMansLand: 45 } })).toThrow('engagement.noMansLand')
  expect(begun({ engagement: { length: 120, noMansLand: 30 } }).strip.lines[1]?.y).toBe(54)
})

rule(['FF-CAMP-05', 'FF-CAMP-14'], 'points, verdict and turn must follow from what was fought', () => {
  expect(faultsOf((series) => ({ ...series, points: { a: 5, b: 0 } }))).toEqual(['points'])
  expect(faultsOf((series) => ({ ...series, attacker: 'b' }))).toEqual(['attacker'])
  expect(faultsOf((series) => ({ ...series, draws: 2 }))).toEqual(['draws'])
  expect(faultsOf((series) => ({ ...series, verdict: { winner: 'a', degree: 'decisive' } }))).toEqual([
    'verdict',
  ])
  expect(faultsOf((series) => ({ ...series, battles: 0 }))).toEqual(['battles'])
})

test('whatever is read for a series is refused at its place, never half read', () => {
  expect(readSeries(undefined).ok).toBe(false)
  expect(readSeries([]).ok).toBe(false)
  expect(faultsOf((series) => ({ ...series, interval: 7 }))).toEqual(['interval'])
  expect(
    faultsOf((series) => ({
      ...series,
      armies: { ...series.armies, a: { ...series.armies.a, nation: 'french', organisation: 'french-1917' } },
    })),
  ).toContain('armies.a.nation')
  expect(faultsOf((series) => ({ ...series, strip: { ...series.strip, main: 300 } }))).toEqual(['strip.main'])
})
