import { random, staffOf } from '#commander/commander.ts'
import { type Delegated, type Delegation, delegated } from '#commander/delegated.ts'
import { type Foresight, foreseen } from '#commander/foresight.ts'
import { playerNamed, usualPlayer } from '#commander/players.ts'
import { type Random, sfc32 } from '#kernel/chance/random.ts'
import type { Battle } from '#kernel/game/battle/battle.ts'
import type { BattleFile } from '#kernel/game/battle/file.ts'
import { derivedSeed } from '#kernel/game/battle/hash.ts'
import type { Decision, Staff } from '#kernel/game/commander.ts'
import type { Side } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import type { Fate } from '#study/replay/fate.ts'
import type { CommanderRules } from './commander-rules.ts'
import { limitOf } from './limits.ts'

/**
 * What a computer player is asked. The whole state crosses to its thread, because the rules need it to say what is
 * legal; the commander itself is handed the view of its own side and nothing else.
 */
export interface Question {
  readonly ruleset: string
  readonly player: string
  readonly side: Side
  readonly state: unknown
  /** It is not to offer what was declined a while ago. */
  readonly noOffer?: boolean
  /** Of the player's own chance, apart from the dice of the battle. */
  readonly seed: number
  /** How many have been given before. */
  readonly orders: number
  /** It is asked as the staff of a player: for its next order, or for all it foresees to order in this part of the turn. */
  readonly counsel?: { readonly about: 'order' | 'plan'; readonly delegation: Delegation }
}

/** What the staff of a player has to say; nothing if it has no order to give. */
export interface Counsel {
  readonly order?: Delegated
  readonly plan?: Foresight
}

/** What a thread is asked besides: what becomes of a battle under its rules. */
export interface FateAsked {
  readonly id: string
  readonly file: BattleFile
}

export interface FateTold {
  readonly id: string
  /** None of a rule set that is not known there. */
  readonly fate: Fate | undefined
}

/** What the thread of a computer player says: that it has the rules and begins, and what came of it. */
export type Said =
  | { readonly said: 'begun' }
  | { readonly said: 'decided'; readonly decision: Decision }
  | { readonly said: 'counselled'; readonly counsel: Counsel }
  | { readonly said: 'failed'; readonly message: string }

export const questionOf = ({ setting, state, orders }: Battle, side: Side, player: string): Question => ({
  ruleset: setting.ruleset,
  player,
  side,
  state,
  seed: derivedSeed(setting.seed, side),
  orders: orders.length,
})

/** From so many milliseconds on. */
const afterTime = (ms: number): (() => boolean) => {
  const end = performance.now() + ms
  return () => performance.now() >= end
}

const chanceOf =
  ({ seed, orders }: Question) =>
  (ahead = 0): Random =>
    sfc32(derivedSeed(seed, orders + ahead))

/**
 * What the player decides, from the view of its own side. Whoever thinks ahead is told when it is `enough`, or else thinks
 * as long as his time is.
 */
export const decided = (
  rules: CommanderRules,
  question: Question,
  enough: () => boolean = afterTime(limitOf(question.player)),
): Decision | undefined => {
  const { game } = rules
  const { player, side, state, noOffer = false } = question
  const commander = playerNamed(rules, player) ?? playerNamed(rules, usualPlayer(rules)) ?? random
  if (!game) return undefined
  const staff = staffOf(game, state, side, chanceOf(question)())
  const { kind } = game.truce.order
  const check: Staff['check'] = (order) =>
    noOffer && order.kind === kind ? refuse('declined', 'This offer was declined.') : staff.check(order)
  return commander(() => game.view(state, side), { ...staff, check, enough })
}

/** What the staff of a player says, from the view of his own side. */
export const counselled = ({ game, doctrine }: CommanderRules, question: Question): Counsel => {
  const { side, state, counsel } = question
  if (!game || !doctrine || !counsel) return {}
  const { about, delegation } = counsel
  const chance = chanceOf(question)
  if (about === 'plan') return { plan: foreseen(game, doctrine, state, side, delegation, chance) }
  const order = delegated(doctrine, game.view(state, side), staffOf(game, state, side, chance()), delegation)
  return order ? { order } : {}
}

/** Any legal order, in place of a decision that did not come. */
export const stoodIn = (rules: CommanderRules, question: Question, why: string): Decision => ({
  order: rules.game?.sample(question.state, question.side, chanceOf(question)()) ?? { kind: 'concede' },
  why,
})
