import { expect, test, vi } from 'vitest'

test('the enemy of a side is up the table for its player', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  const { upright } = await import('#web/battle/store/table-rotation.ts')
  expect([0, 9000, 18_000, 27_000].map(upright)).toEqual([0, 3, 2, 1])
  vi.unstubAllGlobals()
})
