import { expect } from 'vitest'
import type { State } from '#rules/passchendaele/game/state.ts'
import { field, infantry, tank } from '#rules/passchendaele/scenarios/scenario.ts'
import { rule } from '../../../rule.ts'
import {
  british,
  eventOf,
  german,
  give,
  inTurn,
  kindsOf,
  phaseOf,
  places,
  ready,
  refused,
  setUnit,
  unitOf,
} from './table.ts'

const division = (...at: (readonly [number, number])[]) => inTurn([british('A', 'line', infantry(...at))])
const advance = (objective?: object | string) => ({
  kind: 'change',
  unit: 'a',
  order: 'advance',
  ...(objective ? { objective } : {}),
})
const order = (state: State, id: string): readonly unknown[] => {
  const { order: now, goal } = unitOf(state, id)
  return [now, goal !== null]
}

rule('PA-ORDER-09', 'an objective must lie beyond every base in the sense of the order', () => {
  const state = division([20, 20], [23, 22])
  const told = (to: string, x: number, y: number) =>
    refused(state, 'entente', { kind: 'change', unit: 'a', order: to, objective: { x, y } })
  expect([told('advance', 5, 22.01), told('advance', 5, 22)]).toEqual([
    'legal',
    'objective-not-ahead PA-ORDER-09',
  ])
  expect([told('retreat', 5, 19.9), told('retreat', 5, 21)]).toEqual([
    'legal',
    'objective-not-ahead PA-ORDER-09',
  ])
  expect([told('countermarch', 24, 2), told('countermarch', 19, 2), told('countermarch', 22, 2)]).toEqual([
    'legal',
    'legal',
    'objective-not-ahead PA-ORDER-09',
  ])
  expect(told('hold', 20, 30)).toBe('objective-needs-move PA-ORDER-02')
})

rule('PA-ORDER-07', 'a piece of terrain stands for its centre', () => {
  const state = inTurn([british('A', 'line', infantry([20, 20]))], {
    terrain: [['farm', 'fortified', 19, 24, 23, 26]],
    objectives: [['Bridge', 10, 30, 3]],
  })
  give(state, 'entente', advance('farm'), [6, 1, 1, 1, 3, 3])
  expect(unitOf(state, 'a').goal?.at).toEqual({ x: 21 * 2540, y: 25 * 2540 })
  expect(refused(inTurn([british('A', 'line', infantry([20, 20]))]), 'entente', advance('moon'))).toBe(
    'unknown-objective PA-ORDER-07',
  )
})

rule(
  ['PA-ORDER-07', 'PA-ORDER-04'],
  'the whole unit stops where its first base gets there, and holds',
  () => {
    const state = division([20, 20], [23, 20.5])
    give(state, 'entente', advance({ x: 5, y: 22 }), [6, 1, 1, 1, 6, 5])
    expect(phaseOf(state)).toBe('move')
    const events = give(state, 'entente', { kind: 'move' })
    expect(kindsOf(events)).toEqual(['moved', 'objective-reached'])
    expect([places(state, 'a'), order(state, 'a')]).toEqual([
      [
        [20, 21.5],
        [23, 22],
      ],
      ['hold', false],
    ])
  },
)

rule('PA-ORDER-04', 'without an objective it goes on until another order arrives', () => {
  const state = division([20, 20])
  ready(state, 'a', 'advance')
  for (const y of [22, 24]) {
    setUnit(state, 'a', { checked: false })
    give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [4, 4])
    give(state, 'entente', { kind: 'move' })
    expect([places(state, 'a'), order(state, 'a')]).toEqual([[[20, y]], ['advance', false]])
  }
})

rule('PA-ORDER-07', 'the line of a countermarch runs along the enemy direction', () => {
  const state = division([20, 20])
  give(
    state,
    'entente',
    { kind: 'change', unit: 'a', order: 'countermarch', objective: { x: 18.5, y: 3 } },
    [6, 1, 1, 1, 4, 4],
  )
  expect(refused(state, 'entente', { kind: 'move', bases: [{ base: 'a-1', heading: 90 }] })).toBe(
    'away-from-objective PA-ORDER-02',
  )
  give(state, 'entente', { kind: 'move' })
  expect([places(state, 'a'), order(state, 'a')]).toEqual([[[18.5, 20]], ['hold', false]])
})

