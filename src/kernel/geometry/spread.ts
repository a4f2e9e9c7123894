import { eastward, HALF, northward, QUARTER } from './angle.ts'
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
  const wide = box.width / 2
  const deep = box.depth / 2
  // Most bases look straight across the table.
  if (box.heading === 0) return { rightX: wide, rightY: deep, leftX: -wide, leftY: deep }
  if (box.heading === HALF) return { rightX: -wide, rightY: -deep, leftX: wide, leftY: -deep }
  const east = eastward(box.heading)
  const north = northward(box.heading)
  const rightX = wide * north + deep * east
  const rightY = deep * north - wide * east
  const leftX = deep * east - wide * north
  const leftY = deep * north + wide * east
  if (box.heading % QUARTER === 0) return { rightX, rightY, leftX, leftY }
  return { rightX: rounded(rightX), rightY: rounded(rightY), leftX: rounded(leftX), leftY: rounded(leftY) }
}
