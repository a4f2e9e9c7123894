import type { Point } from '#kernel/geometry/point.ts'
import type { Unit } from '../game/state.ts'
import { centreOf } from '../scenarios/table.ts'
import { isWorks } from '../vocabulary.ts'
import { depthOf, type Situation } from './situation.ts'

/** The nearest works behind a unit to go back to, no farther than so many inches. */
export const worksBehind = (situation: Situation, unit: Unit, within: number): Point | null => {
  const rear = Math.min(...unit.bases.map(({ centre }) => depthOf(situation, centre)))
  let best: Point | null = null
  for (const area of situation.state.table.areas) {
    if (!isWorks(area.cover)) continue
    const centre = centreOf(area.outline)
    const depth = depthOf(situation, centre)
    if (depth >= rear || depth < rear - within) continue
    if (!best || depth > depthOf(situation, best)) best = centre
  }
  return best
}
