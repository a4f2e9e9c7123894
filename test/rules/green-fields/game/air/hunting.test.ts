import { expect } from 'vitest'
import { rule } from '../../../../rule.ts'
import { eventOf, eventsOf, give, type Placed, phaseOf, refused, unitOf } from '../field.ts'
import { craft, DONE, flying, flyingInAssault, planning, sortie, strike } from './airfield.ts'

rule('GF-AIR-03', 'fighters fire together, a die for each, at the leading unit and then the next', () => {
  const state = planning([
    craft('a-1', 'fighter', { strength: 3, experience: 1 }),
    craft('b-1', 'fighter', { strength: 1, experience: 1 }),
    craft('b-2', 'fighter', { strength: 2, experience: 1, morale: 2 }),
  ])
  give(state, 'a', sortie('a-1', 'day'))
  give(state, 'a', DONE)
  give(state, 'b', sortie('b-1', 'day'))
  give(state, 'b', sortie('b-2', 'day'))
  // a's three dice: two hits; b's three dice: one hit; a saves it; b-1 saves none and falls, and one hit is over for
  // b-2, which saves none and holds with its two morale dice
  const events = give(state, 'b', DONE, [5, 5, 1, 5, 1, 1, 5, 1, 1, 5, 1])
  expect(eventOf(events, 'fighters-met').struck).toMatchObject([
    { unit: 'a-1', hits: 1, saves: 1, casualties: 0 },
    { unit: 'b-1', hits: 2, casualties: 1, outcome: 'destroyed' },
    { unit: 'b-2', hits: 1, casualties: 1, outcome: 'hold' },
  ])
  expect(unitOf(state, 'b-1').gone).toBe('destroyed')
  expect(unitOf(state, 'b-2').strength).toBe(1)
})

rule(
  'GF-MOR-15',
  'fighters who waver break off: no retreat, not suppressed, but their ratings suffer',
  () => {
    const state = planning([
      craft('a-1', 'fighter', { strength: 1, experience: 1 }),
      craft('b-1', 'fighter', { strength: 2, experience: 1, morale: 2 }),
      craft('b-eyes', 'reconnaissance'),
      craft('a-eyes', 'reconnaissance'),
    ])
    give(state, 'a', sortie('a-1', 'day'))
    give(state, 'a', sortie('a-eyes', 'day'))
    give(state, 'a', DONE)
    give(state, 'b', sortie('b-1', 'day'))
    give(state, 'b', sortie('b-eyes', 'day'))
    // a hits once, b misses; b-1 loses one of two and routs: it hunts nobody this day
    give(state, 'b', DONE, [5, 1, 1, 1, 1, 1])
    expect(unitOf(state, 'b-1')).toMatchObject({
      strength: 1,
      morale: 1,
      status: 'steady',
      place: -1,
      gone: null,
    })
    expect(state.phases.at(-1)).toMatchObject({ side: 'a', step: 'hunt' })
    expect(refused(state, 'a', strike('a-1', 'b?2'))).toBe('legal')
    give(state, 'a', DONE)
    expect(state.phases.at(-1)).toMatchObject({ side: 'a', step: 'reconnaissance' })
  },
)

rule('GF-AIR-02', 'fighters then divide their dice among other aircraft and balloons', () => {
  const state = flying(
    [
      craft('a-1', 'fighter', { strength: 4 }),
      craft('b-bomber', 'bomber', { experience: 1 }),
      craft('b-eyes', 'reconnaissance', { experience: 1 }),
      craft('b-fighter', 'fighter'),
      { id: 'b-2', at: 'C5', revealed: true },
      { id: 'b-balloon', at: 'C6', type: 'balloon', revealed: true },
    ],
    'hunt',
    ['a-1', 'b-bomber', 'b-eyes', 'b-fighter'],
  )
  expect(refused(state, 'a', strike('a-1', 'b-fighter'))).toBe('no-target GF-AIR-10')
  expect(refused(state, 'a', strike('a-1', 'b-2'))).toBe('no-target GF-AIR-10')
  expect(refused(state, 'a', strike('a-1', 'b-eyes', 5))).toBe('too-many-dice GF-AIR-02')
  give(state, 'a', strike('a-1', 'b-eyes', 1), [1])
  expect(refused(state, 'a', strike('a-1', 'b-bomber', 4))).toBe('too-many-dice GF-AIR-02')
  expect(refused(state, 'a', strike('a-1', 'b-balloon', 3))).toBe('legal')
  // the other three; the target saves with its experience and does not shoot back
  const events = give(state, 'a', strike('a-1', 'b-bomber'), [5, 1, 1, 5])
  expect(eventOf(events, 'attacked-from-the-air')).toMatchObject({ dice: 3, flak: 0, reply: 0 })
  expect(unitOf(state, 'b-bomber')).toMatchObject({ strength: 3, experience: 2 })
})

