import { expect, test } from 'vitest'
import { CARDS as ENGAGEMENTS } from '#rules/flanders-fields/cards.ts'
import { FLANDERS_FIELDS } from '#rules/flanders-fields/index.ts'
import { CARDS as CAMPAIGNS } from '#rules/green-fields/cards.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { CARDS as BATTLES } from '#rules/passchendaele/cards.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { chancesOf, timeWords } from '#screen/briefing.ts'

test.each([
  [PASSCHENDAELE, BATTLES],
  [GREEN_FIELDS, CAMPAIGNS],
  [FLANDERS_FIELDS, ENGAGEMENTS],
] as const)('every scenario of $title has its card and its briefing', (ruleset, cards) => {
  const own = ruleset.planner?.scenario
  const scenarios = (ruleset.game?.scenarios ?? []).filter(({ id }) => id !== own)
  expect(cards.map(({ id, title }) => [id, title])).toEqual(scenarios.map(({ id, title }) => [id, title]))
  for (const { id, sides, names } of scenarios) {
    const briefing = ruleset.briefing?.(id)
    expect(briefing?.sides.map(({ side, name }) => [side, name])).toEqual(
      sides.map((side, i) => [side, names[i]]),
    )
    for (const { task, remember, forces } of briefing?.sides ?? []) {
      expect(task).toMatch(/\.$/)
      expect(remember).toMatch(/\.$/)
      expect(forces.length).toBeGreaterThan(0)
    }
    expect(briefing?.points.length).toBeGreaterThan(2)
    expect(briefing?.situation).toMatch(/\.$/)
  }
})

test('forces and points are those of the scenario', () => {
  const briefing = PASSCHENDAELE.briefing?.('one-trench')
  expect(briefing?.sides[0]?.forces[0]).toEqual({ name: 'Left Division', text: 'three infantry bases' })
  expect(briefing?.sides[1]?.forces[0]?.text).toBe('three infantry bases, reservists')
  expect(briefing?.points[3]).toEqual({ name: 'Farm', points: '6' })
})

test('who should win is said of the battles that were fought', () => {
  const names = ['Entente', 'Germans'] as const
  expect(chancesOf({ battles: 100, wins: [47, 43] }, names)).toBe(
    'Either side can win. Of 100 battles between equal computer players the Entente won 47 and the Germans 43, and 10 were drawn.',
  )
  expect(chancesOf({ battles: 30, wins: [20, 9] }, names)).toMatch(/^The Entente should win\. .*1 was drawn/)
  expect(chancesOf({ battles: 30, wins: [10, 20] }, names)).toMatch(/^The Germans should win/)
})

test('how long it takes', () => {
  expect([40, 60, 90, 300].map(timeWords)).toEqual(['40 min', '1 h', '1½ h', 'two evenings'])
})

test('a campaign of the players’ own is briefed as it was laid out, each army for its own side alone', () => {
  const options = { campaign: { frontage: 5, months: 1 } }
  const briefing = GREEN_FIELDS.briefing?.('own-campaign', options)
  expect(briefing?.length).toBe('four weeks')
  expect(briefing?.sides.map(({ name, secret }) => [name, secret])).toEqual([
    ['British', true],
    ['Germans', true],
  ])
  expect(GREEN_FIELDS.briefing?.('own-campaign', { campaign: { frontage: 99 } })).toBeUndefined()
})
