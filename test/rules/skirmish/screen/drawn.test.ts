import { expect, it } from 'vitest'
import type { State } from '#rules/skirmish/game/state.ts'
import { AT_DESKS } from '#rules/skirmish/screen/desks/index.ts'
import { fromInches, pointAt, toInches } from '#rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import { charging, moving, onTable, played, unitIn, waitingFor } from '../battle.ts'

const { drag, writing } = AT_DESKS

const SQUADS = {
  a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }],
  b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 36] }],
} as const

const at = (x: number, y: number) => pointAt({ x, y })
const inches = (length: number): number => Math.round(toInches(length) * 100) / 100

/** A way drawn with the middle man of the French squad. */
const drawn = (state: State, ...way: readonly (readonly [number, number])[]) => {
  const { figures, facing } = unitIn(state, 'a-1')
  const [leader] = figures
  if (!leader) throw new Error('nobody')
  const path = [
    leader.at,
    ...way.map(([x, y]) => ({ x: leader.at.x + fromInches(x), y: leader.at.y + fromInches(y) })),
  ]
  const dragged = drag(
    state,
    'a',
    undefined,
    figures.map(({ id }) => id),
    path,
    facing,
  )
  if (!dragged) throw new Error('nothing drawn')
  return dragged
}

it('a way with a bend is a move in legs, with a ghost for every man', () => {
  const state = moving(onTable(SQUADS), 'a')
  const { order, refusal, used, left, ghosts } = drawn(state, [0, 3], [2, 3])
  expect(refusal).toBeUndefined()
  expect(order).toMatchObject({
    kind: 'move',
    unit: 'a-1',
    legs: [
      { x: 24, y: 23 },
      { x: 26, y: 23 },
    ],
  })
  expect([inches(used), inches(left)]).toEqual([5, 1])
  expect(ghosts.map(({ id }) => id)).toEqual(unitIn(state, 'a-1').figures.map(({ id }) => id))
  expect(unitIn(played(state, [['a', order]]).state, 'a-1').figures.map(({ at: place }) => place)).toEqual(
    ghosts.map(({ centre }) => centre),
  )
})

it('another way does not lie down at its end because the last one did, but a turn there does', () => {
  const state = moving(onTable(SQUADS), 'a')
  const { figures, facing } = unitIn(state, 'a-1')
  const before = { kind: 'move', unit: 'a-1', legs: [{ x: 24, y: 22 }], rise: false, prone: true } as const
  const again = (to: number, heading: number) => {
    const from = at(24, 20)
    const path = [from, { x: from.x, y: from.y + fromInches(to) }]
    const ids = figures.map(({ id }) => id)
    return drag(state, 'a', before, ids, path, heading)?.order
  }
  expect(again(3, facing)).toMatchObject({ kind: 'move', prone: false })
  expect(again(0, facing + 900)).toMatchObject({ kind: 'move', prone: true })
})

it('the price of a way is told ground by ground, and why it is refused', () => {
  const shelled = [{ kind: 'shelled', name: 'Craters', at: [0, 21, 48, 30] }] as const
  const state = moving(onTable(SQUADS, shelled), 'a')
  expect(drawn(state, [0, 3]).danger?.[0]?.text).toBe('1″ of open ground, 2″ of shelled ground for 4″')
  expect(drawn(state, [0, 4]).refusal).toMatchObject({ code: 'too-far', clause: 'SK-MOV-01' })
})

it('a squad dropped on an enemy charges him, with his fire and the odds told', () => {
  const near = { ...SQUADS, b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 27] }] } as const
  const state = charging(onTable(near), 'a')
  const { order, danger = [], ghosts } = drawn(state, [0, 7])
  expect(order).toEqual({ kind: 'charge', units: ['a-1'], target: 'b-1' })
  expect(danger.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Fires as they close: rifles, table 8, \d+ figures/),
    expect.stringMatching(/^Hand to hand, \d+ against \d+/),
  ])
  // The middle man stops base to base, three quarters of an inch short.
  expect(ghosts.find(({ id }) => id === 'a-1.1')?.centre.y).toBeCloseTo(at(0, 26.25).y, -2)
})

it('a shot shows its table step by step and the men hit for each face', () => {
  const near = { ...SQUADS, b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 28] }] } as const
  const state = waitingFor(onTable(near), 'fire', { name: 'fire', side: 'a', last: true })
  const { order, sheets = [] } = writing(state, 'a', undefined, 'a-1') ?? {}
  expect(order).toEqual({ kind: 'fire', units: ['a-1'], weapon: 'rifle', target: 'b-1' })
  expect(sheets[0]?.rows).toEqual([
    ['Range', '8″', 'SK-FIRE-24'],
    ['Figures firing', '12', 'SK-FIRE-05'],
    ['Column for the figures', '12', 'SK-FIRE-10'],
    ['Basic factor', '5', 'SK-FIRE-01'],
    ['Aimed', '+1', 'SK-FIRE-04'],
    ['Table number', '6', 'SK-FIRE-05'],
  ])
  expect(sheets[1]?.rows[0]).toHaveLength(6)
})

it('a way too long to walk is a march where the road allows it', () => {
  const road = [
    {
      kind: 'road',
      name: 'Road',
      along: [
        [24, 0],
        [24, 48],
      ],
    },
  ] as const
  const column = {
    a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 10], formation: 'column' }],
    b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 46] }],
  } as const
  const state = moving(onTable(column, road), 'a')
  expect(drawn(state, [0, 5]).order.kind).toBe('move')
  expect(drawn(state, [0, 15]).order.kind).toBe('strategic-move')
})

rule('SK-STR-11', 'a dugout is gone into from two inches off it, or from the trench that passes it', () => {
  const dugout = { kind: 'dugout', name: 'Dugout', at: [18, 24, 22, 26] } as const
  const along = [
    [0, 22.5],
    [48, 22.5],
  ] as const
  const team = { id: 'a-1', organisation: 'hmg-team' } as const
  const open = onTable({ a: [{ ...team, at: [20, 30] }] }, [dugout])
  expect(drawn(moving(open, 'a'), [0, -5]).order).toMatchObject({ kind: 'enter', legs: [{ x: 20, y: 28 }] })
  const trench = { kind: 'trench', name: 'Trench', along } as const
  const passing = onTable({ a: [{ ...team, at: [14.5, 22.5], trench: 'trench' }] }, [dugout, trench])
  const { order, refusal } = drawn(moving(passing, 'a'), [4.5, 2.5])
  expect(refusal).toBeUndefined()
  expect(order).toMatchObject({ kind: 'enter', structure: 'dugout', legs: [{ x: 18, y: 22.5 }] })
})
