import { expect, test } from 'vitest'
import { fair, type Random } from '#kernel/chance/random.ts'
import type { Battle } from '#kernel/game/battle/battle.ts'
import { carriedOut, copyDice } from '#kernel/game/battle/dice.ts'
import { hashOf } from '#kernel/game/battle/hash.ts'
import { type AnyEvent, type AnyOrder, snapshot } from '#kernel/game/game.ts'
import { battles, lookOn, type Remembered, type Step, sometimes } from './wander.ts'

/** How far a snapshot is played on, to see that the original does not notice. */
const FURTHER = 12
const EVERY = 8

export const proveCopies = <S, O extends AnyOrder, E extends AnyEvent, V>(
  subject: Remembered<S, O, E, V>,
): void => {
  const { game, demands } = subject

  test('a snapshot is equal and notices nothing of what happens afterwards', () => {
    for (const number of battles(demands)) {
      lookOn(subject, number, (battle, { random }) => {
        if (battle.given > 0 && fair(random, EVERY) > 0) return
        const before = hashOf(battle.state)
        const copy = snapshot(battle.state)
        expect(hashOf(copy)).toBe(before)
        playOn(battle, copy, random)
        expect(hashOf(battle.state)).toBe(before)
      })
    }
  })

  test('a state that was written down and read again plays on in the same way', () => {
    for (const number of battles(demands)) {
      lookOn(subject, number, (battle, step) => {
        if (!sometimes(step, EVERY)) return
        const read: S = JSON.parse(JSON.stringify(battle.state))
        expect(hashOf(read)).toBe(hashOf(battle.state))
        expect(game.pending(read)).toEqual(game.pending(battle.state))
        const copy = snapshot(battle.state)
        for (const state of [read, copy]) giveTo(battle, state, step)
        expect(hashOf(read)).toBe(hashOf(copy))
      })
    }
  })
}

const giveTo = <S, O extends AnyOrder, E extends AnyEvent, V>(
  { game, dice }: Pick<Battle<S, O, E, V>, 'game' | 'dice'>,
  state: S,
  { side, order }: Step<O>,
): void => {
  const acted = carriedOut(game, state, side, order, copyDice(dice))
  if (!acted.ok) throw new Error(acted.error.message)
}

const playOn = <S, O extends AnyOrder, E extends AnyEvent, V>(
  battle: Pick<Battle<S, O, E, V>, 'game' | 'dice'>,
  state: S,
  random: Random,
): void => {
  const { game } = battle
  for (let i = 0; i < FURTHER; i++) {
    const owing = game.pending(state)
    const side = owing[fair(random, Math.max(1, owing.length))]
    if (side === undefined) return
    giveTo(battle, state, { side, order: game.sample(state, side, random), random })
  }
}
