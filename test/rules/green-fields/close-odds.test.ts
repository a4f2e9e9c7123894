import { describe, expect, test } from 'vitest'
import { seededDice } from '#kernel/chance/rolled.ts'
import { snapshot } from '#kernel/game/game.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import type { Story } from '#rules/green-fields/game/stories.ts'
import { writing } from '#rules/green-fields/screen/desks/index.ts'
import type { AskedOdds } from '#screen/odds.ts'
import { oddsMaker } from '#study/odds.ts'
import { type Fighter, MOVED, melee } from './game/close-assault/melee.ts'
import { eventsOf, give } from './game/field.ts'

const ROUNDS = 2500
const make = oddsMaker()
const FIGURES = { week: 1, strength: 6, experience: 2, morale: 3 }

const DEFENDER: Fighter = { id: 'a-1', at: 'C4', strength: 6, wave: 0 }
const FRONT: Fighter = { id: 'b-1', at: 'C4', from: 'C5', wave: 0, figures: FIGURES }
const LEFT: Fighter = { ...FRONT, id: 'b-2', from: 'B4', wave: 1 }
const RIGHT: Fighter = { ...FRONT, id: 'b-3', from: 'D4', wave: 2 }

/** What a player who defends is told before the first round. */
const askedOf = (state: State): AskedOdds | undefined =>
  writing(GAME.view(state, 'a'), 'a', undefined, undefined)?.odds?.asked[0]

/** The first round as the game fights it, in the words of the odds. */
const foughtOnce = (events: readonly Story[], defenders: number, attackers: number) => {
  const shots = eventsOf(events, 'close-fire').filter(({ round }) => round === 1)
  const struck = shots.flatMap((shot) => shot.struck)
  const lost = (side: string) =>
    struck.filter(({ unit }) => unit.startsWith(side)).reduce((sum, { casualties }) => sum + casualties, 0)
  const gone = (side: string) =>
    new Set(
      struck
        .filter(({ unit, outcome }) => unit.startsWith(side) && !['unhurt', 'hold'].includes(outcome))
        .map(({ unit }) => unit),
    ).size
  const [held, taken] = [gone('a') < defenders, gone('b') < attackers]
  return {
    winner: held === taken ? null : taken ? 'attacker' : 'defender',
    attackerCasualties: lost('b'),
    defenderCasualties: lost('a'),
  }
}

const CASES: Readonly<Record<string, readonly Fighter[]>> = {
  'from two sides': [DEFENDER, FRONT, LEFT],
  'from two sides on two waves in a trench': [DEFENDER, { ...DEFENDER, id: 'a-2', wave: 1 }, FRONT, RIGHT],
  'from three sides': [DEFENDER, FRONT, LEFT, RIGHT],
  'with two waves in front': [DEFENDER, FRONT, { ...FRONT, id: 'b-4', wave: 1 }, RIGHT],
}

describe.each(Object.entries(CASES))('a close assault %s', (name, fighters) => {
  const state = melee(fighters, name.includes('trench') ? { zones: { C4: { trench: 'light' } } } : {})
  give(state, 'b', MOVED)
  const asked = askedOf(state)
  if (!asked || typeof asked.procedure === 'string') throw new Error('no odds of several facings')
  const odds = make(asked.procedure, asked.input)

  test('has exact odds', () => {
    expect(odds.exact).toBe(true)
    expect(odds.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
  })

  test('which agree with what the game does', () => {
    const dice = seededDice(1916)
    // Where the attacker has waves to order it is asked as well, after the defender.
    const asksBoth = fighters.filter(({ from }) => from === FRONT.from).length > 1
    if (asksBoth) give(state, 'a', { kind: 'done' })
    const count = (side: 'a' | 'b') => fighters.filter(({ id }) => id.startsWith(side)).length
    const rolled = Array.from({ length: ROUNDS }, () =>
      foughtOnce(
        GAME.act(snapshot(state), asksBoth ? 'b' : 'a', { kind: 'done' }, dice),
        count('a'),
        count('b'),
      ),
    )
    for (const { title, holds } of asked.counts) {
      const chance = odds.outcomes.reduce((sum, one) => sum + (holds(one.outcome) ? one.probability : 0), 0)
      const share = rolled.filter((one) => holds(one)).length / ROUNDS
      const deviation = Math.sqrt((chance * (1 - chance)) / ROUNDS)
      expect(Math.abs(share - chance), `${title}: ${share} of ${chance}`).toBeLessThan(4.5 * deviation + 1e-9)
    }
  })
})

test('how the defender looks and divides its fire changes the odds', () => {
  const state = melee([DEFENDER, FRONT, LEFT])
  give(state, 'b', MOVED)
  const chanceNow = () => {
    const asked = askedOf(state)
    if (!asked || typeof asked.procedure === 'string') throw new Error('no odds of several facings')
    const { outcomes } = make(asked.procedure, asked.input)
    return outcomes.reduce(
      (sum, { outcome, probability }) => sum + probability * Number(outcome.attackerCasualties),
      0,
    )
  }
  const even = chanceNow()
  give(state, 'a', { kind: 'face', facing: 'front' })
  give(state, 'a', { kind: 'split-fire', front: 6, left: 0, right: 0, rear: 0 })
  expect(chanceNow()).not.toBeCloseTo(even, 6)
})

test('of an enemy whose figures nobody knows nothing is reckoned', () => {
  const state = melee([DEFENDER, FRONT, { ...LEFT, figures: null }])
  give(state, 'b', MOVED)
  expect(askedOf(state)).toBeUndefined()
  expect(writing(GAME.view(state, 'a'), 'a', undefined, undefined)?.note).toMatch(/not known/)
})
