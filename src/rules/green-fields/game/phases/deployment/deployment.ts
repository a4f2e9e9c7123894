import type { Refusal } from '#kernel/game/game.ts'
import type { OrderIn } from '#kernel/game/pages.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { changeArmy, changeUnit, type Play, unitNow } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { unitNamed } from '../../units.ts'
import { CARRYING, GONE } from '../../zone.ts'
import { ORDER_DONE } from '../forms.ts'
import { keptBackRefusal, sparesRefusal } from '../ordered.ts'
import type { Page } from '../page.ts'
import {
  checkDismount,
  checkLoad,
  checkMount,
  checkUnload,
  playDismount,
  playLoad,
  playMount,
  playUnload,
  RIDING_ORDERS,
} from '../riding.ts'
import type { PhaseOf } from '../shapes.ts'
import { unready } from '../unready.ts'
import { checkWaves, isInOrder, ORDER_WAVES, playWaves } from '../waves.ts'
import { finishDeployment } from './finishing.ts'
import { checkPlace, isFirstDeployment, mayBePlaced, PLACE, playPlace } from './placing.ts'
import { checkDraft, checkLuxury, DRAFT, LUXURY, playDraft, playLuxury } from './rest.ts'
import { sampleDeployment } from './sampling.ts'
import { checkStandDown, checkStandTo, STAND_DOWN, STAND_TO, standDown, standTo } from './standing-down.ts'
import { DEPLOY_USUAL, deployUsual, isWaiting } from './usual.ts'

type Deployment = PhaseOf<'deployment'>

const promptOf = (state: State): string =>
  isFirstDeployment(state)
    ? 'In secret, place your units on the table or keep them behind it.'
    : 'In secret, move your units wherever they are needed.'

/** A unit that its side can still give orders to. */
const ownUnit = (state: State, side: SideName, id: string): Unit | Refusal => {
  const unit = unitNamed(state, id)
  if (!unit || unit.side !== side || unit.place === GONE)
    return refuse('unknown-unit', `You have no unit ${id.slice(0, 40)}.`)
  return unit.place === CARRYING
    ? refuse('carrying', `${unit.name} carries a unit and goes where it goes.`, 'GF-MOVE-12')
    : unit
}

const isRefusal = (found: Unit | Refusal): found is Refusal => 'code' in found

/** Orders to one unit. */
const UNIT_ORDERS = [PLACE, LUXURY, DRAFT, STAND_DOWN, STAND_TO, ...RIDING_ORDERS] as const

type UnitOrder = OrderIn<typeof UNIT_ORDERS>

const ORDERS = [ORDER_DONE, DEPLOY_USUAL, ORDER_WAVES, ...UNIT_ORDERS] as const

type Order = OrderIn<typeof ORDERS>

/** GF-DEP-07: empty lorries cross a barrage by themselves before anybody gets on. */
const barrageRefusal = ({ boxes }: State, riders: Unit, { name, side, stood, place }: Unit) => {
  const crosses = boxes.some((box) => box.side !== side && (box.zone === stood || box.zone === place))
  return crosses && stood !== null && stood !== riders.stood
    ? refuse('under-barrage', `${name} has yet to come through the barrage.`, 'GF-DEP-07')
    : undefined
}

/** GF-DEP-06: men who join it now keep it out of the line it was taken from. */
const isRelieved = ({ stood }: Unit): boolean => stood !== null && stood >= 0

/** GF-ASLT-08 */
const wantedRefusal = (state: State, phase: Deployment, unit: Unit): Refusal | undefined =>
  sparesRefusal(state, unit, (one) => isWaiting(one, one.side) && mayBePlaced(state, phase, one))

/** How an order to one unit is checked and carried out. */
interface Handling<O> {
  check(state: State, phase: Deployment, unit: Unit, order: O): Refusal | undefined
  act(play: Play, unit: Unit, order: O): void
}

const HANDLING: { readonly [K in UnitOrder['kind']]: Handling<Extract<UnitOrder, { readonly kind: K }>> } = {
  place: { check: checkPlace, act: playPlace },
  luxury: {
    check: (state, phase, unit) => checkLuxury(state, unit) ?? wantedRefusal(state, phase, unit),
    act: playLuxury,
  },
  draft: {
    check: (state, phase, unit, order) =>
      checkDraft(state, unit, order) ?? (isRelieved(unit) ? wantedRefusal(state, phase, unit) : undefined),
    act: playDraft,
  },
  'stand-down': {
    check: (state, phase, unit) => checkStandDown(state, unit) ?? wantedRefusal(state, phase, unit),
    act: standDown,
  },
  'stand-to': { check: (_state, _phase, unit) => checkStandTo(unit), act: standTo },
  mount: { check: (_state, _phase, unit) => checkMount(unit), act: playMount },
  dismount: { check: (_state, _phase, unit) => checkDismount(unit), act: playDismount },
  load: {
    check(state, _, unit, { transport: id }) {
      const transport = ownUnit(state, unit.side, id)
      return isRefusal(transport)
        ? transport
        : (checkLoad(unit, transport) ?? barrageRefusal(state, unit, transport))
    },
    act: (play, unit, { transport }) => playLoad(play, unit, unitNow(play, transport)),
  },
  unload: {
    check: (state, _, unit) => checkUnload(state, unit),
    act: (play, unit) => unloadHere(play, unit),
  },
}

const handlingOf = ({ kind }: UnitOrder): Handling<UnitOrder> => {
  const handling: Handling<UnitOrder> = HANDLING[kind]
  return handling
}

/** The lorries have come the same way as their riders (GF-DEP-07). */
const unloadHere = (play: Play, riders: Unit): void => {
  playUnload(play, riders)
  const lorries = riders.aboard ?? play.state.units.at(-1)?.id
  if (lorries !== undefined && riders.stood !== null) changeUnit(play, lorries, { stood: riders.stood })
}

const done = (play: Play, side: SideName): void => {
  changeArmy(play, side, { ready: true })
  if (unready(play.state).length > 0) return
  popPhase(play)
  finishDeployment(play)
}

const checkDeployment = (
  state: State,
  phase: Deployment,
  side: SideName,
  order: Order,
): Refusal | undefined => {
  if (order.kind === 'done') return keptBackRefusal(state, side, (unit) => mayBePlaced(state, phase, unit))
  if (order.kind === 'order-waves') return checkWaves(state, side, order)
  if (order.kind === 'deploy-usual')
    return state.units.some((unit) => isWaiting(unit, side))
      ? undefined
      : refuse('nobody-waits', 'Nobody is waiting behind the lines to be placed.', 'GF-DEP-01')
  const unit = ownUnit(state, side, order.unit)
  return isRefusal(unit) ? unit : handlingOf(order).check(state, phase, unit, order)
}

export const DEPLOYMENT: Page<'deployment', typeof ORDERS> = {
  orders: ORDERS,
  pending: unready,
  prompt: promptOf,
  check: checkDeployment,
  changesNothing: (state, _, side, order) => order.kind === 'order-waves' && isInOrder(state, side, order),
  sample: (state, phase, side, random) =>
    sampleDeployment(
      state,
      side,
      random,
      (order) => checkDeployment(state, phase, side, order) === undefined,
    ),
  act(play, phase, side, order) {
    if (order.kind === 'done') done(play, side)
    else if (order.kind === 'order-waves') playWaves(play, order)
    else if (order.kind === 'deploy-usual') deployUsual(play, phase, side)
    else handlingOf(order).act(play, unitNow(play, order.unit), order)
  },
}
