import { describe, expect, test } from 'vitest'
import { staffOf } from '#commander/commander.ts'
import { thinking } from '#commander/lookahead/index.ts'
import type { Thought } from '#commander/lookahead/thought.ts'
import { playerNamed } from '#commander/players.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import { seededDice } from '#kernel/chance/rolled.ts'
import { beginBattle } from '#kernel/game/battle/battle.ts'
import type { Decision, Staff } from '#kernel/game/commander.ts'
import { type Side, snapshot } from '#kernel/game/game.ts'
import { RULESETS } from '#rules/index.ts'
import { type Playable, playable } from '#study/playable.ts'

/** Little, so that the test is quick; a level differs from another by these figures alone. */
const BRIEF: Thought = {
  budget: { trivial: 0, routine: 4, weighty: 8 },
  time: 100,
  candidates: 2,
}

/** In a battle led by the doctrine, so many decisions are looked at that it thinks ahead about. */
const DECISIONS = 3
const EVERY = 9

/** The battle that is soonest over. */
const SHORT: Readonly<Record<string, string>> = {
  passchendaele: 'one-trench',
  'green-fields': 'le-cateau-1914',
  'flanders-fields': 'first-battle',
  skirmish: 'shrine-1914',
}

interface Met {
  readonly state: unknown
  readonly side: Side
  readonly seed: number
}

/** Decisions that are not trivial, all through a battle. */
const decisionsOf = ({ id, game, doctrine }: Playable): readonly Met[] => {
  const begun = beginBattle(game, { ruleset: id, scenario: SHORT[id] ?? '', options: {}, seed: 5 })
  if (!begun.ok || !doctrine) throw new Error(`${id} cannot be fought`)
  const { state } = begun.value
  const dice = seededDice(6)
  const regular = playerNamed({ doctrine }, 'regular')
  const met: Met[] = []
  for (let seed = 1; met.length < DECISIONS * EVERY; seed++) {
    const [side] = game.pending(state)
    if (side === undefined || !regular) break
    const staff = staffOf(game, state, side, sfc32(seed))
    const view = game.view(state, side)
    if (doctrine.wishes(view, staff).matters !== 'trivial') met.push({ state: snapshot(state), side, seed })
    game.act(state, side, regular(() => view, staffOf(game, state, side, sfc32(seed))).order, dice)
  }
  return met.filter((_, i) => i % EVERY === EVERY - 1)
}

describe.each(playable(RULESETS))('thinking ahead in $id', (rules) => {
  const { game, doctrine } = rules
  if (!doctrine) throw new Error('no doctrine')
  const general = thinking(rules, doctrine, BRIEF)
  const met = decisionsOf(rules)
  const decides = ({ state, side, seed }: Met, more: Partial<Staff> = {}) =>
    general(() => game.view(state, side), { ...staffOf(game, state, side, sfc32(seed)), ...more })

  test('comes to an order that is legal, and says what it found', { timeout: 60_000 }, () => {
    const decisions = met.map((one) => ({ ...one, decision: decides(one) }))
    for (const { state, side, decision } of decisions)
      expect(game.check(state, side, decision.order)).toBeUndefined()
    const weighed = decisions.flatMap(({ decision }) => decision.weighed ?? [])
    expect(weighed.length).toBeGreaterThan(0)
    for (const { continuations, options } of weighed) {
      expect(continuations).toBeLessThanOrEqual(BRIEF.budget.weighty)
      expect(options).toHaveLength(2)
      for (const { share } of options) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }
    }
  })

  test('knows only what its side may know: in a state of the same view it decides the same', {
    timeout: 60_000,
  }, () => {
    for (const one of met) {
      const view = game.view(one.state, one.side)
      const other = game.imagine?.(view, one.side, sfc32(one.seed + 99))
      expect(decides({ ...one, state: other })).toEqual(decides(one))
    }
  })

  test('does what its doctrine would do first if there is no time', () => {
    for (const one of met) {
      const { state, side, seed } = one
      const regular = playerNamed(rules, 'regular')
      const first = regular?.(() => game.view(state, side), staffOf(game, state, side, sfc32(seed)))
      expect(decides(one, { enough: () => true })).toMatchObject({ order: first?.order, why: first?.why })
    }
  })
})

/** Who thinks so does what the doctrine would do first; these are the decisions that it weighed. */
const weighedIn = (rules: Playable, more: Partial<Playable>): readonly Decision[] => {
  if (!rules.doctrine) throw new Error('no doctrine')
  const { game } = rules
  const player = thinking({ ...rules, ...more }, rules.doctrine, BRIEF)
  return decisionsOf(rules).flatMap(({ state, side, seed }) => {
    const view = () => game.view(state, side)
    const staff = () => staffOf(game, state, side, sfc32(seed))
    const decision = player(view, staff())
    expect(decision.order).toEqual(playerNamed(rules, 'regular')?.(view, staff()).order)
    return decision.weighed ? [decision] : []
  })
}

test('who doubts without end thinks, and does what the doctrine would do first', { timeout: 60_000 }, () => {
  const [rules] = playable(RULESETS)
  expect(rules && weighedIn(rules, { doubt: Number.POSITIVE_INFINITY }).length).toBeGreaterThan(0)
})

test('at a slow pace there is no time to think', { timeout: 60_000 }, () => {
  const [rules] = playable(RULESETS)
  expect(rules && weighedIn(rules, { pace: 0.001 })).toEqual([])
})

test('veteran and general think ahead, where there is a game to do it in', () => {
  const [rules] = playable(RULESETS)
  for (const name of ['veteran', 'general:bold']) {
    expect(playerNamed(rules ?? {}, name) !== undefined).toBe(
      name === 'veteran' || rules?.tempers !== undefined,
    )
    expect(playerNamed(rules?.doctrine ? { doctrine: rules.doctrine } : {}, name)).toBeUndefined()
  }
})
