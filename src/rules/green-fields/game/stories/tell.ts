import { AIR_LINES } from '../phases/air/tell.ts'
import { ASSAULT_LINES } from '../phases/assault/tell.ts'
import { BOMBARDMENT_LINES } from '../phases/bombardment/tell.ts'
import { CAMPAIGN_LINES } from '../phases/campaign/tell.ts'
import { CLOSE_ASSAULT_LINES } from '../phases/close-assault/tell.ts'
import { DEPLOYMENT_LINES } from '../phases/deployment/tell.ts'
import { MOVEMENT_LINES } from '../phases/movement/tell.ts'
import { SUPPLY_LINES } from '../phases/replacements/tell.ts'
import { TRENCH_LINES } from '../phases/trench/tell.ts'
import { asSide } from '../sides.ts'
import type { State } from '../state.ts'
import type { Story } from './story.ts'
import type { Lines, Told } from './words.ts'

const LINES: Lines<Story> = {
  ...AIR_LINES,
  ...ASSAULT_LINES,
  ...BOMBARDMENT_LINES,
  ...CAMPAIGN_LINES,
  ...CLOSE_ASSAULT_LINES,
  ...DEPLOYMENT_LINES,
  ...MOVEMENT_LINES,
  ...SUPPLY_LINES,
  ...TRENCH_LINES,
  revealed: () => '',
}

/** A method, so that each line may ask for its own kind of story. */
interface Line {
  of(state: Told, story: Story): string
}

/** One line for the log of a side, or of an umpire; all names are known when it is over. */
export const tell = (state: State, story: Story, viewer: string): string => {
  const { country, armies, units, terms, ending } = state
  const of: Line['of'] = LINES[story.kind]
  return of({ country, armies, units, terms, listener: ending ? undefined : asSide(viewer) }, story)
}
