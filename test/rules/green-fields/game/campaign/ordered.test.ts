import { expect } from 'vitest'
import type { State } from '#rules/green-fields/game/state.ts'
import { stepWords } from '#rules/green-fields/game/summary.ts'
import { rule } from '../../../../rule.ts'
import { alone, deploying } from '../deployment/deploying.ts'
import { begun, eventsOf, field, give, type Placed, put, refused, type Setting } from '../field.ts'
import { move, moving } from '../movement/moves.ts'

const DONE = { kind: 'done' } as const
const OPEN = { kind: 'open-assault' } as const
const DECLINE = { kind: 'decline-assault' } as const
const ORDERED = { terms: { mustAssault: { side: 'a', by: 2 } } } as const

const THREE: readonly Placed[] = [
  { id: 'a1', at: 'A1' },
  { id: 'a2' },
  { id: 'a3', type: 'cavalry' },
  { id: 'a4', type: 'field-artillery', strength: 9 },
  { id: 'b1', at: 'A8' },
]

rule(
  'GF-ASLT-08',
  'when the order binds, half of the steady combat units, rounded up, must be on the table',
  () => {
    const state = deploying(THREE, ORDERED)
    // One of three, and guns do not count.
    expect(refused(state, 'a', DONE)).toBe('too-few-on-board GF-ASLT-08')
    give(state, 'a', { kind: 'place', unit: 'a4', zone: 'B1' })
    expect(refused(state, 'a', DONE)).toBe('too-few-on-board GF-ASLT-08')
    give(state, 'a', { kind: 'place', unit: 'a2', zone: 'B1' })
    expect(refused(state, 'a', DONE)).toBe('legal')
    expect(refused(state, 'b', DONE)).toBe('legal')
  },
)

rule(
  'GF-ASLT-08',
  'before the week of the order, and when it is carried out, everybody may stay behind',
  () => {
    expect(refused(deploying(THREE, { ...ORDERED, week: 1 }), 'a', DONE)).toBe('legal')
    expect(refused(deploying(THREE, { ...ORDERED, army: { a: { attacked: true } } }), 'a', DONE)).toBe(
      'legal',
    )
  },
)

rule('GF-ASLT-08', 'nobody who is wanted for the attack is sent to rest', () => {
  const state = deploying(
    [
      { id: 'a1', morale: 2, maxMorale: 3 },
      { id: 'a2', morale: 2, maxMorale: 3 },
      { id: 'b1', at: 'A8' },
    ],
    ORDERED,
  )
  give(state, 'a', { kind: 'luxury', unit: 'a1' })
  expect(refused(state, 'a', { kind: 'luxury', unit: 'a2' })).toBe('wanted-for-attack GF-ASLT-08')
  give(state, 'a', { kind: 'deploy-usual' })
  expect(refused(state, 'a', DONE)).toBe('legal')
})

rule('GF-ASLT-08', 'a unit that cannot be placed is not wanted, and rests as it likes', () => {
  // The only zone of the side is full of guns, so that neither regiment can come.
  const guns = (...ids: readonly string[]) =>
    ids.map((id) => ({ id, at: 'A1', type: 'field-artillery', strength: 9 }) as const)
  const regiments = ['a4', 'a5'].map((id) => ({ id, morale: 2, maxMorale: 3 }) as const)
  const crowded = (others: readonly Placed[]): State =>
    deploying([...others, ...regiments, { id: 'b1', at: 'A8' }], { ...ORDERED, zones: alone('A1') })
  const full = crowded(guns('a1', 'a2', 'a3'))
  expect(refused(full, 'a', DONE)).toBe('legal')
  give(full, 'a', { kind: 'luxury', unit: 'a4' })
  expect(refused(full, 'a', { kind: 'luxury', unit: 'a5' })).toBe('legal')
  // With room for one of them the first may rest, and the other is wanted.
  const roomy = crowded(guns('a1', 'a2'))
  expect(refused(roomy, 'a', DONE)).toBe('too-few-on-board GF-ASLT-08')
  give(roomy, 'a', { kind: 'luxury', unit: 'a4' })
  expect(refused(roomy, 'a', { kind: 'luxury', unit: 'a5' })).toBe('wanted-for-attack GF-ASLT-08')
})

rule(
  'GF-ASLT-08',
  'tanks that are wanted for the attack do not stand down, on the table or behind it',
  () => {
    const tanks = (...places: readonly (string | undefined)[]): State =>
      deploying(
        [
          ...places.map((at, i) => ({
            id: `a${i + 1}`,
            type: 'heavy-tank' as const,
            strength: 12,
            ...(at ? { at } : {}),
          })),
          { id: 'b1', at: 'A8' },
        ],
        { ...ORDERED, army: { a: { depot: 1 } } },
      )
    const standDown = { kind: 'stand-down', unit: 'a1' } as const
    expect(refused(tanks('A1'), 'a', standDown)).toBe('wanted-for-attack GF-ASLT-08')
    expect(refused(tanks(undefined), 'a', standDown)).toBe('wanted-for-attack GF-ASLT-08')
    expect(refused(tanks('A1', 'A2'), 'a', standDown)).toBe('legal')
  },
)

