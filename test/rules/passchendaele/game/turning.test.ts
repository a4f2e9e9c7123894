import fc from 'fast-check'
import { expect } from 'vitest'
import { centredOnTable, whollyOnTable } from '#kernel/geometry/bounds.ts'
import { overlaps } from '#kernel/geometry/gap.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import { field, infantry, tank } from '#rules/passchendaele/scenarios/scenario.ts'
import { pointAt } from '#rules/passchendaele/tables/index.ts'
import { rule } from '../../../rule.ts'
import { british, eventOf, german, give, inTurn, places, ready, refused, setBase, unitOf } from './table.ts'

const shoulderToShoulder = (bases: number) =>
  british('A', 'line', infantry(...Array.from({ length: bases }, (_, i) => [12 + 2 * i, 20] as const)))

const facing = (state: State, degrees: number) => ({
  kind: 'carry-on' as const,
  unit: 'a',
  facings: unitOf(state, 'a').bases.map(({ id }) => ({ base: id, facing: degrees })),
})

const turned = (bases: number, degrees: number): State => {
  const state = inTurn([shoulderToShoulder(bases)])
  give(state, 'entente', facing(state, degrees))
  return state
}

const xs = (state: State): number[] => places(state, 'a').map(([x]) => x)

rule('PA-GEO-14', 'only the end position of all bases together is looked at', () => {
  // One by one each of them would be barred by its neighbour; together they stand in echelon.
  expect(xs(turned(3, 45))).toEqual([12, 14, 16])
  const alone = inTurn([shoulderToShoulder(3)])
  const one = { kind: 'carry-on', unit: 'a', facings: [{ base: 'a-2', facing: 45 }] } as const
  give(alone, 'entente', one)
  expect(xs(alone)).not.toEqual([12, 14, 16])
})

rule('PA-GEO-14', 'in a move the end of the move is what counts', () => {
  const state = inTurn([shoulderToShoulder(3), german('B', 'line', infantry([14, 21.3]))])
  ready(state, 'a', 'retreat')
  // Where they stand the middle base would come upon the enemy.
  expect(refused(state, 'entente', facing(state, 90))).toBe('turn-contact PA-GEO-11')
  give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [5, 5])
  const bases = unitOf(state, 'a').bases.map(({ id }) => ({ base: id, facing: 90 }))
  give(state, 'entente', { kind: 'move', bases, slip: false })
  expect(unitOf(state, 'a').bases.map(({ heading }) => heading)).toEqual([9000, 9000, 9000])
})

rule('PA-GEO-15', 'a line shoulder to shoulder turns by any angle, spreading from the middle', () => {
  // 2 / cos 20° is 2.128: 0.13 for each gap, the middle base stays.
  expect(xs(turned(3, 20))).toEqual([11.87, 14, 16.13])
  // The two in the middle share the shift.
  expect(xs(turned(4, 20))).toEqual([11.8, 13.94, 16.06, 18.2])
  for (let degrees = 0; degrees < 360; degrees += 7) {
    const { bases } = unitOf(turned(6, degrees), 'a')
    expect(bases.some((a, i) => bases.some((b, j) => j > i && overlaps(a, b)))).toBe(false)
  }
})

rule('PA-GEO-15', 'the story says how far they spread', () => {
  const state = inTurn([shoulderToShoulder(3)])
  expect(eventOf(give(state, 'entente', facing(state, 340)), 'turned').spread).toBeCloseTo(0.13, 3)
})

rule('PA-GEO-15', 'the line spreads along its old front, wherever it looked', () => {
  const state = inTurn([british('A', 'line', infantry([20, 18], [20, 20], [20, 22]))])
  for (const { id } of unitOf(state, 'a').bases) setBase(state, id, { heading: 9000 })
  give(state, 'entente', facing(state, 110))
  expect(places(state, 'a')).toEqual([
    [20, 17.87],
    [20, 20],
    [20, 22.13],
  ])
})

rule('PA-GEO-15', 'the player may give other shifts, three quarters of an inch at most', () => {
  const state = inTurn([shoulderToShoulder(3)])
  const shifts = (...inches: readonly number[]) => ({
    ...facing(state, 20),
    facings: unitOf(state, 'a').bases.map(({ id }, i) => ({ base: id, facing: 20, shift: inches[i] ?? 0 })),
  })
  expect(refused(state, 'entente', shifts(0, 0.13, 0.76))).toBe('turn-too-wide PA-GEO-15')
  expect(refused(state, 'entente', shifts(0, 0.1, 0.3))).toBe('turn-overlap PA-GEO-11')
  expect(refused(state, 'entente', { ...shifts(0, 0, 0.2), facings: [{ base: 'a-3', shift: 0.2 }] })).toBe(
    'turn-needless-shift PA-GEO-15',
  )
  give(state, 'entente', shifts(0, 0.13, 0.26))
  expect(xs(state)).toEqual([12, 14.13, 16.26])
})

