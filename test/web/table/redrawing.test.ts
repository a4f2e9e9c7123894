import { expect, test } from 'vitest'
import type { Piece } from '#screen/piece.ts'
import { begin, movedTo, planOf } from '#web/table/input/draft.ts'
import { createStore, isRedrawn } from '#web/table/store.ts'
import { CALLS, onZones, zones } from './zones.ts'

const SQUAD: Piece = {
  id: 'a-1',
  unit: 'a',
  side: 0,
  centre: { x: 100, y: 100 },
  heading: 0,
  width: 40,
  depth: 20,
  symbol: 'infantry',
  name: 'A',
  text: '',
  status: 0,
}

test('the order that is written gives way to another that is drawn, not to itself', () => {
  const written = movedTo(begin([SQUAD.id], SQUAD), { x: 200, y: 100 })
  const store = createStore({ ...onZones(zones([{}, {}])), pieces: [SQUAD], drawn: planOf(written) }, CALLS)
  expect(isRedrawn(store)).toBe(false)
  store.draft.value = movedTo(written, { x: 200, y: 160 })
  expect(isRedrawn(store)).toBe(true)
  store.draft.value = undefined
  expect(isRedrawn(store)).toBe(false)
})

test('what the staff wrote, and nobody drew, gives way to whatever is drawn', () => {
  const store = createStore({ ...onZones(zones([{}, {}])), pieces: [SQUAD] }, CALLS)
  store.draft.value = begin([SQUAD.id], SQUAD)
  expect(isRedrawn(store)).toBe(true)
})
