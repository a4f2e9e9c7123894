import type { AnyOrder } from '#kernel/game/game.ts'
import type { StaffScope } from '#screen/staff.ts'
import type { Writing } from '#screen/writing.ts'
import { questionOf } from '../../commander/thinking.ts'
import { give } from '../giving.ts'
import type { Scene } from '../scene.ts'
import type { BattleStore } from '../store.ts'
import { delegationOf, scopesNow } from './scopes.ts'

/** The scope of this part of the turn. */
export const partScope = (store: BattleStore, { deciding }: Scene): StaffScope | undefined =>
  store.running && deciding !== undefined
    ? scopesNow(store.running, deciding, undefined).find(({ id }) => id === 'phase')
    : undefined

/** Asks the staff what it would do in this part of the turn. */
export const askPlan = async (store: BattleStore, scene: Scene): Promise<void> => {
  const now = store.running
  const scope = partScope(store, scene)
  if (!now?.ruleset.doctrine || now.busy || !scope || scene.deciding === undefined) return
  const question = questionOf(now.battle, scene.deciding, 'commander')
  const delegation = delegationOf(now, scene.deciding, scope)
  const plan = (await now.thinker.counsel({ ...question, counsel: { about: 'plan', delegation } }))?.plan
  if (plan && store.scene.value === scene) store.staffPlan.value = { scene, plan }
}

/** What the staff would do, if it would do anything but end this part of the turn. */
export const plannedNow = (
  { staffPlan }: BattleStore,
  scene: Scene,
  ending: AnyOrder,
): readonly AnyOrder[] => {
  const found = staffPlan.value
  return found?.scene === scene ? found.plan.orders.filter(({ kind }) => kind !== ending.kind) : []
}

/** Whether the player is asked first, because he would do nothing though something could be done. */
const mustAsk = (store: BattleStore, scene: Scene, { ends }: Writing): boolean => {
  const { askedIdle, running, staffPlan } = store
  if (ends?.could === undefined || askedIdle.value === scene || running?.record.idleUnasked) return false
  // Where the staff would do nothing either, nothing is missed.
  return staffPlan.value?.scene !== scene || staffPlan.value.plan.orders.length > 1
}

/** Gives the order that ends this part of the turn, or asks once whether it is meant. */
export const endPart = (store: BattleStore, scene: Scene, writing: Writing): void => {
  if (mustAsk(store, scene, writing)) store.askedIdle.value = scene
  else void give(store, writing.order)
}

/** The players are not asked again in this battle. */
export const askNoMore = ({ running }: BattleStore, unasked: boolean): void => {
  if (running) running.record = { ...running.record, idleUnasked: unasked }
}
