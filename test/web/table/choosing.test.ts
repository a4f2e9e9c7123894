import { describe, expect, test } from 'vitest'
import type { Piece } from '#screen/piece.ts'
import { placeLabels } from '#web/table/drawing/names/labels.ts'
import { bodyOf, chosenByTap, nextUnit } from '#web/table/input/choosing.ts'
import { outside, pieceAt } from '#web/table/input/hit.ts'
import { commandOf } from '#web/table/input/keys.ts'
import { figure, inUnits } from '#web/table/lengths.ts'
import type { Unit } from '#web/table/model.ts'

const piece = (id: string, unit: string, x: number, y = 0, more: Partial<Piece> = {}): Piece => ({
  id,
  unit,
  side: 0,
  centre: { x, y },
  heading: 0,
  width: 5080,
  depth: 2540,
  symbol: 'infantry',
  name: unit,
  text: '',
  status: 0,
  ...more,
})
const PIECES = [
  piece('a1', 'a', 0),
  piece('a2', 'a', 6000),
  piece('b1', 'b', 20_000),
  piece('a3', 'a', 30_000, 0, { gone: true }),
]
const PLAIN = { add: false, single: false }

describe('choosing', () => {
  test('the first tap takes the unit, the second the piece', () => {
    expect(chosenByTap(PIECES, [], 'a2', PLAIN)).toEqual(['a1', 'a2'])
    expect(chosenByTap(PIECES, ['a1', 'a2'], 'a2', PLAIN)).toEqual(['a2'])
    expect(chosenByTap(PIECES, ['a2'], 'a2', PLAIN)).toEqual(['a1', 'a2'])
  })

  test('Shift adds and takes away, Ctrl takes one piece', () => {
    expect(chosenByTap(PIECES, ['b1'], 'a1', { add: true, single: false })).toEqual(['b1', 'a1', 'a2'])
    expect(chosenByTap(PIECES, ['b1', 'a1', 'a2'], 'a1', { add: true, single: false })).toEqual(['b1'])
    expect(chosenByTap(PIECES, [], 'a1', { add: false, single: true })).toEqual(['a1'])
  })

  test('what is chosen moves with the piece that is dragged, which leads', () => {
    const all = ['a1', 'a2', 'b1']
    expect(bodyOf(PIECES, [], all, 'a2')).toEqual(['a2', 'a1'])
    expect(bodyOf(PIECES, ['b1', 'a2'], all, 'a2')).toEqual(['a2', 'b1'])
    expect(bodyOf(PIECES, [], ['a2'], 'a2')).toEqual(['a2'])
  })

  test('Tab walks the units with something to do and leaves at either end', () => {
    const unit = (id: string, todo: boolean): Unit => ({ id, side: 0, name: id, text: id, todo })
    const units = [unit('a', true), unit('b', false), unit('c', true)]
    expect(nextUnit(units, undefined, 1)?.id).toBe('a')
    expect(nextUnit(units, 'a', 1)?.id).toBe('c')
    expect(nextUnit(units, 'b', 1)?.id).toBe('c')
    expect(nextUnit(units, 'c', 1)).toBeUndefined()
    expect(nextUnit(units, 'c', -1)?.id).toBe('a')
    expect(nextUnit(units, 'a', -1)).toBeUndefined()
    expect(nextUnit(units, undefined, -1)).toBeUndefined()
  })
})

describe('hitting', () => {
  test('a point on a piece is 0 off it, one beside it as far as it is', () => {
    expect(outside(piece('a', 'a', 0), { x: 2540, y: 1270 })).toBe(0)
    expect(outside(piece('a', 'a', 0), { x: 2640, y: 0 })).toBe(100)
    expect(outside(piece('a', 'a', 0, 0, { heading: 9000 }), { x: 0, y: 2540 })).toBeCloseTo(0)
    // A disc has no corners.
    expect(outside(piece('a', 'a', 0, 0, { round: true }), { x: 2540, y: 0 })).toBe(0)
    expect(outside(piece('a', 'a', 0, 0, { round: true }), { x: 2540, y: 1270 })).toBeGreaterThan(250)
  })

  test('a finger takes the nearest piece within its reach', () => {
    expect(pieceAt(PIECES, { x: 2900, y: 0 }, 100)).toBeUndefined()
    expect(pieceAt(PIECES, { x: 2900, y: 0 }, 500)).toBe('a1')
    expect(pieceAt(PIECES, { x: 3300, y: 0 }, 900)).toBe('a2')
  })
})

describe('keys', () => {
  const press = (key: string, more = {}) => ({
    key,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  })

  test('arrows pan, or move what is planned', () => {
    expect(commandOf(press('ArrowLeft'), 'none')).toEqual({ does: 'pan', right: -1, down: 0 })
    expect(commandOf(press('ArrowUp', { shiftKey: true }), 'plan')).toEqual({
      does: 'nudge',
      right: 0,
      down: -1,
      fine: true,
    })
    expect(commandOf(press('w'), 'plan')).toEqual({ does: 'pan', right: 0, down: -1 })
  })

  test('Space centres, or bends the way', () => {
    expect(commandOf(press(' '), 'none')).toEqual({ does: 'centre' })
    expect(commandOf(press(' '), 'plan')).toEqual({ does: 'bend' })
  })

  test('Ctrl belongs to the screen', () => {
    expect(commandOf(press('z', { ctrlKey: true }), 'none')).toBeUndefined()
    expect(commandOf(press('Enter', { ctrlKey: true }), 'plan')).toBeUndefined()
  })
})

test('lengths are written in the players’ unit without idle noughts', () => {
  expect(inUnits(11_430, { unit: 'in', length: 2540, digits: 2 })).toBe('4.5 in')
  expect(figure(30_000, 1000, 1)).toBe('30')
  expect(figure(100, 1, 0)).toBe('100')
})

describe('names of units', () => {
  const unit = (id: string): Unit => ({ id, side: 0, name: 'Division', text: id, todo: false })
  const around = { size: { width: 91_440, height: 121_920 }, areas: [], terrain: [] }
  const camera = { scale: 0.01, turn: 0 } as const

  test('stand behind the unit, or elsewhere round it if there is no room behind', () => {
    const pieces = [piece('a', 'a', 45_000, 60_000), piece('b', 'b', 45_000, 57_000)]
    const [first, second] = placeLabels([unit('a'), unit('b')], pieces, [], camera, around)
    expect(first?.at.y).toBe(60_000)
    expect(second?.at.y).toBeLessThan(57_000)
  })

  test.each([0, 1, 2, 3] as const)('are behind it whichever way the table lies (%i)', (turn) => {
    const one = piece('a', 'a', 45_000, 60_000)
    const [label] = placeLabels([unit('a')], [one], [], { scale: 0.01, turn }, around)
    expect(label?.at.y).toBeLessThan(60_000)
    expect(label?.at.x).toBe(45_000)
  })

  test('stand beside a column, that of what is chosen first', () => {
    const crowd = [0, 1, 2, 3, 4].map((i) => piece(`p${i}`, `u${i}`, 45_000, 60_000 + i * 2600))
    const units = crowd.map((one) => unit(one.unit))
    const tight = { scale: 0.004, turn: 0 } as const
    expect(placeLabels(units, crowd, [], tight, around)).toHaveLength(5)
    expect(placeLabels(units, crowd, ['u2'], tight, around)[0]?.id).toBe('u2')
  })
})
