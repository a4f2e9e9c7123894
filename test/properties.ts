import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ruleset } from '#kernel/game/ruleset.ts'
import { adjudicate } from '#kernel/procedure/adjudicate.ts'
import { fieldsOf } from '#kernel/procedure/fields.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { oddsMaker } from '#study/odds.ts'
import { BULKY, inputsOf, junk } from './arbitrary.ts'
import { times } from './long.ts'

const SEEDS = fc.integer({ min: 0, max: 2 ** 32 })

/** What holds for every procedure of every rule set. */
export const proveProperties = ({ id, procedures }: Ruleset): void => {
  const make = oddsMaker()
  describe.each(procedures)(`${id} $name`, (procedure) => {
    const inputs = inputsOf(procedure.input)

    test('any input that passes is answered, the same way every time, with just the dice it needs', () => {
      let answered = 0
      fc.assert(
        fc.property(inputs, SEEDS, (input, seed) => {
          const answer = adjudicate(procedure, input, { seed })
          if (!answer.ok) {
            expect(answer.error.code).toBe('invalid-input')
            return
          }
          answered++
          expect(answer.trace.length, 'lines of the working').toBeGreaterThan(0)
          expect(adjudicate(procedure, input, { seed })).toEqual(answer)
          const entered = answer.dice.map(({ value }) => value)
          expect(adjudicate(procedure, input, { entered })).toEqual(answer)
          if (entered.length > 0) {
            expect(adjudicate(procedure, input, { entered: entered.slice(0, -1) })).toMatchObject({
              error: { code: 'dice-missing' },
            })
          }
          expect(adjudicate(procedure, input, { entered: [...entered, 1] })).toMatchObject({
            error: { code: 'dice-unused' },
          })
        }),
        { numRuns: times(60, 1000) },
      )
      expect(answered).toBeGreaterThan(0)
    })

    test('garbage is refused with its place, never with an exception', () => {
      const expectRefused = (received: unknown): void => {
        const answer = adjudicate(procedure, received, { seed: 1 })
        if (answer.ok) return
        const { code, path, message } = answer.error
        if (code !== 'invalid-input' || typeof path !== 'string' || message.length >= 1000)
          expect.fail(JSON.stringify(answer.error))
      }
      fc.assert(
        fc.property(inputs, junk, fc.nat(), (input, [name, value], where) => {
          const fields = Object.keys(input)
          const field = fields[where % (fields.length + 1)] ?? name
          for (const spoilt of [value, { ...input, [field]: value }, { [name]: value }]) expectRefused(spoilt)
        }),
        { numRuns: times(20, 200) },
      )
      const [sound = {}] = fc.sample(inputs, { numRuns: 1, seed: 1 })
      for (const bulky of BULKY) {
        expectRefused(bulky)
        for (const { name } of fieldsOf(procedure.input)) expectRefused({ ...sound, [name]: bulky })
      }
    })

    test('odds are exact, sum to 1 and cover what is rolled', () => {
      fc.assert(
        fc.property(inputs, SEEDS, (input, seed) => {
          const accepted = accept(procedure.input, input)
          if (!accepted.ok) return
          const odds = make(procedure, accepted.value)
          const sum = odds.outcomes.reduce((total, { probability }) => total + probability, 0)
          expect(Math.abs(sum - 1)).toBeLessThanOrEqual(1e-12)
          expect(odds.exact).toBe(true)
          const answer = adjudicate(procedure, input, { seed })
          if (!answer.ok) throw new Error(answer.error.message)
          expect(odds.outcomes.map(({ outcome }) => outcome)).toContainEqual(answer.outcome)
        }),
        { numRuns: times(15, 200) },
      )
    })
  })
}
