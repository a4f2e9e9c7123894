import { NO_DICE } from '#kernel/chance/no-dice.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { angleBetween, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { standingAt } from '#kernel/geometry/footprint.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import { recentMemo } from '#kernel/memo.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, flag, form, kind } from '#kernel/procedure/schema.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { moveDirection } from '../../../procedures/move-direction.ts'
import { CONES } from '../../../tables/index.ts'
import type { MovingOrder } from '../../../vocabulary.ts'
import { type Steps, steps } from '../../forms.ts'
import { turnOf } from '../../moves/facing.ts'
import { type Move, moveOf } from '../../moves/move.ts'
import { type PlannedBase, planMove, type Way } from '../../moves/plan.ts'
import { bendRefusal } from '../../moves/skirting.ts'
import { type SlipReason, slipThrough } from '../../moves/slip.ts'
import { mayGoToBridge, straightFor } from '../../moves/to-bridge.ts'
import { cohesionOf, keepsTogether, straightOn, waysOf } from '../../moves/ways.ts'
import type { State, Unit } from '../../state.ts'
import type { PhaseOf } from '../shapes.ts'
import { turnRefusal } from '../turning.ts'

export const MOVING = form({ kind: kind('move'), bases: steps(), slip: flag() })
export type Moving = Accepted<typeof MOVING>

/** A unit about to move by order. */
interface Mover {
  readonly state: State
  readonly unit: Unit
  readonly phase: PhaseOf<'move'>
}

/** Where the bases come to stand, or why they cannot. */
type Plan = { readonly bases: readonly PlannedBase[] } | { readonly refusal: Refusal }

/** "29th Division would advance 63° off the enemy's direction: 45° at most". */
const wrongDirection = ({ name }: Unit, order: MovingOrder, angle: number): string => {
  const { from, to } = CONES[order]
  const limit =
    from === 0 ? `${to}° at most` : to === 180 ? `${from}° at least` : `between ${from}° and ${to}°`
  return `${name} would ${order} ${Math.round(angle * 10) / 10}° off the enemy's direction: ${limit}.`
}

/** PA-MOVE-12: why a base may not go that way. */
const headingRefusal = (move: Move, { base, heading }: Way): Refusal | undefined => {
  const { state, unit, order } = move
  const straight = straightFor(order, straightOn(state, unit, order), heading)
  if (mayGoToBridge(move, base, straight, heading)) return undefined
  const angle = toDegrees(angleBetween(heading, state.table.enemy[unit.side]))
  if (!moveDirection.resolve({ order, angle, options: state.options }, NO_DICE, SILENT).legal) {
    return refuse('wrong-direction', wrongDirection(unit, order, angle), 'PA-MOVE-12')
  }
  if (order === 'countermarch' && unit.goal && angleBetween(heading, unit.goal.toward) > QUARTER / 2) {
    return refuse(
      'away-from-objective',
      `The objective of ${unit.name} lies on the other side.`,
      'PA-ORDER-02',
    )
  }
  return undefined
}

/** PA-MOVE-08: some bases to the right, others to the left. */
const goesBothWays = ({ state, unit }: Move, ways: readonly Way[]): boolean => {
  const right = turned(state.table.enemy[unit.side], QUARTER)
  const rightward = ways.filter(({ heading }) => angleBetween(heading, right) < QUARTER)
  return rightward.length > 0 && rightward.length < ways.length
}

const SLIP_MESSAGES: Readonly<Record<Exclude<SlipReason, 'ok'>, string>> = {
  'not-stosstruppen': 'Only storm troops can slip through the enemy.',
  'not-advancing': 'Only an advance can slip through the enemy.',
  'too-far': 'They start too far from the enemy to slip through.',
  'too-short': 'Their move is too short to slip through.',
  'blocked-behind': 'There is no room for them behind the enemy.',
  'nobody-in-the-way': 'There is nobody to slip through.',
}

const WET = 'Impassable ground lies under their way through the enemy.'

const planOf = (move: Move, order: Moving): Plan => {
  const { unit } = move
  const cohesion = cohesionOf(move)
  const ways = waysOf(order.bases, cohesion.usual)
  if (ways !== cohesion.usual) {
    for (const way of ways) {
      const refusal = headingRefusal(move, way) ?? bendRefusal(move, way)
      if (refusal) return { refusal }
    }
  }
  if (move.order === 'countermarch' && goesBothWays(move, ways)) {
    return {
      refusal: refuse('both-ways', 'A countermarch goes either to the left or to the right.', 'PA-MOVE-08'),
    }
  }
  const [first] = ways
  if (order.slip && first) {
    const slip = slipThrough(move, first.base, first.heading)
    if (!slip.place) {
      const reason = slip.reason === 'ok' ? 'nobody-in-the-way' : slip.reason
      const wet = reason === 'blocked-behind' && slip.clause === 'PA-STOSS-07'
      return { refusal: refuse(`slip-${reason}`, wet ? WET : SLIP_MESSAGES[reason], slip.clause) }
    }
    return faced([{ base: first.base, place: slip.place, fate: null }], order.bases, move)
  }
  const bases = planMove(move, ways)
  const places = bases.map(({ place }) => place)
  if (ways !== cohesion.usual && !keepsTogether(move, ways, places, cohesion)) {
    return { refusal: refuse('not-together', `The bases of ${unit.name} would be torn apart.`, 'PA-GEO-07') }
  }
  return faced(bases, order.bases, move)
}

/** PA-GEO-14: turned after the move, all bases together. */
const faced = (bases: readonly PlannedBase[], steps: Steps | undefined, move: Move): Plan => {
  const { state, unit, around } = move
  const facings = (steps ?? []).filter(({ facing, shift }) => facing !== undefined || shift !== undefined)
  if (facings.length === 0) return { bases }
  const left = bases.filter(({ fate }) => !fate).map(({ base, place }) => ({ ...place, id: base.id }))
  const turn = turnOf(state, state.table.enemy[unit.side], around, left, facings)
  if (turn.hindrance) return { refusal: turnRefusal(unit, turn) }
  return {
    bases: bases.map((moved) => {
      const end = turn.to.find(({ base }) => base === moved.base.id)
      return end ? { ...moved, place: standingAt(moved.place, end.centre, end.heading) } : moved
    }),
  }
}

/** Units stand so for one move only: whatever moves next, the list of them is another. */
const plansAmong = recentMemo((_: readonly Unit[]) =>
  recentMemo(
    (order: Moving, { state, unit, phase }: Mover): Plan => planOf(moveOf(state, unit, phase), order),
  ),
)

/**
 * The bases of a unit after its move and its turns, or why it cannot be made so; thought out once for an order that is
 * checked and then carried out.
 */
export const planned = (mover: Mover, order: Moving): Plan => plansAmong(mover.state.units)(order, mover)
