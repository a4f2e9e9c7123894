import { expect, test } from 'vitest'
import { openProcedure } from '#referee/drafting.ts'
import { enterFace, undoLast } from '#referee/rolling.ts'
import { newEvening } from '#referee/session.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { SKIRMISH } from '#rules/skirmish/index.ts'

const STAMP = { id: 'one', at: '1916-07-01T07:30:00.000Z' }

test('the wind holds for the evening, and undo gives back the old one', () => {
  let evening = openProcedure(newEvening('skirmish', 'Raid', '1', STAMP), SKIRMISH, 'wind-roll')
  evening = enterFace(enterFace(evening, SKIRMISH, 6, STAMP), SKIRMISH, 4, STAMP)
  expect(evening.settings.wind).toBe('moderate')
  expect(undoLast(evening).settings).toEqual({})
})

test('the loser of the week declares first', () => {
  let evening = openProcedure(newEvening('green-fields', 'Somme', '1', STAMP), GREEN_FIELDS, 'initiative')
  evening = enterFace(enterFace(evening, GREEN_FIELDS, 5, STAMP), GREEN_FIELDS, 2, STAMP)
  expect(evening.settings.declaresFirst).toBe('b')
})
