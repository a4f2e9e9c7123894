import { expect, test } from 'vitest'
import { commanderBy } from '#commander/commander.ts'
import {
  bestOf,
  byScenario,
  type Doctrine,
  orElse,
  type Staff,
  type Wish,
  wishes,
} from '#kernel/game/commander.ts'

const wish = (kind: string, more: object = {}): Wish => ({ order: { kind, ...more }, why: `We ${kind}.` })

/** Only orders of these kinds are legal. */
const allowing = (...kinds: readonly string[]): Staff => ({
  side: 'a',
  random: () => 0,
  check: ({ kind }) => (kinds.includes(kind) ? undefined : { code: 'no', message: 'Not now.' }),
  sample: () => ({ kind: 'sampled' }),
})

const kindsOf = (thought: Iterable<Wish>): readonly string[] => [...thought].map(({ order }) => order.kind)

test('what has come up before is left out, in whatever order its fields stand', () => {
  const { candidates } = wishes('routine', () => [
    wish('go', { to: 'A1', with: [1, 2] }),
    wish('stay'),
    wish('go', { with: [1, 2], to: 'A1', by: undefined }),
    wish('go', { to: 'A1', with: [2, 1] }),
  ])
  expect(kindsOf(candidates)).toEqual(['go', 'stay', 'go'])
})

test('wishes can be gone through again, and are thought of only when they are asked for', () => {
  const thought: string[] = []
  const { candidates } = wishes('routine', function* () {
    for (const kind of ['first', 'second']) {
      thought.push(kind)
      yield wish(kind)
    }
  })
  expect(thought).toEqual([])
  const [first] = candidates
  expect(first?.order.kind).toBe('first')
  expect(thought).toEqual(['first'])
  expect(kindsOf(candidates)).toEqual(['first', 'second'])
  expect(kindsOf(candidates)).toEqual(['first', 'second'])
})

test('what else might be done follows the first that is legal', () => {
  const chain = ['storm', 'move', 'stay'].map((kind) => wish(kind))
  const others = ({ order }: Wish) => [wish(`not ${order.kind}`)]
  expect(kindsOf(orElse(allowing('move', 'stay'), chain, others))).toEqual([
    'storm',
    'move',
    'not move',
    'stay',
  ])
  expect(kindsOf(orElse(allowing(), chain, others))).toEqual(['storm', 'move', 'stay'])
})

test('a commander does the first legal thing that its doctrine would like, else anything', () => {
  const commander = commanderBy({ wishes: () => wishes('routine', () => [wish('storm'), wish('move')]) })
  expect(commander(() => undefined, allowing('move')).why).toBe('We move.')
  expect(commander(() => undefined, allowing()).order.kind).toBe('sampled')
})

test('the best of some things is the first of those that are worth most, if any is worth enough', () => {
  const lengthOf = (word: string) => word.length
  expect(bestOf(['a', 'bb', 'cc'], lengthOf)).toBe('bb')
  expect(bestOf(['a', 'bb'], lengthOf, 2)).toBeUndefined()
})

test('a doctrine goes by what it knows of a ground, for the side that it knows it of', () => {
  const doctrineBy = (kind: string): Doctrine<{ readonly ground: string }> => ({
    wishes: () => wishes('routine', () => [wish(kind)]),
    answer: () => ({ agrees: kind === 'charge', why: kind }),
  })
  const { wishes: thinks, answer } = byScenario(
    doctrineBy,
    'wait',
    { hill: { a: 'charge' } },
    ({ ground }) => ground,
  )
  const does = (ground: string, side: string): readonly string[] =>
    kindsOf(thinks({ ground }, { ...allowing('charge', 'wait'), side }).candidates)
  expect([does('hill', 'a'), does('hill', 'b'), does('plain', 'a')]).toEqual([['charge'], ['wait'], ['wait']])
  expect(answer?.({ ground: 'hill' }, allowing())).toEqual({ agrees: true, why: 'charge' })
  expect(answer?.({ ground: 'plain' }, allowing())).toEqual({ agrees: false, why: 'wait' })
})
