import { fair, type Random } from '#kernel/chance/random.ts'

/** What no game takes for an order. */
export const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  0,
  'concede',
  [],
  {},
  { kind: '' },
  { kind: 'no such order' },
  { kind: 'constructor' },
  { kind: 1 },
  { kind: ['concede'] },
  JSON.parse('{"__proto__":{"kind":"concede"}}'),
]

/** An order that is sound but for one field too many or too odd. */
export const spoilt = (order: object): readonly unknown[] => [
  { ...order, surplus: 1 },
  { ...order, toString: 'x' },
  { ...order, kind: undefined },
  [order],
  JSON.stringify(order),
]

const ODD: readonly unknown[] = [
  -1,
  0,
  1,
  0.5,
  -0.25,
  3,
  12,
  40,
  999,
  1e9,
  -1e9,
  1e300,
  Number.NaN,
  '',
  'x',
  null,
  true,
  false,
  [],
  {},
]

/** A copy in which one value, however deep, is another, left out, or a little off. */
export const mutated = (order: unknown, random: Random): unknown => {
  const pick = <T>(list: readonly T[]): T | undefined => list[fair(random, Math.max(1, list.length))]
  if (typeof order === 'number' && fair(random, 2) === 0) return order + (fair(random, 201) - 100) / 4
  if (typeof order !== 'object' || order === null) return pick(ODD)
  if (Array.isArray(order)) {
    const at = fair(random, order.length + 1)
    if (fair(random, 4) === 0) return [...order, ...order]
    return order.map((item, i) => (i === at ? mutated(item, random) : item))
  }
  const names = Object.keys(order)
  const name = pick(names) ?? 'surplus'
  const entries = Object.entries(order)
  if (fair(random, 5) === 0) return Object.fromEntries(entries.filter(([other]) => other !== name))
  return Object.fromEntries(
    entries.map(([other, value]) => [other, other === name ? mutated(value, random) : value]),
  )
}
