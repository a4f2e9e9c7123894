import type { Refusal } from '#kernel/game/game.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import type { PlayerOrder } from '../../orders.ts'
import { changeArmy, changeUnit, type Play, unitNow } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { unitNamed } from '../../units.ts'
import { CARRYING, GONE } from '../../zone.ts'
import { keptBackRefusal, sparesRefusal } from '../campaign/ordered.ts'
import type { PhaseOf } from '../phase.ts'
import {
  checkDismount,
  checkLoad,
  checkMount,
  checkUnload,
  playDismount,
  playLoad,
  playMount,
  playUnload,
} from '../riding.ts'
import type { PhaseRules } from '../rules.ts'
import { notNow } from '../rules.ts'
import { unready } from '../unready.ts'
import { checkWaves, playWaves } from '../waves.ts'
import { finishDeployment } from './finishing.ts'
import { checkPlace, isFirstDeployment, mayBePlaced, playPlace } from './placing.ts'
import { checkDraft, checkLuxury, playDraft, playLuxury } from './rest.ts'
import { sampleDeployment } from './sampling.ts'
import { checkStandDown, checkStandTo, standDown, standTo } from './standing-down.ts'
import { deployUsual, isWaiting } from './usual.ts'

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
const UNIT_ORDERS = [
  'place',
  'luxury',
  'draft',
  'stand-down',
  'stand-to',
  'mount',
  'dismount',
  'load',
  'unload',
] as const

type UnitOrder = Extract<PlayerOrder, { kind: (typeof UNIT_ORDERS)[number] }>

const isUnitOrder = (order: PlayerOrder): order is UnitOrder =>
  UNIT_ORDERS.some((kind) => kind === order.kind)

export const checkDeployment = (
  state: State,
  phase: Deployment,
  side: SideName,
  order: PlayerOrder,
): Refusal | undefined => {
  if (isUnitOrder(order)) {
    const unit = ownUnit(state, side, order.unit)
    return isRefusal(unit) ? unit : checkUnitOrder(state, phase, unit, order)
  }
  switch (order.kind) {
    case 'done':
      return keptBackRefusal(state, side, (unit) => mayBePlaced(state, phase, unit))
    case 'deploy-usual':
      return state.units.some((unit) => isWaiting(unit, side))
        ? undefined
        : refuse('nobody-waits', 'Nobody is waiting behind the lines to be placed.', 'GF-DEP-01')
    case 'order-waves':
      return checkWaves(state, side, order)
    default:
      return notNow(promptOf(state))
  }
}

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

const checkUnitOrder = (
  state: State,
  phase: Deployment,
  unit: Unit,
  order: UnitOrder,
): Refusal | undefined => {
  switch (order.kind) {
    case 'place':
      return checkPlace(state, phase, unit, order)
    case 'luxury':
      return checkLuxury(state, unit) ?? wantedRefusal(state, phase, unit)
    case 'draft':
      return (
        checkDraft(state, unit, order) ?? (isRelieved(unit) ? wantedRefusal(state, phase, unit) : undefined)
      )
    case 'stand-down':
      return checkStandDown(state, unit) ?? wantedRefusal(state, phase, unit)
    case 'stand-to':
      return checkStandTo(unit)
    case 'mount':
      return checkMount(unit)
    case 'dismount':
      return checkDismount(unit)
    case 'load': {
      const transport = ownUnit(state, unit.side, order.transport)
      return isRefusal(transport)
        ? transport
        : (checkLoad(unit, transport) ?? barrageRefusal(state, unit, transport))
    }
    case 'unload':
      return checkUnload(state, unit)
  }
}

const playUnitOrder = (play: Play, order: UnitOrder): void => {
  const unit = unitNow(play, order.unit)
  switch (order.kind) {
    case 'place':
      playPlace(play, unit, order)
      break
    case 'luxury':
      playLuxury(play, unit)
      break
    case 'draft':
      playDraft(play, unit, order)
      break
    case 'stand-down':
      standDown(play, unit)
      break
    case 'stand-to':
      standTo(play, unit)
      break
    case 'mount':
      playMount(play, unit)
      break
    case 'dismount':
      playDismount(play, unit)
      break
    case 'load':
      playLoad(play, unit, unitNow(play, order.transport))
      break
    case 'unload':
      unloadHere(play, unit)
      break
  }
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

export const DEPLOYMENT: PhaseRules<Deployment> = {
  pending: unready,
  prompt: promptOf,
  check: checkDeployment,
  sample: (state, phase, side, random) =>
    sampleDeployment(
      state,
      side,
      random,
      (order) => checkDeployment(state, phase, side, order) === undefined,
    ),
  act(play, phase, side, order) {
    if (isUnitOrder(order)) {
      playUnitOrder(play, order)
      return
    }
    switch (order.kind) {
      case 'done':
        done(play, side)
        break
      case 'deploy-usual':
        deployUsual(play, phase, side)
        break
      case 'order-waves':
        playWaves(play, order)
        break
    }
  },
}
