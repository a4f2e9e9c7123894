import { accept } from '#kernel/procedure/schema.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { type Chance, oddsMaker } from '#study/odds.ts'

const make = oddsMaker()
const known = new Map<string, readonly Chance[]>()

/** Every outcome of a procedure with its exact chance. */
export const oddsOf = (procedure: string, input: object): readonly Chance[] => {
  const name = procedure + JSON.stringify(input)
  const before = known.get(name)
  if (before) return before
  const found = PASSCHENDAELE.procedures.find((one) => one.name === procedure)
  if (!found) throw new Error(`there is no procedure ${procedure}`)
  const accepted = accept(found.input, input)
  if (!accepted.ok) throw new Error(accepted.error.message)
  const odds = make(found, accepted.value)
  if (!odds.exact) throw new Error(`the odds of ${procedure} are not exact`)
  known.set(name, odds.outcomes)
  return odds.outcomes
}

/** The chance, in percent, that an outcome is as asked. */
export const percent = (odds: readonly Chance[], asked: (outcome: Chance['outcome']) => boolean): number =>
  100 * odds.reduce((sum, { probability, outcome }) => sum + (asked(outcome) ? probability : 0), 0)

/** The mean of a number over all outcomes that have the asked property. */
export const mean = (
  odds: readonly Chance[],
  number: string,
  asked: (outcome: Chance['outcome']) => boolean = () => true,
): number => {
  let [sum, weight] = [0, 0]
  for (const { probability, outcome } of odds) {
    if (!asked(outcome)) continue
    sum += probability * Number(outcome[number])
    weight += probability
  }
  return sum / weight
}
