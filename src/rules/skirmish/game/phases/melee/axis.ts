import { bearing, direction, HALF, type Heading, turned } from '#kernel/geometry/angle.ts'
import { middleOf, type Point } from '#kernel/geometry/point.ts'
import { LEAST_AXIS } from '../../../tables/table-top.ts'
import type { Side } from '../../../vocabulary.ts'
import { otherSide } from '../../sides.ts'
import type { Melee, State } from '../../state.ts'
import { forward, unitNamed } from '../../units.ts'
import { menInvolved } from './involved.ts'

const NOWHERE: Point = { x: 0, y: 0 }

/** The charges of the winners less those of the losers, each a step of length 1. */
const sumOfCharges = (state: State, { charges }: Melee, loser: Side): Point =>
  charges.reduce((sum, { by, heading }) => {
    const step = direction(heading)
    const sign = unitNamed(state, by)?.side === loser ? -1 : 1
    return { x: sum.x + sign * step.x, y: sum.y + sign * step.y }
  }, NOWHERE)

const middleOfMen = (state: State, melee: Melee, side: Side): Point | undefined => {
  const men = menInvolved(state, melee, side)
  return men.length === 0 ? undefined : middleOf(men.map(({ figure }) => figure.at))
}

/**
 * SK-MEL-28: which way a side goes back if it loses the round, and the winners after it: driven on along the charges made, or from
 * man to man where these cancel out. Asked before the dice, so that it does not matter who falls.
 */
export const axisOf = (state: State, melee: Melee, loser: Side): Heading => {
  const { x, y } = sumOfCharges(state, melee, loser)
  if (x * x + y * y >= LEAST_AXIS * LEAST_AXIS) return bearing(NOWHERE, { x, y })
  const winners = middleOfMen(state, melee, otherSide(loser))
  const losers = middleOfMen(state, melee, loser)
  const coincide = winners?.x === losers?.x && winners?.y === losers?.y
  return winners && losers && !coincide ? bearing(winners, losers) : turned(forward(loser), HALF)
}
