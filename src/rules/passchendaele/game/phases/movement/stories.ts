import { farAlong, type Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { shapeGapToPoint } from '#kernel/geometry/shape.ts'
import { capitalised, inchesLong, several, words } from '#kernel/words.ts'
import { placeName } from '../../../place-names.ts'
import { fieldOf } from '../../../scenarios/field.ts'
import { type Area, centreOf } from '../../../scenarios/table.ts'
import { fromInches, toInches } from '../../../tables/index.ts'
import { type Status, sideIndex } from '../../../vocabulary.ts'
import { middleOf } from '../../moments.ts'
import type { HowMoved } from '../../moves/fates.ts'
import { deedOf, itsUnit, nameOf } from '../../names.ts'
import type { Fate, Stands, State } from '../../state.ts'
import type { Pages } from '../../story-page.ts'
import { unitNamed } from '../../units.ts'

export interface MovementShapes {
  moved: {
    readonly unit: string
    readonly how: HowMoved
    readonly to: readonly Stands[]
    readonly left: readonly { readonly base: string; readonly fate: Fate }[]
  }
  /** PA-MOVE-22: friends behind it left no room. */
  jammed: { readonly unit: string; readonly status: Status }
  /** PA-MOVE-23: they had no way back, the others of the unit had. */
  'bases-surrendered': { readonly unit: string; readonly bases: readonly string[] }
}

/** What it does, and how much that matters. */
const MOVES: Readonly<Record<HowMoved, { readonly does: string; readonly weight: number }>> = {
  advance: { does: 'advances', weight: 2 },
  retreat: { does: 'retreats', weight: 2.5 },
  countermarch: { does: 'countermarches', weight: 2 },
  'fall-back': { does: 'falls back', weight: 3.2 },
  slip: { does: 'slips through the enemy', weight: 3 },
  consolidation: { does: 'steps onto the ground won', weight: 2.5 },
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

const countOf = (left: MovementShapes['moved']['left'], wanted: Fate): number =>
  left.filter(({ fate }) => fate === wanted).length

export const MOVEMENT_STORIES: Pages<MovementShapes> = {
  moved: {
    line(state, { unit, how, to, left }) {
      const [gone] = left
      const off = gone ? `; ${several(left.length, 'base')} ${words(gone.fate)}` : ''
      const place = to[0]?.centre
      const where = place ? whereTo(state, place, how === 'advance' ? onwardOf(state, unit) : undefined) : ''
      return `${nameOf(state, unit)} ${MOVES[how].does}${where}${off}.`
    },
    weight: ({ how, left }) => (left.length > 0 ? 4 : MOVES[how].weight),
    about: itsUnit,
    loses: ({ left }) => countOf(left, 'lost'),
    deeds({ story, before }) {
      const bases = countOf(story.left, 'broken-through')
      return bases === 0 ? [] : deedOf(before, story, `breaks through: ${several(bases, 'base')}`)
    },
    moments: {
      of({ story, before }) {
        const bases = countOf(story.left, 'broken-through')
        const unit = unitNamed(before, story.unit)
        if (bases === 0 || !unit) return []
        return [
          {
            kind: 'won',
            side: sideIndex(unit.side),
            title: `${unit.name} breaks through`,
            facts: [{ label: 'Off the far edge', value: several(bases, 'base') }],
            unit: unit.id,
            ...middleOf(unit),
          },
        ]
      },
    },
  },
  jammed: {
    line: (state, { unit, status }) =>
      `${nameOf(state, unit)} is jammed among its own men and drops to ${status}.`,
    weight: () => 3.5,
    about: itsUnit,
  },
  'bases-surrendered': {
    line: (state, { unit, bases }) =>
      `${capitalised(several(bases.length, 'base'))} of ${nameOf(state, unit)} ${bases.length === 1 ? 'has' : 'have'} no way back and ${bases.length === 1 ? 'surrenders' : 'surrender'}.`,
    weight: () => 4.5,
    about: itsUnit,
    loses: ({ bases }) => bases.length,
    deeds: ({ story, before }) =>
      deedOf(before, story, `loses ${several(story.bases.length, 'base')} that surrender`),
  },
}
