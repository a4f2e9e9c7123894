import { fair, percent, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { popPhase, replacePhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { capitalised, several } from '#kernel/words.ts'
import { nameOf } from '../../names.ts'
import type { PlayerOrder } from '../../orders.ts'
import { changeUnit, type Play } from '../../play.ts'
import type { State } from '../../state.ts'
import { blockHouseNamed, unitNamed } from '../../units.ts'
import { notNow, type PhaseRules } from '../rules.ts'
import type { ActionsPhase } from '../shapes.ts'
import { actionsWith } from './action.ts'
import { headingRefusal } from './headings.ts'
import { ACTIONS } from './index.ts'

/** Methods, so that each action may ask for its own kind of order. */
interface AnyAction {
  check(state: State, phase: ActionsPhase, order: PlayerOrder): Refusal | undefined
  act(play: Play, phase: ActionsPhase, order: PlayerOrder): void
  sample(state: State, phase: ActionsPhase, random: Random): PlayerOrder | undefined
}

const BY_KIND: Readonly<Partial<Record<PlayerOrder['kind'], AnyAction>>> = ACTIONS

/** FF-FORM-04: what counts as having moved. */
const MOVING: readonly PlayerOrder['kind'][] = ['move', 'move-and-fire', 'cross-wire', 'cross-obstacle']

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

const actionRefusal = (state: State, phase: ActionsPhase, order: PlayerOrder): Refusal | undefined => {
  if (order.kind === 'end-unit') return undefined
  const action = BY_KIND[order.kind]
  if (!action) return notNow(promptOf(state, phase))
  // FF-ORD-17
  if (phase.left <= phase.moveOnly && !MOVING.includes(order.kind))
    return refuse('elan', 'The actions that are left were gained by elan: they must be moves.', 'FF-ORD-17')
  return headingRefusal(state, phase, order) ?? action.check(state, phase, order)
}

/** Their random orders are legal as they come; asking again would take as long as finding them. */
const SURE: readonly PlayerOrder['kind'][] = ['fire', 'move']

const sampledRefusal = (state: State, phase: ActionsPhase, order: PlayerOrder): Refusal | undefined =>
  SURE.includes(order.kind) && phase.left > phase.moveOnly
    ? headingRefusal(state, phase, order)
    : actionRefusal(state, phase, order)

const SAMPLED: readonly PlayerOrder['kind'][] = [
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
const firstOf = (random: Random): PlayerOrder['kind'] => {
  const drawn = fair(random, 100)
  if (drawn < 25) return 'recover'
  return drawn < 60 ? 'fire' : 'move'
}

const sampleAction = (state: State, phase: ActionsPhase, random: Random): PlayerOrder => {
  const end: PlayerOrder = { kind: 'end-unit' }
  if (percent(random, 4)) return end
  const first = firstOf(random)
  const kinds = [first, ...SAMPLED.filter((kind) => kind !== first)]
  for (const kind of kinds) {
    const order = BY_KIND[kind]?.sample(state, phase, random)
    if (order && !sampledRefusal(state, phase, order)) return order
  }
  return end
}

/** FF-ORD-15: a unit spends its actions one after the other, or stops early. */
export const ACTIONS_RULES: PhaseRules<ActionsPhase> = {
  pending: (state, phase) => (isOpen(state, phase) ? [phase.side] : []),
  prompt: promptOf,
  check: (state, phase, _, order) => actionRefusal(state, phase, order),
  sample: (state, phase, _, random) => sampleAction(state, phase, random),
  act(play, phase, _, order) {
    if (order.kind === 'end-unit') {
      tellOf(play, { kind: 'unit-ended', unit: phase.unit, unspent: phase.left })
      popPhase(play)
      return
    }
    const paid = actionsWith(phase, { left: phase.left - 1 })
    const moves = MOVING.includes(order.kind)
    replacePhase(play, moves ? actionsWith(paid, { moved: true }) : paid)
    BY_KIND[order.kind]?.act(play, paid, order)
    // Only others who come to pass through it ask for that.
    if (moves && unitNamed(play.state, phase.unit)?.moved === false)
      changeUnit(play, phase.unit, { moved: true })
  },
  resume(play, phase) {
    if (!isOpen(play.state, phase)) popPhase(play)
  },
}
