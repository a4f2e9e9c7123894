import type { Story } from './events.ts'
import { heardBy } from './hearing.ts'
import type { State } from './state.ts'

/** What a side hears of an event: the stories meant for its ears. */
export const eventView = (state: State, story: Story, viewer: string): Story | undefined => {
  // An umpire has heard of the plan itself.
  if (viewer !== 'a' && viewer !== 'b')
    return story.kind === 'fire-announced' || story.kind === 'fire-withdrawn' ? undefined : story
  return heardBy(state, story, viewer)
}
