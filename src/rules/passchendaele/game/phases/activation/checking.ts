import { pushPhase } from '#kernel/game/phases.ts'
import { change as setState, tellOf } from '#kernel/game/play.ts'
import { carryOn } from '../../../procedures/carry-on.ts'
import { changeOrders } from '../../../procedures/change-orders.ts'
import type { Check } from '../../../reckoning/check.ts'
import { type FireOn, isUnderFire } from '../../../reckoning/load.ts'
import { isMoving, type Order, type SideName } from '../../../vocabulary.ts'
import { type CheckInput, checkInput, fireOn } from '../../board/fire-count.ts'
import { changeUnit, type Play, removeUnit, unitNow } from '../../play.ts'
import { baseWith } from '../../records.ts'
import type { FirstOrder, State, Unit } from '../../state.ts'
import { mayActivate } from '../../units.ts'
import { finishUnit } from '../finishing.ts'
import { fallBackUnit } from '../movement/fall-back.ts'
import { fireGas, laySheaves, switchShells } from '../shelling.ts'
import { turnBases } from '../turning.ts'
import { measured } from '../unit-orders.ts'
import type { Activation } from './legality.ts'
import type { Checked } from './stories.ts'

/** PA-TURN-08: nothing can come of this check. */
const standsBy = (unit: Unit, fire: FireOn): boolean => isAtEase(unit) && !isUnderFire(fire)

const isAtEase = ({ status, order }: Unit): boolean => status === 'solid' && !isMoving(order)

/** PA-TURN-08: still to be checked, and nothing can come of it. */
const isIdle = (state: State, side: SideName, unit: Unit): boolean =>
  mayActivate(unit, side) && isAtEase(unit) && !isUnderFire(fireOn(state, unit))

export const idleUnits = (state: State, side: SideName): readonly Unit[] =>
  state.units.filter((unit) => isIdle(state, side, unit))

export const hasIdleUnits = (state: State, side: SideName): boolean =>
  state.units.some((unit) => isIdle(state, side, unit))

/** What came of a check, and the order that is now in force. */
interface Outcome {
  readonly result: Check
  /** Runner dice thrown, and whether the new order arrived. */
  readonly runners: Checked['runners']
  readonly inForce: Order
}

const rollCheck = (play: Play, input: CheckInput, change: FirstOrder | undefined): Outcome => {
  if (!change) {
    return { result: carryOn.resolve(input, play.dice, play.trace), runners: null, inForce: input.order }
  }
  const result = changeOrders.resolve({ ...input, newOrder: change.order }, play.dice, play.trace)
  const { diceCount: dice, received, order } = result
  return { result, runners: { dice, received }, inForce: order }
}

/** A runner has arrived. PA-SHEAF-05: guns that are told to do anything else cease fire. */
const receive = (play: Play, { unit: id, order, goal }: FirstOrder): void => {
  const { bases } = unitNow(play, id)
  const silenced =
    order === 'fire-barrage'
      ? bases
      : bases.map((base) => (base.sheaf ? baseWith(base, { sheaf: null }) : base))
  changeUnit(play, id, { order, goal, bases: silenced })
  tellOf(play, { kind: 'ordered', unit: id, order })
}

const ordersGas = (unit: Unit): boolean =>
  unit.bases.some(({ sheaf }) => sheaf !== null && sheaf.shell === 'gas' && !sheaf.laid)

/** The activation of one unit as far as the dice decide it: steps A1 to A6. */
export const checkUnit = (play: Play, order: Activation): void => {
  const { unit: id, facings } = order
  const unit = unitNow(play, id)
  const change = order.kind === 'change' ? measured(play.state, unit, order) : undefined
  if (order.kind === 'carry-on') switchShells(play, unit, order.shells)
  const fire = fireOn(play.state, unit)
  if (!change && standsBy(unit, fire)) {
    tellOf(play, { kind: 'stood-by', unit: id })
    turnBases(play, id, facings)
    finishUnit(play, id, [])
    return
  }

  if (isUnderFire(fire) && !play.state.underFire) setState(play, { underFire: true })
  const input = checkInput(play.state, unit, fire, unit.order)
  const { result, runners, inForce } = rollCheck(play, input, change)
  const { roll, modifiers, score, load, newStatus: status, fallBack, inches, inchesOpen } = result
  if (status !== 'removed' && status !== unit.status) changeUnit(play, id, { status })
  tellOf(play, {
    kind: 'checked',
    unit: id,
    runners,
    fire,
    cover: input.cover,
    roll,
    modifiers,
    score,
    load,
    was: input.status,
    status,
    fallBack,
    inches,
    inchesOpen,
  })
  const received = runners?.received ? change : undefined
  if (received) receive(play, received)
  if (status === 'removed') {
    removeUnit(play, id)
    tellOf(play, { kind: 'removed', unit: id, why: 'broken', bases: unit.bases.length })
    finishUnit(play, id, [])
    return
  }
  if (fallBack) {
    fallBackUnit(play, id, facings)
    return
  }
  if (received) laySheaves(play, received)
  if (inForce === 'fire-barrage' && (ordersGas(unit) || received?.sheaves.some(isGas))) fireGas(play, id)
  if (isMoving(inForce) && inches > 0) {
    pushPhase(play, { name: 'move', side: unit.side, unit: id, order: inForce, inches, inchesOpen })
    return
  }
  turnBases(play, id, facings)
  finishUnit(play, id, [])
}

const isGas = ({ sheaf }: FirstOrder['sheaves'][number]): boolean => sheaf.shell === 'gas'
