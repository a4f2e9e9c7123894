import { expect, test } from 'vitest'
import { fair } from '#kernel/chance/random.ts'
import { giveOrder } from '#kernel/game/battle/battle.ts'
import { hashOf, stateHasher } from '#kernel/game/battle/hash.ts'
import { firmOrders, takeBack } from '#kernel/game/battle/undo.ts'
import type { AnyEvent, AnyOrder } from '#kernel/game/game.ts'
import { battles, type Subject, sometimes, wander } from './wander.ts'

const EVERY = 6
/** How many orders are taken back at once at the most. */
const FAR = 20

export const proveUndo = <S, O extends AnyOrder, E extends AnyEvent, V>(
  subject: Subject<S, O, E, V>,
): void => {
  test('an order taken back leaves no mark, and given again comes out the same', () => {
    for (const number of battles(subject.demands)) {
      wander(subject, number, (battle, step) => {
        if (battle.orders.length === 0 || !sometimes(step, EVERY)) return
        const written = [...battle.orders]
        const state = hashOf(battle.state)
        const dice = structuredClone(battle.dice)
        const to = Math.max(0, written.length - 1 - fair(step.random, FAR))
        const taken = takeBack(battle, { to, pastDice: true })
        expect(taken).toEqual({ ok: true, value: written.slice(to) })
        expect(battle.orders).toEqual(written.slice(0, to))
        if (to > 0) expect(stateHasher(battle.game.setting)(battle.state)).toBe(written[to - 1]?.hash)
        for (const { side, order } of written.slice(to)) giveOrder(battle, side, order)
        expect(battle.orders).toEqual(written)
        expect(hashOf(battle.state)).toBe(state)
        expect(battle.dice).toEqual(dice)
      })
    }
  })

  test('dice and what was hidden are not taken back without asking', () => {
    for (const number of battles(subject.demands)) {
      wander(subject, number, (battle) => {
        const firm = firmOrders(battle)
        if (firm > 0) expect(takeBack(battle, { to: firm - 1 })).toMatchObject({ ok: false })
        for (const { drawn } of battle.orders.slice(firm)) expect(drawn).toBe(0)
      })
    }
  })
}
