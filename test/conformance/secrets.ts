import { expect, test } from 'vitest'
import type { Random } from '#kernel/chance/random.ts'
import { hashOf } from '#kernel/game/battle/hash.ts'
import { type AnyEvent, type AnyOrder, type Game, snapshot } from '#kernel/game/game.ts'
import { battles, type Conformance, lookOn, type Remembered, type Subject, wander } from './wander.ts'

/** Compared by hash first: these are big. */
const expectSame = (one: unknown, other: unknown): void => {
  if (hashOf(one) !== hashOf(other)) expect(one).toEqual(other)
}

type Alter<S> = NonNullable<Conformance<S, AnyOrder>['alterSecrets']>

/** Whether there was a secret to alter: a side then sees and is asked the same, but an umpire is not. */
const seesNothing = <S, O extends AnyOrder, E extends AnyEvent, V>(
  { game, scenario }: Subject<S, O, E, V>,
  alter: Alter<S>,
  state: S,
  random: Random,
): number =>
  scenario.sides.filter((side) => {
    const other = snapshot(state)
    alter(other, side, random)
    if (hashOf(other) === hashOf(state)) return false
    expectSame(game.view(other, side), game.view(state, side))
    expect(game.prompt(other, side)).toBe(game.prompt(state, side))
    for (const one of scenario.sides)
      expect(game.hides(other, one), `the curtain before the screen of ${one}`).toBe(game.hides(state, one))
    expect(hashOf(game.view(other, 'umpire'))).not.toBe(hashOf(game.view(state, 'umpire')))
    return true
  }).length

/** States that differ only in what a side may not know look the same to it. */
export const proveSecrets = <S, O extends AnyOrder, E extends AnyEvent, V>(
  subject: Remembered<S, O, E, V>,
): void => {
  const { demands } = subject
  test.skipIf(!demands.alterSecrets)('a view shows nothing that is hidden from its side', () => {
    let altered = 0
    for (const number of battles(demands)) {
      lookOn(subject, number, ({ state }, { random }) => {
        if (demands.alterSecrets) altered += seesNothing(subject, demands.alterSecrets, state, random)
      })
    }
    expect(altered, 'no secret was ever altered').toBeGreaterThan(0)
  })
}

interface Glimpse<S> {
  readonly scenario: string
  /** How many orders are given. */
  readonly orders: number
  readonly options?: unknown
  readonly alterSecrets: Alter<S>
}

/** The same of the beginning of one battle: quick enough for the inner loop. */
export const glimpseSecrets = <S, O extends AnyOrder, E extends AnyEvent, V>(
  ruleset: string,
  game: Game<S, O, E, V>,
  { scenario: id, orders, options = {}, alterSecrets }: Glimpse<S>,
): void => {
  test(`${id} begins without showing a side what is hidden from it`, () => {
    const scenario = game.scenarios.find((one) => one.id === id)
    if (!scenario) throw new Error(`There is no scenario ${id}.`)
    const demands = { maxOrders: orders, battlesPerScenario: 1, options: [options] }
    const subject = { ruleset, game, scenario, demands }
    let altered = 0
    const look = ({ state }: { state: S }, { random }: { random: Random }): void => {
      altered += seesNothing(subject, alterSecrets, state, random)
    }
    wander(subject, 0, look, orders)
    expect(altered, 'no secret was ever altered').toBeGreaterThan(0)
  })
}
