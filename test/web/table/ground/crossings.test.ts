import { describe, expect, test } from 'vitest'
import type { Outline } from '#kernel/geometry/outline.ts'
import type { Terrain } from '#screen/ground.ts'
import { bridgesFound, crossings } from '#web/table/ground/shapes/crossings.ts'
import { shapeOf } from '#web/table/ground/shapes/shape.ts'

const belt = (width: number, ...spots: readonly (readonly [number, number])[]): Outline => ({
  shape: 'belt',
  points: spots.map(([x, y]) => ({ x, y })),
  width,
})
const lie = (kind: Terrain['kind'], outline: Outline): Terrain => ({ id: kind, kind, outline, text: kind })
const found = (...terrain: readonly Terrain[]) =>
  bridgesFound(terrain.map((one) => ({ terrain: one, patch: shapeOf(one.outline) })))

const STREAM = lie('water', belt(20, [0, 100], [90, 110], [200, 90]))
const ROAD = lie('road', belt(30, [50, 0], [50, 200]))

describe('a way over water', () => {
  test('leads from bank to bank', () => {
    const straight = shapeOf(belt(20, [0, 100], [200, 100]))
    const [over, ...more] = crossings(shapeOf(ROAD.outline).spine, straight)
    expect(more).toEqual([])
    expect([over?.from.x, over?.to.x]).toEqual([50, 50])
    expect(over?.from.y).toBeCloseTo(90)
    expect(over?.to.y).toBeCloseTo(110)
  })

  test('has a bridge for each crossing', () => {
    const [bridge, ...more] = found(STREAM, ROAD)
    expect(more).toEqual([])
    expect(bridge?.from.y).toBeCloseTo(95.5, 0)
    expect(bridge?.to.y).toBeCloseTo(115.5, 0)
    expect([bridge?.way.terrain.kind, bridge?.water.kind]).toEqual(['road', 'water'])
    const winding = lie('road', belt(10, [20, 50], [40, 150], [120, 150], [150, 50]))
    expect(found(STREAM, winding)).toHaveLength(2)
  })

  test('is carried over a pond as well, whatever its shape', () => {
    const pond = lie('water', {
      shape: 'polygon',
      points: [
        { x: 20, y: 60 },
        { x: 90, y: 70 },
        { x: 60, y: 100 },
        { x: 20, y: 140 },
      ],
    })
    expect(found(pond, ROAD)).toHaveLength(1)
  })

  test('finds none where a bridge is laid down, where a way only reaches the bank, or for a wire', () => {
    expect(found(STREAM, ROAD, lie('bridge', belt(30, [50, 90], [50, 120])))).toEqual([])
    expect(found(STREAM, lie('road', belt(30, [50, 0], [50, 90])))).toEqual([])
    expect(found(STREAM, lie('wire', belt(30, [50, 0], [50, 200])))).toEqual([])
  })
})
