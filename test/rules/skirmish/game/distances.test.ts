import { describe, expect } from 'vitest'
import { nerveOf } from '#rules/skirmish/game/nerve/conditions.ts'
import { endMove } from '#rules/skirmish/game/phases/end/ending.ts'
import { lookAtAwards } from '#rules/skirmish/game/scoring.ts'
import type { Feature } from '#rules/skirmish/scenarios/scenario.ts'
import { rule } from '../../../rule.ts'
import { begun, happening, moving, onTable, refusalOf, unitIn, withMen, withUnit } from '../battle.ts'

const FRENCH = { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] } as const
const INN: Feature = { kind: 'medium-building-brick', name: 'Inn', at: [20, 20, 26, 24] }

describe('the centre of a unit', () => {
  rule('SK-GEN-19', 'an enemy is in the quadrant in which his centre lies', () => {
    const isFlanked = (x: number) => {
      const state = onTable({
        a: [{ ...FRENCH, facing: 0 }],
        b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [x, 24] }],
      })
      return nerveOf(state, unitIn(state, 'a-1')).enemyFlank
    }
    // The rank ends at 29.5: its front reaches to 33.5 at four inches before it, whatever part of the enemy lies beyond.
    expect([isFlanked(33), isFlanked(34)]).toEqual([false, true])
  })

  rule(['SK-GEN-19', 'SK-GEN-22'], 'in a melee it is the mean of the figures', () => {
    const state = onTable({
      a: [FRENCH],
      b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 31.6] }],
    })
    const { figures } = unitIn(state, 'a-1')
    const shifted = figures.map((figure) => ({ ...figure, at: { x: figure.at.x, y: figure.at.y - 2540 } }))
    const moved = withUnit(withMen(state, 'a-1', 2), 'a-1', { figures: shifted.slice(0, 2) })
    const odds = (melees: typeof state.melees) =>
      nerveOf({ ...moved, melees }, unitIn(moved, 'a-1')).outnumbered
    // The position is 11.6 inches from the enemy, six of whom are within 12; the mean of the figures 12.6.
    expect(odds([])).toBe('three-to-one')
    expect(odds([{ id: 1, units: ['a-1', 'x'], rounds: 1, newcomers: [], flanked: [], charges: [] }])).toBe(
      'none',
    )
  })
})

describe('men in a structure are measured from its outline', () => {
  rule(['SK-GEN-18', 'SK-END-03'], 'they hold an objective within 3 inches of the wall', () => {
    const inside = (x: number) => {
      const state = onTable(
        {
          a: [{ ...FRENCH, at: [23, 22], inside: 'inn' }],
          b: [{ id: 'b-1', organisation: 'sniper', at: [2, 40] }],
        },
        [INN],
        { objectives: [{ name: 'Cross', at: [x, 22], points: 4 }] },
      )
      return happening({ ...state, move: 2, step: 'end' }, [], endMove).state.objectives[0]?.holder
    }
    expect([inside(28.9), inside(29.1)]).toEqual(['a', null])
  })

  rule(['SK-GEN-18', 'SK-MOR-21'], 'a halted garrison comes out on the side away from the enemy', () => {
    const state = moving(
      onTable(
        {
          a: [{ ...FRENCH, at: [23, 22], inside: 'inn' }],
          b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [23, 34] }],
        },
        [INN],
      ),
      'a',
    )
    const halted = withUnit(state, 'a-1', { haltedTo: 1 })
    const leave = (y: number) => ({ kind: 'leave', unit: 'a-1', at: { x: 23, y } })
    expect(refusalOf(halted, 'a', leave(20))).toBeUndefined()
    expect(refusalOf(halted, 'a', leave(24))).toBe('halted SK-MOR-21')
  })
})

rule('SK-END-07', 'the raid: three raiders in the trench with no German near any of those three', () => {
  const raid = begun('raid-1916')
  const inTrench = (otherX: number) => {
    const one = withMen(
      withUnit(raid, 'a-1', { x: 8, y: 27.4, trench: 'german-front-trench', formation: 'line' }),
      'a-1',
      3,
    )
    const two = withUnit(withUnit(one, 'b-sniper', { x: 47, y: 27.9 }), 'b-1', { x: otherX, y: 27.3 })
    return happening(two, [], lookAtAwards).state.earned.length
  }
  expect(inTrench(20)).toBe(1)
  // The squad of eight reaches 3.5 inches west of its middle: its last man is 2.5 from the raiders' last.
  expect(inTrench(15)).toBe(0)
})

rule(['SK-MOV-23', 'SK-GEN-35'], 'those in a bunker face as it does', () => {
  const state = moving(begun('raid-1916'), 'b')
  expect(refusalOf(state, 'b', { kind: 'hold', unit: 'b-hmg', facing: 180 })).toBe('bunker SK-MOV-23')
  expect(refusalOf(state, 'b', { kind: 'hold', unit: 'b-hmg', facing: 210 })).toBeUndefined()
})
