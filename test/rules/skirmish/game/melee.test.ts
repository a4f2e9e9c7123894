import { describe, expect } from 'vitest'
import { distance } from '#kernel/geometry/point.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import { toInches } from '#rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import { played, positionIn, unitIn, withMen, withUnit } from '../battle.ts'
import { clash, type Ground, joined, later, round, sideOf, table } from './melees.ts'

describe('who fights, and how well', () => {
  rule(['SK-MEL-05', 'SK-MEL-27'], 'first those base to base, later all within six inches', () => {
    const state = withMen(clash(), 'b-1', 2)
    expect([sideOf(state, 'a').figures, sideOf(state, 'a').figuresBehind]).toEqual([2, 10])
    expect([sideOf(later(state), 'a').figures, sideOf(later(state), 'b').figures]).toEqual([12, 2])
  })

  rule(['SK-MEL-09', 'SK-MEL-14'], 'charging counts in the first round only', () => {
    expect(sideOf(clash(), 'a').charging).toBe(true)
    expect(sideOf(clash(), 'b').charging).toBe(false)
    expect(sideOf(later(clash()), 'a').charging).toBe(false)
  })

  rule('SK-MEL-09', 'mounted lancers strike first in the first round, whoever charged', () => {
    const state = table(
      [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }],
      [{ id: 'b-1', organisation: 'cavalry-troop', mounted: true, traits: ['lancers'], at: [24, 20.875] }],
    )
    const lancers = joined(state, ['a-1'], 'b-1')
    expect(sideOf(lancers, 'b')).toMatchObject({
      lancersFirstStrike: true,
      charging: false,
      troop: 'mounted-cavalry',
    })
    expect(sideOf(later(lancers), 'b').lancersFirstStrike).toBe(false)
  })

  rule(
    ['SK-MEL-08', 'SK-MEL-34'],
    'cover counts against enemies outside it, not against those in the same shell holes',
    () => {
      const craters = (south: number): Ground => [
        { kind: 'shelled', name: 'Craters', at: [0, south, 48, 40] },
      ]
      expect(sideOf(clash(craters(20.4)), 'b').cover).toBe('soft')
      expect(sideOf(clash(craters(10)), 'b').cover).toBe('none')
      const wall: Ground = [
        {
          kind: 'wall',
          name: 'Wall',
          along: [
            [0, 20.4],
            [48, 20.4],
          ],
        },
      ]
      expect([sideOf(clash(wall), 'a').cover, sideOf(clash(wall), 'b').cover]).toEqual(['hard', 'hard'])
      expect([sideOf(clash(wall), 'a').fixedDefences, sideOf(clash(wall), 'b').fixedDefences]).toEqual([
        false,
        true,
      ])
    },
  )

  rule(['SK-MEL-08', 'SK-MEL-25'], 'men in the trench suffer, men on its lip do not', () => {
    const trench: Ground = [
      {
        kind: 'trench',
        name: 'Trench',
        along: [
          [0, 20.75],
          [48, 20.75],
        ],
      },
    ]
    const state = withUnit(clash(trench), 'b-1', { trench: 'trench' })
    expect([sideOf(state, 'a').cover, sideOf(state, 'b').cover]).toEqual(['none', 'trench'])
  })

  rule('SK-MEL-34', 'uphill: most on a hill and most of the enemy not', () => {
    const hill: Ground = [{ kind: 'hill', name: 'Hill', at: [0, 20.4, 48, 40] }]
    expect([sideOf(clash(hill), 'a').uphill, sideOf(clash(hill), 'b').uphill]).toEqual([false, true])
  })

  rule(
    'SK-MEL-21',
    'flanked in the first round of whoever did it; later only while another fights the front',
    () => {
      const state = clash()
      const flanked = {
        ...state,
        melees: state.melees.map((one) => ({ ...one, flanked: [{ by: 'a-1', unit: 'b-1' }] })),
      }
      expect(sideOf(flanked, 'b').enemyFlankRear).toBe(true)
      expect(sideOf(later(flanked), 'b').enemyFlankRear).toBe(false)
    },
  )

  rule('SK-MEL-10', 'of several squads the most numerous gives quality and formation', () => {
    const state = table(
      [
        { id: 'a-1', organisation: 'fr-squad-1914', at: [18, 20], quality: 'green' },
        { id: 'a-2', organisation: 'fr-squad-1914', at: [30, 20], formation: 'open' },
      ],
      [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 20.75] }],
    )
    const both = joined(withMen(state, 'a-1', 8), ['a-1', 'a-2'], 'b-1')
    expect(sideOf(both, 'a')).toMatchObject({ quality: 'average', formation: 'open' })
  })

  rule(
    ['SK-MEL-23', 'SK-MEL-32'],
    'whoever is charged lying down fights so, and stands up after the round',
    () => {
      const state = withUnit(clash(), 'b-1', { prone: true })
      expect(sideOf(state, 'b').prone).toBe(true)
      // Tables 4 and 1: a 6 by a-1 takes nobody or some; whatever happens b-1 stands.
      const after = round(state, [6, 6, 1]).state
      expect(unitIn(after, 'b-1').prone).toBe(false)
    },
  )

  rule(
    ['SK-MEL-26', 'SK-MEL-41'],
    'a charge at one unit of a melee joins it, and two melees so joined are one',
    () => {
      const state = table(
        [
          { id: 'a-1', organisation: 'fr-squad-1914', at: [12, 20] },
          { id: 'a-2', organisation: 'fr-squad-1914', at: [36, 20] },
        ],
        [
          { id: 'b-1', organisation: 'ge-gruppe-1914', at: [12, 20.75] },
          { id: 'b-2', organisation: 'ge-gruppe-1914', at: [36, 20.75] },
        ],
      )
      const two = joined(joined(state, ['a-1'], 'b-1'), ['a-2'], 'b-2')
      expect(two.melees.map(({ units }) => units)).toEqual([
        ['a-1', 'b-1'],
        ['a-2', 'b-2'],
      ])
      expect(joined(two, ['a-1'], 'b-2').melees.map(({ units }) => units)).toEqual([
        ['a-1', 'b-1', 'a-2', 'b-2'],
      ])
    },
  )
})

