import { farApart, standingAt } from '#kernel/geometry/footprint.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { fromCm, SHELTER_SHIFT } from '../../../tables/index.ts'
import { cutsInto, cutsIntoShape, staysOnTable } from '../../board/cutting.ts'
import { trenchAt } from '../../board/ground.ts'
import { type Field, fieldOf } from '../../field.ts'
import type { Stand, State } from '../../state.ts'

/** How finely places are tried. */
const ALONG = fromCm(0.1)
const ACROSS = fromCm(0.5)

const isFree = (state: State, field: Field, stand: Stand, centre: Point): boolean => {
  const there = standingAt(stand, centre, stand.heading)
  if (!staysOnTable({ width: field.width, depth: field.length }, there)) return false
  if (field.wire.some(({ shape }) => cutsIntoShape(shape, there))) return false
  const hinders = (other: Stand | State['blockHouses'][number]): boolean =>
    !farApart(there, other, 0) && cutsInto(there, other)
  return !(
    state.stands.some((other) => other.id !== stand.id && !other.below && hinders(other)) ||
    state.blockHouses.some(hinders)
  )
}

/** The places along a line, so far from its start as they come. */
const placesAlong = (line: readonly Point[]): readonly Point[] => {
  const places: Point[] = []
  for (let i = 1; i < line.length; i++) {
    const from = line[i - 1]
    const to = line[i]
    if (!from || !to) continue
    const steps = Math.ceil(distance(from, to) / ALONG)
    for (let step = 0; step <= steps; step++) {
      const part = steps === 0 ? 0 : step / steps
      places.push({
        x: Math.round(from.x + (to.x - from.x) * part),
        y: Math.round(from.y + (to.y - from.y) * part),
      })
    }
  }
  return places
}

/** Places about a point, those in one strong point. */
const placesAbout = ({ patches }: Field, centre: Point): readonly Point[] => {
  const patch = patches.find(({ kind, shape }) => kind === 'strong-point' && shapeHolds(shape, centre))
  if (!patch) return []
  const most = fromCm(SHELTER_SHIFT)
  const places: Point[] = []
  for (let x = -most; x <= most; x += ACROSS)
    for (let y = -most; y <= most; y += ACROSS) {
      const place = { x: centre.x + x, y: centre.y + y }
      if (shapeHolds(patch.shape, place)) places.push(place)
    }
  return places
}

/** FF-DUG-04: its own place, or the nearest that is free along the same trench, or inside the same strong point. */
export const placeToComeUp = (state: State, stand: Stand): Point | undefined => {
  const { centre } = stand
  const field = fieldOf(state.scenario)
  if (isFree(state, field, stand, centre)) return centre
  const most = fromCm(SHELTER_SHIFT)
  const inside = placesAbout(field, centre)
  const trench = trenchAt(field, centre)
  const places = inside.length > 0 ? inside : trench ? placesAlong(trench.line) : []
  return places
    .filter((place) => distance(place, centre) <= most)
    .toSorted((one, other) => distance(one, centre) - distance(other, centre) || one.x - other.x)
    .find((place) => isFree(state, field, stand, place))
}
