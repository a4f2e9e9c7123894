import { pushPhase } from '../../../../../kernel/game/phases.ts'
import { tellOf } from '../../../../../kernel/game/play.ts'
import { carryOn } from '../../../procedures/carry-on.ts'
import { changeOrders } from '../../../procedures/change-orders.ts'
import { type FireOn, isUnderFire } from '../../../reckoning/load.ts'
import { isMoving, type Order } from '../../../vocabulary.ts'
import { checkInput, fireOn } from '../../board/fire-count.ts'
import { copyBase } from '../../copy.ts'
import { changeUnit, type Play, removeUnit, unitNow } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { FirstOrder, State, Unit } from '../../state.ts'
import { mayActivate } from '../../units.ts'
import { finishUnit } from '../finishing.ts'
import { fallBackUnit } from '../movement/falling-back.ts'
import { turnBases } from '../turning.ts'
import { measured } from '../unit-orders.ts'
import type { Activation } from './legality.ts'
import { fireGas, laySheaves, switchShells } from './shelling.ts'
import type { Checked } from './story.ts'

/** PA-TURN-08: nothing can come of this check. */
const standsBy = (unit: Unit, fire: FireOn): boolean =>
  unit.status === 'solid' && !isMoving(unit.order) && !isUnderFire(fire)

/** PA-TURN-08: units that are still to be checked and for which nothing can come of it. */
export const idleUnits = (state: State, side: SideName): readonly Unit[] =>
  state.units.filter((unit) => mayActivate(unit, side) && standsBy(unit, fireOn(state, unit)))

type Outcome = Checked & { readonly order: Order }

/** Steps A2 to A4. */
const rollCheck = (play: Play, unit: Unit, fire: FireOn, change: FirstOrder | undefined): Outcome => {
  const input = checkInput(play.state, unit, fire, unit.order)
  const { cover } = input
  if (change) {
    const result = changeOrders.resolve({ ...input, newOrder: change.order }, play.dice, play.trace)
    const { diceCount: dice, received, order, roll, score, load, newStatus: status } = result
    const { fallBack, inches, inchesOpen } = result
    const runners = { dice, received }
    return { runners, fire, cover, roll, score, load, status, fallBack, inches, inchesOpen, order }
  }
  const {
    roll,
    score,
    load,
    newStatus: status,
    fallBack,
    inches,
    inchesOpen,
  } = carryOn.resolve(input, play.dice, play.trace)
  const { order } = unit
  return { runners: null, fire, cover, roll, score, load, status, fallBack, inches, inchesOpen, order }
}

/** A runner has arrived. PA-SHEAF-05: guns that are told to do anything else cease fire. */
const receive = (play: Play, { unit: id, order, goal }: FirstOrder): void => {
  const { bases } = unitNow(play, id)
  const silenced =
    order === 'fire-barrage'
      ? bases
      : bases.map((base) => (base.sheaf ? Object.assign(copyBase(base), { sheaf: null }) : base))
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

  const { order: inForce, ...checked } = rollCheck(play, unit, fire, change)
  const { status, inches, inchesOpen } = checked
  if (status !== 'removed') changeUnit(play, id, { status })
  tellOf(play, { kind: 'checked', unit: id, ...checked })
  const received = checked.runners?.received === true ? change : undefined
  if (received) receive(play, received)
  if (status === 'removed') {
    removeUnit(play, id)
    tellOf(play, { kind: 'removed', unit: id, why: 'broken' })
    finishUnit(play, id, [])
    return
  }
  if (checked.fallBack) {
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