const asked = (setting: Setting = {}, side: 'a' | 'b' = 'a'): State =>
  field(
    [
      { id: 'a1', at: 'A1' },
      { id: 'b1', at: 'A8' },
    ],
    'assault-decision',
    [{ name: 'assault-decision', side }],
    { week: 2, loser: side, ...ORDERED, ...setting },
  )

rule('GF-ASLT-08', 'an assault in which nobody went in leaves the order as it was', () => {
  const state = asked({ army: { a: { assaulted: true } } })
  expect(refused(state, 'a', DECLINE)).toBe('must-attack GF-ASLT-08')
  put(state, { armies: { ...state.armies, a: { ...state.armies.a, attacked: true } } })
  expect(refused(state, 'a', DECLINE)).toBe('legal')
})

rule('GF-ASLT-09', 'until the bound side has opened its first assault the other may not', () => {
  expect(refused(asked({ week: 1 }, 'b'), 'b', OPEN)).toBe('not-before-them GF-ASLT-09')
  expect(refused(asked({ week: 1 }, 'b'), 'b', DECLINE)).toBe('legal')
  expect(refused(asked({ army: { a: { assaulted: true } } }, 'b'), 'b', OPEN)).toBe('legal')
  expect(refused(asked({ terms: {} }, 'b'), 'b', OPEN)).toBe('legal')
})

/** The announcer's move, and whether it carries out the order. */
const carries = (
  path: string,
  dice: readonly number[],
  units: readonly Placed[],
  setting: Setting = {},
): boolean => {
  const state = moving(units, { ...ORDERED, ...setting })
  move(state, 'a1', path, dice)
  return state.armies.a.attacked
}

rule(
  'GF-ASLT-08',
  'entering ground that was the enemy’s carries it out; a walk behind the line does not',
  () => {
    expect(carries('B4', [], [{ id: 'a1', at: 'A4' }])).toBe(false)
    expect(carries('A5', [], [{ id: 'a1', at: 'A4' }])).toBe(true)
    // The assault is the enemy's, or it is lorries that go in.
    const theirs = moving([{ id: 'a1', at: 'A4' }], { ...ORDERED, assault: { announcer: 'b' } })
    move(theirs, 'a1', 'A5')
    expect(theirs.armies.a.attacked).toBe(false)
  },
)

rule('GF-ASLT-08', 'so does being stopped by fire next to that ground on the way to it', () => {
  const weak = { id: 'a1', strength: 1, experience: 1 } as const
  const firer = { id: 'b1', at: 'A5', strength: 2, standing: 'first-chance' } as const
  // Shot down in A4, about to go into A5, or having come up from A3.
  expect(carries('A5', [5], [{ ...weak, at: 'A4' }, firer])).toBe(true)
  expect(carries('A4', [5], [{ ...weak, at: 'A3' }, firer])).toBe(true)
  // Shot down on the way back.
  expect(carries('A3', [5], [{ ...weak, at: 'A4' }, firer])).toBe(false)
})

/** Side b, the last to be asked, declines in a week in which side a was bound. */
const weekOver = (setting: Setting = {}) => {
  const state = asked({ loser: 'a', ...setting }, 'b')
  const events = give(state, 'b', DECLINE, [1, 2])
  return { state, blamed: eventsOf(events, 'order-not-carried-out') }
}

rule('GF-ASLT-08', 'each week without the attack costs two points, and the order stands', () => {
  const { state, blamed } = weekOver()
  expect(blamed).toEqual([{ kind: 'order-not-carried-out', side: 'a', points: 2 }])
  expect(state.armies.a.points).toBe(-2)
  expect([state.week, stepWords(state)]).toEqual([3, 'Deployment'])
  expect(weekOver({ army: { a: { attacked: true } } }).state.armies.a.points).toBe(0)
  expect(weekOver({ week: 1 }).state.armies.a.points).toBe(0)
})

rule(['GF-ASLT-08', 'GF-ASLT-09'], 'the Somme and Michael bind their attackers, Gaza nobody', () => {
  const bound = ['somme-1916', 'michael-1918', 'gaza-1917'].map((id) => begun(id).terms.mustAssault)
  expect(bound).toEqual([{ side: 'a', by: 2 }, { side: 'b', by: 1 }, null])
})
