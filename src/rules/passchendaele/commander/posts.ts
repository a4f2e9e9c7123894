import { HALF } from '#kernel/geometry/angle.ts'
import type { Shape } from '#kernel/geometry/outline.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { shapeGapToPoint, stretchesIn } from '#kernel/geometry/shape.ts'
import type { Unit } from '../game/state.ts'
import { fieldOf } from '../scenarios/field.ts'
import { type Area, centreOf } from '../scenarios/table.ts'
import { fromInches, toInches } from '../tables/index.ts'
import { COVERS, isWorks } from '../vocabulary.ts'
import { depthOf, foremost, isInCone, type Situation } from './situation.ts'

/** Where in some works a unit would take post: in the middle, or in a long trench straight ahead of it. */
const placeIn = (situation: Situation, unit: Unit, area: Area, shape: Shape): Point => {
  const centre = centreOf(area.outline)
  const { bounds } = shape
  const along = situation.ahead % HALF === 0
  const long = along ? bounds.x2 - bounds.x1 : bounds.y2 - bounds.y1
  if (long <= fromInches(situation.thresholds.posts.longTrench)) return centre
  const own = unit.bases[Math.floor(unit.bases.length / 2)]?.centre ?? centre
  return crossing(shape, own, along) ?? (along ? { x: own.x, y: centre.y } : { x: centre.x, y: own.y })
}

/** The middle of the stretch in which a line straight up the table, or across it, runs through the works. */
const crossing = (shape: Shape, { x, y }: Point, along: boolean): Point | undefined => {
  const { x1, x2, y1, y2 } = shape.bounds
  const [from, to] = along
    ? [
        { x, y: y1 },
        { x, y: y2 },
      ]
    : [
        { x: x1, y },
        { x: x2, y },
      ]
  const [first] = stretchesIn(shape, from, to)
  if (!first) return undefined
  const middle = Math.round((first.from + first.to) / 2)
  return along ? { x, y: y1 + middle } : { x: x1 + middle, y }
}

/** The works behind the front that a reserve should march to: those that guard the most, if they are not too far. */
export const postFor = (situation: Situation, unit: Unit): Point | null => {
  const { state, side, thresholds } = situation
  const { guardsWithin, betterCover, inchOfMarch } = thresholds.posts
  const front = foremost(situation, unit)
  let best: { readonly at: Point; readonly worth: number } | undefined
  for (const { area, shape } of fieldOf(state.table).patches) {
    if (!isWorks(area.cover) || area.owner !== side || area.name === state.table.front[side]) continue
    const at = placeIn(situation, unit, area, shape)
    const away = depthOf(situation, at) - front
    if (away <= 0 || !isInCone(situation, unit, at)) continue
    const guarded = state.objectives
      .filter((objective) => toInches(shapeGapToPoint(shape, objective.at)) <= guardsWithin)
      .reduce((sum, { points }) => sum + points, 0)
    const worth = guarded + COVERS.indexOf(area.cover) * betterCover - away * inchOfMarch
    if (!best || worth > best.worth) best = { at, worth }
  }
  return best?.at ?? null
}
