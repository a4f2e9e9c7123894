import { expect } from 'vitest'
import { strike } from '#rules/green-fields/game/board/casualties.ts'
import { retreat } from '#rules/green-fields/game/board/retreat.ts'
import type { Box, State } from '#rules/green-fields/game/state.ts'
import { referenceOf } from '#rules/green-fields/reckoning/grid.ts'
import type { Retreat, UnitOutcome } from '#rules/green-fields/vocabulary.ts'
import { rule } from '../../../../rule.ts'
import { at, eventsOf, field, inAssault, type Placed, put, type Setting, unitOf } from '../field.ts'
import { happens } from './deploying.ts'

const fled = (state: State, kind: Retreat, dice: readonly number[] = [], id = 'a1') =>
  happens(state, dice, (play) => retreat(play, id, kind))

/** Where the first unit ends. */
const ends = (units: readonly Placed[], kind: Retreat, setting: Setting = {}): string => {
  const { state } = fled(field(units, 'raids', [], setting), kind)
  const { place, gone } = unitOf(state, 'a1')
  return gone ?? (place < 0 ? 'off' : referenceOf(state.country, place))
}

rule(
  'GF-MOR-10',
  'one row straight back; else a rear diagonal, nearer a friend, then the lower letter',
  () => {
    const a1 = { id: 'a1', at: 'C4' }
    expect(ends([a1], 'one-zone')).toBe('C3')
    const enemy = { id: 'b1', at: 'C3' }
    expect(ends([a1, enemy], 'one-zone')).toBe('B3')
    expect(ends([a1, enemy, { id: 'a2', at: 'E2' }], 'one-zone')).toBe('D3')
    expect(ends([a1, enemy, { id: 'a2', at: 'A2' }], 'one-zone')).toBe('B3')
    // Control does not matter, closed ground and water do.
    expect(ends([a1], 'one-zone', { zones: { C3: { owner: 'b' } } })).toBe('C3')
    const guns = { id: 'a1', at: 'C4', type: 'field-artillery' } as const
    expect(ends([guns], 'one-zone', { zones: { C3: { ground: 'morass' }, B3: { ground: 'morass' } } })).toBe(
      'D3',
    )
    const river = {
      water: [{ water: 'river', edges: ['B3/B4', 'C3/C4', 'D3/D4'], bridges: ['D3/D4'] }],
    } as const
    expect(ends([a1], 'one-zone', river)).toBe('D3')
    // Side b goes up the table.
    const up = fled(field([{ id: 'b1', at: 'C5' }], 'raids', []), 'one-zone', [], 'b1')
    expect(unitOf(up.state, 'b1').place).toBe(at(up.state, 'C6'))
  },
)

rule('GF-MOR-10', 'full zones are passed through, and with no way open the unit is lost', () => {
  const full = ['a2', 'a3', 'a4'].map((id) => ({ id, at: 'C3' }))
  expect(ends([{ id: 'a1', at: 'C4' }, ...full], 'one-zone')).toBe('C2')
  const surrounded = ['B3', 'C3', 'D3'].map((zone, i) => ({ id: `b${i}`, at: zone }))
  const state = field([{ id: 'a1', at: 'C4' }, ...surrounded], 'raids', [])
  const play = fled(state, 'one-zone')
  expect(unitOf(play.state, 'a1').gone).toBe('destroyed')
  expect(eventsOf(play.events, 'cut-off')).toHaveLength(1)
  expect(play.state.armies.a.lost).toBe(6)
  expect(
    ends(
      [
        { id: 'a1', at: 'A4' },
        { id: 'b1', at: 'A3' },
        { id: 'b2', at: 'B3' },
      ],
      'one-zone',
    ),
  ).toBe('destroyed')
})

rule(['GF-MOR-10', 'GF-STACK-02'], 'whoever falls back stands behind those it comes upon', () => {
  const friends = [
    { id: 'a2', at: 'C3', wave: 0 },
    { id: 'a3', at: 'C3', wave: 1 },
  ]
  const { state } = fled(field([{ id: 'a1', at: 'C4' }, ...friends], 'raids', []), 'one-zone')
  expect(unitOf(state, 'a1').wave).toBe(2)
})

