import { ask } from './going-on.ts'
import { choose } from './hand.ts'
import type { BattleStore } from './store.ts'

/** Asks the rule set's own commander, and writes down what he says unless the player has gone on meanwhile. */
export const askAdvice = async (store: BattleStore): Promise<void> => {
  const now = store.running
  const scene = store.scene.value
  if (!now?.ruleset.doctrine || now.busy || scene?.deciding === undefined) return
  const decision = (await ask(now, scene.deciding, 'commander'))?.decision
  if (!decision) return
  const { order } = decision
  const unit = scene.tableTop.writing(scene.view, scene.deciding, order, undefined)?.unit
  store.order.value = order
  if ('unit' in order) choose(store, String(order.unit))
  else if (unit !== undefined) choose(store, unit)
  store.advice.value = { scene, decision }
}
