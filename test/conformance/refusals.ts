import { expect, test } from 'vitest'
import { type Battle, giveOrder } from '#kernel/game/battle/battle.ts'
import { hashOf } from '#kernel/game/battle/hash.ts'
import { takeBack } from '#kernel/game/battle/undo.ts'
import type { AnyEvent, AnyOrder, Side } from '#kernel/game/game.ts'
import { GARBAGE, mutated, spoilt } from './mutation.ts'
import { battles, lookOn, type Remembered, sometimes, told, wander } from './wander.ts'
import { expectPlayersWords } from './wording.ts'

const EVERY = 4

export const proveRefusals = <S, O extends AnyOrder, E extends AnyEvent, V>(
  subject: Remembered<S, O, E, V>,
): void => {
  const { game, scenario, demands } = subject

  test('an order of the wrong side is refused', () => {
    for (const number of battles(demands)) {
      wander(subject, number, (battle, { order }) => {
        if (order.kind === 'concede') return
        const owing = game.pending(battle.state)
        const others = [...scenario.sides.filter((one) => !owing.includes(one)), 'umpire', '']
        proveRefused(
          battle,
          others.map((side) => ({ side, order })),
        )
      })
    }
  })

  test('garbage is refused', () => {
    for (const number of battles(demands)) {
      wander(subject, number, (battle, step) => {
        if (!sometimes(step, EVERY)) return
        const { side } = step
        proveRefused(
          battle,
          [...GARBAGE, ...spoilt(step.order)].map((order) => ({ side, order })),
        )
      })
    }
  })

  test('a mutated order is refused, or legal and carried out', () => {
    for (const number of battles(demands)) {
      wander(subject, number, (battle, { side, order, random }) => {
        const mutant = mutated(order, random)
        const before = trail(battle)
        const given = giveOrder(battle, side, mutant)
        if (given.ok) takeBack(battle, { pastDice: true })
        else expectPlayersWords(given.error)
        expect(trail(battle), told(mutant)).toEqual(before)
      })
    }
  })

  test('nothing is legal when the battle is over', () => {
    for (const number of battles(demands)) {
      const battle = lookOn(subject, number)
      const concessions = scenario.sides.map((side) => ({ side, order: { kind: 'concede' } }))
      proveRefused(battle, [...battle.orders, ...concessions])
    }
  })

  test('either side may concede at any time', () => {
    wander(subject, 0, (battle, step) => {
      if (battle.orders.length > 0 && !sometimes(step, EVERY)) return
      for (const side of scenario.sides) {
        const before = trail(battle)
        expect(giveOrder(battle, side, { kind: 'concede' })).toMatchObject({ ok: true })
        expect(game.result(battle.state)?.winner).toBe(scenario.sides.find((one) => one !== side))
        takeBack(battle, { pastDice: true })
        expect(trail(battle)).toEqual(before)
      }
    })
  })
}

/** All that an order which is refused must leave as it was. */
const trail = <S, O extends AnyOrder, E extends AnyEvent, V>(battle: Battle<S, O, E, V>) => ({
  state: hashOf(battle.state),
  dice: structuredClone(battle.dice),
  orders: battle.orders.length,
  secrets: battle.secrets,
})

/** Each is refused with its reason, and together they have left no mark: to hash a state takes most of the time. */
const proveRefused = <S, O extends AnyOrder, E extends AnyEvent, V>(
  battle: Battle<S, O, E, V>,
  given: readonly { readonly side: Side; readonly order: unknown }[],
): void => {
  const before = trail(battle)
  for (const { side, order } of given) {
    const refused = giveOrder(battle, side, order)
    expect(refused.ok, `${side}: ${told(order)}`).toBe(false)
    if (refused.ok) continue
    expect(refused.error.code).not.toBe('')
    expectPlayersWords(refused.error)
  }
  expect(trail(battle), told(given)).toEqual(before)
}
