import type { Play } from '../play.ts'
import type { Step } from '../state.ts'
import { beginPlayerTurn } from './turn/begin.ts'
import { endPlayerTurn } from './turn/end.ts'

/** What begins each step: it does what happens by itself and waits for what has to be decided. */
export const STEPS: Readonly<Partial<Record<Step, (play: Play) => void>>> = {
  'turn-start': beginPlayerTurn,
  'turn-end': endPlayerTurn,
}
