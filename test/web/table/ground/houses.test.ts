import { expect, test } from 'vitest'
import { scatter } from '#web/table/ground/brush.ts'
import { housesOf } from '#web/table/ground/shapes/houses.ts'
import type { Line } from '#web/table/ground/shapes/line.ts'
import { distanceTo, shapeOf, within } from '#web/table/ground/shapes/shape.ts'

const RING: Line = [
  { x: 10, y: 20 },
  { x: 160, y: 0 },
  { x: 330, y: 40 },
  { x: 300, y: 200 },
  { x: 60, y: 190 },
]
const ROAD = shapeOf({
  shape: 'belt',
  points: [
    { x: -50, y: 60 },
    { x: 150, y: 110 },
    { x: 400, y: 90 },
  ],
  width: 16,
})
const built = (seed: string) => housesOf({ ring: RING, roads: [ROAD], size: 20 }, scatter(seed))

test('the houses of a village stand inside its edge and off the road, with one church', () => {
  const houses = built('hamel')
  expect(houses.length).toBeGreaterThan(15)
  for (const { centre } of houses) {
    expect(within(RING, centre)).toBe(true)
    expect(distanceTo(ROAD.spine, centre)).toBeGreaterThan(8)
  }
  expect(houses.filter(({ church }) => church)).toHaveLength(1)
})

test('a village looks the same every time, and not like another', () => {
  expect(built('hamel')).toEqual(built('hamel'))
  expect(built('hamel')).not.toEqual(built('le moulin'))
})

test('where no road leads through, houses stand along streets of its own', () => {
  expect(housesOf({ ring: RING, roads: [], size: 20 }, scatter('hamel')).length).toBeGreaterThan(15)
})
