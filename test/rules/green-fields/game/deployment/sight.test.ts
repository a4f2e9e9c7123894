import { expect } from 'vitest'
import { lightOf } from '#rules/green-fields/game/board/observers.ts'
import { isObserved, isSeen, seesGround } from '#rules/green-fields/game/board/sight.ts'
import { passedBetween } from '#rules/green-fields/game/board/sight-lines.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import type { Unit } from '#rules/green-fields/game/unit.ts'
import { rule } from '../../../../rule.ts'
import { at, field, inAssault, type Placed, type Setting, unitOf } from '../field.ts'
import { alone } from './deploying.ts'

/** Whether side a sees a German unit; side a holds only the zones named. */
const sees = (
  target: Partial<Unit> & { readonly at: string },
  {
    held = ['A4'],
    others = [],
    zones,
    ...setting
  }: Setting & { held?: readonly string[]; others?: readonly Placed[] } = {},
): boolean => {
  const state = field([{ id: 'b1', ...target }, ...others], 'deployment', [], {
    ...setting,
    zones: merged(alone(...held), zones),
  })
  return isSeen(state, unitOf(state, 'b1'))
}

const merged = (
  one: NonNullable<Setting['zones']>,
  other: Setting['zones'] = {},
): NonNullable<Setting['zones']> => {
  const all = { ...one }
  for (const [reference, set] of Object.entries(other)) all[reference] = { ...all[reference], ...set }
  return all
}

const atNight = (
  target: Partial<Unit> & { readonly at: string },
  setting: Setting & { readonly night?: boolean } = {},
) => {
  const { night = true, zones, ...rest } = setting
  const state = inAssault([{ id: 'b1', ...target }], 'movement', [], {
    ...rest,
    zones: merged(alone('A4'), zones),
    assault: { night },
  })
  return isSeen(state, unitOf(state, 'b1'))
}

rule('GF-OBS-01', 'observers are in every zone a side holds, and with every unit', () => {
  expect(sees({ at: 'A7' })).toBe(true)
  expect(sees({ at: 'A7' }, { held: [] })).toBe(false)
  expect(sees({ at: 'A7' }, { held: [], others: [{ id: 'a1', at: 'B5' }] })).toBe(true)
})

rule(
  'GF-OBS-02',
  'three zones by day, more for riders and movers and from a height, less when lying low',
  () => {
    expect([sees({ at: 'A7' }), sees({ at: 'A8' })]).toEqual([true, false])
    expect(sees({ at: 'A7', status: 'suppressed' })).toBe(false)
    expect(sees({ at: 'A6', status: 'routing' })).toBe(true)
    expect(sees({ at: 'A8', type: 'cavalry' })).toBe(true)
    expect(sees({ at: 'A8', type: 'cavalry', mounted: false })).toBe(false)
    expect(sees({ at: 'A8', type: 'light-tank' })).toBe(true)
    expect(sees({ at: 'A8', moving: true })).toBe(true)
    const hill = (held: string) => sees({ at: 'A8' }, { held: [held], elevation: { 1: [held] } })
    expect([hill('A3'), hill('A2')]).toEqual([true, false])
  },
)

rule('GF-OBS-03', 'at night only what moves or rides is seen; balloons stay down; weeks are by day', () => {
  expect([
    atNight({ at: 'A5' }),
    atNight({ at: 'A5', moving: true }),
    atNight({ at: 'A6', moving: true }),
  ]).toEqual([false, true, false])
  expect(atNight({ at: 'A5', moving: true, status: 'suppressed' })).toBe(false)
  expect(atNight({ at: 'A5' }, { night: false })).toBe(true)
  const balloon = (night: boolean) => {
    const state = inAssault(
      [
        { id: 'b1', at: 'A6' },
        { id: 'a1', type: 'balloon', at: 'A4' },
      ],
      'movement',
      [],
      { zones: alone('A4'), assault: { night } },
    )
    return isSeen(state, unitOf(state, 'b1'))
  }
  expect([balloon(true), balloon(false)]).toEqual([false, true])
  const near = { options: { 'vision-range': 'single-zone' } }
  expect([sees({ at: 'A5' }, near), sees({ at: 'A6' }, near)]).toEqual([true, false])
})

