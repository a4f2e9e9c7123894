import { expect, test } from 'vitest'
import { candidatesFor } from '#referee/choosing.ts'
import { openProcedure, rolesOf, togglePart } from '#referee/drafting.ts'
import { colourOf, joinArmy, sidesInOrder } from '#referee/joining.ts'
import { rollAll } from '#referee/rolling.ts'
import { type Evening, newEvening, readEvening } from '#referee/session.ts'
import { settingsOf } from '#referee/turn.ts'
import { FLANDERS_FIELDS } from '#rules/flanders-fields/index.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { SKIRMISH } from '#rules/skirmish/index.ts'
import type { ShownRuleset } from '#screen/ruleset.ts'

const STAMP = { id: 'evening', at: '2026-11-17T00:00:00.000Z' }

const evening = (ruleset: ShownRuleset, ...armies: readonly string[]): Evening => {
  let number = 0
  let now = newEvening(ruleset.id, ruleset.title, '1', STAMP)
  for (const id of armies) {
    const army = ruleset.referee.armies.find((one) => one.id === id)
    if (!army) throw new Error(`no army ${id}`)
    now = joinArmy(now, ruleset, army, 'a', () => `unit-${++number}`)
  }
  return now
}

test('an army brings the year of its battle', () => {
  const raid = evening(SKIRMISH, 'raid-1916-a')
  expect(settingsOf(evening(SKIRMISH), SKIRMISH).year).toBe(1917)
  expect(settingsOf(raid, SKIRMISH).year).toBe(1916)
  expect(settingsOf(evening(FLANDERS_FIELDS, 'mons-1914-attacker'), FLANDERS_FIELDS)).toMatchObject({
    period: 'early',
    in1914: true,
  })
})

test('a platoon keeps a year in which it fought and moves any other to the nearest', () => {
  expect(settingsOf(evening(SKIRMISH, 'br-section-1917'), SKIRMISH).year).toBe(1917)
  expect(settingsOf(evening(SKIRMISH, 'br-section-1914'), SKIRMISH).year).toBe(1914)
})

test('the Entente has one colour in every rule set, whoever attacks', () => {
  const quentin = evening(PASSCHENDAELE, 'st-quentin-german', 'st-quentin-entente')
  expect(['entente', 'german'].map((side) => colourOf(quentin, PASSCHENDAELE, side))).toEqual([0, 1])
  expect(sidesInOrder(quentin, PASSCHENDAELE)).toEqual(['german', 'entente'])
  const mons = evening(FLANDERS_FIELDS, 'mons-1914-attacker', 'mons-1914-defender')
  expect(['attacker', 'defender'].map((side) => colourOf(mons, FLANDERS_FIELDS, side))).toEqual([1, 0])
})

test('an evening with colours is read back from its file', () => {
  const serre = evening(FLANDERS_FIELDS, 'serre-1916-attacker')
  expect(readEvening(JSON.stringify(serre))).toEqual({ ok: true, value: serre })
})

const firing = (): Evening => {
  const serre = evening(FLANDERS_FIELDS, 'serre-1916-attacker', 'serre-1916-defender')
  const firer = serre.units.find(({ name }) => name.endsWith('A Company'))
  return openProcedure(serre, FLANDERS_FIELDS, 'fire', firer?.id)
}

const targets = (now: Evening) => {
  const [, role] = rolesOf(FLANDERS_FIELDS, 'fire')
  if (!now.draft || !role) throw new Error('nothing is drafted')
  return { role, found: candidatesFor(now, FLANDERS_FIELDS, now.draft, role) }
}

test('targets are the enemy, by formation; own troops stand apart', () => {
  const { usual, doubtful, last } = targets(firing()).found
  expect(last).toEqual([])
  expect(new Set(usual.flatMap(({ units }) => units).map(({ side }) => side))).toEqual(new Set(['defender']))
  expect(usual.map(({ title }) => title)).toContain('II Battalion')
  expect(new Set(doubtful.flatMap(({ units }) => units).map(({ side }) => side))).toEqual(
    new Set(['attacker']),
  )
})

test('whom a unit fired at last comes first the next time', () => {
  const now = firing()
  const { role } = targets(now)
  const target = now.units.find(({ name }) => name.endsWith('3 Company'))
  const aimed = togglePart(now, FLANDERS_FIELDS, role, target?.id ?? '')
  const ready = { ...aimed, draft: aimed.draft && { ...aimed.draft, input: { range: 10 } } }
  const fired = rollAll(ready, FLANDERS_FIELDS, 1, { id: 'entry', at: STAMP.at })
  expect(fired.history).toHaveLength(1)
  const other = fired.units.find(({ name }) => name.endsWith('B Company'))
  const { last } = targets(openProcedure(fired, FLANDERS_FIELDS, 'fire', other?.id)).found
  expect(last.map(({ id }) => id)).toEqual([target?.id])
})
