import { expect, test } from 'vitest'
import { type Answer, adjudicate } from '#kernel/procedure/adjudicate.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import { clausesOf, procedureOf } from './own-rules.ts'

/**
 * A test that proves one clause, or several that only make sense together. The report of clauses counts the ids
 * written here, so they stand as plain strings: `rule('FF-MOR-02', 'a total of 1 is a retreat of 40 cm', …)`.
 */
export const rule = (ids: ClauseId | readonly ClauseId[], title: string, prove: () => void): void => {
  const named = typeof ids === 'string' ? [ids] : ids
  test(`${named.join(', ')}: ${title}`, async () => {
    for (const id of named) {
      const clauses = await clausesOf(id.slice(0, id.indexOf('-')))
      expect(clauses, `${id} is in no rule book`).toContain(id)
    }
    prove()
  })
}

/** Adjudicates with given dice; the answer may be a refusal. */
export const ask = (
  ruleset: string,
  procedure: string,
  input: unknown,
  dice: readonly number[] = [],
): Answer => {
  return adjudicate(procedureOf(ruleset, procedure), input, { entered: dice })
}

/** The result of an adjudication with given dice, which must be answered and use them all. */
export const resolved = (
  ruleset: string,
  procedure: string,
  input: unknown,
  dice: readonly number[] = [],
) => {
  const answer = ask(ruleset, procedure, input, dice)
  if (!answer.ok)
    throw new Error(`${procedure}: ${answer.error.code} ${answer.error.path}: ${answer.error.message}`)
  return answer.result as Readonly<Record<string, unknown>>
}

/** The error of an adjudication that must be refused, as `code path`. */
export const refusal = (
  ruleset: string,
  procedure: string,
  input: unknown,
  dice: readonly number[] = [],
): string => {
  const answer = ask(ruleset, procedure, input, dice)
  return answer.ok ? 'answered' : `${answer.error.code} ${answer.error.path}`
}
