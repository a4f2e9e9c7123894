import { expect } from 'vitest'
import { rule } from '../../../../rule.ts'
import { at, eventOf, give, type Placed, phaseOf, refused, unitOf, zoneOf } from '../field.ts'
import { craft, DONE, flying, flyingInAssault, planning, sortie, strike } from './airfield.ts'

const ATTACKERS = craft('a-1', 'ground-attack', { strength: 3, experience: 1, morale: 3 })

rule(
  ['GF-AIR-06', 'GF-AIR-10'],
  'ground attack craft strike units that can be seen or were identified',
  () => {
    const state = flying(
      [
        ATTACKERS,
        { id: 'b-seen', at: 'C5', revealed: true },
        { id: 'b-hidden', at: 'D5' },
        { id: 'b-balloon', at: 'E5', type: 'balloon', revealed: true },
        { id: 'b-rear', spotted: true },
        { id: 'a-2', at: 'C4', revealed: true },
      ],
      'ground-attack',
      ['a-1'],
    )
    expect(refused(state, 'a', strike('a-1', 'b-seen'))).toBe('legal')
    for (const target of ['b-hidden', 'b-balloon', 'b-rear', 'a-2', 'depot', 'aerodrome', 'C5']) {
      expect(refused(state, 'a', strike('a-1', target)), target).toBe('no-target GF-AIR-10')
    }
  },
)

rule('GF-AIR-06', 'a die a point in the week; the target saves as usual and fires back one for three', () => {
  const state = flying(
    [ATTACKERS, { id: 'b-1', at: 'C5', strength: 7, experience: 1, morale: 3, revealed: true }],
    'ground-attack',
    ['a-1'],
    { zones: { C5: { trench: 'light' } } },
  )
  // three dice, one hit; two save dice in the light trench miss; it loses 1 and holds on three morale dice; the six
  // left fire two dice back, one of which hits; the craft lose one and hold
  const events = give(state, 'a', strike('a-1', 'b-1'), [5, 1, 1, 1, 1, 5, 1, 1, 5, 1, 1, 5, 1, 1])
  expect(eventOf(events, 'attacked-from-the-air')).toMatchObject({
    dice: 3,
    reply: 2,
    lost: 1,
    struck: [{ unit: 'b-1', saveDice: 2, casualties: 1, outcome: 'hold' }],
  })
  expect([unitOf(state, 'a-1').strength, unitOf(state, 'b-1').strength]).toEqual([2, 6])
})

rule(
  'GF-AIR-06',
  'guns throw two dice of flak first, and do not fire back; who breaks does not either',
  () => {
    const gun: Placed = { id: 'b-gun', at: 'C5', type: 'field-artillery', strength: 9, revealed: true }
    const guns = flying([ATTACKERS, gun], 'ground-attack', ['a-1'])
    expect(
      eventOf(give(guns, 'a', strike('a-1', 'b-gun'), [1, 1, 1, 1, 1]), 'attacked-from-the-air'),
    ).toMatchObject({ flak: 2, dice: 3, reply: 0 })
    const foot: Placed = { id: 'b-1', at: 'C5', strength: 9, experience: 1, morale: 1, revealed: true }
    const broken = flying([ATTACKERS, foot], 'ground-attack', ['a-1'])
    const events = give(broken, 'a', strike('a-1', 'b-1'), [5, 1, 1, 1, 1])
    expect(eventOf(events, 'attacked-from-the-air')).toMatchObject({ reply: 0 })
    expect(unitOf(broken, 'b-1')).toMatchObject({ status: 'routing', place: at(broken, 'C7') })
  },
)

rule(['GF-AIR-06', 'GF-MOR-15'], 'craft that waver under flak break off before they fire', () => {
  const state = flying(
    [
      { ...ATTACKERS, morale: 2 },
      { id: 'b-gun', at: 'C5', type: 'field-artillery', revealed: true },
    ],
    'ground-attack',
    ['a-1'],
  )
  const events = give(state, 'a', strike('a-1', 'b-gun'), [5, 1, 1, 1, 1])
  expect(eventOf(events, 'attacked-from-the-air')).toMatchObject({ brokenOff: true, dice: 0, struck: [] })
  expect(unitOf(state, 'a-1')).toMatchObject({ strength: 2, morale: 1, status: 'steady' })
  expect(phaseOf(state)).toBe('opening')
})

rule(['GF-DEG-03', 'GF-DEG-06'], 'only bombs cut roads: ground attack craft do nothing to the ground', () => {
  const state = flying(
    [ATTACKERS, { id: 'b-1', at: 'C5', strength: 2, revealed: true }],
    'ground-attack',
    ['a-1'],
    { roads: ['C5-C6'] },
  )
  // a hit, which is saved
  give(state, 'a', strike('a-1', 'b-1'), [5, 1, 1, 5, 1])
  expect(zoneOf(state, 'C5').bomberHits).toBe(0)
})

