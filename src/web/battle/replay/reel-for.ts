import { isKnownTo, type LogEntry } from '../log/log.ts'
import { EVERY, type Reel, stateAt } from './reel.ts'
import type { Viewer } from './viewers.ts'

/** Each order that the viewer knows of, with all that was ordered in secret before the next. */
const known = ({ log }: Reel, viewer: Viewer): readonly (readonly LogEntry[])[] => {
  const steps: LogEntry[][] = []
  for (const entry of log) {
    const last = steps.at(-1)
    if (isKnownTo(entry, viewer) || !last) steps.push([entry])
    else last.push(entry)
  }
  return steps
}

const joined = (step: readonly LogEntry[], i: number): LogEntry[] =>
  step.slice(0, 1).map((entry) => ({
    ...entry,
    number: i + 1,
    events: step.flatMap(({ events }) => events),
  }))

/** A battle that goes on, as one of its players may wind through it: no moment tells of orders given in secret. */
export const reelFor = (reel: Reel, viewer: Viewer): Reel => {
  const steps = known(reel, viewer)
  if (reel.result || viewer === 'umpire' || steps.length === reel.log.length) return reel
  const given = [0, ...steps.map((step) => step.at(-1)?.number ?? 0)]
  const snapshots = given.filter((_, moment) => moment % EVERY === 0).map((orders) => stateAt(reel, orders))
  return { ...reel, log: steps.flatMap(joined), given, snapshots }
}
