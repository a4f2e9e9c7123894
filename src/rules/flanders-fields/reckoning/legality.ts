/** The answer to a well-formed request that the rules forbid. */
export interface Forbidden<R extends string> {
  readonly legal: false
  readonly reason: R
}

export const forbidden = <R extends string>(reason: R): Forbidden<R> => ({ legal: false, reason })
