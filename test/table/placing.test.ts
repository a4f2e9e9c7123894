import { describe, expect, test } from 'vitest'
import { standingAt } from '#kernel/geometry/footprint.ts'
import { overlaps, within } from '#kernel/geometry/gap.ts'
import { isOneChain } from '#table/cohesion.ts'
import { nearestFree, placingHindrance, type Room, setDown } from '#table/placing.ts'
import { at, base, block, round } from './bases.ts'

type Base = ReturnType<typeof base>

const standAt = (stand: Base, ...place: [Base['centre'], number]): Base => ({
  ...standingAt(stand, ...place),
  id: stand.id,
})

const room = (rest: Partial<Room<Base>> = {}): Room<Base> => ({
  table: { width: 100_000, depth: 100_000 },
  belongs: ({ centre }) => centre.y < 50_000,
  taken: [],
  enemies: [],
  inContact: (a, b) => within(a, b, 200),
  isTogether: (stands) => isOneChain(stands, [], 5000),
  ...rest,
})

const unit = [base('a', 10, 10), base('b', 15, 10)]

describe('setting down', () => {
  test('moves those that are named and turns them if told to', () => {
    const placed = setDown(unit, [{ id: 'b', centre: at(20, 10), heading: 9000 }], standAt)
    expect(placed[0]).toBe(unit[0])
    expect(placed[1]).toMatchObject({ id: 'b', centre: at(20, 10), heading: 9000, width: 3000 })
    expect(setDown(unit, [{ id: 'a', centre: at(9, 9) }], standAt)[0]?.heading).toBe(0)
  })

  test('says why not', () => {
    expect(placingHindrance(room(), unit)).toBeUndefined()
    expect(placingHindrance(room(), [base('a', 1, 10)])).toBe('off-table')
    expect(placingHindrance(room(), [base('a', 10, 60)])).toBe('outside')
    expect(placingHindrance(room({ taken: [block(10, 11, 2, 2)] }), unit)).toBe('occupied')
    expect(placingHindrance(room(), [base('a', 10, 10), base('b', 12.9, 10)])).toBe('occupied')
    expect(placingHindrance(room({ enemies: [base('e', 10, 11.7)] }), unit)).toBe('contact')
    expect(placingHindrance(room(), [base('a', 10, 10), base('b', 18.1, 10)])).toBe('not-together')
  })
})

describe('the nearest free place', () => {
  const rings = { apart: 250, most: 6000, turn: 1500 }
  const free = (taken: readonly Base[]) => (place: Parameters<typeof overlaps>[0]) =>
    !taken.some((other) => overlaps(other, place))

  test('is the wished one if that is free', () => {
    const wished = round('r', 10, 10)
    expect(nearestFree(wished, rings, free([]))).toBe(wished)
  })

  test('is looked for on rings, from the north round to the right', () => {
    const wished = round('r', 10, 10)
    expect(nearestFree(wished, rings, free([base('a', 10, 9)]))?.centre).toEqual(at(10, 10.75))
    expect(nearestFree(wished, rings, () => false)).toBeUndefined()
  })
})
