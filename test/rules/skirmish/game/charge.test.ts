import { describe, expect } from 'vitest'
import { areInContact, isTouching } from '../../../../src/rules/skirmish/game/contact/touching.ts'
import type { State } from '../../../../src/rules/skirmish/game/state.ts'
import type { Muster } from '../../../../src/rules/skirmish/scenarios/scenario.ts'
import { rule } from '../../../rule.ts'
import {
  charging,
  goneOn,
  onTable,
  placesIn,
  played,
  positionIn,
  refusalOf,
  unitIn,
  withMen,
  withUnit,
} from '../battle.ts'

const SPARE = { id: 'a-9', organisation: 'fr-squad-1914', at: [6, 3] } as const
const charge = (...units: readonly string[]) => ({ kind: 'charge', units, target: 'b-1' })
const STAND = { kind: 'respond', how: 'stand' }
const FIRE = { kind: 'respond', how: 'fire' }

/** Two squads face to face, `far` inches apart; a third of side a is far off, so that its movement goes on. */
const facing = (far: number, ground: Parameters<typeof onTable>[1] = []): State =>
  charging(
    onTable(
      {
        a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }, SPARE],
        b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 20 + far] }],
      },
      ground,
    ),
    'a',
  )

const refusal = (state: State): string | undefined => refusalOf(state, 'a', charge('a-1'))

/** How many men of one unit touch men of another. */
const touching = (state: State, one: string, other: string): number => {
  const unit = unitIn(state, one)
  const enemy = unitIn(state, other)
  return unit.figures.filter((figure) =>
    enemy.figures.some((man) => isTouching(state, unit, figure, enemy, man)),
  ).length
}

describe('the line of a charge', () => {
  rule(['SK-MOV-18', 'SK-MEL-24'], 'the whole unit goes on until its nearest men are base to base', () => {
    const { state } = played(facing(9), [
      ['a', charge('a-1')],
      ['b', STAND],
    ])
    expect(positionIn(state, 'a-1')).toEqual([24, 28.25])
    expect(touching(state, 'a-1', 'b-1')).toBe(12)
    expect(state.melees.map(({ units }) => units)).toEqual([['a-1', 'b-1']])
  })

  rule('SK-MOV-18', 'base contact within ten inches is enough, a hair more is too far', () => {
    expect(refusal(facing(10.75))).toBeUndefined()
    expect(refusal(facing(10.78))).toMatch(/too-far|out-of-reach/)
  })

  rule(['SK-MOV-04', 'SK-MOV-18'], 'the price of the ground counts', () => {
    const shelled = [{ kind: 'shelled', name: 'Craters', at: [0, 10, 48, 40] }] as const
    expect(refusal(facing(5.75, shelled))).toBeUndefined()
    expect(refusal(facing(5.8, shelled))).toBe('too-far SK-MOV-18')
  })

  rule(
    'SK-MOV-18',
    'three figures at least, standing, not in column, not halted, and the enemy in front',
    () => {
      const state = facing(8)
      expect(refusal(withMen(state, 'a-1', 3))).toBeUndefined()
      expect(refusal(withMen(state, 'a-1', 2))).toBe('too-few SK-MOV-18')
      expect(refusal(withUnit(state, 'a-1', { prone: true }))).toBe('prone SK-MOV-18')
      expect(refusal(withUnit(state, 'a-1', { formation: 'column' }))).toBe('column SK-MOV-18')
      expect(refusal(withUnit(state, 'a-1', { haltedTo: 1 }))).toBe('halted SK-MOV-18')
      expect(refusal(withUnit(state, 'a-1', { facing: 180 }))).toBe('not-in-front SK-MOV-18')
    },
  )

  rule(['SK-MOV-18', 'SK-MOV-42'], 'teams, snipers and garrisons never charge', () => {
    const team = onTable({
      a: [{ id: 'a-1', organisation: 'hmg-team', at: [24, 20] }, SPARE],
      b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 26] }],
    })
    expect(refusal(charging(team, 'a'))).toBe('no-charger SK-MOV-18')
    const house = { kind: 'medium-building-brick', name: 'Inn', at: [22, 18, 26, 21] } as const
    expect(refusal(withUnit(facing(6, [house]), 'a-1', { inside: 'inn' }))).toBe('inside SK-MOV-42')
  })

  rule(['SK-MOV-18', 'SK-MOV-29'], 'not through uncut wire; through a gap in it by another line', () => {
    const wire = {
      kind: 'wire',
      name: 'Wire',
      along: [
        [0, 24],
        [48, 24],
      ],
    } as const
    expect(refusal(facing(8, [wire]))).toBe('wire SK-MOV-29')
    expect(refusal(facing(8, [{ ...wire, gaps: [[20, 21.5]] }]))).toBeUndefined()
  })

  rule('SK-MOV-29', 'whoever is within an inch of the line must himself be the target', () => {
    const state = charging(
      onTable({
        a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }, SPARE],
        b: [
          { id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 28] },
          { id: 'b-2', organisation: 'ge-gruppe-1914', at: [24, 24] },
        ],
      }),
      'a',
    )
    expect(refusal(withMen(state, 'a-1', 3))).toBe('another-enemy SK-MOV-29')
  })

  rule(
    'SK-MOV-29',
    'a hedge between the last charger and the enemy is not paid; before him it costs two',
    () => {
      const hedge = (y: number) =>
        [
          {
            kind: 'hedge',
            name: 'Hedge',
            along: [
              [0, y],
              [48, y],
            ],
          },
        ] as const
      expect(refusal(facing(10.7, hedge(30.4)))).toBeUndefined()
      expect(refusal(facing(10.7, hedge(26)))).toBe('too-far SK-MOV-18')
      expect(refusal(facing(8.7, hedge(26)))).toBeUndefined()
    },
  )
})

