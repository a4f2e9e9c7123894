import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { capitalised, several, spelled } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import { nameOf, unitsOf } from '../../../names.ts'
import { die } from '../../../shown-dice.ts'
import type { State } from '../../../state.ts'

/** The way a stand went, from where it stood, and how it looks at the end. */
export interface MovedStand {
  readonly stand: string
  readonly way: readonly Point[]
  readonly heading: Heading
  /** By what it met on the way (FF-MOVE-20). */
  readonly stopped: boolean
}

export interface MoveShapes {
  /** What it met on the way has been told before. */
  moved: {
    readonly unit: string
    readonly how: 'move' | 'closing-up' | 'obstacle'
    readonly stands: readonly MovedStand[]
    readonly column: boolean
    /** Enemies that were reached. */
    readonly assaults: readonly { readonly stand: string; readonly target: string }[]
  }
  mounted: { readonly unit: string; readonly mounted: boolean }
  /** FF-WIRE-11: the die of one stand at the wire; none where it needs none. */
  'crossed-wire': {
    readonly unit: string
    readonly stand: string
    readonly roll: number | null
    readonly needed: number | null
    readonly over: boolean
    readonly way: readonly Point[]
  }
  /** FF-WIRE-13: a company that could not cross. */
  'hung-on-wire': { readonly unit: string; readonly stands: readonly string[] }
  /** FF-WIRE-12 */
  'wire-cleared': { readonly unit: string; readonly from: Point; readonly to: Point }
}

const HOW = { move: 'moves', 'closing-up': 'closes up', obstacle: 'crosses' } as const

export const MOVE_STORIES: StoryPages<MoveShapes, State> = {
  moved: {
    line(state, { unit, how, stands, column, assaults }) {
      const stopped = stands.filter((one) => one.stopped).length
      const many = stands.length > 1 ? ` with ${several(stands.length, 'stand')}` : ''
      const road = column ? ' in column' : ''
      const [first] = assaults
      const reached = first ? `; ${several(assaults.length, 'enemy', 'enemies')} reached` : ''
      const halted = stopped > 0 ? `; ${several(stopped, 'stand')} stopped by fire` : ''
      return `${capitalised(nameOf(state, unit))} ${HOW[how]}${many}${road}${reached}${halted}.`
    },
    weight: ({ assaults, how }) => (assaults.length > 0 ? 3.2 : how === 'closing-up' ? 0.5 : 2),
    about: ({ unit }, state) => unitsOf(state, [unit]),
    alike: () => ({ key: 'moved', words: (count) => `${capitalised(several(count, 'unit'))} move.` }),
  },
  mounted: {
    line: (state, { unit, mounted }) =>
      `${capitalised(nameOf(state, unit))} ${mounted ? 'mounts' : 'dismounts'}.`,
    weight: () => 1.8,
    about: ({ unit }, state) => unitsOf(state, [unit]),
  },
  'crossed-wire': {
    line(state, { stand, roll, needed, over }) {
      const dice = roll === null || needed === null ? '' : ` (${roll}, ${needed} needed)`
      return `${capitalised(nameOf(state, stand))} ${over ? 'gets over the wire' : 'is stuck on the wire'}${dice}.`
    },
    weight: () => 2.4,
    about: ({ unit }, state) => unitsOf(state, [unit]),
    alike: ({ unit, over }) => ({
      key: `wire ${unit} ${over}`,
      words: (count) =>
        `${capitalised(several(count, 'stand'))} ${over ? 'get over the wire' : 'stick on the wire'}.`,
    }),
    result: {
      rank: () => 2,
      together: ({ unit }) => unit,
      of({ story: { unit, needed }, together, after }) {
        const over = together.filter((one) => one.over).length
        const stuck = together.length - over
        return [
          {
            throws: [
              { dice: together.flatMap(({ roll, over }) => (roll === null ? [] : [die(roll, over)])) },
            ],
            outcome: `${nameOf(after, unit)}: ${over === 0 ? 'nobody' : several(over, 'stand')} over the wire${stuck > 0 ? `, ${spelled(stuck)} stuck on it` : ''}`,
            ...(needed === null ? {} : { follows: `${needed} or more gets over` }),
          },
        ]
      },
    },
  },
  'hung-on-wire': {
    line: (state, { unit, stands }) =>
      `${capitalised(nameOf(state, unit))} hangs on the wire with ${several(stands.length, 'stand')}.`,
    weight: () => 2.8,
    about: ({ unit }, state) => unitsOf(state, [unit]),
  },
  'wire-cleared': {
    line: (state, { unit }) => `${capitalised(nameOf(state, unit))} clears a gap in the wire.`,
    weight: () => 1.8,
    about: ({ unit }, state) => unitsOf(state, [unit]),
  },
}
