import { expect } from 'vitest'
import type { State } from '#rules/passchendaele/game/state.ts'
import { cavalry, field, infantry, machineGun, mortar } from '#rules/passchendaele/scenarios/scenario.ts'
import type { Order, Status } from '#rules/passchendaele/vocabulary.ts'
import { rule } from '../../../rule.ts'
import {
  baseOf,
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
  setBase,
  setTable,
  setUnit,
  unitOf,
} from './table.ts'

/** Lets a unit carry on with an order; the two dice are chosen so that it moves. */
const moving = (
  state: State,
  id: string,
  order: Order,
  dice: readonly number[],
  status: Status = 'solid',
) => {
  ready(state, id, order, status)
  give(state, unitOf(state, id).side, { kind: 'carry-on', unit: id }, dice)
}
const move = (state: State, order: object = {}, dice: readonly number[] = []) =>
  give(state, 'entente', { kind: 'move', ...order }, dice)
const headings = (...pairs: [string, number][]) => ({
  bases: pairs.map(([base, heading]) => ({ base, heading })),
})

rule('PA-MOVE-01', 'three kinds of movement by order, and falling back by a check', () => {
  const after = (order: Order, dice: readonly number[]) => {
    const state = inTurn([british('A', 'line', infantry([20, 20]))])
    moving(state, 'a', order, dice)
    move(state)
    return places(state, 'a')[0]
  }
  expect(after('advance', [4, 4])).toEqual([20, 22])
  expect(after('retreat', [3, 3])).toEqual([20, 18])
  expect(after('countermarch', [3, 4])).toEqual([22, 20])
  const shot = inTurn([british('A', 'line', infantry([20, 20])), german('B', 'line', infantry([20, 24]))])
  ready(shot, 'a', 'advance')
  // 2 - 2 for a load of 7 is 0.
  const events = give(shot, 'entente', { kind: 'carry-on', unit: 'a' }, [1, 1])
  expect(eventOf(events, 'moved').how).toBe('fall-back')
  expect(places(shot, 'a')).toEqual([[20, 19]])
})

rule(
  ['PA-MOVE-03', 'PA-MOVE-14'],
  'the check alone says how far, and all of it is used, into gas and shells too',
  () => {
    const far = (...dice: [number, number]) => {
      const state = inTurn([british('A', 'line', infantry([20, 20]))])
      const box = { centre: { x: 50800, y: 55880 }, heading: 0, width: 2540, depth: 2540 }
      setTable(state, { gas: [{ guns: 'field-artillery', squares: [{ box, stack: 1 }] }] })
      moving(state, 'a', 'advance', dice)
      if (phaseOf(state) === 'move') move(state)
      return places(state, 'a')[0]?.[1]
    }
    expect([far(1, 1), far(1, 2), far(3, 3), far(5, 5)]).toEqual([20, 21, 22, 23])
  },
)

rule(['PA-MOVE-06', 'PA-GEO-11'], 'bases turn freely after any move, or where they stand', () => {
  const state = inTurn([british('A', 'line', infantry([20, 20], [24, 20]))])
  moving(state, 'a', 'advance', [4, 4])
  move(state, { bases: [{ base: 'a-1', facing: 90 }] })
  expect([baseOf(state, 'a-1').heading, baseOf(state, 'a-2').heading]).toEqual([9000, 0])
  const holds = inTurn([british('A', 'line', infantry([20, 20]))])
  give(holds, 'entente', { kind: 'carry-on', unit: 'a', facings: [{ base: 'a-1', facing: 210 }] })
  expect(baseOf(holds, 'a-1').heading).toBe(21000)
})

rule('PA-GEO-11', 'no turn into contact, an overlap or off the table', () => {
  const turn = (state: State) =>
    refused(state, 'entente', { kind: 'carry-on', unit: 'a', facings: [{ base: 'a-1', facing: 90 }] })
  const one = british('A', 'line', infantry([20, 20]))
  expect(turn(inTurn([one, german('B', 'line', infantry([20, 21.5]))]))).toBe('turn-contact PA-GEO-11')
  expect(turn(inTurn([one, german('B', 'line', infantry([20, 21.6]))]))).toBe('legal')
  expect(turn(inTurn([one, british('B', 'line', infantry([20, 21.2]))]))).toBe('turn-overlap PA-GEO-11')
  expect(turn(inTurn([british('A', 'line', infantry([20, 39.2]))]))).toBe('turn-off-table PA-GEO-11')
})

rule('PA-GEO-07', 'bases may take different lines in the cone but must stay together', () => {
  const state = inTurn([british('A', 'line', infantry([16, 20], [23, 20]))])
  moving(state, 'a', 'advance', [4, 4])
  expect(refused(state, 'entente', { kind: 'move', ...headings(['a-1', 46]) })).toBe(
    'wrong-direction PA-MOVE-12',
  )
  // Five inches apart; 45 degrees outward on both sides would make it nearly eight.
  expect(refused(state, 'entente', { kind: 'move', ...headings(['a-1', 315], ['a-2', 45]) })).toBe(
    'not-together PA-GEO-07',
  )
  move(state, headings(['a-1', 45], ['a-2', 315]))
  expect(places(state, 'a')).toEqual([
    [17.41, 21.41],
    [21.59, 21.41],
  ])
})

