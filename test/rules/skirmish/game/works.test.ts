import { expect } from 'vitest'
import { damageTo } from '#rules/skirmish/game/board/ground.ts'
import { gapsIn } from '#rules/skirmish/game/board/lines.ts'
import { batterAll } from '#rules/skirmish/game/shells/damage.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import type { Feature } from '#rules/skirmish/scenarios/scenario.ts'
import { STRUCTURE_VALUES } from '#rules/skirmish/tables/index.ts'
import { fromInches, pointAt, toInches } from '#rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import {
  happening,
  moving,
  onTable,
  placesIn,
  played,
  positionIn,
  refusalOf,
  unitIn,
  withMen,
} from '../battle.ts'

const SQUAD = { id: 'a-1', organisation: 'br-raiders-1916', at: [20, 20] } as const
const ENEMY = { id: 'b-1', organisation: 'sniper', at: [40, 40] } as const
const FARM: Feature = { kind: 'medium-building-brick', name: 'Farm', at: [18, 24, 22, 28] }
const BARN: Feature = { kind: 'small-building-wood', name: 'Barn', at: [18, 24, 22, 28] }
const DUGOUT: Feature = { kind: 'dugout', name: 'Dugout', at: [18, 24, 22, 26] }
const TRENCH: Feature = {
  kind: 'trench',
  name: 'Trench',
  along: [
    [0, 22.5],
    [48, 22.5],
  ],
}
const WALL: Feature = {
  kind: 'wall',
  name: 'Wall',
  along: [
    [16, 24],
    [25, 24],
  ],
}
const WIRE: Feature = {
  kind: 'wire',
  name: 'Wire',
  along: [
    [10, 24],
    [40, 24],
  ],
}

type Battering = Parameters<typeof batterAll>[1]
/** A shell of a medium gun, its blast 3 inches across, with this number of its table. */
const shelled = (
  state: State,
  x: number,
  y: number,
  table: number,
  otherwise: Partial<Battering> = {},
): State =>
  happening(state, [], (play) =>
    batterAll(play, {
      at: pointAt({ x, y }),
      radius: fromInches(1.5),
      weapon: 'medium-gun',
      ammo: 'he',
      table,
      by: 'b',
      from: null,
      marked: false,
      ...otherwise,
    }),
  ).state

const enter = (structure: string, ...legs: readonly { x: number; y: number }[]) => ({
  kind: 'enter',
  unit: 'a-1',
  structure,
  ...(legs.length > 0 && { legs }),
})
const leave = (x: number, y: number, otherwise: object = {}) => ({
  kind: 'leave',
  unit: 'a-1',
  at: { x, y },
  ...otherwise,
})
const going = (units: Parameters<typeof onTable>[0], ...ground: readonly Feature[]) =>
  moving(onTable(units, ground), 'a')

rule(
  ['SK-STR-02', 'SK-STR-03', 'SK-STR-01'],
  'a direct hit takes off the number, a near one half, all game long',
  () => {
    const state = onTable({ a: [SQUAD] }, [FARM])
    const direct = shelled(state, 20, 24, 9)
    expect(damageTo(direct, 'farm')).toBe(9)
    const near = shelled(direct, 20, 22.5, 9)
    expect(damageTo(near, 'farm')).toBe(13)
    expect(damageTo(shelled(near, 20, 22.4, 9), 'farm')).toBe(13)
  },
)

rule('SK-STR-05', 'shrapnel and smoke do nothing to a building', () => {
  const state = onTable({ a: [SQUAD] }, [FARM])
  expect(damageTo(shelled(state, 20, 26, 9, { ammo: 'shrapnel' }), 'farm')).toBe(0)
})

rule(
  ['SK-STR-08', 'SK-STR-12'],
  'a destroyed building is rubble, and those inside stand in line in it',
  () => {
    const state = withMen(onTable({ a: [{ ...SQUAD, inside: 'farm', formation: 'open' }] }, [FARM]), 'a-1', 3)
    const fallen = shelled(shelled(state, 20, 26, 10), 20, 26, 10)
    expect(unitIn(fallen, 'a-1').inside).toBeNull()
    expect(placesIn(fallen, 'a-1')).toEqual([
      [20, 26],
      [21, 26],
      [19, 26],
    ])
    // Rubble is rough: an inch and the rest of it for two, 6 in all.
    const state2 = moving(fallen, 'a')
    const north = (y: number) => ({ kind: 'move', unit: 'a-1', legs: [{ x: 20, y }] })
    expect(refusalOf(state2, 'a', north(30))).toBeUndefined()
    expect(refusalOf(state2, 'a', north(30.1))).toBe('too-far SK-MOV-01')
  },
)

