import { expect } from 'vitest'
import { enterDeployment } from '#rules/green-fields/game/phases/deployment/beginning.ts'
import type { Unit } from '#rules/green-fields/game/unit.ts'
import { CARRYING, OFF_BOARD } from '#rules/green-fields/game/zone.ts'
import { rule } from '../../../../rule.ts'
import { at, eventsOf, field, give, type Placed, put, refused, unitOf } from '../field.ts'
import { alone, deployed, deploying, happens } from './deploying.ts'

/** Every mark of last week, each by itself. */
const MARKS: readonly Partial<Unit>[] = [
  { duty: 'working' },
  { raided: true },
  { missions: 2 },
  { sortied: true },
  { drafts: 3 },
  { moving: true },
  { fired: true },
  { shotOpportunity: true },
  { cameFrom: 3 },
  { grounded: true },
  { onItsWay: true },
]

rule('GF-TURN-01', 'each mark of last week is wiped off, were it the only one', () => {
  for (const mark of MARKS) {
    const state = field([{ id: 'a-1', at: 'C2', ...mark }], 'deployment', [])
    expect(unitOf(happens(state, [], enterDeployment).state, 'a-1'), Object.keys(mark)[0]).toMatchObject({
      duty: 'none',
      raided: false,
      missions: 0,
      sortied: false,
      drafts: 0,
      moving: false,
      fired: false,
      shotOpportunity: false,
      cameFrom: null,
      grounded: false,
      onItsWay: false,
    })
  }
})

rule(
  ['GF-DEP-10', 'GF-MOVE-12'],
  'between weeks the grooms bring the mounts up, unless their riders are cut off',
  () => {
    const rider = (id: string, place: string | undefined, parked: number | null): Placed => ({
      id,
      ...(place ? { at: place } : {}),
      type: 'cavalry',
      mount: 'horses',
      mounted: parked === null,
      parked,
    })
    const far = at(field([], 'deployment', []), 'F1')
    const state = field(
      [
        rider('a-joined', 'C1', far),
        rider('a-behind', undefined, far),
        rider('a-cut-off', 'C3', far),
        rider('a-mounted', 'D1', null),
      ],
      'deployment',
      [],
      { zones: alone('C1', 'D1', 'F1', 'C3') },
    )
    const after = happens(state, [], enterDeployment).state
    expect(unitOf(after, 'a-joined').parked).toBe(at(state, 'C1'))
    expect(unitOf(after, 'a-behind').parked).toBe(OFF_BOARD)
    expect(unitOf(after, 'a-cut-off').parked).toBe(far)
    expect(unitOf(after, 'a-mounted').parked).toBeNull()
  },
)

rule('GF-DEP-01', 'a side without troops is not asked; where nobody has any, the week goes on', () => {
  const left = (units: readonly Placed[]) => {
    const { state } = happens(field(units, 'deployment', []), [], enterDeployment)
    return [state.armies.a.ready, state.armies.b.ready, state.phases.length]
  }
  const lost: Placed = { id: 'b-lost', gone: 'destroyed' }
  expect(left([{ id: 'a-1', at: 'C2' }, lost])).toEqual([false, true, 1])
  expect(left([{ id: 'b-1', at: 'C7' }])).toEqual([true, false, 1])
  expect(left([lost])).toEqual([true, true, 0])
  const boxed = field([lost], 'deployment', [])
  put(boxed, { boxes: [{ side: 'a', zone: 0, guns: [], unobserved: false }] })
  expect(happens(boxed, [], enterDeployment).state.boxes).toEqual([])
})

rule('GF-DEP-07', 'where a unit stood before is forgotten when all are placed', () => {
  const state = deploying([
    { id: 'a-1', at: 'A1' },
    { id: 'b-1', at: 'A8' },
  ])
  give(state, 'a', { kind: 'place', unit: 'a-1', zone: 'B1' })
  expect(unitOf(state, 'a-1').stood).toBe(at(state, 'A1'))
  deployed(state)
  expect(unitOf(state, 'a-1').stood).toBeNull()
})

rule('GF-DEP-02', 'each side is told how many of its own are on the table and who stands down', () => {
  const state = deploying(
    [
      { id: 'a-1', at: 'A1' },
      { id: 'a-2' },
      { id: 'a-car', at: 'B1', type: 'armoured-car', strength: 4 },
      { id: 'a-lost', gone: 'destroyed' },
      { id: 'b-1', at: 'A8' },
      { id: 'b-2', at: 'B8' },
    ],
    { army: { a: { depot: 1 } } },
  )
  expect(eventsOf(deployed(state), 'deployed')).toMatchObject([
    { side: 'a', only: 'a', onBoard: 1, idle: ['a-car'] },
    { side: 'b', only: 'b', onBoard: 2, idle: [] },
  ])
})

