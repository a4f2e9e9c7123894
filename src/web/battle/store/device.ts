import type { PlayedRuleset } from '../../../screen/ruleset.ts'
import { loadPlayed } from '../../rulesets.ts'
import { type Settings, settings } from '../../settings/store.ts'
import { openWorker } from '../commander/commander-thread.ts'
import type { OpenThread } from '../commander/thinker.ts'
import type { BattleRecord } from '../storage/record.ts'
import { storeBattle, storedBattle } from '../storage/store.ts'
import type { KeptDraft } from './drafts/draft.ts'
import { keepDraft, keptDraft } from './drafts/kept-drafts.ts'

/** What a battle on the screen needs of the device. */
export interface Device {
  readonly storedBattle: (id: string) => Promise<BattleRecord | undefined>
  /** Resolves when the battle is safe, or says why it is not. */
  readonly storeBattle: (record: BattleRecord) => Promise<string | undefined>
  /** What a player has written of an order and not yet given. */
  readonly keepDraft: (battle: string, draft: KeptDraft | undefined) => void
  readonly keptDraft: (battle: string) => KeptDraft | undefined
  readonly loadRuleset: (id: string) => Promise<PlayedRuleset> | undefined
  readonly openThread: OpenThread
  /** A moment to look at what a computer player did before the next. */
  readonly pause: () => Promise<void>
}

/** Milliseconds to look. */
const LOOK: Readonly<Record<Settings['pace'], number>> = { slow: 1600, normal: 500, 'at-once': 0 }

export const DEVICE: Device = {
  storedBattle,
  storeBattle,
  keepDraft,
  keptDraft,
  loadRuleset: loadPlayed,
  openThread: openWorker,
  pause: () =>
    new Promise((resolve) => {
      setTimeout(resolve, LOOK[settings.value.pace])
    }),
}
