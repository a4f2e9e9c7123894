import { expect, test } from 'vitest'
import type { ShownRuleset } from '#screen/ruleset.ts'
import { commanderRules, isPlayable } from '#web/battle/commander/commander-rules.ts'
import { RULESETS } from '#web/rulesets.ts'

test.each(RULESETS.map(({ id, load }) => [id, load] as const))(
  '%s can be played if it is a whole game, against its own commander',
  async (id, load) => {
    const ruleset: ShownRuleset = await load()
    const rules = await commanderRules(id)
    expect(isPlayable(id)).toBe(ruleset.game !== undefined)
    expect(rules?.game).toBe(ruleset.game)
    expect(rules?.doctrine).toBe(ruleset.doctrine)
  },
)

test('nothing else can be played', () => {
  expect(isPlayable('chess')).toBe(false)
  expect(commanderRules('chess')).toBeUndefined()
})
