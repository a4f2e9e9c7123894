import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gap } from '#kernel/geometry/gap.ts'
import { chainsOf, isOneChain, keepsTogether, widestLink } from '#table/cohesion.ts'
import { base, block, round, stands } from './bases.ts'

const line = [base('a', 0, 0), base('b', 8, 0), round('c', 15, 0)]

describe('a unit', () => {
  test('is one chain if no gap is wider than the limit', () => {
    expect(isOneChain(line, [], 5000)).toBe(true)
    expect(isOneChain(line, [], 4999)).toBe(false)
    expect(widestLink(line, [])).toBe(5000)
    expect(isOneChain([], [], 0)).toBe(true)
  })

  test('is parted by what lies between', () => {
    const river = block(4, 0, 1, 40)
    expect(isOneChain(line, [river], 5000)).toBe(false)
    expect(widestLink(line, [river])).toBe(Number.POSITIVE_INFINITY)
  })

  test('falls into groups', () => {
    expect(chainsOf(line, [], 4999).map((chain) => chain.map(({ id }) => id))).toEqual([['a'], ['b', 'c']])
    expect(chainsOf(line, [], 5000)).toHaveLength(1)
  })

  test('that is torn apart may not widen its widest gap', () => {
    const wider = [line[0], base('b', 8.1, 0), line[2]].flatMap((one) => one ?? [])
    expect(keepsTogether(line, wider, [], 5000)).toBe(false)
    expect(keepsTogether(wider, line, [], 4000)).toBe(true)
    expect(keepsTogether(wider, wider, [], 4000)).toBe(true)
  })

  test('is one chain exactly up to its widest link', () => {
    fc.assert(
      fc.property(stands(8, 30), (all) => {
        const widest = widestLink(all, [])
        expect(isOneChain(all, [], widest)).toBe(true)
        if (all.length > 1 && widest > 1) expect(isOneChain(all, [], widest - 1)).toBe(false)
        for (const chain of chainsOf(all, [], 2000)) {
          expect(isOneChain(chain, [], 2000)).toBe(true)
          for (const other of all) {
            if (!chain.includes(other)) expect(chain.every((one) => gap(one, other) > 2000)).toBe(true)
          }
        }
      }),
    )
  })
})
