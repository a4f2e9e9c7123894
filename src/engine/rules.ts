import type { Thinkable } from '#commander/lookahead/index.ts'
import type { AnyOrder, Game, ScenarioSummary } from '#kernel/game/game.ts'
import type { Fault, Result } from '#kernel/procedure/result.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import { accept, jsonSchemaOf, type Schema } from '#kernel/procedure/schema.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'

/** One look-up or roll that can be adjudicated. */
export interface ProcedureSummary {
  readonly name: string
  readonly title: string
  readonly clauses: readonly ClauseId[]
}

/** A rule set as the engine takes it; `duckboard/rules/ID` has one each. */
export interface Rules<O extends AnyOrder = AnyOrder> {
  readonly id: string
  readonly title: string
  readonly measure: 'cm' | 'inches' | 'zones'
  /** Raised whenever a stored battle may come out otherwise. */
  readonly version: number
  readonly scenarios: readonly ScenarioSummary[]
  /** In the order of the rule book. */
  readonly procedures: readonly ProcedureSummary[]
  /** Reads an order received from anywhere, and fills in what may be left out. Whether it is legal is for `check`. */
  readonly readOrder: (received: unknown) => Result<O, Fault>
  /** @internal */
  readonly inner: Inner
}

/** @internal */
export type Inner = PlayedRuleset & Thinkable

/** A rule set made ready for the engine. */
export const rulesOf = <O extends AnyOrder>(
  played: PlayedRuleset,
  game: Game & { readonly order: Schema<O> },
): Rules<O> => {
  const { id, title, measure, procedures } = played
  return {
    id,
    title,
    measure,
    version: game.version ?? 1,
    scenarios: game.scenarios,
    procedures: procedures.map(({ name, title, clauses }) => ({ name, title, clauses })),
    readOrder: (received) => accept(game.order, received),
    inner: { ...played, game },
  }
}

/** The JSON Schema of what a procedure is asked with; none if there is no such procedure. */
export const inputSchema = (rules: Rules, procedure: string): object | undefined => {
  const found = rules.inner.procedures.find(({ name }) => name === procedure)
  return found && jsonSchemaOf(found.input)
}

/** The rule set of an id; none if it is not among them. */
export const rulesNamed = <R extends Pick<Rules, 'id'>>(known: readonly R[], id: string): R | undefined =>
  known.find((rules) => rules.id === id)
