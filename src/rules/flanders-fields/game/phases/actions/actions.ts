import { fair, percent, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import type { OrderIn } from '#kernel/game/pages.ts'
import { popPhase, replacePhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form } from '#kernel/procedure/schema.ts'
import { capitalised, several } from '#kernel/words.ts'
import { toCm } from '../../../tables/index.ts'
import { nameOf } from '../../names.ts'
import { changeUnit } from '../../play.ts'
import { actionsPhaseWith } from '../../records.ts'
import type { State } from '../../state.ts'
import { blockHouseNamed, standNamed, unitNamed } from '../../units.ts'
import { kind } from '../forms.ts'
import type { AnyDecision, Page } from '../page.ts'
import type { ActionsPhase } from '../shapes.ts'
import type { Goal } from './action.ts'
import { MOVE_AND_FIRE } from './fire/move-and-fire.ts'
import { FIRE } from './firing.ts'
import { REDIRECT } from './guns/redirect.ts'
import { LIMBER, PACK, UNLIMBER, UNPACK } from './handling.ts'
import { CLEAR_WIRE } from './moving/clear-wire.ts'
import { CROSS_OBSTACLE } from './moving/cross-obstacle.ts'
import { CROSS_WIRE } from './moving/cross-wire.ts'
import { MOVE } from './moving/move.ts'
import { RECOVER } from './recover.ts'
import { SHELTER } from './shelter.ts'

/** FF-ORD-08, FF-ORD-09: all that an action can be spent on. */
const ALL_ACTIONS = {
  recover: RECOVER,
  shelter: SHELTER,
  fire: FIRE,
  redirect: REDIRECT,
  move: MOVE,
  'cross-wire': CROSS_WIRE,
  'clear-wire': CLEAR_WIRE,
  'cross-obstacle': CROSS_OBSTACLE,
  'move-and-fire': MOVE_AND_FIRE,
  limber: LIMBER,
  unlimber: UNLIMBER,
  pack: PACK,
  unpack: UNPACK,
}

type ActionForm = (typeof ALL_ACTIONS)[keyof typeof ALL_ACTIONS]['form']
type ActionOrder = Accepted<ActionForm>
type Kind = ActionOrder['kind']

/** Methods, so that each action may ask for its own kind of order. */
interface AnyAction<K extends Kind = Kind> extends AnyDecision<'actions', K, ActionOrder> {
  sample(state: State, phase: ActionsPhase, random: Random): ActionOrder | undefined
  goals?(state: State, order: ActionOrder): readonly Goal[]
}

const BY_KIND: { readonly [K in Kind]: AnyAction<K> } = ALL_ACTIONS

const END_FORM = form({ kind: kind('end-unit') })

const ORDERS: readonly (ActionForm | typeof END_FORM)[] = [
  ...Object.values(ALL_ACTIONS).map((action) => action.form),
  END_FORM,
]
export type ActionsOrder = OrderIn<typeof ORDERS>

/** FF-ORD-15: somebody is left to spend them. */
const isThere = (state: State, id: string): boolean => {
  const unit = unitNamed(state, id)
  if (unit) return unit.at === 'off-table' || unit.at === 'table'
  return Boolean(blockHouseNamed(state, id)?.holder)
}

const isOpen = (state: State, { left, unit }: ActionsPhase): boolean => left > 0 && isThere(state, unit)

const promptOf = (state: State, { unit, left, moveOnly }: ActionsPhase): string => {
  const forward = left <= moveOnly ? ', for a move forward only' : ''
  return `${capitalised(nameOf(state, unit))} has ${several(left, 'action')} left${forward}.`
}

/** How much nearer to the enemy's base edge a goal is than the stand stands, cm. */
const gained = (state: State, { stand: id, y }: Goal): number => {
  const stand = standNamed(state, id)
  if (!stand || y === undefined) return 0
  const further = y - toCm(stand.centre.y)
  return stand.side === 'attacker' ? further : -further
}

/** FF-NAT-05: actions gained by elan go forward. */
const headingRefusal = (state: State, goals: readonly Goal[]): Refusal | undefined => {
  const back = goals.find((goal) => gained(state, goal) <= 0)
  return (
    back && refuse('elan', `${nameOf(state, back.stand)} must end nearer the enemy base edge.`, 'FF-NAT-05')
  )
}

/** FF-ORD-17: actions gained by elan are moves, and go forward. */
const elanRefusal = (
  state: State,
  { left, moveOnly }: ActionsPhase,
  order: ActionOrder,
): Refusal | undefined => {
  if (left > moveOnly) return undefined
  const goals = BY_KIND[order.kind].goals?.(state, order)
  return goals
    ? headingRefusal(state, goals)
    : refuse('elan', 'The actions that are left were gained by elan: they must be moves.', 'FF-ORD-17')
}

const actionRefusal = (state: State, phase: ActionsPhase, order: ActionOrder): Refusal | undefined =>
  elanRefusal(state, phase, order) ?? BY_KIND[order.kind].check(state, phase, order)

/** Their random orders are legal as they come; asking again would take as long as finding them. */
const SURE: readonly Kind[] = ['fire', 'move']

const sampledRefusal = (state: State, phase: ActionsPhase, order: ActionOrder): Refusal | undefined =>
  SURE.includes(order.kind) && phase.left > phase.moveOnly ? undefined : actionRefusal(state, phase, order)

const SAMPLED: readonly Kind[] = [
  'fire',
  'move',
  'recover',
  'cross-wire',
  'move-and-fire',
  'redirect',
  'clear-wire',
  'cross-obstacle',
  'shelter',
  'unlimber',
  'unpack',
  'limber',
  'pack',
]

/** The favourites in a hundred: recovery of the suppressed, then fire, then moves. */
const firstOf = (random: Random): Kind => {
  const drawn = fair(random, 100)
  if (drawn < 25) return 'recover'
  return drawn < 60 ? 'fire' : 'move'
}

const sampleAction = (state: State, phase: ActionsPhase, random: Random): ActionsOrder => {
  const end = { kind: 'end-unit' } as const
  if (percent(random, 4)) return end
  const first = firstOf(random)
  const kinds = [first, ...SAMPLED.filter((other) => other !== first)]
  for (const one of kinds) {
    const order = BY_KIND[one].sample(state, phase, random)
    if (order && !sampledRefusal(state, phase, order)) return order
  }
  return end
}

/** FF-ORD-15: a unit spends its actions one after the other, or stops early. */
export const ACTIONS: Page<'actions', typeof ORDERS> = {
  orders: ORDERS,
  pending: (state, phase) => (isOpen(state, phase) ? [phase.side] : []),
  prompt: promptOf,
  check: (state, phase, _, order) =>
    order.kind === 'end-unit' ? undefined : actionRefusal(state, phase, order),
  sample: (state, phase, _, random) => sampleAction(state, phase, random),
  act(play, phase, _, order) {
    if (order.kind === 'end-unit') {
      tellOf(play, { kind: 'unit-ended', unit: phase.unit, unspent: phase.left })
      popPhase(play)
      return
    }
    const paid = actionsPhaseWith(phase, { left: phase.left - 1 })
    const action: AnyAction = BY_KIND[order.kind]
    // FF-FORM-04
    const moves = action.goals !== undefined
    replacePhase(play, moves ? actionsPhaseWith(paid, { moved: true }) : paid)
    action.act(play, paid, order)
    // Only others who come to pass through it ask for that.
    if (moves && unitNamed(play.state, phase.unit)?.moved === false)
      changeUnit(play, phase.unit, { moved: true })
  },
  resume(play, phase) {
    if (!isOpen(play.state, phase)) popPhase(play)
  },
}
