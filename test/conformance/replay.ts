import { expect, test } from 'vitest'
import { fileOf, readBattle, writtenBattle } from '#kernel/game/battle/file.ts'
import { hashOf } from '#kernel/game/battle/hash.ts'
import { replay } from '#kernel/game/battle/replay.ts'
import type { AnyEvent, AnyOrder } from '#kernel/game/game.ts'
import { battles, lookOn, played, type Remembered } from './wander.ts'

export const proveReplay = <S, O extends AnyOrder, E extends AnyEvent, V>(
  subject: Remembered<S, O, E, V>,
): void => {
  test('the same seed gives the same battle', () => {
    for (const number of battles(subject.demands)) {
      const [one, two] = [lookOn(subject, number), played(subject, number)]
      expect(two.orders).toEqual(one.orders)
      expect(two.dice).toEqual(one.dice)
    }
  })

  test('a saved battle replays to the same state', () => {
    for (const number of battles(subject.demands)) {
      const battle = lookOn(subject, number)
      const read = readBattle(writtenBattle(fileOf(battle)))
      if (!read.ok) throw new Error(read.error.map(({ message }) => message).join(' '))
      const replayed = replay(subject.game, read.value)
      if (!replayed.ok) throw new Error(replayed.error.message)
      expect(replayed.value.fault).toBeUndefined()
      expect(hashOf(replayed.value.battle.state)).toBe(hashOf(battle.state))
      expect(replayed.value.battle.dice).toEqual(battle.dice)
    }
  })
}
