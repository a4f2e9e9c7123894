import { expect, test } from 'vitest'
import { commanderBy, random } from '#commander/commander.ts'
import { beginBattle } from '#kernel/game/battle/battle.ts'
import { hashOf } from '#kernel/game/battle/hash.ts'
import type { Commander } from '#kernel/game/commander.ts'
import { DOCTRINE } from '#rules/green-fields/commander/index.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { type Commanders, type Fought, fightOut, fightQuickly } from '#study/fight.ts'
import { proveDoctrine } from '../../conformance/doctrine.ts'
import { strictly } from '../../conformance/strict.ts'
import { oneIn } from '../../long.ts'

const COMMANDER = commanderBy(DOCTRINE)
const SCENARIOS = GAME.scenarios.map(({ id, sides }) => ({ id, sides }))

/** A campaign written down order by order: an illegal decision fails it. */
const fight = (scenario: string, seed: number, commanders: Commanders) => {
  const begun = beginBattle(GAME, { ruleset: 'green-fields', scenario, options: {}, seed })
  if (!begun.ok) throw new Error(begun.error.message)
  const fought = fightOut(begun.value, commanders)
  if (!fought.ok) throw new Error(fought.error.message)
  return { fought: fought.value, hash: hashOf(begun.value.state) }
}

/** The same for its figures alone. */
const fightFast = (scenario: string, seed: number, commanders: Commanders): Fought => {
  const fought = fightQuickly(GAME, { ruleset: 'green-fields', scenario, options: {}, seed }, commanders)
  if (!fought.ok) throw new Error(fought.error.message)
  return fought.value
}

const both = (commander: Commander) => ({ a: commander, b: commander })

proveDoctrine('green-fields', GAME, DOCTRINE, { maxOrders: 20_000, every: 24 })

test('the rule set offers its doctrine', () => {
  expect(GREEN_FIELDS.doctrine).toBe(DOCTRINE)
})

/** One campaign with every scruple, and the same once more without them. */
test.each(oneIn(3, SCENARIOS))(
  'every decision in $id is legal, its own, and has its reason; view and seed are all that it needs',
  ({ id }) => {
    const reasons = new Set<string>()
    const reading: Commander = (view, staff) => {
      const seen = JSON.stringify(view())
      const decision = COMMANDER(() => JSON.parse(seen), staff)
      expect(staff.check(decision.order)).toBeUndefined()
      return decision
    }
    const first = fight(id, 1917, both(strictly(reading, reasons)))
    expect(reasons.size).toBeGreaterThan(10)
    for (const why of reasons) expect(why).toMatch(/^[A-Z0-9].{9,120}\.$/)
    expect(fight(id, 1917, both(COMMANDER))).toEqual(first)
  },
)

test('it beats a player who orders at random, from either side', () => {
  let won = 0
  let fought = 0
  for (const { id } of SCENARIOS) {
    for (const own of ['a', 'b'] as const) {
      for (let seed = 0; seed < 2; seed++) {
        const { result } = fightFast(id, seed, { ...both(random), [own]: COMMANDER })
        fought++
        if (result.winner === own) won++
      }
    }
  }
  expect(won / fought).toBeGreaterThanOrEqual(0.85)
})

test('it uses what the game has to offer; both its sides attack, and some attacks take ground', () => {
  const used = new Set<string>()
  const announced = new Set<string>()
  const listening: Commander = (view, staff) => {
    const decision = COMMANDER(view, staff)
    const { kind, mission, purpose, pay } = Object(decision.order)
    used.add(kind)
    used.add([kind, mission, purpose, pay].filter(Boolean).join(' '))
    if (kind === 'open-assault') announced.add(staff.side)
    return decision
  }
  const fought = (scenario: string, seeds: readonly number[]) =>
    seeds.map((seed) => fightFast(scenario, seed, both(listening)).result)
  const quiet = fought('quiet-sector', [0, 1, 2])
  expect(announced).toEqual(new Set(['a', 'b']))
  expect(quiet.some(({ score }) => score.a !== 0)).toBe(true)
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
    expect(used).toContain(kind)
  }
  for (const id of ['michael-1918', 'gaza-1917']) fought(id, [0, 1])
  for (const tool of ['fire gas', 'fire box', 'raid information', 'raid wire', 'dismount']) {
    expect(used).toContain(tool)
  }
})
