import type { Wish } from '#kernel/game/commander.ts'
import type { UnitOrder } from '../game/forms.ts'
import type { OrderOf } from '../game/phases/index.ts'
import type { Unit } from '../game/state.ts'
import { attackTask } from './attack.ts'
import { defenceTask } from './defence.ts'
import { firePlan } from './guns/fire-plan.ts'
import { advanceTask, holdTask } from './other-tasks.ts'
import { isFoot, type Situation } from './situation.ts'
import { isMachineGuns, machineGunTask } from './supporting-fire.ts'
import { type Task, toldBy } from './task.ts'

/** What a unit of infantry, cavalry or tanks should do now. */
export const footTask = (situation: Situation, unit: Unit): Task => {
  if (isMachineGuns(unit) && situation.thresholds.machineGuns.storm < 1)
    return machineGunTask(situation, unit)
  return situation.attacks ? attackTask(situation, unit) : defenceTask(situation, unit)
}

/** The opening barrages of all guns. */
const barragesOf = (situation: Situation): readonly UnitOrder[] => {
  const guns = situation.own.filter((unit) => !isFoot(unit))
  const { aims } = firePlan(situation, guns)
  return guns.map((unit): UnitOrder => {
    const sheaves = aims
      .map(({ sheaf }) => sheaf)
      .filter(({ base }) => unit.bases.some(({ id }) => id === base))
    return { unit: unit.id, order: 'fire-barrage', ...(sheaves.length > 0 ? { sheaves } : {}) }
  })
}

type FirstOrders = Wish<OrderOf<'initial-orders'>>

/** The first orders of all units, which arrive for certain; or the same guns with everybody on foot going, or nobody. */
export function* firstOrders(situation: Situation): Generator<FirstOrders> {
  const { state, side, own } = situation
  if (state.table.surprised === side) {
    yield { order: { kind: 'initial-orders', orders: [] }, why: 'We are surprised and can only hold.' }
    return
  }
  const foot = own.filter(isFoot)
  const barrages = barragesOf(situation)
  const ordersBy = (taskOf: (unit: Unit) => Task): OrderOf<'initial-orders'> => ({
    kind: 'initial-orders',
    orders: [...foot.map((unit) => toldBy(unit, taskOf(unit))), ...barrages],
  })
  const order = ordersBy((unit) => footTask(situation, unit))
  yield {
    order,
    why: order.orders.some((told) => told.order === 'advance')
      ? 'The guns are to open on those who can hurt us most, and the first wave is to go at once.'
      : 'The guns are to open on those who can hurt us most, and the infantry is to wait for its moment.',
  }
  yield {
    order: ordersBy((unit) => holdTask(unit)),
    why: 'The guns are to open on those who can hurt us most, and nobody is to stir yet.',
  }
  yield {
    order: ordersBy((unit) => advanceTask(situation, unit) ?? holdTask(unit)),
    why: 'The guns are to open on those who can hurt us most, and everybody is to go at once.',
  }
}
