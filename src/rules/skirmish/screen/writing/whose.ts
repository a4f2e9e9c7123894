import { gap } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { DraggedTo } from '#screen/writing.ts'
import { shownGhost } from '#table/shown.ts'
import { baseOf, figuresOut, modelOf } from '../../game/board/bases.ts'
import type { Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'

/** The pieces of a unit on the table: its model has the unit's own id, a crew inside a hull is not seen. */
export const piecesOf = (unit: Unit): readonly string[] => [
  ...(modelOf(unit) ? [unit.id] : []),
  ...(unit.vehicle ? [] : unit.figures.map(({ id }) => id)),
]

/** Where the pieces of a unit would stand. */
export const ghostsOf = (unit: Unit): DraggedTo['ghosts'] => {
  const model = modelOf(unit)
  return [
    ...(model ? [shownGhost(unit.id, model)] : []),
    ...(unit.vehicle ? [] : unit.figures.map(({ id, at }) => ({ id, centre: at, heading: unit.facing }))),
  ]
}

/** The unit that a piece is of. */
export const unitOfPiece = ({ units }: View, piece: string | undefined): Unit | undefined =>
  units.find(({ id, figures }) => id === piece || figures.some((figure) => figure.id === piece))

/** The unit of the other side whose man or model a point is on. */
export const enemyAt = (view: View, { side }: Unit, at: Point): Unit | undefined =>
  view.units.find((other) => {
    if (other.side === side || other.where !== 'table') return false
    const model = modelOf(other)
    const bodies = [...(model ? [model] : []), ...figuresOut(other).map((figure) => baseOf(other, figure.at))]
    return bodies.some((body) => gap({ centre: at, heading: 0, radius: 0 }, body) <= 0)
  })

/** The view with a unit otherwise. */
export const withUnit = (view: View, unit: Unit): View => ({
  ...view,
  units: view.units.map((one) => (one.id === unit.id ? unit : one)),
})
