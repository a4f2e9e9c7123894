import { expect, test } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { Phase } from '#rules/green-fields/game/phases/shapes.ts'
import { TABLE_TOP } from '#rules/green-fields/screen/index.ts'
import type { TableTop } from '#screen/tabletop.ts'
import { ableNow, nextToDo } from '#web/battle/store/to-do.ts'
import { nextUnit } from '#web/table/input/choosing.ts'
import { field } from '../../rules/green-fields/game/field.ts'

const tableTop: TableTop = TABLE_TOP

/** A regiment and two units of pioneers, the regiment first on the roster, in a phase of the week. */
const scene = (step: 'construction' | 'raids', phase: Phase) => {
  const trench = { trench: 'light', owner: 'a' } as const
  const state = field(
    [
      { id: 'a-1', at: 'C4' },
      { id: 'a-pioneers-1', type: 'pioneer', at: 'D4' },
      { id: 'a-pioneers-2', type: 'pioneer', at: 'E4' },
      { id: 'b-1', at: 'C5', revealed: true },
    ],
    step,
    [phase],
    { zones: { C4: { owner: 'a' }, D4: trench, E4: trench } },
  )
  const view = GAME.view(state, 'a')
  return { tableTop, view, deciding: 'a', ground: tableTop.ground(view) }
}

test('pioneers are the first to be set to work, whoever comes first on the roster', () => {
  const working = scene('construction', { name: 'construction', side: 'a' })
  expect(ableNow(working).map(({ id }) => id)).toEqual(['a-pioneers-1', 'a-pioneers-2', 'a-1'])
  expect(nextToDo(working, undefined)).toBe('a-pioneers-1')
  // Whoever was looked at before gives way, unless he is one of them.
  expect(nextToDo(working, 'a-1')).toBe('a-pioneers-1')
  expect(nextToDo(working, 'a-pioneers-2')).toBe('a-pioneers-2')
})

test('Tab goes the same way', () => {
  const { view } = scene('construction', { name: 'construction', side: 'a' })
  const units = tableTop.units(view, 'a', undefined)
  expect(nextUnit(units, undefined, 1)?.id).toBe('a-pioneers-1')
  expect(nextUnit(units, 'a-pioneers-2', 1)?.id).toBe('a-1')
  expect(nextUnit(units, 'a-1', -1)?.id).toBe('a-pioneers-2')
})

test('elsewhere the chosen unit stays chosen', () => {
  const raiding = scene('raids', { name: 'raids', side: 'a' })
  expect(nextToDo(raiding, 'a-pioneers-2')).not.toBeUndefined()
  expect(ableNow(raiding)[0]?.id).toBe('a-1')
  expect(nextToDo(raiding, 'a-1')).toBe('a-1')
})
