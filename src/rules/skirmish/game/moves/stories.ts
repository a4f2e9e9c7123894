import { distance, type Point } from '#kernel/geometry/point.ts'
import { capitalised, several, words } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import { toInches } from '../../tables/table-top.ts'
import { nameFirst, nameOf } from '../names.ts'
import { rolled } from '../results.ts'
import type { State } from '../state.ts'

export interface MoveShapes {
  moved: { readonly unit: string; readonly order: string; readonly path: readonly Point[] }
  'fell-back': { readonly unit: string; readonly path: readonly Point[]; readonly routs: boolean }
  'weapon-abandoned': { readonly unit: string }
  deployed: { readonly unit: string }
  arrived: { readonly unit: string }
  breakdown: { readonly unit: string; readonly runs: boolean; readonly was: boolean }
  'got-out': { readonly unit: string; readonly men: number }
  'sniper-withdrew': { readonly unit: string }
}

const ORDER_WORDS: Readonly<Record<string, string>> = {
  move: 'moves',
  'strategic-move': 'marches',
  hold: 'holds',
  form: 'changes formation',
  prone: 'lies down',
  rise: 'rises',
  limber: 'limbers up',
  unlimber: 'unlimbers',
  mount: 'mounts',
  dismount: 'dismounts',
  enter: 'goes inside',
  leave: 'comes out',
  'cut-wire': 'cuts its way through the wire',
}

/** Moves that are hardly worth a word. */
const isSmall = (order: string): boolean => ['hold', 'form', 'prone', 'rise'].includes(order)

const breakdown = (state: State, { unit, runs, was }: MoveShapes['breakdown']): string =>
  runs
    ? `${nameFirst(state, unit)} ${was ? 'runs on' : 'gets going again'}.`
    : `${nameFirst(state, unit)} ${was ? 'bogs or breaks down' : 'is still stopped'}.`

export const MOVE_STORIES: StoryPages<MoveShapes, State> = {
  moved: {
    line(state, { unit, order, path }) {
      const far = path.reduce((sum, to, i) => sum + (i === 0 ? 0 : distance(path[i - 1] ?? to, to)), 0)
      const said = ORDER_WORDS[order] ?? words(order)
      return order === 'move' || order === 'strategic-move'
        ? `${nameFirst(state, unit)} ${said} ${Math.round(toInches(far) * 10) / 10}″.`
        : `${nameFirst(state, unit)} ${said}.`
    },
    weight: ({ order }) => (isSmall(order) ? 0.8 : 2),
    about: ({ unit }) => [unit],
    alike: ({ order }) =>
      isSmall(order)
        ? { key: 'still', words: (count) => `${capitalised(several(count, 'unit'))} stay where they are.` }
        : { key: 'moved', words: (count) => `${capitalised(several(count, 'unit'))} move.` },
  },
  'fell-back': {
    line: (state, { unit, routs }) => `${nameFirst(state, unit)} ${routs ? 'runs' : 'falls back'}.`,
    weight: () => 2.8,
    about: ({ unit }) => [unit],
  },
  'weapon-abandoned': {
    line: (state, { unit }) => `${nameFirst(state, unit)} abandons its weapon.`,
    weight: () => 2.2,
    about: ({ unit }) => [unit],
  },
  deployed: {
    line: (state, { unit }) => `${nameFirst(state, unit)} takes up its position.`,
    weight: () => 0,
    quiet: true,
  },
  arrived: {
    line: (state, { unit }) => `${nameFirst(state, unit)} comes on.`,
    weight: () => 2.6,
    about: ({ unit }) => [unit],
  },
  breakdown: {
    line: breakdown,
    weight: ({ runs, was }) => (runs === was ? 0.8 : 2.4),
    about: ({ unit }) => [unit],
    result: {
      of: ({ story, after, dice }) =>
        rolled(breakdown(after, story), dice, [story.was ? 'breakdown' : 'restart', 1]),
    },
  },
  'got-out': {
    line: (state, { unit, men }) =>
      `${several(men, 'man', 'men')} of ${nameOf(state, unit)} get out of the wreck.`,
    weight: () => 2.2,
    about: ({ unit }) => [unit],
  },
  'sniper-withdrew': {
    line: (state, { unit }) => `${nameFirst(state, unit)} is cut off and looks for a way home.`,
    weight: () => 2,
    about: ({ unit }) => [unit],
  },
}
