import { ACTIVATION_LINES } from '../phases/activation/tell.ts'
import { ARMISTICE_LINES } from '../phases/armistice/tell.ts'
import { ATTACHMENT_LINES } from '../phases/attachment/tell.ts'
import { CLOSE_COMBAT_LINES } from '../phases/close-combat/tell.ts'
import { DEPLOYMENT_LINES } from '../phases/deployment/tell.ts'
import { INITIAL_ORDERS_LINES } from '../phases/initial-orders/tell.ts'
import { MOVEMENT_LINES } from '../phases/movement/tell.ts'
import { TURN_LINES } from '../phases/turn/tell.ts'
import type { State } from '../state.ts'
import type { Story } from './story.ts'
import type { Lines } from './words.ts'

const LINES: Lines<Story> = {
  ...ACTIVATION_LINES,
  ...ARMISTICE_LINES,
  ...ATTACHMENT_LINES,
  ...CLOSE_COMBAT_LINES,
  ...DEPLOYMENT_LINES,
  ...INITIAL_ORDERS_LINES,
  ...MOVEMENT_LINES,
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
