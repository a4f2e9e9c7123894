import { expect, test } from 'vitest'
import { resolved } from './rule.ts'

/** A worked example of the catalogue: the dice, and the fields of the result it shows. */
export interface Example {
  readonly procedure: string
  readonly input: object
  readonly dice: readonly number[]
  readonly result: object
}

export const proveExamples = (ruleset: string, examples: readonly Example[]): void => {
  for (const { procedure, input, dice, result } of examples) {
    test(`worked example: ${procedure} ${JSON.stringify(input)}`, () => {
      expect(resolved(ruleset, procedure, input, dice)).toMatchObject(result)
    })
  }
}
