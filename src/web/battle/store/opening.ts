import { bindOrder } from '#kernel/game/battle/battle.ts'
import { partingWords, replayWithLog, troubleIn } from '#kernel/game/battle/replay.ts'
import { nextTask } from '../../app/next-task.ts'
import type { Spoiled } from '../../device/spoiled.ts'
import { createThinker } from '../commander/thinker.ts'
import { type BattleRecord, humansOf, mayBeDamaged } from '../storage/record.ts'
import { isSealed } from '../storage/sealing.ts'
import { keepUpBeside, showAndThink, UNSAFE } from './going-on.ts'
import { memoTableTop } from './memo-table-top.ts'
import type { BattleStore } from './store.ts'

/** Why a battle is not brought to the screen to be played. */
export type Unopened =
  | { readonly why: 'missing' }
  | { readonly why: 'spoiled'; readonly spoiled: Spoiled }
  /** Its orders do not come out as they did: it can only be looked at. */
  | { readonly why: 'broken'; readonly record: BattleRecord; readonly message: string }

/** Two players at one device, each with secrets: neither may read what the other ordered. */
const isAmongSecrets = (record: BattleRecord): boolean => isSealed(record) && humansOf(record).length > 1

/** Brings a stored battle to the screen; says why it cannot. What does not come out as it did is never played on. */
export const openBattle = async (store: BattleStore, id: string): Promise<Unopened | undefined> => {
  closeBattle(store)
  const opening = {}
  store.opening = opening
  const { device } = store
  const stored = await device.storedBattle(id)
  if (stored && !stored.ok) return { why: 'spoiled', spoiled: stored.error }
  const record = stored?.value
  const ruleset = record && (await device.loadRuleset(record.file.ruleset))
  if (store.opening !== opening) return undefined
  if (!record || !ruleset?.game || !ruleset.tableTop) return { why: 'missing' }
  const { game } = ruleset
  const tableTop = memoTableTop(ruleset.tableTop)
  await nextTask()
  if (store.opening !== opening) return undefined
  const found = replayWithLog(game, record.file, record.whys, mayBeDamaged(record, game))
  if (!found.ok) return { why: 'broken', record, message: found.error.message }
  const trouble = isAmongSecrets(record) ? partingWords(found.value, record.file) : troubleIn(found.value)
  const message = trouble ?? record.damage?.message
  if (message !== undefined) return { why: 'broken', record, message }
  const { battle, log } = found.value
  const { bound } = record
  if (bound && record.ownDice) bindOrder(battle, bound.side, bound.order, bound.faces)
  store.running = {
    ruleset,
    tableTop,
    battle,
    ground: tableTop.ground(game.view(battle.state, 'umpire')),
    log,
    thinker: createThinker(device.openThread, ruleset),
    record,
    busy: true,
    shown: 0,
    beside: undefined,
  }
  store.trouble.value = device.isUnkept(id) ? UNSAFE : undefined
  store.acknowledged.value = record.acknowledged ?? { opening: log.orders.length, by: {} }
  const { running } = store
  await nextTask()
  keepUpBeside(store, running)
  await showAndThink(store, running)
  return undefined
}

/** What the player had in hand stays, for when he comes back to it. */
export const closeBattle = (store: BattleStore): void => {
  store.opening = undefined
  store.running?.thinker.stop()
  store.running = undefined
  store.scene.value = undefined
  store.handedTo.value = undefined
  store.overtaken.value = undefined
}