/** How far each man of a unit stands from where he was, in inches. */
const shifts = (after: State, before: State, id: string): readonly number[] =>
  unitIn(after, id).figures.flatMap((figure) => {
    const was = unitIn(before, id).figures.find((one) => one.id === figure.id)
    return was ? [toInches(distance(was.at, figure.at))] : []
  })

describe('a round', () => {
  rule(
    ['SK-MEL-04', 'SK-MEL-13', 'SK-MEL-29'],
    'the loser goes back three inches and checks; the winner follows',
    () => {
      // a-1 charges: table 4 against 3 with 12 men each: a 2 is 2 doubled, a 6 is 1 doubled.
      // b-1 checks at 8, its NCO, less four men and being pushed back: 4.
      const { state, events } = round(clash(), [2, 6, 4])
      expect(events.find(({ kind }) => kind === 'melee-round')).toMatchObject({
        tableA: 4,
        tableB: 3,
        lostA: 2,
        lostB: 4,
        loser: 'b',
        outcome: 'retreat',
      })
      expect(events.find(({ kind }) => kind === 'checked')).toMatchObject({
        unit: 'b-1',
        score: 4,
        result: 'pass',
      })
      expect(shifts(state, clash(), 'b-1').every((far) => Math.abs(far - 3) < 0.02)).toBe(true)
      expect(state.melees).toHaveLength(1)
      expect(unitIn(state, 'a-1').wonLastRound).toBe(true)
    },
  )

  rule(
    ['SK-MEL-18', 'SK-MEL-29', 'SK-MEL-30'],
    'a loser who falls back breaks contact: no follow-up, nothing won',
    () => {
      const { state } = round(clash(), [2, 6, 5, 3])
      expect(state.melees).toHaveLength(0)
      expect(positionIn(state, 'a-1')).toEqual([24, 20])
      expect(positionIn(state, 'b-1')[1]).toBeGreaterThan(33.2)
      expect(unitIn(state, 'a-1')).toMatchObject({ wonLastRound: false, marks: { foughtOut: true } })
    },
  )

  rule('SK-MEL-14', 'equal losses: nobody goes back and the fight goes on', () => {
    const { state } = round(clash(), [6, 6])
    expect(state.melees).toHaveLength(1)
    expect([unitIn(state, 'a-1').wonLastRound, unitIn(state, 'b-1').wonLastRound]).toEqual([false, false])
    expect(positionIn(state, 'b-1')[1]).toBeCloseTo(20.75, 1)
  })

  const wire: Ground = [
    {
      kind: 'wire',
      name: 'Wire',
      along: [
        [0, 22],
        [48, 22],
      ],
    },
  ]

  rule(
    ['SK-MEL-15', 'SK-MEL-16', 'SK-MEL-28'],
    'with wire behind it a loser surrenders to half as many again',
    () => {
      // Six meet six: table 4, a 1 is 1 doubled; 12 men are left against 4.
      const { state } = round(withMen(clash(wire), 'b-1', 6), [1, 6])
      expect(unitIn(state, 'b-1').fate).toBe('surrendered')
      expect(state.melees).toHaveLength(0)
      expect(unitIn(state, 'a-1').wonLastRound).toBe(false)
    },
  )

  rule(
    ['SK-MEL-15', 'SK-MEL-31'],
    'against smaller odds it holds its place, checks and stays in contact',
    () => {
      // Not pushed back, so that the score is 5.
      const { state } = round(clash(wire), [2, 6, 5])
      expect(positionIn(state, 'b-1')[1]).toBeCloseTo(20.75, 1)
      expect(state.melees).toHaveLength(1)
    },
  )

  rule(
    ['SK-MEL-11', 'SK-MEL-12', 'SK-SEQ-12'],
    'who throws a 1 names an enemy specialist among the fallen',
    () => {
      const state = table(
        [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }],
        [{ id: 'b-1', organisation: 'ge-gruppe-1916', at: [24.5, 20.75], officer: true }],
      )
      const fighting = joined(withUnit(state, 'a-1', { marks: { charged: true } }), ['a-1'], 'b-1')
      const asked = round(fighting, [1, 6]).state
      expect(asked.phases.at(-1)).toMatchObject({ name: 'naming', side: 'a', unit: 'b-1', count: 1 })
      const after = played(asked, [['a', { kind: 'name-loss', figures: ['b-1.1'] }]], [1]).state
      expect(unitIn(after, 'b-1').figures.map(({ id }) => id)).not.toContain('b-1.1')
    },
  )

  rule('SK-MEL-39', 'when ordinary men are used up, specialists fall by their owner’s order', () => {
    const state = table(
      [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20], quality: 'green' }],
      [{ id: 'b-1', organisation: 'ge-gruppe-1916', at: [24, 20.75] }],
    )
    // An NCO, two bombers and a rifleman; 12 green men at three to one have table 4, a 6 is 1 doubled.
    const four = later(joined(withMen(state, 'b-1', 4), ['a-1'], 'b-1'))
    const after = round({ ...four, options: { ...four.options, 'name-losses': 'none' } }, [6, 6, 1]).state
    expect(unitIn(after, 'b-1').figures.map(({ id }) => id)).toEqual(['b-1.1', 'b-1.3'])
  })
})
