import { expect, test } from 'vitest'
import { carriedOut, copyDice } from '#kernel/game/battle/dice.ts'
import { hashOf } from '#kernel/game/battle/hash.ts'
import { type AnyEvent, type AnyOrder, snapshot } from '#kernel/game/game.ts'
import { deepFrozen } from './frozen.ts'
import { battles, lookOn, type Remembered, told } from './wander.ts'

/** What stands in the fields of a state is replaced and never changed: snapshots and hashes rely on it. */
export const proveActing = <S, O extends AnyOrder, E extends AnyEvent, V>(
  subject: Remembered<S, O, E, V>,
): void => {
  const { game, demands } = subject

  test('act gives fields new values, changes nothing that stands in them, and lets every event be heard', () => {
    for (const number of battles(demands)) {
      lookOn(subject, number, ({ state, dice }, { side, order }) => {
        const before = hashOf(state)
        // A change of anything frozen would be thrown out of `act`.
        for (const value of Object.values(Object(state))) deepFrozen(value)
        const other = snapshot(state)
        const heard: E[] = []
        const acted = carriedOut(game, other, side, order, copyDice(dice), (event) => {
          heard.push(event)
        })
        if (!acted.ok) throw new Error(acted.error.message)
        expect(hashOf(state), told(order)).toBe(before)
        expect(heard, told(order)).toEqual(acted.value.events)
      })
    }
  })
}
