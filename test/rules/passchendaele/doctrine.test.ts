import { expect, test } from 'vitest'
import { commanderBy, random } from '../../../src/commander/commander.ts'
import { beginBattle } from '../../../src/kernel/game/battle/battle.ts'
import { hashOf } from '../../../src/kernel/game/battle/hash.ts'
import type { Commander } from '../../../src/kernel/game/commander.ts'
import type { Side } from '../../../src/kernel/game/game.ts'
import { DOCTRINE } from '../../../src/rules/passchendaele/commander/index.ts'
import { GAME } from '../../../src/rules/passchendaele/game/index.ts'
import { PASSCHENDAELE } from '../../../src/rules/passchendaele/index.ts'
import { type Fought, fightOut } from '../../../src/study/fight.ts'
import { proveDoctrine } from '../../conformance/doctrine.ts'
import { strictly } from '../../conformance/strict.ts'

const COMMANDER = commanderBy(DOCTRINE)
const SCENARIOS = GAME.scenarios.map(({ id, sides }) => ({ id, sides }))

/** A battle written down order by order: an illegal decision fails it. */
const fight = (scenario: string, seed: number, commanders: Readonly<Record<Side, Commander>>) => {
  const setting = { ruleset: 'passchendaele', scenario, options: {}, seed }
  const begun = beginBattle(GAME, setting)
  if (!begun.ok) throw new Error(begun.error.message)
  const fought = fightOut(begun.value, commanders)
  if (!fought.ok) throw new Error(fought.error.message)
  return { fought: fought.value, hash: hashOf(begun.value.state) }
}

const both = ([one, other]: readonly [Side, Side], commander: Commander) => ({
  [one]: commander,
  [other]: commander,
})

proveDoctrine('passchendaele', GAME, DOCTRINE, { maxOrders: 2000, every: 6 })

test('the rule set offers its doctrine', () => {
  expect(PASSCHENDAELE.doctrine).toBe(DOCTRINE)
})

test.each(SCENARIOS)('every decision in $id is legal, and has its reason in a sentence', ({ id, sides }) => {
  const reasons = new Set<string>()
  const listening: Commander = (view, staff) => {
    const decision = COMMANDER(view, staff)
    reasons.add(decision.why)
    expect(staff.check(decision.order)).toBeUndefined()
    return decision
  }
  fight(id, 1917, both(sides, listening))
  expect(reasons.size).toBeGreaterThan(10)
  for (const why of reasons) expect(why).toMatch(/^[A-Z0-9].{9,110}\.$/)
})

test.each(SCENARIOS)('the commander never has to fall back on chance in $id', ({ id, sides }) => {
  const strict = strictly(COMMANDER)
  fight(id, 1918, both(sides, strict))
})

test.each(SCENARIOS)('the same seed gives the same battle of $id', ({ id, sides }) => {
  const first = fight(id, 1916, both(sides, COMMANDER))
  expect(fight(id, 1916, both(sides, COMMANDER))).toEqual(first)
})

test('it needs nothing but the view of its side, as plain data', () => {
  const reading: Commander = (view, staff) => {
    const seen = JSON.stringify(view())
    return COMMANDER(() => JSON.parse(seen), staff)
  }
  for (const { id, sides } of SCENARIOS) {
    expect(fight(id, 5, both(sides, reading)).hash).toBe(fight(id, 5, both(sides, COMMANDER)).hash)
  }
})

test('it beats a player who orders at random, from either side', () => {
  const results: Fought['result'][] = []
  let won = 0
  for (const { id, sides } of SCENARIOS) {
    for (const own of sides) {
      for (let seed = 0; seed < 5; seed++) {
        const { result } = fight(id, seed, { ...both(sides, random), [own]: COMMANDER }).fought
        results.push(result)
        if (result.winner === own) won++
      }
    }
  }
  expect(won / results.length).toBeGreaterThanOrEqual(0.9)
})
