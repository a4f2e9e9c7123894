import { expect, test } from 'vitest'
import { commanderBy, staffOf } from '#commander/commander.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import { DOCTRINE, doctrineBy } from '#rules/green-fields/commander/index.ts'
import { THRESHOLDS } from '#rules/green-fields/commander/thresholds.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { SideName } from '#rules/green-fields/game/sides.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { at, field, give, inAssault, put } from '../game/field.ts'

const { game } = GREEN_FIELDS
if (!game) throw new Error('There is no game.')
const COMMANDER = commanderBy(DOCTRINE)

/** What the commander of a side orders in a state, by its own view alone. */
const ordered = (state: State, side: SideName) =>
  COMMANDER(() => game.view(state, side), staffOf(game, state, side, sfc32(1))).order

const RIVER = {
  roads: ['C1-C2-C3-C4-C5-C6-C7-C8'],
  water: [
    {
      water: 'river',
      edges: ['A2/A3', 'B2/B3', 'C2/C3', 'D2/D3', 'E2/E3', 'F2/F3'],
      bridges: ['C2/C3'],
    },
  ],
} as const

test('guns cut the bridge before enemies who have broken in', () => {
  const state = inAssault(
    [
      { id: 'a-guns', type: 'field-artillery', strength: 9, at: 'B1' },
      { id: 'a-1', at: 'A1' },
      { id: 'b-1', at: 'C4', revealed: true },
    ],
    'artillery',
    [{ name: 'artillery' }],
    { ...RIVER, assault: { announcer: 'b' } },
  )
  expect(ordered(state, 'a')).toMatchObject({ kind: 'fire', unit: 'a-guns', target: 'C3' })
})

test('a battery blinds those who would fire into an attack', () => {
  const state = inAssault(
    [
      { id: 'a-guns', type: 'field-artillery', strength: 3, at: 'C3' },
      { id: 'a-1', strength: 12, experience: 4, morale: 5, at: 'C4' },
      { id: 'a-2', strength: 12, experience: 4, morale: 5, at: 'C4' },
      { id: 'a-3', strength: 12, at: 'B1' },
      { id: 'a-4', strength: 12, at: 'D1' },
      {
        id: 'b-1',
        strength: 12,
        at: 'C5',
        revealed: true,
        figures: { week: 1, strength: 12, experience: 2, morale: 3 },
      },
    ],
    'artillery',
    [{ name: 'artillery' }],
    { zones: { C5: { ground: 'town', trench: 'heavy' } } },
  )
  expect(ordered(state, 'a')).toMatchObject({ kind: 'fire', mission: 'gas', target: 'C5' })
})

test('pioneers bridge the river before the enemy', () => {
  const state = field(
    [
      { id: 'b-pioneers', type: 'pioneer', strength: 5, at: 'D3' },
      ...[1, 2, 3, 4, 5].map((number) => ({ id: `b-${number}`, at: 'C4', morale: 5 })),
    ],
    'construction',
    [{ name: 'construction', side: 'b' }],
    {
      ...RIVER,
      zones: Object.fromEntries(['C3', 'D3', 'E3', 'C4', 'D4'].map((zone) => [zone, { owner: 'b' }])),
    },
  )
  expect(ordered(state, 'b')).toEqual({
    kind: 'pioneer-work',
    unit: 'b-pioneers',
    work: 'bridge',
    to: expect.stringMatching(/^[C-E]2$/),
  })
})

test('guns that reach nobody follow the fight', () => {
  const state = inAssault(
    [
      { id: 'a-guns', type: 'field-artillery', strength: 9, at: 'C2' },
      { id: 'a-1', at: 'C5' },
      { id: 'b-1', at: 'C7', strength: 12, revealed: true },
    ],
    'movement',
    [{ name: 'movement', side: 'a', moved: ['a-1'] }],
  )
  const order = ordered(state, 'a')
  expect(order).toMatchObject({ kind: 'move', units: ['a-guns'] })
})

