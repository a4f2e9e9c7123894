import fc from 'fast-check'
import { expect } from 'vitest'
import { adjudicate } from '#kernel/procedure/adjudicate.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { inputsOf } from '../../arbitrary.ts'
import { rule } from '../../rule.ts'

rule('PA-SCALE-01', 'only ordinary six-sided dice are thrown, and lengths are inches', () => {
  expect(PASSCHENDAELE.measure).toBe('inches')
  const seeds = fc.integer({ min: 0, max: 2 ** 32 })
  for (const procedure of PASSCHENDAELE.procedures) {
    fc.assert(
      fc.property(inputsOf(procedure.input), seeds, (input, seed) => {
        const answer = adjudicate(procedure, input, { seed })
        if (answer.ok) for (const { sides } of answer.dice) expect(sides).toBe(6)
      }),
      { numRuns: 20 },
    )
  }
})
