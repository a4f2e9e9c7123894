import { expect, test } from 'vitest'
import type { SideName } from '#rules/green-fields/game/sides.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { view } from '#rules/green-fields/game/view.ts'
import { TABLE_TOP } from '#rules/green-fields/screen/index.ts'
import { field, give } from './game/field.ts'

const sheet = (state: State, side: SideName, title: string) =>
  TABLE_TOP.papers?.(view(state, side), side).find((one) => one.title === title)?.rows

const THEN = { name: 'assault-decision', side: 'a' } as const

test('the roster to print has the own units with their figures and places, and none of the enemy', () => {
  const state = field(
    [
      { id: 'a-1', name: 'Yorks', at: 'A4', strength: 4, establishment: 6, experience: 3, wave: 1 },
      { id: 'a-2', name: 'Leeds', at: 'A4', wave: 0 },
      { id: 'b-1', name: 'Guards', at: 'A5', revealed: true },
    ],
    'deployment',
    [],
  )
  const rows = sheet(state, 'a', 'Roster')
  expect(rows?.map(([id]) => id)).toEqual(['a-1', 'a-2'])
  expect(rows?.[0]?.slice(0, 5)).toEqual(['a-1', 'Yorks', 'Infantry', '4 of 6', '3'])
  expect(rows?.[0]?.at(-1)).toBe('A4, second wave')
  expect(sheet(state, 'a', 'Deployment')?.[0]?.[0]).toBe('A4')
  expect(sheet(state, 'a', 'Deployment')?.[0]?.[1]).toMatch(/^Leeds .*; Yorks \(a-1, 4\)$/)
  expect(JSON.stringify(TABLE_TOP.papers?.(view(state, 'a'), 'a'))).not.toMatch(/Guards|b-1/)
})

test('plans are printed once they are written, with the dice they bring', () => {
  const state = field(
    [{ id: 'a-1', name: 'Guns', at: 'A4', type: 'field-artillery', strength: 9 }],
    'bombardment',
    [THEN, { name: 'bombardment', side: 'a', round: 1 }],
    { zones: { A5: { trench: 'light' } } },
  )
  expect(sheet(state, 'a', 'Fire plan')).toBeUndefined()
  give(state, 'a', { kind: 'fire', unit: 'a-1', mission: 'bombardment', target: 'A5' })
  expect(sheet(state, 'a', 'Fire plan')).toEqual([['Guns (a-1)', 'Bombardment', 'A5', '1, unobserved']])
  expect(sheet(state, 'b', 'Fire plan')).toBeUndefined()
})
