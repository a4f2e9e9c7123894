import { heardEvents, type LogEntry, type Viewer } from '#kernel/game/battle/log.ts'
import { turnEnds } from '#kernel/game/battle/spans.ts'
import type { ReportTable } from '#screen/results.ts'
import type { Readings } from '../measure.ts'
import { type Course, courseOf, type Turning } from '../replay/course.ts'
import { happeningsIn } from '../replay/happenings.ts'
import { entriesOf, type Recorded, type Reel, stateAt } from '../replay/reel.ts'
import { reelFor } from '../replay/viewing.ts'
import { gainFor, turnTitle } from '../wording.ts'

/** What the gauges showed when a turn was over, before the first die of the next. */
export interface TurnRow {
  readonly turn: number
  /** Orders given by then. */
  readonly at: number
  readonly state: unknown
  readonly readings: Readings
}

/** A unit at the start and at the end. */
export interface RollEntry {
  readonly id: string
  readonly side: 0 | 1
  readonly name: string
  readonly began: string
  readonly ended: string
}

/** A moment worth a picture. */
export interface Moment {
  /** Its place among the moments of the report. */
  readonly id: number
  readonly title: string
  /** Orders given by then. */
  readonly at: number
  /** How things stood then, and before what happened. */
  readonly state: unknown
  readonly since: unknown
  readonly lines: readonly string[]
}

/** All that a report tells, but for the luck, which takes a while to weigh. */
export interface Facts<R extends Recorded = Recorded> {
  readonly reel: Reel<R>
  /** Through whose eyes: the umpire's when it is over, for nothing is secret any more. */
  readonly viewer: Viewer
  /** As far as he may know it. */
  readonly log: readonly LogEntry[]
  readonly course: Course
  readonly turns: readonly TurnRow[]
  readonly roll: readonly RollEntry[]
  readonly start: Moment
  readonly turning: readonly (Moment & { readonly point: Turning })[]
  readonly end: Moment
  /** What the rule set has to tell of the whole battle in tables. */
  readonly tables: readonly ReportTable[]
}

const tablesOf = ({ ruleset, log }: Reel, viewer: Viewer): readonly ReportTable[] =>
  ruleset.outcomes?.annals?.(log.orders.flatMap((order) => heardEvents(log, order, viewer))) ?? []

const rowsByTurn = ({ spans, read }: Course): readonly TurnRow[] =>
  turnEnds(spans).map(({ turn, state }) => ({
    turn,
    at: spans.findLast((span) => span.turn === turn)?.frame ?? 0,
    state,
    readings: read(state),
  }))

/** A unit that a side sees no more may still be there. */
const UNSEEN = 'out of sight'
const GONE = 'gone'

const rollOf = (reel: Reel, viewer: Viewer, start: unknown): readonly RollEntry[] => {
  const { game, tableTop } = reel.ruleset
  const seenIn = (state: unknown) => tableTop.units(game.view(state, viewer), undefined, undefined)
  const ended = new Map(seenIn(stateAt(reel, reel.frames.length)).map((unit) => [unit.id, unit]))
  const missing = viewer === 'umpire' ? GONE : UNSEEN
  return seenIn(start).map(({ id, side, name, strength }) => {
    const after = ended.get(id)
    return {
      id,
      side,
      name,
      began: strength,
      ended: after ? (after.gone ? GONE : `${after.strength} ${after.status}`) : missing,
    }
  })
}

/** As far as the viewer knows it: of a battle that goes on nothing is told that he does not. */
export const factsOf = <R extends Recorded>(whole: Reel<R>, viewer: Viewer = 'umpire'): Facts<R> => {
  const reel = reelFor(whole, viewer)
  const log = entriesOf(reel, viewer)
  const course = courseOf(reel, viewer)
  const { ground } = reel
  const { beginning, points } = course
  const { state: begun, at } = beginning
  const turning = points.map((point, i) => {
    const { to, turn, swing, spans } = point
    const gain = gainFor(course.gauges[0], Math.abs(swing), ground.sides[swing > 0 ? 0 : 1].name)
    return {
      id: i + 1,
      title: `${i + 1}. ${turnTitle(reel.ruleset.game, turn)}: ${gain}`,
      at: to,
      state: spans.at(-1)?.after,
      since: spans[0]?.before,
      lines: spans.flatMap((span) => happeningsIn(reel, viewer, span).map(({ line }) => line)),
      point,
    }
  })
  const now = stateAt(reel, log.length)
  return {
    reel,
    viewer,
    log,
    course,
    turns: rowsByTurn(course),
    roll: rollOf(reel, viewer, begun),
    start: { id: 0, title: 'The start', at, state: begun, since: begun, lines: [] },
    turning,
    tables: tablesOf(reel, viewer),
    end: {
      id: turning.length + 1,
      title: reel.result ? 'The end' : 'So far',
      at: log.length,
      state: now,
      since: now,
      lines: [],
    },
  }
}

/** What the game calls its turns. */
export const wordOf = ({ reel }: Facts): string => reel.ruleset.game.words.turn

export const sideNames = ({ reel }: Facts): readonly string[] => reel.ground.sides.map(({ name }) => name)
