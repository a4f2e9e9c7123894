import { expect, test } from 'vitest'
import type { Point } from '#kernel/geometry/point.ts'
import { GROUND, type GroundKind, type Terrain } from '#screen/ground.ts'
import { terrainEntries } from '#web/table/key/terrain-entries.ts'

const SIDES = ['British', 'German'] as const
const lie = (kind: GroundKind, id: string, more: Partial<Terrain> = {}): Terrain => ({
  id,
  kind,
  outline: { shape: 'rectangle', x1: 0, y1: 0, x2: 100, y2: 100 },
  text: id,
  ...more,
})
const texts = (...terrain: readonly Terrain[]): readonly string[] =>
  terrainEntries('open', terrain, SIDES).map(({ text }) => text)

test('the key has a sign for all that can be painted', () => {
  const all = GROUND.map((kind) => lie(kind, kind))
  const entries = terrainEntries('open', all, SIDES)
  expect(entries).toHaveLength(GROUND.length)
  expect(new Set(entries.map(({ text }) => text)).size).toBe(GROUND.length)
  for (const { terrain } of entries) expect(terrain.length).toBeGreaterThan(0)
})

test('it explains what lies on the table, each sign once', () => {
  expect(texts(lie('wood', 'a'), lie('wood', 'b'), lie('wood', 'c', { broken: true })).slice(1)).toEqual([
    'Wood',
    'Wood shot to pieces',
  ])
  const trenches = texts(lie('trench', 'ours', { side: 0 }), lie('trench', 'his', { side: 1 })).slice(1)
  expect(trenches.map((text) => text.split('(')[1])).toEqual(['British)', 'German)'])
})

test('it explains the bridges that the map shows of its own accord', () => {
  const belt = (...points: readonly Point[]): Partial<Terrain> => ({
    outline: { shape: 'belt', points, width: 10 },
  })
  const road = lie('road', 'road', belt({ x: 0, y: 50 }, { x: 100, y: 50 }))
  const stream = lie('water', 'stream', belt({ x: 50, y: 0 }, { x: 50, y: 100 }))
  expect(texts(road, stream)).toContain('Bridge')
  expect(texts(road)).not.toContain('Bridge')
})
