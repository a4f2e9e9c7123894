import { expect, test } from 'vitest'
import type { Battle } from '#kernel/game/battle/battle.ts'
import { carriedOut, diceFrom } from '#kernel/game/battle/dice.ts'
import { hashOf, stateHasher } from '#kernel/game/battle/hash.ts'
import { type AnyEvent, type AnyOrder, snapshot } from '#kernel/game/game.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { implausible } from './plain.ts'
import { battles, lookOn, type Remembered, type Subject, told } from './wander.ts'

export const provePlay = <S, O extends AnyOrder, E extends AnyEvent, V>(
  subject: Remembered<S, O, E, V>,
): void => {
  const { game, scenario, demands } = subject

  test('random play ends with a result, without dead ends', () => {
    for (const number of battles(demands)) {
      const battle = lookOn(subject, number, ({ state }) => {
        expect(game.result(state)).toBeUndefined()
        for (const side of game.pending(state)) {
          expect(scenario.sides).toContain(side)
          expect(game.prompt(state, side)).not.toBe('')
        }
      })
      proveEnd(subject, battle)
    }
  })

  test('every side that owes a decision has a legal order, well formed', () => {
    for (const number of battles(demands)) {
      lookOn(subject, number, ({ state }, { random }) => {
        for (const side of game.pending(state)) {
          const order = game.sample(state, side, random)
          expect(accept(game.order, order), told(order)).toMatchObject({ ok: true })
          expect(game.check(state, side, order), told(order)).toBeUndefined()
        }
      })
    }
  })

  test('check, view and sample change nothing, nor does an order carried out on a snapshot', () => {
    for (const number of battles(demands)) {
      lookOn(subject, number, ({ state }, { side, order, random }) => {
        const before = hashOf(state)
        carriedOut(game, snapshot(state), side, order, diceFrom(number))
        game.check(state, side, order)
        game.sample(state, side, random)
        for (const viewer of [...scenario.sides, 'umpire']) game.view(state, viewer)
        for (const viewer of scenario.sides) game.hides(state, viewer)
        game.summary(game.view(state, side))
        game.step(state)
        for (const viewer of scenario.sides) game.losses(game.view(state, viewer), viewer)
        expect(hashOf(state)).toBe(before)
      })
    }
  })

  test('each order is written down with the hash of what it changed', () => {
    for (const number of battles(demands)) {
      const { orders } = lookOn(subject, number)
      lookOn(subject, number, ({ state, given }) => {
        const last = orders[given - 1]
        if (last) expect(last.hash, told(last.order)).toBe(stateHasher(game.setting)(state))
      })
    }
  })

  test('the state is plain data, and nothing appears from nowhere', () => {
    for (const number of battles(demands)) {
      let conserved: unknown
      lookOn(subject, number, ({ state, given }) => {
        expect(implausible(state)).toBeUndefined()
        const now = demands.conserved?.(state)
        if (given === 0) conserved = structuredClone(now)
        else expect(now).toEqual(conserved)
      })
    }
  })
}

const proveEnd = <S, O extends AnyOrder, E extends AnyEvent, V>(
  { game, scenario }: Subject<S, O, E, V>,
  { state }: Battle<S, O, E, V>,
): void => {
  const result = game.result(state)
  expect(result, 'nobody owes a decision, yet there is no result').toBeDefined()
  expect([...scenario.sides, null]).toContain(result?.winner)
  expect(result?.reason).not.toBe('')
  expect(Object.keys(result?.score ?? {}).sort()).toEqual([...scenario.sides].sort())
  expect(Object.keys(game.losses(game.view(state, 'umpire'), 'umpire')).sort()).toEqual(
    [...scenario.sides].sort(),
  )
  expect(game.turn(state)).toBeGreaterThan(0)
}
