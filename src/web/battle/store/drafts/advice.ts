import { playerRead } from '#commander/player-names.ts'
import { alike } from '#kernel/alike.ts'
import type { AnyOrder } from '#kernel/game/game.ts'
import type { Ghosts } from '#screen/ghosts.ts'
import type { Writing } from '#screen/writing.ts'
import { ask } from '../going-on.ts'
import { choose } from '../hand.ts'
import type { Scene } from '../scene.ts'
import { plannedNow } from '../staff/plan.ts'
import type { BattleStore } from '../store.ts'
import { changedUnits, write } from './drafting.ts'
import { titleOf, unitOf, writingNow } from './written.ts'

/** Whoever can think ahead longest; else whoever goes by the book. */
const ADVISER = playerRead('general') ? 'general' : 'commander'

/** Asks the rule set's own commander. What he says is shown beside what the player has written, and changes nothing. */
export const askAdvice = async (store: BattleStore): Promise<void> => {
  const now = store.running
  const scene = store.scene.value
  if (!now?.ruleset.doctrine || now.busy || scene?.deciding === undefined) return
  store.advising.value = scene
  const decision = (await ask(now, scene.deciding, ADVISER))?.decision
  if (store.advising.value === scene) store.advising.value = undefined
  if (decision && store.scene.value === scene) store.advice.value = { scene, decision }
}

/** What the advice would change for one unit. */
interface AdvisedPart {
  readonly unit: string
  readonly name: string
  /** What the staff would tell it. */
  readonly text: string
  /** What it is told as it is written now. */
  readonly now: string
  /** The player has written that himself. */
  readonly byHand: boolean
}

interface AdvisedWeighing {
  readonly continuations: number
  readonly options: readonly {
    readonly title: string
    readonly why: string
    /** Of the continuations, those that were won. */
    readonly share: number
  }[]
}

/** Advice as it stands beside the order being written. */
export interface Advised {
  readonly order: AnyOrder
  readonly why: string
  /** The order in words. */
  readonly title: string
  /** It is what is written already. */
  readonly same: boolean
  /** What it thought through, the best first, and how often. */
  readonly weighed: AdvisedWeighing | undefined
  /** Unit by unit, where the order has parts. */
  readonly parts: readonly AdvisedPart[] | undefined
}

/** The advice that holds in this scene, if any was asked for. */
export const advisedNow = (store: BattleStore, scene: Scene): Advised | undefined => {
  const advice = store.advice.value
  const writing = writingNow(store, scene)
  if (advice?.scene !== scene || !writing || scene.deciding === undefined) return undefined
  const { order, why, weighed } = advice.decision
  return {
    order,
    why,
    title: titleOf(scene, order),
    weighed: weighed && {
      continuations: weighed.continuations,
      options: weighed.options.map((one) => ({
        title: titleOf(scene, one.order),
        why: one.why,
        share: one.share,
      })),
    },
    same: alike(order, writing.order),
    parts: partsOf(writing, order, store.touched.value),
  }
}

const partsOf = (
  { parts, order }: Writing,
  advised: AnyOrder,
  touched: readonly string[],
): readonly AdvisedPart[] | undefined => {
  if (!parts) return undefined
  const changed = changedUnits(parts, order, advised)
  const now = parts.told(order)
  return parts
    .told(advised)
    .filter(({ unit }) => changed.includes(unit))
    .map(({ unit, name, text }) => ({
      unit,
      name,
      text,
      now: now.find((one) => one.unit === unit)?.text ?? 'nothing yet',
      byHand: touched.includes(unit),
    }))
}

/** All that the staff would do now: what it advises, and what it would do after it in this part of the turn. */
export const advisedPlan = (store: BattleStore, scene: Scene): readonly AnyOrder[] => {
  const advice = store.advice.value
  const writing = writingNow(store, scene)
  if (advice?.scene !== scene || !writing) return []
  const { order } = advice.decision
  const planned = writing.ends ? plannedNow(store, scene, writing.order) : []
  return [order, ...planned.filter((other) => !alike(other, order))]
}

/** The same as it would be on the table, but for what is written so already. */
export const ghostsNow = (store: BattleStore, scene: Scene): Ghosts | undefined => {
  const orders = advisedPlan(store, scene)
  const { tableTop, view } = scene
  if (orders.length === 0 || !tableTop.ghosts) return undefined
  return tableTop.ghosts(
    view,
    orders,
    advisedNow(store, scene)?.parts?.map(({ unit }) => unit),
  )
}

/** Writes down the advice, or of an order with parts what it says for some units: one step, to be undone. */
export const takeAdvice = (store: BattleStore, scene: Scene, units?: readonly string[]): void => {
  const advised = advisedNow(store, scene)
  const writing = writingNow(store, scene)
  if (!advised || !writing) return
  const { parts } = writing
  write(store, parts && units ? parts.taking(writing.order, advised.order, units) : advised.order)
  const unit = unitOf(advised.order)
  if (unit !== undefined) choose(store, unit)
  // Of an order with parts the rest of the advice stays to be taken.
  if (!parts) store.advice.value = undefined
}
