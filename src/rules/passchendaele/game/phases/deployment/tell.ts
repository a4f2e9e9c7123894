import { listed } from '../../../../../kernel/words.ts'
import { type Lines, nameOf } from '../../stories/words.ts'
import type { DeploymentStory } from './story.ts'

export const DEPLOYMENT_LINES: Lines<DeploymentStory> = {
  deployed: (state, { unit }) => `${nameOf(state, unit)} deploys.`,
  'relocation-rolled': (state, { relocating }) =>
    relocating.length > 0
      ? `${listed(relocating.map((id) => nameOf(state, id)))} may relocate.`
      : 'No division may relocate.',
  relocated: (state, { unit }) => `${nameOf(state, unit)} relocates.`,
}
