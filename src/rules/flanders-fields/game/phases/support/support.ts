import { fair, oneOf, percent, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form } from '#kernel/procedure/schema.ts'
import { capitalised } from '#kernel/words.ts'
import { airCall } from '../../../procedures/air-call.ts'
import { orderedNamed } from '../../commanders.ts'
import { nameOf } from '../../names.ts'
import { changeArmy, changeBattalion, changeRegiment, type Play } from '../../play.ts'
import type { State } from '../../state.ts'
import { battalionNamed, commandOf } from '../../units.ts'
import { type Declared, ORDER_FORM } from '../actions/declarations.ts'
import { giveOrder, orderRefusal } from '../actions/ordering.ts'
import { sampleOrder } from '../actions/sampling.ts'
import { PLAY_CARD } from '../cards/playing.ts'
import { GO_ON, id, kind } from '../forms.ts'
import { between } from '../interlude.ts'
import type { AnyDecision, Decision, Page } from '../page.ts'
import type { SupportPhase } from '../shapes.ts'
import {
  airCallers,
  comeTo,
  isAnythingLeft,
  isStillOpen,
  mayHaveStaff,
  openUnits,
  staffToGive,
  stepOf,
} from './open.ts'

const STAFF_FORM = form({ kind: kind('staff'), regiment: id(), battalion: id() })
type StaffOrder = Accepted<typeof STAFF_FORM>

const promptOf = (state: State, phase: SupportPhase): string =>
  staffToGive(state, phase).length > 0
    ? 'Give the staff marker of each regiment to one of its battalions, then order the support weapons.'
    : 'Order the support weapons of your regiments, or go on to the battalions.'

const staffRefusal = (
  state: State,
  phase: SupportPhase,
  { regiment: id, battalion }: StaffOrder,
): Refusal | undefined => {
  const regiment = state.regiments.find((one) => one.id === id && one.side === phase.side)
  if (!regiment) return refuse('unknown-regiment', `You have no regiment "${id.slice(0, 60)}".`, 'FF-TURN-17')
  const name = nameOf(state, id)
  if (phase.regiment !== null)
    return refuse('too-late', 'Staff markers are given before any support weapon is ordered.', 'FF-TURN-08')
  if (regiment.staffGiven)
    return refuse('staff-given', `${name} has given its staff marker of this turn.`, 'FF-ORD-06')
  if (!commandOf(state, id)) return refuse('no-commander', `${name} has no command stand.`, 'FF-CMD-07')
  const given = battalionNamed(state, battalion)
  return given && mayHaveStaff(state, regiment, given)
    ? undefined
    : refuse('no-commander', `The marker goes to a living battalion commander of ${name}.`, 'FF-ORD-06')
}

const unitRefusal = (state: State, phase: SupportPhase, order: Declared): Refusal | undefined => {
  const ordered = orderedNamed(state, order.unit)
  if (!ordered || ordered.side !== phase.side)
    return refuse('unknown-unit', `You have no unit "${order.unit.slice(0, 60)}".`, 'FF-TURN-17')
  const name = capitalised(nameOf(state, ordered.id))
  if (ordered.battalion !== null)
    return refuse('not-now', `${name} is ordered by its battalion, later in the turn.`, 'FF-TURN-08')
  if (!isStillOpen(phase, ordered.regiment, stepOf(ordered)))
    return refuse('too-late', `The moment to order ${nameOf(state, ordered.id)} has passed.`, 'FF-TURN-08')
  return orderRefusal(state, ordered, order)
}

const airRefusal = (state: State, phase: SupportPhase, id: string): Refusal | undefined => {
  const regiment = state.regiments.find((one) => one.id === id && one.side === phase.side)
  if (!regiment) return refuse('unknown-regiment', `You have no regiment "${id.slice(0, 60)}".`, 'FF-TURN-17')
  if (airCallers(state, phase).includes(regiment)) return undefined
  const name = nameOf(state, id)
  if (state.scenario.period !== 'late' || state.armies[phase.side].airMissions === 0)
    return refuse('no-missions', 'You hold no air mission.', 'FF-AIR-01')
  if (regiment.airCalled)
    return refuse('called-already', `${name} has called for aircraft this turn.`, 'FF-AIR-01')
  if (!commandOf(state, id)) return refuse('no-commander', `${name} has no command stand.`, 'FF-CMD-07')
  return refuse('too-late', `The orders of ${name} are over.`, 'FF-TURN-08')
}

