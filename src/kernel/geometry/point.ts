/** A place on the table in whole hundredths of a millimetre: x grows to the east, y to the north. */
export interface Point {
  readonly x: number
  readonly y: number
}

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })

export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })

/** Above 0 if b lies to the left of a. */
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x

export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y

/** Above 0 if c lies to the left of the line from a to b, 0 on it; exact for whole coordinates. */
export const side = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

export const squaredDistance = (a: Point, b: Point): number => {
  const x = b.x - a.x
  const y = b.y - a.y
  return x * x + y * y
}

export const distance = (a: Point, b: Point): number => Math.sqrt(squaredDistance(a, b))

/** Half is rounded away from 0, so that a figure turned or mirrored rounds to the figure turned or mirrored. */
export const rounded = (value: number): number => (value < 0 ? 0 - Math.round(-value) : Math.round(value))

/** The middle of several places, to the nearest whole coordinates. */
export const middleOf = (points: readonly Point[]): Point => {
  let x = 0
  let y = 0
  for (const p of points) {
    x += p.x
    y += p.y
  }
  return { x: Math.round(x / points.length), y: Math.round(y / points.length) }
}
