import { expect } from 'vitest'
import { obstructionOf } from '#rules/skirmish/game/board/sight.ts'
import type { Cloud, State } from '#rules/skirmish/game/state.ts'
import type { Feature } from '#rules/skirmish/scenarios/scenario.ts'
import { fromInches, pointAt } from '#rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import { onTable, unitIn, withMen, withUnit } from '../battle.ts'

type Place = readonly [number, number]

/** Firers and targets stand far off; a friend of another unit is alone at (10, 20). */
const ground = (...features: readonly Feature[]): State =>
  withMen(
    onTable(
      {
        a: [
          { id: 'a-1', organisation: 'fr-squad-1914', at: [34, 2] },
          { id: 'a-2', organisation: 'fr-squad-1914', at: [10, 40] },
        ],
        b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [34, 46] }],
      },
      features,
    ),
    'a-2',
    1,
  )

const OPEN = ground()

/** What stops the line of a man of the first squad to a man of the enemy's. */
const between = (state: State, from: Place, to: Place): string | undefined =>
  obstructionOf(state, {
    from: pointAt({ x: from[0], y: from[1] }),
    to: pointAt({ x: to[0], y: to[1] }),
    by: unitIn(state, 'a-1'),
    at: unitIn(state, 'b-1'),
  })

const north = (state: State): string | undefined => between(state, [10, 10], [10, 30])

rule(['SK-FIRE-18', 'SK-FIRE-29'], 'a building stops the line, its border does not', () => {
  const house = ground({ kind: 'small-building-wood', name: 'House', at: [8, 18, 12, 22] })
  expect(north(house)).toBe('building')
  expect(between(house, [8, 10], [8, 30])).toBeUndefined()
  expect(between(house, [7, 21], [9, 23])).toBeUndefined()
  const dugout = ground({ kind: 'dugout', name: 'Dugout', at: [8, 18, 12, 22] })
  expect(north(dugout)).toBeUndefined()
})

rule('SK-FIRE-18', 'the building that either end is in does not', () => {
  const house = ground({ kind: 'medium-building-brick', name: 'House', at: [8, 18, 12, 22] })
  expect(north(withUnit(house, 'a-1', { inside: 'house' }))).toBeUndefined()
  expect(north(withUnit(house, 'b-1', { inside: 'house' }))).toBeUndefined()
})

rule('SK-FIRE-18', 'vehicles and wrecks stop it', () => {
  const tank = onTable({
    a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [34, 2] }],
    b: [
      { id: 'b-1', organisation: 'ge-gruppe-1914', at: [34, 46] },
      { id: 'b-2', organisation: 'mark-iv-male', at: [10, 20] },
    ],
  })
  expect(north(tank)).toBe('vehicle')
  const { vehicle } = unitIn(tank, 'b-2')
  const wreck = withUnit(tank, 'b-2', { where: 'gone', vehicle: vehicle && { ...vehicle, destroyed: true } })
  expect(north(wreck)).toBe('vehicle')
  expect(between(tank, [8.9, 10], [8.9, 30])).toBeUndefined()
})

rule('SK-FIRE-18', 'a hill between stops it, unless either end is on it', () => {
  const hill = ground({ kind: 'hill', name: 'Hill', at: [8, 18, 12, 22] })
  expect(north(hill)).toBe('hill')
  expect(between(hill, [10, 20], [10, 30])).toBeUndefined()
  expect(between(hill, [10, 10], [10, 18])).toBeUndefined()
})

rule(['SK-FIRE-18', 'SK-FIRE-29'], 'more than 2 inches of wood stop it, all woods added up', () => {
  const wood = (name: string, from: number, to: number): Feature => ({
    kind: 'wood',
    name,
    at: [2, from, 18, to],
  })
  expect(north(ground(wood('One', 18, 20)))).toBeUndefined()
  expect(north(ground(wood('One', 18, 20.1)))).toBe('wood')
  expect(north(ground(wood('One', 14, 15.5), wood('Two', 24, 25.5)))).toBe('wood')
})

rule(['SK-FIRE-18', 'SK-FIRE-29'], 'men within 2 inches of the edge of a wood see out and are seen', () => {
  const wood = ground({ kind: 'wood', name: 'Wood', at: [2, 18, 18, 34] })
  expect([between(wood, [10, 20], [10, 10]), between(wood, [10, 10], [10, 20])]).toEqual([
    undefined,
    undefined,
  ])
  expect(between(wood, [10, 21], [10, 10])).toBe('wood')
})

