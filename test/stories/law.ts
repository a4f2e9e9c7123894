import { afterAll, describe, expect, test } from 'vitest'
import type { ShownRuleset } from '../../src/screen/ruleset.ts'
import { inLongRun, times } from '../long.ts'
import { type Expected, faultsIn, type Told } from './checker.ts'
import { mutantsOf } from './mutants.ts'
import { subjectOf } from './subject.ts'
import { toldOf } from './told.ts'

/** In `npm test` some scenarios only. */
const FEW = 1
/** Battles of each: `STORIES=200` for as many as once in a while. */
const BATTLES = Number(process.env.STORIES ?? times(1, 3))

/** Every sentence of a story is borne out by its battle, reckoned anew; and a story changed anywhere is found out. */
export const proveStories = (ruleset: ShownRuleset, expected: Expected): void => {
  const subject = subjectOf(ruleset)
  const ids = subject.game.scenarios.map(({ id }) => id)
  const some = inLongRun ? ids : ids.slice(0, FEW)
  const seeds = Array.from({ length: BATTLES }, (_, i) => i + 1)
  const known = new Map<string, Told>()
  const told = (scenario: string, seed: number): Told => {
    const key = `${scenario} ${seed}`
    const before = known.get(key) ?? toldOf(subject, scenario, seed, expected)
    known.set(key, before)
    return before
  }
  describe('the story of a report', () => {
    afterAll(() => known.clear())

    test.each(some)('of %s is borne out by the battle', (scenario) => {
      expect(seeds.flatMap((seed) => faultsIn(told(scenario, seed)))).toEqual([])
    })

    test('is found out wherever a figure, a side or a reason is changed', () => {
      const sound = told(ids[0] ?? '', 1)
      const mutants = mutantsOf(sound)
      expect(mutants.length).toBeGreaterThan(12)
      const missed = mutants.filter(({ changed }) => faultsIn({ ...sound, ...changed }).length === 0)
      expect(missed.map(({ what }) => what)).toEqual([])
    })
  })
}
