import { expect } from 'vitest'
import { enterAttrition } from '#rules/green-fields/game/phases/deployment/attrition.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { rule } from '../../../../rule.ts'
import { eventOf, eventsOf, field, type Placed, put, type Setting, unitOf } from '../field.ts'
import { alone, deployed, deploying, happens } from './deploying.ts'

const worn = (units: readonly Placed[], dice: readonly number[], setting: Setting = {}): State =>
  happens(field(units, 'attrition', [], setting), dice, enterAttrition).state
const strengths = (state: State) => state.units.map(({ strength }) => strength)

rule('GF-ATT-01', 'one die for every unit within two zones of enemy ground, lost without a save', () => {
  const state = worn(
    [
      { id: 'a1', at: 'C4', experience: 5 },
      { id: 'a2', at: 'C3' },
      { id: 'a3', at: 'C2' },
      { id: 'a4' },
      { id: 'a5', type: 'fighter' },
      { id: 'b1', at: 'C6', strength: 2 },
    ],
    [6, 5, 6],
  )
  expect(strengths(state)).toEqual([4, 5, 6, 6, 6, 0])
  expect(unitOf(state, 'b1').gone).toBe('destroyed')
  expect([state.armies.a.lost, state.armies.b.lost]).toEqual([3, 2])
  expect(state.units.map(({ morale, status }) => [morale, status])).toEqual(Array(6).fill([3, 'steady']))
})

rule('GF-ATT-01', 'armour loses a point for two hits; riders roll, not what carries them', () => {
  const tanks = worn(
    [
      { id: 'a1', type: 'heavy-tank', at: 'A4' },
      { id: 'a2', type: 'armoured-car', at: 'B4' },
    ],
    [5, 6],
  )
  expect(strengths(tanks)).toEqual([6, 5])
  const carried = field(
    [
      { id: 'a1', at: 'A4', mount: 'motor', mounted: true, aboard: 'a2' },
      { id: 'a2', type: 'motor-transport' },
    ],
    'attrition',
    [],
  )
  put(carried, { units: carried.units.map((unit) => (unit.id === 'a2' ? { ...unit, place: -3 } : unit)) })
  expect(strengths(happens(carried, [5], enterAttrition).state)).toEqual([5, 6])
})

rule('GF-ATT-01', 'lines are the nearest zone the enemy holds, units or not; no season changes it', () => {
  // Everything but A1 and A2 is German, so nobody there is out of reach.
  const state = worn([{ id: 'a1', at: 'A1' }], [5], { zones: alone('A1', 'A2'), terms: { season: 'winter' } })
  expect(strengths(state)).toEqual([5])
  const none = Object.fromEntries(
    ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((c) =>
      [5, 6, 7, 8].map((row) => [`${c}${row}`, { owner: 'a' as const }]),
    ),
  )
  expect(strengths(worn([{ id: 'a1', at: 'A8' }], [], { zones: none }))).toEqual([6])
})

rule(
  ['GF-ATT-01', 'GF-OBS-13'],
  'the loser’s dice come first, and what they cost only the owner hears',
  () => {
    for (const [loser, lost] of [
      ['a', [4, 5]],
      ['b', [5, 4]],
    ] as const) {
      const state = deploying(
        [
          { id: 'a1', at: 'C4' },
          { id: 'b1', at: 'C5' },
        ],
        { loser },
      )
      const events = deployed(state, [6, 5])
      expect(strengths(state)).toEqual(lost)
      expect(eventsOf(events, 'attrition').map(({ only, side }) => [only, side])).toEqual(
        loser === 'a'
          ? [
              ['a', 'a'],
              ['b', 'b'],
            ]
          : [
              ['b', 'b'],
              ['a', 'a'],
            ],
      )
      expect(eventOf(events, 'attrition').worn).toHaveLength(1)
    }
  },
)

rule('GF-ATT-01', 'each side hears how many of its own were rolled for; where none were, nothing', () => {
  const told = (units: readonly Placed[], dice: readonly number[]) =>
    eventsOf(happens(field(units, 'attrition', []), dice, enterAttrition).events, 'attrition').map(
      ({ side, only, rolled, worn: lost }) => [side, only, rolled, lost],
    )
  const near: Placed = { id: 'a1', at: 'C4' }
  const far: Placed = { id: 'a2', at: 'C1' }
  expect(told([near, far, { id: 'a3' }, { id: 'b1', at: 'C8' }], [1])).toEqual([['a', 'a', 1, []]])
  expect(told([far, { id: 'b1', at: 'C5' }], [5])).toEqual([
    ['b', 'b', 1, [{ unit: 'b1', casualties: 1, destroyed: false }]],
  ])
})
