import { expect } from 'vitest'
import { checkInput, fireOn } from '#rules/passchendaele/game/board/fire-count.ts'
import type { Square, State } from '#rules/passchendaele/game/state.ts'
import { extraHeavy, infantry, mortar } from '#rules/passchendaele/scenarios/scenario.ts'
import { rule } from '../../../rule.ts'
import {
  british,
  eventOf,
  type Ground,
  german,
  give,
  inTurn,
  phaseOf,
  places,
  ready,
  setBase,
  setTable,
  setUnit,
  unitOf,
} from './table.ts'

const A = british('A', 'line', infantry([20, 20]))
const shooter = german('B', 'line', infantry([20, 25]))

const square = (x: number, y: number): Square => ({
  box: { centre: { x: x * 2540, y: y * 2540 }, heading: 0, width: 2540, depth: 2540 },
  stack: 1,
})

/** One small-arms point in cratered ground and a double 1: the score is 0 on advance. */
const broken = (units: readonly Parameters<typeof inTurn>[0][number][], ground: Ground = {}): State => {
  const state = inTurn([A, shooter, ...units], ground)
  ready(state, 'a', 'advance')
  return state
}
const fallBack = (state: State) => give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [1, 1])

rule('PA-MOVE-10', 'one inch back, or as far as it takes to leave gas or shelling within two', () => {
  const plain = broken([])
  fallBack(plain)
  expect(places(plain, 'a')).toEqual([[20, 19]])
  const gassed = broken([])
  setTable(gassed, { gas: [{ guns: 'field-artillery', squares: [square(20, 19.5)] }] })
  fallBack(gassed)
  // The cloud reaches down to y = 19; the front edge comes to lie on it.
  expect(places(gassed, 'a')).toEqual([[20, 18.5]])
})

rule(
  ['PA-MOVE-10', 'PA-MOVE-16'],
  'a mortar out of reach within two inches is left behind, one nearer is not',
  () => {
    const from = (y: number) => {
      const state = broken([german('M', 'line', mortar([20, y]))])
      // 2 - 3 for a load of 12 is below 0 as well.
      fallBack(state)
      return places(state, 'a')[0]?.[1]
    }
    // From edge to edge 4.5 inches: it takes a little over 1.5 to be more than 6 away.
    expect(from(25.5)).toBe(18.49)
    expect(from(24.5)).toBe(19)
  },
)

rule('PA-MOVE-11', 'with less than an inch in every direction it surrenders', () => {
  const state = broken([], { terrain: [['lake', 'impassable', 10, 16, 30, 19]] })
  const events = fallBack(state)
  expect(eventOf(events, 'removed').why).toBe('surrendered')
  expect(unitOf(state, 'a').gone[0]?.fate).toBe('lost')
})

rule('PA-MOVE-16', 'the smallest turn that leaves an inch, to the side the owner chooses', () => {
  // 0.7 inch behind a base one inch wide; it takes 41 degrees to pass 0.6 aside.
  const pond = { terrain: [['pond', 'impassable', 19.9, 18, 20.1, 18.8]] } as const
  const state = inTurn([british('A', 'line', mortar([20, 20])), shooter], pond)
  ready(state, 'a', 'advance')
  give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [1, 1])
  expect(phaseOf(state)).toBe('fall-back')
  give(state, 'entente', { kind: 'fall-back', side: 'left' })
  expect(places(state, 'a')).toEqual([[20.66, 19.25]])
})

rule('PA-MOVE-16', 'an enemy behind leaves a way on one side only', () => {
  const state = broken([german('C', 'line', infantry([18.4, 18.4]))])
  setBase(state, 'c-1', { heading: 18000 })
  fallBack(state)
  const [x = 0, y = 0] = places(state, 'a')[0] ?? []
  expect(x).toBeGreaterThan(20)
  expect(y).toBeLessThan(20)
})

rule('PA-MOVE-16', 'all bases go the same way and distance, and the order stays', () => {
  const state = inTurn([british('A', 'line', infantry([18, 20], [22, 21])), shooter])
  ready(state, 'a', 'advance')
  give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [1, 1])
  expect(places(state, 'a')).toEqual([
    [18, 19],
    [22, 20],
  ])
  expect(unitOf(state, 'a').order).toBe('advance')
})

rule('PA-MOVE-21', 'friends behind are passed through to the first place with room for all', () => {
  const alone = broken([british('Friend', 'line', infantry([20, 18.7]))])
  fallBack(alone)
  // The friend stands from 18.2 to 19.2; the rear edge of an inch of base comes to 17.2.
  expect(places(alone, 'a')).toEqual([[20, 17.7]])
  const body = inTurn([
    british('A', 'line', infantry([18, 20], [20, 20])),
    british('Friend', 'line', infantry([20, 18.7])),
    shooter,
  ])
  ready(body, 'a', 'advance')
  fallBack(body)
  // All by the same line and distance, though one of them had room after an inch.
  expect(places(body, 'a')).toEqual([
    [18, 17.7],
    [20, 17.7],
  ])
  expect(unitOf(body, 'a').status).toBe('pinned')
})

rule('PA-MOVE-21', 'no farther centre is carried over the edge', () => {
  const behind = (y: number) => {
    const state = inTurn(
      [
        british('A', 'line', infantry([20, 2.4])),
        german('B', 'line', infantry([20, 7])),
        british('Friend', 'line', infantry([20, y])),
      ],
      { front: { german: 'north', entente: 'far' }, terrain: [['far', 'trench', 30, 30, 31, 31]] },
    )
    ready(state, 'a', 'advance')
    fallBack(state)
    return [places(state, 'a')[0]?.[1], unitOf(state, 'a').status]
  }
  expect(behind(1.2)).toEqual([0.2, 'pinned'])
  // Beyond this friend the centre would be over the edge: it stops in front of him.
  expect(behind(0.9)).toEqual([1.9, 'disordered'])
})

