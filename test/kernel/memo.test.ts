import { describe, expect, test } from 'vitest'
import { memo, memoEach, memoPlaces, partsOf, recentMemo } from '#kernel/memo.ts'

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

describe('partsOf', () => {
  interface State {
    readonly units: readonly string[]
    readonly turn: number
    readonly told: number
  }
  const PARTS = partsOf<State>()('units', 'turn')
  const units = ['a']

  test('remembers what follows from some parts while the others change, and what is given is the same', () => {
    let asked = 0
    const sum = PARTS.memo(({ turn }: State, more: number) => {
      asked++
      return turn + more
    })
    const asks: readonly (readonly [State, number])[] = [
      [{ units, turn: 1, told: 0 }, 2],
      [{ units, turn: 1, told: 9 }, 2],
      [{ units, turn: 1, told: 0 }, 3],
      [{ units: ['a'], turn: 1, told: 0 }, 3],
      [{ units, turn: 2, told: 0 }, 3],
    ]
    expect(asks.map((ask) => sum(...ask))).toEqual([3, 3, 4, 4, 5])
    expect(asked).toBe(4)
  })

  test("keeps two answers, a state's and a view's", () => {
    let asked = 0
    const turnOf = PARTS.memo(({ turn }: State) => {
      asked++
      return turn
    })
    const [state, view] = [
      { units, turn: 1, told: 0 },
      { units: [], turn: 1, told: 0 },
    ]
    for (const one of [state, view, state, view]) turnOf(one)
    expect(asked).toBe(2)
  })

  test('tells whether parts that were kept are still the same, though the state itself has been written in', () => {
    const state = { units, turn: 1, told: 0 }
    const kept = PARTS.of(state)
    state.told = 5
    expect(PARTS.isSame(kept, state)).toBe(true)
    state.turn = 2
    expect(PARTS.isSame(kept, state)).toBe(false)
  })
})
