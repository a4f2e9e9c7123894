import {
  type BattleLog,
  entryFor,
  heardEvents,
  isKnownTo,
  type LogEntry,
  type LoggedOrder,
  type Reader,
} from '#kernel/game/battle/log.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import type { HeardOrder, Outcomes, ShownMoment, ShownResult } from '#screen/results.ts'
import { throwsOf } from '#screen/results.ts'

/** What came of an order, as far as a reader may know. */
export interface Outcome {
  /** Its place among all orders of the battle, known or not. */
  readonly order: number
  readonly entry: LogEntry
  /** The one that matters most first; none where nothing is heard of it. */
  readonly results: readonly ShownResult[]
  readonly moments: readonly ShownMoment[]
  /** Where shells fell. */
  readonly shelled: readonly Point[]
}

/** A log whose outcomes are asked for, and who asks. */
export interface Asking {
  readonly log: BattleLog
  readonly outcomes: Outcomes | undefined
  readonly reader: Reader
}

const bare = (line: string): string => line.replace(/\.$/, '')

/** Where a rule set says no more, the lines of the log do. */
const plainResults = ({ lines, dice }: LogEntry): readonly ShownResult[] => {
  const [first, ...others] = lines
  if (first === undefined) return []
  const follows = others.join(' ')
  return [{ throws: throwsOf(dice), outcome: bare(first), ...(follows === '' ? {} : { follows }) }]
}

/** What is said of an order to everybody at a screen is what both sides would be told of it. */
const said = <T>(
  { log, reader }: Asking,
  order: LoggedOrder,
  entry: LogEntry,
  say: (order: HeardOrder) => readonly T[],
): readonly T[] => {
  const heard = heardEvents(log, order, reader)
  if (reader !== 'everybody') return say({ heard, dice: entry.dice, viewer: reader })
  const [first = [], ...others] = log.sides.map((viewer) => say({ heard, dice: entry.dice, viewer }))
  return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : []
}

const isSilent = ({ log, outcomes, reader }: Asking, order: LoggedOrder, { dice }: LogEntry): boolean => {
  const viewer = reader === 'everybody' ? 'umpire' : reader
  return outcomes?.silent?.({ heard: heardEvents(log, order, reader), dice, viewer }) ?? false
}

/** Words are made once a reader. */
const told = memo((_: LoggedOrder) => new Map<Reader, Outcome>())

const outcomeOf = (asking: Asking, order: LoggedOrder): Outcome => {
  const { log, outcomes, reader } = asking
  const entry = entryFor(log, order, reader)
  const by = told(order)
  const known = by.get(reader)
  if (known?.entry === entry) return known
  const results = outcomes?.results ? said(asking, order, entry, outcomes.results) : []
  const outcome = {
    order: order.number,
    entry,
    results: results.length > 0 || isSilent(asking, order, entry) ? results : plainResults(entry),
    moments: outcomes?.moments ? said(asking, order, entry, outcomes.moments) : [],
    shelled: outcomes?.shelled ? said(asking, order, entry, outcomes.shelled) : [],
  }
  by.set(reader, outcome)
  return outcome
}

/** What came of the orders of this turn and the one before it, as far as the reader knows of them. */
export const outcomesSince = (asking: Asking, turn: number): readonly Outcome[] => {
  const { log, reader } = asking
  const recent: Outcome[] = []
  for (const order of log.orders.toReversed()) {
    const entry = entryFor(log, order, reader)
    if (entry.turn < turn) break
    if (isKnownTo(entry, reader)) recent.push(outcomeOf(asking, order))
  }
  return recent.reverse()
}