rule(
  ['SK-STR-09', 'SK-STR-03'],
  'each section of a wall has its own value, and one destroyed leaves a gap',
  () => {
    const state = shelled(onTable({ a: [SQUAD] }, [WALL]), 20.5, 24.4, 5, { radius: fromInches(1.6) })
    expect([0, 1, 2].map((section) => damageTo(state, 'wall', section))).toEqual([2, 5, 2])
    const cross = (x: number) => ({
      kind: 'move',
      unit: 'a-1',
      legs: [
        { x, y: 23.9 },
        { x, y: 25 },
      ],
    })
    const at = (x: number) =>
      moving({ ...state, units: onTable({ a: [{ ...SQUAD, at: [x, 19.5] }] }, [WALL]).units }, 'a')
    expect(refusalOf(at(20), 'a', cross(20))).toBeUndefined()
    expect(refusalOf(at(18), 'a', cross(18))).toBe('too-far SK-MOV-01')
  },
)

rule(
  ['SK-STR-06', 'SK-STR-07'],
  'a shell opens a gap half its blast wide at the nearest point of the wire',
  () => {
    const spans = (state: State) =>
      gapsIn(state, 'wire').map(({ from, to }) =>
        [from, to].map((at) => Math.round(toInches(at) * 100) / 100),
      )
    const state = onTable({ a: [SQUAD] }, [WIRE])
    expect(spans(shelled(state, 20, 25, 9))).toEqual([[9.25, 10.75]])
    expect(spans(shelled(state, 20, 25.6, 9))).toEqual([])
    expect(spans(shelled(state, 20, 24, 9, { weapon: 'howitzer', radius: fromInches(2.5) }))).toEqual([
      [8.75, 11.25],
    ])
    expect(spans(shelled(state, 20, 24, 9, { ammo: 'shrapnel' }))).toEqual([])
    // Gaps that meet are one.
    expect(spans(shelled(shelled(state, 20, 24, 9), 21.5, 24, 9))).toEqual([[9.25, 12.25]])
  },
)

rule(
  ['SK-MOV-23', 'SK-MOV-13'],
  'entering costs 2 inches from the outline, and leaving 2, an inch outside',
  () => {
    const state = going({ a: [SQUAD], b: [ENEMY] }, FARM)
    const inside = played(state, [['a', enter('farm', { x: 20, y: 24 })]]).state
    expect(unitIn(inside, 'a-1')).toMatchObject({ inside: 'farm', marks: { moved: true } })
    expect(
      refusalOf(going({ a: [{ ...SQUAD, at: [20, 19.9] }] }, FARM), 'a', enter('farm', { x: 20, y: 24 })),
    ).toBe('too-far SK-MOV-01')
    expect(refusalOf(state, 'a', enter('farm', { x: 20, y: 23.9 }))).toBe('not-there SK-MOV-23')
    const held = going({ a: [{ ...SQUAD, inside: 'farm' }], b: [ENEMY] }, FARM)
    const out = played(held, [['a', leave(20, 28)]]).state
    expect(positionIn(out, 'a-1')).toEqual([20, 29])
    expect(refusalOf(held, 'a', leave(20, 28, { legs: [{ x: 20, y: 33 }] }))).toBeUndefined()
    expect(refusalOf(held, 'a', leave(20, 28, { legs: [{ x: 20, y: 33.1 }] }))).toBe('too-far SK-MOV-01')
    expect(refusalOf(held, 'a', leave(20, 26))).toBe('not-outline SK-MOV-23')
  },
)

rule(['SK-MOV-14', 'SK-STR-12'], 'a unit goes in whole or not at all, and friends share the room', () => {
  const at = [20, 23.9] as const
  expect(refusalOf(going({ a: [{ ...SQUAD, at }] }, BARN), 'a', enter('barn', { x: 20, y: 24 }))).toBe(
    'full SK-MOV-14',
  )
  // Eight and three find room for twelve; eight and eight do not.
  const with3 = { id: 'a-2', organisation: 'hmg-team', at: [20, 26], inside: 'farm' } as const
  const shared = going({ a: [{ ...SQUAD, at }, with3] }, FARM)
  expect(refusalOf(shared, 'a', enter('farm', { x: 20, y: 24 }))).toBeUndefined()
  const with8 = { ...SQUAD, id: 'a-2', inside: 'farm' } as const
  expect(refusalOf(going({ a: [{ ...SQUAD, at }, with8] }, FARM), 'a', enter('farm', { x: 20, y: 24 }))).toBe(
    'full SK-MOV-14',
  )
})

rule(
  ['SK-STR-12', 'SK-MOV-37'],
  'horse, guns and mortars do not go in, nor anybody where an enemy is',
  () => {
    const into = (organisation: 'mortar' | 'hmg-team') =>
      refusalOf(
        going({ a: [{ id: 'a-1', organisation, at: [20, 22] }] }, FARM),
        'a',
        enter('farm', { x: 20, y: 24 }),
      )
    expect(into('mortar')).toBe('cannot-enter SK-STR-12')
    expect(into('hmg-team')).toBeUndefined()
    const held = going({ a: [SQUAD], b: [{ ...ENEMY, inside: 'farm' }] }, FARM)
    expect(refusalOf(held, 'a', enter('farm', { x: 20, y: 24 }))).toBe('enemy-held SK-MOV-37')
  },
)

