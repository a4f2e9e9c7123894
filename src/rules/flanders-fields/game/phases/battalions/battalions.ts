import { oneOf, percent, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { popPhase, pushPhase, replacePhase, topPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form } from '#kernel/procedure/schema.ts'
import type { Side } from '../../../vocabulary.ts'
import { orderedNamed } from '../../commanders.ts'
import { nameOf } from '../../names.ts'
import { changeBattalion, type Play } from '../../play.ts'
import { battalionsPhaseWith } from '../../records.ts'
import type { State } from '../../state.ts'
import { battalionNamed } from '../../units.ts'
import { type Declared, ORDER_FORM } from '../actions/declarations.ts'
import { giveOrder, orderRefusal } from '../actions/ordering.ts'
import { sampleOrder } from '../actions/sampling.ts'
import { PLAY_CARD } from '../cards/playing.ts'
import { id, kind } from '../forms.ts'
import { between } from '../interlude.ts'
import type { AnyDecision, Decision, Page } from '../page.ts'
import { BATTALION_STEPS, type BattalionsPhase } from '../shapes.ts'
import { HEROIC } from './heroic.ts'
import {
  battalionsLeft,
  hasOrders,
  hasPassed,
  isBattalionLeft,
  openUnits,
  sheltered,
  stepOf,
} from './open.ts'
import { MAN_TRENCH_FORM, manTrench, shelterRefusal } from './shelters.ts'
import { SOS } from './sos.ts'

const INTERLUDES = { heroic: HEROIC, sos: SOS, 'play-card': PLAY_CARD }
type InterludeOrder = Accepted<(typeof INTERLUDES)[keyof typeof INTERLUDES]['form']>

/** Methods, so that each interlude may ask for its own kind of order. */
interface AnyInterlude {
  isPossible(state: State, side: Side): boolean
  sample(state: State, side: Side, random: Random): InterludeOrder | undefined
}

const ALL_INTERLUDES: readonly AnyInterlude[] = Object.values(INTERLUDES)

const isAnythingLeft = (state: State, phase: BattalionsPhase): boolean =>
  (phase.battalion !== null && hasOrders(state, phase, phase.battalion)) ||
  isBattalionLeft(state, phase) ||
  ALL_INTERLUDES.some((interlude) => interlude.isPossible(state, phase.side))

const promptOf = (state: State, phase: BattalionsPhase): string => {
  if (phase.battalion !== null) return `Order the units of ${nameOf(state, phase.battalion)}, or end it.`
  return isBattalionLeft(state, phase)
    ? 'Begin a battalion, or end the orders of this turn.'
    : 'End the orders of this turn.'
}

const beginRefusal = (state: State, phase: BattalionsPhase, named: string): Refusal | undefined => {
  const battalion = battalionNamed(state, named)
  if (!battalion || battalion.side !== phase.side)
    return refuse('unknown-battalion', `You have no battalion "${named.slice(0, 60)}".`, 'FF-TURN-17')
  if (phase.battalion !== null)
    return refuse(
      'not-finished',
      `${nameOf(state, phase.battalion)} has begun and is not finished.`,
      'FF-TURN-09',
    )
  if (battalion.done) return refuse('done', `${battalion.name} has had its orders.`, 'FF-TURN-09')
  return hasOrders(state, phase, named)
    ? undefined
    : refuse('nobody', `${battalion.name} has nobody who can be ordered.`, 'FF-ORD-15')
}

const BEGIN_FORM = form({ kind: kind('battalion'), battalion: id() })
const BEGIN: Decision<'battalion-orders', typeof BEGIN_FORM> = {
  form: BEGIN_FORM,
  check: (state, phase, { battalion }) => beginRefusal(state, phase, battalion),
  act(play, phase, { battalion }) {
    replacePhase(play, battalionsPhaseWith(phase, { battalion, step: 'shelters', die: null }))
    tellOf(play, { kind: 'battalion-begun', battalion })
  },
}

const MAN_TRENCH: Decision<'battalion-orders', typeof MAN_TRENCH_FORM> = {
  form: MAN_TRENCH_FORM,
  check: shelterRefusal,
  act(play, phase, order) {
    replacePhase(play, battalionsPhaseWith(phase, { tried: [...phase.tried, ...order.platoons] }))
    manTrench(play, order)
  },
}

const unitRefusal = (state: State, phase: BattalionsPhase, order: Declared): Refusal | undefined => {
  const ordered = orderedNamed(state, order.unit)
  if (!ordered || ordered.side !== phase.side)
    return refuse('unknown-unit', `You have no unit "${order.unit.slice(0, 60)}".`, 'FF-TURN-17')
  const name = (): string => nameOf(state, ordered.id)
  if (ordered.battalion === null)
    return refuse('not-now', `${name()} is ordered by its regiment, before the battalions.`, 'FF-TURN-08')
  if (phase.battalion !== ordered.battalion)
    return phase.battalion === null
      ? refuse('no-battalion', `Begin ${nameOf(state, ordered.battalion)} first.`, 'FF-TURN-09')
      : refuse('other-battalion', `${name()} is not of the battalion that has begun.`, 'FF-TURN-09')
  if (hasPassed(phase, ordered))
    return refuse('too-late', `The moment to order ${name()} has passed.`, 'FF-TURN-09')
  return orderRefusal(state, ordered, order)
}

const endBattalion = (play: Play, phase: BattalionsPhase): void => {
  if (phase.battalion === null) return
  changeBattalion(play, phase.battalion, { done: true })
  tellOf(play, { kind: 'battalion-ended', battalion: phase.battalion })
  replacePhase(play, battalionsPhaseWith(phase, { battalion: null, step: 'shelters', die: null }))
}

/** A battalion with nobody left to order is finished without being told so. */
const endIfFinished = (play: Play): void => {
  const phase = topPhase(play.state)
  if (phase?.name !== 'battalion-orders' || phase.battalion === null) return
  if (!hasOrders(play.state, phase, phase.battalion)) endBattalion(play, phase)
}

/** FF-ORD-02: one die for all companies of a battalion. */
const sharedDie = (play: Play, battalion: string): number => {
  play.dice.about?.({ title: `Order die of ${nameOf(play.state, battalion)}` })
  return play.dice.d(6, 'order')
}

const ORDER: Decision<'battalion-orders', typeof ORDER_FORM> = {
  form: ORDER_FORM,
  check: unitRefusal,
  act(play, phase, order) {
    const ordered = orderedNamed(play.state, order.unit)
    if (!ordered) return
    // FF-ORD-02, option `rifle-order-dice`
    const shares =
      ordered.kind === 'rifle-company' && play.state.options['rifle-order-dice'] === 'per-battalion'
    const die = shares ? (phase.die ?? sharedDie(play, ordered.battalion ?? '')) : phase.die
    replacePhase(play, battalionsPhaseWith(phase, { step: stepOf(ordered), die }))
    giveOrder(play, ordered, order, shares && die !== null ? die : undefined)
  },
}

const END_FORM = form({ kind: kind('end-battalion') })
const END: Decision<'battalion-orders', typeof END_FORM> = {
  form: END_FORM,
  check: (_, { battalion }) =>
    battalion === null ? refuse('no-battalion', 'No battalion has begun.', 'FF-TURN-09') : undefined,
  act: endBattalion,
}

const END_ALL_FORM = form({ kind: kind('end-orders') })
const END_ALL: Decision<'battalion-orders', typeof END_ALL_FORM> = {
  form: END_ALL_FORM,
  check: () => undefined,
  act: popPhase,
}

const DECISIONS = {
  battalion: BEGIN,
  'man-trench': MAN_TRENCH,
  order: ORDER,
  'end-battalion': END,
  'end-orders': END_ALL,
  heroic: between(HEROIC),
  sos: between(SOS),
  'play-card': between(PLAY_CARD),
}
type Form = (typeof DECISIONS)[keyof typeof DECISIONS]['form']
type BattalionOrder = Accepted<Form>

const BY_KIND: {
  readonly [K in BattalionOrder['kind']]: AnyDecision<'battalion-orders', K, BattalionOrder>
} = DECISIONS

const sample = (state: State, phase: BattalionsPhase, random: Random): BattalionOrder => {
  for (const interlude of ALL_INTERLUDES) {
    const order = interlude.sample(state, phase.side, random)
    if (order) return order
  }
  const { battalion } = phase
  if (battalion === null) {
    const next = oneOf(random, battalionsLeft(state, phase))
    return next ? { kind: 'battalion', battalion: next.id } : { kind: 'end-orders' }
  }
  const below = sheltered(state, phase, battalion)
  if (below.length > 0 && percent(random, 90)) return { kind: 'man-trench', platoons: [...below] }
  const open = openUnits(state, phase, battalion)
  // The first step that has anybody comes first, so that little is passed over.
  const [first] = open
  if (!first || percent(random, 2)) return { kind: 'end-battalion' }
  const step = BATTALION_STEPS.find((one) => open.some((ordered) => stepOf(ordered) === one))
  const next = oneOf(
    random,
    open.filter((ordered) => stepOf(ordered) === step),
  )
  return sampleOrder(state, next ?? first, random)
}

/** FF-TURN-09: each battalion's shelters, tanks, machine guns, mortars and guns, companies. */
export const BATTALIONS: Page<'battalion-orders', readonly Form[]> = {
  orders: Object.values(DECISIONS).map((decision) => decision.form),
  pending: (state, phase) => (isAnythingLeft(state, phase) ? [phase.side] : []),
  prompt: promptOf,
  check: (state, phase, _, order) => BY_KIND[order.kind].check(state, phase, order),
  sample: (state, phase, _, random) => sample(state, phase, random),
  act(play, phase, _, order) {
    BY_KIND[order.kind].act(play, phase, order)
    endIfFinished(play)
  },
  resume(play, phase) {
    if (isAnythingLeft(play.state, phase)) endIfFinished(play)
    else popPhase(play)
  },
}

/** FF-TURN-09 */
export const beginBattalionOrders = (play: Play): void =>
  pushPhase(play, {
    name: 'battalion-orders',
    side: play.state.active,
    battalion: null,
    step: 'shelters',
    tried: [],
    die: null,
  })
