import type { AnyOrder, Side } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { several } from '#kernel/words.ts'
import type { StaffScope, StaffWords } from '#screen/staff.ts'
import type { OrderOf, PlayerOrder } from '../game/phases/index.ts'
import { rulesOf } from '../game/phases/index.ts'
import type { Phase } from '../game/phases/shapes.ts'
import { asSide, type SideName } from '../game/sides.ts'
import { mayActivate, unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { asOrder } from './writing/order-written.ts'

/** The unit that has something to do: the one that is in the middle of it, or else the chosen one if it may begin. */
const unitScope = (
  view: View,
  side: SideName,
  phase: Phase,
  chosen: string | undefined,
): readonly StaffScope[] => {
  const busy = 'unit' in phase ? unitNamed(view, phase.unit) : undefined
  const begins = phase.name === 'activate' ? view.units.find((unit) => unit.id === chosen) : undefined
  const unit = busy ?? (begins && mayActivate(begins, side) ? begins : undefined)
  return unit
    ? [
        {
          id: 'unit',
          title: unit.name,
          key: `unit ${view.turn} ${unit.id}`,
          unit: unit.id,
          naming: phase.name === 'activate',
        },
      ]
    : []
}

const scopes = (view: View, by: Side, chosen: string | undefined): readonly StaffScope[] => {
  const side = asSide(by)
  const phase = topPhase(view)
  if (!side || !phase) return []
  const active = view.phases.find((one) => one.name === 'activate')
  const own = rulesOf(phase).pending(view, phase).includes(side)
  if (!active)
    return own && phase.name !== 'armistice'
      ? [{ id: 'phase', title: BEFORE[phase.name] ?? 'this', key: phase.name }]
      : []
  return [
    ...(own ? unitScope(view, side, phase, chosen) : []),
    {
      id: 'turn',
      title: 'side' in active && active.side === side ? 'our turn' : "the enemy's turn",
      key: `turn ${view.turn} ${active.side}`,
    },
  ]
}

/** What is decided before and between the turns. */
const BEFORE: Readonly<Partial<Record<Phase['name'], string>>> = {
  attach: 'the attachments',
  deploy: 'the deployment',
  relocation: 'the changing of places',
  relocate: 'the changing of places',
  'initial-orders': 'the first orders',
  choose: 'the choice',
}

const all = <K extends PlayerOrder['kind']>(orders: readonly PlayerOrder[], kind: K): readonly OrderOf<K>[] =>
  orders.filter((order): order is OrderOf<K> => order.kind === kind)

const counted = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [several(count, one, many)]

const inWords = (_view: View, given: readonly AnyOrder[]): readonly string[] => {
  const orders = given.flatMap((order) => asOrder(order) ?? [])
  const changes = all(orders, 'change')
  const targets = changes.filter(({ order }) => order === 'fire-barrage').length
  return [
    ...(all(orders, 'initial-orders').length > 0 ? ['first orders for all'] : []),
    ...counted(all(orders, 'carry-on').length, 'unit carrying on', 'units carrying on'),
    ...counted(targets, 'new target for the guns', 'new targets for the guns'),
    ...counted(changes.length - targets, 'new order', 'new orders'),
    ...counted(all(orders, 'move').length, 'move', 'moves'),
    ...counted(all(orders, 'fall-back').length, 'unit falling back', 'units falling back'),
    ...counted(all(orders, 'consolidate').length, 'unit consolidating', 'units consolidating'),
  ]
}

/** What a staff does in a battle. */
export const STAFF: StaffWords<View> = { scopes, inWords }
