import { expect, test } from 'vitest'
import { random } from '#commander/commander.ts'
import type { Commander } from '#kernel/game/commander.ts'
import { GAME } from '#rules/skirmish/game/index.ts'
import { fightQuickly } from '#study/fight.ts'
import { strictly } from '../../../conformance/strict.ts'
import { COMMANDER } from './deciding.ts'

const PATIENT = { timeout: 120_000 }

const fight = (scenario: string, seed: number, a: Commander, b: Commander) => {
  const fought = fightQuickly(GAME, { ruleset: 'skirmish', scenario, options: {}, seed }, { a, b })
  if (!fought.ok) throw new Error(fought.error.message)
  return fought.value
}

test.each(['shrine-1914', 'raid-1916'])(
  'every decision in %s is its own and has its reason',
  PATIENT,
  (scenario) => {
    const reasons = new Set<string>()
    const strict = strictly(COMMANDER, reasons)
    const first = fight(scenario, 1916, strict, strict)
    expect(reasons.size).toBeGreaterThan(6)
    for (const why of reasons) expect(why).toMatch(/^[A-Za-z0-9].{6,110}\.$/)
    expect(fight(scenario, 1916, COMMANDER, COMMANDER)).toEqual(first)
  },
)

test('the commander beats chance from either side of the shrine', PATIENT, () => {
  const seeds = [1, 2, 3, 4]
  const won = (side: string, a: Commander, b: Commander): number =>
    seeds.filter((seed) => fight('shrine-1914', seed, a, b).result.winner === side).length
  expect(won('a', COMMANDER, random) + won('b', random, COMMANDER)).toBeGreaterThanOrEqual(6)
})
