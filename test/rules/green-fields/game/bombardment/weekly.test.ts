import { expect } from 'vitest'
import { rule } from '../../../../rule.ts'
import { at, eventOf, eventsOf, give, kindsOf, type Placed, refused, unitOf, zoneOf } from '../field.ts'
import { announcing, DONE, fire, gun, THEN } from './gunnery.ts'

const MISS = 1

rule('GF-BOMB-01', 'field guns reach 3 zones, medium 6, heavy 12', () => {
  const state = announcing([
    gun('a-field', 'A2'),
    gun('a-medium', 'A1', { type: 'medium-artillery' }),
    gun('a-heavy', 'A1', { type: 'heavy-artillery' }),
  ])
  expect(refused(state, 'a', fire('a-field', 'A5'))).toBe('legal')
  expect(refused(state, 'a', fire('a-field', 'D5'))).toBe('legal')
  expect(refused(state, 'a', fire('a-field', 'A6'))).toBe('out-of-range GF-BOMB-01')
  expect(refused(state, 'a', fire('a-field', 'E5'))).toBe('out-of-range GF-BOMB-01')
  expect(refused(state, 'a', fire('a-medium', 'F7'))).toBe('legal')
  expect(refused(state, 'a', fire('a-medium', 'A8'))).toBe('out-of-range GF-BOMB-01')
  expect(refused(state, 'a', fire('a-heavy', 'F8'))).toBe('legal')
})

rule(['GF-BOMB-01', 'GF-SCALE-06'], 'guns off the board fire from one zone behind their column', () => {
  const state = announcing([gun('a-medium', undefined, { type: 'medium-artillery', column: 2 })])
  expect(refused(state, 'a', fire('a-medium', 'C6'))).toBe('legal')
  expect(refused(state, 'a', fire('a-medium', 'C7'))).toBe('out-of-range GF-BOMB-01')
})

rule(
  'GF-BOMB-02',
  'what the loser announces stands open, and nothing falls until both have announced',
  () => {
    const state = announcing([gun('a-gun', 'A4'), gun('b-gun', 'A5')])
    give(state, 'a', fire('a-gun', 'A5'))
    give(state, 'a', DONE)
    expect(state.phases.at(-1)).toEqual({ name: 'bombardment', side: 'b', round: 1 })
    expect(state.armies.a.fire).toEqual([{ unit: 'a-gun', mission: 'bombardment', target: at(state, 'A5') }])
    give(state, 'b', fire('b-gun', 'A4'))
    // Both are in plain view: 3 dice on each, all wide.
    const events = give(state, 'b', DONE, [MISS, MISS, MISS, MISS, MISS, MISS])
    expect(eventsOf(events, 'zone-shelled').map(({ side }) => side)).toEqual(['a', 'b'])
  },
)

rule(
  ['GF-BOMB-03', 'GF-OBS-12'],
  'on ground that hides whoever is there each regiment has half its dice',
  () => {
    const units = [gun('a-1', 'A3'), gun('a-2', 'B3', { strength: 6 }), { id: 'b-1', at: 'A5' }]
    const unseen = announcing(units, { zones: { A5: { trench: 'light' } } })
    give(unseen, 'a', fire('a-1', 'A5'))
    give(unseen, 'a', fire('a-2', 'A5'))
    // 9 SP: 3 dice, halved 1; 6 SP: 2 dice, halved 1; halving the sum of 5 would give the same, so take 3 and 3.
    expect(eventOf(give(unseen, 'a', DONE, [MISS, MISS]), 'zone-shelled')).toMatchObject({
      dice: 2,
      unobserved: true,
    })
    const two = announcing([gun('a-1', 'A3'), gun('a-2', 'B3'), { id: 'b-1', at: 'A5' }], {
      zones: { A5: { trench: 'light' } },
    })
    give(two, 'a', fire('a-1', 'A5'))
    give(two, 'a', fire('a-2', 'A5'))
    expect(eventOf(give(two, 'a', DONE, [MISS, MISS]), 'zone-shelled').dice).toBe(2)
    const raided = announcing(units, { zones: { A5: { trench: 'light', reported: ['a'] } } })
    give(raided, 'a', fire('a-1', 'A5'))
    give(raided, 'a', fire('a-2', 'A5'))
    expect(eventOf(give(raided, 'a', DONE, [MISS, MISS, MISS, MISS, MISS]), 'zone-shelled')).toMatchObject({
      dice: 5,
      unobserved: false,
    })
  },
)

