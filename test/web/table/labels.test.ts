import { describe, expect, test } from 'vitest'
import type { Area } from '#screen/area.ts'
import type { Terrain } from '#screen/ground.ts'
import type { Piece } from '#screen/piece.ts'
import { placeFlags } from '#web/table/drawing/names/flag-places.ts'
import { placeLabels } from '#web/table/drawing/names/labels.ts'
import type { Unit } from '#web/table/model.ts'

const INCH = 2540
const SIZE = { width: 36 * INCH, height: 36 * INCH }

const piece = (id: string, x: number, y: number): Piece => ({
  id,
  unit: id,
  side: 0,
  centre: { x: x * INCH, y: y * INCH },
  heading: 0,
  width: 2 * INCH,
  depth: INCH,
  symbol: 'infantry',
  name: id,
  text: id,
  status: 0,
})
const unit = (id: string, todo = false): Unit => ({ id, side: 0, name: `${id} Division`, text: id, todo })
const pin = (id: string, x: number, y: number): Area => ({
  id,
  style: 'objective',
  outline: { shape: 'circle', centre: { x: x * INCH, y: y * INCH }, radius: 1500 },
  label: `Objective ${id}`,
  number: 2,
})
const trench: Terrain = {
  id: 'front',
  kind: 'trench',
  outline: { shape: 'rectangle', x1: 4 * INCH, y1: 16 * INCH, x2: 32 * INCH, y2: 17 * INCH },
  name: 'the front line',
  text: 'a trench',
}

/** The words of a label as a rectangle of the screen, narrower than any font would make them. */
const boxOf = ({ at, text, letters }: ReturnType<typeof placeLabels>[number], scale: number) => {
  const [x, y, w] = [at.x * scale, at.y * scale, text.length * letters * 0.45]
  return { left: x - w / 2, right: x + w / 2, top: y - letters / 2, bottom: y + letters / 2 }
}

describe('names on the table', () => {
  const pieces = [piece('a', 11, 16.5), piece('b', 13.2, 16.5), piece('c', 15.4, 16.5)]
  const units = [unit('a', true), unit('b'), unit('c')]
  const areas = [pin('1', 11, 16.5), pin('2', 13.2, 16.5), pin('3', 15.4, 16.5)]
  const all = (scale: number, turn: 0 | 1 | 2 | 3 = 0) =>
    placeLabels(units, pieces, ['a'], { scale, turn }, { size: SIZE, areas, terrain: [trench] })

  test.each([0, 1, 2, 3] as const)('no two overlap on a phone, whichever way the table lies (%i)', (turn) => {
    const labels = all(0.0037, turn)
    const boxes = labels.map((label) => {
      const { at } = label
      const seen = [at, { x: at.y, y: -at.x }, { x: -at.x, y: -at.y }, { x: -at.y, y: at.x }][turn] ?? at
      return boxOf({ ...label, at: seen }, 0.0037)
    })
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
        expect(apart).toBe(true)
      }
    }
    expect(labels[0]).toMatchObject({ of: 'unit', id: 'a' })
  })

  test('objectives have a flag clear of the pieces, and a name when one looks nearer', () => {
    for (const scale of [0.0037, 0.01]) {
      const flags = placeFlags(areas, pieces, { scale, turn: 0 })
      expect(flags).toHaveLength(3)
      const labels = placeLabels(
        units,
        pieces,
        [],
        { scale, turn: 0 },
        { size: SIZE, areas, flags, terrain: [] },
      )
      expect(labels.some(({ of }) => of === 'objective')).toBe(scale === 0.01)
    }
  })

  test('a place gives way to units and objectives, and has its name where there is room', () => {
    expect(all(0.02).some(({ of, text }) => of === 'place' && text === 'the front line')).toBe(true)
    const full = Array.from({ length: 18 }, (_, i) => piece(`u${i}`, 2 * i + 1, 16.5))
    const row = [
      ...full,
      ...full.map((one) => ({ ...one, id: `${one.id}n`, centre: { ...one.centre, y: 18 * INCH } })),
    ]
    const under = row.map((one) => ({
      ...one,
      id: `${one.id}s`,
      centre: { ...one.centre, y: one.centre.y - 3 * INCH },
    }))
    const none = placeLabels(
      [],
      [...row, ...under],
      [],
      { scale: 0.0037, turn: 0 },
      { size: SIZE, areas: [], terrain: [trench] },
    )
    expect(none).toEqual([])
  })
})

describe('names of ground', () => {
  const named = (kind: Terrain['kind'], outline: Terrain['outline']): Terrain => ({
    id: kind,
    kind,
    outline,
    name: 'Steenbeek',
    text: kind,
  })
  const only = (terrain: Terrain) =>
    placeLabels([], [], [], { scale: 0.01, turn: 0 }, { size: SIZE, areas: [], terrain: [terrain] })[0]
  const belt = (...spots: readonly (readonly [number, number])[]): Terrain['outline'] => ({
    shape: 'belt',
    points: spots.map(([x, y]) => ({ x: x * INCH, y: y * INCH })),
    width: INCH,
  })

  test('follow a line that lies flat enough', () => {
    const label = only(named('water', belt([0, 10], [18, 14], [36, 10])))
    expect(Math.abs(label?.lean ?? 0)).toBeGreaterThan(5)
    expect(Math.abs(label?.lean ?? 90)).toBeLessThan(35)
    const steep = only(named('water', belt([18, 0], [20, 36])))
    expect(steep?.lean).toBeUndefined()
  })

  test('of works stand near an end, of ways in the middle', () => {
    const across = belt([0, 18], [36, 18])
    expect(only(named('trench', across))?.at.x).toBeGreaterThan(30 * INCH)
    expect(only(named('road', across))?.at.x).toBeCloseTo(18 * INCH, -3)
  })

  test('stand in the middle of an area by its weight', () => {
    const points = [
      [4, 4],
      [30, 4],
      [30, 8],
      [12, 8],
      [12, 30],
      [4, 30],
    ].map(([x = 0, y = 0]) => ({ x: x * INCH, y: y * INCH }))
    const at = only(named('wood', { shape: 'polygon', points }))?.at
    // Nearer to the corner of the angle than the middle of the square round it.
    expect(at?.x).toBeLessThan(15 * INCH)
    expect(at?.y).toBeLessThan(15 * INCH)
  })
})
