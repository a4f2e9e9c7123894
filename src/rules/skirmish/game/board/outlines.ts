import { distance, type Point } from '#kernel/geometry/point.ts'
import type { House } from '../field.ts'
import { nearestOn } from './centreline.ts'

/** SK-GEN-18, SK-FIRE-24: the point of a structure's outline nearest to a place. */
export const nearestOnOutline = ({ outline }: House, p: Point): Point => {
  const [first] = outline
  if (!first) return p
  const { at } = nearestOn([...outline, first], p)
  return at
}

/** How far a place is from the outline of a structure. */
export const toOutline = (house: House, p: Point): number => distance(nearestOnOutline(house, p), p)