rule('GF-BOMB-04', 'two missions a week, each for one of the SHELLS', () => {
  const state = announcing([gun('a-gun', 'A4'), gun('a-other', 'B4')], { army: { a: { shells: 2 } } })
  give(state, 'a', fire('a-gun', 'A5'))
  give(state, 'a', DONE, [MISS, MISS, MISS])
  expect(state.armies.a.shells).toBe(1)
  expect(state.phases.at(-1)).toEqual({ name: 'bombardment', side: 'a', round: 2 })
  give(state, 'a', fire('a-gun', 'A5'))
  expect(refused(state, 'a', fire('a-other', 'A5'))).toBe('no-shells GF-BOMB-04')
  give(state, 'a', DONE, [MISS, MISS, MISS])
  expect(state.armies.a.shells).toBe(0)
  expect(unitOf(state, 'a-gun').missions).toBe(2)
  expect(state.phases).toEqual([THEN])
  const spent = announcing([gun('a-gun', 'A4', { missions: 2 }), gun('a-other', 'B4')])
  expect(refused(spent, 'a', fire('a-gun', 'A5'))).toBe('missions-used GF-BOMB-04')
})

rule('GF-BOMB-04', 'another target replaces what was announced, and fire can be called off', () => {
  const state = announcing([gun('a-gun', 'A4')])
  give(state, 'a', fire('a-gun', 'A5'))
  give(state, 'a', fire('a-gun', 'B5', 'box'))
  expect(state.armies.a.fire).toEqual([{ unit: 'a-gun', mission: 'box', target: at(state, 'B5') }])
  give(state, 'a', { kind: 'cease-fire', unit: 'a-gun' })
  expect(state.armies.a.fire).toEqual([])
  expect(refused(state, 'a', { kind: 'cease-fire', unit: 'a-gun' })).toBe('not-firing GF-BOMB-04')
})

rule(['GF-SUP-02', 'GF-CON-03'], 'suppressed guns and guns that dig do not fire', () => {
  const state = announcing([
    gun('a-down', 'A4', { status: 'suppressed' }),
    gun('a-digging', 'B4', { duty: 'entrenching' }),
  ])
  expect(refused(state, 'a', fire('a-down', 'A5'))).toBe('suppressed GF-SUP-02')
  expect(refused(state, 'a', fire('a-digging', 'A5'))).toBe('entrenching GF-CON-03')
})

rule('GF-BOMB-05', 'all guns on a zone are one pool: a unit saves once', () => {
  const state = announcing([gun('a-1', 'A4'), gun('a-2', 'B4'), { id: 'b-1', at: 'A5', experience: 2 }])
  give(state, 'a', fire('a-1', 'A5'))
  give(state, 'a', fire('a-2', 'A5'))
  // six dice with three hits, two save dice with one: 2 lost, so morale 3 falls to 2 dice: both hit, it holds
  const events = give(state, 'a', DONE, [5, 5, 5, 1, 1, 1, 5, 1, 5, 5])
  expect(state.armies.a.shells).toBe(28)
  expect(eventOf(events, 'zone-shelled').struck).toMatchObject([
    { hits: 3, saveDice: 2, saves: 1, casualties: 2 },
  ])
  expect(unitOf(state, 'b-1').strength).toBe(4)
})

rule('GF-BOMB-06', 'guns hit in the round still fire with the strength they began it with', () => {
  const state = announcing([gun('a-gun', 'A4'), gun('b-gun', 'A5', { experience: 1, morale: 3 })])
  give(state, 'a', fire('a-gun', 'A5'))
  give(state, 'a', DONE)
  give(state, 'b', fire('b-gun', 'A4'))
  // a's three dice take 6 SP off b's guns (no save hit); morale 2 dice both miss: it routs; b still throws three dice.
  const events = give(state, 'b', DONE, [6, 6, 6, 1, 1, 1, 1, 1, 1])
  expect(eventsOf(events, 'zone-shelled')).toMatchObject([{ dice: 3 }, { dice: 3 }])
  expect(unitOf(state, 'b-gun').strength).toBe(3)
  // It flees only after all zones were fired at: three zones straight back.
  expect(unitOf(state, 'b-gun').place).toBe(at(state, 'A8'))
})

