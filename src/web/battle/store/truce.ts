import { staffOf } from '#commander/commander.ts'
import { answerOf, leadOf } from '#commander/truce.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import type { Side } from '#kernel/game/game.ts'
import { questionOf } from '../commander/thinking.ts'
import { HUMAN } from '../storage/record.ts'
import { carryOut } from './carrying-out.ts'
import { goOn } from './going-on.ts'
import type { BattleStore } from './store.ts'

const otherSide = ({ log }: { readonly log: { readonly sides: readonly Side[] } }, side: Side): Side =>
  log.sides.find((one) => one !== side) ?? side

/**
 * A player offers to stop. A computer player weighs it at once and says what it thinks; another player is asked. Where offers
 * wait for the end of the turn, the game asks then.
 */
export const offerToStop = async (store: BattleStore, side: Side): Promise<void> => {
  const now = store.running
  if (!now || now.busy) return
  const { battle, ruleset, record, log } = now
  const { game, state } = battle
  const { order } = game.truce
  const opponent = otherSide(now, side)
  const player = record.players[opponent] ?? HUMAN
  const answer =
    player === HUMAN || game.truce.atTurnEnd
      ? undefined
      : answerOf(
          ruleset,
          game.view(state, opponent),
          staffOf(game, state, opponent, sfc32(questionOf(battle, opponent, player).seed)),
          log.sides,
        )
  now.busy = true
  store.refusal.value = carryOut(now, side, order, undefined, undefined)
  if (answer?.agrees) carryOut(now, opponent, order, undefined, answer.why)
  await goOn(store, now)
  if (now === store.running) store.answer.value = answer && !answer.agrees ? opponent : undefined
}

/** The player who was asked plays on; the game, which waited for him, does too. */
export const declineOffer = async (store: BattleStore): Promise<void> => {
  const now = store.running
  if (!now || now.busy) return
  now.busy = true
  const { battle, log, record } = now
  const turn = battle.game.turn(battle.state)
  const leads = log.sides.map((side) =>
    leadOf(battle.game, battle.game.view(battle.state, side), side, log.sides),
  )
  now.record = { ...record, declined: { at: battle.orders.length, turn, lead: leads[0] ?? 0 } }
  await goOn(store, now)
}
