import { expect, test } from 'vitest'
import type { Ruleset } from '#kernel/game/ruleset.ts'
import { FLANDERS_FIELDS } from '#rules/flanders-fields/index.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { bandsOf, relevantFields } from '#study/relevance.ts'

const named = ({ procedures }: Ruleset, name: string) => {
  const found = procedures.find((procedure) => procedure.name === name)
  if (!found) throw new Error(`no procedure ${name}`)
  return found
}

const fire = named(FLANDERS_FIELDS, 'fire')

test('a rifle has no tank type and an LMG no mad minute', () => {
  const rifle = relevantFields(fire, { period: 'early', weapon: 'infantry', cover: 'open', range: 20 })
  expect(rifle).toContain('madMinute')
  expect(rifle).not.toContain('tankType')
  expect(rifle).not.toContain('movingThrough')
  const lmg = relevantFields(fire, { period: 'mid', weapon: 'lmg', cover: 'open', range: 20 })
  expect(lmg).not.toContain('madMinute')
})

test('an unfinished form hides nothing', () => {
  expect(relevantFields(fire, { weapon: 'infantry' })).toContain('tankType')
})

test('what is needed always shows', () => {
  const carryOn = named(PASSCHENDAELE, 'carry-on')
  const shown = relevantFields(carryOn, { status: 'solid', order: 'hold', cover: 'trench' })
  for (const name of ['status', 'order', 'cover', 'smallArms', 'gas']) expect(shown).toContain(name)
})

test('the bands of a range are where the answer changes', () => {
  expect(bandsOf(fire, { period: 'mid', weapon: 'infantry', cover: 'open' }, 'range')).toEqual([
    { end: 5, included: false, value: 4 },
    { end: 45, included: true, value: 45 },
  ])
})
