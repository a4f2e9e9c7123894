import { corners } from '#kernel/geometry/box.ts'
import { type Footprint, isDisc, standingAt } from '#kernel/geometry/footprint.ts'
import { isRound, type Shape } from '#kernel/geometry/outline.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { overlapArea } from '#kernel/geometry/polygon.ts'
import { shapeHoldsWholly, shapeOverlaps } from '#kernel/geometry/shape.ts'
import { fromCm } from '../../tables/index.ts'
import { type Deepest, ringAbout } from './deepest.ts'

/** How a straight leg leads through some ground: where it comes in, where it first lies wholly in it, or else deepest. */
export interface Leg {
  readonly entry: number
  readonly wholly: number | null
  readonly deepest: Deepest
}

/** How finely a leg is looked at, and how finely a place on it is then sought. */
const STEP = fromCm(0.1)
const HALVINGS = 20

const covered = ({ parts }: Shape, footprint: Footprint): number => {
  const base = isDisc(footprint) ? ringAbout(footprint.centre, footprint.radius) : corners(footprint)
  let sum = 0
  for (const part of parts) if (!isRound(part)) sum += overlapArea(part, base)
  return sum
}

/** FF-RB-09: through ground of any shape, which no formula gives. */
export const legThroughShape = (
  shape: Shape,
  here: Footprint,
  step: Point,
  length: number,
): Leg | undefined => {
  const { centre, heading } = here
  const placeAt = (far: number): Footprint =>
    standingAt(here, { x: centre.x + far * step.x, y: centre.y + far * step.y }, heading)
  const isIn = (far: number): boolean => shapeOverlaps(shape, placeAt(far))
  const isWholly = (far: number): boolean => shapeHoldsWholly(shape, placeAt(far))
  /** The first place between one that is not so and one that is. */
  const between = (before: number, after: number, isSo: (far: number) => boolean): number => {
    let [short, far] = [before, after]
    if (isSo(short)) return short
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (short + far) / 2
      if (isSo(middle)) far = middle
      else short = middle
    }
    return far
  }
  let entry: number | undefined
  let deepest: Deepest = { at: 0, covered: 0 }
  for (let before = 0, far = 0; ; before = far, far = Math.min(length, far + STEP)) {
    if (isIn(far)) {
      entry ??= between(before, far, isIn)
      if (isWholly(far)) {
        const wholly = between(before, far, isWholly)
        return { entry, wholly, deepest: { at: wholly, covered: 0 } }
      }
      const most = covered(shape, placeAt(far))
      if (most > deepest.covered) deepest = { at: far, covered: most }
    }
    if (far >= length) return entry === undefined ? undefined : { entry, wholly: null, deepest }
  }
}
