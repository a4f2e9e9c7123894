import type { ClauseId } from './rulebook.ts'

/** One step of the working: which clause, what it says here, and what it is worth. */
export interface TraceLine {
  readonly clause: ClauseId
  readonly text: string
  readonly value?: TraceValue
}

export type TraceValue = number | string | boolean

/** Where a procedure writes down how it came to its result. */
export interface Trace {
  note(clause: ClauseId, text: string, value?: TraceValue): void
}

/** For odds and simulations, where nobody reads the working. */
export const SILENT: Trace = { note() {} }

export const writtenTrace = (lines: TraceLine[]): Trace => ({
  note(clause, text, value) {
    lines.push(value === undefined ? { clause, text } : { clause, text, value })
  },
})
