import { describe, expect } from 'vitest'
import type { State } from '#rules/skirmish/game/state.ts'
import type { Muster } from '#rules/skirmish/scenarios/scenario.ts'
import { rule } from '../../../rule.ts'
import { charging, onTable, placesIn, played, positionIn, refusalOf, unitIn, withUnit } from '../battle.ts'
import { charge, FIRE, facing, refusal, SPARE, STAND } from './charges.ts'

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
    // SK-MEL-28: a counter-charge gives no direction of its own.
    expect(state.melees[0]?.charges).toEqual([{ by: 'a-1', heading: 0 }])
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
