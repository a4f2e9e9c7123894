import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Camera,
  firstSeen,
  fitted,
  inView,
  kept,
  panned,
  toScreen,
  toTable,
  transformOf,
  turned,
  withoutSpecks,
  zoomedAt,
} from '#web/table/camera/camera.ts'

const TABLE = { width: 91_440, height: 121_920 }
const VIEW = { width: 1000, height: 800 }

const cameras = fc.record({
  centre: fc.record({ x: fc.integer({ min: 0, max: 91_440 }), y: fc.integer({ min: 0, max: 121_920 }) }),
  scale: fc.double({ min: 0.005, max: 0.07, noNaN: true }),
  turn: fc.constantFrom<Camera['turn']>(0, 1, 2, 3),
})
const spots = fc.record({ left: fc.integer({ min: 0, max: 1000 }), top: fc.integer({ min: 0, max: 800 }) })

describe('the camera', () => {
  test('shows the whole table with a margin, whichever way it is turned', () => {
    for (const turn of [0, 1, 2, 3] as const) {
      const camera = fitted(TABLE, VIEW, turn)
      for (const point of [
        { x: 0, y: 0 },
        { x: TABLE.width, y: TABLE.height },
      ])
        expect(inView(camera, VIEW, point, 5)).toBe(true)
    }
  })

  test('has up the table at the top, and at the bottom when turned round', () => {
    const camera = fitted(TABLE, VIEW)
    const far = { x: TABLE.width / 2, y: TABLE.height }
    expect(toScreen(camera, VIEW, far).top).toBeLessThan(100)
    expect(toScreen(turned(camera, 2), VIEW, far).top).toBeGreaterThan(700)
    expect(toScreen(turned(camera, 1), VIEW, far).left).toBeGreaterThan(500)
  })

  test('finds the point under the hand again', () => {
    fc.assert(
      fc.property(cameras, spots, (camera, spot) => {
        const back = toScreen(camera, VIEW, toTable(camera, VIEW, spot))
        expect(Math.abs(back.left - spot.left)).toBeLessThan(0.1)
        expect(Math.abs(back.top - spot.top)).toBeLessThan(0.1)
      }),
    )
  })

  test('keeps the point under the cursor while zooming', () => {
    fc.assert(
      fc.property(cameras, spots, fc.double({ min: 0.5, max: 2, noNaN: true }), (camera, spot, factor) => {
        const before = toTable(camera, VIEW, spot)
        const after = toTable(zoomedAt(camera, VIEW, TABLE, spot, factor), VIEW, spot)
        expect(Math.hypot(before.x - after.x, before.y - after.y)).toBeLessThanOrEqual(2)
      }),
    )
  })

  test('lets the table follow the hand', () => {
    fc.assert(
      fc.property(cameras, spots, (camera, spot) => {
        const held = toTable(camera, VIEW, spot)
        const moved = toScreen(panned(camera, 30, -20), VIEW, held)
        expect(moved.left).toBeCloseTo(spot.left + 30, 0)
        expect(moved.top).toBeCloseTo(spot.top - 20, 0)
      }),
    )
  })

  test('zooms neither past the nearest nor past the farthest look', () => {
    const camera = fitted(TABLE, VIEW)
    const middle = { left: 500, top: 400 }
    expect(zoomedAt(camera, VIEW, TABLE, middle, 1000).scale).toBe(0.04)
    expect(zoomedAt(camera, VIEW, TABLE, middle, 0.001).scale).toBeCloseTo(camera.scale * 0.7)
  })

  test('never loses the table', () => {
    const lost = panned(fitted(TABLE, VIEW), 99_999, -99_999)
    expect(kept(lost, TABLE).centre).toEqual({ x: 0, y: 0 })
  })

  test('writes whole pixels when the layer is drawn at its own scale', () => {
    const camera = { centre: { x: 100, y: 121_820 }, scale: 0.01, turn: 0 } as const
    expect(transformOf(camera, VIEW, TABLE, 0.01)).toBe('translate(499px, 399px) rotate(0deg) scale(1)')
    expect(transformOf({ ...camera, scale: 0.02 }, VIEW, TABLE, 0.01)).toBe(
      'translate(498px, 398px) rotate(0deg) scale(2)',
    )
  })

  test('on a phone a deep table is first seen as broad as the screen, at the chosen unit', () => {
    const table = { width: 76_200, height: 137_160 }
    const phone = { width: 390, height: 320 }
    const camera = firstSeen(table, phone, 0, { x: 0, y: 3000 })
    if (!camera) throw new Error('seen as a whole')
    expect(camera.scale * table.width).toBeCloseTo(378)
    // No more of the desk is shown than the margin.
    const corner = toScreen(camera, phone, { x: 0, y: 0 })
    expect(corner.left).toBeCloseTo(6)
    expect(corner.top).toBeCloseTo(314)
    expect(firstSeen(table, { width: 1000, height: 700 }, 0, undefined)).toBeUndefined()
    const east = firstSeen(table, { width: 390, height: 320 }, 1, undefined)
    expect(east).toBeUndefined()
  })

  test('on a phone stands that would be specks are first seen large enough to be meant', () => {
    const table = { width: 180_000, height: 120_000 }
    const phone = { width: 390, height: 760 }
    const whole = fitted(table, phone)
    const at = { x: 90_000, y: 20_000 }
    const near = withoutSpecks(whole, table, phone, at, 1500)
    expect((near?.scale ?? 0) * 1500).toBeCloseTo(10)
    expect(near && inView(near, phone, at, 0)).toBe(true)
    expect(withoutSpecks(whole, table, phone, at, 4000)).toBeUndefined()
    expect(withoutSpecks(whole, table, { width: 1024, height: 768 }, at, 1)).toBeUndefined()
  })
})
