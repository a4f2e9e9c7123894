import { expect, test } from 'vitest'
import { fair, type Random } from '#kernel/chance/random.ts'
import { seededDice } from '#kernel/chance/rolled.ts'
import { hashOf } from '#kernel/game/battle/hash.ts'
import type { AnyEvent, AnyOrder, Game } from '#kernel/game/game.ts'
import { implausible } from './plain.ts'
import { battles, lookOn, type Remembered, sometimes, told } from './wander.ts'

const EVERY = 6
/** Playing on to the end takes as long as a battle. */
export const PLAYED_ON = 12

/** A state that a side's view could be of: to the side it is the battle itself. */
export const proveImagining = <S, O extends AnyOrder, E extends AnyEvent, V>(
  subject: Remembered<S, O, E, V>,
): void => {
  const { game, scenario, demands } = subject
  const { imagine } = game

  test('when it is over no side hides anything any more', () => {
    for (const number of battles(demands)) {
      const { state } = lookOn(subject, number)
      for (const side of scenario.sides) expect(game.hides(state, side)).toBe(false)
    }
  })

  test.skipIf(!imagine)('the view of an imagined state is the view it was imagined from', () => {
    for (const number of battles(demands)) {
      lookOn(subject, number, ({ state }, step) => {
        if (!imagine || !sometimes(step, EVERY)) return
        for (const side of scenario.sides) {
          const view = game.view(state, side)
          const before = hashOf(view)
          const imagined = imagine(view, side, step.random)
          expect(implausible(imagined)).toBeUndefined()
          const again = game.view(imagined, side)
          if (hashOf(again) !== before) expect(again).toEqual(view)
          expect(game.prompt(imagined, side)).toBe(game.prompt(state, side))
          expect(game.pending(imagined).includes(side)).toBe(game.pending(state).includes(side))
          if (!game.pending(state).includes(side)) continue
          const order = game.sample(imagined, side, step.random)
          expect(game.check(state, side, order), told(order)).toBeUndefined()
          if (step.side === side)
            expect(game.check(imagined, side, step.order), told(step.order)).toBeUndefined()
          expect(hashOf(view)).toBe(before)
        }
      })
    }
  })

  test.skipIf(!imagine)('an imagined state plays on to an end, and the view does not notice', () => {
    for (const number of battles(demands)) {
      let left = demands.imaginedBattles ?? PLAYED_ON
      lookOn(subject, number, ({ state, given }, step) => {
        if (!imagine || left === 0 || (given > 0 && !sometimes(step, EVERY))) return
        left--
        const side = scenario.sides[fair(step.random, 2)] ?? step.side
        const view = game.view(state, side)
        const before = hashOf(view)
        playToTheEnd(game, imagine(view, side, step.random), step.random, demands.maxOrders)
        expect(hashOf(view)).toBe(before)
      })
    }
  })
}

const playToTheEnd = <S, O extends AnyOrder, E extends AnyEvent, V>(
  game: Game<S, O, E, V>,
  state: S,
  random: Random,
  most: number,
): void => {
  const dice = seededDice(random())
  let orders = 0
  for (let owing = game.pending(state); owing.length > 0; owing = game.pending(state)) {
    const side = owing[fair(random, owing.length)] ?? ''
    const order = game.sample(state, side, random)
    expect(game.check(state, side, order), told(order)).toBeUndefined()
    game.act(state, side, order, dice)
    expect(++orders, 'an imagined battle does not end').toBeLessThanOrEqual(most)
  }
  expect(game.result(state)).toBeDefined()
}
