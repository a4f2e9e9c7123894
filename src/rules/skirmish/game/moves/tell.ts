import { distance } from '#kernel/geometry/point.ts'
import { capitalised, several, words } from '#kernel/words.ts'
import { toInches } from '../../tables/table-top.ts'
import type { State } from '../state.ts'
import { nameOf } from '../stories/names.ts'
import type { Lines } from '../stories/words.ts'
import type { MoveStory } from './story.ts'

const named = (state: State, id: string): string => capitalised(nameOf(state, id))

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

export const MOVE_LINES: Lines<MoveStory> = {
  moved: (state, { unit, order, path }) => {
    const far = path.reduce((sum, to, i) => sum + (i === 0 ? 0 : distance(path[i - 1] ?? to, to)), 0)
    const said = ORDER_WORDS[order] ?? words(order)
    return order === 'move' || order === 'strategic-move'
      ? `${named(state, unit)} ${said} ${Math.round(toInches(far) * 10) / 10}″.`
      : `${named(state, unit)} ${said}.`
  },
  'fell-back': (state, { unit, routs }) => `${named(state, unit)} ${routs ? 'runs' : 'falls back'}.`,
  'weapon-abandoned': (state, { unit }) => `${named(state, unit)} abandons its weapon.`,
  deployed: (state, { unit }) => `${named(state, unit)} takes up its position.`,
  arrived: (state, { unit }) => `${named(state, unit)} comes on.`,
  breakdown: (state, { unit, runs, was }) =>
    runs
      ? `${named(state, unit)} ${was ? 'runs on' : 'gets going again'}.`
      : `${named(state, unit)} ${was ? 'bogs or breaks down' : 'is still stopped'}.`,
  'got-out': (state, { unit, men }) =>
    `${several(men, 'man', 'men')} of ${nameOf(state, unit)} get out of the wreck.`,
  'sniper-withdrew': (state, { unit }) => `${named(state, unit)} is cut off and looks for a way home.`,
}