rule('PA-GEO-07', 'friends are passed through but not ended upon', () => {
  const through = inTurn([
    british('A', 'line', infantry([20, 20])),
    british('B', 'line', infantry([20, 21.5])),
  ])
  moving(through, 'a', 'advance', [5, 5])
  move(through)
  expect(places(through, 'a')).toEqual([[20, 23]])
  const upon = inTurn([british('A', 'line', infantry([20, 20])), british('B', 'line', infantry([20, 22.5]))])
  moving(upon, 'a', 'advance', [5, 5])
  move(upon)
  expect(places(upon, 'a')).toEqual([[20, 21.5]])
})

rule('PA-GEO-10', 'a unit torn apart closes up as far as it can and never widens the gap', () => {
  const state = inTurn([british('A', 'line', infantry([10, 20], [14, 20], [30, 20]))])
  moving(state, 'a', 'advance', [4, 4])
  expect(refused(state, 'entente', { kind: 'move', ...headings(['a-1', 0], ['a-2', 0], ['a-3', 0]) })).toBe(
    'not-together PA-GEO-07',
  )
  expect(refused(state, 'entente', { kind: 'move', ...headings(['a-3', 45]) })).toBe('not-together PA-GEO-07')
  move(state)
  expect(places(state, 'a')).toEqual([
    [11.41, 21.41],
    [15.41, 21.41],
    [28.59, 21.41],
  ])
})

rule('PA-GEO-05', 'contact is anything closer than a hundredth of an inch, corners included', () => {
  const meeting = (x: number) => {
    const state = inTurn([british('A', 'line', infantry([20, 20])), german('B', 'line', infantry([x, 22.5]))])
    moving(state, 'a', 'advance', [6, 6])
    return eventOf(move(state, {}, [6, 1]), 'contact').defenders.length
  }
  // Fought at once: 6 + 1 against 1 + 1.
  expect([meeting(20), meeting(22), meeting(22.005)]).toEqual([1, 1, 1])
  const past = inTurn([
    british('A', 'line', infantry([20, 20])),
    german('B', 'line', infantry([22.02, 22.5])),
  ])
  moving(past, 'a', 'advance', [6, 6])
  expect(kindsOf(move(past))).toEqual(['moved'])
})

rule(
  ['PA-MOVE-05', 'PA-GEO-05'],
  'an advance stops on contact; guns and mortars stop a quarter inch short',
  () => {
    const front = (unit: ReturnType<typeof british>, dice: readonly number[] = []) => {
      const state = inTurn([unit, german('B', 'line', infantry([20, 22]))])
      moving(state, 'a', 'advance', [6, 6])
      const events = move(state, {}, dice)
      return [places(state, 'a')[0]?.[1], kindsOf(events).includes('contact')]
    }
    expect(front(british('A', 'line', infantry([20, 20])), [6, 1])).toEqual([21, true])
    expect(front(british('A', 'line', mortar([20, 20])))).toEqual([20.75, false])
    expect(front(british('A', 'line', field([20, 19.8])))).toEqual([20.25, false])
  },
)

rule('PA-MOVE-15', 'one base in contact stops; the others finish, and then they fight', () => {
  const state = inTurn([
    british('A', 'line', infantry([20, 20], [24, 20])),
    german('B', 'line', infantry([20, 21.5])),
  ])
  moving(state, 'a', 'advance', [4, 4])
  ready(state, 'b', 'hold', 'disordered')
  // The second base ends more than 2 inches away and takes no part; solid + 1 against disordered - 2.
  const events = kindsOf(move(state, {}, [3, 3]))
  expect(events.slice(0, 2)).toEqual(['moved', 'contact'])
  expect(places(state, 'a')).toEqual([
    [20, 20.5],
    [24, 22],
  ])
})

rule(
  ['PA-MOVE-07', 'PA-MOVE-08'],
  'a retreat or countermarch stops a quarter inch short of the enemy',
  () => {
    const stop = (order: Order, x: number, y: number) => {
      const state = inTurn([british('A', 'line', infantry([20, 20])), german('B', 'line', infantry([x, y]))])
      setBase(state, 'b-1', { heading: 0 })
      moving(state, 'a', order, [6, 6])
      move(state)
      return places(state, 'a')[0]
    }
    expect(stop('retreat', 20, 17)).toEqual([20, 18.25])
    expect(stop('countermarch', 24, 20)).toEqual([21.75, 20])
  },
)

rule('PA-MOVE-08', 'a unit countermarches to one side', () => {
  const state = inTurn([british('A', 'line', infantry([20, 20], [24, 20]))])
  moving(state, 'a', 'countermarch', [4, 4])
  expect(refused(state, 'entente', { kind: 'move', ...headings(['a-1', 90], ['a-2', 270]) })).toBe(
    'both-ways PA-MOVE-08',
  )
  move(state, headings(['a-1', 270], ['a-2', 260]))
})

