import type { AnyOrder } from '#kernel/game/game.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Edit, EditGroup } from '#screen/writing.ts'
import type { ObjectiveOrder, UnitOrder } from '../../game/forms.ts'
import { unitOrderRefusal } from '../../game/phases/unit-orders.ts'
import type { Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { placeOf } from '../../tables/index.ts'
import { isMoving } from '../../vocabulary.ts'
import { goalArrow } from '../areas.ts'
import { sheafGroups } from './sheaf-edits.ts'

const placeAt = (point: Point): ObjectiveOrder => {
  const { x, y } = placeOf(point)
  return { x: Math.max(0, Math.round(x * 100) / 100), y: Math.max(0, Math.round(y * 100) / 100) }
}

const without = ({ objective: _, ...told }: UnitOrder): UnitOrder => told

const objectiveGroup = (
  view: View,
  unit: Unit,
  told: UnitOrder,
  write: (told: UnitOrder) => AnyOrder,
): readonly EditGroup[] => {
  if (!isMoving(told.order)) return []
  const { objective } = told
  const named = view.objectives.flatMap(({ name, title = name }): Edit[] => {
    const next = { ...told, objective: name }
    return unitOrderRefusal(view, unit, next)
      ? []
      : [{ title, chosen: objective === name, order: write(next) }]
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
              const refusal = unitOrderRefusal(view, unit, { ...told, objective: placeAt(at) })
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
  told: UnitOrder,
  gasElsewhere: number,
  write: (told: UnitOrder) => AnyOrder,
  inHand: string | undefined,
): readonly EditGroup[] => [
  ...objectiveGroup(view, unit, told, write),
  ...sheafGroups(view, unit, told, gasElsewhere, write, inHand),
]
