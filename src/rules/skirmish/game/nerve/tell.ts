import { capitalised, listed } from '#kernel/words.ts'
import { against, FAILURE_WORDS } from '../../wording.ts'
import type { State } from '../state.ts'
import { nameOf } from '../stories/names.ts'
import type { Lines } from '../stories/words.ts'
import type { NerveStory } from './story.ts'

const named = (state: State, id: string): string => capitalised(nameOf(state, id))

export const NERVE_LINES: Lines<NerveStory> = {
  checked: (state, { unit, score, roll, result }) =>
    `${named(state, unit)} ${result === 'pass' ? 'keeps its nerve' : 'loses its nerve'} ${against(roll, score)}.`,
  'checked-together': (state, { units, score, roll, result }) =>
    `${capitalised(listed(units.map((id) => nameOf(state, id))))} ${result === 'pass' ? 'keep their nerve' : 'lose their nerve'} ${against(roll, score)}.`,
  broke: (state, { unit, result }) =>
    result === 'pass' ? '' : `${named(state, unit)} ${FAILURE_WORDS[result].one.toLowerCase()}.`,
  rallied: (state, { unit, score, roll, recovered }) =>
    `${named(state, unit)} ${recovered ? 'rallies' : 'runs on'} ${against(roll, score)}.`,
}
