import { describe, expect, test } from 'vitest'
import type { ShownZone, ZoneGrid } from '#screen/zone-map.ts'
import { keyChapters, PLAIN } from '#web/table/key/key-entries.ts'
import { createStore, renew } from '#web/table/store.ts'
import { zoneChanges } from '#web/table/zone-changes.ts'
import { CALLS, onZones, zones } from './zones.ts'

const becomes = (before: Partial<ShownZone>, now: Partial<ShownZone>) =>
  zoneChanges(zones([before, {}]), zones([now, {}]))

describe('what has been done to the ground', () => {
  test('fields that turn into morass are said to, before all else', () => {
    expect(becomes({ shellHoles: 2 }, { ground: 'morass', shellHoles: 3, trench: 'none' })).toEqual([
      { zone: 0, words: 'morass' },
    ])
    expect(becomes({ ground: 'town' }, { ground: 'ruins' })).toEqual([{ zone: 0, words: 'in ruins' }])
  })

  test('works, roads, wire and shell holes are named as they are made and undone', () => {
    expect(becomes({}, { trench: 'light' })[0]?.words).toBe('trench dug')
    expect(becomes({ trench: 'heavy' }, { trench: 'light', shellHoles: 1 })[0]?.words).toBe('trench hit')
    expect(becomes({ emplacement: 'light' }, {})[0]?.words).toBe('gun pits hit')
    expect(becomes({ road: 'intact' }, { road: 'cut' })[0]?.words).toBe('road cut')
    expect(becomes({ road: 'cut' }, { road: 'intact' })[0]?.words).toBe('road mended')
    expect(becomes({}, { track: 'intact' })[0]?.words).toBe('track laid')
    expect(becomes({}, { shellHoles: 1 })[0]?.words).toBe('shell holes')
    expect(becomes({}, { wireCut: 1 })[0]?.words).toBe('wire cut')
    expect(becomes({}, { crater: true })[0]?.words).toBe('mine crater')
  })

  test('who holds a zone, and words about it, are no change of the ground', () => {
    expect(becomes({ holder: 0, text: 'one' }, { holder: 1, text: 'other' })).toEqual([])
    expect(zoneChanges(zones([{}, {}]), zones([{ shellHoles: 1 }]))).toEqual([])
  })

  test('they stay in sight until more is done', () => {
    const store = createStore(onZones(zones([{}, {}])), CALLS)
    const show = (grid: ZoneGrid) => renew(store, onZones(grid), CALLS)
    show(zones([{ shellHoles: 1 }, {}]))
    expect(store.changes.value).toEqual([{ zone: 0, words: 'shell holes' }])
    show(zones([{ shellHoles: 1, holder: 1 }, {}]))
    expect(store.changes.value).toHaveLength(1)
    show(zones([{ shellHoles: 1, holder: 1 }, { ground: 'morass' }]))
    expect(store.changes.value).toEqual([{ zone: 1, words: 'morass' }])
  })
})

describe('the key of the map', () => {
  const shown = keyChapters(['British', 'Germans']).flatMap(({ entries }) => entries)
  const all = shown.flatMap(({ grid }) => grid.zones)

  test('has every value that a zone can show', () => {
    const values = (field: keyof ShownZone) => new Set(all.map((zone) => zone[field]))
    expect(values('ground')).toEqual(new Set(['open', 'rough', 'woods', 'town', 'ruins', 'morass']))
    expect(values('trench')).toEqual(new Set(['none', 'light', 'heavy']))
    expect(values('emplacement')).toEqual(new Set(['none', 'light', 'heavy']))
    expect(values('road')).toEqual(new Set(['none', 'intact', 'cut']))
    expect(values('track')).toEqual(new Set(['none', 'intact', 'cut']))
    expect(values('holder')).toEqual(new Set([0, 1]))
    // Nothing of a zone but its name and words is left out.
    for (const field of Object.keys(PLAIN)) {
      if (field === 'name' || field === 'text') continue
      expect(new Set(all.map((zone) => Reflect.get(zone, field))).size, field).toBeGreaterThan(1)
    }
  })

  test('has both waters, with their bridges whole and down', () => {
    const water = shown.flatMap(({ grid }) => grid.water)
    expect(new Set(water.map(({ kind }) => kind))).toEqual(new Set(['stream', 'river']))
    expect(new Set(water.map(({ bridge }) => bridge))).toEqual(new Set(['none', 'intact', 'cut']))
  })

  test('says each thing once', () => {
    expect(new Set(shown.map(({ text }) => text)).size).toBe(shown.length)
  })
})
