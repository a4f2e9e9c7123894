import { eastward, type Heading, northward, turned } from '#kernel/geometry/angle.ts'
import { overlapSpan } from '#kernel/geometry/approach.ts'
import { type Direction, stepOf } from '#kernel/geometry/direction.ts'
import type { Box, Footprint } from '#kernel/geometry/footprint.ts'
import { overlaps, wholly } from '#kernel/geometry/gap.ts'
import { insideSpan } from '#kernel/geometry/inside.ts'
import { isShape, type Shape } from '#kernel/geometry/outline.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { shapeHoldsWholly, shapeOverlaps } from '#kernel/geometry/shape.ts'
import { GRAZE, lengthOf, type Span, shared } from '#kernel/geometry/span.ts'

/** A piece of ground that fire or gas lies on: a square, strip or circle as it lies on the table, or any shape. */
export type Template = Footprint | Shape

/** How much of something lies under a template. */
export type Under = 'none' | 'partly' | 'wholly'

/** Touching a template from outside is not lying under it. */
export const underOne = (template: Template, stand: Footprint): Under => {
  if (isShape(template)) {
    if (!shapeOverlaps(template, stand)) return 'none'
    return shapeHoldsWholly(template, stand) ? 'wholly' : 'partly'
  }
  if (!overlaps(template, stand)) return 'none'
  return wholly(template, stand) ? 'wholly' : 'partly'
}

/** Wholly under any of several is wholly under them. */
export const underAny = (templates: readonly Template[], stand: Footprint): Under => {
  let most: Under = 'none'
  for (const template of templates) {
    const under = underOne(template, stand)
    if (under === 'wholly') return under
    if (under === 'partly') most = under
  }
  return most
}

export interface Covered<S> {
  readonly stand: S
  readonly under: 'partly' | 'wholly'
}

/** All stands under templates, in their order. */
export const standsUnder = <S extends Footprint>(
  templates: readonly Template[],
  stands: readonly S[],
): readonly Covered<S>[] =>
  stands.flatMap((stand) => {
    const under = underAny(templates, stand)
    return under === 'none' ? [] : [{ stand, under }]
  })

/** The place so far to the right of a place and so far ahead, for one who looks along a heading. */
export const placeFrom = (from: Point, heading: Heading, right: number, forward: number): Point =>
  placesFrom(from, heading)(right, forward)

/** The same for several places. */
export const placesFrom = ({ x, y }: Point, heading: Heading) => {
  const north = northward(heading)
  const east = eastward(heading)
  return (right: number, forward: number): Point => ({
    x: x + Math.round(right * north + forward * east),
    y: y + Math.round(forward * north - right * east),
  })
}

/** One piece of a template that is made of several: from the middle of the whole, so far to the right and ahead. */
export interface PieceOfTemplate {
  readonly right: number
  readonly forward: number
  readonly footprint: Footprint
}

/** A template of several pieces laid down with its middle here, turned so. */
export const laid = (
  pieces: readonly PieceOfTemplate[],
  middle: Point,
  heading: Heading,
): readonly Footprint[] =>
  pieces.map(({ right, forward, footprint }) => ({
    ...footprint,
    centre: placeFrom(middle, heading, right, forward),
    heading: turned(footprint.heading, heading),
  }))

/** A strip so wide that begins at a place and runs so far along a heading. */
export const stripFrom = (from: Point, heading: Heading, length: number, width: number): Box => ({
  centre: placeFrom(from, heading, 0, length / 2),
  heading,
  width,
  depth: length,
})

/** When, on a straight way, a stand is under a template, and when it is wholly. */
export interface Passage {
  readonly under: Span
  readonly wholly: Span | undefined
}

/** How a stand on a straight way passes a template; none if it does not come under it. */
export const passageOf = (
  template: Footprint,
  stand: Footprint,
  way: Direction,
  length: number,
): Passage | undefined => {
  const step = stepOf(way)
  const all = { from: 0, to: length }
  const under = shared(overlapSpan(stand, step, template), all)
  if (under === undefined || lengthOf(under) <= GRAZE) return undefined
  return { under, wholly: shared(insideSpan(stand, step, template), all) }
}

/** How a template that drifts passes over a stand, as the stand sees it. */
export const driftOver = (
  template: Footprint,
  way: Direction,
  length: number,
  stand: Footprint,
): Passage | undefined => {
  const { x, y } = stepOf(way)
  return passageOf(template, stand, { x: -x, y: -y }, length)
}
