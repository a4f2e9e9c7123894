import { besideLine } from '#kernel/geometry/bounds.ts'
import { towards } from '#kernel/geometry/direction.ts'
import type { Shape } from '#kernel/geometry/outline.ts'
import { distance, type Point, side } from '#kernel/geometry/point.ts'
import { stretchesIn } from '#kernel/geometry/shape.ts'
import { GRAZE, type Span } from '#kernel/geometry/span.ts'

/** A piece of ground and what it is. Where several lie one upon another, all of them are told. */
export interface Going<Kind> {
  readonly kind: Kind
  readonly shape: Shape
}

/** A stretch of a path, measured along it, and all that lies under it; nothing special if the list is empty. */
export interface Stretch<Kind> extends Span {
  readonly under: readonly Kind[]
}

/** A straight path by the ground under it. */
const alongLeg = <Kind>(
  a: Point,
  b: Point,
  grounds: readonly Going<Kind>[],
  before: number,
): readonly Stretch<Kind>[] => {
  const length = distance(a, b)
  const found: (Span & { readonly kind: Kind })[] = []
  const cuts = [0, length]
  for (const { kind, shape } of grounds) {
    if (besideLine(shape.bounds, a, b)) continue
    for (const { from, to } of stretchesIn(shape, a, b)) {
      found.push({ kind, from, to })
      cuts.push(from, to)
    }
  }
  if (found.length === 0) return length > GRAZE ? [{ from: before, to: before + length, under: [] }] : []
  const stretches: Stretch<Kind>[] = []
  let from = 0
  cuts.sort((x, y) => x - y)
  for (const to of cuts) {
    if (to - from <= GRAZE) continue
    const middle = (from + to) / 2
    const under = found.filter((one) => one.from < middle && middle < one.to).map(({ kind }) => kind)
    stretches.push({ from: before + from, to: before + to, under })
    from = to
  }
  return stretches
}

const legsOf = (path: readonly Point[]) => {
  let before = 0
  return path.slice(1).map((b, i) => {
    const a = path[i] ?? b
    const leg = { a, b, before }
    before += distance(a, b)
    return leg
  })
}

/** A path of straight legs by the ground under it, exactly. */
export const stretchesAlong = <Kind>(
  path: readonly Point[],
  grounds: readonly Going<Kind>[],
): readonly Stretch<Kind>[] => {
  const [first, second] = path
  // Most paths are one straight leg.
  if (first && second && path.length === 2) return alongLeg(first, second, grounds, 0)
  return legsOf(path).flatMap(({ a, b, before }) => alongLeg(a, b, grounds, before))
}

/** Something on the way that is paid for once: a wall, the edge of a trench. */
export interface Toll {
  readonly at: number
  readonly price: number
}

/** What a path costs: by length on each stretch, and once at each toll. */
export interface Fare<Kind> {
  readonly stretches: readonly Stretch<Kind>[]
  /** Of one unit of length, by all that lies under it; endless where nobody may go. */
  price(under: readonly Kind[]): number
  readonly tolls?: readonly Toll[]
}

/** The stretches cut at the tolls; each is paid for where the piece begins. */
const pieces = <Kind>({ stretches, price, tolls = [] }: Fare<Kind>) =>
  stretches.flatMap(({ from, to, under }) => {
    if (tolls.length === 0) return { from, to, price: price(under), toll: 0 }
    const within = tolls.filter(({ at }) => at >= from && at < to)
    const cuts = [...new Set([from, ...within.map(({ at }) => at)])].sort((x, y) => x - y)
    return cuts.map((start, i) => ({
      from: start,
      to: cuts[i + 1] ?? to,
      price: price(under),
      toll: within.reduce((sum, toll) => sum + (toll.at === start ? toll.price : 0), 0),
    }))
  })

/** What the path costs as far as this. */
export const costOf = <Kind>(fare: Fare<Kind>, length: number): number => {
  let cost = 0
  // Most ways meet nothing that is paid for once.
  if (!fare.tolls || fare.tolls.length === 0) {
    for (const { from, to, under } of fare.stretches) {
      if (from >= length) break
      cost += (Math.min(to, length) - from) * fare.price(under)
    }
    return cost
  }
  for (const { from, to, price, toll } of pieces(fare)) {
    if (from >= length) break
    cost += toll + (Math.min(to, length) - from) * price
  }
  return cost
}

