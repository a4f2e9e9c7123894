import { capitalised, listed } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import type { Side } from '../../../vocabulary.ts'
import { nameOf } from '../../names.ts'
import type { State } from '../../state.ts'

export interface DeploymentShapes {
  deployed: { readonly side: Side; readonly battalion: string }
  mutiny: { readonly side: Side; readonly battalions: readonly string[] }
}

export const DEPLOYMENT_STORIES: StoryPages<DeploymentShapes, State> = {
  deployed: {
    line: (state, { battalion }) => `${capitalised(nameOf(state, battalion))} deploys.`,
    weight: () => 1,
    quiet: true,
  },
  mutiny: {
    line: (state, { battalions }) =>
      battalions.length === 0
        ? 'No battalion is mutinous.'
        : `Mutinous, and never to advance: ${listed(battalions.map((id) => nameOf(state, id)))}.`,
    weight: () => 1,
  },
}
