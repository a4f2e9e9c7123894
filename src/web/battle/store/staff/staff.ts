import { orderedUnits } from '#commander/delegated.ts'
import type { AnyOrder, Side } from '#kernel/game/game.ts'
import type { StaffScope } from '#screen/staff.ts'
import { questionOf, stoodIn } from '../../commander/thinking.ts'
import { HUMAN } from '../../storage/record.ts'
import { carryOut, carryOutOrAsk, joinFrom } from '../carrying-out.ts'
import { ask, goOn, reasonOf, storeNow } from '../going-on.ts'
import { openOffer } from '../offer.ts'
import type { BattleStore, Running } from '../store.ts'
import type { StaffDone, StaffStop } from './done.ts'
import { currentScope, delegationOf } from './scopes.ts'

/** So many orders the staff and the enemy give at one press. */
const MOST = 600

interface Work {
  readonly scope: StaffScope
  readonly side: Side
  readonly trusted: readonly string[]
}

/** What came of one step: it goes on, it is done, or something stopped it. */
type Step = 'on' | 'done' | StaffStop

/** A computer player decides in between, without a moment to look. */
const enemyDecides = async (now: Running, side: Side): Promise<Step> => {
  const player = now.record.players[side] ?? 'random'
  const thought = await ask(now, side, player)
  if (!thought) return 'called-off'
  if (!carryOut(now, side, thought.decision.order, undefined, reasonOf(now, side, thought))) return 'on'
  const other = stoodIn(
    now.ruleset,
    questionOf(now.battle, side, player),
    'Its order was refused: one at random.',
  )
  return carryOut(now, side, other.order, undefined, other.why) ? 'nothing' : 'on'
}

/** Carries out an order of the side; the players throw for it if they throw at all. */
const carriedOut = (now: Running, side: Side, order: AnyOrder, why: string | undefined): Step => {
  const stop = carryOutOrAsk(now, side, order, why)
  if (stop === 'asked') return 'dice'
  return stop ? 'nothing' : 'on'
}

const staffDecides = async (now: Running, { side, trusted }: Work, scope: StaffScope): Promise<Step> => {
  const { battle, thinker } = now
  const { game, state } = battle
  const question = questionOf(battle, side, 'commander')
  const delegation = delegationOf(now, side, scope)
  const order = (await thinker.counsel({ ...question, counsel: { about: 'order', delegation } }))?.order
  if (!order) return 'nothing'
  if (order.matters === 'weighty' && !trusted.includes(game.step(state))) return 'weighty'
  return carriedOut(now, side, order.order, order.why)
}

const nextStep = async (now: Running, work: Work): Promise<Step> => {
  const { game, state } = now.battle
  const scope = currentScope(now, work.side, work.scope)
  if (game.result(state) || !scope || openOffer(now.battle, now.log.sides, now.record)) return 'done'
  const pending = game.pending(state)
  const computer = pending.find((side) => now.record.players[side] !== HUMAN)
  if (computer !== undefined) return enemyDecides(now, computer)
  return pending.includes(work.side) ? staffDecides(now, work, scope) : 'other-player'
}

/** What the player has written himself is given before the staff begins. */
const giveDraft = ({ order: draft }: BattleStore, now: Running, { scope, side }: Work): Step => {
  const order = draft.value
  if (!order || now.battle.game.check(now.battle.state, side, order)) return 'on'
  const units = orderedUnits(order)
  const meant = scope.unit === undefined || units.length === 0 || units.includes(scope.unit)
  return meant ? carriedOut(now, side, order, undefined) : 'on'
}

const stopOf = (step: Step): StaffDone['stop'] => (step === 'done' || step === 'on' ? undefined : step)

/**
 * Lets the rule set's own commander go on in the name of the player as long as the scope lasts. It stops before what
 * matters, but for the part of the turn in which it was told to begin and those it has been trusted with before.
 */
export const letStaff = async (store: BattleStore, scope: StaffScope): Promise<void> => {
  const now = store.running
  const side = store.scene.value?.deciding
  if (!now?.ruleset.doctrine || side === undefined || now.busy || store.rolling.value) return
  now.busy = true
  const from = now.battle.orders.length
  const before = store.staffDone.value
  const goesOn = before?.to === from && before.scope.key === scope.key
  const trusted = [...(goesOn ? before.trusted : []), now.battle.game.step(now.battle.state)]
  const work: Work = { scope, side, trusted }
  store.staffAtWork.value = { given: 0 }
  let step: Step = giveDraft(store, now, work)
  while (step === 'on') {
    if (now !== store.running || store.staffAtWork.value === undefined) step = 'called-off'
    else if (now.battle.orders.length - from >= MOST) step = 'too-long'
    else {
      step = await nextStep(now, work)
      if (store.staffAtWork.value) store.staffAtWork.value = { given: now.battle.orders.length - from }
    }
  }
  joinFrom(now, from)
  store.staffAtWork.value = undefined
  const to = now.battle.orders.length
  if (now !== store.running) {
    if (to > from || now.battle.bound) await storeNow(store, now)
    return
  }
  if (to > from || now.battle.bound) await goOn(store, now)
  else now.busy = false
  store.staffDone.value = { scope, side, from, to, trusted, stop: stopOf(step) }
}

/** The staff stops after the order it is at; what it has done stays. */
export const callOffStaff = ({ staffAtWork }: BattleStore): void => {
  staffAtWork.value = undefined
}
