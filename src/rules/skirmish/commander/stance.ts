import { distance, type Point } from '#kernel/geometry/point.ts'
import { nearestOn } from '../game/board/centreline.ts'
import { coverInside, coverOfGround, linearCover } from '../game/board/cover.ts'
import { houseNamed } from '../game/board/ground.ts'
import { distanceToUnit, isFarOff } from '../game/board/obstacles.ts'
import { trenchAt } from '../game/board/trench-ways.ts'
import { fieldOf } from '../game/field.ts'
import type { State, Unit } from '../game/state.ts'
import { fromInches, SIGHT, toInches } from '../tables/table-top.ts'
import { COVERS, type Cover } from '../vocabulary.ts'

/** How a unit would be at a place. */
export interface Stance {
  readonly at: Point
  readonly prone: boolean
  readonly trench: boolean
  readonly inside: string | null
  readonly moved: boolean
  readonly aimed: boolean
  readonly skirmish: boolean
}

export const stanceOf = (unit: Unit): Stance => ({
  at: unit.position,
  prone: unit.prone,
  trench: unit.trench !== null,
  inside: unit.inside,
  moved: unit.marks.moved,
  aimed: !unit.marks.moved && !unit.marks.turned,
  skirmish: unit.formation === 'skirmish',
})

/** Whether a place lies in the band of a trench. */
export const isTrench = (state: State, p: Point): boolean => trenchAt(state, p, null) !== undefined

const better = (one: Cover, other: Cover): Cover =>
  COVERS.indexOf(other) > COVERS.indexOf(one) ? other : one

const NEAR_LINE = fromInches(SIGHT.behindLinear)

/** What shelters a unit at a place, whoever fires; and whether it is close to a hedge, fence or wall as well. */
export interface Shelter {
  readonly cover: Cover
  readonly byLine: boolean
}

export const shelterAt = (state: State, { at, inside, trench, prone }: Stance): Shelter => {
  const house = inside === null ? undefined : houseNamed(state, inside)
  if (house) return { cover: coverInside(house), byLine: false }
  if (trench) return { cover: 'trench', byLine: false }
  return { cover: coverOfGround(state, at, prone), byLine: isByLine(state, at) }
}

const isByLine = ({ scenario }: State, { x, y }: Point): boolean =>
  fieldOf(scenario).lines.some(
    ({ kind, line, bounds: { x1, y1, x2, y2 } }) =>
      kind !== 'wire' &&
      x >= x1 - NEAR_LINE &&
      x <= x2 + NEAR_LINE &&
      y >= y1 - NEAR_LINE &&
      y <= y2 + NEAR_LINE &&
      nearestOn(line, { x, y }).off <= NEAR_LINE,
  )

/** The cover that one who shelters at a place has from fire from another. */
export const coverFrom = (state: State, { cover, byLine }: Shelter, at: Point, from: Point): Cover =>
  byLine ? better(cover, linearCover(state, from, at)) : cover

/** Inches from a place to a unit. */
export const inchesTo = (state: State, unit: Unit, p: Point): number =>
  toInches(distanceToUnit(state, unit, p))

/** Whether a unit is no farther from a place than so many inches. */
export const isWithin = (state: State, unit: Unit, p: Point, inches: number): boolean =>
  !isFarOff(unit, p, fromInches(inches) + 1) && inchesTo(state, unit, p) <= inches

/** How many others of ours an enemy could fire at, and how near they are. */
export const othersBefore = (state: State, enemy: Unit, unit: Unit): number => {
  let others = 0
  for (const other of state.units) {
    if (other.side === enemy.side || other.id === unit.id || other.where !== 'table') continue
    if (other.routedIn !== null || other.vehicle || other.figures.length < 2) continue
    const far = toInches(distance(other.position, enemy.position))
    if (far <= 36) others += 1 / (far + 6)
  }
  return others
}

/** The more of ours an enemy could fire at, and the nearer they are, the less falls on one. */
export const shareOf = (others: number, inches: number): number => {
  const own = 1 / (inches + 6)
  return own / (own + others)
}
