import { initiative } from '../../procedures/initiative.ts'
import { happen, now, type Play } from '../play.ts'
import { endedAgainst, endedByPoints, hasCollapsed, holders } from '../scoring.ts'
import { isOnTable, otherSide, type SideName, type State } from '../state.ts'

/** PA-TURN-02: both roll, and the winner is asked for his choice. */
export const beginTurn = (play: Play, turn: number): void => {
  const { options } = play.start
  const { winner, rolls } = initiative.resolve(
    { sides: ['german', 'entente'], options },
    play.dice,
    play.trace,
  )
  const side: SideName = winner === 'german' ? 'german' : 'entente'
  happen(play, { kind: 'turn-begun', turn, winner: side, rolls })
  happen(play, { kind: 'awaited', phase: { name: 'choose', side } })
}

/** Step T5. */
const endTurn = (play: Play): void => {
  happen(play, { kind: 'turn-ended', holders: holders(now(play)) })
  const state = now(play)
  const german = hasCollapsed(state, 'german')
  const entente = hasCollapsed(state, 'entente')
  if (german && entente) {
    // PA-END-05
    happen(play, { kind: 'battle-ended', ending: endedByPoints(state, 'collapse') })
  } else if (german || entente) {
    const loser = german ? 'german' : 'entente'
    happen(play, { kind: 'battle-ended', ending: endedAgainst(state, loser, 'collapse') })
  } else if (state.turn >= state.table.turns) {
    happen(play, { kind: 'battle-ended', ending: endedByPoints(state, 'turn-limit') })
  } else {
    beginTurn(play, state.turn + 1)
  }
}

/** Somebody of the side is still to be checked; `except` is the unit being dealt with. */
export const hasUnchecked = (state: State, side: SideName, except?: string): boolean => {
  for (const unit of state.units) {
    if (unit.side === side && !unit.checked && isOnTable(unit) && unit.id !== except) return true
  }
  return false
}

/** PA-TURN-03, PA-TURN-04: the next side, or the end of the turn, when a side has checked all its units. */
export const finishSide = (play: Play, side: SideName): void => {
  happen(play, { kind: 'side-finished', side })
  const state = now(play)
  const next = otherSide(side)
  if (state.first === side && hasUnchecked(state, next)) {
    happen(play, { kind: 'awaited', phase: { name: 'activate', side: next } })
  } else {
    endTurn(play)
  }
}

/** The first side to move that has anything to move. */
export const beginMoving = (play: Play, first: SideName): void => {
  happen(play, { kind: 'first-chosen', first })
  if (hasUnchecked(play.start, first)) {
    happen(play, { kind: 'awaited', phase: { name: 'activate', side: first } })
  } else {
    finishSide(play, first)
  }
}
