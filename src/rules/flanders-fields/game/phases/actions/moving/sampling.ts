import { fair, oneOf, percent, type Random } from '#kernel/chance/random.ts'
import { along, HALF, turned } from '#kernel/geometry/angle.ts'
import { minus, squaredDistance } from '#kernel/geometry/point.ts'
import { fromCm } from '../../../../tables/index.ts'
import type { Side } from '../../../../vocabulary.ts'
import { asOneBody } from '../../../moves/body.ts'
import { freeStands, type Wishes } from '../../../moves/company.ts'
import { goingOf } from '../../../moves/mover.ts'
import type { Stand, State } from '../../../state.ts'
import type { ActionsPhase } from '../../shapes.ts'
import { courseOfMove, isMoveCourse, type MoveOrder, moveOrder } from './courses.ts'

const TRIES = 3
/** Hundredths of a degree to either side of straight ahead. */
const WIDEST = 6000
const NEAR = fromCm(20)

const ahead = (side: Side): number => (side === 'attacker' ? 0 : HALF)

const shifted = (state: State, stands: readonly Stand[], random: Random, share: number): Wishes => {
  const [first] = stands
  const { distance } = first ? goingOf(state, first)('cross-country') : { distance: 0 }
  const most = Math.max(1, Math.floor(distance * share))
  const back = percent(random, 10) ? HALF : 0
  const way = turned(ahead(first?.side ?? 'attacker') + back, fair(random, 2 * WIDEST) - WIDEST)
  const from = { x: 0, y: 0 }
  return asOneBody(stands, { shift: minus(along(from, way, fair(random, most)), from), wheel: 0 })
}

/** The nearest enemies straight at whom the stands go. */
const charge = (state: State, stands: readonly Stand[], random: Random): Wishes | undefined => {
  const one = oneOf(random, stands)
  if (!one) return undefined
  let target: Stand | undefined
  let least = NEAR * NEAR
  for (const other of state.stands) {
    if (other.side === one.side) continue
    const far = squaredDistance(one.centre, other.centre)
    if (far >= least) continue
    least = far
    target = other
  }
  return target && new Map([[one.id, { path: [target.centre], heading: one.heading, target: target.id }]])
}

/** A move that may be made: forward as one body as a rule, at an enemy who is near, or on the spot. */
export const sampleMove = (
  state: State,
  phase: ActionsPhase,
  random: Random,
): ReturnType<typeof moveOrder> | undefined => {
  const stands = freeStands(state, phase.unit)
  if (stands.length === 0) return undefined
  const allowed = (order: MoveOrder): boolean => isMoveCourse(courseOfMove(state, phase, order))
  if (percent(random, 40)) {
    const wishes = charge(state, stands, random)
    const order = wishes && moveOrder(wishes)
    if (order && allowed(order)) return order
  }
  for (let i = 0; i < TRIES; i++) {
    const order = moveOrder(shifted(state, stands, random, 1 / (i + 1)))
    if (allowed(order)) return order
  }
  return undefined
}
