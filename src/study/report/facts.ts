import { heardEvents, type LogEntry, type Viewer } from '../../kernel/game/battle/log.ts'
import type { ReportTable } from '../../screen/results.ts'
import type { Readings } from '../measure.ts'
import { type Course, courseOf } from '../replay/course.ts'
import { entriesOf, type Recorded, type Reel, stateAt } from '../replay/reel.ts'
import { gainFor, turnTitle } from './wording.ts'

/** What the gauges showed when a turn was over. */
export interface TurnRow {
  readonly turn: number
  /** Orders given by then. */
  readonly at: number
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
  readonly title: string
  /** Orders given by then, and before what happened. */
  readonly at: number
  readonly since: number
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
  readonly turning: readonly Moment[]
  readonly end: Moment
  /** What the rule set has to tell of the whole battle in tables. */
  readonly tables: readonly ReportTable[]
}

const tablesOf = ({ ruleset, log }: Reel, viewer: Viewer): readonly ReportTable[] =>
  ruleset.outcomes?.annals?.(log.orders.flatMap((order) => heardEvents(log, order, viewer))) ?? []

const rowsByTurn = (log: readonly LogEntry[], { readings }: Course): readonly TurnRow[] => {
  const rows = new Map<number, TurnRow>()
  for (const { turn, number } of log) rows.set(turn, { turn, at: number, readings: readings[number] ?? [] })
  return [...rows.values()]
}

/** When everybody stands where he fights from: the first turn begins. */
const begun = (reel: Reel, log: readonly LogEntry[]): number => {
  const { game } = reel.ruleset
  const last = log.findIndex(({ turn }) => turn > 1)
  const most = last < 0 ? log.length : last
  for (let orders = 0; orders <= most; orders++) if (game.turn(stateAt(reel, orders)) >= 1) return orders
  return 0
}

const rollOf = (reel: Reel, viewer: Viewer, from: number): readonly RollEntry[] => {
  const { game, tableTop } = reel.ruleset
  const at = (orders: number) =>
    tableTop.units(game.view(stateAt(reel, orders), viewer), undefined, undefined)
  const ended = new Map(at(reel.frames.length).map((unit) => [unit.id, unit]))
  return at(from).map(({ id, side, name, strength }) => {
    const after = ended.get(id)
    return {
      id,
      side,
      name,
      began: strength,
      ended: !after || after.gone ? 'gone' : `${after.strength} ${after.status}`,
    }
  })
}

export const factsOf = <R extends Recorded>(reel: Reel<R>, viewer: Viewer = 'umpire'): Facts<R> => {
  const log = entriesOf(reel, viewer)
  const course = courseOf(reel, viewer)
  const { ground } = reel
  const start = begun(reel, log)
  const turning = course.points.map(({ from, to, turn, swing }, i) => ({
    title: `${i + 1}. ${turnTitle(reel.ruleset.game, turn)}: ${gainFor(course.gauges[0], Math.abs(swing), ground.sides[swing > 0 ? 0 : 1].name)}`,
    at: to,
    since: from - 1,
    lines: log.slice(from - 1, to).flatMap(({ lines }) => lines),
  }))
  return {
    reel,
    viewer,
    log,
    course,
    turns: rowsByTurn(log, course),
    roll: rollOf(reel, viewer, start),
    start: { title: 'The start', at: start, since: start, lines: [] },
    turning,
    tables: tablesOf(reel, viewer),
    end: { title: reel.result ? 'The end' : 'So far', at: log.length, since: log.length, lines: [] },
  }
}

/** What the game calls its turns. */
export const wordOf = ({ reel }: Facts): string => reel.ruleset.game.words.turn

export const sideNames = ({ reel }: Facts): readonly string[] => reel.ground.sides.map(({ name }) => name)
