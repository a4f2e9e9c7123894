import { expect } from 'vitest'
import type { State } from '#rules/skirmish/game/state.ts'
import { rule } from '../../../rule.ts'
import { onTable, played, refusalOf, unitIn, withMen, withUnit } from '../battle.ts'
import { clearShot, firing, marked } from './firing.ts'

/** Raiders with four bombers, the first of them at (23.5, 20), and a squad 5 inches before them. */
const RAID = onTable({
  a: [
    { id: 'a-1', organisation: 'br-raiders-1916', at: [24, 20] },
    { id: 'a-2', organisation: 'fr-squad-1914', at: [8, 8] },
  ],
  b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 25] }],
})

const thrown = (x: number, y: number, bomber = 'a-1.2') => ({ kind: 'throw', bomber, aim: { x, y } })

rule(['SK-GRN-01', 'SK-GRN-02', 'SK-GRN-09'], 'a grenade on target marks the man it touches', () => {
  // 8 and 1 for direct fire; an inch across touches one man; table 4 as eight figures hits two
  const { state, events } = played(firing(RAID), [['a', thrown(22.5, 25)]], [8, 1])
  expect(events).toContainEqual(expect.objectContaining({ kind: 'blast', table: 4, men: 1, casualties: 1 }))
  expect(marked(state, 'b-1')).toEqual([3])
})

rule(['SK-GRN-02', 'SK-GRN-09'], 'a miss drifts by exactly an inch and bursts there', () => {
  // 2 and 1: to the right
  const { state } = played(firing(RAID), [['a', thrown(23.5, 25)]], [2, 1])
  expect(marked(state, 'b-1')).toEqual([2])
})

rule('SK-GRN-09', 'a grenade that falls short hits friends', () => {
  const friend = withMen(withUnit(RAID, 'a-2', { x: 23.5, y: 24, prone: true }), 'a-2', 1)
  const { state } = played(firing(friend), [['a', thrown(23.5, 25)]], [4, 1])
  expect([marked(state, 'a-2'), marked(state, 'b-1')]).toEqual([[1], []])
})

rule('SK-GRN-01', 'six inches and no more', () => {
  expect(refusalOf(firing(RAID), 'a', thrown(23.5, 26))).toBeUndefined()
  expect(refusalOf(firing(RAID), 'a', thrown(23.5, 26.1))).toBe('out-of-range SK-GRN-01')
})

rule(['SK-GRN-03', 'SK-GRN-08'], 'a trench does not help, and a point in it need not be seen', () => {
  const trench = onTable(
    {
      a: [{ id: 'a-1', organisation: 'br-raiders-1916', at: [24, 20] }],
      b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 25], trench: 't' }],
    },
    [
      {
        kind: 'trench',
        name: 'T',
        along: [
          [0, 25],
          [48, 25],
        ],
      },
      { kind: 'small-building-brick', name: 'House', at: [20, 21, 26, 23] },
    ],
  )
  const { events } = played(firing(trench), [['a', thrown(23.5, 25)]], [8, 6])
  expect(events).toContainEqual(expect.objectContaining({ kind: 'blast', table: 4 }))
  expect(refusalOf(firing(trench), 'a', thrown(23.5, 23.5))).toBe('not-seen SK-GRN-08')
})

rule(
  ['SK-GRN-04', 'SK-GRN-11'],
  'bombers throw, one grenade each, and not after firing with the rifles',
  () => {
    expect(refusalOf(firing(RAID), 'a', thrown(22.5, 25, 'a-1.6'))).toBe('no-bomber SK-GRN-04')
    const once = played(firing(RAID), [['a', thrown(22.5, 25)]], [8, 6]).state
    expect(refusalOf(once, 'a', thrown(22.5, 25))).toBe('has-fired SK-GRN-11')
    expect(refusalOf(once, 'a', thrown(22.5, 25, 'a-1.3'))).toBeUndefined()
    // The leader, three bombers and three riflemen are left for the rifles
    expect(clearShot(once, 'a-1', 'rifle', 'b-1').input.figures).toBe(7)
    const fired = played(
      firing(RAID),
      [['a', { kind: 'fire', units: ['a-1'], weapon: 'rifle', target: 'b-1' }]],
      [6, 5],
    ).state
    expect(refusalOf(fired, 'a', thrown(22.5, 25))).toBe('has-fired SK-GRN-11')
  },
)

