import type { State } from './state.ts'

/** Everything inside is replaced whole when it changes, so a copy of the outermost object shares nothing that does. */
export const copy = (state: State): State => ({ ...state })
