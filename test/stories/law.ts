import { describe, expect, test } from 'vitest'
import type { ShownRuleset } from '#screen/ruleset.ts'
import { inLongRun, times } from '../long.ts'
import { faultsIn } from './checker.ts'
import { mutantsOf } from './mutants.ts'
import { subjectOf } from './subject.ts'
import { toldOf } from './told.ts'
import type { Expected, Told } from './told-of.ts'

/** In `npm test` some scenarios only. */
const FEW = 1
/** Battles of each: `STORIES=200` for as many as once in a while. */
const BATTLES = Number(process.env.STORIES ?? times(1, 3))

/** Every sentence of a story is borne out by its battle, reckoned anew; and a story changed anywhere is found out. */
export const proveStories = (ruleset: ShownRuleset, expected: Expected): void => {
  const subject = subjectOf(ruleset)
  const ids = subject.game.scenarios.map(({ id }) => id)
  const some = inLongRun ? ids : ids.slice(0, FEW)
  const seeds = Array.from({ length: BATTLES - 1 }, (_, i) => i + 2)
  const faults = (told: Told): readonly string[] =>
    faultsIn(told).map((fault) => `${told.again.seed}: ${fault}`)
  describe.each(some)('the report of %s', (scenario) => {
    test('is borne out by the battle, and found out wherever it is changed', () => {
      const sound = toldOf(subject, scenario, 1, expected)
      expect(faults(sound)).toEqual([])
      const mutants = mutantsOf(sound)
      expect(mutants.length).toBeGreaterThan(12)
      const missed = mutants.filter(({ changed }) => faultsIn({ ...sound, ...changed }).length === 0)
      expect(missed.map(({ what }) => what)).toEqual([])
    })

    test.skipIf(seeds.length === 0)('is borne out by other battles', () => {
      expect(seeds.flatMap((seed) => faults(toldOf(subject, scenario, seed, expected)))).toEqual([])
    })
  })
}