rule(
  'GF-OBS-04',
  'a town adds a level and a balloon two, to a hill and to each other; neither blocks',
  () => {
    expect(sees({ at: 'A8' }, { held: ['A3'], zones: { A3: { ground: 'town' } } })).toBe(true)
    const balloon = { id: 'a1', type: 'balloon', at: 'A1' } as const
    expect(sees({ at: 'A8' }, { held: ['A1'], others: [balloon] })).toBe(true)
    expect(sees({ at: 'A8' }, { held: ['A1'], others: [{ ...balloon, grounded: true }] })).toBe(false)
    expect(sees({ at: 'A8' }, { held: ['A1'], others: [{ ...balloon, moving: true }] })).toBe(false)
    const town = { A4: { ground: 'town' } } as const
    expect(atNight({ at: 'A8' }, { zones: town })).toBe(false)
    expect(atNight({ at: 'A8' }, { zones: town, elevation: { 1: ['A4'] } })).toBe(true)
    expect(sees({ at: 'A7' }, { zones: { A5: { ground: 'town' }, A6: { ground: 'town' } } })).toBe(true)
    expect(sees({ at: 'A7' }, { others: [{ id: 'b2', type: 'balloon', at: 'A5' }] })).toBe(true)
  },
)

rule('GF-OBS-05', 'woods block until they are shot to pieces', () => {
  const behind = (ground: 'woods' | 'morass') => sees({ at: 'A7' }, { zones: { A6: { ground } } })
  expect([behind('woods'), behind('morass')]).toEqual([false, true])
})

rule('GF-OBS-06', 'a hill hides what is behind it and sees past troops on lower ground', () => {
  expect(sees({ at: 'A6' }, { elevation: { 1: ['A5'] } })).toBe(false)
  const troops = [{ id: 'b2', at: 'A5', revealed: true }]
  expect(sees({ at: 'A6' }, { others: troops })).toBe(false)
  expect(sees({ at: 'A6' }, { others: troops, elevation: { 1: ['A4'] } })).toBe(true)
})