describe('coming up', () => {
  /** Three men in open order, the middle one before a lone enemy. */
  const three = (far: number): State => {
    const open = withUnit(facing(far), 'a-1', { formation: 'open', marks: { strengthBefore: 3 } })
    return withMen(withMen(open, 'a-1', 3), 'b-1', 1)
  }
  const CHARGED = [
    ['a', charge('a-1')],
    ['b', STAND],
  ] as const

  rule(['SK-MEL-24', 'SK-MEL-06'], 'others close in with what the whole line has left of the charge', () => {
    // 9.5 inches: 8.75 paid, 1.25 left; the next man would need 1.39.
    expect(touching(played(three(9.5), CHARGED).state, 'a-1', 'b-1')).toBe(1)
    // 9 inches: 1.75 left; two may face him, the third waits behind.
    expect(touching(played(three(9), CHARGED).state, 'a-1', 'b-1')).toBe(2)
  })

  rule(['SK-MOV-29', 'SK-MEL-25'], 'men in a trench are met on its lip, at no price to enter', () => {
    const trench = [
      {
        kind: 'trench',
        name: 'Trench',
        along: [
          [0, 30.75],
          [48, 30.75],
        ],
      },
    ] as const
    const state = withUnit(facing(10.75, trench), 'b-1', { trench: 'trench' })
    expect(refusal(state)).toBeUndefined()
    const after = played(state, [
      ['a', charge('a-1')],
      ['b', STAND],
    ]).state
    expect(positionIn(after, 'a-1')[1]).toBeCloseTo(30, 1)
    expect(unitIn(after, 'a-1').trench).toBeNull()
    expect(touching(after, 'a-1', 'b-1')).toBe(12)
    expect(after.melees).toHaveLength(1)
  })

  rule('SK-MOV-42', 'out of a trench a charge pays two inches for its edge', () => {
    const trench = [
      {
        kind: 'trench',
        name: 'Trench',
        along: [
          [0, 20],
          [48, 20],
        ],
      },
    ] as const
    const from = (far: number) => refusal(withUnit(facing(far, trench), 'a-1', { trench: 'trench' }))
    expect(from(8.75)).toBeUndefined()
    expect(from(8.8)).toBe('too-far SK-MOV-18')
  })

  rule(
    ['SK-MEL-22', 'SK-MEL-38'],
    'a garrison is met at the wall, by two chargers to each man at most',
    () => {
      const house = [{ kind: 'medium-building-brick', name: 'Inn', at: [20, 26, 28, 30] }] as const
      const state = withMen(withUnit(facing(8, house), 'b-1', { inside: 'inn' }), 'b-1', 2)
      const after = played(state, [
        ['a', charge('a-1')],
        ['b', STAND],
      ]).state
      expect(Math.max(...placesIn(after, 'a-1').map(([, y]) => y))).toBeCloseTo(25.63, 1)
      expect(after.melees).toHaveLength(1)
      expect(areInContact(after, unitIn(after, 'a-1'), unitIn(after, 'b-1'))).toBe(true)
    },
  )
})

