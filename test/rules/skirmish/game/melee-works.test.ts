import { describe, expect } from 'vitest'
import type { State } from '#rules/skirmish/game/state.ts'
import { rule } from '../../../rule.ts'
import { charging, onTable, placesIn, played, positionIn, unitIn, withMen, withUnit } from '../battle.ts'
import { type Ground, GUARD, joined, round, sideOf, table } from './melees.ts'

describe('works', () => {
  const inn: Ground = [{ kind: 'medium-building-brick', name: 'Inn', at: [20, 26, 28, 30] }]
  const SPARE = { id: 'a-9', organisation: 'fr-squad-1914', at: [6, 3] } as const

  /** a-1 has charged the garrison of the inn and stands at its wall. */
  const atWall = (men: number): State => {
    const state = charging(
      onTable(
        {
          a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }, SPARE],
          b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 28], inside: 'inn' }],
        },
        inn,
      ),
      'a',
    )
    const charged = played(withMen(state, 'a-1', men), [
      ['a', { kind: 'charge', units: ['a-1'], target: 'b-1' }],
      ['b', { kind: 'respond', how: 'stand' }],
    ]).state
    return { ...charged, step: 'melee', phases: [GUARD] }
  }

  rule(
    ['SK-MEL-22', 'SK-MEL-36', 'SK-MEL-38'],
    'a beaten garrison is put out behind, and the winners go in',
    () => {
      const state = withMen(atWall(12), 'b-1', 4)
      expect([sideOf(state, 'a').figures, sideOf(state, 'b').figures]).toEqual([8, 4])
      expect(sideOf(state, 'b')).toMatchObject({ cover: 'hard', fixedDefences: true, cannotFallBack: false })
      const after = round(state, [6, 6, 1]).state
      expect(unitIn(after, 'b-1').inside).toBeNull()
      expect(positionIn(after, 'b-1')[1]).toBeGreaterThan(33)
      expect(unitIn(after, 'a-1').inside).toBe('inn')
      expect(after.melees).toHaveLength(0)
    },
  )

  rule(['SK-MEL-14', 'SK-MEL-36'], 'a garrison that wins stays where it is', () => {
    const after = round(atWall(6), [6, 2, 1]).state
    expect(unitIn(after, 'b-1').inside).toBe('inn')
    expect(after.melees).toHaveLength(0)
    expect(positionIn(after, 'a-1')[1]).toBeLessThan(23.5)
  })

  const trench: Ground = [
    {
      kind: 'trench',
      name: 'Trench',
      along: [
        [0, 20],
        [48, 20],
      ],
    },
  ]
  /** Both in one trench: a-1 to the west, looking along it. */
  const inTrench = (west: number, east: number, ground = trench): State =>
    charging(
      onTable(
        {
          a: [
            { id: 'a-1', organisation: 'fr-squad-1914', at: [west, 20], trench: 'trench', facing: 90 },
            SPARE,
          ],
          b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [east, 20], trench: 'trench', facing: 270 }],
        },
        ground,
      ),
      'a',
    )
  const charge = { kind: 'charge', units: ['a-1'], target: 'b-1' }

  rule(
    ['SK-MEL-40', 'SK-MEL-29'],
    'along a trench two in front fight the end man; back and after him along it',
    () => {
      // The nearest men stand at 13.5 and 22.5: 9 inches, 8.25 to pay.
      const met = played(inTrench(8, 28), [
        ['a', charge],
        ['b', { kind: 'respond', how: 'stand' }],
      ]).state
      expect(Math.max(...placesIn(met, 'a-1').map(([x]) => x))).toBeCloseTo(21.75, 1)
      expect(placesIn(met, 'a-1').every(([, y]) => y === 20)).toBe(true)
      const state: State = { ...met, step: 'melee', phases: [GUARD] }
      expect([sideOf(state, 'a').figures, sideOf(state, 'b').figures]).toEqual([2, 1])
      expect([sideOf(state, 'a').cover, sideOf(state, 'b').cover]).toEqual(['trench', 'trench'])
      // 3 charging, in a trench, two to one: table 3; a 1 is 1 doubled, but one man is in the fight.
      const after = round(state, [1, 6, 1]).state
      expect(Math.min(...placesIn(after, 'b-1').map(([x]) => x))).toBeCloseTo(26.5, 1)
      expect(placesIn(after, 'b-1').every(([, y]) => y === 20)).toBe(true)
      expect(after.melees).toHaveLength(1)
    },
  )

  rule('SK-MEL-40', 'a trench that ends is no way back', () => {
    const met = played(inTrench(22, 42), [
      ['a', charge],
      ['b', { kind: 'respond', how: 'stand' }],
    ]).state
    expect(sideOf({ ...met, step: 'melee' }, 'b').cannotFallBack).toBe(true)
  })

  rule('SK-MEL-35', 'a crew pushed back leaves its gun, which is lost', () => {
    const state = table(
      [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }],
      [{ id: 'b-1', organisation: 'medium-gun', at: [24, 19.75] }],
    )
    const gun = joined(withUnit(state, 'a-1', { marks: { charged: true } }), ['a-1'], 'b-1')
    const after = round(gun, [1, 6, 1]).state
    expect(unitIn(after, 'b-1').weapon).toBeNull()
  })

  rule('SK-MEL-44', 'winners on the lip whose enemy is gone stay there, outside the trench', () => {
    const state = table(
      [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 19.25] }],
      [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 20], trench: 'trench' }],
      trench,
    )
    const lip = joined(
      withUnit(withMen(state, 'b-1', 2), 'a-1', { marks: { charged: true } }),
      ['a-1'],
      'b-1',
    )
    // Four of a-1 touch two: 3, charging, two to one: table 5; a 2 is 1 doubled, and nobody is left.
    const after = round(lip, [2, 6]).state
    expect(unitIn(after, 'b-1').fate).toBe('destroyed')
    expect(unitIn(after, 'a-1').trench).toBeNull()
    expect(positionIn(after, 'a-1')).toEqual([24, 19.25])
  })

  rule(['SK-MEL-18', 'SK-MOR-12', 'SK-MOR-13'], 'squads that lose together check together', () => {
    const state = table(
      [
        { id: 'a-1', organisation: 'fr-squad-1914', at: [18, 20] },
        { id: 'a-2', organisation: 'fr-squad-1914', at: [30, 20] },
      ],
      [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 20.75], quality: 'elite' }],
    )
    const { events } = round(joined(state, ['a-1', 'a-2'], 'b-1'), [6, 2, 1, 1])
    expect(events.find(({ kind }) => kind === 'checked-together')).toMatchObject({
      units: ['a-1', 'a-2'],
      result: 'pass',
    })
  })
})
