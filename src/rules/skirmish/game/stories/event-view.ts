import type { State } from '../state.ts'
import type { Story } from './story.ts'

/** SK-BOM-13: of the enemy's batteries a side hears no more than the shells that land. */
export const eventView = (_: State, story: Story, viewer: string): Story | undefined =>
  story.kind === 'counter-battery' && viewer !== 'umpire' && viewer !== story.side ? undefined : story
