import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { Phase } from '#rules/green-fields/game/phases/shapes.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { rule } from '../../../../rule.ts'
import {
  at,
  eventOf,
  eventsOf,
  field,
  give,
  type Placed,
  phaseOf,
  put,
  refused,
  unitOf,
  zoneOf,
} from '../field.ts'

/** Something else is waited for when the fight is over, so that the week stands still. */
const THEN: Phase = { name: 'opening' }

const SAPPERS: Placed = { id: 'a-sappers', at: 'C4', type: 'sapper', strength: 5, experience: 1 }
const DEFENDERS: Placed = { id: 'b-1', at: 'C5', strength: 6, experience: 1 }

/** A mine of one point under C5, about to be fired. */
const mined = (units: readonly Placed[]): State => {
  const state = field(units, 'mines', [THEN, { name: 'mines', side: 'a' }])
  const tunnel = { id: 'a-tunnel-1', side: 'a', dug: 0, next: null, dugIn: 0, known: false } as const
  put(state, { tunnels: [{ ...tunnel, start: at(state, 'C4'), head: at(state, 'C5'), explosives: 1 }] })
  return state
}

const FIRE_MINE = { kind: 'detonate', unit: 'a-sappers', tunnel: 'a-tunnel-1' }
const FOUND = 2
const party = (strength: number) => ({ kind: 'send-party', strength })
const choose = (choice: string) => ({ kind: 'mine-choice', choice })

/** Found, with so many on each side. */
const fighting = (units: readonly Placed[], attackers: number): State => {
  const state = mined(units)
  give(state, 'a', FIRE_MINE, [FOUND])
  give(state, 'a', party(attackers))
  return state
}

const wanted = (state: State): string => {
  const phase = state.phases.at(-1)
  return phase?.name === 'mine-fight' ? [...phase.asked, phase.wanted].join(' ') : phaseOf(state)
}

rule('GF-MINE-03', 'found on 1 or 2, it is fought for by 1 to 3 of the nearest foot at each end', () => {
  const state = mined([
    SAPPERS,
    { id: 'b-far', at: 'C7' },
    { id: 'b-horse', at: 'C5', type: 'cavalry' },
    { id: 'b-near', at: 'C6', strength: 2 },
  ])
  const events = give(state, 'a', FIRE_MINE, [FOUND])
  expect(eventOf(events, 'mine-discovered')).toMatchObject({ side: 'a', head: at(state, 'C5') })
  expect(state.tunnels[0]?.known).toBe(true)
  expect(state.phases.at(-1)).toMatchObject({
    attackers: { unit: 'a-sappers' },
    defenders: { unit: 'b-near' },
  })
  expect(wanted(state)).toBe('a b parties')
  for (const [strength, answer] of [
    [0, 'party-size GF-MINE-03'],
    [1, 'legal'],
    [3, 'legal'],
  ] as const) {
    expect(refused(state, 'a', party(strength))).toBe(answer)
  }
  give(state, 'a', party(1))
  expect(wanted(state)).toBe('b parties')
  expect(refused(state, 'b', party(3))).toBe('party-size GF-MINE-03')
  expect(refused(state, 'b', party(2))).toBe('legal')
  expect(refused(state, 'b', choose('collapse'))).toBe('not-now')
})

rule('GF-MINE-03', 'with no foot within 2 zones of its head it goes off', () => {
  const state = mined([SAPPERS, { id: 'b-1', at: 'C8' }])
  const events = give(state, 'a', FIRE_MINE, [FOUND, 5, 1, 1])
  expect(eventOf(events, 'mine-blown').groundHits).toBe(1)
  expect(zoneOf(state, 'C5').crater).toBe(true)
})

rule('GF-MINE-03', 'the defenders’ dice fall first, and only survivors answer', () => {
  const state = fighting([SAPPERS, DEFENDERS], 3)
  // two dice, three hits, one save die saves none: all three fall; nobody answers
  const events = give(state, 'b', party(2), [6, 5, 1])
  expect(eventOf(events, 'mine-fought')).toMatchObject({
    attackersLost: 3,
    defendersLost: 0,
    control: 'defender',
  })
})

rule(['GF-MINE-06', 'GF-MOR-09'], 'tunnel parties come off their parents, which do not check', () => {
  const state = fighting([{ ...SAPPERS, morale: 3 }, DEFENDERS], 3)
  give(state, 'b', party(1), [5, 1, 5, 1, 1])
  expect(unitOf(state, 'a-sappers')).toMatchObject({ strength: 4, morale: 3, status: 'steady' })
  expect(unitOf(state, 'b-1')).toMatchObject({ strength: 5, morale: 3, status: 'steady' })
  expect([state.armies.a.lost, state.armies.b.lost]).toEqual([1, 1])
})

