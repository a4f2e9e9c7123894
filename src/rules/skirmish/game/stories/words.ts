import type { State } from '../state.ts'
import type { Story } from './story.ts'

/** One line for each kind of story of a room; empty for what is not worth a line. */
export type Lines<S extends Story = Story> = {
  readonly [K in S['kind']]: (state: State, story: Extract<S, { readonly kind: K }>) => string
}
