import { random, staffOf } from '#commander/commander.ts'
import { whyWords } from '#commander/weighed-words.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import { ordinaryDice } from '#kernel/chance/rolled.ts'
import { type Battle, type BattleSetting, beginBattle, giveOrder } from '#kernel/game/battle/battle.ts'
import { rollFrom } from '#kernel/game/battle/dice.ts'
import { derivedSeed } from '#kernel/game/battle/hash.ts'
import { type BattleLog, giveLogged } from '#kernel/game/battle/log.ts'
import type { Commander, Decision, Staff } from '#kernel/game/commander.ts'
import type { AnyOrder, BattleResult, Game, Refusal, Side } from '#kernel/game/game.ts'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'

/** Who decides for each side. */
export type Commanders = Readonly<Record<Side, Commander>>

/** A battle that has been fought out, in figures. */
export interface Fought {
  readonly result: BattleResult
  readonly turns: number
  readonly losses: Readonly<Record<Side, Readonly<Record<string, number>>>>
  readonly orders: number
  readonly dice: number
}

/** No battle takes so many orders; a game that does not end is a fault of its rules. */
const MOST_ORDERS = 200_000

/** Carries a decision out, or says why not; `isLegal` if that is known already. */
type Give = (side: Side, decision: Decision, isLegal: boolean) => Refusal | undefined

/** Sees to it that a side decides, and how long it takes. */
export type Watch = (side: Side, decide: () => Decision) => Decision

/** Fights a battle out with everything written down, ready to be saved; in a log too, if there is one. */
export const fightOut = (battle: Battle, commanders: Commanders, log?: BattleLog): Result<Fought, Fault> =>
  decideAll(battle, commanders, (side, decision) => {
    const { order } = decision
    if (!log) {
      const given = giveOrder(battle, side, order)
      return given.ok ? undefined : given.error
    }
    const given = giveLogged(battle, side, order, undefined, whyWords(decision))
    if (!given.ok) return given.error
    log.orders.push(given.value)
    return undefined
  })

/** Fights a battle out for its figures alone; it comes out just as if it had been written down. `after` sees it after every order. */
export const fightQuickly = (
  game: Game,
  setting: BattleSetting,
  commanders: Commanders,
  watch?: Watch,
  after?: (state: unknown) => void,
): Result<Fought, Fault> => {
  const begun = beginBattle(game, setting)
  if (!begun.ok) return begun
  const battle = begun.value
  const dice = ordinaryDice(rollFrom(battle.dice))
  const give: Give = (side, { order }, isLegal) => {
    const refusal = isLegal ? undefined : game.check(battle.state, side, order)
    if (refusal) return refusal
    game.act(battle.state, side, order, dice)
    after?.(battle.state)
    return undefined
  }
  return decideAll(battle, commanders, give, watch)
}

const unwatched: Watch = (_side, decide) => decide()

const decideAll = (
  battle: Battle,
  commanders: Commanders,
  give: Give,
  watch = unwatched,
): Result<Fought, Fault> => {
  const { game, state, setting } = battle
  const staffs = new Map<Side, Staff>()
  let checked: AnyOrder | undefined
  const staffFor = (side: Side): Staff => {
    const known = staffs.get(side)
    if (known) return known
    const staff = staffOf(game, state, side, sfc32(derivedSeed(setting.seed, side)))
    const remembering: Staff = {
      ...staff,
      check(order) {
        const refusal = staff.check(order)
        if (!refusal) checked = order
        return refusal
      },
    }
    staffs.set(side, remembering)
    return remembering
  }
  for (let orders = 0; orders < MOST_ORDERS; orders++) {
    const side = game.pending(state)[0]
    if (side === undefined) return figures(battle, orders)
    const commander = commanders[side] ?? random
    const decision = watch(side, () => commander(() => game.view(state, side), staffFor(side)))
    // That random orders are legal is proved of every game, and checking them would take most of the time.
    const refusal = give(side, decision, commander === random || decision.order === checked)
    checked = undefined
    if (refusal) {
      const message = `Order ${orders + 1}, given by the commander of ${side}, is refused: ${refusal.message}`
      return failure({ path: `orders.${orders}`, message })
    }
  }
  return failure({ path: 'orders', message: `The battle has not ended after ${MOST_ORDERS} orders.` })
}

const figures = ({ game, state, dice }: Battle, orders: number): Result<Fought, Fault> => {
  const result = game.result(state)
  if (!result) return failure({ path: 'orders', message: 'Nobody may decide anything, yet it is not over.' })
  const losses = game.losses(game.view(state, 'umpire'), 'umpire')
  return success({ result, turns: game.turn(state), losses, orders, dice: dice.count })
}
