import { expect } from 'vitest'
import type { Feature } from '#rules/skirmish/scenarios/scenario.ts'
import { rule } from '../../../rule.ts'
import { moving, onTable, placesIn, played, refusalOf, unitIn, withMen, withUnit } from '../battle.ts'

const SQUAD = { id: 'a-1', organisation: 'br-raiders-1916', at: [20, 20] } as const
const TROOP = { id: 'a-1', organisation: 'cavalry-troop', at: [20, 20], mounted: true } as const
const GUN = { id: 'a-1', organisation: 'medium-gun', at: [20, 20], stowed: true } as const
const CAR = { id: 'a-1', organisation: 'open-armoured-car', at: [20, 20] } as const
const MORTAR = { id: 'a-1', organisation: 'mortar', at: [20, 20] } as const
const ENEMY = { id: 'b-1', organisation: 'ge-gruppe-1916', at: [20, 30] } as const
type Listed = Parameters<typeof onTable>[0]['a']

const SHELLED: Feature = { kind: 'shelled', name: 'Craters', at: [0, 21, 48, 40] }
const WOOD: Feature = { kind: 'wood', name: 'Wood', at: [0, 21, 48, 40] }
const along = (
  kind: 'road' | 'hedge' | 'wall' | 'fence',
  ...line: readonly (readonly [number, number])[]
): Feature => ({
  kind,
  name: kind,
  along: line,
})
const ROAD = along('road', [20, 0], [20, 48])
const across = (kind: 'hedge' | 'wall' | 'fence') => along(kind, [0, 22], [48, 22])

const to = (x: number, y: number, otherwise: object = {}) => ({
  kind: 'move',
  unit: 'a-1',
  legs: [{ x, y }],
  ...otherwise,
})
const going = (a: NonNullable<Listed>, ground: readonly Feature[] = []) => moving(onTable({ a }, ground), 'a')
/** The farthest quarter of an inch north of 20 that a unit may go. */
const reach = (a: NonNullable<Listed>[number], ...ground: readonly Feature[]): number => {
  const state = going([a], ground)
  let far = 0
  while (refusalOf(state, 'a', to(20, 20 + far + 0.25)) === undefined) far += 0.25
  return far
}

rule(
  ['SK-MOV-04', 'SK-MOV-25'],
  'shelled ground costs foot twice, horse three times, and stops wheels',
  () => {
    // An inch of clear ground first.
    expect(reach(SQUAD, SHELLED)).toBe(3.5)
    expect(reach(TROOP, SHELLED)).toBe(4.5)
    expect(reach(GUN, SHELLED)).toBe(1)
  },
)

rule(['SK-MOV-07', 'SK-MOV-25'], 'rough ground costs twice; a road through it does not', () => {
  expect(reach(SQUAD, WOOD)).toBe(3.5)
  expect(reach(GUN, WOOD)).toBe(4.5)
  expect(reach(SQUAD, WOOD, ROAD)).toBe(6)
})

rule(
  ['SK-MOV-05', 'SK-MOV-06', 'SK-MOV-25'],
  'a car goes 12 on a road, 3 on clear ground, nowhere else',
  () => {
    expect(reach(CAR, ROAD)).toBe(12)
    expect(reach(CAR)).toBe(3)
    expect(reach(CAR, WOOD)).toBe(1)
  },
)

rule('SK-MOV-06', 'a tank goes 6, and 2 for an inch of bad ground', () => {
  expect(reach({ ...CAR, organisation: 'mark-iv-male' })).toBe(6)
  expect(reach({ ...CAR, organisation: 'mark-iv-male' }, SHELLED)).toBe(3.5)
})

rule(
  ['SK-MOV-13', 'SK-MOV-22'],
  'foot pay 2 for a hedge, fence or wall; horse do not jump walls; guns none',
  () => {
    expect(reach(SQUAD, across('wall'))).toBe(4)
    expect(reach(TROOP, across('hedge'))).toBe(10)
    expect(refusalOf(going([TROOP], [across('wall')]), 'a', to(20, 23))).toBe('obstacle SK-MOV-22')
    expect(refusalOf(going([GUN], [across('fence')]), 'a', to(20, 23))).toBe('obstacle SK-MOV-22')
    expect(refusalOf(going([CAR], [across('hedge'), ROAD]), 'a', to(20, 23))).toBe('obstacle SK-MOV-22')
  },
)

