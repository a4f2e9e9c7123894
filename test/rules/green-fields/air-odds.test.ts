import { expect, test } from 'vitest'
import { seededDice } from '#kernel/chance/rolled.ts'
import { snapshot } from '#kernel/game/game.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { airAttack } from '#rules/green-fields/procedures/air-attack.ts'
import { writing } from '#rules/green-fields/screen/desks/index.ts'
import type { Writing } from '#screen/writing.ts'
import { oddsMaker } from '#study/odds.ts'
import { craft, flying, flyingInAssault, strike } from './game/air/airfield.ts'
import { eventOf, type Placed } from './game/field.ts'

const ATTACKS = 6000
const make = oddsMaker()
const FIGURES = { week: 1, strength: 6, experience: 2, morale: 3 }
const BOMBERS = craft('a-1', 'bomber', { strength: 4, experience: 2, morale: 3 })
const enemy = (id: string, rest: Partial<Placed> = {}): Placed => ({
  id,
  at: 'C5',
  revealed: true,
  figures: FIGURES,
  ...rest,
})

/** What a player is shown when he has written down whom his bombers go for. */
const written = (state: State, target: string): Writing | undefined =>
  writing(GAME.view(state, 'a'), 'a', strike('a-1', target), 'a-1')

/** The chance of each thing that is counted, by its words. */
const chances = (state: State, target: string): Readonly<Record<string, number>> => {
  const asked = written(state, target)?.odds?.asked[0]
  if (!asked) throw new Error(`no odds for ${target}`)
  expect(asked.procedure).toBe('air-attack')
  const odds = make(airAttack, asked.input)
  expect(odds.exact).toBe(true)
  return Object.fromEntries(
    asked.counts.map(({ title, holds }) => [
      title,
      odds.outcomes.reduce((sum, one) => sum + (holds(one.outcome) ? one.probability : 0), 0),
    ]),
  )
}

type Attacked = ReturnType<typeof attackedOnce>
const attackedOnce = (state: State, target: string, dice: ReturnType<typeof seededDice>) =>
  eventOf(
    GAME.act(snapshot(state), 'a', { kind: 'air-attack', unit: 'a-1', target }, dice),
    'attacked-from-the-air',
  )

/** How often something comes of the attack when the game plays it. */
const share = (state: State, target: string, happens: (attacked: Attacked) => boolean): number => {
  const dice = seededDice(1917)
  let count = 0
  for (let i = 0; i < ATTACKS; i++) if (happens(attackedOnce(state, target, dice))) count++
  return count / ATTACKS
}

const expectNear = (rolled: number, chance: number | undefined = Number.NaN) =>
  expect(Math.abs(rolled - chance)).toBeLessThan(4.5 * Math.sqrt((chance * (1 - chance)) / ATTACKS))

test('bombs on a depot have the odds they have in the game', () => {
  const state = flying([BOMBERS], 'bombing', ['a-1'])
  const odds = chances(state, 'depot')
  expectNear(
    share(state, 'depot', ({ depotLost }) => depotLost >= 1),
    odds['loses 1+'],
  )
  expectNear(
    share(state, 'depot', ({ lost }) => lost >= 1),
    odds['we lose 1+'],
  )
})

test('bombs on a zone in an assault strike the leading unit, and those behind it', () => {
  const weak = { strength: 2, figures: { ...FIGURES, strength: 2 } }
  const state = flyingInAssault([BOMBERS, enemy('b-1', weak), enemy('b-2', { wave: 1 })], 'bombing', ['a-1'])
  const odds = chances(state, 'C5')
  expectNear(
    share(state, 'C5', ({ struck }) => (struck[0]?.casualties ?? 0) >= 1),
    odds['loses 1+'],
  )
  expectNear(
    share(state, 'C5', ({ struck }) => struck.slice(1).some(({ casualties }) => casualties > 0)),
    odds['behind it 1+'],
  )
})

test('of a unit behind whose figures are not known nothing is said, of the one in front all', () => {
  const units = [BOMBERS, enemy('b-1'), enemy('b-2', { wave: 1, figures: null })]
  const odds = chances(flyingInAssault(units, 'bombing', ['a-1']), 'C5')
  expect(odds['loses 1+']).toBeGreaterThan(0)
  expect(odds['behind it 1+']).toBeUndefined()
})

test('where nothing can be reckoned the screen says why', () => {
  const unknown = flying([BOMBERS, enemy('b-1', { figures: null })], 'bombing', ['a-1'])
  expect(written(unknown, 'b-1')).toMatchObject({
    note: expect.stringMatching(/figures of .* are not known/),
  })
  expect(written(unknown, 'b-1')?.odds).toBeUndefined()
  expect(written(unknown, 'aerodrome')).toMatchObject({ note: expect.stringMatching(/which squadron/) })
})
