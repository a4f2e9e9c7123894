import { sfc32 } from '#kernel/chance/random.ts'
import { ordinaryDice, seededRoll } from '#kernel/chance/rolled.ts'
import { beginBattle, giveOrder } from '#kernel/game/battle/battle.ts'
import { TOY, type ToyOrder, type ToyState } from '../test/kernel/toy-game.ts'
import { processorTime } from './processor-time.ts'

const BATTLES = 2000
const ROUNDS = 4

const begun = (seed: number) => {
  const battle = beginBattle(TOY, { ruleset: 'toy', scenario: 'raid', options: { length: 'long' }, seed })
  if (!battle.ok) throw new Error(battle.error.message)
  return battle.value
}

/** Microseconds an order, when each is carried out so. */
const perOrder = (
  carryOut: (battle: ReturnType<typeof begun>, side: string, order: ToyOrder) => void,
): number => {
  const player = sfc32(1914)
  let orders = 0
  const start = processorTime()
  for (let seed = 0; seed < BATTLES; seed++) {
    const battle = begun(seed)
    for (let [side] = TOY.pending(battle.state); side; [side] = TOY.pending(battle.state)) {
      carryOut(battle, side, TOY.sample(battle.state, side, player))
      orders++
    }
  }
  return ((processorTime() - start) * 1000) / orders
}

const DICE = ordinaryDice(seededRoll(1914))

/** The game alone, without a word being written down. */
const bare = (state: ToyState, side: string, order: ToyOrder): void => {
  if (TOY.check(state, side, order)) throw new Error('an illegal order')
  TOY.act(state, side, order, DICE)
}

/**
 * What the kernel adds to each order of a battle: its form, the hash, the dice, the snapshots, the record. Measured with the
 * smallest game there is, the quickest of several rounds.
 */
export const kernelOverhead = (): number => {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const alone = perOrder(({ state }, side, order) => bare(state, side, order))
    const whole = perOrder((battle, side, order) => {
      giveOrder(battle, side, order)
    })
    least = Math.min(least, whole - alone)
  }
  return least
}
