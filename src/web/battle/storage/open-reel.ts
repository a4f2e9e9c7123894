import { failure, type Result } from '#kernel/procedure/result.ts'
import { type Reel, reelOf } from '#study/replay/reel.ts'
import { loadPlayed } from '../../rulesets.ts'
import { type BattleRecord, mayBeDamaged } from './record.ts'
import { recordToLookAt } from './store.ts'

export type StoredReel = Reel<BattleRecord>

/** Fights a stored battle again, to be looked at. */
export const openReel = async (id: string): Promise<Result<StoredReel, string>> => {
  const found = await recordToLookAt(id)
  if (!found.ok) return found
  const ruleset = await loadPlayed(found.value.file.ruleset)
  if (!ruleset?.game) return failure('These rules cannot be played here')
  return reelOf(ruleset, found.value, mayBeDamaged(found.value, ruleset.game))
}
