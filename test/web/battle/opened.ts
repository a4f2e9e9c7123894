import { expect } from 'vitest'
import { success } from '#kernel/procedure/result.ts'
import { FLANDERS_FIELDS } from '#rules/flanders-fields/index.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { SKIRMISH } from '#rules/skirmish/index.ts'
import type { ShownRuleset } from '#screen/ruleset.ts'
import { newBattle } from '#web/battle/beginning/begin.ts'
import { counselled, decided } from '#web/battle/commander/thinking.ts'
import { type BattleRecord, HUMAN } from '#web/battle/storage/record.ts'
import type { Device } from '#web/battle/store/device.ts'
import type { KeptDraft } from '#web/battle/store/drafts/draft.ts'
import { openBattle } from '#web/battle/store/opening.ts'
import { acknowledge } from '#web/battle/store/outcomes/acknowledging.ts'
import { unacknowledged } from '#web/battle/store/outcomes/seen-moments.ts'
import { type BattleStore, createBattleStore } from '#web/battle/store/store.ts'
import { declineOffer } from '#web/battle/store/truce.ts'
import type { Kept } from '#web/device/device-store.ts'

const RULESETS: readonly ShownRuleset[] = [PASSCHENDAELE, GREEN_FIELDS, FLANDERS_FIELDS, SKIRMISH]
const rulesOf = (id: string) => RULESETS.find((ruleset) => ruleset.id === id) ?? PASSCHENDAELE

/** A device that keeps battles in memory and thinks on the spot. */
export const deviceWith = (...records: readonly BattleRecord[]) => {
  const kept = new Map(records.map((record) => [record.id, record]))
  const drafts = new Map<string, KeptDraft>()
  const refuses: { storing: Exclude<Kept, 'safe'> | undefined } = { storing: undefined }
  const device: Device = {
    storedBattle: async (id) => {
      const record = kept.get(id)
      return record && success(record)
    },
    storeBattle: async (record) => {
      if (refuses.storing) return refuses.storing
      kept.set(record.id, record)
      return 'safe'
    },
    keepBeside: async () => {},
    isUnkept: () => false,
    keepDraft: (id, draft) => void (draft ? drafts.set(id, draft) : drafts.delete(id)),
    keptDraft: (id) => drafts.get(id),
    loadRuleset: async (id) => rulesOf(id),
    openThread: (hear) => ({
      ask: (question) =>
        queueMicrotask(() => {
          const rules = rulesOf(question.ruleset)
          hear({ said: 'begun' })
          if (question.counsel) {
            hear({ said: 'counselled', counsel: counselled(rules, question) })
            return
          }
          const decision = decided(rules, question)
          if (decision) hear({ said: 'decided', decision })
        }),
      stop() {},
    }),
    pause: async () => {},
  }
  return { device, kept, refuses }
}

export const onTrench = (players: Record<string, string>, ownDice = false): BattleRecord =>
  newBattle(PASSCHENDAELE, {
    scenario: 'one-trench',
    players,
    ownDice,
    seed: 5,
    options: { attachment: 'listed' },
  })

export const onQuietSector = (players: Record<string, string>): BattleRecord =>
  newBattle(GREEN_FIELDS, { scenario: 'quiet-sector', players, ownDice: false, seed: 5, options: {} })

export const BOTH = { german: HUMAN, entente: HUMAN }
export const AGAINST_CHANCE = { german: 'random', entente: HUMAN }

/** A battle on a screen of its own. */
export const opened = async (record: BattleRecord, made = deviceWith(record)) => {
  const store = createBattleStore(made.device)
  expect(await openBattle(store, record.id)).toBeUndefined()
  return { ...made, store }
}

export const sceneOf = (store: BattleStore) => {
  const scene = store.scene.value
  if (!scene) throw new Error('nothing is shown')
  return scene
}

/** Waits until a player here must decide, or it is over; whatever he must acknowledge on the way he does. */
export const playersTurn = async (store: BattleStore): Promise<void> => {
  while (store.running?.busy || (sceneOf(store).deciding === undefined && !sceneOf(store).result)) {
    if (unacknowledged(store, sceneOf(store)).length > 0) acknowledge(store)
    if (sceneOf(store).offer) await declineOffer(store)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
