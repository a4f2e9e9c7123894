import { describe, expect } from 'vitest'
import { areInContact } from '#rules/skirmish/game/contact/touching.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import type { Muster } from '#rules/skirmish/scenarios/scenario.ts'
import { placeOf } from '#rules/skirmish/tables/table-top.ts'
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
import { charge, facing, refusal, SPARE, STAND, touching } from './charges.ts'

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

  rule(['SK-MEL-24', 'SK-GEN-33'], 'a man shifted upon a friend takes the nearest free spot', () => {
    const lone = (...friends: readonly Omit<Muster, 'name'>[]): State =>
      withMen(
        charging(
          onTable({
            a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }, ...friends, SPARE],
            b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 29] }],
          }),
          'a',
        ),
        'b-1',
        1,
      )
    const outer = (state: State) =>
      unitIn(played(state, CHARGED).state, 'a-1').figures.reduce((one, other) =>
        other.at.x > one.at.x ? other : one,
      ).at
    const { x, y } = placeOf(outer(lone()))
    const beside = placeOf(outer(lone({ id: 'a-2', organisation: 'sniper', at: [x, y] })))
    expect([beside.x - x, beside.y - y].map((inches) => Math.round(inches * 100) / 100)).toEqual([0, 0.75])
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
