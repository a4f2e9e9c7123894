import type { Point } from '#kernel/geometry/point.ts'
import { radiusOf } from '../../game/board/bases.ts'
import { houseNamed } from '../../game/board/ground.ts'
import type { Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'

/** Part of a structure that men are shown in. */
const ROOM = 0.86

/** SK-GEN-11: men inside a structure have no places of their own; they are shown in ranks, unit after unit. */
export const insidePlaces = (view: View, unit: Unit): readonly Point[] => {
  const house = unit.inside === null ? undefined : houseNamed(view, unit.inside)
  if (!house) return []
  const inside = view.units.filter((one) => one.where === 'table' && one.inside === house.id)
  const count = inside.reduce((sum, { figures }) => sum + figures.length, 0)
  const before = inside
    .slice(0, Math.max(0, inside.indexOf(unit)))
    .reduce((sum, { figures }) => sum + figures.length, 0)
  const { x1, y1, x2, y2 } = house.bounds
  const [width, depth] = [(x2 - x1) * ROOM, (y2 - y1) * ROOM]
  const apart = 2 * radiusOf(unit) * 1.1
  const columns = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * width) / Math.max(1, depth)))))
  const rows = Math.max(1, Math.ceil(count / columns))
  const [across, down] = [Math.min(apart, width / columns), Math.min(apart, depth / rows)]
  return unit.figures.map((_, i) => {
    const place = before + i
    const row = Math.floor(place / columns)
    const inRow = row === rows - 1 ? count - row * columns : columns
    return {
      x: Math.round(house.middle.x + ((place % columns) - (inRow - 1) / 2) * across),
      y: Math.round(house.middle.y + ((rows - 1) / 2 - row) * down),
    }
  })
}