rule('GF-MOR-11', 'a rout takes the base allowance at once, whatever would end a move', () => {
  const rough = { zones: { C3: { ground: 'rough' }, C2: { ground: 'rough' } } } as const
  expect(ends([{ id: 'a1', at: 'C4' }], 'flee')).toBe('C2')
  expect(ends([{ id: 'a1', at: 'C4', type: 'cavalry' }], 'flee', rough)).toBe('C1')
  expect(ends([{ id: 'a1', at: 'C4', type: 'cavalry', mounted: false }], 'flee', rough)).toBe('C2')
  expect(ends([{ id: 'a1', at: 'C4', type: 'heavy-artillery' }], 'flee')).toBe('C3')
  // In an assault a unit that has fallen back counts as moving.
  const moved = fled(inAssault([{ id: 'a1', at: 'C4' }], 'movement', []), 'one-zone')
  expect(unitOf(moved.state, 'a1').moving).toBe(true)
})

rule(['GF-OBS-09', 'GF-OBS-14'], 'whoever falls back in an assault is revealed, trench or no trench', () => {
  const units = [{ id: 'a1', at: 'C4' }]
  const zones = { C4: { trench: 'heavy' }, C3: { trench: 'light' } } as const
  const shown = (state: State) => unitOf(fled(state, 'one-zone').state, 'a1').revealed
  expect(shown(inAssault(units, 'movement', [], { zones }))).toBe(true)
  expect(shown(field(units, 'bombardment', [], { zones }))).toBe(false)
  // Behind the base line nobody sees it.
  expect(shown(inAssault([{ id: 'a1', at: 'C1' }], 'movement', []))).toBe(false)
})

rule(
  'GF-MOR-12',
  'back from the base line a unit goes off the board with its status and costs nothing more',
  () => {
    const state = field([{ id: 'a1', at: 'E1', status: 'routing', revealed: true }], 'raids', [])
    const play = fled(state, 'flee')
    expect(unitOf(play.state, 'a1')).toMatchObject({
      place: -1,
      column: 4,
      status: 'routing',
      strength: 6,
      gone: null,
      revealed: false,
    })
    expect([play.state.armies.b.points, play.state.armies.a.lost]).toEqual([0, 0])
    // It was on the table, so the enemy hears of it.
    expect(eventsOf(play.events, 'fell-back')[0]?.only).toBeUndefined()
  },
)

const struck = (unit: Partial<Placed>, outcome: UnitOutcome) => {
  const state = field([{ id: 'a1', at: 'C4', ...unit }], 'raids', [])
  let ordered: Retreat = 'none'
  const play = happens(state, [], (now) => {
    ordered = strike(now, 'a1', {
      casualties: 1,
      strengthAfter: 5,
      destroyed: false,
      experienceAfter: 1,
      moraleAfter: 2,
      maxMoraleAfter: 3,
      outcome,
    })
  })
  return [unitOf(play.state, 'a1').status, ordered]
}

rule('GF-MOR-14', 'a check never improves a status', () => {
  expect(struck({ status: 'routing' }, 'waver')).toEqual(['routing', 'one-zone'])
  expect(struck({ status: 'suppressed' }, 'hold')).toEqual(['suppressed', 'none'])
  expect(struck({ status: 'suppressed' }, 'rout')).toEqual(['routing', 'flee'])
  expect(struck({}, 'waver')).toEqual(['suppressed', 'one-zone'])
})

rule('GF-MOR-15', 'aircraft are never suppressed and never fall back', () => {
  for (const type of ['reconnaissance', 'ground-attack', 'fighter', 'bomber'] as const) {
    const state = field([{ id: 'a1', type }], 'air', [])
    const play = happens(state, [], (now) => {
      strike(now, 'a1', {
        casualties: 1,
        strengthAfter: 5,
        destroyed: false,
        experienceAfter: 1,
        moraleAfter: 2,
        maxMoraleAfter: 3,
        outcome: 'rout',
      })
      retreat(now, 'a1', 'flee')
    })
    expect(unitOf(play.state, 'a1'), type).toMatchObject({
      status: 'steady',
      place: -1,
      experience: 1,
      morale: 2,
    })
  }
})

const boxOn = (state: State, zone: string): Box => ({
  side: 'b',
  zone: at(state, zone),
  guns: [{ type: 'field-artillery', strength: 9 }],
  unobserved: false,
})

