import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { rule } from '../../../../rule.ts'
import { eventOf, eventsOf, give, put, refused, unitOf } from '../field.ts'
import { craft, DONE, flying, flyingInAssault, planning, sortie, strike } from './airfield.ts'

/** Of a unit in the air only so many fly. */
const flownWith = (state: State, id: string, strength: number): State => {
  const { side } = unitOf(state, id)
  const army = state.armies[side]
  const sorties = army.sorties.map((one) => (one.unit === id ? { ...one, strength } : one))
  put(state, { armies: { ...state.armies, [side]: { ...army, sorties } } })
  return state
}

rule('GF-AIR-14', 'a unit hazards one strength point up to all it has, all unless it is said', () => {
  const state = planning([craft('a-1', 'fighter', { strength: 3 }), craft('b-1', 'fighter', { strength: 3 })])
  const part = (strength: number) => ({ ...sortie('a-1', 'day'), strength })
  expect([1, 3].map((strength) => refused(state, 'a', part(strength)))).toEqual(['legal', 'legal'])
  expect(refused(state, 'a', part(4))).toBe('too-many GF-AIR-14')
  const told = eventOf(give(state, 'a', part(2)), 'sortie-written')
  expect(GAME.tell(state, told, 'a')).toBe('British A-1 is to fly by day with 2.')
  give(state, 'a', sortie('a-1', 'day'))
  expect(state.armies.a.sorties).toMatchObject([{ strength: 3 }])
  give(state, 'a', part(2))
  give(state, 'a', DONE)
  give(state, 'b', sortie('b-1', 'day'))
  // Two dice of side a and three of side b, all misses.
  give(state, 'b', DONE, [1, 1, 1, 1, 1])
})

rule('GF-AIR-14', 'how many are in the air is their own side’s secret', () => {
  const state = flownWith(
    flying([craft('a-1', 'fighter'), craft('b-1', 'bomber')], 'hunt', ['a-1', 'b-1']),
    'b-1',
    1,
  )
  expect(GAME.view(state, 'a').armies.b.sorties).toMatchObject([{ unit: 'b-1', strength: null }])
  expect(GAME.view(state, 'b').armies.b.sorties).toMatchObject([{ unit: 'b-1', strength: 1 }])
})

/** Three fighters after bombers, of whose three so many fly. */
const hunted = (up: number) =>
  flownWith(
    flying(
      [
        craft('a-1', 'fighter', { strength: 3 }),
        craft('b-1', 'bomber', { strength: 3, experience: 1, morale: 3 }),
      ],
      'hunt',
      ['a-1', 'b-1'],
    ),
    'b-1',
    up,
  )

rule('GF-AIR-14', 'only those who fly fire and can be hit; losses and checks are the unit’s', () => {
  const state = hunted(2)
  // Three dice hit once; the save fails; three dice of morale hold.
  give(state, 'a', strike('a-1', 'b-1'), [5, 1, 1, 1, 5, 1, 1])
  expect(unitOf(state, 'b-1')).toMatchObject({ strength: 2, morale: 2 })
  expect(state.armies.b.sorties).toMatchObject([{ unit: 'b-1', strength: 1, over: false }])
})

rule('GF-AIR-14', 'if none of those who flew comes back, the rest of the unit checks and lives on', () => {
  const state = hunted(1)
  // Two hits on the one in the air, no save; then three dice of morale, which do not score.
  give(state, 'a', strike('a-1', 'b-1'), [6, 1, 1, 1, 1, 1, 1])
  expect(unitOf(state, 'b-1')).toMatchObject({ strength: 2, gone: null, morale: 2, experience: 1 })
  expect(state.armies.b.sorties[0]?.over ?? true).toBe(true)
})

