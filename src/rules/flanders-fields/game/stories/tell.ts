import { HARM_LINES } from '../harm/tell.ts'
import { FIRE_LINES } from '../phases/actions/fire/tell.ts'
import { GUN_LINES } from '../phases/actions/guns/tell.ts'
import { MOVE_LINES } from '../phases/actions/moves/tell.ts'
import { ACTIONS_LINES } from '../phases/actions/tell.ts'
import { ASSAULT_LINES } from '../phases/assault/tell.ts'
import { BARRAGE_LINES } from '../phases/barrages/tell.ts'
import { BATTALIONS_LINES } from '../phases/battalions/tell.ts'
import { CARD_LINES } from '../phases/cards/tell.ts'
import { COMMAND_LINES } from '../phases/command/tell.ts'
import { DEPLOYMENT_LINES } from '../phases/deployment/tell.ts'
import { GAS_LINES } from '../phases/gas/tell.ts'
import { MORALE_LINES } from '../phases/morale/tell.ts'
import { PLAN_LINES } from '../phases/plans/tell.ts'
import { SUPPORT_LINES } from '../phases/support/tell.ts'
import { TURN_LINES } from '../phases/turn/tell.ts'
import type { State } from '../state.ts'
import { ZONE_LINES } from '../zones/tell.ts'
import type { Story } from './story.ts'
import type { Lines } from './words.ts'

const LINES: Lines<Story> = {
  ...CARD_LINES,
  ...ACTIONS_LINES,
  ...BATTALIONS_LINES,
  ...ASSAULT_LINES,
  ...BARRAGE_LINES,
  ...COMMAND_LINES,
  ...DEPLOYMENT_LINES,
  ...GAS_LINES,
  ...FIRE_LINES,
  ...HARM_LINES,
  ...MORALE_LINES,
  ...SUPPORT_LINES,
  ...MOVE_LINES,
  ...PLAN_LINES,
  ...TURN_LINES,
  ...ZONE_LINES,
  ...GUN_LINES,
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
