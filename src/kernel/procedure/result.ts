/** What is wrong with something received, and where. */
export interface Fault {
  readonly path: string
  readonly message: string
  /** Something required was left out. */
  readonly missing?: true
}

export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

export const success = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const failure = <E>(error: E): Result<never, E> => ({ ok: false, error })