rule(['GF-MOR-16', 'GF-MOR-11'], 'a retreat is rolled for at each boxed zone it leaves or enters', () => {
  const state = field([{ id: 'a1', at: 'C4', experience: 1 }], 'raids', [])
  put(state, { boxes: [boxOn(state, 'C4'), boxOn(state, 'C3')] })
  const play = fled(state, 'one-zone', [1, 1, 1, 2, 2, 2])
  expect(eventsOf(play.events, 'crossed-box')).toHaveLength(2)
  expect(unitOf(play.state, 'a1').place).toBe(at(state, 'C3'))
})

rule('GF-MOR-16', 'a worse check on the way makes the retreat longer, never shorter', () => {
  const state = field([{ id: 'a1', at: 'C4', experience: 1, morale: 2 }], 'raids', [])
  put(state, { boxes: [boxOn(state, 'C4')] })
  // One hit, no die to save (experience 1, moving): one lost; two morale dice without a hit: rout, two zones in all.
  const longer = fled(state, 'one-zone', [5, 1, 1, 1, 1])
  expect(unitOf(longer.state, 'a1')).toMatchObject({ place: at(state, 'C2'), status: 'routing', strength: 5 })
  // A waver on the way does not cut a rout short.
  const shorter = fled(state, 'flee', [5, 5, 1, 5])
  expect(unitOf(shorter.state, 'a1')).toMatchObject({
    place: at(state, 'C2'),
    status: 'suppressed',
    strength: 4,
  })
})

rule('GF-MOR-16', 'a unit already off the board stays there', () => {
  const play = fled(field([{ id: 'a1' }], 'raids', []), 'flee')
  expect(unitOf(play.state, 'a1').place).toBe(-1)
  expect(play.events).toEqual([])
})

rule(['GF-MOR-16', 'GF-BOMB-07'], 'of two rolls at one barrage the longer retreat stands', () => {
  const state = field([{ id: 'a1', at: 'C4', experience: 1, morale: 3, strength: 6 }], 'bombardment', [])
  const seen = { ...boxOn(state, 'C4'), guns: [{ type: 'field-artillery', strength: 3 } as const] }
  put(state, {
    boxes: [seen, { ...seen, guns: [{ type: 'field-artillery', strength: 6 }], unobserved: true }],
  })
  // A die each, and nothing to save with: one lost and a rout; two more lost, and on the one die left it wavers.
  const { state: after } = fled(state, 'one-zone', [5, 1, 1, 1, 6, 5])
  expect(unitOf(after, 'a1')).toMatchObject({ strength: 3, status: 'routing', place: at(state, 'C2') })
})

rule('GF-MOR-10', 'friends behind the lines draw nobody to one side', () => {
  const enemy = { id: 'b1', at: 'C3' }
  expect(ends([{ id: 'a1', at: 'C4' }, enemy, { id: 'a2' }, { id: 'a3', at: 'F1' }], 'one-zone')).toBe('D3')
})

rule('GF-MOR-08', 'morale raised by a full throw stays raised', () => {
  const result = {
    casualties: 1,
    strengthAfter: 5,
    destroyed: false,
    experienceAfter: 2,
    moraleAfter: 4,
    maxMoraleAfter: 4,
    outcome: 'hold',
  } as const
  const { state } = happens(field([{ id: 'a1', at: 'C4', morale: 3 }], 'raids', []), [], (play) => {
    strike(play, 'a1', result)
  })
  expect(unitOf(state, 'a1')).toMatchObject({ strength: 5, experience: 2, morale: 4, maxMorale: 4 })
})

rule(['GF-MOR-16', 'GF-BOMB-07'], 'the second of two rolls at one barrage makes the retreat longer', () => {
  const state = field([{ id: 'a1', at: 'C4', experience: 1, morale: 3, strength: 8 }], 'bombardment', [])
  const seen = { ...boxOn(state, 'C4'), guns: [{ type: 'field-artillery', strength: 3 } as const] }
  put(state, {
    boxes: [seen, { ...seen, guns: [{ type: 'field-artillery', strength: 6 }], unobserved: true }],
  })
  // Two lost, and of two dice one scores: it wavers. One more, and the die left misses: it routs.
  const { state: after } = fled(state, 'one-zone', [6, 5, 1, 5, 1])
  expect(unitOf(after, 'a1')).toMatchObject({ strength: 5, status: 'routing', place: at(state, 'C2') })
})
