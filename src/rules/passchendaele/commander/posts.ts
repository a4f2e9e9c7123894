import { HALF } from '../../../kernel/geometry/angle.ts'
import { gapToPoint } from '../../../kernel/geometry/gap.ts'
import type { Point } from '../../../kernel/geometry/point.ts'
import { type Rectangle, rectangleBox, rectangleCentre } from '../../../kernel/geometry/rectangle.ts'
import type { Area, Unit } from '../game/state.ts'
import { fromInches, toInches } from '../tables/index.ts'
import { COVERS, isWorks } from '../vocabulary.ts'
import { depthOf, foremost, isInCone, type Situation } from './situation.ts'

/** Where in some works a unit would take post: in the middle, or in a long trench straight ahead of it. */
const placeIn = (situation: Situation, unit: Unit, area: Area): Point => {
  const centre = rectangleCentre(area)
  const along = situation.ahead % HALF === 0
  const long = along ? area.x2 - area.x1 : area.y2 - area.y1
  if (long <= fromInches(situation.thresholds.posts.longTrench)) return centre
  const own = unit.bases[Math.floor(unit.bases.length / 2)]?.centre ?? centre
  return along ? { x: own.x, y: centre.y } : { x: centre.x, y: own.y }
}

/** The works behind the front that a reserve should march to: those that guard the most, if they are not too far. */
export const postFor = (situation: Situation, unit: Unit): Point | null => {
  const { state, side, thresholds } = situation
  const { guardsWithin, betterCover, inchOfMarch } = thresholds.posts
  const front = foremost(situation, unit)
  let best: { readonly at: Point; readonly worth: number } | undefined
  for (const area of state.table.areas) {
    if (!isWorks(area.cover) || area.owner !== side || isFrontLine(state.table.front[side], area)) continue
    const at = placeIn(situation, unit, area)
    const away = depthOf(situation, at) - front
    if (away <= 0 || !isInCone(situation, unit, at)) continue
    const guarded = state.objectives
      .filter((objective) => toInches(gapToPoint(rectangleBox(area), objective.at)) <= guardsWithin)
      .reduce((sum, { points }) => sum + points, 0)
    const worth = guarded + COVERS.indexOf(area.cover) * betterCover - away * inchOfMarch
    if (!best || worth > best.worth) best = { at, worth }
  }
  return best?.at ?? null
}

const isFrontLine = (front: Rectangle, area: Area): boolean =>
  front.x1 === area.x1 && front.y1 === area.y1 && front.x2 === area.x2 && front.y2 === area.y2
