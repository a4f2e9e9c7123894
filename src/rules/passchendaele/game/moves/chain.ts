import { type Box, gap, within } from '../../../../kernel/geometry/box.ts'
import { squaredDistance } from '../../../../kernel/geometry/point.ts'
import { liesBetween } from '../board/between.ts'
import { fromInches } from '../board/measures.ts'
import type { GameOptions } from '../options.ts'

/** PA-SETUP-15: the widest gap a unit may have; none if the players set no limit. */
export const widestGap = (options: GameOptions): number => {
  const limit = options['max-gap']
  return limit === 'none' ? Number.POSITIVE_INFINITY : fromInches(Number(limit))
}

const isBarred = (a: Box, b: Box, obstacles: readonly Box[]): boolean => {
  for (const box of obstacles) if (liesBetween(a.centre, b.centre, box)) return true
  return false
}

/** Two boxes are no farther apart than the circles that fit into them. */
const surelyWithin = (a: Box, b: Box, most: number): boolean => {
  const reach = most + Math.min(a.width, a.depth) / 2 + Math.min(b.width, b.depth) / 2
  return squaredDistance(a.centre, b.centre) <= reach * reach
}

/** The bases form one chain without a gap wider than the limit. */
export const isOneChain = (boxes: readonly Box[], obstacles: readonly Box[], limit: number): boolean => {
  const left = boxes.slice(1)
  const chain = boxes.slice(0, 1)
  for (let i = 0; i < chain.length && left.length > 0; i++) {
    const link = chain[i]
    for (let j = left.length - 1; link && j >= 0; j--) {
      const other = left[j]
      if (!other || !(surelyWithin(link, other, limit) || within(link, other, limit))) continue
      if (isBarred(link, other, obstacles)) continue
      chain.push(other)
      left.splice(j, 1)
    }
  }
  return left.length === 0
}

/** How far apart two bases of a unit are; endless if an enemy or impassable ground lies between them. */
const linkOf = (a: Box, b: Box, obstacles: readonly Box[]): number =>
  isBarred(a, b, obstacles) ? Number.POSITIVE_INFINITY : gap(a, b)

/** The widest gap that the chain of a unit's bases has to bridge. */
export const widestLink = (boxes: readonly Box[], obstacles: readonly Box[]): number => {
  if (boxes.length < 2) return 0
  const far = Number.POSITIVE_INFINITY
  const apart = boxes.map(() => far)
  apart[0] = 0
  const joined = boxes.map(() => false)
  let widest = 0
  for (let count = 0; count < boxes.length; count++) {
    let next = -1
    for (let i = 0; i < boxes.length; i++) {
      if (!joined[i] && (next < 0 || (apart[i] ?? far) < (apart[next] ?? far))) next = i
    }
    const box = boxes[next]
    if (!box) break
    joined[next] = true
    widest = Math.max(widest, apart[next] ?? far)
    for (let i = 0; i < boxes.length; i++) {
      const other = boxes[i]
      if (other && !joined[i]) apart[i] = Math.min(apart[i] ?? far, linkOf(box, other, obstacles))
    }
  }
  return widest
}
