import { describe, expect } from 'vitest'
import { distance } from '../../../../src/kernel/geometry/point.ts'
import { fightingSide } from '../../../../src/rules/skirmish/game/phases/melee/fighters.ts'
import { joinMelee } from '../../../../src/rules/skirmish/game/phases/melee/joining.ts'
import { beginMelees } from '../../../../src/rules/skirmish/game/phases/melee/melees.ts'
import type { Phase } from '../../../../src/rules/skirmish/game/phases/phase.ts'
import type { Melee, State } from '../../../../src/rules/skirmish/game/state.ts'
import { toInches } from '../../../../src/rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import {
  charging,
  goneOn,
  onTable,
  placesIn,
  played,
  positionIn,
  unitIn,
  withMen,
  withUnit,
} from '../battle.ts'

type Ground = Parameters<typeof onTable>[1]

/** A decision beneath the melees, so that the battle goes no farther. */
const GUARD: Phase = { name: 'initiative', side: 'a' }

const table = (
  a: NonNullable<Parameters<typeof onTable>[0]['a']>,
  b: NonNullable<Parameters<typeof onTable>[0]['b']>,
  ground: Ground = [],
): State => ({
  ...onTable({ a, b }, ground),
  move: 2,
  step: 'melee',
  initiative: 'a',
  first: 'a',
  phases: [GUARD],
})

/** Two squads base to base in line, a-1 having charged. */
const clash = (ground: Ground = []): State => {
  const state = table(
    [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }],
    [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 20.75] }],
    ground,
  )
  return joined(withUnit(state, 'a-1', { marks: { charged: true } }), ['a-1'], 'b-1')
}

const joined = (
  state: State,
  chargers: readonly string[],
  target: string,
  flanking: readonly string[] = [],
): State => goneOn(state, [], (play) => joinMelee(play, chargers, target, flanking)).state

const melee = (state: State): Melee => {
  const [first] = state.melees
  if (!first) throw new Error('no melee')
  return first
}

const sideOf = (state: State, side: 'a' | 'b') => {
  const fighting = fightingSide(state, melee(state), side)
  if (!fighting) throw new Error('nobody fights')
  return fighting.input
}

const round = (state: State, dice: readonly number[]) => goneOn(state, dice, beginMelees)

/** The melee in its second move. */
const later = (state: State): State => ({
  ...state,
  melees: state.melees.map((one) => ({ ...one, rounds: 1, newcomers: [] })),
})

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
