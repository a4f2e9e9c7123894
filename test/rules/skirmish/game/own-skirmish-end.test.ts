import { describe, expect, test } from 'vitest'
import { bodiesOn } from '#rules/skirmish/game/board/bases.ts'
import { overlap } from '#rules/skirmish/game/board/room.ts'
import { GAME } from '#rules/skirmish/game/index.ts'
import { endMove } from '#rules/skirmish/game/phases/end/ending.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import { VEHICLE_IDS, VEHICLE_MODELS, vehicleIdOf } from '#rules/skirmish/tables/organisation.ts'
import { rule } from '../../../rule.ts'
import { happening, played, positionIn, refusalOf, withUnit } from '../battle.ts'
import { begun, faultOf, GERMANS, SECTION } from './own-forces.ts'

rule(['SK-SET-02', 'SK-SET-10'], 'every unit may be placed anywhere in its zone', () => {
  const { state } = played(begun(), [['b', { kind: 'deploy', unit: 'b-1', at: { x: 10, y: 44 } }]], [9])
  expect(positionIn(state, 'b-1')).toEqual([10, 44])
  expect(refusalOf(state, 'b', { kind: 'deploy', unit: 'b-1', at: { x: 10, y: 39 } })).toBe(
    'outside-zone SK-SET-03',
  )
})

rule('SK-MOV-40', 'however many there are, nobody stands on another or on a hull', () => {
  const squads = Array.from({ length: 16 }, () => ({ organisation: 'ge-gruppe-1917', quality: 'green' }))
  const tanks = [{ organisation: 'a7v' }, { organisation: 'a7v' }]
  const state = begun({ year: 1918, points: 1000, forces: { a: [...squads, ...tanks], b: GERMANS } })
  const bodies = bodiesOn(state.units).map(({ base }) => base)
  expect(bodies.length).toBeGreaterThan(160)
  for (const [i, base] of bodies.entries())
    expect(bodies.slice(i + 1).some((other) => overlap(base, other))).toBe(false)
})

describe('the end', () => {
  const ENTENTE = [
    { organisation: 'br-section-1914' },
    { organisation: 'br-section-1914' },
    { organisation: 'cavalry-troop' },
    { organisation: 'hmg-team' },
  ]
  const REICH = [{ organisation: 'ge-gruppe-1914' }, { organisation: 'ge-gruppe-1914' }]
  const atEnd = (changes: (state: State) => State, move = 4): State['ending'] => {
    const state = begun({ year: 1914, points: 300, forces: { a: ENTENTE, b: REICH } })
    const ready: State = { ...state, move, step: 'end', phases: [], wind: { strength: 'calm', direction: 0 } }
    return happening(changes(ready), [], endMove).state.ending
  }
  const routing =
    (...ids: readonly string[]) =>
    (state: State): State =>
      ids.reduce((now, id) => withUnit(now, id, { routedIn: 4 }), state)

  rule(
    ['SK-END-02', 'SK-END-08'],
    'more than half of rifle squads and cavalry troops, teams left out',
    () => {
      expect(atEnd(routing('a-1', 'a-4'))).toBeNull()
      expect(atEnd(routing('a-1', 'a-3'))).toMatchObject({ winner: 'b', reason: 'collapse' })
      expect(atEnd(routing('b-1'))).toBeNull()
    },
  )

  rule('SK-END-02', 'both at once: the larger share of figures left wins, equal shares are a draw', () => {
    const broken = routing('a-1', 'a-2', 'b-1', 'b-2')
    expect(atEnd(broken)).toMatchObject({ winner: null, reason: 'collapse', score: { a: 100, b: 100 } })
    const lost = (state: State): State => ({
      ...broken(state),
      lost: [
        { figure: 'a-1.9', role: 'rifleman', unit: 'a-1', side: 'a', cause: 'rifles', move: 1, how: 'dead' },
      ],
    })
    expect(atEnd(lost)).toMatchObject({ winner: 'b', reason: 'collapse', score: { a: 96, b: 100 } })
  })

  rule('SK-END-08', 'nobody lost after twelve moves and no lead of ten: a draw', () => {
    expect(atEnd((state) => state, 11)).toBeNull()
    expect(atEnd((state) => state, 12)).toMatchObject({ winner: null, reason: 'turn-limit' })
  })
})

test('what is not of the form is refused with its place', () => {
  expect(faultOf({ year: 1913 })).toContain('year ')
  expect(faultOf({ points: 'many' })).toContain('points ')
  expect(faultOf({ forces: { c: [] } })).toContain('forces.c ')
  expect(faultOf({ forces: { a: [{ organisation: 'zouaves' }] } })).toContain('forces.a.0.organisation ')
  expect(faultOf({ forces: { a: [{ ...SECTION, rank: 3 }] } })).toContain('forces.a.0.rank ')
  expect(faultOf({ year: 1914 })).toBe('forces.a.0.organisation SK-SET-12')
  expect(GAME.begin('shrine-1914', { year: 1914 })).toMatchObject({ ok: false, error: { path: 'year' } })
})

test('the ids of vehicles are those of the models', () => {
  expect(VEHICLE_MODELS.map(vehicleIdOf)).toEqual(VEHICLE_IDS)
})
