import { type Ordered, orderable } from '../../commanders.ts'
import type { Battalion, State } from '../../state.ts'
import { BATTALION_STEPS, type BattalionStep, type BattalionsPhase } from '../shapes.ts'
import { maySally } from './shelters.ts'

const STEPS: Readonly<Record<Ordered['kind'], BattalionStep>> = {
  tank: 'tanks',
  'machine-gun': 'machine-guns',
  'block-house': 'machine-guns',
  'battalion-mortar': 'mortars',
  'regimental-mortar': 'mortars',
  artillery: 'mortars',
  'rifle-company': 'companies',
  'cavalry-squadron': 'companies',
  'light-team': 'companies',
}

export const stepOf = ({ kind }: Ordered): BattalionStep => STEPS[kind]

const rank = (step: BattalionStep): number => BATTALION_STEPS.indexOf(step)

/** FF-TURN-09: whether one is ordered in an earlier step than the other. */
export const isBefore = (one: Ordered, other: Ordered): boolean => rank(stepOf(one)) < rank(stepOf(other))

/** FF-TURN-09: a step passed is not returned to. */
export const hasPassed = ({ step }: BattalionsPhase, ordered: Ordered): boolean =>
  rank(stepOf(ordered)) < rank(step)

/** What a battalion can still order, once it has come to this step. */
export const openUnits = (
  state: State,
  phase: BattalionsPhase,
  battalion: string,
  most?: number,
): readonly Ordered[] => {
  const begun = phase.battalion === battalion
  return orderable(state, phase.side, battalion, (ordered) => !(begun && hasPassed(phase, ordered)), most)
}

/** FF-DUG-02: its platoons that can still try to leave their shelters. */
export const sheltered = (state: State, phase: BattalionsPhase, battalion: string): readonly string[] =>
  phase.battalion === battalion && phase.step !== 'shelters'
    ? []
    : state.stands
        .filter(
          (stand) => stand.below && maySally(state, stand, battalion) && !phase.tried.includes(stand.id),
        )
        .map(({ id }) => id)

/** Whether a battalion, begun or not, has anything to do. */
export const hasOrders = (state: State, phase: BattalionsPhase, battalion: string): boolean =>
  openUnits(state, phase, battalion, 1).length > 0 || sheltered(state, phase, battalion).length > 0

const canBegin = (state: State, phase: BattalionsPhase, { id, side, done }: Battalion): boolean =>
  side === phase.side && !done && id !== phase.battalion && hasOrders(state, phase, id)

/** Battalions that can be begun. */
export const battalionsLeft = (state: State, phase: BattalionsPhase): readonly Battalion[] =>
  state.battalions.filter((battalion) => canBegin(state, phase, battalion))

export const isBattalionLeft = (state: State, phase: BattalionsPhase): boolean =>
  state.battalions.some((battalion) => canBegin(state, phase, battalion))
