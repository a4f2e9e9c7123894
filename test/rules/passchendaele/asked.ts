import { ask, refusal, resolved } from '../../rule.ts'

/** A procedure to be asked with given dice. */
export const asked =
  (procedure: string) =>
  (input: unknown, dice: readonly number[] = []) =>
    resolved('passchendaele', procedure, input, dice)

/** A procedure that must refuse, and names the field. */
export const refused =
  (procedure: string) =>
  (input: unknown): string =>
    refusal('passchendaele', procedure, input)

/** What a player is told beforehand. */
export const outcomeOf = (procedure: string, input: unknown, dice: readonly number[] = []): object => {
  const answer = ask('passchendaele', procedure, input, dice)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.outcome
}

/** The working of an adjudication, as `clause value` of each line. */
export const workingOf = (procedure: string, input: unknown, dice: readonly number[] = []): string[] => {
  const answer = ask('passchendaele', procedure, input, dice)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.trace.map(({ clause, value }) => (value === undefined ? clause : `${clause} ${value}`))
}