rule(['GF-AIR-03', 'GF-MOR-15'], 'aircraft driven off by fighters do not do what they flew for', () => {
  const state = flying(
    [
      craft('a-1', 'fighter'),
      craft('b-eyes', 'reconnaissance', { strength: 2, experience: 1, morale: 1 }),
      craft('b-other', 'reconnaissance'),
    ],
    'hunt',
    ['a-1', 'b-eyes', 'b-other'],
  )
  // one hit, no save, no morale: it routs
  give(state, 'a', strike('a-1', 'b-eyes'), [5, 1, 1, 1, 1])
  expect(state.phases.at(-1)).toMatchObject({ side: 'b', step: 'reconnaissance' })
  expect(refused(state, 'b', { kind: 'reconnoitre', unit: 'b-eyes', zones: ['C4'] })).toBe(
    'not-flying GF-AIR-10',
  )
  expect(refused(state, 'b', { kind: 'reconnoitre', unit: 'b-other', zones: ['C4'] })).toBe('legal')
})

rule('GF-AIR-04', 'balloons throw two dice of flak first at each unit that attacks them', () => {
  const state = flying(
    [
      craft('a-1', 'fighter', { strength: 2, experience: 1 }),
      craft('a-2', 'fighter', { strength: 2, experience: 1 }),
      { id: 'b-balloon', at: 'C6', type: 'balloon', strength: 3, experience: 2, morale: 3, revealed: true },
    ],
    'hunt',
    ['a-1', 'a-2'],
    { zones: { C6: { trench: 'heavy' } } },
  )
  // flak misses; two dice hit once; the balloon saves with its bare experience of two dice
  const first = give(state, 'a', strike('a-1', 'b-balloon'), [1, 1, 5, 1, 1, 1, 5, 1, 1])
  expect(eventOf(first, 'attacked-from-the-air')).toMatchObject({
    flak: 2,
    struck: [{ unit: 'b-balloon', saveDice: 2, casualties: 1, outcome: 'hold' }],
  })
  // The second loses both to flak before it fires.
  const second = give(state, 'a', strike('a-2', 'b-balloon'), [6, 1, 1])
  expect(eventOf(second, 'attacked-from-the-air')).toMatchObject({ flak: 2, lost: 2, dice: 0, struck: [] })
  expect(unitOf(state, 'a-2').gone).toBe('destroyed')
  expect(unitOf(state, 'b-balloon')).toMatchObject({ strength: 2, grounded: false })
})

rule('GF-AAIR-02', 'in an assault a fighter hunts, or goes for a balloon, or strafes: one thing', () => {
  const units = [
    craft('a-1', 'fighter', { strength: 3, experience: 1 }),
    craft('b-eyes', 'reconnaissance', { strength: 2 }),
    craft('b-bomber', 'bomber', { strength: 2 }),
    { id: 'b-balloon', at: 'C6', type: 'balloon', strength: 3, experience: 1, revealed: true } as const,
    { id: 'b-2', at: 'C5', revealed: true } as const,
  ]
  const ids = ['a-1', 'b-eyes', 'b-bomber']
  const hunting = flyingInAssault(units, 'hunt', ids)
  for (const target of ['b-eyes', 'b-bomber', 'b-balloon']) {
    expect(refused(hunting, 'a', strike('a-1', target)), target).toBe('legal')
  }
  give(hunting, 'a', strike('a-1', 'b-eyes', 1), [1])
  expect(refused(hunting, 'a', strike('a-1', 'b-bomber'))).toBe('legal')
  expect(refused(hunting, 'a', strike('a-1', 'b-balloon'))).toBe('no-target GF-AIR-10')
  // With dice to spare, but it has hunted: it is not asked to strafe.
  give(hunting, 'a', DONE)
  give(hunting, 'b', { kind: 'reconnoitre', unit: 'b-eyes', zones: ['C4'] })
  expect(phaseOf(hunting)).toBe('opening')
  const sparing = flyingInAssault(units, 'hunt', ids)
  give(sparing, 'a', strike('a-1', 'b-balloon', 1), [1, 1])
  expect(sparing.phases.at(-1)).not.toMatchObject({ side: 'a' })
  const ballooning = flyingInAssault(units, 'hunt', ids)
  // one die of flak; three dice, one hit, unsaved: down for the day
  const events = give(ballooning, 'a', strike('a-1', 'b-balloon'), [1, 5, 1, 1, 1, 5, 1, 1])
  expect(eventOf(events, 'attacked-from-the-air')).toMatchObject({ flak: 1, balloonGrounded: true })
  expect(unitOf(ballooning, 'b-balloon')).toMatchObject({ strength: 2, grounded: true })
  expect(ballooning.phases.at(-1)).not.toMatchObject({ side: 'a' })
})

