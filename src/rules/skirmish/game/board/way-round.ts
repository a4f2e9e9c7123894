import { distance, type Point } from '#kernel/geometry/point.ts'
import { INCH } from '../../tables/table-top.ts'
import { fieldOf } from '../field.ts'
import type { State, Unit } from '../state.ts'
import { wireMet } from './lines.ts'
import { barredBy } from './obstacles.ts'
import { mayStandOn } from './room.ts'

interface Reached {
  readonly at: Point
  readonly far: number
  /** How many were reached before. */
  readonly count: number
  readonly from: Reached | undefined
}

const STEPS = [-1, 0, 1] as const

const isNearer = (one: Reached, other: Reached): boolean =>
  one.far < other.far || (one.far === other.far && one.count < other.count)

/** A heap has the nearest at its top, and above each place one that is nearer. */
const pushOn = (heap: Reached[], one: Reached): void => {
  let place = heap.length
  heap.push(one)
  while (place > 0) {
    const above = (place - 1) >> 1
    const other = heap[above]
    if (!other || isNearer(other, one)) break
    heap[place] = other
    heap[above] = one
    place = above
  }
}

const popNearest = (heap: Reached[]): Reached | undefined => {
  const top = heap[0]
  const last = heap.pop()
  if (!last || heap.length === 0) return top
  let place = 0
  for (;;) {
    const left = 2 * place + 1
    const one = heap[left]
    const other = heap[left + 1]
    const below = one && other && isNearer(other, one) ? left + 1 : left
    const nearest = heap[below]
    if (!nearest || isNearer(last, nearest)) break
    heap[place] = nearest
    place = below
  }
  heap[place] = last
  return top
}

/** SK-SNP-10: the shortest way on the grid of whole inches to one of its points, round what nobody can pass; none if there is none. */
export const wayRound = (state: State, unit: Unit, to: Point): readonly Point[] => {
  const { width, length } = fieldOf(state.scenario)
  const keyOf = ({ x, y }: Point): number => y * (width + 1) + x
  const standing = new Map<number, boolean>()
  const mayStand = (at: Point): boolean => {
    const key = keyOf(at)
    const answer = standing.get(key) ?? mayStandOn(state, unit, at)
    standing.set(key, answer)
    return answer
  }
  const open: Reached[] = [{ at: unit.position, far: 0, count: 0, from: undefined }]
  const done = new Set<number>()
  let count = 0
  for (let next = popNearest(open); next; next = popNearest(open)) {
    if (done.has(keyOf(next.at))) continue
    done.add(keyOf(next.at))
    if (next.at.x === to.x && next.at.y === to.y) return pathOf(next)
    for (const dx of STEPS)
      for (const dy of STEPS) {
        const at = {
          x: (Math.round(next.at.x / INCH) + dx) * INCH,
          y: (Math.round(next.at.y / INCH) + dy) * INCH,
        }
        if (at.x < 0 || at.y < 0 || at.x > width || at.y > length || done.has(keyOf(at))) continue
        if (!mayStand(at) || wireMet(state, [next.at, at], 'infantry')) continue
        if (barredBy(state, unit, next.at, at)) continue
        pushOn(open, { at, far: next.far + distance(next.at, at), count: ++count, from: next })
      }
  }
  return []
}

const pathOf = (end: Reached): readonly Point[] => {
  const legs: Point[] = []
  for (let one: Reached | undefined = end; one?.from; one = one.from) legs.unshift(one.at)
  return legs
}