rule(['SK-MOV-13', 'SK-STR-10'], 'a tank leaves 3 inches of gap in a hedge, free to all', () => {
  const tank = { id: 'a-tank', organisation: 'mark-iv-male', at: [20, 20] } as const
  const state = moving(onTable({ a: [tank, { ...GUN, at: [26, 18] }] }, [across('hedge')]), 'a')
  const after = played(state, [['a', { ...to(20, 25), unit: 'a-tank' }]]).state
  expect(after.gaps.map(({ from, to: end }) => (end - from) / 2540)).toEqual([3])
  const behind = withUnit(withUnit(after, 'a-tank', { x: 40 }), 'a-1', { x: 21, y: 20 })
  expect(refusalOf(behind, 'a', to(21, 24))).toBeUndefined()
  expect(refusalOf(withUnit(behind, 'a-1', { x: 22 }), 'a', to(22, 24))).toBe('obstacle SK-MOV-22')
})

rule('SK-MOV-10', 'a change of formation costs 2 inches, mounted 4; facing is free', () => {
  const open = { formation: { to: 'open', when: 'start' }, facing: 90 }
  expect(refusalOf(going([SQUAD]), 'a', to(20, 24, open))).toBeUndefined()
  expect(refusalOf(going([SQUAD]), 'a', to(20, 24.1, open))).toBe('too-far SK-MOV-01')
  expect(refusalOf(going([TROOP]), 'a', to(20, 28, open))).toBeUndefined()
  expect(refusalOf(going([TROOP]), 'a', to(20, 28.1, open))).toBe('too-far SK-MOV-01')
  const formed = played(going([SQUAD]), [['a', to(20, 24, open)]]).state
  expect(unitIn(formed, 'a-1')).toMatchObject({ formation: 'open', facing: 9000, marks: { turned: true } })
})

rule(['SK-MOV-11', 'SK-SEQ-03'], 'lying down is free, rising costs 2 inches', () => {
  const lying = played(going([SQUAD]), [['a', to(20, 26, { prone: true })]]).state
  expect(unitIn(lying, 'a-1').prone).toBe(true)
  const state = withUnit(going([SQUAD]), 'a-1', { prone: true })
  expect(refusalOf(state, 'a', to(20, 24, { rise: true }))).toBeUndefined()
  expect(refusalOf(state, 'a', to(20, 24.1, { rise: true }))).toBe('too-far SK-MOV-01')
  expect(refusalOf(going([TROOP]), 'a', { kind: 'prone', unit: 'a-1' })).toBe('cannot-lie-down SK-MOV-11')
})

rule('SK-MOV-28', 'prone men crawl 2 inches in one leg, over any ground, not over a hedge', () => {
  const lying = (...ground: readonly Feature[]) => withUnit(going([SQUAD], ground), 'a-1', { prone: true })
  expect(refusalOf(lying(SHELLED), 'a', to(20, 22))).toBeUndefined()
  expect(refusalOf(lying(), 'a', to(20, 22.1))).toBe('crawl SK-MOV-28')
  expect(refusalOf(lying(across('hedge')), 'a', to(20.5, 21.9))).toBeUndefined()
  expect(refusalOf(withUnit(lying(across('hedge')), 'a-1', { y: 21 }), 'a', to(20, 22.5))).toBe(
    'obstacle SK-MOV-28',
  )
  expect(unitIn(played(lying(), [['a', to(20, 21)]]).state, 'a-1').prone).toBe(true)
})

rule(
  ['SK-MOV-28', 'SK-MOV-11'],
  'whoever crawls into a trench stands in it, at no price for the edge',
  () => {
    const trench: Feature = {
      kind: 'trench',
      name: 'Trench',
      along: [
        [0, 22],
        [48, 22],
      ],
    }
    const state = withUnit(going([SQUAD], [trench]), 'a-1', { prone: true })
    const crawled = played(state, [['a', to(20, 22)]]).state
    expect(unitIn(crawled, 'a-1')).toMatchObject({ trench: 'trench', prone: false })
  },
)

