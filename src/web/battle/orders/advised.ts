import { signal } from '@preact/signals'
import type { Decision } from '../../../kernel/game/commander.ts'
import { chosen, order } from '../store/hand.ts'
import { advice } from '../store/running.ts'
import type { Scene } from '../store/scene.ts'

/** What the commander would do, as long as things stand as they did when he was asked. */
export const advised = signal<{ readonly scene: Scene; readonly decision: Decision } | undefined>(undefined)

/** Asks the rule set's own commander, and writes down what he says. */
export const askAdvice = async (scene: Scene): Promise<void> => {
  const decision = await advice()
  if (!decision || scene.deciding === undefined) return
  const unit = scene.tableTop.writing(scene.view, scene.deciding, decision.order, undefined)?.unit
  order.value = decision.order
  if ('unit' in decision.order) chosen.value = String(decision.order.unit)
  else if (unit !== undefined) chosen.value = unit
  advised.value = { scene, decision }
}
