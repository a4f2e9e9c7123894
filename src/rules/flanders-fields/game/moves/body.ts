import { eastward, type Heading, northward, turned } from '#kernel/geometry/angle.ts'
import { add, middleOf, minus, type Point, rounded } from '#kernel/geometry/point.ts'
import type { Stand } from '../state.ts'
import type { Wishes } from './company.ts'

/** How several stands are moved as one body: all of them wheeled about a point, then shifted. */
export interface BodyMove {
  readonly shift: Point
  /** Hundredths of a degree, to the right. */
  readonly wheel: number
  /** Their middle if left out. */
  readonly about?: Point
}

const wheeled = (p: Point, about: Point, by: Heading): Point => {
  const { x, y } = minus(p, about)
  const sine = eastward(by)
  const cosine = northward(by)
  return { x: about.x + rounded(x * cosine + y * sine), y: about.y + rounded(y * cosine - x * sine) }
}

/** A straight path for each of them; those in front go first, so that they make room. */
export const asOneBody = (stands: readonly Stand[], { shift, wheel, about }: BodyMove): Wishes => {
  const middle = about ?? middleOf(stands.map(({ centre }) => centre))
  const by = turned(0, wheel)
  const ends = stands.map((stand) => {
    const to = add(wheeled(stand.centre, middle, by), shift)
    return { stand, to }
  })
  const end = middleOf(ends.map(({ to }) => to))
  const start = middleOf(stands.map(({ centre }) => centre))
  const way = minus(end, start)
  const front = ({ centre }: Stand): number => centre.x * way.x + centre.y * way.y
  const order = ends.toSorted((one, other) => front(other.stand) - front(one.stand))
  return new Map(
    order.map(({ stand, to }) => [
      stand.id,
      { path: [to], heading: turned(stand.heading, wheel), target: undefined },
    ]),
  )
}
