import type { PhaseIn } from '#kernel/game/pages.ts'
import type { Side } from '../../vocabulary.ts'

/** What each phase keeps: a decision that a side owes. */
export interface Shapes {
  raid: { readonly side: Side }
}

export type PhaseName = keyof Shapes
export type Phase = PhaseIn<Shapes>
export type PhaseOf<N extends PhaseName> = PhaseIn<Pick<Shapes, N>>
