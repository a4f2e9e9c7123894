import { eastward, type Heading, northward } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { CAVALRY_IN_THE_OPEN, fromInches } from '../../tables/index.ts'
import { groundAt } from '../board/ground.ts'
import type { Base, State, Unit } from '../state.ts'
import type { Move } from './move.ts'

/** How finely the ground under a riding base is looked at, in inches. */
const STEP = 0.05

/** How far an allowance carries a base along a straight path. Cavalry gains in open countryside (PA-MOVE-19). */
export const reachOf = (
  state: State,
  unit: Unit,
  from: Point,
  heading: Heading,
  allowance: number,
): number => {
  if (unit.troop !== 'cavalry') return allowance
  const step = fromInches(STEP)
  const east = eastward(heading)
  const north = northward(heading)
  let gone = 0
  let left = allowance
  while (left > 0) {
    const middle = gone + step / 2
    const under = { x: from.x + middle * east, y: from.y + middle * north }
    const times = groundAt(state, under, unit.side) === 'open-countryside' ? CAVALRY_IN_THE_OPEN : 1
    const cost = step / times
    if (cost > left) return gone + left * times
    gone += step
    left -= cost
  }
  return gone
}

/** What part of an allowance a straight path of this length uses up. */
export const costOf = (state: State, unit: Unit, from: Point, heading: Heading, length: number): number => {
  if (unit.troop !== 'cavalry') return length
  const step = fromInches(STEP)
  const east = eastward(heading)
  const north = northward(heading)
  let cost = 0
  for (let gone = 0; gone < length; gone += step) {
    const part = Math.min(step, length - gone)
    const middle = gone + part / 2
    const under = { x: from.x + middle * east, y: from.y + middle * north }
    cost += groundAt(state, under, unit.side) === 'open-countryside' ? part / CAVALRY_IN_THE_OPEN : part
  }
  return cost
}

/** How far the allowance of a move carries a base. */
export const reachOfMove = ({ state, unit, inches }: Move, base: Base, heading: Heading): number =>
  reachOf(state, unit, base.centre, heading, fromInches(inches))
