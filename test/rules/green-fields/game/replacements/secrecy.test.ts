import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import { rule } from '../../../../rule.ts'
import { give } from '../field.ts'
import { buying, DONE, goods, reinforce, rich, unit } from './buying.ts'

rule('GF-REP-03', 'nothing that one side buys is to be seen by the other while it is bought', () => {
  const state = buying(
    [
      { id: 'a-1', at: 'C4', revealed: true, strength: 2, establishment: 6 },
      { id: 'b-1', at: 'C5' },
    ],
    {
      army: { a: { supply: 40, recovered: 4, pool: 3 } },
    },
  )
  const before = GAME.view(state, 'b')
  give(state, 'a', reinforce('a-1', 1))
  give(state, 'a', unit({ zone: 'D4' }))
  give(state, 'a', unit({ pay: 'points' }))
  give(state, 'a', goods('shells', 8, 'points'))
  give(state, 'a', { kind: 'buy-depot', quantity: 1, purpose: 'raise' })
  give(state, 'a', { kind: 'pool', men: 2 })
  expect(GAME.view(state, 'b')).toEqual(before)
  // The owner sees it all.
  const own = GAME.view(state, 'a')
  expect(own.armies.a).toMatchObject({ points: -18, depot: 4, shells: 38, pool: 5 })
  expect(own.units).toHaveLength(3)
  expect(own.phases).toEqual(state.phases)
})

rule('GF-VP-04', 'victory points and the depot are public again when both have done', () => {
  const state = buying([], rich(9))
  give(state, 'a', { kind: 'buy-depot', quantity: 1, purpose: 'raise' })
  give(state, 'a', DONE)
  expect(GAME.view(state, 'b').armies.a).toMatchObject({ points: 0, depot: 3 })
  give(state, 'b', DONE)
  expect(GAME.view(state, 'b').armies.a).toMatchObject({ points: -10, depot: 4, supply: 0, shells: 0 })
})

rule('GF-REP-03', 'every purchase is told to its owner alone', () => {
  const state = buying([{ id: 'a-1', at: 'C4', revealed: true, strength: 2, establishment: 6 }], rich(40))
  const orders = [
    reinforce('a-1', 1),
    unit({ zone: 'D4' }),
    goods('luxuries', 2),
    { kind: 'pool', men: 2 },
    { kind: 'buy-depot', quantity: 1, purpose: 'raise' },
  ]
  for (const order of orders) {
    const told = give(state, 'a', order).filter((event) => GAME.tell(state, event, 'umpire') !== '')
    expect(told.map((event) => ('only' in event ? event.only : 'all'))).toEqual(['a'])
  }
})
