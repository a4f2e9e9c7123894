import { expect, test } from 'vitest'
import { commanderBy, random } from '../../../src/commander/commander.ts'
import { beginBattle } from '../../../src/kernel/game/battle/battle.ts'
import { hashOf } from '../../../src/kernel/game/battle/hash.ts'
import type { Commander } from '../../../src/kernel/game/commander.ts'
import type { Side } from '../../../src/kernel/game/game.ts'
import { DOCTRINE } from '../../../src/rules/green-fields/commander/index.ts'
import { GAME } from '../../../src/rules/green-fields/game/index.ts'
import { GREEN_FIELDS } from '../../../src/rules/green-fields/index.ts'
import { fightOut } from '../../../src/study/fight.ts'
import { proveDoctrine } from '../../conformance/doctrine.ts'
import { strictly } from '../../conformance/strict.ts'

const COMMANDER = commanderBy(DOCTRINE)
const SCENARIOS = GAME.scenarios.map(({ id, sides }) => ({ id, sides }))

/** A campaign written down order by order: an illegal decision fails it. */
const fight = (scenario: string, seed: number, commanders: Readonly<Record<Side, Commander>>) => {
  const begun = beginBattle(GAME, { ruleset: 'green-fields', scenario, options: {}, seed })
  if (!begun.ok) throw new Error(begun.error.message)
  const fought = fightOut(begun.value, commanders)
  if (!fought.ok) throw new Error(fought.error.message)
  return { fought: fought.value, hash: hashOf(begun.value.state) }
}

const both = (commander: Commander) => ({ a: commander, b: commander })

proveDoctrine('green-fields', GAME, DOCTRINE, { maxOrders: 20_000, every: 24 })

test('the rule set offers its doctrine', () => {
  expect(GREEN_FIELDS.doctrine).toBe(DOCTRINE)
})

test.each(SCENARIOS)('every decision in $id is legal, and has its reason in a sentence', ({ id }) => {
  const reasons = new Set<string>()
  const listening: Commander = (view, staff) => {
    const decision = COMMANDER(view, staff)
    reasons.add(decision.why)
    expect(staff.check(decision.order)).toBeUndefined()
    return decision
  }
  fight(id, 1917, both(listening))
  expect(reasons.size).toBeGreaterThan(10)
  for (const why of reasons) expect(why).toMatch(/^[A-Z0-9].{9,120}\.$/)
})

test.each(SCENARIOS)('the commander never has to fall back on chance in $id', ({ id }) => {
  const strict = strictly(COMMANDER)
  fight(id, 1918, both(strict))
})

test.each(SCENARIOS)('the same seed gives the same campaign of $id', ({ id }) => {
  expect(fight(id, 1916, both(COMMANDER))).toEqual(fight(id, 1916, both(COMMANDER)))
})

test.each(SCENARIOS)('it needs nothing but the view of its side in $id, as plain data', ({ id }) => {
  const reading: Commander = (view, staff) => {
    const seen = JSON.stringify(view())
    return COMMANDER(() => JSON.parse(seen), staff)
  }
  expect(fight(id, 5, both(reading)).hash).toBe(fight(id, 5, both(COMMANDER)).hash)
})

test('it beats a player who orders at random, from either side', () => {
  let won = 0
  let fought = 0
  for (const { id } of SCENARIOS) {
    for (const own of ['a', 'b'] as const) {
      for (let seed = 0; seed < 4; seed++) {
        const { result } = fight(id, seed, { ...both(random), [own]: COMMANDER }).fought
        fought++
        if (result.winner === own) won++
      }
    }
  }
  expect(won / fought).toBeGreaterThanOrEqual(0.85)
})

test('it uses what the game has to offer', () => {
  const used = new Set<string>()
  const listening: Commander = (view, staff) => {
    const { order, why } = COMMANDER(view, staff)
    const { kind, mission, purpose, pay } = Object(order)
    used.add([kind, mission, purpose, pay].filter(Boolean).join(' '))
    return { order, why }
  }
  for (const id of ['quiet-sector', 'michael-1918', 'gaza-1917']) {
    for (let seed = 0; seed < 4; seed++) fight(id, seed, both(listening))
  }
  for (const tool of ['fire gas', 'fire box', 'raid information', 'raid wire', 'dismount']) {
    expect(used).toContain(tool)
  }
})

test('both its sides attack, and some attacks take ground', () => {
  const announced = new Set<string>()
  const kinds = new Set<string>()
  const listening: Commander = (view, staff) => {
    const decision = COMMANDER(view, staff)
    kinds.add(decision.order.kind)
    if (decision.order.kind === 'open-assault') announced.add(staff.side)
    return decision
  }
  let taken = 0
  for (let seed = 0; seed < 3; seed++) {
    const { result } = fight('quiet-sector', seed, both(listening)).fought
    taken += Math.abs(result.score.a ?? 0)
  }
  expect(announced).toEqual(new Set(['a', 'b']))
  expect(taken).toBeGreaterThan(0)
  for (const kind of [
    'place',
    'luxury',
    'sortie',
    'reconnoitre',
    'fire',
    'reinforce',
    'move',
    'enter',
    'stop-assault',
  ]) {
    expect(kinds).toContain(kind)
  }
})
