import type { Heading } from '#kernel/geometry/angle.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { several } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import { placeOf, toCm } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { sideWords } from '../../names.ts'
import { toldByLine } from '../../shown-dice.ts'
import type { State } from '../../state.ts'

export interface GasShapes {
  'gas-released': {
    readonly cloud: string
    readonly side: Side
    readonly denying: boolean
    readonly at: Point
    /** FF-PLAN-08: nobody else knew where it would rise. */
    readonly reveals: true
  }
  /** FF-GAS-03, FF-GAS-04: the wind as it now blows, as far in a turn as on the table. */
  wind: { readonly heading: Heading; readonly speed: number }
  'gas-drifted': { readonly cloud: string; readonly from: Point; readonly to: Point }
  /** A cloud is no more: blown apart, spent or off the table. */
  'gas-gone': { readonly clouds: readonly string[] }
}

export const GAS_STORIES: StoryPages<GasShapes, State> = {
  'gas-released': toldByLine(
    {
      line(state, { side, at }) {
        const { x, y } = placeOf(at)
        return `Gas of ${sideWords(state, side)} rises at ${x}, ${y}.`
      },
      weight: () => 3.5,
      places: ({ at }) => [at],
    },
    'wind',
  ),
  wind: toldByLine(
    {
      line: (_, { heading, speed }) =>
        speed === 0
          ? 'There is no wind.'
          : `The wind blows ${toCm(speed)} cm a turn towards ${toDegrees(heading)} degrees.`,
      weight: () => 1,
    },
    'wind',
    'rising wind',
    'falling wind',
    'turn of the wind',
    'new wind',
  ),
  'gas-drifted': {
    line(_, { to }) {
      const { x, y } = placeOf(to)
      return `A cloud of gas drifts to ${x}, ${y}.`
    },
    weight: () => 1,
  },
  'gas-gone': {
    line: (_, { clouds }) => `${several(clouds.length, 'cloud')} of gas gone.`,
    weight: () => 1,
  },
}
