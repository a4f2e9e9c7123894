import { describe, expect, test } from 'vitest'
import { lastMemo, memo, memoEach, memoPlaces, recentMemo } from '#kernel/memo.ts'

/** Doubles what is in a box, and how often it was asked to. */
const counted = (remembering: typeof memo) => {
  let asked = 0
  const double = remembering(({ value }: { readonly value: number }) => {
    asked++
    return { value: 2 * value }
  })
  return { double, asked: () => asked }
}

describe.each([
  ['memo', memo],
  ['recentMemo', recentMemo],
] as const)('%s', (_, remembering) => {
  test('gives the same answer for the same object, worked out once', () => {
    const { double, asked } = counted(remembering)
    const [one, other] = [{ value: 1 }, { value: 1 }]
    const answers = [double(one), double(other), double(one), double(other)]
    expect(answers.map(({ value }) => value)).toEqual([2, 2, 2, 2])
    expect(answers[2]).toBe(answers[0])
    expect(answers[1]).not.toBe(answers[0])
    expect(asked()).toBe(2)
  })

  test('gives along what the work needs besides', () => {
    const sum = remembering((list: readonly number[], by: number) => ({
      value: list.reduce((all, one) => all + one, 0) * by,
    }))
    expect(sum([1, 2, 3], 10)).toEqual({ value: 60 })
  })
})

test('recentMemo forgets all but the last two objects, memo none', () => {
  const boxes = [{ value: 1 }, { value: 2 }, { value: 3 }]
  const askedBy = (remembering: typeof memo): number => {
    const { double, asked } = counted(remembering)
    for (const box of [...boxes, ...boxes]) expect(double(box).value).toBe(2 * box.value)
    return asked()
  }
  expect([askedBy(memo), askedBy(recentMemo)]).toEqual([3, 6])
})

describe('memoEach', () => {
  const counting = () => {
    const asked: number[] = []
    const doubles = memoEach(({ value }: { readonly value: number }) => {
      asked.push(value)
      return { value: 2 * value }
    })
    return { doubles, asked }
  }
  const [one, two, three] = [{ value: 1 }, { value: 2 }, { value: 3 }]

  test('looks again only at the items that have changed', () => {
    const { doubles, asked } = counting()
    const before = doubles([one, two, three])
    const after = doubles([one, { value: 5 }, three])
    expect(after).toEqual([{ value: 2 }, { value: 10 }, { value: 6 }])
    expect([after[0] === before[0], after[2] === before[2]]).toEqual([true, true])
    expect(asked).toEqual([1, 2, 3, 5])
  })

  test('gives the same answer for the same list', () => {
    const { doubles, asked } = counting()
    const list = [one, two]
    expect(doubles(list)).toBe(doubles(list))
    expect(doubles([one, two, three]).length).toBe(3)
    expect(doubles([one])).toEqual([{ value: 2 }])
    expect(asked).toEqual([1, 2, 3])
  })
})

test('memoPlaces finds each by id, wherever it has come to', () => {
  const placeOf = memoPlaces()
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  for (const list of [[a, b, c], [a, { id: 'b' }, c], [b, c], [c, b, a], []])
    for (const { id } of [a, b, c]) expect(placeOf(list, id)).toBe(list.findIndex((one) => one.id === id))
})

test('lastMemo works anew when anything has changed that the answer was made from', () => {
  let asked = 0
  const sum = lastMemo(
    ({ value }: { readonly value: number }, more: number) => {
      asked++
      return value + more
    },
    ({ value }, more): readonly unknown[] => [value, more],
  )
  expect([sum({ value: 1 }, 2), sum({ value: 1 }, 2), sum({ value: 1 }, 3), sum({ value: 2 }, 3)]).toEqual([
    3, 3, 4, 5,
  ])
  expect(asked).toBe(3)
})
