import { distance, type Point } from '../../../kernel/geometry/point.ts'
import { recentMemo } from '../../../kernel/memo.ts'
import { nearestOn } from '../game/board/centreline.ts'
import { coverInside, groundCover, linearCover } from '../game/board/cover.ts'
import { houseNamed } from '../game/board/ground.ts'
import { sightlines } from '../game/board/sight.ts'
import { fieldOf } from '../game/field.ts'
import { distanceToUnit } from '../game/moves/obstacles.ts'
import { trenchAt } from '../game/moves/trench-ways.ts'
import type { State, Unit } from '../game/state.ts'
import { fromInches, SIGHT, toInches } from '../tables/table-top.ts'
import { COVERS, type Cover } from '../vocabulary.ts'
import type { Exposure } from './fire-power.ts'

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

/** The cover a unit has at a place from fire from another. */
export const coverAt = (state: State, unit: Unit, stance: Stance, from: Point): Cover => {
  const house = stance.inside === null ? undefined : houseNamed(state, stance.inside)
  if (house) return coverInside(house)
  if (stance.trench) return 'trench'
  const ground = groundCover(state, { ...unit, inside: null, trench: null }, stance.at, stance.prone)
  const isByLine = fieldOf(state.scenario).lines.some(
    ({ kind, line }) => kind !== 'wire' && nearestOn(line, stance.at).off <= NEAR_LINE,
  )
  return isByLine ? better(ground, linearCover(state, from, stance.at)) : ground
}

export const exposureAt = (state: State, unit: Unit, stance: Stance, from: Point): Exposure => ({
  cover: coverAt(state, unit, stance, from),
  prone: stance.prone,
  figures: unit.figures.length,
  skirmish: stance.skirmish,
  enfilade: false,
})

/** Lines of sight between the places one unit might take and another where it stands. */
export const eyesBetween = (
  state: State,
  unit: Unit,
  other: Unit,
  places: readonly Point[],
): ((p: Point) => boolean) => {
  const obstructed = sightlines(state, { by: unit, at: other }, [...places, other.position])
  return (p) => obstructed(p, other.position) === undefined
}

/** Inches from a place to a unit. */
export const inchesTo = (state: State, unit: Unit, p: Point): number =>
  toInches(distanceToUnit(state, unit, p))

const nearnessOf = recentMemo((units: State['units']) => ({ known: new Map<string, number>(), units }))

/** The more of ours an enemy could fire at, and the nearer they are, the less falls on one. */
export const shareOf = (state: State, enemy: Unit, unit: Unit, inches: number): number => {
  const { known } = nearnessOf(state.units)
  const key = `${enemy.id} ${unit.id}`
  let others = known.get(key)
  if (others === undefined) {
    others = 0
    for (const other of state.units) {
      if (other.side === enemy.side || other.id === unit.id || other.where !== 'table') continue
      if (other.routedIn !== null || other.vehicle || other.figures.length < 2) continue
      const far = toInches(distance(other.position, enemy.position))
      if (far <= 36) others += 1 / (far + 6)
    }
    known.set(key, others)
  }
  const own = 1 / (inches + 6)
  return own / (own + others)
}
