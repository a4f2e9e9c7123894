import { expect, test } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { TABLE_TOP } from '#rules/green-fields/screen/index.ts'
import { begun, give, put } from './game/field.ts'
import { moving } from './game/movement/moves.ts'

const groupsFor = (state: State, unit: string) =>
  TABLE_TOP.writing(GAME.view(state, 'a'), 'a', undefined, unit)?.groups ?? []

const flagOf = (state: State, unit: string) =>
  TABLE_TOP.pieces(GAME.view(state, 'a'), undefined).find(({ id }) => id === unit)?.order?.letters

test('a standing order and its least number are two presses on the chosen unit, and stand on its flag', () => {
  const state = moving([
    { id: 'a1', at: 'A4' },
    { id: 'a2', at: 'B4' },
    { id: 'b1', at: 'A8' },
  ])
  expect(flagOf(state, 'a1')).toBeUndefined()
  for (const title of ['Fire at the first chance', '2 or more']) {
    const edit = groupsFor(state, 'a1')
      .flatMap(({ edits }) => edits)
      .find((one) => one.title === title)
    expect(edit?.chosen).toBe(false)
    give(state, 'a', edit?.order ?? {})
  }
  expect([flagOf(state, 'a1'), flagOf(state, 'a2')]).toEqual(['F2', undefined])
  const all = groupsFor(state, 'a1')
    .flatMap(({ edits }) => edits)
    .find(({ title }) => title.startsWith('The same for all'))
  expect(all?.orders).toEqual([{ kind: 'standing', unit: 'a2', order: 'first-chance', atLeast: 2 }])
  // Nobody else sees it.
  const seen = TABLE_TOP.pieces(GAME.view(state, 'b'), undefined).find(({ id }) => id === 'a1')
  expect(seen?.order).toBeUndefined()
})

test('the trackers show the lead with both marks, and an order to attack that still stands', () => {
  const state = begun('somme-1916')
  const shown = () =>
    Object.fromEntries(
      (TABLE_TOP.trackers?.(GAME.view(state, 'a'), 'a') ?? []).map(({ label, value }) => [label, value]),
    )
  put(state, { week: 1 })
  expect(shown()).toMatchObject({
    'Lead: British': '0; wins at +22, loses at +12',
    'British: order to attack': 'by week 2',
  })
  put(state, { week: 2 })
  expect(shown()['British: order to attack']).toBe('not carried out')
  put(state, { armies: { ...state.armies, a: { ...state.armies.a, attacked: true } } })
  expect(shown()['British: order to attack']).toBeUndefined()
})
