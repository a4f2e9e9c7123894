import { type Line, lengthOf, stepsAt } from './line.ts'

/** How a fire trench is dug. */
export interface Digging {
  /** Length of a bay, from which men fire. */
  readonly bay: number
  /** Length of the traverse between two bays, which lies back. */
  readonly traverse: number
  /** How far the bays lie before the traverses. */
  readonly depth: number
}

/**
 * A line battlemented as trenches are, from end to end of it, with a bay at both ends. Bays lie to its left where y
 * grows downwards.
 */
export const traverses = (line: Line, { bay, traverse, depth }: Digging): Line => {
  const length = lengthOf(line)
  const pairs = Math.max(0, Math.round((length - bay) / (bay + traverse)))
  const fit = length / (bay + pairs * (bay + traverse))
  const distances = [0]
  for (let i = 0; i < 2 * pairs + 1; i++)
    distances.push((distances.at(-1) ?? 0) + (i % 2 === 0 ? bay : traverse) * fit)
  const steps = stepsAt(line, distances)
  return steps.flatMap((from, i) => {
    const to = steps[i + 1]
    if (!to) return []
    const off = i % 2 === 0 ? -depth / 2 : depth / 2
    return [from, to].map(({ x, y, dx, dy }) => ({ x: x - dy * off, y: y + dx * off }))
  })
}

/** A line that turns to and fro as communication trenches do. */
export const zigzag = (line: Line, step: number, swing: number): Line => {
  const length = lengthOf(line)
  const count = Math.max(2, Math.round(length / step))
  const distances = Array.from({ length: count + 1 }, (_, i) => (i * length) / count)
  return stepsAt(line, distances).map(({ x, y, dx, dy }, i) => {
    const off = i === 0 || i === count ? 0 : i % 2 === 0 ? swing : -swing
    return { x: x - dy * off, y: y + dx * off }
  })
}