const STAFF: Decision<'support-orders', typeof STAFF_FORM> = {
  form: STAFF_FORM,
  check: staffRefusal,
  act(play, _, { regiment, battalion }) {
    changeRegiment(play, regiment, { staffGiven: true })
    changeBattalion(play, battalion, { staff: true })
    tellOf(play, { kind: 'staff-given', regiment, battalion })
  },
}

const AIR_FORM = form({ kind: kind('air'), regiment: id() })

/** FF-AIR-01: a failed call keeps the mission, an answered one spends it. */
const AIR: Decision<'support-orders', typeof AIR_FORM> = {
  form: AIR_FORM,
  check: (state, phase, { regiment }) => airRefusal(state, phase, regiment),
  act(play, phase, { regiment }) {
    const { side } = phase
    replacePhase(play, comeTo(phase, regiment, 'air'))
    changeRegiment(play, regiment, { airCalled: true })
    play.dice.about?.({ title: `Air mission of ${nameOf(play.state, regiment)}` })
    const { options } = play.state
    const { total, arrives } = airCall.resolve({ period: 'late', options }, play.dice, play.trace)
    tellOf(play, { kind: 'air-called', regiment, total, arrives })
    if (!arrives) return
    changeArmy(play, side, { airMissions: play.state.armies[side].airMissions - 1 })
    pushPhase(play, { name: 'air-attack', side, regiment })
  },
}

const ORDER: Decision<'support-orders', typeof ORDER_FORM> = {
  form: ORDER_FORM,
  check: unitRefusal,
  act(play, phase, order) {
    const ordered = orderedNamed(play.state, order.unit)
    if (!ordered) return
    replacePhase(play, comeTo(phase, ordered.regiment, stepOf(ordered)))
    giveOrder(play, ordered, order)
  },
}

const CLOSE: Decision<'support-orders', typeof GO_ON> = {
  form: GO_ON,
  check: () => undefined,
  act: popPhase,
}

const DECISIONS = {
  staff: STAFF,
  air: AIR,
  order: ORDER,
  'play-card': between(PLAY_CARD),
  'go-on': CLOSE,
}
type Form = (typeof DECISIONS)[keyof typeof DECISIONS]['form']
type SupportOrder = Accepted<Form>

const BY_KIND: {
  readonly [K in SupportOrder['kind']]: AnyDecision<'support-orders', K, SupportOrder>
} = DECISIONS

const sample = (state: State, phase: SupportPhase, random: Random): SupportOrder => {
  const [regiment] = staffToGive(state, phase)
  if (regiment && percent(random, 90)) {
    const battalions = state.battalions.filter((one) => mayHaveStaff(state, regiment, one))
    const battalion = oneOf(random, battalions)
    if (battalion) return { kind: 'staff', regiment: regiment.id, battalion: battalion.id }
  }
  const open = openUnits(state, phase)
  // The first steps of the regiment whose turn it is come first, so that little is passed over.
  const here = open.filter((ordered) => phase.regiment === null || ordered.regiment === phase.regiment)
  const early = here.filter((ordered) => stepOf(ordered) === 'machine-guns')
  const ordered = oneOf(random, early.length > 0 ? early : here.length > 0 ? here : open)
  // Guns that have had no order can still answer an SOS call (FF-SOS-02).
  if (ordered?.kind === 'artillery' && phase.side === 'defender' && percent(random, 30))
    return { kind: 'go-on' }
  const air = airCallers(state, phase)
  if (ordered && (air.length === 0 || fair(random, 8) > 0)) return sampleOrder(state, ordered, random)
  const caller = oneOf(random, air)
  return caller ? { kind: 'air', regiment: caller.id } : { kind: 'go-on' }
}

/** FF-TURN-08: staff markers, then each regiment's machine guns and block houses, guns and mortars, aircraft. */
export const SUPPORT: Page<'support-orders', readonly Form[]> = {
  orders: Object.values(DECISIONS).map((decision) => decision.form),
  pending: (state, phase) => (isAnythingLeft(state, phase) ? [phase.side] : []),
  prompt: promptOf,
  check: (state, phase, _, order) => BY_KIND[order.kind].check(state, phase, order),
  sample: (state, phase, _, random) => sample(state, phase, random),
  act: (play, phase, _, order) => BY_KIND[order.kind].act(play, phase, order),
  resume(play, phase) {
    if (!isAnythingLeft(play.state, phase)) popPhase(play)
  },
}

/** FF-TURN-08 */
export const beginSupportOrders = (play: Play): void =>
  pushPhase(play, {
    name: 'support-orders',
    side: play.state.active,
    regiment: null,
    step: 'staff',
    closed: [],
  })
