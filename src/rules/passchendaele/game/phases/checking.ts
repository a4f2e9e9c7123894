import { carryOn } from '../../procedures/carry-on.ts'
import { changeOrders } from '../../procedures/change-orders.ts'
import { type FireOn, hasPoints } from '../../reckoning/load.ts'
import type { Order } from '../../vocabulary.ts'
import { checkInput, fireOn } from '../board/fire-count.ts'
import { keepsSheaves } from '../board/sheaves.ts'
import type { Checked } from '../events.ts'
import { isMoving } from '../goals.ts'
import type { OrderOf } from '../orders.ts'
import { happen, now, type Play } from '../play.ts'
import { type FirstOrder, type SideName, type State, type Unit, unitNamed } from '../state.ts'
import { mayActivate } from './activate.ts'
import { fallBackUnit } from './falling-back.ts'
import { finishUnit } from './finish.ts'
import { gasLeft } from './sheaf-orders.ts'
import { understood } from './told.ts'
import { finishSide, hasUnchecked } from './turn-end.ts'
import { turnBases } from './turning.ts'

type Activation = OrderOf<'carry-on'> | OrderOf<'change'>

/** PA-TURN-08: nothing can come of this check. */
const standsBy = (unit: Unit, fire: FireOn): boolean =>
  unit.status === 'solid' && !isMoving(unit.order) && !fire.gas && !hasPoints(fire)

/** PA-TURN-08: units that are still to be checked and for which nothing can come of it. */
export const idleUnits = (state: State, side: SideName): readonly Unit[] =>
  state.units.filter((unit) => mayActivate(unit, side) && standsBy(unit, fireOn(state, unit)))

/** All of them at once, to spare a player thirty empty checks. */
export const playStandBy = (play: Play, side: SideName): void => {
  const idle = idleUnits(play.start, side)
  for (const { id } of idle) {
    happen(play, { kind: 'stood-by', unit: id })
    happen(play, { kind: 'done', unit: id })
  }
  if (!hasUnchecked(now(play), side)) finishSide(play, side)
}

/** PA-SHEAF-13: shells are switched before anything is counted; gas that can be fired lies at once. */
const switchShells = (play: Play, unit: Unit, shells: OrderOf<'carry-on'>['shells']): void => {
  for (const { base, shell } of shells ?? []) {
    happen(play, { kind: 'shell-switched', unit: unit.id, base, shell })
    if (shell === 'gas' && keepsSheaves(unit)) happen(play, { kind: 'gas-laid', unit: unit.id, base })
  }
}

type Outcome = Checked & { readonly order: Order }

/** Steps A2 to A4. */
const rollCheck = (
  play: Play,
  state: State,
  unit: Unit,
  fire: FireOn,
  change: FirstOrder | undefined,
): Outcome => {
  const input = checkInput(state, unit, fire, unit.order)
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

/** PA-SHEAF-01, PA-SHEAF-14: new sheaves; disordered guns know the place, but fire when they have recovered. */
const laySheaves = (play: Play, unit: Unit, { sheaves }: FirstOrder): void => {
  for (const { base, sheaf } of sheaves) happen(play, { kind: 'sheaf-laid', unit: unit.id, base, sheaf })
}

/** PA-SHEAF-14, PA-SHEAF-16: gas that was ordered and can now be fired. */
const fireGas = (play: Play, id: string): void => {
  const state = now(play)
  const unit = unitNamed(state, id)
  if (!unit || !keepsSheaves(unit)) return
  let left = gasLeft(state, unit.side)
  for (const { id: base, sheaf } of unit.bases) {
    if (sheaf?.shell !== 'gas' || sheaf.laid) continue
    if (left > 0) happen(play, { kind: 'gas-laid', unit: id, base })
    else happen(play, { kind: 'sheaf-lifted', unit: id, base })
    left--
  }
}

const ordersGas = (unit: Unit): boolean =>
  unit.bases.some(({ sheaf }) => sheaf !== null && sheaf.shell === 'gas' && !sheaf.laid)

/** The activation of one unit as far as the dice decide it: steps A1 to A6. */
export const playActivation = (play: Play, order: Activation): void => {
  const unit = unitNamed(play.start, order.unit)
  if (!unit) return
  const { id } = unit
  const change = order.kind === 'change' ? understood(play.start, unit, order) : undefined
  if (order.kind === 'carry-on') switchShells(play, unit, order.shells)
  const state = now(play)
  const fire = fireOn(state, unit)
  if (!change && standsBy(unit, fire)) {
    happen(play, { kind: 'stood-by', unit: id })
    turnBases(play, id, order.facings)
    finishUnit(play, id, [])
    return
  }

  const { order: inForce, ...checked } = rollCheck(play, state, unit, fire, change)
  happen(play, { kind: 'checked', unit: id, ...checked })
  const received = change !== undefined && checked.runners?.received === true
  if (received) happen(play, { kind: 'ordered', unit: id, order: change.order, goal: change.goal })
  if (checked.status === 'removed') {
    happen(play, { kind: 'removed', unit: id, why: 'broken' })
    finishUnit(play, id, [])
    return
  }
  if (checked.fallBack) {
    fallBackUnit(play, id, order.facings)
    return
  }
  if (received) laySheaves(play, unit, change)
  if (
    inForce === 'fire-barrage' &&
    (ordersGas(unit) || (received && change.sheaves.some(({ sheaf }) => sheaf.shell === 'gas')))
  )
    fireGas(play, id)
  if (isMoving(inForce) && checked.inches > 0) {
    const { inches, inchesOpen } = checked
    const { side } = unit
    happen(play, {
      kind: 'awaited',
      phase: { name: 'move', side, unit: id, order: inForce, inches, inchesOpen },
    })
    return
  }
  turnBases(play, id, order.facings)
  finishUnit(play, id, [])
}
