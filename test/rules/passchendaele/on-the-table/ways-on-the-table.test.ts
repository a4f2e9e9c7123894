import { expect, test } from 'vitest'
import type { AnyOrder } from '#kernel/game/game.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import { belt, infantry } from '#rules/passchendaele/scenarios/scenario.ts'
import { TABLE_TOP } from '#rules/passchendaele/screen/index.ts'
import { british, type Ground, german, give, inTurn, places, ready } from '../game/table.ts'

const written = (state: State, before?: AnyOrder) => {
  const writing = TABLE_TOP.writing(GAME.view(state, 'entente'), 'entente', before, 'a', undefined)
  if (!writing) throw new Error('nothing to write')
  return writing
}

const advancing = (at: readonly (readonly [number, number])[], ground: Ground): State => {
  const state = inTurn([british('A', 'line', infantry(...at))], ground)
  ready(state, 'a', 'advance')
  give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [5, 5])
  return state
}

const CANAL: Ground = { terrain: [['canal', 'impassable', 0, 22, 40, 23]], bridges: [[20, 22.5]] }

test('it is said who goes over a bridge, in which order, and who waits', () => {
  const state = advancing(
    [
      [12, 21.5],
      [16, 21.5],
      [20, 21.5],
    ],
    CANAL,
  )
  const writing = written(state)
  expect(writing.note).toBe('Bases 3 and 2 go over the bridge in this order.')
  expect(writing.groups[0]?.edits[0]?.detail).toBe('3.0 in, two bases over the bridge')
  const labels = TABLE_TOP.areas(GAME.view(state, 'entente'), 'a', writing.order)
    .filter(({ id }) => id.startsWith('way-'))
    .map(({ id, label }) => [id, label])
  expect(labels).toEqual([
    ['way-a-3', '1'],
    ['way-a-2', '2'],
    ['way-a-1', undefined],
  ])
  const straight = { kind: 'move', bases: [{ base: 'a-1', heading: 0 }], slip: false }
  expect(written(state, straight).note).toContain('Base 1 waits at the bank.')
})

test('it is said whom a stream stops', () => {
  const brook: Ground = { terrain: [['brook', 'stream', belt(0.6, [0, 22], [40, 22])]] }
  expect(written(advancing([[20, 20]], brook)).note).toBe('Base 1 stops at the stream.')
  expect(written(advancing([[20, 21]], brook)).note).toBeUndefined()
})

test('a way drawn round something small bends where it comes to it', () => {
  const state = advancing([[20.5, 20]], { terrain: [['pond', 'impassable', 20, 21, 21.9, 22]] })
  const at = (x: number, y: number) => ({ x: x * 2540, y: y * 2540 })
  const path = [at(20.5, 20), at(20.5, 20.3), at(18, 20.3)]
  const dragged = TABLE_TOP.drag(
    GAME.view(state, 'entente'),
    'entente',
    written(state).order,
    ['a-1'],
    path,
    0,
  )
  expect(dragged?.refusal).toBeUndefined()
  give(state, 'entente', dragged?.order ?? {})
  expect(places(state, 'a')).toEqual([[18, 20.5]])
})

test('before its check a unit is told that it would be jammed, or would surrender', () => {
  const shooter = german('B', 'line', infantry([20, 25]))
  const one = british('A', 'line', infantry([20, 20]))
  const warned = (state: State) => written(state).warnings?.map(({ text }) => text)
  const crowd = [18.9, 17.9, 16.9, 15.9, 14.9, 13.9, 12.9].map((y, i) =>
    british(`Rank ${i}`, 'line', infantry([20, y])),
  )
  expect(warned(inTurn([one, shooter]))).toEqual([])
  expect(warned(inTurn([one, shooter, ...crowd]))).toEqual([
    'If it falls back, it is jammed among its own men: a level more',
  ])
  const lake: Ground = { terrain: [['lake', 'impassable', 10, 16, 30, 19]] }
  expect(warned(inTurn([one, shooter], lake))).toEqual([
    'It has no way back: if it must fall back, it surrenders',
  ])
})