rule('PA-GEO-15', 'refused where it would need more, or friends, ground or edge leave no room', () => {
  // Four tanks abreast need 2.83 inches each at 45 degrees.
  const heavy = inTurn([british('A', 'line', tank([12, 20], [14, 20], [16, 20], [18, 20]))])
  expect(refused(heavy, 'entente', facing(heavy, 45))).toBe('turn-too-wide PA-GEO-15')
  const beside = inTurn([shoulderToShoulder(3), british('B', 'line', infantry([18.2, 20]))])
  expect(refused(beside, 'entente', facing(beside, 20))).toBe('turn-overlap PA-GEO-11')
  const pond = { terrain: [['pond', 'impassable', 17.1, 19, 18, 21]] } as const
  const bank = inTurn([shoulderToShoulder(3)], pond)
  expect(refused(bank, 'entente', facing(bank, 20))).toBe('turn-overlap PA-GEO-11')
  const edge = inTurn([british('A', 'line', infantry([1.05, 20], [3.05, 20], [5.05, 20]))])
  expect(refused(edge, 'entente', facing(edge, 20))).toBe('turn-off-table PA-GEO-11')
})

rule(
  ['PA-GEO-12', 'PA-GEO-15'],
  'no slide pushes a centre over the edge, not even of a base that sticks out',
  () => {
    const line = () => inTurn([british('A', 'line', infantry([36, 20], [38, 20], [40, 20]))])
    const state = line()
    const before = places(state, 'a')
    expect(refused(state, 'entente', facing(state, 20))).toBe('turn-pushed-off PA-GEO-15')
    expect(places(state, 'a')).toEqual(before)
    // The others may make the room instead, and then the base at the edge turns on its centre.
    const inward = [-0.26, -0.13, 0].map((shift, i) => ({ base: `a-${i + 1}`, facing: 20, shift }))
    give(state, 'entente', { ...facing(state, 20), facings: inward })
    expect(xs(state)).toEqual([35.74, 37.87, 40])
    // Over its own edge a base leaves by falling back or retreating alone.
    const along = inTurn([british('A', 'line', infantry([20, 0.6], [20, 2.6]))])
    for (const { id } of unitOf(along, 'a').bases) setBase(along, id, { heading: 9000 })
    setBase(along, 'a-1', { centre: pointAt({ x: 20, y: 0 }) })
    setBase(along, 'a-2', { centre: pointAt({ x: 20, y: 2 }) })
    expect(refused(along, 'entente', facing(along, 110))).toBe('turn-pushed-off PA-GEO-15')
  },
)

rule(['PA-GEO-11', 'PA-GEO-12'], 'a base that sticks out may turn and go on sticking out', () => {
  const state = inTurn([british('A', 'line', infantry([40, 20]))])
  give(state, 'entente', facing(state, 60))
  expect(unitOf(state, 'a').bases).toMatchObject([{ centre: pointAt({ x: 40, y: 20 }), heading: 6000 }])
})

rule(
  ['PA-GEO-11', 'PA-GEO-12', 'PA-GEO-15'],
  'wherever a line stands, no turn takes it off the table',
  () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300 }),
        fc.array(fc.integer({ min: 0, max: 359 }), { minLength: 4, maxLength: 4 }),
        fc.boolean(),
        (fromEdge, degrees, east) => {
          const near = fromEdge / 100
          const x = (i: number) => (east ? 40 - near - 2 * i : near + 2 * i)
          const state = inTurn([
            british('A', 'line', infantry(...[0, 1, 2, 3].map((i) => [x(i), 20] as const))),
          ])
          const { bases } = unitOf(state, 'a')
          const order = {
            kind: 'carry-on' as const,
            unit: 'a',
            facings: bases.map(({ id }, i) => ({ base: id, facing: degrees[i] ?? 0 })),
          }
          if (refused(state, 'entente', order) !== 'legal') return
          give(state, 'entente', order)
          unitOf(state, 'a').bases.forEach((base, i) => {
            const before = bases[i]
            expect(centredOnTable(state.table, base)).toBe(true)
            if (before && whollyOnTable(state.table, before))
              expect(whollyOnTable(state.table, base)).toBe(true)
          })
        },
      ),
    )
  },
)

rule('PA-GEO-15', 'a spread keeps the chain', () => {
  const apart = inTurn([british('A', 'line', infantry([12, 20], [14, 20], [21.9, 20]))])
  // The left pair would drift away from the third base, which stands 5.9 inches off.
  expect(refused(apart, 'entente', facing(apart, 20))).toBe('legal')
  const order = {
    ...facing(apart, 20),
    facings: ['a-1', 'a-2', 'a-3'].map((base, i) => ({ base, facing: 20, shift: [-0.6, -0.4, 0][i] ?? 0 })),
  }
  expect(refused(apart, 'entente', order)).toBe('turn-torn-apart PA-GEO-15')
})

rule('PA-GEO-15', 'one turn an activation', () => {
  const state = inTurn([shoulderToShoulder(3)])
  const twice = [
    { base: 'a-1', facing: 90 },
    { base: 'a-1', facing: 0 },
  ]
  expect(refused(state, 'entente', { kind: 'carry-on', unit: 'a', facings: twice })).toBe(
    'turned-twice PA-GEO-15',
  )
})

rule(['PA-GEO-15', 'PA-GEO-04'], 'guns that shift leave their pits', () => {
  const state = inTurn([british('A', 'line', field([12, 20], [14, 20]))])
  give(state, 'entente', facing(state, 30))
  expect(xs(state)).not.toEqual([12, 14])
  expect(unitOf(state, 'a').dugIn).toBe(false)
})