rule('GF-AAIR-02', 'a balloon that saves stays up, and one that is down is no target', () => {
  const balloon = { id: 'b-balloon', at: 'C6', type: 'balloon', experience: 2, revealed: true } as const
  const saved = flyingInAssault([craft('a-1', 'fighter', { strength: 1 }), balloon], 'hunt', ['a-1'])
  give(saved, 'a', strike('a-1', 'b-balloon'), [1, 5, 5, 1])
  expect(unitOf(saved, 'b-balloon').grounded).toBe(false)
  expect(phaseOf(saved)).toBe('opening')
  const down = flyingInAssault([craft('a-1', 'fighter'), { ...balloon, grounded: true }], 'hunt', ['a-1'])
  expect(refused(down, 'a', strike('a-1', 'b-balloon'))).toBe('not-flying GF-AIR-10')
})

rule(['GF-AAIR-02', 'GF-AAIR-03'], 'strafing fighters throw a die each and are fired back at', () => {
  const state = flyingInAssault(
    [
      craft('a-1', 'fighter', { strength: 2, experience: 1 }),
      { id: 'b-1', at: 'C5', strength: 6, experience: 1, revealed: true },
    ],
    'ground-attack',
    ['a-1'],
  )
  expect(refused(state, 'a', strike('a-1', 'C5', 1))).toBe('whole-unit GF-AIR-02')
  const events = give(state, 'a', strike('a-1', 'C5'), [1, 1, 1, 1])
  expect(eventOf(events, 'attacked-from-the-air')).toMatchObject({ dice: 2, reply: 2, flak: 0 })
})

rule(['GF-AAIR-02', 'GF-AAIR-03'], 'they strafe with the ground attack, after the airmen have looked', () => {
  const state = flyingInAssault(
    [
      craft('a-1', 'fighter', { strength: 1 }),
      craft('a-eyes', 'reconnaissance'),
      craft('b-eyes', 'reconnaissance'),
      { id: 'b-1', at: 'C5', strength: 2 },
    ],
    'hunt',
    ['a-1', 'a-eyes', 'b-eyes'],
    { zones: { C5: { trench: 'light' } } },
  )
  give(state, 'a', DONE)
  give(state, 'a', { kind: 'reconnoitre', unit: 'a-eyes', zones: ['C5'] })
  give(state, 'b', DONE)
  expect(state.phases.at(-1)).toMatchObject({ side: 'a', step: 'ground-attack' })
  give(state, 'a', strike('a-1', 'C5'), [1])
  expect(phaseOf(state)).toBe('opening')
})

rule('GF-AIR-02', 'in the week fighters have no business with troops on the ground', () => {
  const state = flying(
    [craft('a-1', 'fighter'), craft('a-2', 'ground-attack'), { id: 'b-1', at: 'C5', revealed: true }],
    'ground-attack',
    ['a-1', 'a-2'],
  )
  expect(refused(state, 'a', strike('a-1', 'b-1'))).toBe('not-flying GF-AIR-10')
  expect(refused(state, 'a', strike('a-2', 'b-1'))).toBe('legal')
})

