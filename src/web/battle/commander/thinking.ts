import { commandersOf, random, staffOf } from '../../../commander/commander.ts'
import { sfc32 } from '../../../kernel/chance/random.ts'
import type { Battle } from '../../../kernel/game/battle/battle.ts'
import { derivedSeed } from '../../../kernel/game/battle/hash.ts'
import type { Decision, Staff } from '../../../kernel/game/commander.ts'
import type { Side } from '../../../kernel/game/game.ts'
import { refuse } from '../../../kernel/procedure/refusal.ts'
import type { CommanderRules } from './commander-rules.ts'

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
}

/** What the thread of a computer player says: that it has the rules and begins, and what came of it. */
export type Said =
  | { readonly said: 'begun' }
  | { readonly said: 'decided'; readonly decision: Decision }
  | { readonly said: 'failed'; readonly message: string }

export const questionOf = ({ setting, state, orders }: Battle, side: Side, player: string): Question => ({
  ruleset: setting.ruleset,
  player,
  side,
  state,
  seed: derivedSeed(derivedSeed(setting.seed, side), orders.length),
})

/** What the player decides, from the view of its own side. */
export const decided = (
  rules: CommanderRules,
  { player, side, state, seed, noOffer = false }: Question,
): Decision | undefined => {
  const { game } = rules
  const commander = commandersOf(rules).get(player) ?? random
  if (!game) return undefined
  const staff = staffOf(game, state, side, sfc32(seed))
  const { kind } = game.truce.order
  const check: Staff['check'] = (order) =>
    noOffer && order.kind === kind ? refuse('declined', 'This offer was declined.') : staff.check(order)
  return commander(() => game.view(state, side), { ...staff, check })
}

/** Any legal order, in place of a decision that did not come. */
export const stoodIn = (rules: CommanderRules, { side, state, seed }: Question, why: string): Decision => ({
  order: rules.game?.sample(state, side, sfc32(seed)) ?? { kind: 'concede' },
  why,
})
