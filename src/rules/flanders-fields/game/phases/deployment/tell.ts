import { capitalised, listed } from '#kernel/words.ts'
import { nameOf } from '../../names.ts'
import type { Lines } from '../../stories/words.ts'
import type { DeploymentStory } from './story.ts'

export const DEPLOYMENT_LINES: Lines<DeploymentStory> = {
  deployed: (state, { battalion }) => `${capitalised(nameOf(state, battalion))} deploys.`,
  mutiny: (state, { battalions }) =>
    battalions.length === 0
      ? 'No battalion is mutinous.'
      : `Mutinous, and never to advance: ${listed(battalions.map((id) => nameOf(state, id)))}.`,
}
