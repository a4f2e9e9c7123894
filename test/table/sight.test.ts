import { describe, expect, test } from 'vitest'
import { shapeOf } from '#kernel/geometry/outline.ts'
import { blockedBy, firstInTheWay, spoiltBy } from '#table/sight.ts'
import { at, base, block, round } from './bases.ts'

const WOOD = shapeOf({ shape: 'rectangle', x1: 10_000, y1: 10_000, x2: 20_000, y2: 14_000 })
const COPSE = shapeOf({ shape: 'rectangle', x1: 10_000, y1: 13_000, x2: 20_000, y2: 16_000 })

describe('a line of sight', () => {
  test('is clear where nothing lies on it', () => {
    expect(spoiltBy(at(0, 0), at(0, 30), [{ by: 'wood', ground: [WOOD] }])).toBeUndefined()
  })

  test('is stopped by ground and by stands, whichever the list names first', () => {
    const wood = { by: 'wood', ground: [WOOD] }
    const friend = { by: 'friend', ground: [base('f', 15, 5)] }
    expect(spoiltBy(at(15, 0), at(15, 30), [wood, friend])).toBe('wood')
    expect(spoiltBy(at(15, 0), at(15, 30), [friend, wood])).toBe('friend')
  })

  test('is not stopped by a corner or an edge that it touches', () => {
    expect(spoiltBy(at(10, 0), at(10, 30), [{ by: 'wood', ground: [WOOD] }])).toBeUndefined()
    expect(spoiltBy(at(14, 0), at(14, 30), [{ by: 'tree', ground: [round('t', 15, 5)] }])).toBeUndefined()
    expect(spoiltBy(at(14.01, 0), at(14.01, 30), [{ by: 'tree', ground: [round('t', 15, 5)] }])).toBe('tree')
  })

  test('does not mind whoever is left out', () => {
    const own = base('own', 15, 5)
    expect(spoiltBy(at(15, 0), at(15, 9), [{ by: 'friend', ground: [own], except: own }])).toBeUndefined()
  })

  test('runs through so much of a wood and no more, counted once where woods overlap', () => {
    const deep = (upTo: number) => [{ by: 'wood', ground: [WOOD, COPSE], upTo }]
    expect(spoiltBy(at(15, 0), at(15, 30), deep(6000))).toBeUndefined()
    expect(spoiltBy(at(15, 0), at(15, 30), deep(5999))).toBe('wood')
    expect(spoiltBy(at(15, 8), at(15, 12), deep(2000))).toBeUndefined()
  })

  test('says where it first comes upon something', () => {
    const blockers = [
      { by: 'wood', ground: [WOOD] },
      { by: 'house', ground: [block(15, 4, 2, 2)] },
    ]
    expect(firstInTheWay(at(15, 0), at(15, 30), blockers)).toEqual({ by: 'house', at: at(15, 3) })
    expect(firstInTheWay(at(15, 30), at(15, 0), blockers)).toEqual({ by: 'wood', at: at(15, 14) })
    expect(firstInTheWay(at(18, 30), at(18, 0), [{ by: 'wood', ground: [WOOD], upTo: 1000 }])).toEqual({
      by: 'wood',
      at: at(18, 13),
    })
    expect(firstInTheWay(at(0, 0), at(0, 30), blockers)).toBeUndefined()
  })
})

describe('lines to several places', () => {
  const blockers = [
    { by: 'house', ground: [block(0, 5, 4, 2)] },
    { by: 'friend', ground: [base('f', 5, 5)] },
  ]

  test('are clear if one of them is', () => {
    expect(blockedBy([at(0, 0)], [at(0, 10), at(20, 10)], blockers)).toBeUndefined()
    expect(blockedBy([at(0, 0), at(20, 0)], [at(0, 10)], blockers)).toBeUndefined()
  })

  test('are blocked by what spoils the last of them', () => {
    expect(blockedBy([at(0, 0)], [at(0, 10), at(10, 10)], blockers)).toBe('friend')
    expect(blockedBy([at(0, 0)], [at(10, 10), at(0, 10)], blockers)).toBe('house')
  })

  test('to nowhere are not blocked', () => {
    expect(blockedBy([at(0, 0)], [], blockers)).toBeUndefined()
  })
})
