import { farAlong, type Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { shapeGapToPoint } from '#kernel/geometry/shape.ts'
import { capitalised, inchesLong, several, words } from '#kernel/words.ts'
import { placeName } from '../../../place-names.ts'
import { fromInches, toInches } from '../../../tables/index.ts'
import { centreOf, fieldOf } from '../../board/field.ts'
import type { Area, State } from '../../state.ts'
import { type Lines, nameOf } from '../../stories/words.ts'
import { unitNamed } from '../../units.ts'
import type { MovedStory, MovementStory } from './story.ts'

const MOVE_WORDS: Readonly<Record<MovedStory['how'], string>> = {
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

/** " into Langemarck", " up to Marcoing", " to within 1.5 inches of the Front Line", " to 20, 12"; what an advance has left behind is not named. */
const whereTo = ({ table }: State, place: Point, onward: Heading | undefined): string => {
  const isLeft = (area: Area): boolean =>
    onward !== undefined && farAlong(onward, centreOf(area.outline)) < farAlong(onward, place)
  const [nearest] = fieldOf(table)
    .patches.filter(({ area, shape }) => !isLeft(area) || shapeGapToPoint(shape, place) === 0)
    .map(({ area, shape }) => ({ name: placeName(area.name), far: shapeGapToPoint(shape, place) }))
    .sort((one, other) => one.far - other.far)
  if (!nearest || nearest.far > NEAR) return ` to ${tenths(place.x)}, ${tenths(place.y)}`
  const name = /Line$/.test(nearest.name) ? `the ${nearest.name}` : nearest.name
  if (nearest.far === 0) return ` into ${name}`
  const far = tenths(nearest.far)
  return far === 0 ? ` up to ${name}` : ` to within ${inchesLong(far)} of ${name}`
}

const onwardOf = (state: State, id: string): Heading | undefined => {
  const unit = unitNamed(state, id)
  return unit && state.table.enemy[unit.side]
}

export const MOVEMENT_LINES: Lines<MovementStory> = {
  moved: (state, { unit, how, to, left }) => {
    const [gone] = left
    const off = gone ? `; ${several(left.length, 'base')} ${words(gone.fate)}` : ''
    const place = to[0]?.centre
    return `${nameOf(state, unit)} ${MOVE_WORDS[how]}${place ? whereTo(state, place, how === 'advance' ? onwardOf(state, unit) : undefined) : ''}${off}.`
  },
  jammed: (state, { unit, status }) =>
    `${nameOf(state, unit)} is jammed among its own men and drops to ${status}.`,
  'bases-surrendered': (state, { unit, bases }) =>
    `${capitalised(several(bases.length, 'base'))} of ${nameOf(state, unit)} ${bases.length === 1 ? 'has' : 'have'} no way back and ${bases.length === 1 ? 'surrenders' : 'surrender'}.`,
}
