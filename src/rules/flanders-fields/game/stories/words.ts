import type { State } from '../state.ts'
import { unitNamed } from '../units.ts'
import type { Story } from './story.ts'

/** One line for each kind of story of a room; empty for what is not worth a line. */
export type Lines<S extends Story = Story> = {
  readonly [K in S['kind']]: (state: State, story: Extract<S, { readonly kind: K }>) => string
}

/** What a unit, or the unit of a stand, is called. */
export const nameOf = (state: State, id: string): string => unitNamed(state, id)?.name ?? id