rule('GF-OBS-07', 'a hill blocks if it is above the lower end and no lower than the higher', () => {
  const over = (e: 1 | 2, observer: 0 | 1 | 2, target: 0 | 1 | 2) => {
    const elevation: Record<1 | 2, string[]> = { 1: [], 2: [] }
    if (observer > 0) elevation[observer === 1 ? 1 : 2].push('A4')
    elevation[e].push('A5')
    if (target > 0) elevation[target === 1 ? 1 : 2].push('A6')
    return sees({ at: 'A6' }, { elevation })
  }
  expect([over(1, 0, 0), over(1, 1, 0), over(1, 0, 1)]).toEqual([false, false, false])
  expect([over(1, 2, 0), over(1, 0, 2), over(1, 1, 1), over(2, 2, 1)]).toEqual([true, true, true, false])
  // From A4 to C6 the line goes through two corners and B5 between them.
  const corner = (...woods: readonly string[]) =>
    sees({ at: 'C6' }, { zones: Object.fromEntries(woods.map((one) => [one, { ground: 'woods' }])) })
  expect([corner('A5'), corner('B4'), corner('A5', 'C5'), corner('B6', 'C5'), corner('B5')]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

rule('GF-OBS-08', 'revealed enemies block unless one looks from above them', () => {
  const blocked = (others: readonly Placed[], setting: Setting = {}) =>
    !sees({ at: 'A7' }, { others, ...setting })
  expect(blocked([{ id: 'b2', at: 'A6', revealed: true }])).toBe(true)
  expect(blocked([{ id: 'b2', at: 'A6' }])).toBe(false)
  expect(blocked([{ id: 'a1', at: 'A6', revealed: true }])).toBe(false)
  expect(blocked([{ id: 'b2', at: 'A6', revealed: true }], { elevation: { 1: ['A4', 'A6'] } })).toBe(true)
  expect(
    blocked([{ id: 'b2', at: 'A6', revealed: true }], { options: { 'troops-block-sight': 'never' } }),
  ).toBe(false)
})

rule('GF-OBS-09', 'troops in trenches, woods and ruins lie unseen until somebody reports them', () => {
  const lies = (zone: NonNullable<Setting['zones']>[string], target = {}) =>
    sees({ at: 'A5', ...target }, { zones: { A5: zone } })
  expect([
    lies({ trench: 'light' }),
    lies({ trench: 'heavy' }),
    lies({ ground: 'woods' }),
    lies({ ground: 'ruins' }),
  ]).toEqual([false, false, false, false])
  expect(lies({ trench: 'heavy', reported: ['a'] })).toBe(true)
  expect(lies({ trench: 'heavy', reported: ['b'] })).toBe(false)
  expect(lies({ trench: 'heavy' }, { revealed: true })).toBe(true)
})

rule(
  'GF-OBS-10',
  'emplaced guns are hidden; towns, rough and morass hide nobody, nothing hides a balloon',
  () => {
    const lies = (zone: NonNullable<Setting['zones']>[string], target = {}) =>
      sees({ at: 'A5', ...target }, { zones: { A5: zone } })
    expect(lies({ emplacement: 'light' }, { type: 'field-artillery' })).toBe(false)
    expect(lies({ emplacement: 'light' })).toBe(true)
    expect([lies({ ground: 'town' }), lies({ ground: 'rough' }), lies({ ground: 'morass' })]).toEqual([
      true,
      true,
      true,
    ])
    expect(lies({ trench: 'heavy' }, { type: 'balloon' })).toBe(true)
    const together = { others: [{ id: 'a1', at: 'A5' }], zones: { A5: { ground: 'woods' } } } as const
    expect(sees({ at: 'A5' }, { ...together, held: [] })).toBe(true)
    // In an assault holding the ground is not enough to find who lies in it.
    const hidden = inAssault([{ id: 'b1', at: 'A4' }], 'movement', [], { zones: { A4: { ground: 'woods' } } })
    expect(isSeen(hidden, unitOf(hidden, 'b1'))).toBe(false)
  },
)

rule('GF-OBS-11', 'in an assault nobody sees through, into or out of gas', () => {
  const gassed = (...where: readonly string[]) =>
    atNight(
      { at: 'A6' },
      { night: false, zones: Object.fromEntries(where.map((one) => [one, { gas: 'smoke' }])) },
    )
  expect([gassed(), gassed('A5'), gassed('A6'), gassed('A4'), gassed('B5')]).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
  expect(atNight({ at: 'A6' }, { night: false, zones: { A5: { gas: 'persistent' } } })).toBe(false)
  expect(sees({ at: 'A6' }, { zones: { A5: { gas: 'smoke' } } })).toBe(true)
})

const observed = (state: State, zone: string) => isObserved(state, 'a', at(state, zone))

rule(
  'GF-OBS-12',
  'guns see an empty open zone, a unit in view, and concealed ground only if reported',
  () => {
    const on = (units: readonly Placed[], a6: object = {}, options: object = {}) =>
      observed(field(units, 'bombardment', [], { zones: merged(alone('A4'), { A6: a6 }), options }), 'A6')
    expect([
      on([]),
      on([], { trench: 'light' }),
      on([], { ground: 'woods' }),
      on([], { ground: 'ruins' }),
    ]).toEqual([true, false, false, false])
    expect(on([{ id: 'b1', at: 'A6' }])).toBe(true)
    expect(on([{ id: 'b1', at: 'A6' }], { trench: 'light' })).toBe(false)
    expect(on([{ id: 'b1', at: 'A6', revealed: true }], { trench: 'light' })).toBe(true)
    expect(on([], { trench: 'light', reported: ['a'] })).toBe(true)
    expect(on([], { trench: 'light' }, { 'trench-observation': 'in-sight' })).toBe(true)
    expect(on([{ id: 'b1', at: 'A6' }], { trench: 'light' }, { 'trench-observation': 'in-sight' })).toBe(true)
    const far = (options: object) =>
      observed(
        field([{ id: 'b1', at: 'A8', revealed: true }], 'bombardment', [], { zones: alone('A4'), options }),
        'A8',
      )
    expect([far({}), far({ 'trench-observation': 'in-sight' })]).toEqual([false, false])
  },
)

rule(
  'GF-OBS-15',
  'nothing off the board looks about; heights of towns and balloons are the observer’s alone',
  () => {
    expect(sees({ at: 'A5' }, { held: [], others: [{ id: 'a1' }, { id: 'a2', type: 'balloon' }] })).toBe(
      false,
    )
    const hill = { elevation: { 1: ['A5'] } } as const
    expect(sees({ at: 'A6' }, { ...hill, zones: { A4: { ground: 'town' } } })).toBe(false)
    expect(sees({ at: 'A6' }, { ...hill, others: [{ id: 'a1', type: 'balloon', at: 'A4' }] })).toBe(true)
    // The target's town does not lift it over the hill.
    expect(sees({ at: 'A6' }, { ...hill, zones: { A6: { ground: 'town' } } })).toBe(false)
    const { country } = field([], 'deployment', [])
    const passed = (from: string, to: string) => {
      const state = field([], 'deployment', [])
      return passedBetween(country, at(state, from), at(state, to))
    }
    const zone = (reference: string) => at(field([], 'deployment', []), reference)
    expect(passed('A1', 'B3')).toEqual([[zone('A2')], [zone('B2')]])
    expect(passed('A1', 'C2')).toEqual([[zone('B1')], [zone('B2')]])
    expect(passed('C3', 'A1')).toEqual([[zone('B3'), zone('C2')], [zone('B2')], [zone('A2'), zone('B1')]])
    expect(passed('A1', 'A2')).toEqual([])
    expect(passed('A1', 'B2')).toEqual([[zone('B1'), zone('A2')]])
  },
)

rule('GF-OBS-03', 'fog makes the first turns of the first morning as dark as night', () => {
  const light = (assault: object, week = 1) =>
    lightOf(inAssault([], 'movement', [], { terms: { fogTurns: 2 }, week, assault }))
  expect([light({ turnOfDay: 1 }), light({ turnOfDay: 2 }), light({ turnOfDay: 3 })]).toEqual([
    'night',
    'night',
    'day',
  ])
  expect([light({ turnOfDay: 1, day: 2 }), light({ turnOfDay: 1 }, 2)]).toEqual(['day', 'day'])
})

rule('GF-OBS-05', 'ground behind woods cannot be seen either', () => {
  const state = field([], 'bombardment', [], { zones: merged(alone('A4'), { A5: { ground: 'woods' } }) })
  expect([seesGround(state, 'a', at(state, 'A5')), seesGround(state, 'a', at(state, 'A6'))]).toEqual([
    true,
    false,
  ])
})

rule('GF-OBS-12', 'one unit in view is enough, and own troops in the zone change nothing', () => {
  const on = (units: readonly Placed[], zones: Setting['zones'] = {}, options: object = {}) =>
    observed(field(units, 'bombardment', [], { zones: merged(alone('A4'), zones), options }), 'A6')
  const hiding: Placed = { id: 'b1', at: 'A6' }
  const trench = { A6: { trench: 'light' } } as const
  expect(on([hiding, { id: 'b2', at: 'A6', revealed: true }], trench)).toBe(true)
  expect(on([hiding, { id: 'b2', at: 'A6' }], trench)).toBe(false)
  // Lying low in open ground beyond one's sight, and a rider beside him who is not.
  const far = { A3: { owner: 'a' }, A4: { owner: 'b' } } as const
  const low: Placed = { id: 'b1', at: 'A6', status: 'suppressed' }
  const rider: Placed = { id: 'b2', at: 'A6', type: 'cavalry', mounted: true }
  expect([on([low], far), on([rider], far), on([low, rider], far)]).toEqual([false, true, true])
  const inSight = { 'trench-observation': 'in-sight' }
  expect(on([low, rider], far, inSight)).toBe(true)
  // An empty zone out of sight is not observed, however open.
  expect(on([], { A2: { owner: 'a' }, A4: { owner: 'b' } })).toBe(false)
})

rule(
  ['GF-OBS-04', 'GF-OBS-03'],
  'a town lifts its observer over troops; a balloon sees nothing by night',
  () => {
    const troops: Placed = { id: 'b2', at: 'A5', revealed: true }
    expect(sees({ at: 'A6' }, { others: [troops] })).toBe(false)
    expect(sees({ at: 'A6' }, { others: [troops], zones: { A4: { ground: 'town' } } })).toBe(true)
    const balloon = (night: boolean) => {
      const state = inAssault(
        [
          { id: 'b1', at: 'A8', moving: true },
          { id: 'a1', type: 'balloon', at: 'A4' },
        ],
        'movement',
        [],
        { zones: alone('A4'), assault: { night } },
      )
      return isSeen(state, unitOf(state, 'b1'))
    }
    expect([balloon(false), balloon(true)]).toEqual([true, false])
  },
)

rule(
  ['GF-OBS-01', 'GF-OBS-10'],
  'a unit beyond the lines sees as far as others; gas hides nobody in its zone',
  () => {
    const beyond: Placed = { id: 'a1', at: 'F5' }
    expect(sees({ at: 'A5' }, { held: [], others: [beyond] })).toBe(false)
    expect(sees({ at: 'C5' }, { held: [], others: [beyond] })).toBe(true)
    const gassed = (at: string) => {
      const state = inAssault([{ id: 'b1', at }, beyond], 'movement', [], {
        zones: merged(alone(), { [at]: { gas: 'smoke' } }),
      })
      return isSeen(state, unitOf(state, 'b1'))
    }
    expect([gassed('F5'), gassed('E5')]).toEqual([true, false])
  },
)
