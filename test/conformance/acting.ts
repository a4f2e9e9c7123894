import { expect, test } from 'vitest'
import { ordinaryDice } from '../../src/kernel/chance/rolled.ts'
import { copyDice, playOut, rollFrom } from '../../src/kernel/game/battle/dice.ts'
import { hashOf } from '../../src/kernel/game/battle/hash.ts'
import type { AnyEvent, AnyOrder } from '../../src/kernel/game/game.ts'
import { battles, type Subject, told, wander } from './wander.ts'

export const proveActing = <S, O extends AnyOrder, E extends AnyEvent, V>({
  game,
  ...others
}: Subject<S, O, E, V>): void => {
  if (!game.act) return

  test('to act is to play and to apply: the same events, dice and state', () => {
    for (const number of battles(others.demands)) {
      wander({ game, ...others }, number, ({ state, dice }, { side, order }) => {
        const [played, acted] = [game.copy(state), game.copy(state)]
        const [thrown, rolled] = [copyDice(dice), copyDice(dice)]
        const result = playOut(game, played, side, order, thrown)
        if (!result.ok) throw new Error(result.error.message)
        const { events } = result.value
        for (const event of events) game.apply(played, event)
        expect(game.act?.(acted, side, order, ordinaryDice(rollFrom(rolled))), told(order)).toEqual(events)
        expect(rolled).toEqual(thrown)
        expect(hashOf(acted), told(order)).toBe(hashOf(played))
      })
    }
  })
}
