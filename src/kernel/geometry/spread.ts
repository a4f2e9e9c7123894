import { eastward, northward, QUARTER } from './angle.ts'
import type { Box } from './footprint.ts'
import { rounded } from './point.ts'

/** The steps from the centre of a box to its front right and its front left corner; the rear ones lie opposite. */
export interface Spread {
  readonly rightX: number
  readonly rightY: number
  readonly leftX: number
  readonly leftY: number
}

export const spread = (box: Box): Spread => {
  const east = eastward(box.heading)
  const north = northward(box.heading)
  const wide = box.width / 2
  const deep = box.depth / 2
  const rightX = wide * north + deep * east
  const rightY = deep * north - wide * east
  const leftX = deep * east - wide * north
  const leftY = deep * north + wide * east
  if (box.heading % QUARTER === 0) return { rightX, rightY, leftX, leftY }
  return { rightX: rounded(rightX), rightY: rounded(rightY), leftX: rounded(leftX), leftY: rounded(leftY) }
}
