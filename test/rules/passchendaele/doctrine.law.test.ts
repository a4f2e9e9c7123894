import { expect, test } from 'vitest'
import { commanderBy, random } from '#commander/commander.ts'
import { beginBattle } from '#kernel/game/battle/battle.ts'
import { hashOf } from '#kernel/game/battle/hash.ts'
import type { Commander } from '#kernel/game/commander.ts'
import type { Side } from '#kernel/game/game.ts'
import { DOCTRINE } from '#rules/passchendaele/commander/index.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { type Commanders, type Fought, fightOut, fightQuickly } from '#study/fight.ts'
import { proveDoctrine } from '../../conformance/doctrine.ts'
import { strictly } from '../../conformance/strict.ts'
import { oneIn } from '../../long.ts'

const COMMANDER = commanderBy(DOCTRINE)
const SCENARIOS = GAME.scenarios.map(({ id, sides }) => ({ id, sides }))

/** A battle written down order by order: an illegal decision fails it. */
const fight = (scenario: string, seed: number, commanders: Commanders) => {
  const setting = { ruleset: 'passchendaele', scenario, options: {}, seed }
  const begun = beginBattle(GAME, setting)
  if (!begun.ok) throw new Error(begun.error.message)
  const fought = fightOut(begun.value, commanders)
  if (!fought.ok) throw new Error(fought.error.message)
  return { fought: fought.value, hash: hashOf(begun.value.state) }
}

/** The same for its figures alone. */
const fightFast = (scenario: string, seed: number, commanders: Commanders): Fought => {
  const fought = fightQuickly(GAME, { ruleset: 'passchendaele', scenario, options: {}, seed }, commanders)
  if (!fought.ok) throw new Error(fought.error.message)
  return fought.value
}

const both = ([one, other]: readonly [Side, Side], commander: Commander) => ({
  [one]: commander,
  [other]: commander,
})

proveDoctrine('passchendaele', GAME, DOCTRINE, { maxOrders: 2000, every: 6 })

test('the rule set offers its doctrine', () => {
  expect(PASSCHENDAELE.doctrine).toBe(DOCTRINE)
})

/** One battle with every scruple, and the same once more without them. */
test.each(oneIn(2, SCENARIOS))(
  'every decision in $id is legal, its own, and has its reason; view and seed are all that it needs',
  ({ id, sides }) => {
    const reasons = new Set<string>()
    const reading: Commander = (view, staff) => {
      const seen = JSON.stringify(view())
      const decision = COMMANDER(() => JSON.parse(seen), staff)
      expect(staff.check(decision.order)).toBeUndefined()
      return decision
    }
    const first = fight(id, 1917, both(sides, strictly(reading, reasons)))
    expect(reasons.size).toBeGreaterThan(10)
    for (const why of reasons) expect(why).toMatch(/^[A-Z0-9].{9,110}\.$/)
    expect(fight(id, 1917, both(sides, COMMANDER))).toEqual(first)
  },
)

test('it beats a player who orders at random, from either side', () => {
  const results: Fought['result'][] = []
  let won = 0
  for (const { id, sides } of SCENARIOS) {
    for (const own of sides) {
      for (let seed = 0; seed < 2; seed++) {
        const { result } = fightFast(id, seed, { ...both(sides, random), [own]: COMMANDER })
        results.push(result)
        if (result.winner === own) won++
      }
    }
  }
  expect(won / results.length).toBeGreaterThanOrEqual(0.9)
})
