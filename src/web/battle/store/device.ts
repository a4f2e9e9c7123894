import type { Result } from '#kernel/procedure/result.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import type { Kept } from '../../device/device-store.ts'
import type { Spoiled } from '../../device/spoiled.ts'
import type { OpenThread } from '../commander/thinker.ts'
import type { Fought } from '../storage/fought.ts'
import type { BattleRecord } from '../storage/record.ts'
import type { KeptDraft } from './drafts/draft.ts'

/** What a battle on the screen needs of the device. */
export interface Device {
  readonly storedBattle: (id: string) => Promise<Result<BattleRecord, Spoiled> | undefined>
  /** Resolves when the battle is safe, or says that it is not. */
  readonly storeBattle: (record: BattleRecord) => Promise<Kept>
  /** Keeps what is to be looked at and read of it whatever becomes of the rules. */
  readonly keepBeside: (fought: Fought) => Promise<void>
  /** It lives in this tab only, since the device refuses to store it. */
  readonly isUnkept: (battle: string) => boolean
  /** What a player has written of an order and not yet given. */
  readonly keepDraft: (battle: string, draft: KeptDraft | undefined) => void
  readonly keptDraft: (battle: string) => KeptDraft | undefined
  readonly loadRuleset: (id: string) => Promise<PlayedRuleset> | undefined
  readonly openThread: OpenThread
  /** A moment to look at what a computer player did before the next. */
  readonly pause: () => Promise<void>
}