rule('GF-MINE-04', 'alone after the first round, a side collapses the tunnel or fires it', () => {
  const alone = () => {
    const state = fighting([SAPPERS, DEFENDERS], 3)
    give(state, 'b', party(1), [1, 5, 1, 1, 1])
    expect(wanted(state)).toBe('a choice')
    return state
  }
  expect(refused(alone(), 'a', choose('continue'))).toBe('not-open GF-MINE-04')
  expect(refused(alone(), 'a', choose('collapse'))).toBe('legal')
  expect(refused(alone(), 'a', choose('detonate'))).toBe('legal')
  const collapsed = alone()
  expect(eventOf(give(collapsed, 'a', choose('collapse')), 'tunnel-collapsed').head).toBe(at(collapsed, 'C5'))
  expect(collapsed.tunnels).toEqual([])
  expect(phaseOf(collapsed)).toBe('opening')
  const fired = alone()
  // no second die of discovery: three dice on the defenders
  const events = give(fired, 'a', choose('detonate'), [1, 1, 1])
  expect(eventOf(events, 'mine-blown').dice).toBe(3)
  expect(fired.tunnels).toEqual([])
})

rule('GF-MINE-04', 'the larger force may go on with 1 or 2 more, the other sends 0 to 2', () => {
  const state = fighting([SAPPERS, DEFENDERS], 3)
  give(state, 'b', party(1), [1, 1, 1, 1])
  expect(wanted(state)).toBe('a choice')
  give(state, 'a', choose('continue'))
  expect(wanted(state)).toBe('a b more')
  expect(refused(state, 'a', party(0))).toBe('party-size GF-MINE-04')
  expect(refused(state, 'a', party(3))).toBe('party-size GF-MINE-04')
  give(state, 'a', party(1))
  expect(wanted(state)).toBe('b more')
  expect(refused(state, 'b', party(3))).toBe('party-size GF-MINE-04')
  // four against one: the one falls in the second round, and the tunnel collapses
  const events = give(state, 'b', party(0), [1, 5, 1, 1, 1, 1])
  expect(eventOf(events, 'mine-fought')).toMatchObject({ defendersLost: 1, control: 'none' })
  expect(eventsOf(events, 'tunnel-collapsed')).toHaveLength(1)
  expect(state.tunnels).toEqual([])
})

rule('GF-MINE-04', 'whoever has the larger force must feed it to go on', () => {
  const state = fighting([SAPPERS, DEFENDERS], 1)
  give(state, 'b', party(3), [1, 1, 1, 1])
  expect(wanted(state)).toBe('b choice')
  give(state, 'b', choose('continue'))
  give(state, 'b', party(2))
  expect(wanted(state)).toBe('a more')
  give(state, 'a', party(2), [1, 1, 1, 1, 1, 1, 1, 1])
  expect(wanted(state)).toBe('b choice')
  expect(state.phases.at(-1)).toMatchObject({ attackers: { strength: 3 }, defenders: { strength: 5 } })
})

rule('GF-MINE-04', 'who has nobody left to feed cannot go on, and is not asked for more', () => {
  const few = fighting([{ ...SAPPERS, strength: 2 }, DEFENDERS], 2)
  give(few, 'b', party(1), [1, 1, 1])
  expect(refused(few, 'a', choose('continue'))).toBe('nobody-left GF-MINE-04')
  const other = fighting([SAPPERS, { ...DEFENDERS, strength: 1 }], 2)
  give(other, 'b', party(1), [1, 1, 1])
  give(other, 'a', choose('continue'))
  // The defenders have no more: the round is fought at once.
  give(other, 'a', party(1), [1, 1, 1, 1])
  expect(wanted(other)).toBe('a choice')
})

rule(
  ['GF-MINE-04', 'GF-MINE-07'],
  'equal forces may be fed before another round; once one is gone it collapses',
  () => {
    const state = fighting([SAPPERS, DEFENDERS], 1)
    const first = give(state, 'b', party(1), [1, 1])
    expect(eventOf(first, 'mine-fought')).toMatchObject({ attackers: 1, defenders: 1, control: 'none' })
    expect(wanted(state)).toBe('a b more')
    for (const [strength, answer] of [
      [0, 'legal'],
      [2, 'legal'],
      [3, 'party-size GF-MINE-04'],
    ] as const) {
      expect(refused(state, 'a', party(strength))).toBe(answer)
      expect(refused(state, 'b', party(strength))).toBe(answer)
    }
    give(state, 'b', party(0))
    // One against one again: the attacker falls, and after the first round that brings it down.
    const events = give(state, 'a', party(0), [5, 1])
    expect(eventsOf(events, 'tunnel-collapsed')).toHaveLength(1)
  },
)

