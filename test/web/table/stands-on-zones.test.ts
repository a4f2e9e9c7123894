import { expect, test } from 'vitest'
import type { Piece } from '#screen/piece.ts'
import { firstSeen } from '#web/table/camera/camera.ts'
import { figureLetters, shortened } from '#web/table/drawing/counter.tsx'
import { depotNameAt, rearNameAt, referenceAt, referenceBoxes } from '#web/table/drawing/grid-places.ts'
import { placeLabels } from '#web/table/drawing/names/labels.ts'
import type { Unit } from '#web/table/model.ts'
import { zones } from './zones.ts'

const SIDE = 15_240
/** Of a stack of three in a zone. */
const STAND = { width: 10_200, depth: 3500 }
const FARTHEST = 3900

test('map references lie in their zones, at the rear and clear of a stack of three', () => {
  const grid = zones([{ holder: 0 }, { holder: 1 }])
  for (const [zone, back] of [
    [0, -1],
    [1, 1],
  ] as const) {
    const { x, y } = referenceAt(grid, zone)
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(SIDE / 2 - STAND.width / 2)
    const off = y - (zone + 0.5) * SIDE
    expect(Math.sign(off)).toBe(back)
    expect(Math.abs(off)).toBeGreaterThan(FARTHEST)
    expect(Math.abs(off)).toBeLessThan(SIDE / 2)
  }
})

test('no name of a unit is written over a map reference', () => {
  const grid = zones([{}])
  const size = { width: SIDE, height: SIDE }
  const piece: Piece = {
    id: 'one',
    unit: 'one',
    side: 0,
    centre: { x: SIDE / 2, y: SIDE / 2 - 2000 },
    heading: 0,
    ...STAND,
    symbol: 'infantry',
    name: 'one',
    text: '',
    status: 0,
  }
  const unit: Unit = { id: 'one', side: 0, name: 'one', label: '11 Medium', text: '', todo: false }
  const scale = 0.0045
  const [clear] = placeLabels([unit], [piece], [], { scale, turn: 0 }, { size, areas: [], terrain: [], grid })
  const [box] = referenceBoxes(grid, { scale, turn: 0, centre: { x: 0, y: 0 } })
  if (!clear || !box) throw new Error('no place for the name')
  // The reference stands behind the stand, the name in front of it.
  expect(box.bottom).toBeGreaterThan(-piece.centre.y * scale)
  expect(clear.at.y).toBeGreaterThan(piece.centre.y)
})

test('rear and depot are named inside the rear, apart from each other', () => {
  const grid = { ...zones([{}]), columns: 6 }
  for (const side of [0, 1] as const) {
    const rear = { side, x1: 0, y1: 0, x2: 6 * SIDE, y2: 14_000, name: 'Behind', depot: 3, text: '' }
    const [name, depot] = [rearNameAt(grid, rear), depotNameAt(rear)]
    if (!name) throw new Error('no name')
    for (const { y } of [name, depot]) {
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(rear.y2)
    }
    // At the edge of the table, behind those who wait.
    expect(side === 0 ? name.y : rear.y2 - name.y).toBeLessThan(3500)
    expect(depot.x - name.x).toBeGreaterThan(3 * SIDE)
  }
})

test('no stand lies over the name of a rear: it gives way, or is left out', () => {
  const grid = { ...zones([{}]), columns: 6 }
  const rear = {
    side: 0,
    x1: 0,
    y1: 0,
    x2: 6 * SIDE,
    y2: 14_000,
    name: 'Behind',
    depot: 3,
    text: '',
  } as const
  const stand = (column: number) => ({
    centre: { x: (column + 0.5) * SIDE, y: 1900 },
    width: 10_200,
    depth: 3000,
  })
  const free = rearNameAt(grid, rear)
  const moved = rearNameAt(grid, rear, [stand(0), stand(1)])
  expect(moved?.y).toBe(free?.y)
  expect(moved?.x).toBeGreaterThan(2.5 * SIDE)
  expect(rearNameAt(grid, rear, [0, 1, 2, 3, 4, 5].map(stand))).toBeUndefined()
  // Those in front of it do not matter.
  const ahead = { ...stand(0), centre: { x: SIDE, y: 11_000 } }
  expect(rearNameAt(grid, rear, [ahead])).toEqual(free)
})

test('of figures too small to be read only the strength is written', () => {
  expect(shortened(STAND, '8-2-3', 0.01)).toBe('8-2-3')
  expect(shortened(STAND, '8-2-3', 0.0035)).toBe('8')
  expect(shortened(STAND, '?', 0.0035)).toBe('?')
  expect(figureLetters(STAND, '8')).toBeGreaterThan(figureLetters(STAND, '8-2-3'))
})

test('on a phone small stands are first seen somewhat nearer, but never half as broad again', () => {
  const table = { width: 6 * SIDE, height: 150_000 }
  const phone = { width: 390, height: 380 }
  const at = { x: 3 * SIDE, y: 5000 }
  const [broad, near, most] = [undefined, 3000, 500].map(
    (depth) => firstSeen(table, phone, 0, at, depth)?.scale ?? 0,
  )
  if (broad === undefined || near === undefined || most === undefined) throw new Error('not seen')
  expect(broad * table.width).toBeCloseTo(378)
  expect(near * 3000).toBeCloseTo(15)
  expect(most).toBeCloseTo(broad * 1.5)
})
