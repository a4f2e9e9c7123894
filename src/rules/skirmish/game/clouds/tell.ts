import { capitalised, several } from '#kernel/words.ts'
import { COMPASS } from '../../wording.ts'
import { nameOf } from '../stories/names.ts'
import type { Lines } from '../stories/words.ts'
import type { CloudStory } from './story.ts'

export const CLOUD_LINES: Lines<CloudStory> = {
  gassed: (state, { unit, men, overcome }) =>
    `${capitalised(nameOf(state, unit))}: gas touches ${several(men, 'man', 'men')}, ${overcome === 0 ? 'nobody is overcome' : `${overcome} overcome`}.`,
  wind: (_, { direction, strength }) =>
    direction === 0
      ? 'The air is calm.'
      : `A ${strength} wind blows towards ${COMPASS[direction - 1] ?? 'nowhere'}.`,
  'clouds-drifted': (_, { clouds }) =>
    clouds === 0 ? 'The last of the smoke and gas is gone.' : `${several(clouds, 'cloud')} on the table.`,
}