/** How far along the path an allowance reaches. What cannot be paid is not passed. */
export const reachOf = <Kind>(fare: Fare<Kind>, allowance: number): number => {
  let left = allowance
  let gone = 0
  for (const { from, to, price, toll } of pieces(fare)) {
    if (toll > left) return from
    left -= toll
    const cost = (to - from) * price
    if (cost > left) return from + left / price
    left -= cost
    gone = to
  }
  return gone
}

/** The place so far along a path, to the nearest whole coordinates; its end if it is shorter. */
export const placeAlong = (path: readonly Point[], far: number): Point | undefined => {
  let before = 0
  for (let i = 1; i < path.length; i++) {
    const a = path[i - 1]
    const b = path[i]
    if (!a || !b) continue
    const length = distance(a, b)
    if (far <= before + length) {
      const { x, y } = towards(a, b)
      return { x: a.x + Math.round((far - before) * x), y: a.y + Math.round((far - before) * y) }
    }
    before += length
  }
  return path.at(-1)
}

/** The share of the way from a to b at which it crosses the line from c to d, which takes c but not d for its own. */
const crossingAt = (a: Point, b: Point, c: Point, d: Point): number | undefined => {
  if (side(a, b, c) >= 0 === side(a, b, d) >= 0) return undefined
  const fromA = side(c, d, a)
  const fromB = side(c, d, b)
  return fromA >= 0 === fromB >= 0 ? undefined : fromA / (fromA - fromB)
}

/** Where a path crosses a line of fence, wall or wire, measured along it. Touching it is not crossing. */
export const crossingsOf = (path: readonly Point[], line: readonly Point[]): readonly number[] => {
  const found: number[] = []
  let before = 0
  for (let i = 1; i < path.length; i++) {
    const a = path[i - 1]
    const b = path[i]
    if (!a || !b) continue
    for (let j = 1; j < line.length; j++) {
      const c = line[j - 1]
      const d = line[j]
      const share = c && d && crossingAt(a, b, c, d)
      if (share !== undefined) found.push(before + share * distance(a, b))
    }
    before += distance(a, b)
  }
  if (found.length < 2) return found
  found.sort((x, y) => x - y)
  // Whoever comes to a bend of the line and goes back on the same side has met both of its arms, and crossed none.
  return found.filter((at, i) => {
    const same = found.filter((other) => Math.abs(other - at) <= GRAZE).length
    return same % 2 === 1 && !(i > 0 && Math.abs((found[i - 1] ?? at) - at) <= GRAZE)
  })
}

/** Whether a straight way crosses a line, as `crossingsOf` finds it. */
export const isCrossed = (a: Point, b: Point, line: readonly Point[]): boolean => {
  let met = 0
  for (let i = 1; i < line.length; i++) {
    const c = line[i - 1]
    const d = line[i]
    if (c && d && crossingAt(a, b, c, d) !== undefined) met++
  }
  return met === 1 || (met > 1 && crossingsOf([a, b], line).length > 0)
}

const NOWHERE: readonly number[] = []

/** Every leg of the path lies beyond one side of each part of the ground. */
const isPathBeside = ({ boundsOfParts }: Shape, path: readonly Point[]): boolean => {
  for (const bounds of boundsOfParts)
    for (let i = 1; i < path.length; i++) {
      const a = path[i - 1]
      const b = path[i]
      if (a && b && !besideLine(bounds, a, b)) return false
    }
  return true
}

/** Where a path goes into a piece of ground or out of it, measured along it. */
export const edgesCrossed = (path: readonly Point[], shape: Shape): readonly number[] => {
  if (isPathBeside(shape, path)) return NOWHERE
  const inside = stretchesAlong(path, [{ kind: true, shape }])
  return inside.flatMap(({ from, under }, i) =>
    i > 0 && under.length !== inside[i - 1]?.under.length ? [from] : [],
  )
}
