import { expect, test } from 'vitest'
import { chanceToWin, type Judged } from '#commander/value.ts'
import { giveOrder } from '#kernel/game/battle/battle.ts'
import { hashOf } from '#kernel/game/battle/hash.ts'
import { type AnyEvent, type AnyOrder, type Game, snapshot } from '#kernel/game/game.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { type Subject, sometimes, wander } from './wander.ts'

const EVERY = 10
const ORDERS = 400

/** Any model will do: each figure counts a little. */
const judgedBy = <S, O extends AnyOrder, E extends AnyEvent, V>(game: Game<S, O, E, V>): Judged => {
  const figures = game.prospects?.names ?? []
  const usual = [0.1, -0.2, ...figures.flatMap(() => [0.1, 0.1])]
  return { game, chances: { figures, usual, scenarios: {} } }
}

/** A chance to win is a chance, the same for the same state, and certain when it is over. */
export const proveChance = <S, O extends AnyOrder, E extends AnyEvent, V>(
  subject: Subject<S, O, E, V>,
): void => {
  const { game, scenario } = subject
  const { prospects } = game
  test.skipIf(!prospects)('the chances to win of both sides sum to 1', () => {
    if (!prospects) return
    const judged = judgedBy(game)
    const [one, other] = scenario.sides
    const battle = wander(
      subject,
      0,
      ({ state }, step) => {
        if (!sometimes(step, EVERY)) return
        const before = hashOf(state)
        const chance = chanceToWin(judged, state, one)
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1)
        expect(chance + chanceToWin(judged, state, other)).toBeCloseTo(1, 12)
        expect(chanceToWin(judged, snapshot(state), one), 'of a copy').toBe(chance)
        expect(hashOf(state), 'nothing is changed').toBe(before)
        const standing = prospects.of(game.view(state, 'umpire'))
        expect(standing.scenario).toBe(scenario.id)
        expect(standing.left).toBeGreaterThanOrEqual(0)
        expect(standing.figures).toHaveLength(prospects.names.length)
        expect(standing.figures.every(Number.isFinite)).toBe(true)
        if (prospects.open)
          for (const side of scenario.sides) expect(prospects.of(game.view(state, side))).toEqual(standing)
      },
      ORDERS,
    )
    const concession = accept(game.order, { kind: 'concede' })
    if (!game.result(battle.state) && concession.ok) giveOrder(battle, one, concession.value)
    const winner = game.result(battle.state)?.winner
    expect(winner).not.toBe(undefined)
    for (const side of scenario.sides)
      expect(chanceToWin(judged, battle.state, side)).toBe(winner === null ? 0.5 : winner === side ? 1 : 0)
  })
}
