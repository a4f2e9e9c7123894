import { NO_DICE } from '../../../../kernel/chance/no-dice.ts'
import type { Refusal } from '../../../../kernel/game/game.ts'
import { angleBetween, QUARTER, turned } from '../../../../kernel/geometry/angle.ts'
import { breadthAcross } from '../../../../kernel/geometry/bounds.ts'
import { type Box, standingAt } from '../../../../kernel/geometry/footprint.ts'
import { travelToContact } from '../../../../kernel/geometry/sweep.ts'
import { refuse } from '../../../../kernel/procedure/refusal.ts'
import { SILENT } from '../../../../kernel/procedure/trace.ts'
import { turnHindrance } from '../../../../table/turning.ts'
import { moveDirection } from '../../procedures/move-direction.ts'
import { MINOR_OBSTACLE } from '../../tables/index.ts'
import { fromDegrees, fromInches, toDegrees } from '../board/measures.ts'
import { contactedBy } from '../combat/contact.ts'
import { inContact, turningRoom } from '../moves/facing.ts'
import { type Move, moveOf } from '../moves/move.ts'
import { type PlannedBase, planMove, type Way } from '../moves/plan.ts'
import { type SlipReason, slipThrough } from '../moves/slip.ts'
import { cohesionOf, keepsTogether, type Steps, waysOf } from '../moves/ways.ts'
import type { OrderOf } from '../orders.ts'
import { happen, now, type Play } from '../play.ts'
import { type State, type Unit, unitNamed } from '../state.ts'
import { beginCombat } from './fighting.ts'
import { finishUnit } from './finish.ts'
import { movedEvent } from './moved.ts'
import type { Phase } from './phase.ts'
import { turnRefusal } from './turning.ts'

export type MovePhase = Extract<Phase, { readonly name: 'move' }>

