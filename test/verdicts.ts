import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adjudicate } from '#kernel/procedure/adjudicate.ts'
import type { Procedure } from '#kernel/procedure/procedure.ts'
import { inputsOf } from './arbitrary.ts'

/** Words that only a machine would write. */
const MACHINE_WORDS = /undefined|null|NaN|\[object|true|false/

/** No sentence is longer, whatever the input. */
const LONGEST = 125

const idsIn = (vocabulary: object): string[] =>
  Object.values(vocabulary)
    .flat()
    .filter((id): id is string => typeof id === 'string' && id.includes('-'))

/** Every result of every procedure is one plain sentence for the players, without any id of the vocabulary. */
export const proveVerdicts = (
  procedures: readonly Procedure[],
  vocabulary: object,
  further: readonly string[] = [],
): void => {
  const ids = [...idsIn(vocabulary), ...further]
  const seeds = fc.integer({ min: 0, max: 2 ** 32 })
  describe.each(procedures)('$name', (procedure) => {
    test('gives every result as one plain sentence', () => {
      let answered = 0
      fc.assert(
        fc.property(inputsOf(procedure.input), seeds, (input, seed) => {
          const answer = adjudicate(procedure, input, { seed })
          if (!answer.ok) return
          answered++
          const said = procedure.verdict(answer.result)
          expect(said).toMatch(/^[^a-z].+\.$/s)
          expect(said).not.toMatch(MACHINE_WORDS)
          expect(said.length).toBeLessThanOrEqual(LONGEST)
          expect(ids.filter((id) => said.includes(id))).toEqual([])
        }),
        { numRuns: 200 },
      )
      expect(answered).toBeGreaterThan(0)
    })
  })
}
