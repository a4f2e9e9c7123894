import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adjudicate } from '#kernel/procedure/adjudicate.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { inputsOf } from '../../arbitrary.ts'
import { times } from '../../long.ts'
import { proveProperties } from '../../properties.ts'
import { DRAWN_PROCEDURES } from './drawn.ts'

proveProperties({ ...GREEN_FIELDS, procedures: DRAWN_PROCEDURES })

const CLAUSES: ReadonlySet<string> = new Set(
  GREEN_FIELDS.rulebook.flatMap(({ clauses }) => clauses.map(({ id }) => id)),
)

describe.each(DRAWN_PROCEDURES)('$name', (procedure) => {
  test('every answer has its working, by clauses of the rule book', () => {
    fc.assert(
      fc.property(inputsOf(procedure.input), fc.nat(), (input, seed) => {
        const answer = adjudicate(procedure, input, { seed })
        if (!answer.ok) return
        expect(answer.trace).not.toEqual([])
        expect(answer.trace.filter(({ clause }) => !CLAUSES.has(clause))).toEqual([])
      }),
      { numRuns: times(60, 1000) },
    )
  })
})
