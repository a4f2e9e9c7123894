import fc from 'fast-check'
import { expect, test } from 'vitest'
import { derivedSeed, factsHash, hashOf, stateHasher, wholeStateHasher } from '#kernel/game/battle/hash.ts'

// Stored battles hold these; they may never change.
test.each([
  [null, '73b6ca52a81b443e'],
  [0, 'b01bfb9bde5d2bca'],
  [-1.5, 'd42ab8fc274c0851'],
  ['Ypres', '4572a56bd540a289'],
  [[1, [2], []], 'fa0be328f8a99a4c'],
  [{ turn: 3, units: [{ name: '2/Warwicks', men: 40 }], over: false }, '513166819debaf99'],
])('the hash of %j is golden', (data, golden) => {
  expect(hashOf(data)).toBe(golden)
})

test('the order of fields does not matter, the order of a list does', () => {
  expect(hashOf({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOf({ b: { d: 3, c: 2 }, a: 1 }))
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]))
})

test('a trip through JSON does not change the hash', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(hashOf(JSON.parse(JSON.stringify(data)))).toBe(hashOf(data))
    }),
  )
  expect(hashOf({ a: undefined, b: -0 })).toBe(hashOf({ b: 0 }))
  expect(hashOf([undefined, Number.NaN])).toBe(hashOf([null, null]))
})

test('data that differs has another hash', () => {
  const seen = new Map<string, string>()
  const values: unknown[] = [null, true, false, '', '0', 'true', [], [[]], {}, { a: {} }, [{}], { a: [] }]
  for (let i = -2000; i < 2000; i++) values.push(i, String(i), [i], { i }, { [i]: 0 }, i + 0.5, i * 2 ** 33)
  for (let a = 0; a < 60; a++)
    for (let b = 0; b < 60; b++) values.push({ a, b }, [a, b], { u: { a }, v: { b } })
  const collisions: string[] = []
  for (const value of values) {
    const text = JSON.stringify(value)
    const hash = hashOf(value)
    const other = seen.get(hash)
    if (hash.length !== 16 || (other !== undefined && other !== text))
      collisions.push(`${text} ${other} ${hash}`)
    seen.set(hash, text)
  }
  expect(collisions).toEqual([])
})

test('swapping values between fields or objects changes the hash', () => {
  expect(hashOf({ a: 1, b: 2 })).not.toBe(hashOf({ a: 2, b: 1 }))
  expect(hashOf([{ a: 1 }, { a: 2, b: 3 }])).not.toBe(hashOf([{ a: 1, b: 3 }, { a: 2 }]))
  expect(hashOf(['ab', 'c'])).not.toBe(hashOf(['a', 'bc']))
})

test('every bit of a changed number spreads over the whole hash', () => {
  let flips = 0
  for (let bit = 0; bit < 31; bit++) {
    const [one, two] = [hashOf({ men: 0 }), hashOf({ men: 2 ** bit })]
    for (let i = 0; i < 16; i += 4) {
      const difference = Number.parseInt(one.slice(i, i + 4), 16) ^ Number.parseInt(two.slice(i, i + 4), 16)
      flips += difference.toString(2).replaceAll('0', '').length
    }
  }
  expect(flips / 31).toBeGreaterThan(28)
  expect(flips / 31).toBeLessThan(36)
})

test('derived seeds are safe integers, all different', () => {
  const seeds = Array.from({ length: 10_000 }, (_, i) => derivedSeed(1914, i))
  expect(new Set(seeds).size).toBe(seeds.length)
  expect(seeds.every(Number.isSafeInteger)).toBe(true)
  expect(derivedSeed(1914, 'red')).not.toBe(derivedSeed(1914, 'blue'))
})

test('hashing whole states one after the other gives the same as hashing each alone', () => {
  const part = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()))
  const states = fc.array(fc.record({ turn: fc.nat(), units: part, table: part }), { minLength: 2 })
  fc.assert(
    fc.property(states, (all) => {
      const whole = wholeStateHasher()
      const hash = stateHasher()
      for (const state of [...all, ...all]) {
        expect(whole(state)).toBe(hashOf(state))
        expect(hash(state)).toBe(stateHasher()(state))
      }
    }),
  )
})

