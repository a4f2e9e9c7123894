import type { Point } from '#kernel/geometry/point.ts'
import { capitalised, spelled } from '#kernel/words.ts'
import type { ShownMoment } from '#screen/results.ts'
import { type SideName, sideIndex } from '../vocabulary.ts'
import { HOLDER_WORDS } from '../wording.ts'
import { lostBases } from './scoring.ts'
import type { State, Unit } from './state.ts'
import { unitNamed } from './units.ts'

/** The middle of where a unit stands. */
export const middleOf = (unit: Unit | undefined): Pick<ShownMoment, 'places'> => {
  const bases = unit?.bases ?? []
  if (bases.length === 0) return {}
  const mean = (of: (at: Point) => number): number =>
    Math.round(bases.reduce((sum, { centre }) => sum + of(centre), 0) / bases.length)
  return { places: [{ x: mean(({ x }) => x), y: mean(({ y }) => y) }] }
}

/** "9 of 41 bases" */
const lostSoFar = (state: State, side: SideName): string => {
  const lost = Object.values(lostBases(state, side)).reduce((sum, count) => sum + count, 0)
  const all = state.units.reduce((sum, unit) => sum + (unit.side === side ? unit.strength : 0), 0)
  return `${lost} of ${all} bases`
}

/** A unit is no more. */
export const unitLost = (
  { before, after }: { readonly before: State; readonly after: State },
  id: string,
  title: string,
  facts: NonNullable<ShownMoment['facts']> = [],
): ShownMoment => {
  const unit = unitNamed(before, id)
  const side = unit?.side ?? 'entente'
  const strength = spelled(unit?.strength ?? 0)
  return {
    kind: 'lost',
    side: sideIndex(side),
    title,
    text: capitalised(HOLDER_WORDS[side].replace(/^the /, '')),
    facts: [
      ...facts,
      { label: 'Bases lost', value: `${strength} of ${strength}` },
      { label: 'Its side has lost', value: lostSoFar(after, side) },
    ],
    unit: id,
    ...middleOf(unit),
  }
}
