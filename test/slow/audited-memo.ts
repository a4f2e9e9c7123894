import { isDeepStrictEqual } from 'node:util'
import type * as Memo from '#kernel/memo.ts'
import type * as TableMemo from '#rules/skirmish/game/table-memo.ts'

/*
 * What is remembered, now and then worked out anew and compared. It takes the place of the kernel's memory in a test
 * (`vi.mock`), so that the game itself pays nothing for it.
 */

/** One hit in fifty is looked at. */
const EVERY = 50

interface Audit {
  /** How often something was given from memory. */
  hits: number
  /** How many of these were worked out anew. */
  compared: number
  /** Where an answer was remembered that no longer was the right one. */
  readonly stale: Set<string>
}

export const audit: Audit = { hits: 0, compared: 0, stale: new Set() }

/** Nothing is looked at while something is worked out anew. */
let looking = false

type Work<A extends readonly unknown[], T> = (...asked: A) => T

/** Work that does not look at what it was asked about makes a table for others to fill: that is never the same again. */
const makesTable = (work: { readonly length: number; toString(): string }): boolean =>
  work.length === 0 || /^\(_\b/.test(work.toString())

/** Functions cannot be compared; the rest of an answer can. */
const withoutFunctions = (answer: unknown): unknown => {
  if (typeof answer === 'function') return undefined
  if (typeof answer !== 'object' || answer === null || Object.getPrototypeOf(answer) !== Object.prototype)
    return answer
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, withoutFunctions(value)]))
}

/** Most are the same to the last field, and need not be taken apart. */
const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one, other) || isDeepStrictEqual(withoutFunctions(one), withoutFunctions(other))

/** Where the memory was made: the first line of the stack that is neither here nor in the kernel's memory. */
const madeAt = (): string =>
  new Error().stack?.split('\n').find((line) => /src\//.test(line) && !/memo\.ts/.test(line)) ?? 'somewhere'

/** The memory of a piece of work as it is, and looked at now and then. */
export const audited = <A extends readonly unknown[], T>(
  remember: (work: Work<A, T>) => Work<A, T>,
  work: Work<A, T>,
): Work<A, T> => {
  if (makesTable(work)) return remember(work)
  const where = madeAt()
  let worked = 0
  const remembered = remember((...asked) => {
    worked++
    return work(...asked)
  })
  return (...asked) => {
    const before = worked
    const answer = remembered(...asked)
    if (worked !== before || looking || ++audit.hits % EVERY !== 0) return answer
    looking = true
    try {
      audit.compared++
      if (!isSame(answer, work(...asked))) audit.stale.add(where)
    } finally {
      looking = false
    }
    return answer
  }
}

/** The kernel's memory, audited. */
export const auditedMemory = (real: typeof Memo): typeof Memo => ({
  memo: (work) => audited((counted) => real.memo(counted), work),
  recentMemo: (work) => audited((counted) => real.recentMemo(counted), work),
  memoEach: (work) => {
    const remembered = real.memoEach(work)
    if (makesTable(work)) return remembered
    return audited<[Parameters<typeof remembered>[0]], ReturnType<typeof remembered>>(
      () => remembered,
      (list) => list.map(work),
    )
  },
  memoPlaces: () => {
    const placeOf = real.memoPlaces()
    return audited(
      () => placeOf,
      (list, id) => list.findIndex((one) => one.id === id),
    )
  },
  partsOf:
    <S extends object>() =>
    <K extends keyof S>(...names: readonly K[]) => {
      const parts = real.partsOf<S>()(...names)
      const memo = <P extends Pick<S, K>, A extends unknown[], T>(work: (state: P, ...given: A) => T) =>
        audited<[P, ...A], T>((counted) => parts.memo<P, A, T>(counted), work)
      return { ...parts, memo }
    },
})

/** The memory of the Skirmish for what lies on its table. */
export const auditedTable = (real: typeof TableMemo): typeof TableMemo => ({
  ...real,
  betweenMemo: (work) => audited((counted) => real.betweenMemo(counted), work),
  sideMemo: (work) => audited((counted) => real.sideMemo(counted), work),
})