describe('the answer', () => {
  rule(
    ['SK-MEL-02', 'SK-MEL-03', 'SK-MEL-37'],
    'fired on at two inches in the 2-inch column, not aimed',
    () => {
      // 12 rifles of average men: table 8, a 4 is three men; no specialist on a 3; the first fire is a check, passed with a 1.
      const { state, working } = played(
        facing(9),
        [
          ['a', charge('a-1')],
          ['b', FIRE],
        ],
        [4, 3, 1],
      )
      expect(working).toContain('SK-FIRE-05 Table number 8')
      expect(unitIn(state, 'a-1').figures.length).toBe(9)
      expect(unitIn(state, 'a-1').firstFireTaken).toBe(true)
      expect(unitIn(state, 'b-1').marks.firedDefensively).toBe(true)
      expect(state.melees).toHaveLength(1)
    },
  )

  rule(['SK-MEL-03', 'SK-MOV-30'], 'a charge that fails stays at two inches, and has had its move', () => {
    const { state } = played(
      facing(9),
      [
        ['a', charge('a-1')],
        ['b', FIRE],
      ],
      [6, 3, 10, 1],
    )
    expect(state.melees).toHaveLength(0)
    expect(positionIn(state, 'a-1')).toEqual([24, 27])
    expect(unitIn(state, 'a-1').haltedTo).toBe(2)
    expect(refusalOf(state, 'a', { kind: 'hold', unit: 'a-1' })).toBe('already-ordered SK-MOV-39')
  })

  rule('SK-MOV-30', 'who is within two inches already is fired on where he is', () => {
    const { state } = played(
      facing(1.5),
      [
        ['a', charge('a-1')],
        ['b', FIRE],
      ],
      [6, 3, 10, 1],
    )
    expect(positionIn(state, 'a-1')).toEqual([24, 20])
  })

  rule(['SK-MEL-03', 'SK-MEL-43'], 'nobody fires at those who come from behind: he is not asked', () => {
    const { state } = played(withUnit(facing(9), 'b-1', { facing: 0 }), [['a', charge('a-1')]])
    expect(state.melees).toHaveLength(1)
    expect(state.melees[0]?.flanked).toEqual([{ by: 'a-1', unit: 'b-1' }])
  })

  rule(
    ['SK-MEL-17', 'SK-MEL-43'],
    'a routing unit that is reached surrenders, and the charger is steady',
    () => {
      const { state } = played(withUnit(facing(9), 'b-1', { routedIn: 0 }), [['a', charge('a-1')]])
      expect(unitIn(state, 'b-1').fate).toBe('surrendered')
      expect(state.melees).toHaveLength(0)
      expect(positionIn(state, 'a-1')[1]).toBeCloseTo(28.25, 1)
    },
  )

  rule(['SK-MEL-42', 'SK-MOR-12', 'SK-MOR-13'], 'charging together: one owes a check, both take it', () => {
    const state = charging(
      onTable({
        a: [
          { id: 'a-1', organisation: 'fr-squad-1914', at: [18, 20] },
          { id: 'a-2', organisation: 'fr-squad-1914', at: [30, 20] },
          SPARE,
        ],
        b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 28] }],
      }),
      'a',
    )
    // Two men of a-1 fall: 8 and its NCO, less two men and being under fire, is 6; a-2 has 9. Less than 15 passes both.
    const { state: after, events } = played(
      state,
      [
        ['a', charge('a-1', 'a-2')],
        ['b', { ...FIRE, at: 'a-1' }],
      ],
      [6, 3, 7, 7],
    )
    expect(events.find(({ kind }) => kind === 'checked-together')).toMatchObject({
      score: 15,
      roll: 14,
      result: 'pass',
    })
    expect(after.melees[0]?.units).toEqual(['a-1', 'a-2', 'b-1'])
  })
})

rule('SK-MOV-18', 'a charger whose target has gone runs to the end of his line and stops', () => {
  const asked = played(facing(9), [['a', charge('a-1')]]).state
  // The gun's own shrapnel has wiped out those who fired it.
  const gone = withUnit(asked, 'b-1', { where: 'gone', fate: 'destroyed', figures: [] })
  const [, ...below] = [...gone.phases].reverse()
  const top = gone.phases.at(-1)
  if (top?.name !== 'charge') throw new Error('no charge')
  const contact: State = { ...gone, phases: [...below.reverse(), { ...top, stage: 'contact' }] }
  const after = goneOn(contact, [], () => {}).state
  expect(positionIn(after, 'a-1')).toEqual([24, 28.25])
  expect(after.melees).toEqual([])
})

