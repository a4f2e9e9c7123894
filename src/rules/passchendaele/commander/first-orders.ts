import type { OrderOf } from '../game/orders.ts'
import type { SheafOrder, UnitOrder } from '../game/phases/forms.ts'
import type { Unit } from '../game/state.ts'
import { attackWish } from './attack.ts'
import { defenceWish } from './defence.ts'
import { firePlan } from './guns/fire-plan.ts'
import { isFoot, type Situation } from './situation.ts'
import { toldBy, type Wish } from './wish.ts'

/** What a unit of infantry, cavalry or tanks should do now. */
export const footWish = (situation: Situation, unit: Unit): Wish =>
  situation.attacks ? attackWish(situation, unit) : defenceWish(situation, unit)

/** The first orders of all units, which arrive for certain. */
export const firstOrders = (
  situation: Situation,
): { readonly order: OrderOf<'initial-orders'>; readonly why: string } => {
  const { state, side, own } = situation
  if (state.table.surprised === side) {
    return { order: { kind: 'initial-orders', orders: [] }, why: 'We are surprised and can only hold.' }
  }
  const foot = own.filter(isFoot).map((unit): UnitOrder => toldBy(unit, footWish(situation, unit)))
  const guns = own.filter((unit) => !isFoot(unit))
  const { aims } = firePlan(situation, guns)
  const sheavesOf = ({ bases }: Unit): readonly SheafOrder[] =>
    aims.map(({ sheaf }) => sheaf).filter(({ base }) => bases.some(({ id }) => id === base))
  const barrages = guns.map((unit): UnitOrder => {
    const sheaves = sheavesOf(unit)
    return { unit: unit.id, order: 'fire-barrage', ...(sheaves.length > 0 ? { sheaves: [...sheaves] } : {}) }
  })
  const going = foot.filter(({ order }) => order === 'advance').length
  return {
    order: { kind: 'initial-orders', orders: [...foot, ...barrages] },
    why:
      going > 0
        ? 'The guns open on those who can hurt us most, and the first wave goes at once.'
        : 'The guns open on those who can hurt us most, and the infantry waits for its moment.',
  }
}
