import { distance, type Point } from '#kernel/geometry/point.ts'
import { stretchesIn } from '#kernel/geometry/shape.ts'
import type { Span } from '#kernel/geometry/span.ts'
import { recentMemo } from '#kernel/memo.ts'
import { fieldOf, lengthOfLine, type Trench } from '../field.ts'
import type { State } from '../state.ts'
import { housesStanding, isAboveGround } from './ground.ts'

type Table = Pick<State, 'scenario' | 'works'>

/** What is less than this is no stretch of a trench at all. */
const HAIR = 1

const interruptedLine = (state: Table, line: readonly Point[]): readonly Span[] => {
  const found: Span[] = []
  let before = 0
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]
    const b = line[i]
    if (!a || !b) continue
    for (const house of housesStanding(state)) {
      if (!isAboveGround(house)) continue
      for (const { from, to } of stretchesIn(house.shape, a, b))
        if (to - from > HAIR) found.push({ from: before + from, to: before + to })
    }
    before += distance(a, b)
  }
  return found
}

const allInterrupted = recentMemo(
  (works: State['works'], { scenario }: Table): ReadonlyMap<string, readonly Span[]> =>
    new Map(
      fieldOf(scenario).trenches.map(({ id, line }) => [id, interruptedLine({ scenario, works }, line)]),
    ),
)

/** SK-GEN-26: stretches of a centreline that a standing bunker or building interrupts. */
export const interrupted = (state: Table, { id }: Trench): readonly Span[] =>
  allInterrupted(state.works, state).get(id) ?? []

/** The stretch of a trench about a place of it, up to its ends or to what interrupts it. */
export const openStretch = (state: Table, trench: Trench, along: number): Span => {
  let from = 0
  let to = lengthOfLine(trench.line)
  for (const span of interrupted(state, trench)) {
    // A place on the wall of a bunker is in it (SK-GEN-21).
    if (span.to <= along) from = Math.max(from, span.to + HAIR)
    else if (span.from >= along) to = Math.min(to, span.from - HAIR)
  }
  return { from, to }
}
