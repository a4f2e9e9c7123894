import type { BattleResult, Side } from '../../../kernel/game/game.ts'
import { failure, type Result, success } from '../../../kernel/procedure/result.ts'
import type { ShownRuleset } from '../../../screen/ruleset.ts'
import type { Ground } from '../../../screen/tabletop.ts'
import { loadRuleset } from '../../rulesets.ts'
import type { LogEntry } from '../log/log.ts'
import type { BattleRecord } from '../storage/record.ts'
import { resumed } from '../storage/resume.ts'
import { keptBattle } from '../storage/store.ts'

/** A rule set that can be shown on a table. */
export type Shown = ShownRuleset & Required<Pick<ShownRuleset, 'game' | 'tableTop'>>

/** A battle fought again from its first order to its last, to be looked at in any order. */
export interface Reel {
  readonly ruleset: Shown
  readonly record: BattleRecord
  readonly ground: Ground
  readonly sides: readonly Side[]
  readonly log: readonly LogEntry[]
  /** After every so many orders, the first before any. */
  readonly snapshots: readonly unknown[]
  readonly result: BattleResult | undefined
  /** Why the rest of its orders could not be given again. */
  readonly trouble: string | undefined
  /** How many orders of the battle have been given at each moment, the first before any. */
  readonly given: readonly number[]
}

/** Orders from one snapshot to the next: no more than this are applied again to show any moment. */
export const EVERY = 8

const isShown = (ruleset: ShownRuleset): ruleset is Shown =>
  ruleset.game !== undefined && ruleset.tableTop !== undefined

export const reelOf = (ruleset: ShownRuleset, record: BattleRecord): Result<Reel, string> => {
  if (!isShown(ruleset)) return failure(`${ruleset.title} cannot be played as a whole game.`)
  const { game, tableTop } = ruleset
  const snapshots: unknown[] = []
  const found = resumed(game, tableTop, record.file, record.whys, ({ state, orders }) => {
    if (orders.length % EVERY === 0) snapshots.push(game.copy(state))
  })
  if (!found.ok) return found
  const { battle, log, trouble } = found.value
  const ground = tableTop.ground(game.view(battle.state, 'umpire'))
  const sides = ground.sides.map(({ side }) => side)
  return success({
    ruleset,
    record,
    ground,
    sides,
    log,
    snapshots,
    trouble,
    result: game.result(battle.state),
    given: [0, ...log.map(({ number }) => number)],
  })
}

/** The state after so many orders: the last snapshot before, and the events since; no dice and no decisions. */
export const stateAt = ({ ruleset: { game }, snapshots, log }: Reel, orders: number): unknown => {
  const from = Math.min(Math.floor(orders / EVERY), snapshots.length - 1)
  const state = game.copy(snapshots[from])
  for (const { events } of log.slice(from * EVERY, orders)) {
    for (const event of events) game.apply(state, event)
  }
  return state
}

/** Reads a kept battle. */
export const openReel = async (id: string): Promise<Result<Reel, string>> => {
  const record = await keptBattle(id)
  const ruleset = record && (await loadRuleset(record.file.ruleset))
  return record && ruleset ? reelOf(ruleset, record) : failure('There is no such battle on this device')
}