rule('SK-MOV-12', 'a troop that dismounts keeps half its move, at the rate it has then', () => {
  const order = (y: number, when: string) => ({ kind: 'dismount', unit: 'a-1', legs: [{ x: 20, y }], when })
  const state = going([TROOP])
  expect(refusalOf(state, 'a', order(23, 'before'))).toBeUndefined()
  expect(refusalOf(state, 'a', order(23.1, 'before'))).toBe('too-far SK-MOV-01')
  expect(refusalOf(state, 'a', order(26, 'after'))).toBeUndefined()
  expect(refusalOf(state, 'a', order(26.1, 'after'))).toBe('too-far SK-MOV-01')
})

rule('SK-MOV-33', 'a troop dismounts in place and its spacing changes', () => {
  const pair = withMen(going([TROOP]), 'a-1', 2)
  const down = played(pair, [['a', { kind: 'dismount', unit: 'a-1' }]]).state
  expect(placesIn(down, 'a-1')).toEqual([
    [20.5, 20],
    [19.5, 20],
  ])
})

rule(
  ['SK-MOV-12', 'SK-MOV-35', 'SK-MOV-01'],
  'unlimbering takes the move; an unlimbered gun is pushed 2 inches',
  () => {
    const state = going([GUN])
    const down = played(state, [['a', { kind: 'unlimber', unit: 'a-1', facing: 180 }]]).state
    expect(unitIn(down, 'a-1')).toMatchObject({
      limbered: false,
      facing: 18000,
      marks: { done: true, moved: true },
    })
    expect(reach({ id: 'a-1', organisation: 'medium-gun', at: [20, 20] })).toBe(2)
  },
)

rule('SK-MOV-16', 'nobody comes within an inch of an enemy, who is there already may go', () => {
  const facing = (y: number) =>
    moving(withMen(onTable({ a: [{ ...SQUAD, at: [20, y] }], b: [ENEMY] }), 'b-1', 3), 'a')
  expect(refusalOf(facing(25), 'a', to(20, 28.9))).toBeUndefined()
  // Exactly an inch is within an inch.
  expect(refusalOf(facing(25), 'a', to(20, 29))).toBe('near-enemy SK-MOV-16')
  expect(refusalOf(facing(29.1), 'a', to(20, 29.2))).toBe('near-enemy SK-MOV-16')
  expect(refusalOf(facing(29.1), 'a', to(20, 26))).toBeUndefined()
})

rule(['SK-MOV-16', 'SK-GEN-18'], 'the inch is kept from a machine gun too, not only from its crew', () => {
  const hmg = { id: 'b-1', organisation: 'hmg-team', at: [20, 25] } as const
  const state = moving(onTable({ a: [{ id: 'a-1', organisation: 'sniper', at: [20, 20] }], b: [hmg] }), 'a')
  expect(refusalOf(state, 'a', to(20, 24.1))).toBe('near-enemy SK-MOV-16')
  expect(refusalOf(state, 'a', to(20, 23.9))).toBeUndefined()
})

rule('SK-MOV-16', 'units pass through friends and do not end on them', () => {
  const friend = { ...SQUAD, id: 'a-2', at: [20, 22] } as const
  const state = going([SQUAD, friend])
  expect(refusalOf(state, 'a', to(20, 24))).toBeUndefined()
  const beside = played(state, [['a', to(20, 22)]]).state
  const taken = new Set(placesIn(beside, 'a-2').map(String))
  expect(placesIn(beside, 'a-1').some((place) => taken.has(String(place)))).toBe(false)
})

rule('SK-MOV-40', 'a weapon stands exactly where its unit is, or the move is refused', () => {
  const friend = { ...SQUAD, id: 'a-2', at: [20.5, 22] } as const
  expect(refusalOf(going([{ ...MORTAR }, friend]), 'a', to(20, 22))).toBe('place-taken SK-MOV-40')
  expect(refusalOf(going([{ ...MORTAR }, friend]), 'a', to(20, 23))).toBeUndefined()
})

