import { bindOrder } from '../../../kernel/game/battle/battle.ts'
import { replayWithLog, troubleIn } from '../../../kernel/game/battle/replay.ts'
import { nextTask } from '../../app/next-task.ts'
import { createThinker } from '../commander/thinker.ts'
import { showAndThink } from './going-on.ts'
import { memoTableTop } from './memo-table-top.ts'
import type { BattleStore } from './store.ts'

/** Brings a stored battle to the screen; says why it cannot. */
export const openBattle = async (store: BattleStore, id: string): Promise<string | undefined> => {
  closeBattle(store)
  const opening = {}
  store.opening = opening
  const { device } = store
  const record = await device.storedBattle(id)
  const ruleset = record && (await device.loadRuleset(record.file.ruleset))
  if (store.opening !== opening) return undefined
  if (!record || !ruleset?.game || !ruleset.tableTop) return 'There is no such battle on this device'
  const { game } = ruleset
  const tableTop = memoTableTop(ruleset.tableTop)
  await nextTask()
  if (store.opening !== opening) return undefined
  const found = replayWithLog(game, record.file, record.whys)
  if (!found.ok) return found.error.message
  const { battle, log } = found.value
  const { bound } = record
  if (bound && record.ownDice) bindOrder(battle, bound.side, bound.order)
  store.running = {
    ruleset,
    tableTop,
    battle,
    ground: tableTop.ground(game.view(battle.state, 'umpire')),
    log,
    thinker: createThinker(device.openThread, ruleset),
    record,
    trouble: troubleIn(found.value),
    busy: true,
    shown: 0,
  }
  store.acknowledged.value = record.acknowledged ?? { opening: log.orders.length, by: {} }
  const { running } = store
  await nextTask()
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
}
