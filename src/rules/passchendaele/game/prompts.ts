import { inchesLong, listed, several } from '../../../kernel/words.ts'
import type { MovingOrder } from '../vocabulary.ts'
import type { Phase } from './phases/phase.ts'
import { type SideName, type State, topPhase, unitNamed } from './state.ts'

const nameOf = (state: State, id: string): string => unitNamed(state, id)?.name ?? 'the unit'

const MOVES: Readonly<Record<MovingOrder, string>> = {
  advance: 'advances',
  retreat: 'retreats',
  countermarch: 'countermarches',
}

const wanted = (state: State, phase: Phase): string => {
  switch (phase.name) {
    case 'deploy':
      return `Set down ${several(phase.units.length, 'unit')}, one after the other.`
    case 'relocation':
      return 'Name the divisions that are to roll for another place.'
    case 'relocate':
      return `Place ${listed(phase.units.map((id) => nameOf(state, id)))} elsewhere, or leave them.`
    case 'initial-orders':
      return 'Write the first order of every unit; both sides are shown together.'
    case 'choose':
      return 'You have the initiative: move first or second?'
    case 'activate': {
      const left = state.units.filter(
        (unit) => unit.side === phase.side && !unit.checked && unit.bases.length > 0,
      ).length
      return `Choose a unit: carry on, or change its orders (${several(left, 'unit')} left).`
    }
    case 'move':
      return `${nameOf(state, phase.unit)} ${MOVES[phase.order]} ${inchesLong(phase.inches)}: say where to.`
    case 'fall-back':
      return `${nameOf(state, phase.unit)} must fall back to the left or to the right.`
    case 'support':
      return 'Close combat: which bases near by join in?'
    case 'loss':
      return 'Close combat: which base is lost?'
    case 'consolidate':
      return `${nameOf(state, phase.unit)} has won: step forward onto the ground taken?`
  }
}

/** Sides that owe a decision. */
export const pending = (state: State): readonly SideName[] => {
  const phase = topPhase(state)
  if (!phase) return []
  if (phase.name !== 'initial-orders') return [phase.side]
  return (['german', 'entente'] as const).filter((side) => !state.secrets[side])
}

export const prompt = (state: State, side: SideName): string => {
  const phase = topPhase(state)
  if (!phase) return 'The battle is over.'
  return pending(state).includes(side) ? wanted(state, phase) : 'Your opponent is deciding.'
}
