import { bare, capitalised, listed, several } from '#kernel/words.ts'
import type { SideName } from '../../../vocabulary.ts'
import { HOLDER_WORDS } from '../../../wording.ts'
import { itsUnit, nameOf } from '../../names.ts'
import type { State } from '../../state.ts'
import type { Pages } from '../../story-page.ts'
import type { DeploymentStep } from '../shapes.ts'

interface Relocation {
  readonly relocating: readonly string[]
  readonly staying: readonly string[]
}

export interface DeploymentShapes {
  deployed: { readonly unit: string }
  'picked-up': { readonly units: readonly string[] }
  'deployment-confirmed': {
    readonly side: SideName
    readonly step: DeploymentStep
    /** Supports that come with the reserves. */
    readonly keptBack: readonly string[]
  }
  'relocation-rolled': Relocation
  relocated: { readonly unit: string }
}

const told = (state: State, units: readonly string[], what: string): readonly string[] =>
  units.length === 0 ? [] : [`${listed(units.map((id) => nameOf(state, id)))} ${what}.`]

const STEP_WORDS: Readonly<Record<DeploymentStep, string>> = {
  front: 'man their front',
  attack: 'have formed up',
  reserve: 'have placed their reserves',
}

const relocation = (state: State, { relocating, staying }: Relocation): string =>
  [
    ...told(state, relocating, 'may change places'),
    ...told(state, staying, staying.length === 1 ? 'stays where it is' : 'stay where they are'),
  ].join(' ')

export const DEPLOYMENT_STORIES: Pages<DeploymentShapes> = {
  deployed: {
    line: (state, { unit }) => `${nameOf(state, unit)} deploys.`,
    weight: () => 0.5,
    about: itsUnit,
    alike: () => ({
      key: 'deployed',
      words: (count) => `${capitalised(several(count, 'unit'))} deploy.`,
    }),
  },
  'picked-up': {
    line: (state, { units }) =>
      `${listed(units.map((id) => nameOf(state, id)))} ${units.length === 1 ? 'is' : 'are'} picked up again.`,
    weight: () => 0.4,
    about: ({ units }) => units,
  },
  'deployment-confirmed': {
    line: (state, { side, step, keptBack }) =>
      [
        `${capitalised(HOLDER_WORDS[side])} ${STEP_WORDS[step]}.`,
        ...told(state, keptBack, 'will come with the reserves'),
      ].join(' '),
    weight: () => 1.5,
    about: ({ keptBack }) => keptBack,
  },
  'relocation-rolled': {
    line: relocation,
    weight: () => 1,
    about: ({ relocating, staying }) => [...relocating, ...staying],
    result: {
      rank: () => 1,
      of: ({ story, after, dice }) => [
        {
          throws: [{ dice: dice.next(story.relocating.length + story.staying.length) }],
          outcome: bare(relocation(after, story)),
        },
      ],
    },
  },
  relocated: {
    line: (state, { unit }) => `${nameOf(state, unit)} changes places.`,
    weight: () => 2,
    about: itsUnit,
  },
}
