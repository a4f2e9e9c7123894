import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlaps } from '#kernel/geometry/gap.ts'
import { placed } from '#kernel/geometry/sweep.ts'
import { followPath } from '#table/path.ts'
import { edgeAhead, legOf, type Mover, type Surroundings, stopTogether } from '#table/travel.ts'
import { at, base, block, round, stands } from './bases.ts'

const TABLE = { width: 120_000, depth: 180_000 }

const mover = (around: Partial<Surroundings> = {}, rest: Partial<Mover<string>> = {}): Mover<string> => ({
  table: TABLE,
  around: { friends: [], enemies: [], closed: [], bridged: [], ...around },
  keepsOff: undefined,
  looksOn: 0,
  fateAt: (outward) => (outward === 0 ? 'exited' : undefined),
  ...rest,
})

describe('a leg', () => {
  test('goes as far as it may', () => {
    expect(legOf(mover(), base('a', 50, 50), 0, 10_000)).toMatchObject({ most: 10_000, enemy: undefined })
  })

  test('stops at closed ground', () => {
    expect(legOf(mover({ closed: [block(50, 60, 9, 2)] }), base('a', 50, 50), 0, 20_000).most).toBe(8250)
  })

  test('finds the first enemy, or keeps off him', () => {
    const enemies = [base('e', 50, 70), round('f', 50, 60)]
    expect(legOf(mover({ enemies }), base('a', 50, 50), 0, 20_000)).toMatchObject({
      most: 20_000,
      enemy: 8250,
    })
    expect(legOf(mover({ enemies }, { keepsOff: 1000 }), base('a', 50, 50), 0, 20_000).most).toBe(7250)
    expect(legOf(mover({ enemies }, { looksOn: 500 }), base('a', 50, 50), 0, 8000).enemy).toBe(8250)
    expect(legOf(mover({ enemies }), base('a', 50, 50), 0, 8000).enemy).toBeUndefined()
  })

  test('leaves the table by one edge and stops at another', () => {
    expect(legOf(mover(), base('a', 50, 175), 0, 9000)).toMatchObject({
      most: 5000,
      leaves: { at: 5000, fate: 'exited' },
    })
    expect(legOf(mover(), base('a', 50, 5), 18_000, 9000)).toMatchObject({ most: 5000, leaves: undefined })
    expect(edgeAhead(TABLE, at(3, 50), 27_000)).toEqual({ distance: 3000, outward: 27_000 })
  })
})

const northward = (m: Mover<string>, unit: readonly ReturnType<typeof base>[], length: number) =>
  stopTogether(
    m.around,
    unit.map((stand) => ({ stand, leg: legOf(m, stand, 0, length) })),
    ({ leg }) =>
      leg.leaves ? { at: leg.leaves.at, fate: leg.leaves.fate } : { at: leg.most, fate: undefined },
  )

describe('a unit', () => {
  test('passes through friends, and stops short of standing on them', () => {
    const m = mover({ friends: [base('f', 50, 60)] })
    expect(northward(m, [base('a', 50, 50)], 20_000).map(({ at: far }) => far)).toEqual([20_000])
    expect(northward(m, [base('a', 50, 50)], 10_000).map(({ at: far }) => far)).toEqual([8500])
  })

  test('goes in order, each out of the way of the next', () => {
    const unit = [base('front', 50, 52), base('rear', 50, 50)]
    expect(northward(mover(), unit, 10_000).map(({ at: far }) => far)).toEqual([10_000, 10_000])
    const shut = mover({ closed: [block(50, 60, 9, 2)] })
    expect(northward(shut, unit, 10_000).map(({ at: far }) => far)).toEqual([6250, 6750])
  })

  test('has a fate where it leaves', () => {
    expect(northward(mover(), [base('a', 50, 178)], 9000)).toMatchObject([{ at: 2000, fate: 'exited' }])
  })

  test('never ends upon itself or a friend', () => {
    fc.assert(
      fc.property(stands(12, 40), fc.integer({ min: 0, max: 35_999 }), fc.nat(20_000), (all, way, length) => {
        const clear = all.filter((one, i) => all.every((other, j) => j >= i || !overlaps(one, other)))
        const m = mover({ friends: clear.slice(3) })
        const unit = clear.slice(0, 3)
        const courses = unit.map((stand) => ({ stand, leg: legOf(m, stand, way, length) }))
        const stops = stopTogether(m.around, courses, ({ leg }) => ({ at: leg.most, fate: undefined }))
        const places = unit.map((stand, i) => placed(stand, way, stops[i]?.at ?? 0))
        for (const [i, place] of places.entries()) {
          expect(clear.slice(3).some((friend) => overlaps(friend, place))).toBe(false)
          expect(places.some((other, j) => j > i && overlaps(other, place))).toBe(false)
        }
      }),
    )
  })
})

describe('a path', () => {
  test('is followed to its end, to the hundredth of a millimetre', () => {
    const end = { x: 61_237, y: 73_911 }
    expect(followPath(mover(), base('a', 50, 50), [at(55, 50), end], 99_000)).toMatchObject({
      place: { centre: end, heading: 0 },
      end: 'path',
    })
  })

  test('ends with the allowance', () => {
    expect(followPath(mover(), base('a', 50, 50), [at(55, 50), at(55, 70)], 8000)).toMatchObject({
      place: { centre: at(55, 53) },
      gone: 8000,
      end: 'allowance',
    })
  })

  test('ends at the enemy, at closed ground and at the edge', () => {
    const path = [at(55, 50), at(55, 70)]
    const enemies = [base('e', 55, 60)]
    expect(followPath(mover({ enemies }), base('a', 50, 50), path, 99_000)).toMatchObject({
      place: { centre: at(55, 58.5) },
      end: 'enemy',
    })
    expect(followPath(mover({ enemies }, { keepsOff: 1000 }), base('a', 50, 50), path, 99_000)).toMatchObject(
      {
        place: { centre: at(55, 57.5) },
        end: 'hindrance',
      },
    )
    expect(followPath(mover({ closed: enemies }), base('a', 50, 50), path, 99_000).end).toBe('hindrance')
    expect(followPath(mover(), base('a', 50, 175), [at(50, 185)], 99_000)).toMatchObject({
      end: 'edge',
      fate: 'exited',
    })
    expect(followPath(mover(), base('a', 5, 50), [at(-5, 50)], 99_000)).toMatchObject({
      place: { centre: at(0, 50) },
      end: 'edge',
      fate: undefined,
    })
  })

  test('ends before friends that stand at its end, back over its last bend if need be', () => {
    const friends = [base('f', 55, 52), base('g', 55, 50.4)]
    expect(followPath(mover({ friends }), base('a', 50, 50), [at(55, 50), at(55, 52)], 99_000)).toMatchObject(
      {
        place: { centre: at(52, 50) },
        gone: 2000,
        end: 'friends',
      },
    )
  })
})
