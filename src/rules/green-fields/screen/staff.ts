import type { Side } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { Owed } from '#screen/desk.ts'
import type { StaffScope, StaffWords } from '#screen/staff.ts'
import type { Phase } from '../game/phases/shapes.ts'
import { asSide, type SideName } from '../game/sides.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { owed, titleOf, toDo } from './desks/index.ts'
import { asOrder } from './legal.ts'
import { ordersInWords } from './order-shown.ts'

/** Where in the campaign a side decides, down to the round or the hour. */
const momentOf = ({ week, assault }: View, phase: Phase): string =>
  [
    week,
    assault ? `${assault.day}.${assault.turnOfDay}.${assault.night}` : '',
    phase.name,
    'round' in phase ? phase.round : '',
    'period' in phase ? phase.period : '',
    'zone' in phase ? phase.zone : '',
  ].join(' ')

const ownScopes = (one: Owed<View, Phase, SideName>, chosen: string | undefined): readonly StaffScope[] => {
  const { view, phase, side } = one
  const moment = momentOf(view, phase)
  const title = titleOf(one)
  const unit = chosen !== undefined && toDo(view, side).has(chosen) ? unitNamed(view, chosen) : undefined
  return [
    ...(unit
      ? [{ id: 'unit', title: unit.name, key: `${moment} ${unit.id}`, unit: unit.id, naming: true }]
      : []),
    // The opening is all there is before the first week.
    ...(title === undefined ? [] : [{ id: 'phase', title, key: moment }]),
  ]
}

const scopes = (view: View, by: Side, chosen: string | undefined): readonly StaffScope[] => {
  if (!asSide(by) || !topPhase(view)) return []
  const one = owed(view, by)
  const { week, assault } = view
  return [
    ...(one ? ownScopes(one, chosen) : []),
    ...(assault
      ? [
          {
            id: 'turn',
            title: assault.night ? 'the night' : 'the assault turn',
            key: `turn ${week} ${assault.day} ${assault.turnOfDay} ${assault.night}`,
          },
        ]
      : []),
    { id: 'week', title: week < 1 ? 'the opening' : 'the week', key: `week ${week}` },
  ]
}

/** What a staff does in a campaign. */
export const STAFF: StaffWords<View> = {
  scopes,
  inWords: (view, orders) =>
    ordersInWords(
      view,
      orders.flatMap((order) => asOrder(order) ?? []),
    ),
}
