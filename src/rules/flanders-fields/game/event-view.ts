import { isBlack } from './phases/cards/misfortunes.ts'
import type { State } from './state.ts'
import type { Story } from './stories/story.ts'

/** FF-EVT-06: the enemy sees a card that is drawn only if it is a black ten or higher. */
export const eventView = (_: State, story: Story, viewer: string): Story =>
  story.kind === 'card-drawn' &&
  viewer !== 'umpire' &&
  viewer !== story.side &&
  story.card &&
  !isBlack(story.card)
    ? { ...story, card: null }
    : story
