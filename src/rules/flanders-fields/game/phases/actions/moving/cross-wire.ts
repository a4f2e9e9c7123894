import type { Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { replaced, tellOf } from '#kernel/game/play.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, list, maybe } from '#kernel/procedure/schema.ts'
import { fromCm, pointAt, toCm } from '../../../../tables/index.ts'
import { standRefusal } from '../../../moves/company.ts'
import {
  allWireSteps,
  freeOnWire,
  isAttempt,
  middleLine,
  touchesStep,
  type WireWish,
  wireAttempt,
} from '../../../moves/over-wire.ts'
import { nameOf } from '../../../names.ts'
import { changeStand, moveStand, type Play } from '../../../play.ts'
import { stateWith } from '../../../records.ts'
import { standAt } from '../../../stand-at.ts'
import type { Stand, State } from '../../../state.ts'
import { standsOf, unitNamed } from '../../../units.ts'
import { nobodyMarked } from '../../../zones/movers.ts'
import { at, degrees, id, kind, MOST_STANDS } from '../../forms.ts'
import type { ActionsPhase } from '../../shapes.ts'
import type { Action } from '../action.ts'
import { crossWire } from './at-the-wire.ts'
import { unitRefusal } from './courses.ts'
import { followMove, payForClosingUp } from './move.ts'

const CROSSER = form({ stand: id(), ...at, facing: maybe(degrees()), assault: maybe(id()) })
type Crosser = Accepted<typeof CROSSER>

const FORM = form({ kind: kind('cross-wire'), stands: list(CROSSER, 1, MOST_STANDS) })
type CrossWire = Accepted<typeof FORM>

const wishOf = ({ x, y, facing, assault }: Crosser, stand: Stand): WireWish => ({
  at: pointAt({ x, y }),
  heading: facing === undefined ? stand.heading : fromDegrees(facing),
  target: assault,
})

/** FF-ORD-13, FF-WIRE-13: in 1914 and early 1915 whoever means to cross says so with the order. */
const undeclared = (state: State, { unit: id, wire }: ActionsPhase): Refusal | undefined => {
  const kind = unitNamed(state, id)?.kind
  const bound = kind === 'rifle-company' || kind === 'light-team'
  return !wire && bound && state.scenario.period === 'early' && state.options['early-wire'] !== 'platoon-roll'
    ? refuse(
        'not-declared',
        `${nameOf(state, id)} did not say with its order that it would cross wire.`,
        'FF-ORD-13',
      )
    : undefined
}

const refusalOf = (state: State, phase: ActionsPhase, { stands }: CrossWire): Refusal | undefined => {
  const barred = unitRefusal(state, phase) ?? undeclared(state, phase)
  if (barred) return barred
  let now = state
  const named = new Set<string>()
  for (const crosser of stands) {
    const at = now.stands.findIndex(({ id }) => id === crosser.stand)
    const stand = now.stands[at]
    if (!stand || stand.unit !== phase.unit)
      return refuse(
        'unknown-stand',
        `${nameOf(state, phase.unit)} has no stand "${crosser.stand.slice(0, 60)}" on the table.`,
        'FF-TURN-17',
      )
    if (named.has(stand.id))
      return refuse('twice', `${nameOf(state, stand.id)} is named twice.`, 'FF-TURN-17')
    named.add(stand.id)
    const held = standRefusal(state, stand)
    if (held) return held
    const attempt = wireAttempt(now, stand, wishOf(crosser, stand))
    if (!isAttempt(attempt)) return attempt
    const { centre, heading } = attempt.over.place
    now = stateWith(now, { stands: replaced(now.stands, at, standAt(stand, centre, heading)) })
  }
  return undefined
}

/** FF-WIRE-13: a company that has no action after declaring: whoever touches the wire hangs on it. */
export const hangOnWire = (play: Play, unit: string): void => {
  const steps = allWireSteps(play.state)
  const hung: string[] = []
  for (const stand of standsOf(play.state, unit)) {
    if (stand.wire || stand.below) continue
    const step = steps.find((one) => touchesStep(play.state, one, stand))
    if (!step) continue
    const from = stand.centre.y < middleLine(step) ? 'attacker' : 'defender'
    const at = freeOnWire(play.state, stand, { x: stand.centre.x, y: middleLine(step) })
    if (at) moveStand(play, stand.id, at, stand.heading)
    changeStand(play, stand.id, { wire: { belt: step.belt, step: step.step, from }, column: false })
    hung.push(stand.id)
  }
  if (hung.length > 0) tellOf(play, { kind: 'hung-on-wire', unit, stands: hung })
}

/** Straight over for everybody who touches wire in front of him. */
const sample = (state: State, phase: ActionsPhase, _: Random): CrossWire | undefined => {
  if (unitRefusal(state, phase) || undeclared(state, phase)) return undefined
  const steps = allWireSteps(state)
  if (steps.length === 0) return undefined
  let now = state
  const stands: Crosser[] = []
  for (const [at, stand] of state.stands.entries()) {
    if (stand.unit !== phase.unit || standRefusal(state, stand)) continue
    const step =
      steps.find(({ belt, step: n }) => stand.wire?.belt === belt && stand.wire.step === n) ??
      steps.find((one) => touchesStep(state, one, stand))
    if (!step) continue
    const up = stand.wire ? stand.wire.from === 'attacker' : stand.centre.y < step.near
    const far = fromCm(3)
    const crosser: Crosser = {
      stand: stand.id,
      x: toCm(stand.centre.x),
      y: toCm(up ? step.far + far : step.near - far),
    }
    const attempt = wireAttempt(now, stand, wishOf(crosser, stand))
    if (!isAttempt(attempt)) continue
    stands.push(crosser)
    const { centre, heading } = attempt.over.place
    now = stateWith(now, { stands: replaced(now.stands, at, standAt(stand, centre, heading)) })
  }
  return stands.length > 0 ? { kind: 'cross-wire', stands } : undefined
}

/** FF-WIRE-11: each stand in the order given. */
export const CROSS_WIRE: Action<typeof FORM> = {
  form: FORM,
  check: refusalOf,
  act(play, phase, { stands }) {
    payForClosingUp(
      play,
      stands.map(({ stand }) => stand),
    )
    const marked = nobodyMarked()
    const contacts = stands.flatMap((crosser) => {
      const stand = play.state.stands.find(({ id }) => id === crosser.stand)
      const over = stand && crossWire(play, stand.id, wishOf(crosser, stand), marked)
      return over?.contact ?? []
    })
    followMove(play, phase, contacts)
  },
  sample,
  goals: (_, { stands }) => stands,
}
