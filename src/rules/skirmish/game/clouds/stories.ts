import { several } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import type { Wind } from '../../vocabulary.ts'
import { COMPASS } from '../../wording.ts'
import { nameFirst } from '../names.ts'
import { rolled } from '../results.ts'
import type { State } from '../state.ts'

export interface CloudShapes {
  gassed: { readonly unit: string; readonly men: number; readonly overcome: number }
  wind: { readonly direction: number; readonly strength: Wind }
  'clouds-drifted': { readonly clouds: number }
}

const gassed = (state: State, { unit, men, overcome }: CloudShapes['gassed']): string =>
  `${nameFirst(state, unit)}: gas touches ${several(men, 'man', 'men')}, ${overcome === 0 ? 'nobody is overcome' : `${overcome} overcome`}.`

const wind = (_: State, { direction, strength }: CloudShapes['wind']): string =>
  direction === 0
    ? 'The air is calm.'
    : `A ${strength} wind blows towards ${COMPASS[direction - 1] ?? 'nowhere'}.`

export const CLOUD_STORIES: StoryPages<CloudShapes, State> = {
  gassed: {
    line: gassed,
    weight: ({ overcome }) => (overcome > 0 ? 3.4 : 1.6),
    about: ({ unit }) => [unit],
    result: {
      rank: () => 3,
      of: ({ after, story, dice }) => rolled(gassed(after, story), dice, ['gas', story.men]),
    },
  },
  wind: {
    line: wind,
    weight: () => 1.2,
    result: {
      of: ({ after, story, dice }) =>
        rolled(wind(after, story), dice, ['wind direction', 1], ['wind strength', 1]),
    },
  },
  'clouds-drifted': {
    line: (_, { clouds }) =>
      clouds === 0 ? 'The last of the smoke and gas is gone.' : `${several(clouds, 'cloud')} on the table.`,
    weight: () => 1.2,
  },
}
