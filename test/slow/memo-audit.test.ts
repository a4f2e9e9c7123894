import { expect, test, vi } from 'vitest'
import { playerNamed } from '#commander/players.ts'
import type * as Memo from '#kernel/memo.ts'
import { RULESETS } from '#rules/index.ts'
import type * as TableMemo from '#rules/skirmish/game/table-memo.ts'
import { fightQuickly } from '#study/fight.ts'
import { type Playable, playable } from '#study/playable.ts'
import { inLongRun, times } from '../long.ts'
import { audit, audited } from './audited-memo.ts'

vi.mock('#kernel/memo.ts', async (real) => {
  const { auditedMemory } = await import('./audited-memo.ts')
  return auditedMemory(await real<typeof Memo>())
})
vi.mock('#rules/skirmish/game/table-memo.ts', async (real) => {
  const { auditedTable } = await import('./audited-memo.ts')
  return auditedTable(await real<typeof TableMemo>())
})

test('the audit finds what is remembered though it is no longer so', () => {
  const before = audit.compared
  let answer = 1
  const wrong = audited(
    (work) => {
      const known = work(0)
      return () => known
    },
    (_asked: number) => ({ answer }),
  )
  answer = 2
  for (let i = 0; i < 200; i++) wrong(0)
  expect(audit.compared).toBeGreaterThan(before)
  expect(audit.stale.size).toBe(1)
})

const REGULARS = ['regular', 'regular']

/** Fights a battle out, its sides led so. */
const fight = (ruleset: Playable, scenario: string, levels: readonly string[]): void => {
  const sides = ruleset.game.scenarios.find(({ id }) => id === scenario)?.sides ?? []
  const commanders = Object.fromEntries(
    sides.map((side, i) => {
      const commander = playerNamed(ruleset, levels[i] ?? 'regular')
      if (!commander) throw new Error(`nobody leads ${side}`)
      return [side, commander]
    }),
  )
  const setting = { ruleset: ruleset.id, scenario, options: {}, seed: 1917 }
  expect(fightQuickly(ruleset.game, setting, commanders).ok).toBe(true)
}

test.each(playable(RULESETS))(
  'what is remembered in battles of $id is what is worked out anew',
  (ruleset) => {
    audit.stale.clear()
    const before = audit.compared
    const scenarios = ruleset.game.scenarios.map(({ id }) => id)
    for (const scenario of scenarios.slice(0, times(2, scenarios.length))) fight(ruleset, scenario, REGULARS)
    // One who thinks ahead asks most.
    if (inLongRun) fight(ruleset, scenarios[0] ?? '', ['veteran', 'regular'])
    expect([...audit.stale]).toEqual([])
    expect(audit.compared - before).toBeGreaterThan(50)
  },
)