rule(
  ['PA-ORDER-05', 'PA-ORDER-03'],
  'a new objective for the same order is a change, the same one is none',
  () => {
    const state = division([20, 20])
    ready(state, 'a', 'advance')
    setUnit(state, 'a', { goal: { at: { x: 2540, y: 30 * 2540 }, toward: 0 } })
    expect(refused(state, 'entente', advance({ x: 1, y: 30 }))).toBe('no-change PA-ORDER-03')
    expect(refused(state, 'entente', advance({ x: 1, y: 31 }))).toBe('legal')
    expect(refused(state, 'entente', advance())).toBe('legal')
    expect(refused(division([20, 20]), 'entente', { kind: 'change', unit: 'a', order: 'hold' })).toBe(
      'no-change PA-ORDER-03',
    )
  },
)

rule('PA-ORDER-06', 'an order that arrives is acted on at once, one that does not is lost', () => {
  const arrived = division([20, 20])
  give(arrived, 'entente', advance(), [1, 6, 1, 1, 4, 4])
  expect([phaseOf(arrived), order(arrived, 'a')[0]]).toEqual(['move', 'advance'])
  const lost = division([20, 20])
  const events = give(lost, 'entente', advance(), [1, 5, 1, 1, 4, 4])
  expect(eventOf(events, 'checked').runners).toEqual({ dice: 4, received: false })
  expect([order(lost, 'a')[0], unitOf(lost, 'a').checked]).toEqual(['hold', true])
})

rule(['PA-ORDER-02', 'PA-ORDER-08'], 'only guns fire barrages, and hold lifts the sheaf', () => {
  const state = inTurn([british('Tanks', 'line', tank([20, 20])), british('Guns', 'line', field([10, 5]))])
  expect(refused(state, 'entente', { kind: 'change', unit: 'tanks', order: 'fire-barrage' })).toBe(
    'barrage-needs-guns PA-ORDER-02',
  )
  expect(refused(state, 'entente', { kind: 'change', unit: 'guns', order: 'advance' })).toBe('legal')
})

rule('PA-RUN-05', 'runners count the fire and the status before the check', () => {
  const state = inTurn([british('A', 'line', infantry([20, 20])), german('B', 'line', infantry([20, 24]))])
  ready(state, 'a', 'hold', 'pinned')
  // Three runners: line less one for being pinned; small arms do not matter to them.
  const events = give(state, 'entente', advance(), [1, 1, 6, 6, 6])
  expect(eventOf(events, 'checked').runners).toEqual({ dice: 3, received: true })
})

rule('PA-CHECK-10', 'tanks within 2 inches take the infantry an inch further', () => {
  const state = inTurn([british('A', 'line', infantry([20, 20])), british('T', 'line', tank([23.5, 20]))])
  ready(state, 'a', 'advance')
  const near = give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [3, 3])
  expect(eventOf(near, 'checked').inches).toBe(3)
  const far = inTurn([british('A', 'line', infantry([20, 20])), british('T', 'line', tank([24.1, 20]))])
  ready(far, 'a', 'advance')
  expect(eventOf(give(far, 'entente', { kind: 'carry-on', unit: 'a' }, [3, 3]), 'checked').inches).toBe(2)
})

rule('PA-CHECK-13', 'half strength counts every base, but never a single one', () => {
  const score = (bases: number, lost: number) => {
    const at = (
      [
        [20, 20],
        [22, 20],
        [24, 20],
      ] as const
    ).slice(0, bases)
    const state = division(...at)
    ready(state, 'a', 'hold', 'wavering')
    const { bases: all } = unitOf(state, 'a')
    setUnit(state, 'a', {
      bases: all.slice(lost),
      gone: all.slice(0, lost).map(({ id, troop }) => ({ id, troop, fate: 'lost' })),
    })
    return eventOf(give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [3, 3]), 'checked').score
  }
  expect([score(3, 1), score(3, 2), score(2, 1), score(1, 0)]).toEqual([7, 6, 6, 7])
})
