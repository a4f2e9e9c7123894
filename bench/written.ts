import { random } from '#commander/commander.ts'
import { type Battle, beginBattle, type GivenOrder } from '#kernel/game/battle/battle.ts'
import { derivedSeed } from '#kernel/game/battle/hash.ts'
import { begunLog, giveLogged } from '#kernel/game/battle/log.ts'
import type { Game } from '#kernel/game/game.ts'
import { RULESETS } from '#rules/index.ts'
import { fightOut } from '#study/fight.ts'
import { type Playable, playable } from '#study/playable.ts'
import { fought, LEAST_MS, WARM_UP_MS } from './battles.ts'
import { processorTime } from './processor-time.ts'

const BATTLES = 12

export interface OrderSpeed {
  readonly scenario: string
  /** Orders a second: form and legality checked, carried out, hashed, logged, with one view of the side that decides. */
  readonly written: number
  /** Battles and orders a second of random orders, carried out and no more. */
  readonly simulated: { readonly battles: number; readonly orders: number }
  /** How often an order was carried out, and how often each event of it happened. */
  readonly plays: number
  readonly applications: number
}

interface Fought {
  readonly setting: Battle['setting']
  readonly orders: readonly GivenOrder[]
}

/** Random orders of every scenario, decided beforehand so that deciding is not measured. */
const battlesOf = ({ game, id }: Playable, scenario: string): readonly Fought[] =>
  Array.from({ length: BATTLES }, (_, number) => {
    const setting = { ruleset: id, scenario, options: {}, seed: derivedSeed(1914, number) }
    const begun = beginBattle(game, setting)
    if (!begun.ok) throw new Error(begun.error.message)
    const end = fightOut(begun.value, {})
    if (!end.ok) throw new Error(end.error.message)
    return { setting, orders: begun.value.orders }
  })

/** Gives the orders of a battle again, with all that a server or a screen does for each. */
const writeDown = (game: Game, { setting, orders }: Fought): void => {
  const begun = beginBattle(game, setting)
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
  const log = begunLog(game, setting.scenario)
  for (const { side, order } of orders) {
    game.view(battle.state, side)
    const given = giveLogged(battle, side, order)
    if (!given.ok) throw new Error(given.error.message)
    log.orders.push(given.value)
  }
}

const speedOf = (game: Game, battles: readonly Fought[], least: number): number => {
  let orders = 0
  const start = processorTime()
  for (let i = 0; processorTime() - start < least; i = (i + 1) % battles.length) {
    const battle = battles[i]
    if (!battle) break
    writeDown(game, battle)
    orders += battle.orders.length
  }
  return orders / ((processorTime() - start) / 1000)
}

/** Counted where the game itself carries an order out, whoever asks it to. */
const countsOf = (game: Game, battles: readonly Fought[]) => {
  let plays = 0
  let happened = 0
  let told = 0
  const counting: Game = {
    ...game,
    act(state, side, order, dice, trace, hear) {
      plays++
      const events = game.act(state, side, order, dice, trace, (event) => {
        happened++
        hear?.(event)
      })
      told += events.length
      return events
    },
  }
  for (const battle of battles) writeDown(counting, battle)
  const orders = battles.reduce((sum, battle) => sum + battle.orders.length, 0)
  return { plays: plays / orders, applications: happened / (told / (plays / orders)) }
}

/** For every scenario of every rule set; all scenarios are warmed up before the first is measured. */
export const orderSpeeds = (): readonly OrderSpeed[] =>
  playable(RULESETS).flatMap((ruleset) => {
    const { game } = ruleset
    const ids = game.scenarios.map(({ id }) => id)
    const battles = new Map(ids.map((id) => [id, battlesOf(ruleset, id)]))
    for (const some of battles.values()) speedOf(game, some, WARM_UP_MS)
    const written = new Map(ids.map((id) => [id, speedOf(game, battles.get(id) ?? [], LEAST_MS)]))
    for (const id of ids) fought(ruleset, id, random, WARM_UP_MS)
    return ids.map((id) => ({
      scenario: id,
      written: written.get(id) ?? 0,
      simulated: fought(ruleset, id, random, LEAST_MS),
      ...countsOf(game, battles.get(id) ?? []),
    }))
  })
