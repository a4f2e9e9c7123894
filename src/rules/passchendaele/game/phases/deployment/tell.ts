import { listed } from '../../../../../kernel/words.ts'
import type { State } from '../../state.ts'
import { type Lines, nameOf } from '../../stories/words.ts'
import type { DeploymentStory } from './story.ts'

const told = (state: State, units: readonly string[], what: string): readonly string[] =>
  units.length === 0 ? [] : [`${listed(units.map((id) => nameOf(state, id)))} ${what}.`]

export const DEPLOYMENT_LINES: Lines<DeploymentStory> = {
  deployed: (state, { unit }) => `${nameOf(state, unit)} deploys.`,
  'relocation-rolled': (state, { relocating, staying }) =>
    [
      ...told(state, relocating, 'may change places'),
      ...told(state, staying, staying.length === 1 ? 'stays where it is' : 'stay where they are'),
    ].join(' '),
  relocated: (state, { unit }) => `${nameOf(state, unit)} changes places.`,
}
