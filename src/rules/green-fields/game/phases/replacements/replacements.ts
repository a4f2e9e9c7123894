import type { Refusal } from '#kernel/game/game.ts'
import type { OrderIn } from '#kernel/game/pages.ts'
import { popPhase, pushPhase, topPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { supply } from '../../../procedures/supply.ts'
import { PRICES } from '../../../tables/index.ts'
import { SIDES } from '../../../vocabulary.ts'
import { isSeen, reveal } from '../../board/sight.ts'
import { changeArmy, type Play, unitNow } from '../../play.ts'
import { spendable } from '../../scoring.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isOnBoard } from '../../unit.ts'
import { ORDER_DONE } from '../forms.ts'
import type { Page } from '../page.ts'
import { unready } from '../unready.ts'
import { checkPool, checkReinforce, POOL, playPool, playReinforce, REINFORCE, unitRefusal } from './drafts.ts'
import { checkPurchase, PURCHASES, playPurchase, tellSpent } from './purchases.ts'
import { CAPTURE_TANKS, checkCapture, playCapture, salvageable } from './salvage.ts'
import { sampleSupply } from './sampling.ts'

/** GF-DPT-02, GF-DPT-03, GF-DPT-04: what the depot sends up, and how far it is mended. */
const rollSupply = (play: Play, side: SideName): void => {
  const { depot, depotStart, supply: kept, shells: dumped } = play.state.armies[side]
  play.dice.about?.({ title: 'What the depot sends up', only: side })
  const { supplyPoints, shells, depotAfter } = supply.resolve(
    { depotStrength: depot, depotStart, options: play.state.options },
    play.dice,
    play.trace,
  )
  tellOf(play, { kind: 'supplied', side, points: supplyPoints, shells, only: side })
  if (depotAfter > depot) tellOf(play, { kind: 'depot-rebuilt', side, depot: depotAfter })
  changeArmy(play, side, {
    supply: kept + supplyPoints,
    shells: dumped + shells,
    depot: depotAfter,
    ready: false,
  })
}

/** Pooled men have a unit to go to. */
const couldSendMen = (state: State, side: SideName): boolean =>
  state.armies[side].pool > 0 &&
  state.units.some(
    (unit) =>
      unit.side === side && unit.type === 'infantry' && unit.gone === null && !unitRefusal(state, unit),
  )

/** Whoever has a point of either kind can buy something with it: nothing costs less than a man. */
const hasNothingToDecide = (state: State, side: SideName): boolean =>
  spendable(state, side) === 0 &&
  state.armies[side].supply < PRICES.infantry.strength &&
  !couldSendMen(state, side) &&
  salvageable(state, side) === 0

/** W9: supply is thrown for, the loser's first; then both sides buy in secret. */
export const enterReplacements = (play: Play): void => {
  const { loser } = play.state
  for (const side of [loser, otherSide(loser)]) rollSupply(play, side)
  const { a, b } = play.state.armies
  const last = { a: { points: a.points, depot: a.depot }, b: { points: b.points, depot: b.depot } }
  for (const side of SIDES) {
    if (hasNothingToDecide(play.state, side)) changeArmy(play, side, { ready: true })
  }
  if (unready(play.state).length > 0) pushPhase(play, { name: 'replacements', last, arrived: [] })
}

const ORDERS = [ORDER_DONE, REINFORCE, POOL, CAPTURE_TANKS, ...PURCHASES] as const

type Order = OrderIn<typeof ORDERS>

const check = (state: State, side: SideName, order: Order): Refusal | undefined => {
  if (order.kind === 'done') return undefined
  if (order.kind === 'reinforce') return checkReinforce(state, side, order)
  if (order.kind === 'pool') return checkPool(state, side, order)
  return order.kind === 'capture-tanks' ? checkCapture(state, side, order) : checkPurchase(state, side, order)
}

/** GF-DEP-02: of those who have come up, whoever can be seen goes on the table. */
const showArrivals = (play: Play, arrived: readonly string[]): void => {
  const seen = arrived
    .map((id) => unitNow(play, id))
    .filter((unit) => isOnBoard(unit) && isSeen(play.state, unit))
  for (const unit of seen) reveal(play, unit)
}

/** Both have done: what has been spent is known, and who has come up may be seen. */
const finish = (play: Play): void => {
  const phase = topPhase(play.state)
  if (phase?.name !== 'replacements') return
  popPhase(play)
  for (const side of SIDES) tellSpent(play, side, phase.last[side].points)
  showArrivals(play, phase.arrived)
}

export const REPLACEMENTS: Page<'replacements', typeof ORDERS> = {
  orders: ORDERS,
  pending: unready,
  prompt: () => 'In secret, bring your units up to strength and buy what you need.',
  check: (state, _, side, order) => check(state, side, order),
  sample: (state, _, side, random) =>
    sampleSupply(state, side, random, (order) => check(state, side, order) === undefined),
  act(play, _, side, order) {
    if (order.kind === 'reinforce') playReinforce(play, side, order)
    else if (order.kind === 'pool') playPool(play, side, order)
    else if (order.kind === 'capture-tanks') playCapture(play, side, order)
    else if (order.kind !== 'done') playPurchase(play, side, order)
    else {
      changeArmy(play, side, { ready: true })
      if (unready(play.state).length === 0) finish(play)
    }
  },
}
