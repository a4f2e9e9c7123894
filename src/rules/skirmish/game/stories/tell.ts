import { CLOUD_LINES } from '../clouds/tell.ts'
import { FIRE_LINES } from '../fire/tell.ts'
import { HARM_LINES } from '../harm/tell.ts'
import { MOVE_LINES } from '../moves/tell.ts'
import { NERVE_LINES } from '../nerve/tell.ts'
import { CHARGE_LINES } from '../phases/charge/tell.ts'
import { TURN_LINES } from '../phases/end/tell.ts'
import { MELEE_LINES } from '../phases/melee/tell.ts'
import { SHELL_LINES } from '../shells/tell.ts'
import type { State } from '../state.ts'
import type { Story } from './story.ts'
import type { Lines } from './words.ts'

const LINES: Lines<Story> = {
  ...CHARGE_LINES,
  ...CLOUD_LINES,
  ...FIRE_LINES,
  ...HARM_LINES,
  ...MELEE_LINES,
  ...MOVE_LINES,
  ...NERVE_LINES,
  ...SHELL_LINES,
  ...TURN_LINES,
}

/** A method, so that each line may ask for its own kind of story. */
interface Line {
  of(state: State, story: Story): string
}

/** One line for the log; the state is the one just after the story. */
export const tell = (state: State, story: Story): string => {
  const of: Line['of'] = LINES[story.kind]
  return of(state, story)
}