/** The bomber at (21.5, 20.5), the house from (22, 25). */
const HOUSE = onTable(
  {
    a: [
      { id: 'a-1', organisation: 'br-raiders-1916', at: [22, 20.5] },
      { id: 'a-2', organisation: 'fr-squad-1914', at: [8, 8] },
    ],
    b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 27], inside: 'house' }],
  },
  [{ kind: 'medium-building-brick', name: 'House', at: [22, 25, 26, 29] }],
)

rule('SK-GRN-05', 'one that strays into a building touches nobody inside', () => {
  const { state, events } = played(firing(HOUSE), [['a', thrown(21.5, 26)]], [2])
  expect(events).toContainEqual(expect.objectContaining({ kind: 'blast', men: 0 }))
  expect(unitIn(state, 'b-1').marks.underFire).toBe(false)
})

rule(['SK-GRN-05', 'SK-GRN-07'], 'one aimed at the building has 3 more and touches all inside', () => {
  const { state, events } = played(firing(HOUSE), [['a', thrown(23, 26)]], [6, 1, 5])
  expect(events).toContainEqual(expect.objectContaining({ kind: 'blast', men: 12, casualties: 2 }))
  expect(marked(state, 'b-1')).toHaveLength(2)
})

rule('SK-GRN-05', 'structures take no harm from it', () => {
  expect(played(firing(HOUSE), [['a', thrown(23, 26)]], [6, 6]).state.works).toEqual([])
})

rule('SK-GRN-06', 'no grenades from a melee or after defensive fire', () => {
  const melees = [{ id: 1, units: ['a-1', 'b-1'], rounds: 1, newcomers: [], flanked: [], charges: [] }]
  expect(refusalOf({ ...firing(RAID), melees }, 'a', thrown(22.5, 20))).toBe('in-melee SK-FIRE-22')
  const defended = withUnit(RAID, 'a-1', { marks: { firedDefensively: true } })
  expect(refusalOf(firing(defended), 'a', thrown(22.5, 25))).toBe('has-fired SK-FIRE-22')
})

rule('SK-GRN-08', 'in any direction, from a bunker to its front, from a dugout not at all', () => {
  expect(refusalOf(firing(RAID), 'a', thrown(23.5, 15))).toBeUndefined()
  expect(
    refusalOf(firing(withUnit(RAID, 'a-1', { marks: { moved: true } })), 'a', thrown(22.5, 25)),
  ).toBeUndefined()
  const within = (kind: 'medium-bunker' | 'dugout'): State =>
    onTable(
      {
        a: [
          { id: 'a-1', organisation: 'br-raiders-1916', at: [24, 20], inside: 'works' },
          { id: 'a-2', organisation: 'fr-squad-1914', at: [8, 8] },
        ],
        b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 40] }],
      },
      [
        kind === 'dugout'
          ? { kind, name: 'Works', at: [22, 18, 26, 22] }
          : { kind, name: 'Works', at: [22, 18, 26, 22], faces: 0 },
      ],
    )
  // Measured from the outline: 6 inches before it
  expect(refusalOf(firing(within('medium-bunker')), 'a', thrown(24, 28))).toBeUndefined()
  expect(refusalOf(firing(within('medium-bunker')), 'a', thrown(24, 15))).toBe('out-of-arc SK-GRN-08')
  expect(refusalOf(firing(within('dugout')), 'a', thrown(24, 24))).toBe('in-dugout SK-MOV-14')
})

rule('SK-GRN-10', 'whom it touches is under fire, hit or not; whom it does not touch is not', () => {
  // Table 4, eight figures, a throw of 6: nobody
  const touched = played(firing(RAID), [['a', thrown(22.5, 25)]], [8, 6]).state
  expect([unitIn(touched, 'b-1').marks.underFire, marked(touched, 'b-1')]).toEqual([true, []])
  const nobody = played(firing(RAID), [['a', thrown(22.5, 23)]], [8]).state
  expect(unitIn(nobody, 'b-1').marks.underFire).toBe(false)
})