rule('GF-AIR-02', 'fighters hunt balloons of the enemy that are up over the table, not their own', () => {
  const balloon = { type: 'balloon', revealed: true } as const
  const state = flying(
    [
      craft('a-1', 'fighter'),
      { id: 'a-balloon', at: 'C3', ...balloon },
      { id: 'b-balloon', at: 'C6', ...balloon },
      { id: 'b-packed', ...balloon },
    ],
    'hunt',
    ['a-1'],
  )
  expect(refused(state, 'a', strike('a-1', 'b-balloon'))).toBe('legal')
  for (const target of ['a-balloon', 'b-packed']) {
    expect(refused(state, 'a', strike('a-1', target)), target).toBe('no-target GF-AIR-10')
  }
})

rule(['GF-AIR-04', 'GF-MOR-15'], 'what a fighter brings home is told as it is', () => {
  const hunt = (strength: number, dice: readonly number[]) => {
    const balloon: Placed = { id: 'b-balloon', at: 'C6', type: 'balloon', revealed: true, experience: 1 }
    const state = flying([craft('a-1', 'fighter', { strength, experience: 1 }), balloon], 'hunt', ['a-1'])
    const event = eventOf(give(state, 'a', strike('a-1', 'b-balloon'), dice), 'attacked-from-the-air')
    return [event.lost, event.brokenOff, unitOf(state, 'a-1').gone]
  }
  // Two dice of flak, the save, the morale of those who are left, and then its own dice.
  expect(hunt(2, [1, 1, 1, 1])).toEqual([0, false, null])
  expect(hunt(2, [5, 1, 1, 5, 1, 1, 1])).toEqual([1, false, null])
  expect(hunt(2, [5, 1, 1, 1, 1, 1])).toEqual([1, true, null])
  expect(hunt(1, [5, 1, 1])).toEqual([1, false, 'destroyed'])
})

rule(['GF-AIR-03', 'GF-MOR-15'], 'aircraft that waver under the hunt do nothing more', () => {
  const scout = craft('b-1', 'reconnaissance', { strength: 4, experience: 1, morale: 3 })
  const hunt = (dice: readonly number[]) => {
    const state = flying([craft('a-1', 'fighter', { strength: 2 }), scout], 'hunt', ['a-1', 'b-1'])
    give(state, 'a', strike('a-1', 'b-1'), dice)
    return phaseOf(state)
  }
  // Three hits, none saved; two morale dice with one hit, with three, and with none.
  expect(hunt([6, 5, 1, 5, 1])).toBe('opening')
  expect(hunt([6, 5, 1, 6, 5])).toBe('air-action')
  expect(hunt([6, 5, 1, 1, 1])).toBe('opening')
})

rule(
  ['GF-AIR-02', 'GF-MOR-15'],
  'fighters that turn away from the flak have no dice for anybody else',
  () => {
    const balloon = (id: string, at: string): Placed => ({ id, at, type: 'balloon', revealed: true })
    const hunt = (dice: readonly number[]) => {
      const state = flying(
        [craft('a-1', 'fighter', { strength: 3, experience: 1 }), balloon('b-1', 'C6'), balloon('b-2', 'D6')],
        'hunt',
        ['a-1'],
      )
      give(state, 'a', strike('a-1', 'b-1', 1), dice)
      return phaseOf(state)
    }
    // Two dice of flak and the save; morale; then its own die, if it still comes on.
    expect(hunt([5, 1, 1, 1, 1, 1])).toBe('opening')
    expect(hunt([5, 1, 1, 5, 1, 1, 1])).toBe('air-action')
  },
)

rule('GF-AIR-03', 'fighters of one side alone meet nobody', () => {
  for (const [id, side] of [
    ['a-1', 'a'],
    ['b-1', 'b'],
  ] as const) {
    const other = side === 'a' ? 'b-2' : 'a-2'
    const state = planning([craft(id, 'fighter'), craft(other, 'reconnaissance')])
    give(state, side, sortie(id, 'day'))
    give(state, side, DONE)
    give(state, side === 'a' ? 'b' : 'a', sortie(other, 'day'))
    const events = give(state, side === 'a' ? 'b' : 'a', DONE)
    expect(eventsOf(events, 'fighters-met'), side).toEqual([])
    expect(phaseOf(state)).toBe('air-action')
  }
})
