import { expect, test } from 'vitest'
import { leaderAt, withLed } from '#kernel/game/battle/led.ts'

test('who leads is noted when somebody else does, and forgotten with the orders taken back', () => {
  const one = withLed(undefined, { from: 0, side: 'red', player: 'human' })
  const same = withLed(one, { from: 2, side: 'red', player: 'human' })
  expect(same).toEqual([{ from: 0, side: 'red', player: 'human' }])
  const two = withLed(withLed(same, { from: 3, side: 'blue', player: 'regular' }), {
    from: 4,
    side: 'red',
    player: 'general',
  })
  expect([0, 3, 4, 9].map((order) => leaderAt(two, 'red', order))).toEqual([
    'human',
    'human',
    'general',
    'general',
  ])
  expect(leaderAt(two, 'blue', 2)).toBeUndefined()
  // Order 4 was taken back and given by the player himself.
  expect(withLed(two, { from: 4, side: 'red', player: 'human' })).toEqual(two.slice(0, 2))
})
