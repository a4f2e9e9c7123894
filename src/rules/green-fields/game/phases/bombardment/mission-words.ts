import { referenceOf } from '../../../reckoning/grid.ts'
import type { FireMission } from '../../army.ts'
import type { State } from '../../state.ts'
import { unitNamed } from '../../units.ts'

interface MissionWords {
  /** What a regiment does, before its target. */
  readonly fires: string
  /** How a player picks it, and what he is asked then. */
  readonly title: string
  readonly prompt: string
}

export const MISSION_WORDS: Readonly<Record<FireMission['mission'], MissionWords>> = {
  bombardment: { fires: 'shells', title: 'Shell a zone…', prompt: 'Which zone is shelled?' },
  box: {
    fires: 'lays a box barrage around',
    title: 'Box barrage around a zone…',
    prompt: 'Around which zone?',
  },
  gas: { fires: 'fires gas at', title: 'Gas at a zone…', prompt: 'Which zone is gassed?' },
  persistent: {
    fires: 'fires persistent gas at',
    title: 'Persistent gas at a zone…',
    prompt: 'Which zone is gassed?',
  },
}

export const targetWords = (
  state: Pick<State, 'country' | 'units' | 'terms'>,
  target: FireMission['target'],
): string => {
  if (typeof target === 'number') return referenceOf(state.country, target)
  return target === 'depot' ? 'the depot' : (unitNamed(state, target.unit)?.name ?? 'a unit behind the lines')
}
