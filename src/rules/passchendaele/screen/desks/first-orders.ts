import type { UnitOrder } from '../../game/forms.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import { gasCount } from '../../game/phases/sheaf-orders.ts'
import type { Unit } from '../../game/state.ts'
import { isOnTable, unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { orderReason } from '../../reckoning/orders.ts'
import { isGuns, ORDERS, type SideName } from '../../vocabulary.ts'
import { ownFire, withFireOf } from '../fire-plan.ts'
import { toldAreas } from '../ghosts.ts'
import { ORDER_TITLES } from '../naming.ts'
import { firstCheckOdds } from '../odds/check.ts'
import { plainSheaves } from '../writing/sheaf-edits.ts'
import { sheafTemplates } from '../writing/sheaf-templates.ts'
import { toldGroups } from '../writing/told-edits.ts'
import type { PhaseDesk } from './desk.ts'
import { firstOrderParts } from './first-order-parts.ts'

type FirstOrders = OrderOf<'initial-orders'>

/** A plain plan to begin with: the attacker's foot advance, guns fire at what is nearest, all others hold. */
const plainly = (view: View, unit: Unit): UnitOrder => {
  if (view.table.surprised === unit.side) return { unit: unit.id, order: 'hold' }
  if (isGuns(unit.troop)) return { unit: unit.id, order: 'fire-barrage', sheaves: plainSheaves(view, unit) }
  return { unit: unit.id, order: view.table.attacker === unit.side ? 'advance' : 'hold' }
}

const plainPlan = (view: View, side: SideName): FirstOrders => ({
  kind: 'initial-orders',
  orders: view.units.filter((unit) => unit.side === side).map((unit) => plainly(view, unit)),
})

export const INITIAL_ORDERS: PhaseDesk<'initial-orders'> = {
  title: 'the first orders',
  writing({ view, side, before, unit: chosen, piece: alone }) {
    const order = before?.kind === 'initial-orders' ? before : plainPlan(view, side)
    const write = (told: UnitOrder): FirstOrders => ({
      kind: 'initial-orders',
      orders: [...order.orders.filter((one) => one.unit !== told.unit), told],
    })
    const unit = chosen === undefined ? view.units.find((one) => one.side === side) : unitNamed(view, chosen)
    const own = unit?.side === side ? unit : undefined
    const told =
      own && (order.orders.find((one) => one.unit === own.id) ?? { unit: own.id, order: 'hold' as const })
    const surprised = view.table.surprised === side
    const gasElsewhere = gasCount(
      order.orders.flatMap(({ unit: id, sheaves = [] }) => (id === own?.id ? [] : sheaves)),
    )
    const allowed = ORDERS.filter(
      (one) => own && orderReason(own.troop, one) === 'ok' && (!surprised || one === 'hold'),
    )
    return {
      order,
      ...(own ? { unit: own.id } : {}),
      give: 'Seal the orders of all units',
      drafted: true,
      parts: firstOrderParts(view),
      warnings: ownFire(withFireOf(view, order), side),
      groups:
        own && told
          ? [
              {
                title: `First order of ${own.name}`,
                edits: allowed.map((one) => ({
                  title: ORDER_TITLES[one],
                  ...firstCheckOdds(view, own, one),
                  chosen: told.order === one,
                  order: write(one === told.order ? told : { unit: own.id, order: one }),
                })),
              },
              ...toldGroups(view, own, told, gasElsewhere, write, alone),
            ]
          : [],
      draggable: [],
      ...(own && told?.order === 'fire-barrage'
        ? { templates: sheafTemplates(view, own, told, gasElsewhere, write) }
        : {}),
    }
  },
  todo: ({ view, side }) =>
    new Set(view.units.filter((unit) => unit.side === side && isOnTable(unit)).map(({ id }) => id)),
  ghosts: (view, order, units) =>
    order.kind === 'initial-orders'
      ? {
          pieces: [],
          areas: order.orders
            .filter((told) => !units || units.includes(told.unit))
            .flatMap((told) => toldAreas(view, told)),
        }
      : undefined,
  inWords: (orders) => (orders.some(({ kind }) => kind === 'initial-orders') ? ['first orders for all'] : []),
}
