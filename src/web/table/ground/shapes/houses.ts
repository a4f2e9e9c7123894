import type { Point } from '#kernel/geometry/point.ts'
import { along, beside, type Line, lengthOf } from './line.ts'
import { boundsOf, distanceTo, type Shape, within } from './shape.ts'

/** A house from above. */
export interface House {
  readonly centre: Point
  /** Along its street. */
  readonly length: number
  readonly depth: number
  /** Direction of its street. */
  readonly dx: number
  readonly dy: number
  readonly church?: true
}

export interface Plan {
  /** The edge of the village. */
  readonly ring: Line
  /** Roads that may lead through it. */
  readonly roads: readonly Shape[]
  /** Length of a usual house. */
  readonly size: number
}

const cornersOf = ({ centre, length, depth, dx, dy }: House): Line =>
  [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ].map(([on = 0, off = 0]) => ({
    x: centre.x + dx * length * on - dy * depth * off,
    y: centre.y + dy * length * on + dx * depth * off,
  }))

const tooNear = (one: House, other: House): boolean =>
  Math.hypot(one.centre.x - other.centre.x, one.centre.y - other.centre.y) <
  (one.length + other.length) * 0.5 + one.depth * 0.12

/** A house of its own size at a place, looking along a street. */
const houseAt = (
  centre: Point,
  street: Pick<House, 'dx' | 'dy'>,
  size: number,
  random: () => number,
): House => ({
  centre,
  length: size * (0.75 + random() * 0.5),
  depth: size * (0.5 + random() * 0.28),
  dx: street.dx,
  dy: street.dy,
})

/** Two streets cross in the middle of a village where no road leads through. */
const streetsOf = (ring: Line): readonly Line[] => {
  const { left, right, top, bottom } = boundsOf(ring)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const across = [
    { x: left, y },
    { x: right, y },
  ]
  const down = [
    { x, y: top },
    { x, y: bottom },
  ]
  return right - left >= bottom - top ? [across, down] : [down, across]
}

/** Houses on both sides of the roads, more behind them, and a church: all inside the edge, none on a road. */
export const housesOf = ({ ring, roads, size }: Plan, random: () => number): readonly House[] => {
  const streets = roads.filter(({ spine }) => {
    let through = false
    along(spine, size / 2, (x, y) => {
      through ||= within(ring, { x, y })
    })
    return through
  })
  const lanes: readonly { readonly line: Line; readonly width: number }[] =
    streets.length > 0
      ? streets.map(({ spine, width }) => ({ line: spine, width }))
      : streetsOf(ring).map((line) => ({ line, width: size * 0.7 }))
  const houses: House[] = []
  const build = (house: House): void => {
    const corners = cornersOf(house)
    const fits = corners.every((corner) => within(ring, corner))
    const clear = lanes.every(({ line, width }) =>
      [house.centre, ...corners].every((point) => distanceTo(line, point) > width / 2 + size * 0.08),
    )
    if (fits && clear && !houses.some((other) => tooNear(house, other))) houses.push(house)
  }
  for (const { line, width } of lanes) {
    for (const side of [-1, 1]) {
      const front = beside(line, side * (width / 2 + size * 0.52))
      if (lengthOf(front) === 0) continue
      along(front, size * 1.35, (x, y, dx, dy) => {
        if (random() < 0.86) build(houseAt({ x, y }, { dx, dy }, size, random))
      })
    }
  }
  const [main] = lanes
  const { left, right, top, bottom } = boundsOf(ring)
  const pitch = size * 1.8
  for (let y = top; y < bottom; y += pitch) {
    for (let x = left; x < right; x += pitch) {
      const centre = { x: x + random() * pitch, y: y + random() * pitch }
      if (random() < 0.6 && main)
        build(houseAt(centre, directionNear(main.line, centre), size * 0.85, random))
    }
  }
  return withChurch(houses, ring)
}

/** The direction of the stretch of a line that is nearest to a point. */
const directionNear = (line: Line, point: Point): Pick<House, 'dx' | 'dy'> => {
  let best = { dx: 1, dy: 0, off: Number.POSITIVE_INFINITY }
  line.forEach((to, i) => {
    const from = line[i - 1]
    const length = from ? lengthOf([from, to]) : 0
    if (!from || length === 0) return
    const off = distanceTo([from, to], point)
    if (off < best.off) best = { dx: (to.x - from.x) / length, dy: (to.y - from.y) / length, off }
  })
  return best
}

/** The house nearest to the middle is the church. */
const withChurch = (houses: readonly House[], ring: Line): readonly House[] => {
  const { left, right, top, bottom } = boundsOf(ring)
  const off = ({ centre }: House): number =>
    Math.hypot(centre.x - (left + right) / 2, centre.y - (top + bottom) / 2)
  const nearest = houses.toSorted((a, b) => off(a) - off(b))[0]
  if (houses.length < 6) return houses
  return houses.map((house) => (house === nearest ? { ...house, church: true } : house))
}
