import { boundsApart } from '#kernel/geometry/bounds.ts'
import type { Rectangle } from '#kernel/geometry/rectangle.ts'
import { fieldOf } from '../field.ts'
import type { State, Unit } from '../state.ts'
import { housesStanding, isAboveGround } from './ground.ts'

/** How far within the ends of its middle line something is crossed without a doubt. */
const WELL = 10

/** Every line from one height to another comes by a third between two sides; `low` and `high` are of the places at its ends. */
const passesBetween = (
  at: number,
  one: { readonly low: number; readonly high: number; readonly near: number; readonly far: number },
  other: { readonly low: number; readonly high: number; readonly near: number; readonly far: number },
  low: number,
  high: number,
): boolean => {
  for (const from of [one.near, one.far])
    for (const to of [other.near, other.far]) {
      const share = (at - from) / (to - from)
      if (one.low + share * (other.low - one.low) < low) return false
      if (one.high + share * (other.high - one.high) > high) return false
    }
  return true
}

/** Every line between places of the one and of the other runs through the middle of a third. */
const isBetween = (middle: Rectangle, one: Rectangle, other: Rectangle): boolean => {
  const x = (middle.x1 + middle.x2) / 2
  const y = (middle.y1 + middle.y2) / 2
  if ((one.y2 < y - WELL && other.y1 > y + WELL) || (other.y2 < y - WELL && one.y1 > y + WELL))
    if (
      passesBetween(
        y,
        { low: one.x1, high: one.x2, near: one.y1, far: one.y2 },
        { low: other.x1, high: other.x2, near: other.y1, far: other.y2 },
        middle.x1 + WELL,
        middle.x2 - WELL,
      )
    )
      return true
  if ((one.x2 < x - WELL && other.x1 > x + WELL) || (other.x2 < x - WELL && one.x1 > x + WELL))
    return passesBetween(
      x,
      { low: one.y1, high: one.y2, near: one.x1, far: one.x2 },
      { low: other.y1, high: other.y2, near: other.x1, far: other.x2 },
      middle.y1 + WELL,
      middle.y2 - WELL,
    )
  return false
}

/** No line of sight between any places of two rectangles is clear, for one house or hill stops them all: quickly seen. */
export const isCutOff = (
  state: State,
  looking: { readonly by: Unit; readonly at: Unit },
  one: Rectangle,
  other: Rectangle,
): boolean => {
  const { by, at } = looking
  for (const house of housesStanding(state))
    if (
      isAboveGround(house) &&
      house.id !== by.inside &&
      house.id !== at.inside &&
      isBetween(house.bounds, one, other)
    )
      return true
  for (const { kind, shape } of fieldOf(state.scenario).areas)
    if (
      kind === 'hill' &&
      boundsApart(shape.bounds, one, 1) &&
      boundsApart(shape.bounds, other, 1) &&
      isBetween(shape.bounds, one, other)
    )
      return true
  return false
}
