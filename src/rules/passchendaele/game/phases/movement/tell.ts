import type { Point } from '../../../../../kernel/geometry/point.ts'
import type { Rectangle } from '../../../../../kernel/geometry/rectangle.ts'
import { inchesLong, several, words } from '../../../../../kernel/words.ts'
import { placeName } from '../../../place-names.ts'
import { fromInches, toInches } from '../../../tables/index.ts'
import type { State } from '../../state.ts'
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

/** Farther than this from anything that has a name, a place is told by its measures. */
const NEAR = fromInches(6)

/** How far a point is from a piece of ground, 0 within it. */
const away = ({ x1, x2, y1, y2 }: Rectangle, { x, y }: Point): number =>
  Math.hypot(Math.max(x1 - x, 0, x - x2), Math.max(y1 - y, 0, y - y2))

/** " into Langemarck", " to within 1.5 inches of the Front Line", " to 20, 12" */
const whereTo = ({ table }: State, place: Point): string => {
  const [nearest] = table.areas
    .map((area) => ({ name: placeName(area.name), far: away(area, place) }))
    .sort((one, other) => one.far - other.far)
  if (!nearest || nearest.far > NEAR) return ` to ${tenths(place.x)}, ${tenths(place.y)}`
  const name = /Line$/.test(nearest.name) ? `the ${nearest.name}` : nearest.name
  return nearest.far === 0 ? ` into ${name}` : ` to within ${inchesLong(tenths(nearest.far))} of ${name}`
}

export const MOVEMENT_LINES: Lines<MovementStory> = {
  moved: (state, { unit, how, to, left }) => {
    const [gone] = left
    const off = gone ? `; ${several(left.length, 'base')} ${words(gone.fate)}` : ''
    const place = to[0]?.centre
    return `${nameOf(state, unit)} ${MOVE_WORDS[how]}${place ? whereTo(state, place) : ''}${off}.`
  },
}
