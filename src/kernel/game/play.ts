import type { Dice } from '../chance/dice.ts'
import { SILENT, type Trace } from '../procedure/trace.ts'
import type { AnyEvent } from './game.ts'

/** One order as it unfolds. */
export interface Play<S = unknown, E extends AnyEvent = AnyEvent> {
  /** As what has happened so far has made it. */
  readonly state: S
  readonly dice: Dice
  /** Where the working of its rolls is written. */
  readonly trace: Trace
  /** What has been told so far. */
  readonly events: E[]
  readonly hear: ((event: E) => void) | undefined
}

export const begunPlay = <S, E extends AnyEvent>(
  state: S,
  dice: Dice,
  trace: Trace = SILENT,
  hear?: (event: E) => void,
): Play<S, E> => ({ state, dice, trace, events: [], hear })

/** Tells the players something; changes nothing. */
export const tellOf = <S, E extends AnyEvent>(play: Play<S, E>, event: E): void => {
  play.events.push(event)
  play.hear?.(event)
}

/** Gives fields of the state new values. */
export const change = <S extends object>(play: { readonly state: S }, set: Partial<S>): void => {
  Object.assign(play.state, set)
}

/** The state to write in, one field after the other: a field is given another value, what stands in it is left as it is. */
export const draftOf = <S extends object>({ state }: { readonly state: S }): Draft<S> => state

export type Draft<S> = { -readonly [F in keyof S]: S[F] }

/** The list with another item in one place. */
export const replaced = <T>(list: readonly T[], index: number, by: T): readonly T[] => {
  const next = list.slice()
  next[index] = by
  return next
}