rule('GF-MINE-07', 'equal forces with nobody behind them fight on at once', () => {
  const state = fighting(
    [
      { ...SAPPERS, strength: 1 },
      { ...DEFENDERS, strength: 1 },
    ],
    1,
  )
  const events = give(state, 'b', party(1), [1, 1, 5, 1])
  expect(eventsOf(events, 'mine-fought').map(({ control }) => control)).toEqual(['none', 'none'])
})

rule('GF-MINE-07', 'neither sees whom the other sends before both have named their men', () => {
  const state = fighting([SAPPERS, DEFENDERS], 3)
  const seen = (side: string) => {
    const phase = GAME.view(state, side).phases.at(-1)
    return phase?.name === 'mine-fight' ? phase.named : undefined
  }
  expect(seen('a')).toEqual({ attackers: 3, defenders: 0 })
  expect(seen('b')).toEqual({ attackers: 0, defenders: 0 })
  expect(state.phases.at(-1)).toMatchObject({ attackers: { strength: 0 }, asked: ['b'] })
  expect(refused(state, 'a', party(1))).toBe('not-your-turn')
  // The defenders may as well answer first.
  const other = mined([SAPPERS, DEFENDERS])
  give(other, 'a', FIRE_MINE, [FOUND])
  give(other, 'b', party(2))
  expect(wanted(other)).toBe('a parties')
})

rule('GF-EXP-03', 'a party that saves with every die teaches its regiment', () => {
  const state = fighting([{ ...SAPPERS, experience: 2 }, DEFENDERS], 3)
  // One hit, two save dice that both score; no hit in answer.
  const events = give(state, 'b', party(1), [5, 5, 5, 1, 1, 1])
  expect(eventsOf(events, 'learnt-underground')).toEqual([
    { kind: 'learnt-underground', unit: 'a-sappers', experience: 3, only: 'a' },
  ])
  expect([unitOf(state, 'a-sappers').experience, unitOf(state, 'b-1').experience]).toEqual([3, 1])
  const best = fighting([{ ...SAPPERS, experience: 5 }, DEFENDERS], 1)
  expect(eventsOf(give(best, 'b', party(1), [5, 5, 5, 5, 5, 5, 1]), 'learnt-underground')).toEqual([])
})

rule('GF-MINE-03', 'whom a party comes from the enemy does not learn', () => {
  const state = fighting([SAPPERS, DEFENDERS], 3)
  expect(JSON.stringify(GAME.view(state, 'a').phases)).not.toContain('b-1')
  expect(JSON.stringify(GAME.view(state, 'b').phases)).not.toContain('a-sappers')
  expect(JSON.stringify(GAME.view(state, 'b').phases)).toContain('b-1')
})

rule('GF-MINE-03', 'the nearest is found wherever it stands in the roster', () => {
  const state = mined([
    { id: 'a-off' },
    { id: 'a-two-away', at: 'C2' },
    { id: 'a-beside', at: 'D4' },
    SAPPERS,
    { id: 'a-one-away', at: 'C3' },
    { id: 'b-off' },
    { id: 'b-one-away', at: 'C6' },
    { id: 'b-two-away', at: 'C7' },
  ])
  give(state, 'a', FIRE_MINE, [FOUND])
  expect(state.phases.at(-1)).toMatchObject({
    attackers: { unit: 'a-sappers' },
    defenders: { unit: 'b-one-away' },
  })
})

rule('GF-MINE-04', 'who cannot go on may still collapse it or fire it', () => {
  const few = fighting([{ ...SAPPERS, strength: 2 }, DEFENDERS], 2)
  give(few, 'b', party(1), [1, 1, 1])
  expect(refused(few, 'a', choose('collapse'))).toBe('legal')
  expect(refused(few, 'a', choose('detonate'))).toBe('legal')
  expect(refused(few, 'a', party(1))).toBe('not-now')
})

rule('GF-MINE-04', 'when nobody is left in it the tunnel falls in and the week goes on', () => {
  const state = fighting([SAPPERS, DEFENDERS], 1)
  give(state, 'b', party(1), [1, 1])
  give(state, 'a', party(0))
  give(state, 'b', party(0), [5, 1])
  expect(state.tunnels).toEqual([])
  expect(phaseOf(state)).toBe('opening')
})