rule('SK-MOV-32', 'a unit may leave over its own base edge and no other', () => {
  const state = going([{ ...SQUAD, at: [4, 3] }])
  const gone = played(state, [['a', to(4, -0.1)]]).state
  expect(unitIn(gone, 'a-1')).toMatchObject({ where: 'gone', fate: 'off-table' })
  expect(refusalOf(state, 'a', to(-0.1, 3))).toBe('off-table SK-MOV-32')
  // Not by way of the outside either.
  const round = {
    kind: 'move',
    unit: 'a-1',
    legs: [
      { x: -0.5, y: 3 },
      { x: 0.5, y: 3 },
    ],
  }
  expect(refusalOf(state, 'a', round)).toBe('off-table SK-MOV-32')
})

rule('SK-MOV-08', 'a march keeps to the road in column, 12 inches from enemies in sight', () => {
  const column = { ...SQUAD, at: [20, 4], formation: 'column' } as const
  const march = (x: number, y: number) => ({ kind: 'strategic-move', unit: 'a-1', legs: [{ x, y }] })
  const state = moving(
    withMen(onTable({ a: [column], b: [{ ...ENEMY, at: [20, 33] }] }, [ROAD]), 'b-1', 1),
    'a',
  )
  expect(refusalOf(state, 'a', march(20, 20.9))).toBeUndefined()
  expect(refusalOf(state, 'a', march(20, 21))).toBe('enemy-in-sight SK-MOV-08')
  expect(refusalOf(state, 'a', march(22, 14))).toBe('off-road SK-MOV-08')
  expect(refusalOf(withUnit(state, 'a-1', { formation: 'line' }), 'a', march(20, 14))).toBe(
    'not-in-column SK-MOV-08',
  )
  expect(unitIn(played(state, [['a', march(20, 14)]]).state, 'a-1').marks.silent).toBe('marched')
})

rule(['SK-MOV-02', 'SK-MOV-08'], 'field guns march 12 inches, as printed 18', () => {
  const march = { kind: 'strategic-move', unit: 'a-1', legs: [{ x: 20, y: 38 }] }
  expect(refusalOf(going([GUN], [ROAD]), 'a', march)).toBe('too-far SK-MOV-01')
  const printed = onTable({ a: [GUN] }, [ROAD], {}, { 'road-speed-guns': 'as-printed' })
  expect(refusalOf(moving(printed, 'a'), 'a', march)).toBeUndefined()
})

rule('SK-MOV-38', 'formation is not changed in a trench or lying down', () => {
  const trench: Feature = {
    kind: 'trench',
    name: 'Trench',
    along: [
      [0, 20],
      [48, 20],
    ],
  }
  const form = { kind: 'form', unit: 'a-1', formation: 'open' }
  expect(refusalOf(going([{ ...SQUAD, trench: 'trench' }], [trench]), 'a', form)).toBe(
    'cannot-form SK-MOV-38',
  )
  expect(refusalOf(withUnit(going([SQUAD]), 'a-1', { prone: true }), 'a', form)).toBe('cannot-form SK-MOV-38')
})

rule('SK-MOV-39', 'one order each; a mortar that fired its plot only holds, turning by 45 degrees', () => {
  const two = going([SQUAD, { ...SQUAD, id: 'a-2', at: [30, 20] }])
  expect(refusalOf(played(two, [['a', to(20, 21)]]).state, 'a', to(20, 22))).toBe('already-ordered SK-MOV-39')
  const fired = withUnit(going([MORTAR]), 'a-1', { marks: { firedPlot: true } })
  expect(refusalOf(fired, 'a', to(20, 21))).toBe('has-fired SK-MOV-39')
  expect(refusalOf(fired, 'a', { kind: 'prone', unit: 'a-1' })).toBe('has-fired SK-MOV-39')
  expect(refusalOf(fired, 'a', { kind: 'hold', unit: 'a-1', facing: 45 })).toBeUndefined()
  expect(refusalOf(fired, 'a', { kind: 'hold', unit: 'a-1', facing: 46 })).toBe('has-fired SK-MOV-39')
})

rule('SK-MOV-41', 'prone and rise use up the move', () => {
  const two = going([SQUAD, { ...SQUAD, id: 'a-2', at: [30, 20] }])
  const down = played(two, [['a', { kind: 'prone', unit: 'a-1' }]]).state
  expect(refusalOf(down, 'a', to(20, 21))).toBe('already-ordered SK-MOV-39')
})
