import { capitalised, listed } from '#kernel/words.ts'
import { HOLDER_WORDS } from '../../../wording.ts'
import type { State } from '../../state.ts'
import { type Lines, nameOf } from '../../stories/words.ts'
import type { DeploymentStep } from './phase.ts'
import type { DeploymentStory } from './story.ts'

const told = (state: State, units: readonly string[], what: string): readonly string[] =>
  units.length === 0 ? [] : [`${listed(units.map((id) => nameOf(state, id)))} ${what}.`]

const STEP_WORDS: Readonly<Record<DeploymentStep, string>> = {
  front: 'man their front',
  attack: 'have formed up',
  reserve: 'have placed their reserves',
}

export const DEPLOYMENT_LINES: Lines<DeploymentStory> = {
  deployed: (state, { unit }) => `${nameOf(state, unit)} deploys.`,
  'picked-up': (state, { units }) =>
    `${listed(units.map((id) => nameOf(state, id)))} ${units.length === 1 ? 'is' : 'are'} picked up again.`,
  'deployment-confirmed': (state, { side, step, keptBack }) =>
    [
      `${capitalised(HOLDER_WORDS[side])} ${STEP_WORDS[step]}.`,
      ...told(state, keptBack, 'will come with the reserves'),
    ].join(' '),
  'relocation-rolled': (state, { relocating, staying }) =>
    [
      ...told(state, relocating, 'may change places'),
      ...told(state, staying, staying.length === 1 ? 'stays where it is' : 'stay where they are'),
    ].join(' '),
  relocated: (state, { unit }) => `${nameOf(state, unit)} changes places.`,
}