/** PA-MOVE-12: why a base may not go that way. */
const headingRefusal = (
  state: State,
  unit: Unit,
  { order }: MovePhase,
  { heading }: Way,
): Refusal | undefined => {
  const angle = toDegrees(angleBetween(heading, state.table.enemy[unit.side]))
  if (!moveDirection.resolve({ order, angle, options: state.options }, NO_DICE, SILENT).legal) {
    return refuse('wrong-direction', `${unit.name} may not go that way.`, 'PA-MOVE-12')
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
const goesBothWays = (state: State, unit: Unit, ways: readonly Way[]): boolean => {
  const right = turned(state.table.enemy[unit.side], QUARTER)
  const rightward = ways.filter(({ heading }) => angleBetween(heading, right) < QUARTER)
  return rightward.length > 0 && rightward.length < ways.length
}

/** PA-MOVE-13: a way may bend only round something small that bars the straight one. */
const bendRefusal = ({ base, heading }: Way, { around, inches }: Move): Refusal | undefined => {
  const minor = around.closed.some((box) => {
    const contact = travelToContact(base, heading, box)
    const barred = contact !== undefined && contact < fromInches(inches)
    return barred && breadthAcross(box, heading) < fromInches(MINOR_OBSTACLE)
  })
  return minor
    ? undefined
    : refuse('no-minor-obstacle', 'A move bends only round an obstacle under 2 inches wide.', 'PA-MOVE-13')
}

const SLIP_MESSAGES: Readonly<Record<Exclude<SlipReason, 'ok'>, string>> = {
  'not-stosstruppen': 'Only storm troops can slip through the enemy.',
  'not-advancing': 'Only an advance can slip through the enemy.',
  'too-far': 'They start too far from the enemy to slip through.',
  'too-short': 'Their move is too short to slip through.',
  'blocked-behind': 'There is no room for them behind the enemy.',
  'nobody-in-the-way': 'There is nobody to slip through.',
}

/** The bases of a unit after its move and its turns, or why it cannot be made so. */
const planned = (
  state: State,
  unit: Unit,
  phase: MovePhase,
  order: OrderOf<'move'>,
): { readonly bases: readonly PlannedBase[] } | { readonly refusal: Refusal } => {
  const move = moveOf(state, unit, phase)
  const cohesion = cohesionOf(move)
  const ways = waysOf(order.bases, cohesion.usual)
  if (ways !== cohesion.usual) {
    for (const way of ways) {
      const refusal = headingRefusal(state, unit, phase, way) ?? (way.bend && bendRefusal(way, move))
      if (refusal) return { refusal }
    }
  }
  if (phase.order === 'countermarch' && goesBothWays(state, unit, ways)) {
    return {
      refusal: refuse('both-ways', 'A countermarch goes either to the left or to the right.', 'PA-MOVE-08'),
    }
  }
  const [first] = ways
  if (order.slip && first) {
    const slip = slipThrough(move, first.base, first.heading)
    if (!slip.place) {
      const reason = slip.reason === 'ok' ? 'nobody-in-the-way' : slip.reason
      return { refusal: refuse(`slip-${reason}`, SLIP_MESSAGES[reason], 'PA-STOSS-05') }
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

/** PA-GEO-11: turned after the move. */
const faced = (
  bases: readonly PlannedBase[],
  steps: Steps | undefined,
  { state, around }: Move,
): { readonly bases: readonly PlannedBase[] } | { readonly refusal: Refusal } => {
  if (!steps?.some(({ facing }) => facing !== undefined)) return { bases }
  const room = turningRoom(state.table, around)
  const result = [...bases]
  for (const { base: id, facing } of steps) {
    const index = result.findIndex(({ base }) => base.id === id)
    const moved = result[index]
    if (facing === undefined || !moved || moved.fate) continue
    const heading = fromDegrees(facing)
    const comrades = result.filter((other) => other !== moved && !other.fate).map(({ place }) => place)
    const reason = turnHindrance(room, moved.place, heading, comrades)
    if (reason) return { refusal: turnRefusal(reason) }
    result[index] = { ...moved, place: standingAt(moved.place, moved.place.centre, heading) }
  }
  return { bases: result }
}

export const checkMove = (state: State, phase: MovePhase, order: OrderOf<'move'>): Refusal | undefined => {
  const unit = unitNamed(state, phase.unit)
  if (!unit) return refuse('gone', 'That unit is no longer on the table.')
  const named = new Set<string>()
  for (const { base } of order.bases ?? []) {
    if (named.has(base) || !unit.bases.some(({ id }) => id === base)) {
      return refuse('unknown-base', `${unit.name} has no base "${base.slice(0, 60)}" to move so.`)
    }
    named.add(base)
  }
  if (!order.bases?.length && !order.slip) return undefined
  const plan = planned(state, unit, phase, order)
  return 'refusal' in plan ? plan.refusal : undefined
}

/** Steps A6 to A9 for a unit that moves by order. */
export const playMove = (play: Play, phase: MovePhase, order: OrderOf<'move'>): void => {
  const unit = unitNamed(play.start, phase.unit)
  if (!unit) return
  const plan = planned(play.start, unit, phase, order)
  if (!('bases' in plan)) return
  const { bases } = plan
  happen(play, { kind: 'settled' })
  happen(play, movedEvent(unit, order.slip ? 'slip' : phase.order, bases))
  const places = bases.filter(({ fate }) => !fate).map(({ place }) => place)
  if (phase.order === 'advance' && !order.slip && touchesEnemy(play.start, unit, places)) {
    const state = now(play)
    const moved = unitNamed(state, unit.id)
    const contacted = moved ? contactedBy(state, moved) : []
    if (moved && contacted.length > 0) {
      beginCombat(play, moved, contacted)
      return
    }
  }
  finishUnit(play, unit.id, places)
}

const touchesEnemy = (state: State, unit: Unit, places: readonly Box[]): boolean => {
  for (const enemy of state.units) {
    if (enemy.side === unit.side) continue
    for (const base of enemy.bases) for (const place of places) if (inContact(place, base)) return true
  }
  return false
}