rule('GF-AIR-10', 'targets are named one attack at a time, the loser’s side first', () => {
  const state = planning(
    [
      craft('a-1', 'ground-attack', { strength: 1 }),
      craft('a-2', 'ground-attack', { strength: 1 }),
      craft('b-1', 'ground-attack', { strength: 1 }),
      { id: 'a-3', at: 'C4', revealed: true, strength: 2 },
      { id: 'b-3', at: 'C5', revealed: true, strength: 2 },
    ],
    { loser: 'b' },
  )
  give(state, 'a', sortie('a-1', 'day'))
  give(state, 'a', sortie('a-2', 'day'))
  give(state, 'a', DONE)
  give(state, 'b', sortie('b-1', 'day'))
  give(state, 'b', DONE)
  expect(state.phases.at(-1)).toMatchObject({ side: 'b', step: 'ground-attack' })
  give(state, 'b', strike('b-1', 'a-3'), [1])
  expect(state.phases.at(-1)).toMatchObject({ side: 'a', step: 'ground-attack' })
  give(state, 'a', strike('a-2', 'b-3'), [1])
  expect(refused(state, 'a', strike('a-2', 'b-3'))).toBe('not-flying GF-AIR-10')
  give(state, 'a', strike('a-1', 'b-3'), [1])
  expect(phaseOf(state)).toBe('opening')
})

rule('GF-AIR-11', 'hits beyond the target pass to the other units of its zone that are on the table', () => {
  const state = flying(
    [
      { ...ATTACKERS, strength: 4 },
      { id: 'b-lead', at: 'C5', wave: 0, strength: 6, experience: 1, revealed: true },
      { id: 'b-named', at: 'C5', wave: 1, strength: 1, experience: 1, revealed: true },
      { id: 'b-hidden', at: 'C5', wave: 2, strength: 6 },
    ],
    'ground-attack',
    ['a-1'],
  )
  // three hits on the named unit of one point: two go over to the leading wave, which holds and does not reply
  const events = give(state, 'a', strike('a-1', 'b-named'), [6, 5, 1, 1, 1, 1, 6, 1])
  expect(eventOf(events, 'attacked-from-the-air')).toMatchObject({
    reply: 0,
    struck: [
      { unit: 'b-named', hits: 3, outcome: 'destroyed' },
      { unit: 'b-lead', hits: 2, casualties: 2, outcome: 'hold' },
    ],
  })
  expect(unitOf(state, 'b-hidden').strength).toBe(6)
})

rule(
  'GF-AAIR-03',
  'in an assault they go for a zone, two dice a point, at the leading unit that is seen',
  () => {
    const state = flyingInAssault(
      [
        { ...ATTACKERS, strength: 2 },
        { id: 'b-hidden', at: 'C5', wave: 0 },
        { id: 'b-1', at: 'C5', wave: 1, strength: 1, experience: 1, revealed: true },
        { id: 'b-2', at: 'C5', wave: 2, strength: 6, experience: 1, revealed: true },
        { id: 'b-3', at: 'D6' },
      ],
      'ground-attack',
      ['a-1'],
      { zones: { C5: { trench: 'light' }, D6: { trench: 'light' } } },
    )
    expect(refused(state, 'a', strike('a-1', 'b-1'))).toBe('no-target GF-AIR-10')
    expect(refused(state, 'a', strike('a-1', 'D6'))).toBe('no-target GF-AIR-10')
    // four dice, two hits; two save dice each in the trench; slop-over of one on b-2, which holds; b-1 is gone, so
    // nobody replies
    const events = give(state, 'a', strike('a-1', 'C5'), [5, 5, 1, 1, 1, 1, 1, 1, 5, 1, 1])
    expect(eventOf(events, 'attacked-from-the-air')).toMatchObject({
      dice: 4,
      reply: 0,
      struck: [
        { unit: 'b-1', outcome: 'destroyed' },
        { unit: 'b-2', hits: 1, casualties: 1 },
      ],
    })
    expect(unitOf(state, 'b-hidden').strength).toBe(6)
  },
)

rule(['GF-AAIR-03', 'GF-SAVE-10'], 'troops that moved this turn save with a die less', () => {
  const struck = (moving: boolean) => {
    const unit: Placed = { id: 'b-1', at: 'C5', strength: 2, experience: 2, moving, revealed: true }
    const state = flyingInAssault([{ ...ATTACKERS, strength: 1 }, unit], 'ground-attack', ['a-1'])
    const dice = moving ? [5, 1, 5] : [5, 1, 5, 1]
    return eventOf(give(state, 'a', strike('a-1', 'C5'), dice), 'attacked-from-the-air').struck[0]?.saveDice
  }
  expect([struck(false), struck(true)]).toEqual([2, 1])
})

rule(['GF-ACON-02', 'GF-AAIR-03'], 'troops that fired back at aircraft have fired and do not dig', () => {
  const attacked = (target: Partial<Placed>, dice: readonly number[]) => {
    const unit: Placed = { id: 'b-1', at: 'C5', revealed: true, ...target }
    const state = flyingInAssault([{ ...ATTACKERS, strength: 1 }, unit], 'ground-attack', ['a-1'])
    give(state, 'a', strike('a-1', 'C5'), dice)
    return unitOf(state, 'b-1').fired
  }
  expect(attacked({ strength: 6 }, [1, 1, 1, 1])).toBe(true)
  // Two points are too few to fire back.
  expect(attacked({ strength: 2 }, [1, 1])).toBe(false)
})