test('what is replaced, added, taken out or moved in a list is seen', () => {
  const whole = wholeStateHasher()
  const hash = stateHasher()
  const [a, b, c] = [{ men: 1 }, { men: 2 }, { men: 3 }]
  const others = [
    [a, b],
    [c, b],
    [a, b, c],
    [c, b],
    [c, b, c],
    [[c, b], c],
    { 0: a },
    [[b, c], c],
    1,
    [a, 1, b],
  ]
  for (const units of [[a, b], [a, { men: 4 }], [b, a], [a, b, c], [c], [], [[a], [b]], ...others])
    expect([whole({ units }), hash({ units })]).toEqual([hashOf({ units }), stateHasher()({ units })])
})

test('what stands in a field is replaced and never changed, so it is not looked at again', () => {
  const hash = stateHasher()
  const state = { turn: 1, units: [{ men: 1 }] }
  const before = hash(state)
  for (const unit of state.units) unit.men = 2
  expect(hash(state)).toBe(before)
  state.turn = 2
  expect(hash(state)).not.toBe(before)
})

const VOIDS = [null, false, 0, -0, '', [], undefined, Number.NaN]

/** What may stand in a field, with objects and lists in it. */
const DATA = fc.jsonValue({ maxDepth: 3 })

/** The same with other values for the fields that hold nothing, and with some more of them. */
const filledUp = (data: unknown, number: number): unknown => {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map((one, i) => filledUp(one, number + i))
  const fields = Object.entries(data).map(([name, value], i) => {
    const isVoid = VOIDS.some((one) => one === value) || (Array.isArray(value) && value.length === 0)
    return [name, isVoid ? VOIDS[(number + i) % VOIDS.length] : filledUp(value, number + i)]
  })
  const added = VOIDS.map((one, i) => [`added ${i}`, one])
  return Object.fromEntries([...fields, ...added, ['name', number], ['title', [number]]])
}

test('a field that holds nothing is as good as absent, at any depth, and names never count', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), DATA), fc.nat(), (state, number) => {
      const filled = filledUp(state, number)
      expect(stateHasher()(filled)).toBe(stateHasher()(state))
      expect(factsHash(filled)).toBe(factsHash(state))
      const after = stateHasher()
      expect([after(state), after(filled), after(state)]).toEqual(Array(3).fill(stateHasher()(state)))
    }),
  )
})

test('the items of a list all count', () => {
  const hash = stateHasher()
  const lists = [[], [null], [false], [0], [''], [[]], [0, 0], [{}], [1, 0], [0, 1], [1], [[0]], [['']]]
  const hashes = lists.map((list) => hash({ list }))
  // What cannot be told apart in JSON is one: nothing else is.
  expect(new Set(hashes).size).toBe(lists.length)
})

test('the fields of the setting do not count, others of their names below do', () => {
  const hash = stateHasher(['scenario', 'options'])
  const state = { scenario: { title: 'Mons' }, options: { gas: 'yes' }, turn: 1, units: [{ options: 1 }] }
  const before = hash(state)
  expect(hash({ ...state, scenario: 'Loos', options: [] })).toBe(before)
  expect(hash({ ...state, units: [{ options: 2 }] })).not.toBe(before)
})

test('the name of a phase says which decision is waited for, and counts', () => {
  const hash = stateHasher()
  const waiting = (name: string) => hash({ phases: [{ name: 'turn' }, { name, unit: { name: 'A' } }] })
  expect(waiting('fire')).not.toBe(waiting('move'))
  const called = (name: string) =>
    hash({ phases: [{ name: 'turn', last: { unit: { id: 'a', name } } }], units: [{ id: 'a', name }] })
  expect(called('A Company')).toBe(called('1st Company'))
})

// Stored battles of the format /2 hold these; they may never change.
test.each([
  [{}, '303692ab9798abd3'],
  [{ turn: 3, units: [{ id: 'a', name: '2/Warwicks', men: 40 }], over: false }, '1736b0c118c11657'],
  [{ phases: [{ name: 'fire', left: [0, 1.5] }], agreed: [], ending: null }, '16d1a9ccc9d01181'],
])('the hash of the state %j is golden', (state, golden) => {
  expect(stateHasher()(state)).toBe(golden)
})
