import { expect, test } from 'vitest'
import { trust } from '#web/battle/orders/odds-table.tsx'

const exact = { exact: true, outcomes: [] } as const
const simulated = { exact: false, samples: 50_000, standardError: 0.0022, outcomes: [] } as const

test('odds are called exact only when all of them are', () => {
  expect(trust([exact, exact])).toBe('exact')
  expect(trust([exact, simulated])).toBe('simulated, n = 50,000, ± 0.2 %')
})
