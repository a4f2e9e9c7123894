import { type Outline, type Shape, shapeOf } from '../../../../kernel/geometry/outline.ts'
import type { Point } from '../../../../kernel/geometry/point.ts'
import { stretchesIn } from '../../../../kernel/geometry/shape.ts'
import { placeAlong } from '../../../../table/going.ts'
import { AREAS, BARRAGE_DEPTH, fromCm, SOS_AREA } from '../../tables/index.ts'
import { fieldOf } from '../field.ts'
import type { State, Unit } from '../state.ts'
import { isHigh } from './ground.ts'

const GUNS = ['field-gun', 'field-howitzer', 'heavy-artillery', 'super-heavy-artillery'] as const

const rectangle = (x1: number, y1: number, x2: number, y2: number): Shape => {
  const outline: Outline = { shape: 'rectangle', x1, y1, x2, y2 }
  return shapeOf(outline)
}

const isServed = ({ stands }: State, { id, at }: Unit): boolean =>
  at === 'off-table' || stands.some((stand) => stand.unit === id && stand.markers === 0 && !stand.stowed)

/** FF-FIRE-05: the rolling barrage and the ground that artillery keeps under fire, of either side. */
const curtainsOf = (state: State): readonly Shape[] => {
  const curtains: Shape[] = []
  if (state.barrage) {
    const { width } = fieldOf(state.scenario)
    const { edge } = state.barrage
    curtains.push(rectangle(0, edge, width, edge + fromCm(BARRAGE_DEPTH)))
  }
  for (const unit of state.units) {
    const { aim } = unit
    const type = GUNS.find((gun) => gun === unit.type)
    if (!aim?.fired || !type || !isServed(state, unit)) continue
    const area = aim.sos ? SOS_AREA : AREAS[type]
    const aside = fromCm(area.width / 2)
    const along = fromCm(area.depth / 2)
    const { x, y } = aim.at
    curtains.push(rectangle(x - aside, y - along, x + aside, y + along))
  }
  return curtains
}

/** FF-FIRE-05, FF-FIRE-15: what a line of fire meets on its way, its ends included, and whether it meets it from above. */
export const curtainOn = (
  state: State,
  firer: Point,
  from: Point,
  to: Point,
): 'none' | 'through' | 'uphill' => {
  let met: 'none' | 'uphill' = 'none'
  const field = fieldOf(state.scenario)
  for (const curtain of curtainsOf(state)) {
    const [first] = stretchesIn(curtain, from, to)
    if (!first) continue
    const place = placeAlong([from, to], first.from) ?? from
    if (!isHigh(field, firer) || isHigh(field, place)) return 'through'
    met = 'uphill'
  }
  return met
}