rule(
  'SK-STR-11',
  'a dugout is no obstacle and is entered and left within 2 inches, also from a trench',
  () => {
    const state = going({ a: [SQUAD], b: [ENEMY] }, DUGOUT)
    expect(refusalOf(state, 'a', { kind: 'move', unit: 'a-1', legs: [{ x: 20, y: 25 }] })).toBeUndefined()
    // From (20, 22) it is 2 to the outline: 2 inches of way and 2 to go in.
    expect(refusalOf(state, 'a', enter('dugout', { x: 20, y: 22 }))).toBeUndefined()
    expect(refusalOf(state, 'a', enter('dugout', { x: 20, y: 21.9 }))).toBe('not-there SK-STR-11')
    const below = going({ a: [{ ...SQUAD, inside: 'dugout' }], b: [ENEMY] }, DUGOUT, TRENCH)
    const out = played(below, [['a', leave(20, 22.6)]]).state
    expect(unitIn(out, 'a-1')).toMatchObject({ inside: null, trench: 'trench' })
    expect(positionIn(out, 'a-1')).toEqual([20, 22.5])
    // 2 in all, so 4 inches are left along the trench.
    expect(refusalOf(below, 'a', leave(20, 22.6, { legs: [{ x: 24, y: 22.5 }] }))).toBeUndefined()
    expect(refusalOf(below, 'a', leave(20, 22.6, { legs: [{ x: 24.1, y: 22.5 }] }))).toBe('too-far SK-MOV-01')
    expect(refusalOf(below, 'a', leave(20, 21.9))).toBe('too-far SK-STR-11')
  },
)

rule('SK-STR-14', 'an enemy within an inch of where they would come out keeps them in', () => {
  const state = going({ a: [{ ...SQUAD, inside: 'dugout' }], b: [{ ...ENEMY, at: [20, 22] }] }, DUGOUT)
  expect(refusalOf(state, 'a', leave(20, 23))).toBe('shut-in SK-STR-14')
  expect(refusalOf(state, 'a', leave(20, 26.5))).toBeUndefined()
})

rule(['SK-GEN-34', 'SK-MOV-23'], 'a garrison that leaves a bunker on a trench is in the trench', () => {
  const bunker: Feature = { kind: 'small-bunker', name: 'Bunker', at: [19, 21.5, 21, 23.5], faces: 180 }
  const hmg = { id: 'a-1', organisation: 'hmg-team', at: [20, 22.5] } as const
  const state = going({ a: [{ ...hmg, inside: 'bunker' }], b: [ENEMY] }, TRENCH, bunker)
  expect(unitIn(state, 'a-1').facing).toBe(18000)
  const out = played(state, [['a', leave(21, 22.5)]]).state
  expect(unitIn(out, 'a-1')).toMatchObject({ inside: null, trench: 'trench' })
  expect(positionIn(out, 'a-1')).toEqual([22, 22.5])
  // And back in from the trench, for which it has to walk up to the wall.
  const back = going({ a: [{ ...hmg, at: [23, 22.5], trench: 'trench' }] }, TRENCH, bunker)
  expect(refusalOf(back, 'a', enter('bunker', { x: 21, y: 22.5 }))).toBeUndefined()
})

rule(['SK-GEN-26', 'SK-STR-08'], 'a road over a river bridges nothing once the bridge has fallen', () => {
  const ground: readonly Feature[] = [
    { kind: 'river', name: 'River', at: [0, 22, 48, 24] },
    {
      kind: 'road',
      name: 'Road',
      along: [
        [24, 0],
        [24, 48],
      ],
    },
  ]
  const bridge: Feature = { kind: 'wooden-bridge', name: 'Bridge', at: [23, 21.5, 25, 24.5] }
  const over = (features: readonly Feature[], damage = 0) => {
    const column = { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 19], formation: 'column' } as const
    const state = onTable({ a: [column] }, features)
    const works = damage === 0 ? [] : [{ id: 'bridge', damage: [damage] }]
    return refusalOf(moving({ ...state, works }, 'a'), 'a', {
      kind: 'move',
      unit: 'a-1',
      legs: [{ x: 24, y: 25 }],
    })
  }
  const fallen = STRUCTURE_VALUES['wooden-bridge']
  expect(over([...ground, bridge])).toBeUndefined()
  expect(over([...ground, bridge], fallen - 1)).toBeUndefined()
  expect(over([...ground, bridge], fallen)).toBe('impassable SK-MOV-22')
  expect(over(ground)).toBe('impassable SK-MOV-22')
})
