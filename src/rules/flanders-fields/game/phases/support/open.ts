import type { Side } from '../../../vocabulary.ts'
import { type Ordered, orderable } from '../../commanders.ts'
import type { Battalion, Regiment, State } from '../../state.ts'
import { commandOf, isGone } from '../../units.ts'
import { SUPPORT_STEPS, type SupportPhase, type SupportStep } from '../shapes.ts'

const GUNS: readonly Ordered['kind'][] = ['artillery', 'regimental-mortar', 'battalion-mortar']

export const stepOf = ({ kind }: Ordered): SupportStep => (GUNS.includes(kind) ? 'guns' : 'machine-guns')

const rank = (step: SupportStep): number => SUPPORT_STEPS.indexOf(step)

/** FF-TURN-08: whether the moment for a step of a regiment has not passed. */
export const isStillOpen = (
  { regiment: current, step: at, closed }: SupportPhase,
  regiment: string,
  step: SupportStep,
): boolean => {
  if (closed.includes(regiment)) return false
  return current !== regiment || rank(step) >= rank(at)
}

/** The phase once a regiment has come to a step: what lies before it is closed. */
export const comeTo = (phase: SupportPhase, regiment: string, step: SupportStep): SupportPhase => ({
  name: phase.name,
  side: phase.side,
  regiment,
  step,
  closed:
    phase.regiment === null || phase.regiment === regiment ? phase.closed : [...phase.closed, phase.regiment],
})

/** What the regiments can still order. */
export const openUnits = (state: State, phase: SupportPhase, most?: number): readonly Ordered[] =>
  orderable(state, phase.side, null, (ordered) => isStillOpen(phase, ordered.regiment, stepOf(ordered)), most)

/** FF-ORD-06: a battalion whose commander can be given the marker. */
export const mayHaveStaff = (state: State, regiment: Regiment, battalion: Battalion): boolean =>
  battalion.regiment === regiment.id &&
  commandOf(state, battalion.id) !== undefined &&
  !isGone(state, battalion)

/** FF-CMD-07: regiments that still have their staff to give. */
export const staffToGive = (state: State, { side, regiment }: SupportPhase): readonly Regiment[] =>
  regiment !== null
    ? []
    : state.regiments.filter(
        (one) =>
          one.side === side &&
          !one.staffGiven &&
          commandOf(state, one.id) !== undefined &&
          state.battalions.some((battalion) => mayHaveStaff(state, one, battalion)),
      )

const hasMissions = ({ scenario, armies }: State, side: Side): boolean =>
  scenario.period === 'late' && armies[side].airMissions > 0

/** FF-AIR-01: regiments that can call for aircraft. */
export const airCallers = (state: State, phase: SupportPhase): readonly Regiment[] =>
  hasMissions(state, phase.side)
    ? state.regiments.filter(
        ({ id, side, airCalled }) =>
          side === phase.side &&
          !airCalled &&
          commandOf(state, id) !== undefined &&
          isStillOpen(phase, id, 'air'),
      )
    : []

export const isAnythingLeft = (state: State, phase: SupportPhase): boolean =>
  staffToGive(state, phase).length > 0 ||
  airCallers(state, phase).length > 0 ||
  openUnits(state, phase, 1).length > 0