rule(
  ['GF-DEP-01', 'GF-STACK-02'],
  'whoever is placed takes its usual wave, and its horses come along',
  () => {
    const state = deploying([
      { id: 'a-few', at: 'A1', strength: 3 },
      { id: 'a-horse', at: 'B1', type: 'cavalry', mount: 'horses', mounted: false, wave: 2 },
      { id: 'b-1', at: 'A8' },
    ])
    put(state, {
      units: state.units.map((unit) => (unit.id === 'a-horse' ? { ...unit, parked: at(state, 'B1') } : unit)),
    })
    give(state, 'a', { kind: 'place', unit: 'a-horse', zone: 'A1' })
    expect(unitOf(state, 'a-horse')).toMatchObject({ parked: at(state, 'A1'), wave: 0 })
    expect(unitOf(state, 'a-few')).toMatchObject({ parked: null, wave: 1 })
    give(state, 'a', { kind: 'place', unit: 'a-few', zone: 'B1' })
    expect(unitOf(state, 'a-few').parked).toBeNull()
  },
)

rule(
  'GF-DEP-07',
  'lorries that come through a barrage by themselves take nobody on before it is rolled',
  () => {
    const lorries: Placed = { id: 'a-lorries', at: 'A1', type: 'motor-transport', strength: 8 }
    const load = { kind: 'load', unit: 'a-1', transport: 'a-lorries' }
    const after = (boxed: string, side: 'a' | 'b' = 'b') => {
      const state = deploying([{ id: 'a-1', at: 'B1' }, lorries])
      put(state, {
        boxes: [
          { side: 'b', zone: at(state, 'F1'), guns: [], unobserved: false },
          {
            side,
            zone: at(state, boxed),
            guns: [{ type: 'medium-artillery', strength: 9 }],
            unobserved: false,
          },
        ],
      })
      give(state, 'a', { kind: 'place', unit: 'a-lorries', zone: 'B1' })
      return refused(state, 'a', load)
    }
    expect(after('A1')).toBe('under-barrage GF-DEP-07')
    expect(after('B1')).toBe('under-barrage GF-DEP-07')
    expect(after('C1')).toBe('legal')
    expect(after('A1', 'a')).toBe('legal')
    // Those that have not stirred cross nothing, and those that came the same way are rolled for together.
    for (const [stood, moves] of [
      ['A1', []],
      ['B1', ['a-1']],
      ['C1', ['a-1', 'a-lorries']],
    ] as const) {
      const state = deploying([
        { id: 'a-1', at: stood },
        { ...lorries, at: stood === 'C1' ? 'C1' : 'A1' },
      ])
      put(state, { boxes: [{ side: 'b', zone: at(state, 'A1'), guns: [], unobserved: false }] })
      for (const unit of moves) give(state, 'a', { kind: 'place', unit, zone: 'A1' })
      expect(refused(state, 'a', load), stood).toBe('legal')
    }
  },
)

rule(['GF-DEP-07', 'GF-MOVE-15'], 'lorries unloaded where their riders went have come the same way', () => {
  const state = deploying([
    { id: 'a-bus', at: 'A1', mount: 'motor', mounted: true },
    { id: 'a-own', at: 'D1', mount: 'motor', mounted: true, aboard: 'a-lorries' },
    { id: 'a-lorries', type: 'motor-transport', strength: 8 },
    { id: 'b-1', at: 'A8' },
  ])
  put(state, {
    units: state.units.map((unit) => (unit.id === 'a-lorries' ? { ...unit, place: CARRYING } : unit)),
  })
  give(state, 'a', { kind: 'place', unit: 'a-bus', zone: 'B1' })
  give(state, 'a', { kind: 'unload', unit: 'a-bus' })
  expect(state.units.at(-1)).toMatchObject({ type: 'motor-transport', stood: at(state, 'A1') })
  // Those that stayed have crossed nothing.
  give(state, 'a', { kind: 'unload', unit: 'a-own' })
  expect(unitOf(state, 'a-lorries')).toMatchObject({ place: at(state, 'D1'), stood: null })
  // They leave the barrage as their riders do, each with a roll of its own.
  put(state, {
    boxes: [
      {
        side: 'b',
        zone: at(state, 'A1'),
        guns: [{ type: 'medium-artillery', strength: 3 }],
        unobserved: false,
      },
    ],
  })
  expect(eventsOf(deployed(state, [1, 1]), 'crossed-box')).toHaveLength(2)
})