rule(['SK-MOV-29', 'SK-GEN-18'], 'a line exactly an inch from another enemy is too near', () => {
  const between = (off: number): string | undefined =>
    refusalOf(
      charging(
        withMen(
          onTable({
            a: [{ id: 'a-1', organisation: 'br-raiders-1916', at: [24, 20], formation: 'line' }],
            b: [
              { id: 'b-1', organisation: 'command', at: [24, 28] },
              { id: 'b-2', organisation: 'command', at: [24 - off, 24] },
              { id: 'b-3', organisation: 'command', at: [24 + off, 24] },
            ],
          }),
          'a-1',
          3,
        ),
        'a',
      ),
      'a',
      charge('a-1'),
    )
  // Three men at 23, 24 and 25: the middle one runs straight, those beside him pass nearer to one of the two.
  expect(between(1.02)).toBeUndefined()
  expect(between(1)).toBe('another-enemy SK-MOV-29')
})

describe('counter-charge', () => {
  const troops = (far: number): State =>
    charging(
      onTable({
        a: [{ id: 'a-1', organisation: 'cavalry-troop', mounted: true, at: [24, 10] }, SPARE],
        b: [{ id: 'b-1', organisation: 'cavalry-troop', mounted: true, at: [24, 10 + far] }],
      }),
      'a',
    )
  const COUNTER = { kind: 'respond', how: 'counter-charge' }

  rule(['SK-MOV-19', 'SK-MOV-36'], 'both meet half-way, unfired on, and both have had their move', () => {
    const { state } = played(troops(20), [
      ['a', charge('a-1')],
      ['b', COUNTER],
    ])
    expect(positionIn(state, 'a-1')[1]).toBeCloseTo(19.5, 1)
    expect(positionIn(state, 'b-1')[1]).toBeCloseTo(20.5, 1)
    expect(unitIn(state, 'b-1').marks).toMatchObject({ charged: true, done: true })
    expect(state.melees[0]?.units).toEqual(['a-1', 'b-1'])
  })

  rule('SK-MOV-19', 'not in column, not on foot, not from behind', () => {
    const answer = (state: State) => {
      const asked = played(state, [['a', charge('a-1')]]).state
      return asked.phases.at(-1)?.name === 'charge' ? refusalOf(asked, 'b', COUNTER) : 'not asked'
    }
    expect(answer(troops(20))).toBeUndefined()
    expect(answer(withUnit(troops(20), 'b-1', { formation: 'column' }))).toBe('not asked')
    expect(answer(withUnit(troops(20), 'b-1', { facing: 0 }))).toBe('not asked')
    expect(answer(withUnit(troops(20), 'b-1', { routedIn: 1 }))).toBe('not asked')
    expect(answer(facing(9))).toBe('no-counter-charge SK-MOV-19')
  })
})

describe('horse, snipers and works', () => {
  const against = (
    a: Parameters<typeof withUnit>[2],
    b: Pick<Muster, 'organisation' | 'inside' | 'trench'>,
    ground: Parameters<typeof onTable>[1] = [],
  ): State =>
    withUnit(
      charging(
        onTable(
          {
            a: [{ id: 'a-1', organisation: 'cavalry-troop', at: [24, 20], mounted: true }, SPARE],
            b: [{ id: 'b-1', at: [24, 30], ...b }],
          },
          ground,
        ),
        'a',
      ),
      'a-1',
      a,
    )

  rule(['SK-MOV-29', 'SK-MEL-25'], 'mounted troops charge men in a trench as far as its lip', () => {
    const trench = {
      kind: 'trench',
      name: 'Trench',
      along: [
        [0, 30],
        [48, 30],
      ],
    } as const
    const state = against({}, { organisation: 'ge-gruppe-1914', trench: 'trench' }, [trench])
    const after = played(state, [
      ['a', charge('a-1')],
      ['b', STAND],
    ]).state
    expect(Math.max(...placesIn(after, 'a-1').map(([, y]) => y))).toBeCloseTo(29.25, 1)
    expect(after.melees).toHaveLength(1)
  })

  rule('SK-MOV-29', 'but never a garrison', () => {
    const house = { kind: 'medium-building-brick', name: 'Inn', at: [20, 28, 28, 32] } as const
    const state = against({}, { organisation: 'ge-gruppe-1914', inside: 'inn' }, [house])
    expect(refusal(state)).toBe('mounted SK-MOV-29')
    expect(refusal(withUnit(state, 'a-1', { mounted: false }))).toBeUndefined()
  })

  rule(['SK-MEL-33', 'SK-MEL-43'], 'a sniper who is reached is taken without a fight', () => {
    const before = against({}, { organisation: 'sniper' })
    const asked = played(before, [['a', charge('a-1')]]).state
    const after = asked.phases.at(-1)?.name === 'charge' ? played(asked, [['b', STAND]]).state : asked
    expect(unitIn(after, 'b-1').fate).toBe('surrendered')
    expect(after.melees).toHaveLength(0)
  })
})
