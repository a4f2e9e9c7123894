import { toDegrees } from '#kernel/geometry/measure.ts'
import { several } from '#kernel/words.ts'
import { placeOf, toCm } from '../../../tables/index.ts'
import { sideWords } from '../../names.ts'
import type { Lines } from '../../stories/words.ts'
import type { GasStory } from './story.ts'

export const GAS_LINES: Lines<GasStory> = {
  'gas-released': (state, { side, at }) => {
    const { x, y } = placeOf(at)
    return `Gas of ${sideWords(state, side)} rises at ${x}, ${y}.`
  },
  wind: (_, { heading, speed }) =>
    speed === 0
      ? 'There is no wind.'
      : `The wind blows ${toCm(speed)} cm a turn towards ${toDegrees(heading)} degrees.`,
  'gas-drifted': (_, { to }) => {
    const { x, y } = placeOf(to)
    return `A cloud of gas drifts to ${x}, ${y}.`
  },
  'gas-gone': (_, { clouds }) => `${several(clouds.length, 'cloud')} of gas gone.`,
}
