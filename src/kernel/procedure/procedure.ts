import type { Dice } from '../chance/dice.ts'
import type { ClauseId } from './rulebook.ts'
import type { Schema } from './schema.ts'
import type { Trace } from './trace.ts'

/** What a player cares about before rolling: no faces, no totals, lists folded into counts. */
export type Outcome = Readonly<Record<string, string | number | boolean | null>>

/** One look-up or roll that a player makes at the table. */
export interface Procedure<I = unknown, R extends object = object> {
  readonly name: string
  readonly title: string
  readonly clauses: readonly ClauseId[]
  readonly input: Schema<I>
  resolve(input: I, dice: Dice, trace: Trace): R
  outcome(result: R): Outcome
  /** The result in one sentence for the players at the table. */
  verdict(result: R): string
}

/** As much of a procedure as odds are worked out from. */
export type Chancy<I = unknown, R extends object = object> = Pick<Procedure<I, R>, 'resolve' | 'outcome'>

/** States a procedure with its input type taken from the schema. */
export const procedure = <I, R extends object>(definition: Procedure<I, R>): Procedure<I, R> => definition
