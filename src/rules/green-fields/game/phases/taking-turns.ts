import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import type { Play } from '../play.ts'
import { otherSide, type SideName } from '../sides.ts'
import type { Phase } from './shapes.ts'

/** A phase in which one side does all it wants, and then the other. */
type InTurn = Extract<Phase, { readonly side: SideName }>

/** One side has done: the other begins, or the phase is over if it was the second. */
export const nextSide = (play: Play, phase: InTurn, first: SideName): void => {
  if (phase.side === first) replacePhase(play, { ...phase, side: otherSide(first) })
  else popPhase(play)
}

/** Asks a side for a decision; false if it has nothing to decide. */
type Asking = (play: Play, side: SideName) => boolean

/** Asks a side for a decision if there is anything it could do. */
export const askIf = (play: Play, could: boolean, phase: InTurn): boolean => {
  if (could) pushPhase(play, phase)
  return could
}

/** GF-TURN-02: the loser of the dice is asked first; if he has nothing to decide, his enemy is. */
export const askLoserFirst = (play: Play, ask: Asking): void => {
  const { loser } = play.state
  if (!ask(play, loser)) ask(play, otherSide(loser))
}

/** A side has done; after the loser his enemy is asked. False if nobody is any more. */
export const askNext = (play: Play, side: SideName, ask: Asking): boolean => {
  popPhase(play)
  return side === play.state.loser && ask(play, otherSide(side))
}
