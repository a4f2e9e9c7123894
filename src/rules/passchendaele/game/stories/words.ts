import type { State } from '../state.ts'
import { unitNamed } from '../units.ts'

/** For each kind of story a line for the log. */
export type Lines<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: (state: State, story: Extract<T, { readonly kind: K }>) => string
}

export const nameOf = (state: State, id: string): string => unitNamed(state, id)?.name ?? id
