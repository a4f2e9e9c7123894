import { percent } from '#kernel/chance/random.ts'
import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { PASS } from '../../forms.ts'
import { isCourse } from '../../moves/course.ts'
import { notOrderable, openUnits } from '../../moves/open.ts'
import type { Play } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import type { State } from '../../state.ts'
import { unitNamed } from '../../units.ts'
import { beginCharge, chargeRefusal, DECLARE, hasCharge, sampledCharge } from '../charge/declaring.ts'
import type { Page } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'
import { bringOn, compulsoryMoves, putDownSurvivors, throwForBreakdown } from './before.ts'
import { carryOut } from './carry-out.ts'
import { courseOf, MOVES } from './planning.ts'
import { sampledMove } from './sampling.ts'

type Phase = PhaseOf<'movement'>

const ORDERS = [DECLARE, ...MOVES, PASS] as const

export const beginMovement = (play: Play): void => {
  const side = play.state.first ?? play.state.scenario.attacker
  pushPhase(play, { name: 'movement', side, step: 'survivors', last: false })
}

const isAsked = (state: State, { step, side }: Phase): boolean =>
  (step === 'charges' || step === 'moves') && openUnits(state, side).length > 0

/** SK 4: steps (a) and (b), which ask nobody; then charges if there are any to declare. */
const goOnWith = (play: Play, phase: Phase): void => {
  const { side, step } = phase
  if (step === 'survivors') {
    putDownSurvivors(play, side)
    compulsoryMoves(play, side)
    throwForBreakdown(play, side)
    bringOn(play, side)
    replacePhase(play, { ...phase, step: hasCharge(play.state, side) ? 'charges' : 'moves' })
    return
  }
  if (step === 'charges' && !hasCharge(play.state, side)) {
    replacePhase(play, { ...phase, step: 'moves' })
    return
  }
  if (!isAsked(play.state, phase)) endPart(play, phase)
}

const endPart = (play: Play, { side, last }: Phase): void => {
  if (last) popPhase(play)
  else replacePhase(play, { name: 'movement', side: otherSide(side), step: 'survivors', last: true })
}

/** SK 4, phase 4 */
export const MOVEMENT: Page<'movement', typeof ORDERS> = {
  orders: ORDERS,
  pending: (state, phase) => (isAsked(state, phase) ? [phase.side] : []),
  prompt: (_, { step }) =>
    step === 'charges' ? 'Declare a charge, or begin to move your units.' : 'Order your units one by one.',
  check(state, phase, side, order) {
    if (order.kind === 'pass') return undefined
    if (order.kind === 'charge') {
      return phase.step === 'charges'
        ? chargeRefusal(state, side, order)
        : refuse(
            'not-now',
            'This is not the moment for that. Charges come before other moves, and there is none to declare now.',
            'SK-SEQ-11',
          )
    }
    const closed = notOrderable(state, side, order.unit)
    if (closed) return closed
    const unit = unitNamed(state, order.unit)
    const course = unit && courseOf(state, unit, order)
    return !course || isCourse(course) ? undefined : course
  },
  sample(state, phase, side, random) {
    if (phase.step === 'charges' && percent(random, 60)) {
      const charge = sampledCharge(state, side, random)
      if (charge) return charge
    }
    return percent(random, 5) ? { kind: 'pass' } : sampledMove(state, side, random)
  },
  act(play, phase, side, order) {
    if (order.kind === 'pass') {
      endPart(play, phase)
      return
    }
    if (order.kind === 'charge') {
      beginCharge(play, side, order)
      return
    }
    // SK-SEQ-06: the first order of step (d) closes step (c).
    if (phase.step === 'charges') replacePhase(play, { ...phase, step: 'moves' })
    const unit = unitNamed(play.state, order.unit)
    const course = unit && courseOf(play.state, unit, order)
    if (course && isCourse(course)) carryOut(play, order.unit, order.kind, course)
  },
  resume: goOnWith,
}
