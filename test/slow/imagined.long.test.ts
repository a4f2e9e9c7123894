import { describe, expect, test } from 'vitest'
import { fair, type Random, sfc32 } from '#kernel/chance/random.ts'
import { seededDice } from '#kernel/chance/rolled.ts'
import { derivedSeed } from '#kernel/game/battle/hash.ts'
import type { Game, ScenarioSummary } from '#kernel/game/game.ts'
import { RULESETS } from '#rules/index.ts'

/** How many states of each scenario are imagined and played on. */
const IMAGINED = 10
/** Orders that are played for one scenario; large battles imagine fewer states, two at least. */
const PLAYED = 400 * IMAGINED
/** Orders between two states of the same battle, at most. */
const APART = 200
const MOST_ORDERS = 4000

/** Plays a battle on with random orders and shows the state before each. */
const playedOn = <S>(
  game: Game<S>,
  state: S,
  random: Random,
  visit: (state: S) => void = () => {},
): number => {
  const dice = seededDice(random())
  let orders = 0
  for (let owing = game.pending(state); owing.length > 0; owing = game.pending(state)) {
    visit(state)
    const side = owing[fair(random, owing.length)] ?? ''
    const order = game.sample(state, side, random)
    const refusal = game.check(state, side, order)
    if (refusal) throw new Error(`${JSON.stringify(order)}: ${refusal.message}`)
    game.act(state, side, order, dice)
    expect(++orders, 'the battle does not end').toBeLessThan(MOST_ORDERS)
  }
  expect(game.result(state)).toBeDefined()
  return orders
}

const imagineMany = <S>(game: Game<S>, { id, sides }: ScenarioSummary): void => {
  const { imagine } = game
  let left = imagine ? IMAGINED : 0
  let played = 0
  for (let number = 0; left > 0; number++) {
    const random = sfc32(derivedSeed(number, id))
    const begun = game.begin(id, {})
    if (!begun.ok) throw new Error(begun.error.message)
    const apart = 1 + fair(random, APART)
    let orders = fair(random, apart)
    playedOn(game, begun.value, random, (state) => {
      if (!imagine || left === 0 || orders++ % apart > 0) return
      left--
      const side = sides[fair(random, 2)] ?? sides[0]
      played += playedOn(game, imagine(game.view(state, side), side, random), random)
      if (played >= PLAYED && left < IMAGINED - 1) left = 0
    })
  }
}

describe.each(RULESETS.filter(({ game }) => game !== undefined))('$id', ({ game }) => {
  test.each(game?.scenarios ?? [])('imagined states of $id play on to an end', (scenario) => {
    if (game) imagineMany(game, scenario)
  })
})
