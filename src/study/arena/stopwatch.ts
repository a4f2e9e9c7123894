import { openSync, readSync } from 'node:fs'
import type { Side } from '#kernel/game/game.ts'
import type { Watch } from '../fight.ts'
import { type Durations, durationCounter, NO_DURATIONS } from './durations.ts'

/** How long the decisions of a player took. */
export interface DecisionTimes {
  /** By the clock on the wall. */
  readonly elapsed: Durations
  /** Of the processor; none where the system does not tell. */
  readonly processor: Durations
}

export const stopwatch = (used: (() => number) | undefined) => {
  const sides = new Map<Side, Record<keyof DecisionTimes, ReturnType<typeof durationCounter>>>()
  const counters = (side: Side) => {
    const known = sides.get(side) ?? { elapsed: durationCounter(), processor: durationCounter() }
    sides.set(side, known)
    return known
  }
  const watch: Watch = (side, decide) => {
    const processor = used?.()
    const start = performance.now()
    const decided = decide()
    const elapsed = performance.now() - start
    const counter = counters(side)
    counter.elapsed.add(elapsed)
    if (used && processor !== undefined) counter.processor.add(used() - processor)
    return decided
  }
  return {
    watch,
    read: (): ReadonlyMap<Side, DecisionTimes> =>
      new Map(
        [...sides].map(([side, { elapsed, processor }]) => [
          side,
          { elapsed: elapsed.sum(), processor: used ? processor.sum() : NO_DURATIONS },
        ]),
      ),
  }
}

/** Milliseconds of the processor that this thread alone has used; Linux tells them. */
export const threadTime = (): (() => number) | undefined => {
  try {
    const file = openSync('/proc/thread-self/schedstat', 'r')
    const bytes = Buffer.alloc(64)
    return () => Number(bytes.toString('latin1', 0, readSync(file, bytes, 0, 64, 0)).split(' ')[0]) / 1e6
  } catch {
    return undefined
  }
}
