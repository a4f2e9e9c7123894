import { bearing } from '#kernel/geometry/angle.ts'
import { type Point, squaredDistance } from '#kernel/geometry/point.ts'
import type { Area } from '#screen/area.ts'
import type { EditGroup, Writing } from '#screen/writing.ts'
import { shownCircle } from '#table/shown.ts'
import { nameOf } from '../../game/names.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import {
  DIRECTIONS,
  successorBeside,
  successorRefusal,
  type Vacancy,
  vacancies,
} from '../../game/phases/turn/successors.ts'
import type { View } from '../../game/view.ts'
import { pointAt } from '../../tables/index.ts'
import type { Side } from '../../vocabulary.ts'
import { told } from '../writing/orders.ts'
import type { Asked, PhaseDesk } from './desk.ts'

const REST = { kind: 'go-on' } as const

/** The place that a point of the table means: touching the nearest of those who may be touched. */
const successorNear = (
  view: View,
  side: Side,
  vacancy: Vacancy,
  point: Point,
): OrderOf<'successor'> | undefined => {
  const [beside] = vacancy.touched.toSorted(
    (one, other) => squaredDistance(one.centre, point) - squaredDistance(other.centre, point),
  )
  return beside && successorBeside(view, side, vacancy, beside, bearing(beside.centre, point))
}

const firstPlace = (view: View, side: Side, vacancy: Vacancy): OrderOf<'successor'> | undefined => {
  for (const beside of vacancy.touched)
    for (const direction of DIRECTIONS) {
      const order = successorBeside(view, side, vacancy, beside, direction)
      if (order && !successorRefusal(view, side, order)) return order
    }
  return undefined
}

const successorGroup = (view: View, side: Side, vacancy: Vacancy): EditGroup => {
  const name = nameOf(view, vacancy.body)
  const usual = firstPlace(view, side, vacancy)
  const round = vacancy.touched.map(
    (stand): Area => ({
      id: `touched-${stand.id}`,
      style: 'reach',
      outline: shownCircle(stand.centre, 3000),
    }),
  )
  return {
    title: `A new commander for ${name}`,
    edits: [
      ...(usual ? [{ title: 'Beside the first of his men', order: told(usual) }] : []),
      {
        title: 'Beside men of your choice',
        pick: {
          prompt: `Tap beside a stand of ${name} that is still in action.`,
          atOnce: true,
          open: round,
          preview(point) {
            const order = successorNear(view, side, vacancy, point)
            const refusal = order && successorRefusal(view, side, order)
            return {
              legal: order !== undefined && !refusal,
              ...(refusal ? { text: refusal.message } : {}),
              shapes: order
                ? [{ id: 'successor', style: 'chosen', outline: shownCircle(pointAt(order), 1500) }]
                : [],
            }
          },
          order: (point) => told(successorNear(view, side, vacancy, point) ?? REST),
        },
      },
    ],
  }
}

/** FF-CMD-08 */
const writing = ({ view, side }: Asked<'successors'>): Writing => ({
  order: REST,
  give: 'Go on without a successor',
  groups: vacancies(view, side).map((vacancy) => ({ ...successorGroup(view, side, vacancy), atOnce: true })),
  draggable: [],
  gives: true,
  note: 'Whoever is not replaced now can be at the start of your next turn.',
})

export const SUCCESSORS_DESK: PhaseDesk<'successors'> = { writing }
