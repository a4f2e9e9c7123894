import type { Refusal } from '#kernel/game/game.ts'
import { angleBetween, direction, HALF, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { fromCm, GAP_NEAR, LENGTH_FORGIVEN, WIRE_GAP_WIDTHS } from '../../tables/index.ts'
import { fieldOf } from '../field.ts'
import { nameOf } from '../names.ts'
import type { Gap, Stand, State, Unit } from '../state.ts'
import { standsOf } from '../units.ts'
import { allWireSteps, gapToStep, touchesStep, type WireStep } from './over-wire.ts'

/** How far a place lies from 2 cm of a belt. */
const offStep = (state: State, { belt, near, far }: WireStep, { x, y }: Point): number => {
  const wire = fieldOf(state.scenario).wire[belt]
  if (!wire) return Number.POSITIVE_INFINITY
  const aside = Math.max(wire.left - x, 0, x - wire.right)
  return Math.max(aside, near - y, 0, y - far)
}

const isCleared = ({ gaps }: State, { belt, near, far }: WireStep, { x }: Point): boolean =>
  gaps.some(
    (gap) =>
      gap.belt === belt &&
      gap.kind === 'cleared' &&
      Math.min(gap.from.y, gap.to.y) <= near &&
      Math.max(gap.from.y, gap.to.y) >= far &&
      Math.abs(gap.from.x - x) < fromCm(1),
  )

/** FF-WIRE-05, FF-WIRE-12: the gap that pioneers clear about a place, or why they cannot. */
const gapOfPioneers = (state: State, unit: Unit, at: Point): Gap | Refusal => {
  const name = nameOf(state, unit.id)
  const steps = allWireSteps(state).filter((step) => !isCleared(state, step, at))
  const step = steps.reduce<WireStep | undefined>(
    (best, one) => (best && offStep(state, best, at) <= offStep(state, one, at) ? best : one),
    undefined,
  )
  if (!step || offStep(state, step, at) > LENGTH_FORGIVEN)
    return refuse('no-wire', 'There is no wire to clear in that place.', 'FF-WIRE-12')
  const workers = standsOf(state, unit.id).filter(
    (stand) => stand.markers === 0 && !stand.below && !stand.water && touchesStep(state, step, stand),
  )
  if (workers.length === 0)
    return refuse('not-touching', `No unsuppressed stand of ${name} touches the wire there.`, 'FF-WIRE-05')
  const near = fromCm(GAP_NEAR) + LENGTH_FORGIVEN
  if (!workers.some((stand) => gapToPoint(stand, at) <= near))
    return refuse(
      'too-far',
      `The gap must be within 3 cm of a stand of ${name} that clears it.`,
      'FF-WIRE-12',
    )
  return {
    belt: step.belt,
    kind: 'cleared',
    from: { x: at.x, y: step.near },
    to: { x: at.x, y: step.far },
    width: fromCm(WIRE_GAP_WIDTHS.pioneers),
  }
}

/** FF-WIRE-12: the base of a tank, prolonged through the belt along whichever of its sides runs more nearly across. */
const gapOfGrapnels = (state: State, tank: Stand): Gap | undefined => {
  const touched = allWireSteps(state)
    .filter((step) => touchesStep(state, step, tank))
    .sort((one, other) => gapToStep(state, one, tank) - gapToStep(state, other, tank))[0]
  const wire = touched && fieldOf(state.scenario).wire[touched.belt]
  if (!touched || !wire || tank.width === undefined) return undefined
  const off = angleBetween(tank.heading, 0)
  const across = Math.min(off, HALF - off) <= QUARTER / 2
  const { x, y } = direction(across ? tank.heading : turned(tank.heading, QUARTER))
  const at = (edge: number): Point => ({
    x: Math.round(tank.centre.x + ((edge - tank.centre.y) * x) / y),
    y: edge,
  })
  return {
    belt: touched.belt,
    kind: 'cleared',
    from: at(wire.near),
    to: at(wire.far),
    width: across ? tank.width : tank.depth,
  }
}

/** FF-WIRE-05, FF-WIRE-06: what a unit clears with an action, or why it clears nothing. */
export const clearedBy = (state: State, unit: Unit, at: Point): Gap | Refusal => {
  if (unit.pioneers) return gapOfPioneers(state, unit, at)
  const name = nameOf(state, unit.id)
  if (unit.tank !== 'british-male' && unit.tank !== 'british-female')
    return refuse(
      'no-tools',
      `${name} has nothing to clear wire with: pioneers and British heavy tanks do it.`,
      'FF-WIRE-05',
    )
  const [tank] = standsOf(state, unit.id)
  if (!tank || tank.markers > 0)
    return refuse('suppressed', `${name} is suppressed and clears no wire.`, 'FF-WIRE-05')
  return (
    gapOfGrapnels(state, tank) ?? refuse('not-touching', `${name} does not touch any wire.`, 'FF-WIRE-12')
  )
}

export const isGap = (answer: Gap | Refusal): answer is Gap => 'belt' in answer