/** Ranks of friends without a gap behind A, deeper than it may go. */
const CROWD = [18.9, 17.9, 16.9, 15.9, 14.9, 13.9, 12.9].map((y, i) =>
  british(`Rank ${i}`, 'line', infantry([20, y])),
)

rule('PA-MOVE-22', 'jammed among its own men it drops a level more', () => {
  const state = broken(CROWD)
  const events = fallBack(state)
  expect(places(state, 'a')).toEqual([[20, 19.9]])
  // Down two for the score, and one for the crowd.
  expect(eventOf(events, 'jammed').status).toBe('disordered')
  expect(unitOf(state, 'a').status).toBe('disordered')
})

rule('PA-MOVE-22', 'from disordered it is removed, in works or out of them', () => {
  const mortars = [17, 19, 21, 23].map((x) => german(`M${x}`, 'line', mortar([x, 25])))
  const state = broken([...CROWD, ...mortars], { terrain: [['sap', 'trench', 15, 19.5, 25, 20.5]] })
  ready(state, 'a', 'advance', 'disordered')
  // 2 + 2 for having gone to ground - 3 for a load of 13: it keeps its status in the trench, and falls back.
  const events = fallBack(state)
  expect(eventOf(events, 'removed')).toMatchObject({ why: 'jammed', bases: 1 })
  expect(unitOf(state, 'a').bases).toEqual([])
})

const division = british('A', 'line', infantry([17, 20], [20, 20], [23, 20]))
const ground = (
  ...terrain: readonly (readonly [string, 'impassable', number, number, number, number])[]
) => ({
  terrain,
})

rule('PA-MOVE-23', 'base by base: those with an inch of their own go, the others are lost', () => {
  // A pond behind the middle base, too broad to pass on either side, and walls that keep the body from turning.
  const state = inTurn(
    [division, shooter],
    ground(
      ['pond', 'impassable', 19, 17, 21, 19.3],
      ['left', 'impassable', 15.5, 17, 15.9, 20],
      ['right', 'impassable', 24.1, 17, 24.5, 20],
    ),
  )
  ready(state, 'a', 'advance')
  const events = fallBack(state)
  expect(eventOf(events, 'bases-surrendered').bases).toEqual(['a-2'])
  expect(places(state, 'a')).toEqual([
    [17, 19],
    [23, 19],
  ])
  expect(unitOf(state, 'a').gone).toMatchObject([{ id: 'a-2', fate: 'lost' }])
})

rule('PA-MOVE-23', 'with fewer than half of them the whole unit surrenders', () => {
  const state = inTurn(
    [division, shooter],
    ground(
      ['lake', 'impassable', 15.8, 17, 21.2, 19.3],
      ['left', 'impassable', 15.5, 17, 15.9, 20],
      ['right', 'impassable', 24.1, 17, 24.5, 20],
    ),
  )
  ready(state, 'a', 'advance')
  expect(eventOf(fallBack(state), 'removed')).toMatchObject({ why: 'surrendered', bases: 3 })
})

rule(
  ['PA-MOVE-23', 'PA-MOVE-11'],
  'a single enemy base behind the middle takes the middle, not the division',
  () => {
    const line = british('A', 'line', infantry([18, 20], [20, 20], [22, 20]))
    const state = inTurn([line, shooter, german('C', 'line', infantry([20, 18.6]))])
    ready(state, 'a', 'advance')
    fallBack(state)
    expect(unitOf(state, 'a').bases.map(({ id }) => id)).toEqual(['a-1', 'a-3'])
  },
)

rule('PA-CHECK-15', 'bases that broke through or went home are not lost', () => {
  const half = (fate: 'lost' | 'broken-through' | 'withdrawn') => {
    const state = inTurn([division, shooter])
    const { bases } = unitOf(state, 'a')
    setUnit(state, 'a', {
      bases: bases.slice(2),
      gone: bases.slice(0, 2).map(({ id, troop }) => ({ id, troop, fate })),
    })
    const unit = unitOf(state, 'a')
    return checkInput(state, unit, fireOn(state, unit), 'hold').halfStrength
  }
  expect([half('lost'), half('broken-through'), half('withdrawn')]).toEqual([true, false, false])
})

rule('PA-CHECK-14', 'a garrison of a trench falls back only if it was disordered before', () => {
  const trench = { terrain: [['sap', 'trench', 15, 19.5, 25, 20.5]] } as const
  const garrison = (status: 'wavering' | 'disordered') => {
    const state = inTurn(
      [A, shooter, german('C', 'line', infantry([22, 25])), german('D', 'line', infantry([18, 25]))],
      trench,
    )
    ready(state, 'a', 'advance', status)
    give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [1, 1])
    return [unitOf(state, 'a').status, places(state, 'a')[0]?.[1]]
  }
  expect(garrison('wavering')).toEqual(['pinned', 20])
  expect(garrison('disordered')[0]).toBe('disordered')
})

rule('PA-MOVE-17', 'guns that cannot move lose status only', () => {
  const state = inTurn([british('Siege', 'line', extraHeavy([20, 20])), shooter])
  ready(state, 'siege', 'fire-barrage')
  setUnit(state, 'siege', { dugIn: false })
  // 2 + 1 - 2 is 1: down one and fall back.
  give(state, 'entente', { kind: 'carry-on', unit: 'siege' }, [1, 1])
  expect([unitOf(state, 'siege').status, places(state, 'siege')]).toEqual(['wavering', [[20, 20]]])
})
