import type { Battle } from '#kernel/game/battle/battle.ts'
import type { BattleLog } from '#kernel/game/battle/log.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import type { BattleRecord } from './record.ts'

/** A battle with all that was heard of it. */
export interface Fought {
  readonly ruleset: PlayedRuleset
  readonly record: BattleRecord
  readonly battle: Battle
  readonly log: BattleLog
}
