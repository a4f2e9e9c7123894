import { farAlong, type Heading } from '#kernel/geometry/angle.ts'
import { type Box, type Footprint, standingAt } from '#kernel/geometry/footprint.ts'
import { within } from '#kernel/geometry/gap.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { keepsTogether } from '#table/cohesion.ts'
import { anyOverlap, rightOfLine, shifted, spreadShifts } from '#table/spreading.ts'
import type { Surroundings } from '#table/travel.ts'
import { type TurnHindrance, turnHindrance } from '#table/turning.ts'
import { CONTACT, fromInches, INCH, SHIFT_AT_MOST, SHIFT_STEP, toInches } from '../../tables/index.ts'
import type { Facings } from '../forms.ts'
import type { Stands, State } from '../state.ts'
import { partedIn } from './surroundings.ts'
import { widestGap } from './ways.ts'

/** Less than anything on the table is measured by. */
const A_HAIR = 1e-6

/** PA-GEO-05: strictly closer than the limit. */
export const inContact = (a: Footprint, b: Footprint): boolean => within(a, b, CONTACT * INCH - A_HAIR)

/** Why a unit cannot turn so. */
export type NoTurn = TurnHindrance | 'needless-shift' | 'too-wide' | 'torn-apart'

export interface Turn {
  /** Those that turn or shift, as they then stand. */
  readonly to: readonly Stands[]
  /** How far each base shifts to its right along the old front, to the left below 0, in inches. */
  readonly shifts: readonly number[]
  /** The widest of them. */
  readonly spread: number
  readonly hindrance: NoTurn | undefined
}

/** A base of the unit that is to turn, where it stands. */
type Turning = Box & { readonly id: string }

/** Where each base comes to stand, and how far that is to its right along the old front. */
interface Turned {
  readonly place: Box
  readonly shift: number
}

/** PA-GEO-15: the bases spread from the middle outward, as far as it takes. */
const spreadOut = (places: readonly Box[], right: Heading): readonly Turned[] => {
  const line = places.toSorted((a, b) => farAlong(right, a.centre) - farAlong(right, b.centre))
  const shifts = spreadShifts(line, {
    right,
    step: SHIFT_STEP * INCH,
    most: (2 * SHIFT_AT_MOST) / SHIFT_STEP + 1,
  })
  return places.map((place) => shiftedBy(place, right, shifts[line.indexOf(place)] ?? 0))
}

const shiftedBy = (place: Box, right: Heading, shift: number): Turned => ({
  place: shift === 0 ? place : { ...place, centre: shifted(place, right, shift).centre },
  shift,
})

/** PA-GEO-14, PA-GEO-15: all bases turned at once, and shifted as told or else as far as it takes. */
const turnedTogether = (
  enemy: Heading,
  bases: readonly Turning[],
  facings: Facings,
): { readonly ends: readonly Turned[]; readonly hindrance: NoTurn | undefined } => {
  const told = new Map(facings.map((one) => [one.base, one]))
  const places = bases.map((base) => {
    const facing = told.get(base.id)?.facing
    return standingAt(base, base.centre, facing === undefined ? base.heading : fromDegrees(facing))
  })
  const own = facings.some(({ shift }) => shift !== undefined && shift !== 0)
  if (!anyOverlap(places)) {
    const ends = places.map((place) => ({ place, shift: 0 }))
    return { ends, hindrance: own ? 'needless-shift' : undefined }
  }
  const right = rightOfLine(bases, enemy)
  const ends = own
    ? bases.flatMap((base, i) => {
        const place = places[i]
        return place ? [shiftedBy(place, right, fromInches(told.get(base.id)?.shift ?? 0))] : []
      })
    : spreadOut(places, right)
  const tooWide = ends.some(({ shift }) => Math.abs(shift) > SHIFT_AT_MOST * INCH + 1)
  return { ends, hindrance: tooWide ? 'too-wide' : undefined }
}

/** PA-GEO-11, PA-GEO-14, PA-GEO-15: how bases of a unit turn where they stand, all of them or none. */
export const turnOf = (
  state: State,
  enemy: Heading,
  around: Surroundings<Box>,
  bases: readonly Turning[],
  facings: Facings,
): Turn => {
  const { ends, hindrance } = turnedTogether(enemy, bases, facings)
  const places = ends.map(({ place }) => place)
  const shifts = ends.map(({ shift }) => toInches(shift))
  const spread = Math.max(0, ...shifts.map(Math.abs))
  const room = {
    table: state.table,
    enemies: around.enemies,
    taken: [...around.friends, ...around.closed, ...around.bridged],
    inContact,
  }
  const torn =
    spread > 0 &&
    !keepsTogether(bases, places, partedIn(state.table, around.enemies), widestGap(state.options))
  return {
    to: bases.flatMap(({ id, centre, heading }, i) => {
      const place = places[i]
      const same = place?.heading === heading && place.centre.x === centre.x && place.centre.y === centre.y
      return place && !same ? [{ base: id, centre: place.centre, heading: place.heading }] : []
    }),
    shifts,
    spread,
    hindrance: hindrance ?? turnHindrance(room, bases, places) ?? (torn ? 'torn-apart' : undefined),
  }
}
