import { angleBetween, bearing, type Heading, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { middleOf, minus, type Point } from '#kernel/geometry/point.ts'
import type { Span } from '#kernel/geometry/span.ts'
import { placesFrom } from '#table/template.ts'
import { SPACING } from '../../tables/organisation.ts'
import { CREW_APART, CREW_BEHIND, fromInches, TRENCH_SPACING } from '../../tables/table-top.ts'
import type { Trench } from '../field.ts'
import type { Unit } from '../state.ts'
import { nearestOn, pointOn } from './centreline.ts'

/** How a unit stands. */
export type Stance = Pick<
  Unit,
  'position' | 'facing' | 'formation' | 'mounted' | 'weapon' | 'vehicle' | 'inside' | 'limbered'
>

/** SK-GEN-23: places of a rank, from the middle outward and right before left; right is positive. */
const rankPlaces = (count: number, apart: number): readonly number[] => {
  const places: number[] = []
  const isOdd = count % 2 === 1
  if (isOdd) places.push(0)
  for (let off = isOdd ? 1 : 0.5; places.length < count; off++) places.push(off * apart, -off * apart)
  return places
}

/** SK-GEN-20: beside a weapon in a trench, 1 right, 1 left, 2 right and so on. */
const besideModel = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (Math.floor(i / 2) + 1) * (i % 2 === 0 ? 1 : -1))

/** SK-GEN-11: two files, filled from the front and the left one first; the mean of all is the middle. */
const columnPlaces = (count: number, apart: number): readonly Point[] => {
  const places = Array.from({ length: count }, (_, i) => ({
    x: ((i % 2) - 0.5) * apart,
    y: -Math.floor(i / 2) * apart,
  }))
  const mean = middleOf(places)
  return places.map((place) => minus(place, mean))
}

/** Whether right, for one who looks along a heading, is on along the trench from its first end. */
export const rightIsOn = (line: readonly Point[], along: number, facing: Heading): boolean => {
  const a = pointOn(line, along - 1)
  const b = pointOn(line, along + 1)
  return angleBetween(bearing(a, b), turned(facing, QUARTER)) <= QUARTER
}

/** The trench a unit is in, and how far it goes on either side of it. */
export interface InStretch extends Pick<Trench, 'line'> {
  readonly open: Span
}

/** SK-GEN-11, SK-GEN-23: along the centreline; where the trench ends the rank slides along it until it fits. */
const trenchPlaces = (
  { line, open }: InStretch,
  { position, facing, weapon }: Stance,
  count: number,
): readonly Point[] => {
  const { along } = nearestOn(line, position)
  const apart = fromInches(TRENCH_SPACING)
  const steps = weapon === null ? rankPlaces(count, apart) : besideModel(count).map((place) => place * apart)
  const offsets = rightIsOn(line, along, facing) ? steps : steps.map((step) => -step)
  const low = Math.min(0, ...offsets)
  const high = Math.max(0, ...offsets)
  const slid = Math.max(open.from - low, Math.min(along, open.to - high))
  return offsets.map((offset) => pointOn(line, slid + offset))
}

const crewBehind = (weapon: NonNullable<Unit['weapon']>): number => {
  if (weapon === 'wagon') return CREW_BEHIND.wagon
  return weapon === 'heavy-gun' || weapon === 'howitzer' ? CREW_BEHIND.heavy : CREW_BEHIND.usual
}

/** The places of a unit's figures in the order of its roster, as SK-GEN-11, SK-GEN-20 and SK-GEN-22 lay them. */
export const placesOf = (stance: Stance, count: number, trench: InStretch | undefined): readonly Point[] => {
  const { position, facing, formation, mounted, weapon, vehicle, inside } = stance
  if (vehicle || inside !== null) return Array.from({ length: count }, () => position)
  if (trench) return trenchPlaces(trench, stance, count)
  if (weapon !== null) {
    const behind = fromInches(crewBehind(weapon))
    const placeAt = placesFrom(position, facing)
    return rankPlaces(count, fromInches(CREW_APART)).map((right) => placeAt(right, -behind))
  }
  const apart = fromInches(SPACING[mounted ? 'mounted' : 'foot'][formation])
  const placeAt = placesFrom(position, facing)
  if (formation === 'column') return columnPlaces(count, apart).map(({ x, y }) => placeAt(x, y))
  return rankPlaces(count, apart).map((right) => placeAt(right, 0))
}
