import { describe, expect } from 'vitest'
import { goOn } from '#rules/flanders-fields/game/flow.ts'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import { beginHurricane } from '#rules/flanders-fields/game/phases/deployment/hurricane.ts'
import { beginMutiny } from '#rules/flanders-fields/game/phases/deployment/mutiny.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { placeOf } from '#rules/flanders-fields/tables/index.ts'
import { rule } from '../../../rule.ts'
import { begun, GUARD, happening, ordered, refusalOf, standIn, started } from '../battle.ts'

const deploy = (battalion: string, stands?: readonly object[]) => ({ kind: 'deploy', battalion, stands })

/** A battle of two sides in the middle of its deployment. */
const deploying = (id: string, side: 'attacker' | 'defender', left: readonly string[]): State => ({
  ...begun(id),
  step: 'deployment',
  phases: [GUARD, { name: 'deploy', side, left }],
})

const at = ({ stands }: State, id: string) => {
  const stand = stands.find((one) => one.id === id)
  return stand && placeOf(stand.centre)
}

describe('deployment', () => {
  rule(['FF-END-01', 'FF-TURN-02'], 'the defender sets down a battalion first, then they take turns', () => {
    const first = started('first-battle')
    expect(first.step).toBe('deployment')
    expect(GAME.pending(first)).toEqual(['defender'])
    const second = ordered(first, 'defender', deploy('d1')).state
    expect(GAME.pending(second)).toEqual(['attacker'])
    const begins = ordered(second, 'attacker', deploy('a1')).events
    expect(begins.map(({ kind }) => kind)).toContain('turn-begun')
  })

  rule(
    'FF-END-06',
    'who has battalions left goes on alone, and regiments come with their first battalion',
    () => {
      const state = deploying('hamel-1918', 'defender', ['d2', 'a1', 'a2', 'a3'])
      const alone = ordered(state, 'defender', deploy('d2')).state
      const next = ordered(alone, 'attacker', deploy('a2', [{ stand: 'aR1h', x: 52, y: 5 }])).state
      expect(GAME.pending(next)).toEqual(['attacker'])
      expect(at(next, 'aR1h')).toEqual({ x: 52, y: 5 })
      expect(refusalOf(next, 'attacker', deploy('a1', [{ stand: 'aR1h', x: 50, y: 5 }]))).toBe(
        'unknown-stand FF-END-07',
      )
    },
  )

  rule('FF-END-07', 'stands lie in their zone, in cohesion, on nobody, off wire and water', () => {
    const state = deploying('flers-1916', 'defender', ['d1', 'a1', 'a2'])
    const refused = (...stands: readonly object[]) => refusalOf(state, 'defender', deploy('d1', stands))
    expect(refused({ stand: 'd1h', x: 45, y: 68 })).toBeUndefined()
    expect(refused({ stand: 'd1h', x: 45, y: 48.9 })).toBe('outside-zone FF-END-07')
    expect(refused({ stand: 'd1h', x: 43, y: 53 })).toBe('occupied FF-END-07')
    expect(refused({ stand: 'd1a1', x: 50, y: 60 })).toBe('no-cohesion FF-END-07')
    expect(refused({ stand: 'd1h', x: 45, y: 68, state: 'limbered' })).toBe('wrong-state FF-END-07')
    expect(refused({ stand: 'a1h', x: 45, y: 68 })).toBe('unknown-stand FF-END-07')
    expect(refusalOf(state, 'defender', deploy('a1'))).toBe('not-to-deploy FF-END-07')
    const mons = deploying('mons-1914', 'attacker', ['a1'])
    expect(refusalOf(mons, 'attacker', deploy('a1', [{ stand: 'a1h', x: 1, y: 3 }]))).toBeUndefined()
    const wire = deploying('langemarck-1915', 'defender', ['d1'])
    const wired = {
      ...wire,
      scenario: { ...wire.scenario, defender: { ...wire.scenario.defender, zone: [40, 120] as const } },
    }
    expect(refusalOf(wired, 'defender', deploy('d1', [{ stand: 'd1h', x: 88, y: 45.5 }]))).toBe(
      'on-wire FF-END-07',
    )
    expect(refusalOf(wired, 'defender', deploy('d1', [{ stand: 'd1h', x: 88, y: 110 }]))).toBe(
      'in-water FF-END-07',
    )
  })

  rule('FF-END-07', 'guns keep out of woods and villages', () => {
    const state = deploying('kaiserschlacht-1918', 'attacker', ['a3'])
    const wooded = {
      ...state,
      scenario: { ...state.scenario, ground: [{ kind: 'wood', at: [50, 0, 70, 8] } as const] },
    }
    expect(refusalOf(state, 'attacker', deploy('a3', [{ stand: 'a3g1', x: 60, y: 2.3 }]))).toBeUndefined()
    expect(refusalOf(wooded, 'attacker', deploy('a3', [{ stand: 'a3g1', x: 60, y: 2.3 }]))).toBe(
      'close-terrain FF-END-07',
    )
  })

  rule(
    ['FF-END-07', 'FF-DUG-01'],
    'a platoon in a trench with shelters is below or not, as its owner says',
    () => {
      const state = deploying('flers-1916', 'defender', ['d1'])
      expect(standIn(state, 'd1b1').below).toBe(true)
      const up = ordered(state, 'defender', deploy('d1', [{ stand: 'd1b1', x: 51, y: 52 }])).state
      expect(standIn(up, 'd1b1').below).toBe(false)
      const refused = (stand: object) => refusalOf(state, 'defender', deploy('d1', [stand]))
      expect(refused({ stand: 'd1a1', x: 34.5, y: 52, state: 'sheltered' })).toBeUndefined()
      expect(refused({ stand: 'd1a1', x: 34.5, y: 55, state: 'sheltered' })).toBe(
        'no-shelter-there FF-END-07',
      )
      expect(refused({ stand: 'd1m1', x: 43, y: 52, state: 'sheltered' })).toBe('no-shelter-there FF-END-07')
    },
  )

  rule('FF-END-12', 'the set-up of the scenario serves, beside whoever has taken its places', () => {
    const state = deploying('hamel-1918', 'attacker', ['a1', 'a2', 'a3'])
    const taken = ordered(state, 'attacker', deploy('a2', [{ stand: 'aR1h', x: 14, y: 5 }])).state
    const after = ordered(taken, 'attacker', deploy('a1')).state
    expect(at(after, 'a1a1')).toEqual({ x: 6, y: 14 })
    expect(at(after, 'a1k1')).not.toEqual({ x: 14, y: 5 })
  })

  rule('FF-END-13', 'no more battalions than the scenario allows deploy forward', () => {
    const state = deploying('kaiserschlacht-1918', 'defender', ['d2', 'd3'])
    const forward = [{ stand: 'd2h', x: 36, y: 98 }]
    expect(refusalOf(state, 'defender', deploy('d2', forward))).toBe('too-far-forward FF-END-13')
    const alone = deploying('kaiserschlacht-1918', 'defender', ['d1', 'd2', 'd3'])
    expect(refusalOf(alone, 'defender', deploy('d2', forward))).toBeUndefined()
  })

  rule('FF-NAT-06', 'the enemy names mutinous battalions, no more than half of those present', () => {
    const { defender } = begun('langemarck-1915').scenario
    const state = begun('langemarck-1915', {
      defender: { ...defender, national: ['mutiny', 'stubborn-resistance'] },
    })
    expect(state.armies.defender.stubborn).toBe(3)
    const now = happening({ ...state, phases: [GUARD] }, [], beginMutiny).state
    expect(GAME.pending(now)).toEqual(['attacker'])
    expect(refusalOf(now, 'attacker', { kind: 'mutiny', battalions: ['d1', 'd2'] })).toBe(
      'too-many FF-NAT-06',
    )
    expect(refusalOf(now, 'attacker', { kind: 'mutiny', battalions: ['a1'] })).toBe(
      'unknown-battalion FF-NAT-06',
    )
    const named = ordered(now, 'attacker', { kind: 'mutiny', battalions: ['d2'] })
    expect(named.events[0]).toEqual({ kind: 'mutiny', side: 'attacker', battalions: ['d2'] })
    expect(named.state.battalions.filter(({ mutinous }) => mutinous).map(({ id }) => id)).toEqual(['d2'])
  })

  rule(
    ['FF-HUR-01', 'FF-HUR-03'],
    'strong points are shelled first, then trench lines from the front',
    () => {
      const dice = Array.from({ length: 29 }, () => 1)
      const after = happening({ ...begun('kaiserschlacht-1918'), phases: [GUARD] }, dice, (play) => {
        beginHurricane(play)
        goOn(play)
      })
      const attacks = after.events.flatMap((event) =>
        event.kind === 'area-fired'
          ? [[event.weapon, event.strikes.map(({ target }) => target).join(' ')]]
          : [],
      )
      expect(attacks).toEqual([
        ['super-heavy-artillery', 'd1c3 d1c2 d1c1'],
        ['super-heavy-artillery', 'd1d3 d1d2 d1d1'],
        ['heavy-artillery', 'd1a3 d1a2 d1a1 d1b3 d1b2 d1b1'],
        [
          'heavy-artillery',
          'd2a3 d2a2 d2a1 d2b3 d2b2 d2b1 dR1m1 dR1b1 dR1m2 d3a3 d3a2 d3a1 d3b3 d3b2 d3b1 dR1m3',
        ],
        ['heavy-artillery', 'dR1m4'],
      ])
      expect(after.state.phases).toEqual([GUARD])
    },
  )
})

rule(['FF-DUG-01', 'FF-END-07'], 'shelters lie under trenches and under strong points that are named', () => {
  const state = deploying('thiepval-1916', 'defender', ['d1', 'd2', 'd3'])
  const below = (y: number, x: number) =>
    refusalOf(
      state,
      'defender',
      deploy(
        'd1',
        ['d1a1', 'd1a2', 'd1a3'].map((stand, i) => ({ stand, x: x + 4 * i, y, state: 'sheltered' })),
      ),
    )
  expect(below(58, 5)).toBeUndefined()
  expect(below(120, 24)).toBeUndefined()
  // The Chateau lies across no trench.
  expect(below(63, 55)).toBe('no-shelter-there FF-END-07')
})
