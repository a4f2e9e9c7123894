import { expect, test } from 'vitest'
import { hashOf } from '../../src/kernel/game/battle/hash.ts'
import { type AnyEvent, type AnyOrder, snapshot } from '../../src/kernel/game/game.ts'
import { battles, type Subject, wander } from './wander.ts'

/** Compared by hash first: these are big. */
const expectSame = (one: unknown, other: unknown): void => {
  if (hashOf(one) !== hashOf(other)) expect(one).toEqual(other)
}

/** States that differ only in what a side may not know look the same to it. */
export const proveSecrets = <S, O extends AnyOrder, E extends AnyEvent, V>(
  subject: Subject<S, O, E, V>,
): void => {
  const { game, scenario, demands } = subject
  test.skipIf(!demands.alterSecrets)('a view shows nothing that is hidden from its side', () => {
    let altered = 0
    for (const number of battles(demands)) {
      wander(subject, number, ({ state }, { random }) => {
        for (const side of scenario.sides) {
          const other = snapshot(state)
          demands.alterSecrets?.(other, side, random)
          if (hashOf(other) === hashOf(state)) continue
          altered++
          expectSame(game.view(other, side), game.view(state, side))
          expect(game.prompt(other, side)).toBe(game.prompt(state, side))
          expect(hashOf(game.view(other, 'umpire'))).not.toBe(hashOf(game.view(state, 'umpire')))
        }
      })
    }
    expect(altered, 'no secret was ever altered').toBeGreaterThan(0)
  })
}
