import { expect } from 'vitest'
import type { Feature } from '#rules/skirmish/scenarios/scenario.ts'
import { rule } from '../../../rule.ts'
import { moving, onTable, placesIn, played, positionIn, refusalOf, unitIn, withMen } from '../battle.ts'

const SQUAD = { id: 'a-1', organisation: 'br-raiders-1916', at: [20, 20] } as const
const TRENCH: Feature = {
  kind: 'trench',
  name: 'Trench',
  along: [
    [0, 24],
    [48, 24],
  ],
}
const BUNKER: Feature = { kind: 'small-bunker', name: 'Bunker', at: [23, 23, 25, 25], faces: 180 }
const SAP: Feature = {
  kind: 'trench',
  name: 'Sap',
  along: [
    [20, 24],
    [20, 40],
  ],
}

const to = (x: number, y: number, otherwise: object = {}) => ({
  kind: 'move',
  unit: 'a-1',
  legs: [{ x, y }],
  ...otherwise,
})

rule(
  ['SK-GEN-11', 'SK-GEN-23'],
  'men in a trench stand along its centreline, the leader in the middle',
  () => {
    const state = withMen(onTable({ a: [{ ...SQUAD, trench: 'trench' }] }, [TRENCH]), 'a-1', 3)
    expect(placesIn(state, 'a-1')).toEqual([
      [20, 24],
      [21, 24],
      [19, 24],
    ])
  },
)

rule('SK-GEN-23', 'where the trench ends the rank slides along it until it fits', () => {
  const state = withMen(onTable({ a: [{ ...SQUAD, at: [0.5, 24], trench: 'trench' }] }, [TRENCH]), 'a-1', 4)
  expect(placesIn(state, 'a-1').map(([x]) => x)).toEqual([2, 1, 3, 0])
  expect(positionIn(state, 'a-1')).toEqual([0.5, 24])
})

rule(['SK-GEN-26', 'SK-GEN-23'], 'a bunker on a trench is an end of it', () => {
  const state = withMen(
    onTable({ a: [{ ...SQUAD, at: [22, 24], trench: 'trench' }] }, [TRENCH, BUNKER]),
    'a-1',
    5,
  )
  expect(placesIn(state, 'a-1').map(([x]) => x)).toEqual([21, 22, 20, 23, 19])
})

rule('SK-GEN-20', 'a crew in a trench stands beside its weapon, the first on the right', () => {
  const state = onTable({ a: [{ id: 'a-hmg', organisation: 'hmg-team', at: [20, 24], trench: 'trench' }] }, [
    TRENCH,
  ])
  expect(placesIn(state, 'a-hmg').map(([x]) => x)).toEqual([21, 19, 22])
})

rule('SK-GEN-33', 'in a trench a man whose place is taken goes on along it, right before left', () => {
  const one = { organisation: 'sniper', trench: 'trench' } as const
  const laid = (facing: number) =>
    onTable(
      {
        a: [
          { ...one, id: 'a-1', at: [20, 24] },
          { ...one, id: 'a-2', at: [20, 24], facing },
        ],
      },
      [TRENCH],
    )
  // A base is 0.75 across, and touching is not overlapping.
  expect(placesIn(laid(0), 'a-2')).toEqual([[20.75, 24]])
  expect(placesIn(laid(180), 'a-2')).toEqual([[19.25, 24]])
})

rule(
  ['SK-MOV-23', 'SK-GEN-34', 'SK-MOV-13'],
  'going into a trench costs 2 inches and ends on its centreline',
  () => {
    const state = moving(onTable({ a: [SQUAD] }, [TRENCH]), 'a')
    const into = played(state, [['a', to(20, 23.5)]]).state
    expect(unitIn(into, 'a-1').trench).toBe('trench')
    expect(positionIn(into, 'a-1')).toEqual([20, 24])
    // 3.5 and 2 is 5.5; to 24.1 it would be 6.1.
    expect(refusalOf(state, 'a', to(20, 24.1))).toBe('too-far SK-MOV-01')
  },
)

rule('SK-GEN-34', 'a unit on the lip is not in the trench and pays nothing', () => {
  const state = moving(onTable({ a: [SQUAD] }, [TRENCH]), 'a')
  const lip = played(state, [['a', to(20, 23.25)]]).state
  expect(unitIn(lip, 'a-1').trench).toBeNull()
  expect(positionIn(lip, 'a-1')).toEqual([20, 23.25])
})

rule('SK-MOV-23', 'a leg across a trench pays to go in and to come out', () => {
  const state = moving(onTable({ a: [{ ...SQUAD, at: [20, 22.9] }] }, [TRENCH]), 'a')
  // 2 inches of ground and 4 for the edges.
  expect(refusalOf(state, 'a', to(20, 24.9))).toBeUndefined()
  expect(refusalOf(state, 'a', to(20, 25))).toBe('too-far SK-MOV-01')
})

rule('SK-MOV-23', 'in a trench a leg runs along the centreline, and into one that meets it both ways', () => {
  const state = moving(onTable({ a: [{ ...SQUAD, at: [17, 24], trench: 'trench' }] }, [TRENCH, SAP]), 'a')
  // 3 along the trench and 3 up the sap, whose end lies on it; straight it would be 4.24 and two edges.
  const up = played(state, [['a', to(20.3, 27)]]).state
  expect(unitIn(up, 'a-1').trench).toBe('sap')
  expect(positionIn(up, 'a-1')).toEqual([20, 27])
  const back = moving(onTable({ a: [{ ...SQUAD, at: [20, 27], trench: 'sap' }] }, [TRENCH, SAP]), 'a')
  expect(positionIn(played(back, [['a', to(17, 24)]]).state, 'a-1')).toEqual([17, 24])
})

rule(['SK-MOV-23', 'SK-GEN-26'], 'a bunker on the trench bars the way along it', () => {
  const state = moving(onTable({ a: [{ ...SQUAD, at: [22, 24], trench: 'trench' }] }, [TRENCH, BUNKER]), 'a')
  expect(refusalOf(state, 'a', to(26, 24))).toBe('structure SK-MOV-22')
})

rule(
  ['SK-MOV-21', 'SK-GEN-34'],
  'men whose places are across the edge stay on the side of their unit',
  () => {
    // In column, facing along: the file on the left would stand in the trench.
    const state = withMen(
      onTable({ a: [{ ...SQUAD, at: [20, 23], formation: 'column', facing: 90 }] }, [TRENCH]),
      'a-1',
      2,
    )
    // The left man's place, (20, 23.5), is in the band: the first ring has none on the lip, at 0.25 south it is (20, 23.25).
    expect(placesIn(state, 'a-1')).toEqual([
      [20, 23.25],
      [20, 22.5],
    ])
  },
)
