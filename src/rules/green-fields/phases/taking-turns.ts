import { type Play, rephase, settle } from '../play.ts'
import { otherSide, type SideName } from '../state.ts'
import type { Phase } from './phase.ts'

/** A phase in which one side does all it wants, and then the other. */
type InTurn = Extract<Phase, { readonly side: SideName }>

/** One side has done: the other begins, or the phase is over if it was the second. */
export const nextSide = (play: Play, phase: InTurn, first: SideName): void => {
  if (phase.side === first) rephase(play, { ...phase, side: otherSide(first) })
  else settle(play)
}
