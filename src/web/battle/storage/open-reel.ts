import { failure, type Result } from '../../../kernel/procedure/result.ts'
import { type Reel, reelOf } from '../../../study/replay/reel.ts'
import { loadPlayed } from '../../rulesets.ts'
import type { BattleRecord } from './record.ts'
import { storedBattle } from './store.ts'

export type StoredReel = Reel<BattleRecord>

/** Fights a stored battle again, to be looked at. */
export const openReel = async (id: string): Promise<Result<StoredReel, string>> => {
  const record = await storedBattle(id)
  const ruleset = record && (await loadPlayed(record.file.ruleset))
  return record && ruleset ? reelOf(ruleset, record) : failure('There is no such battle on this device')
}
