import { distance, type Point } from '../../../../kernel/geometry/point.ts'
import { INCH } from '../../tables/table-top.ts'
import { fieldOf } from '../field.ts'
import { barredBy } from '../moves/obstacles.ts'
import type { State, Unit } from '../state.ts'
import { wireMet } from './lines.ts'
import { mayStandOn } from './room.ts'

interface Reached {
  readonly at: Point
  readonly far: number
  readonly from: Reached | undefined
}

const STEPS = [-1, 0, 1] as const

/** SK-SNP-10: the shortest way on the grid of whole inches to one of its points, round what nobody can pass; none if there is none. */
export const wayRound = (state: State, unit: Unit, to: Point): readonly Point[] => {
  const { width, length } = fieldOf(state.scenario)
  const keyOf = ({ x, y }: Point): string => `${x} ${y}`
  const start: Reached = { at: unit.position, far: 0, from: undefined }
  const open: Reached[] = [start]
  const done = new Set<string>()
  for (;;) {
    const next = open.reduce<Reached | undefined>(
      (best, one) => (best && best.far <= one.far ? best : one),
      undefined,
    )
    if (!next) return []
    open.splice(open.indexOf(next), 1)
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
        if (!mayStandOn(state, unit, at) || wireMet(state, [next.at, at], 'infantry')) continue
        if (barredBy(state, unit, next.at, at)) continue
        open.push({ at, far: next.far + distance(next.at, at), from: next })
      }
  }
}

const pathOf = (end: Reached): readonly Point[] => {
  const legs: Point[] = []
  for (let one: Reached | undefined = end; one?.from; one = one.from) legs.unshift(one.at)
  return legs
}