rule('PA-GEO-12', 'at the side edges a move stops with the centre on the edge', () => {
  const state = inTurn([british('A', 'line', infantry([39, 20]))])
  moving(state, 'a', 'countermarch', [5, 5])
  move(state)
  expect(places(state, 'a')).toEqual([[40, 20]])
})

const LAKE = { terrain: [['lake', 'impassable', 15, 22, 25, 23]] } as const

rule('PA-GEO-12', 'no part of a path may overlap impassable ground', () => {
  const state = inTurn([british('A', 'line', infantry([25.5, 20]))], LAKE)
  moving(state, 'a', 'advance', [5, 5])
  move(state)
  expect(places(state, 'a')).toEqual([[25.5, 21.5]])
  const beside = inTurn([british('A', 'line', infantry([26, 20]))], LAKE)
  moving(beside, 'a', 'advance', [5, 5])
  move(beside)
  expect(places(beside, 'a')).toEqual([[26, 23]])
})

const CANAL = { terrain: [['canal', 'impassable', 0, 22, 40, 23]], bridges: [[20, 22.5]] } as const

rule(['PA-MOVE-13', 'PA-MOVE-02'], 'a bridge within 6 inches of a base opens its barrier to it', () => {
  const crossing = (x: number) => {
    const state = inTurn([british('A', 'line', infantry([x, 21.4]))], CANAL)
    moving(state, 'a', 'advance', [5, 5])
    move(state, headings(['a-1', 0]))
    return places(state, 'a')[0]?.[1]
  }
  expect(crossing(26)).toBe(24.4)
  expect(crossing(27.2)).toBe(21.5)
})

rule('PA-MOVE-20', 'a base ends wholly beyond the barrier or stops at the near bank', () => {
  const crossing = (...dice: [number, number]) => {
    const state = inTurn([british('A', 'line', infantry([20, 21]))], CANAL)
    moving(state, 'a', 'advance', dice)
    move(state)
    return places(state, 'a')[0]?.[1]
  }
  expect([crossing(4, 4), crossing(5, 5)]).toEqual([21.5, 24])
  const back = inTurn([british('A', 'line', infantry([20, 24]))], CANAL)
  moving(back, 'a', 'retreat', [5, 5])
  move(back)
  expect(places(back, 'a')).toEqual([[20, 21]])
})

rule(
  'PA-MOVE-18',
  'off the far edge is a breakthrough, off the own edge no loss, unless falling back',
  () => {
    const advanced = inTurn([british('A', 'line', infantry([20, 39]))])
    moving(advanced, 'a', 'advance', [4, 4])
    expect(eventOf(move(advanced), 'moved').left).toEqual([{ base: 'a-1', fate: 'broken-through' }])
    const retreated = inTurn([british('A', 'line', infantry([20, 1]))])
    moving(retreated, 'a', 'retreat', [4, 4])
    move(retreated)
    expect(unitOf(retreated, 'a').gone[0]?.fate).toBe('withdrawn')
    const fled = inTurn([british('A', 'line', infantry([20, 0.5])), german('B', 'line', infantry([20, 4]))])
    ready(fled, 'a', 'hold')
    // In no works; 2 + 1 - 2 is 1.
    give(fled, 'entente', { kind: 'carry-on', unit: 'a' }, [1, 1])
    expect(unitOf(fled, 'a').gone[0]?.fate).toBe('lost')
    const sideways = inTurn([british('A', 'line', infantry([20, 39]))])
    moving(sideways, 'a', 'countermarch', [5, 5])
    move(sideways, headings(['a-1', 45]))
    expect(places(sideways, 'a')).toEqual([[21, 40]])
  },
)

rule(
  ['PA-MOVE-19', 'PA-TROOP-12'],
  'cavalry and what is attached to it goes twice as far in open countryside',
  () => {
    const ride = (ground: 'open-countryside' | 'cratered') => {
      const state = inTurn([british('A', 'line', cavalry([20, 20]), machineGun([22, 20]))], {
        ground,
        terrain: [['craters', 'cratered', 0, 22, 40, 30]],
      })
      moving(state, 'a', 'advance', [5, 5])
      move(state)
      return places(state, 'a').map(([, y]) => y)
    }
    // Two inches in the open cost one; two more are left for the craters.
    expect(ride('open-countryside')).toEqual([24, 24])
    expect(ride('cratered')).toEqual([23, 23])
  },
)

rule('PA-TROOP-12', 'a division checks as what it is, even when only attached bases are left', () => {
  const state = inTurn([british('A', 'line', infantry([20, 20]), mortar([22, 20]))])
  expect(unitOf(state, 'a').troop).toBe('infantry')
  setUnit(state, 'a', { bases: unitOf(state, 'a').bases.slice(1) })
  // At half strength it takes an 11 for a score of 10.
  moving(state, 'a', 'advance', [5, 6])
  move(state)
  expect(places(state, 'a')).toEqual([[22, 23]])
})
