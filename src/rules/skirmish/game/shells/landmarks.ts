import type { Point } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import { idOf } from '../../scenarios/ids.ts'
import type { Scenario } from '../../scenarios/scenario.ts'
import { fieldOf } from '../field.ts'

interface Landmark {
  readonly id: string
  readonly name: string
  readonly at: Point
}

/** SK-SET-08: named places that fire is plotted by, each once. */
export const landmarksOf = memo((scenario: Scenario): readonly Landmark[] => {
  const places = fieldOf(scenario).landmarks
  const named = [...scenario.ground, ...(scenario.landmarks ?? []), ...scenario.objectives]
  return [...new Map(named.map((place) => [idOf(place), place.name]))].flatMap(([id, name]) => {
    const at = places.get(id)
    return at ? [{ id, name, at }] : []
  })
})

/** The one nearest to a point, the first of several as near. */
export const nearestLandmark = (scenario: Scenario, { x, y }: Point): Landmark | undefined => {
  const far = ({ at }: Landmark): number => Math.hypot(x - at.x, y - at.y)
  const [first, ...others] = landmarksOf(scenario)
  return others.reduce((best, one) => (best && far(one) < far(best) ? one : best), first)
}

/** SK-ART-31: so far up or down and left or right of one, in inches. */
export const offBy = (
  up: number,
  right: number,
): Partial<Record<'up' | 'down' | 'left' | 'right', number>> => ({
  ...(up > 0 ? { up } : up < 0 ? { down: -up } : {}),
  ...(right > 0 ? { right } : right < 0 ? { left: -right } : {}),
})
