import type { SideName } from './sides.ts'

/** One of something for each side. */
export const eachSide = <T>(make: (side: SideName) => T): Readonly<Record<SideName, T>> => ({
  a: make('a'),
  b: make('b'),
})

/**
 * What follows from one list or object alone. It is worked out once while that stays the same object: parts of the state are
 * replaced when they change, and mostly the same are asked about many times on end.
 */
export const remembered = <K extends object, T>(work: (from: K) => T): ((from: K) => T) => {
  let last: K | undefined
  let known: T | undefined
  return (from) => {
    if (known !== undefined && from === last) return known
    const found = work(from)
    last = from
    known = found
    return found
  }
}
