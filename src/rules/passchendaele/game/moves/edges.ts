import {
  angleBetween,
  eastward,
  HALF,
  type Heading,
  northward,
  QUARTER,
} from '../../../../kernel/geometry/angle.ts'
import type { Point } from '../../../../kernel/geometry/point.ts'
import type { MovingOrder } from '../../vocabulary.ts'
import type { Fate, Table } from '../state.ts'

/** The edge of the table that a straight path comes to. */
export interface EdgeAhead {
  readonly distance: number
  /** What becomes of a base that crosses it; null where every move stops (PA-GEO-12, PA-MOVE-18). */
  readonly fate: Fate | null
}

export type Movement = MovingOrder | 'fall-back'

/** PA-MOVE-18: what crossing the enemy's edge or one's own means. */
const CROSSING: Readonly<Record<Movement, { readonly front: Fate | null; readonly rear: Fate | null }>> = {
  advance: { front: 'broken-through', rear: null },
  retreat: { front: null, rear: 'withdrawn' },
  countermarch: { front: null, rear: null },
  'fall-back': { front: null, rear: 'lost' },
}

/** Which edge it is for a side, by the way the edge looks outward. */
const fateAt = (outward: Heading, enemy: Heading, movement: Movement): Fate | null => {
  const angle = angleBetween(outward, enemy)
  if (angle <= QUARTER / 2) return CROSSING[movement].front
  return angle >= HALF - QUARTER / 2 ? CROSSING[movement].rear : null
}

export const edgeAhead = (
  table: Table,
  from: Point,
  heading: Heading,
  enemy: Heading,
  movement: Movement,
): EdgeAhead => {
  const east = eastward(heading)
  const north = northward(heading)
  const far = Number.POSITIVE_INFINITY
  const x = east > 0 ? (table.width - from.x) / east : east < 0 ? from.x / -east : far
  const y = north > 0 ? (table.depth - from.y) / north : north < 0 ? from.y / -north : far
  return x <= y
    ? { distance: Math.max(0, x), fate: fateAt(east > 0 ? QUARTER : HALF + QUARTER, enemy, movement) }
    : { distance: Math.max(0, y), fate: fateAt(north > 0 ? 0 : HALF, enemy, movement) }
}
