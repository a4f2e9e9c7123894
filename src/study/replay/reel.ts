import type { BattleFile } from '#kernel/game/battle/file.ts'
import type { Led } from '#kernel/game/battle/led.ts'
import {
  type BattleLog,
  entryFor,
  type LogEntry,
  type LoggedOrder,
  type Viewer,
} from '#kernel/game/battle/log.ts'
import { type Refought, replayWithLog, troubleIn } from '#kernel/game/battle/replay.ts'
import { type BattleResult, type Side, snapshot } from '#kernel/game/game.ts'
import { failure, type Result, success } from '#kernel/procedure/result.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import type { Ground } from '#screen/tabletop.ts'

/** A rule set that can be shown on a table. */
export type Shown = PlayedRuleset & Required<Pick<PlayedRuleset, 'game' | 'tableTop'>>

export const isShown = (ruleset: PlayedRuleset): ruleset is Shown =>
  ruleset.game !== undefined && ruleset.tableTop !== undefined

/** A battle as it was written down, and what is known of it besides. */
export interface Recorded {
  readonly title: string
  readonly players: Readonly<Record<Side, string>>
  readonly file: BattleFile
  /** Why each order was given, as far as a computer player said so. */
  readonly whys: readonly (string | null)[]
  /** Who led each side from when on, as far as it was noted. */
  readonly led?: readonly Led[]
  /** Orders taken back after dice had been rolled for them. */
  readonly takenBack: number
}

/** One picture of a reel: the order that is told of, and the last one given by then. */
export interface Frame {
  readonly order: LoggedOrder
  readonly last: LoggedOrder
}

/** A battle fought again from its first order to its last, to be looked at in any order. */
export interface Reel<R extends Recorded = Recorded> {
  readonly ruleset: Shown
  readonly record: R
  readonly ground: Ground
  readonly sides: readonly Side[]
  readonly log: BattleLog
  readonly result: BattleResult | undefined
  /** Why the rest of its orders could not be given again. */
  readonly trouble: string | undefined
  /** The state before the first order. */
  readonly start: unknown
  /** What is seen at each moment after the first, which is before any order. */
  readonly frames: readonly Frame[]
}

/** Fights a battle again to look at it; one of its orders may be damaged. */
export const reelOf = <R extends Recorded>(
  ruleset: PlayedRuleset,
  record: R,
  suspect = false,
): Result<Reel<R>, string> => {
  if (!isShown(ruleset)) return failure(`${ruleset.title} cannot be played as a whole game.`)
  const found = replayWithLog(ruleset.game, record.file, record.whys, suspect)
  return found.ok ? success(reelFrom(ruleset, record, found.value)) : failure(found.error.message)
}

/** A battle that has just been fought. */
export const reelFrom = <R extends Recorded>(
  ruleset: Shown,
  record: R,
  fought: Refought & { readonly log: BattleLog },
): Reel<R> => {
  const { game, tableTop } = ruleset
  const { battle, log } = fought
  const ground = tableTop.ground(game.view(battle.state, 'umpire'))
  return {
    ruleset,
    record,
    ground,
    sides: ground.sides.map(({ side }) => side),
    log,
    trouble: troubleIn(fought),
    result: game.result(battle.state),
    start: log.orders[0]?.before ?? snapshot(battle.state),
    frames: log.orders.map((order) => ({ order, last: order })),
  }
}

/** The state at a moment, the first before any order. It is only to be looked at. */
export const stateAt = ({ start, frames }: Reel, moment: number): unknown =>
  frames[Math.min(moment, frames.length) - 1]?.last.after ?? start

/** How many orders had been given at a moment. */
export const ordersAt = ({ frames }: Reel, moment: number): number =>
  frames[Math.min(moment, frames.length) - 1]?.last.number ?? 0

/** The log of a reel as somebody may read it, a line for each moment. */
export const entriesOf = ({ log, frames }: Reel, viewer: Viewer): readonly LogEntry[] =>
  frames.map(({ order }, i) => {
    const entry = entryFor(log, order, viewer)
    return entry.number === i + 1 ? entry : { ...entry, number: i + 1 }
  })