rule('GF-BOMB-07', 'a box strikes nobody in the zone and stays for those who cross it', () => {
  const state = announcing([gun('a-gun', 'A4'), { id: 'b-1', at: 'A5' }])
  give(state, 'a', fire('a-gun', 'A5', 'box'))
  const events = give(state, 'a', DONE)
  expect(eventOf(events, 'box-laid')).toMatchObject({ zone: at(state, 'A5'), guns: 1 })
  expect(state.boxes).toEqual([
    { side: 'a', zone: at(state, 'A5'), guns: [{ type: 'field-artillery', strength: 9 }], unobserved: false },
  ])
  expect(unitOf(state, 'b-1').strength).toBe(6)
  expect(zoneOf(state, 'A5').missions).toBe(0)
})

rule('GF-BOMB-08', 'behind the lines only heavy guns fire, counting rows alone', () => {
  const spotted: Placed = { id: 'b-reserve', spotted: true, column: 5 }
  const hidden: Placed = { id: 'b-hidden', column: 5 }
  const state = announcing([
    gun('a-heavy', 'A1', { type: 'heavy-artillery' }),
    gun('a-medium', 'A4', { type: 'medium-artillery' }),
    spotted,
    hidden,
  ])
  expect(refused(state, 'a', fire('a-heavy', 'depot'))).toBe('legal')
  expect(refused(state, 'a', fire('a-medium', 'depot'))).toBe('out-of-range GF-BOMB-08')
  expect(refused(state, 'a', fire('a-heavy', 'b-reserve'))).toBe('legal')
  expect(refused(state, 'a', fire('a-heavy', 'b-hidden'))).toBe('no-target GF-BOMB-09')
  expect(refused(state, 'a', fire('a-heavy', 'depot', 'box'))).toBe('mission GF-BOMB-08')
  give(state, 'a', fire('a-heavy', 'b-reserve'))
  const events = give(state, 'a', DONE, [6, 1, 1, 1, 1, 1, 1])
  expect(eventOf(events, 'off-board-shelled').struck).toMatchObject([
    { hits: 2, casualties: 2, outcome: 'rout' },
  ])
  expect(unitOf(state, 'b-reserve')).toMatchObject({ strength: 4, place: -1, status: 'routing' })
})

rule(['GF-BOMB-01', 'GF-BOMB-08'], 'twelve rows are as far as heavy guns reach behind the lines', () => {
  const deep = announcing(
    [
      gun('a-front', 'F1', { type: 'heavy-artillery' }),
      gun('a-rear', undefined, { type: 'heavy-artillery', column: 5 }),
    ],
    { ground: Array(12).fill('OOOOOO') },
  )
  expect(refused(deep, 'a', fire('a-front', 'depot'))).toBe('legal')
  expect(refused(deep, 'a', fire('a-rear', 'depot'))).toBe('out-of-range GF-BOMB-08')
  const other = announcing(
    [
      gun('b-front', 'F12', { type: 'heavy-artillery' }),
      gun('b-rear', undefined, { type: 'heavy-artillery', column: 5 }),
    ],
    { ground: Array(12).fill('OOOOOO'), loser: 'b' },
    'b',
  )
  expect(refused(other, 'b', fire('b-front', 'depot'))).toBe('legal')
  expect(refused(other, 'b', fire('b-rear', 'depot'))).toBe('out-of-range GF-BOMB-08')
})

rule(
  'GF-BOMB-09',
  'in the week only ground the enemy holds is shelled; the second round comes after the first',
  () => {
    const state = announcing([gun('a-gun', 'A3')])
    expect(refused(state, 'a', fire('a-gun', 'A4'))).toBe('own-zone GF-BOMB-12')
    expect(refused(state, 'a', fire('a-gun', 'Z9'))).toBe('no-target GF-BOMB-09')
    expect(refused(state, 'b', fire('a-gun', 'A5'))).toBe('not-your-turn')
    give(state, 'a', fire('a-gun', 'A5'))
    give(state, 'a', DONE, [MISS, MISS, MISS])
    expect(state.phases.at(-1)).toEqual({ name: 'bombardment', side: 'a', round: 2 })
  },
)

