import type { AnyOrder } from '../../../../kernel/game/game.ts'
import type { Point } from '../../../../kernel/geometry/point.ts'
import type { Edit, EditGroup } from '../../../../screen/writing.ts'
import { placeOf } from '../../game/board/measures.ts'
import { isMoving } from '../../game/goals.ts'
import type { ObjectiveOrder, ToldOrder } from '../../game/orders.ts'
import { toldRefusal } from '../../game/phases/told.ts'
import type { Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { goalArrow } from '../areas.ts'
import { sheafGroups } from './sheaf-edits.ts'

const placeAt = (point: Point): ObjectiveOrder => {
  const { x, y } = placeOf(point)
  return { x: Math.max(0, Math.round(x * 100) / 100), y: Math.max(0, Math.round(y * 100) / 100) }
}

const without = ({ objective: _, ...told }: ToldOrder): ToldOrder => told

const objectiveGroup = (
  view: View,
  unit: Unit,
  told: ToldOrder,
  write: (told: ToldOrder) => AnyOrder,
): readonly EditGroup[] => {
  if (!isMoving(told.order)) return []
  const { objective } = told
  const named = view.objectives.flatMap(({ name }): Edit[] => {
    const next = { ...told, objective: name }
    return toldRefusal(view, unit, next)
      ? []
      : [{ title: name, chosen: objective === name, order: write(next) }]
  })
  const point = typeof objective === 'object' ? objective : undefined
  return [
    {
      title: 'Objective',
      edits: [
        { title: 'As far as it can', chosen: objective === undefined, order: write(without(told)) },
        ...named,
        {
          title: point ? `Point ${point.x.toFixed(1)}, ${point.y.toFixed(1)}` : 'Point on the table',
          chosen: point !== undefined,
          pick: {
            prompt: `Where is ${unit.name} to go?`,
            preview(at) {
              const refusal = toldRefusal(view, unit, { ...told, objective: placeAt(at) })
              return {
                legal: !refusal,
                ...(refusal ? { text: refusal.message } : {}),
                shapes: goalArrow(unit, at),
              }
            },
            order: (at) => write({ ...told, objective: placeAt(at) }),
          },
        },
      ],
    },
  ]
}

/** What goes with an order: its objective, and the sheaves of the guns. `inHand` is the gun base being aimed. */
export const toldGroups = (
  view: View,
  unit: Unit,
  told: ToldOrder,
  gasElsewhere: number,
  write: (told: ToldOrder) => AnyOrder,
  inHand: string | undefined,
): readonly EditGroup[] => [
  ...objectiveGroup(view, unit, told, write),
  ...sheafGroups(view, unit, told, gasElsewhere, write, inHand),
]