test('a defender attacked from two sides looks to the stronger and divides its fire', () => {
  const attackers = [
    { id: 'a-1', strength: 12, at: 'C5', revealed: true },
    { id: 'a-2', strength: 3, at: 'C5', revealed: true },
  ]
  const figures = (strength: number) => ({ week: 1, strength, experience: 2, morale: 3 })
  const state = inAssault(
    [...attackers, { id: 'b-1', strength: 8, at: 'C5', revealed: true }],
    'close-assault',
    [
      {
        name: 'close-assault',
        side: 'b',
        zone: 26,
        round: 1,
        front: null,
        split: null,
        content: [],
      },
    ],
  )
  expect(at(state, 'C5')).toBe(26)
  put(state, {
    units: state.units.map((unit) => {
      if (unit.id === 'a-1') return { ...unit, cameFrom: at(state, 'C4'), figures: figures(12) }
      return unit.id === 'a-2' ? { ...unit, cameFrom: at(state, 'D5'), figures: figures(3) } : unit
    }),
  })
  expect(ordered(state, 'b')).toEqual({ kind: 'face', facing: 'front' })
  put(state, {
    phases: state.phases.map((phase) =>
      phase.name === 'close-assault' ? { ...phase, front: 'front' } : phase,
    ),
  })
  const split = ordered(state, 'b')
  expect(split).toMatchObject({ kind: 'split-fire' })
  const { front = 0, left = 0, right = 0, rear = 0 } = Object(split)
  expect(front + left + right + rear).toBe(8)
})

test('lorries behind the line take up whoever waits there', () => {
  const state = field(
    [
      { id: 'a-lorries', type: 'motor-transport', strength: 8, experience: 0, morale: 0 },
      ...[1, 2, 3, 4, 5, 6, 7].map((number) => ({ id: `a-${number}` })),
    ],
    'deployment',
    [{ name: 'deployment', last: [] }],
  )
  const orders: string[] = []
  for (let i = 0; i < 12; i++) {
    const order = ordered(state, 'a')
    orders.push(order.kind)
    if (order.kind === 'load' || order.kind === 'done') break
    give(state, 'a', order)
  }
  expect(orders.at(-1)).toBe('load')
})

test('a battery that has its orders keeps them, whatever the plan was', () => {
  const units = [
    { id: 'a-guns', type: 'field-artillery', strength: 9, at: 'C3' },
    { id: 'a-1', strength: 12, at: 'C4' },
    { id: 'b-1', strength: 12, at: 'C5', revealed: true },
    { id: 'b-2', strength: 12, at: 'D5', revealed: true },
  ] as const
  const state = inAssault([...units], 'artillery', [{ name: 'artillery' }])
  const staff = staffOf(game, state, 'a', sfc32(1))
  const targets = [...DOCTRINE.wishes(GAME.view(state, 'a'), staff).candidates].flatMap(({ order }) =>
    order.kind === 'fire' && !staff.check(order) ? [order] : [],
  )
  expect(new Set(targets.map(({ target }) => target)).size).toBeGreaterThan(1)
  const [, other] = targets
  if (other) give(state, 'a', other)
  expect(ordered(state, 'a').kind).not.toBe('fire')
})

test('other thresholds judge otherwise', () => {
  const state = inAssault(
    [
      { id: 'a-1', strength: 12, at: 'C4' },
      { id: 'a-2', strength: 12, at: 'C4' },
      { id: 'b-1', strength: 3, at: 'C8', revealed: true },
    ],
    'movement',
    [{ name: 'movement', side: 'a', moved: [] }],
  )
  const meek = { ...THRESHOLDS, assault: { ...THRESHOLDS.assault, move: 1000 } }
  const by = (doctrine: typeof DOCTRINE) =>
    commanderBy(doctrine)(() => game.view(state, 'a'), staffOf(game, state, 'a', sfc32(1))).order.kind
  expect(by(DOCTRINE)).not.toBe('done')
  expect(by(doctrineBy(meek))).toBe('done')
})