rule('GF-AIR-14', 'fighters have a die for each point that flies, in an assault too', () => {
  const seen = { id: 'b-1', at: 'C5', revealed: true } as const
  const state = flownWith(
    flyingInAssault([craft('a-1', 'ground-attack', { strength: 3 }), seen], 'ground-attack', ['a-1']),
    'a-1',
    1,
  )
  // Two dice for the one that flies; then a die for every three who stand.
  const events = give(state, 'a', strike('a-1', 'C5'), [1, 1, 1, 1])
  expect(eventOf(events, 'attacked-from-the-air')).toMatchObject({ dice: 2, reply: 2 })
  const hunt = flownWith(
    flying([craft('a-1', 'fighter'), craft('b-2', 'bomber')], 'hunt', ['a-1', 'b-2']),
    'a-1',
    2,
  )
  expect(refused(hunt, 'a', strike('a-1', 'b-2', 3))).toBe('too-many-dice GF-AIR-02')
  expect(refused(hunt, 'a', strike('a-1', 'b-2', 2))).toBe('legal')
})

const BOMBERS = craft('a-1', 'bomber', { strength: 3, experience: 1, morale: 3 })

rule(
  ['GF-AIR-14', 'GF-AIR-15'],
  'those who stayed behind are on the ground, and the largest number is hit',
  () => {
    const fighters = craft('b-1', 'fighter', { strength: 3, experience: 1 })
    const state = flownWith(
      flying(
        [BOMBERS, fighters, craft('b-2', 'bomber', { strength: 2, experience: 1 })],
        'bombing',
        ['a-1', 'b-1'],
        {
          period: 'night',
        },
      ),
      'b-1',
      2,
    )
    // One hit on the two bombers, one save die.
    const events = give(state, 'a', strike('a-1', 'aerodrome'), [5, 1, 1, 1])
    expect(eventOf(events, 'attacked-from-the-air').struck).toMatchObject([{ unit: 'b-2', casualties: 1 }])
  },
)

rule('GF-AIR-15', 'what the largest cannot suffer falls among the next', () => {
  const state = flying(
    [
      BOMBERS,
      craft('b-1', 'bomber', { strength: 2, experience: 1 }),
      craft('b-2', 'reconnaissance', { strength: 1, experience: 1 }),
    ],
    'bombing',
    ['a-1'],
  )
  // Four hits; no save; two are left for the airmen, who save none.
  const events = give(state, 'a', strike('a-1', 'aerodrome'), [6, 6, 1, 1, 1])
  expect(eventOf(events, 'attacked-from-the-air').struck).toMatchObject([
    { unit: 'b-1', hits: 4, casualties: 2, outcome: 'destroyed' },
    { unit: 'b-2', hits: 2, casualties: 1, outcome: 'destroyed' },
  ])
  expect([unitOf(state, 'b-1').gone, unitOf(state, 'b-2').gone]).toEqual(['destroyed', 'destroyed'])
})

rule(
  'GF-AIR-15',
  'all fighters on the ground by day scramble, whichever unit the bombs are meant for',
  () => {
    const units = [
      BOMBERS,
      craft('b-1', 'bomber', { strength: 4, experience: 1 }),
      craft('b-2', 'fighter', { strength: 2, experience: 1 }),
    ]
    const state = flying(units, 'bombing', ['a-1'])
    // One of two gets up; its die hits; the bombers do not save, lose one and hold; their two bombs miss.
    const events = give(state, 'a', strike('a-1', 'aerodrome'), [5, 1, 5, 1, 5, 1, 1, 1, 1])
    expect(eventOf(events, 'attacked-from-the-air')).toMatchObject({ scrambled: 1, dice: 2, lost: 1 })
    expect(unitOf(state, 'a-1').strength).toBe(2)
    const driven = flying(units, 'bombing', ['a-1'])
    // Both up; two hits; they rout and drop nothing.
    const off = give(driven, 'a', strike('a-1', 'aerodrome'), [6, 1, 6, 1, 1, 1, 1])
    expect(eventOf(off, 'bombers-driven-off')).toMatchObject({ scrambled: 2, lost: 2 })
    expect(eventsOf(off, 'attacked-from-the-air')).toEqual([])
    const night = flying(units, 'bombing', ['a-1'], { period: 'night' })
    expect(
      eventOf(give(night, 'a', strike('a-1', 'aerodrome'), [1, 1, 1]), 'attacked-from-the-air').scrambled,
    ).toBe(0)
  },
)
