import { angleBetween, HALF, type Heading, QUARTER } from '#kernel/geometry/angle.ts'
import type { MovingOrder } from '../../vocabulary.ts'
import type { Fate } from '../state.ts'

export type Movement = MovingOrder | 'fall-back'

/** In what manner a unit moved. */
export type HowMoved = Movement | 'slip' | 'consolidation'

/** PA-MOVE-18: what crossing the enemy's edge or one's own means; elsewhere every move stops (PA-GEO-12). */
const CROSSING: Readonly<Record<Movement, { readonly front?: Fate; readonly rear?: Fate }>> = {
  advance: { front: 'broken-through' },
  retreat: { rear: 'withdrawn' },
  countermarch: {},
  'fall-back': { rear: 'lost' },
}

/** What becomes of a base that crosses the edge that looks outward so; `enemy` is where its enemy's edge lies. */
export const fateAt = (outward: Heading, enemy: Heading, movement: Movement): Fate | undefined => {
  const angle = angleBetween(outward, enemy)
  if (angle <= QUARTER / 2) return CROSSING[movement].front
  return angle >= HALF - QUARTER / 2 ? CROSSING[movement].rear : undefined
}
