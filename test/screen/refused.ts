import { expect } from 'vitest'
import type { Refusal } from '#kernel/procedure/refusal.ts'

/** What a shot may be refused for: how that is said, and whether it is so, reckoned otherwise than the refusal does. */
export interface Cause<T> {
  readonly said: RegExp
  /** Nothing where a hair decides. */
  holds(shot: T): boolean | undefined
}

/** By the codes of refusals. */
export type Causes<T> = Readonly<Record<string, Cause<T>>>

/** A refused shot names who fires or whom at, and one cause, with its clause; and the cause is true. */
export const expectOneTrueCause = <T>(
  refusal: Refusal,
  names: readonly string[],
  causes: Causes<T>,
  shot: T,
): void => {
  const { code, message, clause } = refusal
  expect(clause, message).toBeDefined()
  const told = message.toLowerCase()
  expect(
    names.some((name) => told.includes(name.toLowerCase())),
    `${message} names none of ${names.join(', ')}`,
  ).toBe(true)
  const said = Object.keys(causes).filter((one) => causes[one]?.said.test(message))
  expect(said, message).toEqual([code])
  expect(causes[code]?.holds(shot), `${message} is not so`).not.toBe(false)
}

/** A shot that is allowed has none of the causes for which others are refused. */
export const expectNoCause = <T>(causes: Causes<T>, shot: T, what: string): void =>
  expect(
    Object.keys(causes).filter((one) => causes[one]?.holds(shot) === true),
    what,
  ).toEqual([])
