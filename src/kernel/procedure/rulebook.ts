/** Prefix of the rule set, chapter, number: `FF-FIRE-07`. */
export type ClauseId = `${string}-${string}-${number}`

/** One rule in our own words. */
export interface Clause {
  readonly id: ClauseId
  readonly title: string
  readonly text: string
  /** The whole clause was decided here, because the published rules are silent or contradict themselves. */
  readonly ruling: boolean
  /** What was decided here to complete a published rule. */
  readonly note?: string
  /** House-rule options that change this clause. */
  readonly options?: readonly string[]
}

export interface Chapter {
  readonly code: string
  readonly title: string
  readonly clauses: readonly Clause[]
}

export type Rulebook = readonly Chapter[]

/** The clause as one paragraph, its ruling at the end. */
export const fullText = ({ text, note }: Clause): string => (note ? `${text} Ruling: ${note}` : text)
