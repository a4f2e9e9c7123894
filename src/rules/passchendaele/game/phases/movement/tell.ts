import { several, words } from '../../../../../kernel/words.ts'
import { toInches } from '../../../tables/index.ts'
import { type Lines, nameOf } from '../../stories/words.ts'
import type { MovementStory } from './story.ts'

const MOVE_WORDS: Readonly<Record<MovementStory['how'], string>> = {
  advance: 'advances',
  retreat: 'retreats',
  countermarch: 'countermarches',
  'fall-back': 'falls back',
  slip: 'slips through the enemy',
  consolidation: 'steps onto the ground won',
}

/** Inches to one decimal. */
const tenths = (length: number): number => Math.round(toInches(length) * 10) / 10

export const MOVEMENT_LINES: Lines<MovementStory> = {
  moved: (state, { unit, how, to, left }) => {
    const [gone] = left
    const away = gone ? `; ${several(left.length, 'base')} ${words(gone.fate)}` : ''
    const place = to[0]?.centre
    const at = place ? ` to ${tenths(place.x)}, ${tenths(place.y)}` : ''
    return `${nameOf(state, unit)} ${MOVE_WORDS[how]}${at}${away}.`
  },
}