rule('GF-BOMB-10', 'shells cost a depot one point a week, or by the house rule one a hit', () => {
  const heavies = [
    gun('a-1', 'A1', { type: 'heavy-artillery', strength: 12 }),
    gun('a-2', 'B1', { type: 'heavy-artillery', strength: 12 }),
  ]
  const state = announcing(heavies)
  give(state, 'a', fire('a-1', 'depot'))
  // unobserved: 4 dice halved
  expect(eventOf(give(state, 'a', DONE, [6, 6]), 'depot-shelled').lost).toBe(1)
  expect(state.armies.b.depot).toBe(2)
  give(state, 'a', fire('a-2', 'depot'))
  expect(eventOf(give(state, 'a', DONE, [6, 6]), 'depot-shelled').lost).toBe(0)
  const perHit = announcing(heavies, {
    options: { 'depot-shelling': 'per-hit' },
    army: { b: { depotSpotted: true } },
  })
  give(perHit, 'a', fire('a-1', 'depot'))
  give(perHit, 'a', DONE, [5, 5, 1, 1])
  expect(perHit.armies.b.depot).toBe(1)
})

rule('GF-BOMB-06', 'those who break fall back when the round is over, the loser’s first', () => {
  for (const [loser, order] of [
    ['a', ['a-1', 'b-1']],
    ['b', ['b-1', 'a-1']],
  ] as const) {
    const seen: Partial<Placed> = { morale: 1, experience: 1, revealed: true }
    const state = announcing(
      [
        gun('a-gun', 'A3'),
        gun('b-gun', 'A6'),
        { id: 'a-1', at: 'A4', ...seen },
        { id: 'b-1', at: 'A5', ...seen },
      ],
      { loser },
      loser,
    )
    const target = { a: 'A5', b: 'A4' }
    for (const side of order.map((id) => (id === 'a-1' ? 'a' : 'b'))) {
      give(state, side, fire(`${side}-gun`, target[side]))
      if (side === loser) give(state, side, DONE)
    }
    // A hit on each, not saved: both rout.
    const events = give(state, loser === 'a' ? 'b' : 'a', DONE, [5, 1, 1, 1, 1, 5, 1, 1, 1, 1])
    const kinds = kindsOf(events)
    expect(kinds.lastIndexOf('zone-shelled')).toBeLessThan(kinds.indexOf('fell-back'))
    expect(eventsOf(events, 'fell-back').map(({ unit }) => unit)).toEqual(order)
  }
})

rule(['GF-BOMB-09', 'GF-BOMB-07'], 'a box stands from its round on: who breaks in it crosses it', () => {
  const state = announcing([gun('a-1', 'A4'), gun('a-2', 'B4'), { id: 'b-1', at: 'A5', experience: 2 }])
  give(state, 'a', fire('a-1', 'A5'))
  give(state, 'a', fire('a-2', 'A5', 'box'))
  // One hit, no save, rout; going out three dice hit once, and of experience 1 nothing is left to save with: it holds.
  const events = give(state, 'a', DONE, [5, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 5, 1])
  expect(eventOf(events, 'crossed-box')).toMatchObject({ zone: at(state, 'A5'), struck: [{ saveDice: 0 }] })
  expect(unitOf(state, 'b-1')).toMatchObject({ strength: 4, place: at(state, 'A7'), status: 'routing' })
})

rule('GF-MOR-08', 'under the guns, too, a full throw that scores with every die raises the maximum', () => {
  const state = announcing([
    gun('a-gun', 'A4', { strength: 3 }),
    { id: 'b-1', at: 'A5', experience: 1, morale: 1 },
  ])
  give(state, 'a', fire('a-gun', 'A5'))
  give(state, 'a', DONE, [5, 1, 5])
  expect(unitOf(state, 'b-1')).toMatchObject({ strength: 5, morale: 2, maxMorale: 2, status: 'steady' })
})