rule('SK-FIRE-18', 'a friend of another unit within an inch of the line stops it', () => {
  const friend = (otherwise: Parameters<typeof withUnit>[2] = {}, state = OPEN): State =>
    withUnit(state, 'a-2', { x: 10, y: 20, ...otherwise })
  expect(north(friend())).toBe('friend')
  expect(between(friend(), [11, 10], [11, 30])).toBe('friend')
  expect(between(friend(), [11.02, 10], [11.02, 30])).toBeUndefined()
  expect(north(friend({ prone: true }))).toBeUndefined()
  expect(between(friend(), [10, 19], [10, 30])).toBeUndefined()
  expect(between(friend(), [10, 18.9], [10, 30])).toBe('friend')
  const trench = ground({
    kind: 'trench',
    name: 'T',
    along: [
      [0, 20],
      [20, 20],
    ],
  })
  expect(north(friend({ trench: 't' }, trench))).toBeUndefined()
  const hill = ground({ kind: 'hill', name: 'Hill', at: [8, 8, 12, 12] })
  expect(north(friend({}, hill))).toBeUndefined()
  expect(between(friend({}, hill), [10, 14], [10, 30])).toBe('friend')
})

rule('SK-FIRE-32', 'a friend in melee stops it even if he lies', () => {
  const fight = withUnit(OPEN, 'a-2', { x: 10, y: 20, prone: true })
  const melees = [{ id: 1, units: ['a-2', 'b-1'], rounds: 1, newcomers: [], flanked: [], charges: [] }]
  expect(north({ ...fight, melees })).toBe('friend')
})

rule(['SK-FIRE-29', 'SK-FIRE-40'], 'enemies, wire, hedges, trenches, wagons and guns never do', () => {
  const lines = ground(
    {
      kind: 'wire',
      name: 'Wire',
      along: [
        [0, 15],
        [20, 15],
      ],
    },
    {
      kind: 'hedge',
      name: 'Hedge',
      along: [
        [0, 17],
        [20, 17],
      ],
    },
    {
      kind: 'wall',
      name: 'Wall',
      along: [
        [0, 19],
        [20, 19],
      ],
    },
    {
      kind: 'trench',
      name: 'Trench',
      along: [
        [0, 25],
        [20, 25],
      ],
    },
  )
  expect(north(lines)).toBeUndefined()
  const others = onTable({
    a: [
      { id: 'a-1', organisation: 'fr-squad-1914', at: [34, 2] },
      { id: 'a-2', organisation: 'wagon', at: [10, 20] },
      { id: 'a-3', organisation: 'medium-gun', at: [20, 20] },
    ],
    b: [
      { id: 'b-1', organisation: 'ge-gruppe-1914', at: [34, 46] },
      { id: 'b-2', organisation: 'ge-gruppe-1914', at: [10, 30] },
    ],
  })
  // Over wagon and gun, clear of drivers and crew, who stand behind
  expect(between(others, [2, 20.2], [30, 20.2])).toBeUndefined()
  expect(between(others, [10, 24], [10, 40])).toBeUndefined()
})

rule(['SK-FIRE-29', 'SK-SET-09'], 'the limit of sight stops every longer line', () => {
  const night: State = { ...OPEN, scenario: { ...OPEN.scenario, sight: 9 } }
  expect(between(night, [10, 10], [10, 19])).toBeUndefined()
  expect(between(night, [10, 10], [10, 19.1])).toBe('distance')
})

const puff = (kind: Cloud['kind']): State => ({
  ...OPEN,
  clouds: [{ id: 1, kind, diameter: fromInches(2), along: 0, age: 1, puffs: [pointAt({ x: 10, y: 20 })] }],
})

rule(
  ['SK-CLD-07', 'SK-CLD-12'],
  'a line longer than 2 inches that touches smoke is stopped; gas stops none',
  () => {
    expect(north(puff('smoke'))).toBe('smoke')
    expect(north(puff('gas'))).toBeUndefined()
    expect(between(puff('smoke'), [11, 10], [11, 30])).toBe('smoke')
    expect(between(puff('smoke'), [11.1, 10], [11.1, 30])).toBeUndefined()
    expect(between(puff('smoke'), [10, 19], [10, 21])).toBeUndefined()
    expect(between(puff('smoke'), [10, 19], [10, 21.1])).toBe('smoke')
  },
)
