import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import { enterRaids } from '#rules/green-fields/game/phases/trench/raids.ts'
import { rule } from '../../../../rule.ts'
import { happens } from '../deployment/deploying.ts'
import {
  at,
  eventOf,
  eventsOf,
  field,
  give,
  type Placed,
  phaseOf,
  refused,
  unitOf,
  zoneOf,
} from '../field.ts'
import { DONE, FIRE_ALL, RAIDERS, raid, raiding, THEN } from './raiding.ts'

rule('GF-RAID-01', 'foot in the trench zone raids a neighbouring zone of the enemy, aslant too', () => {
  const state = raiding([
    RAIDERS,
    { id: 'a-rear', at: 'C3' },
    { id: 'a-far', at: 'C2' },
    { id: 'a-horse', at: 'A4', type: 'cavalry' },
    { id: 'a-on-foot', at: 'B4', type: 'cavalry', mounted: false },
    { id: 'a-gun', at: 'D4', type: 'field-artillery' },
    { id: 'a-cut-off', at: 'E6' },
    { id: 'b-1', at: 'C5' },
  ])
  expect(refused(state, 'a', raid('E5', 1, { unit: 'a-cut-off' }))).toBe('too-far-back GF-RAID-01')
  for (const zone of ['B5', 'C5', 'D5']) expect(refused(state, 'a', raid(zone)), zone).toBe('legal')
  expect(refused(state, 'a', raid('E5'))).toBe('out-of-reach GF-RAID-01')
  expect(refused(state, 'a', raid('D4'))).toBe('out-of-reach GF-RAID-01')
  expect(refused(state, 'a', raid('Z9'))).toBe('out-of-reach GF-RAID-01')
  expect(refused(state, 'a', raid('C5', 2, { unit: 'a-rear' }))).toBe('out-of-reach GF-RAID-01')
  expect(refused(state, 'a', raid('C5', 2, { unit: 'a-far' }))).toBe('too-far-back GF-RAID-01')
  expect(refused(state, 'a', raid('B5', 2, { unit: 'a-horse' }))).toBe('not-foot GF-RAID-01')
  expect(refused(state, 'a', raid('B5', 2, { unit: 'a-on-foot' }))).toBe('legal')
  expect(refused(state, 'a', raid('D5', 2, { unit: 'a-gun' }))).toBe('not-foot GF-RAID-01')
  expect(refused(state, 'a', raid('C4', 2, { unit: 'b-1' }))).toBe('not-yours GF-RAID-01')
})

rule(['GF-RAID-01', 'GF-RAID-08'], 'a party has 1 to 3 strength points, and no more than its parent', () => {
  const shaken: Placed = { id: 'a-shaken', at: 'B4', status: 'suppressed' }
  const state = raiding([RAIDERS, { id: 'a-few', at: 'B4', strength: 2 }, shaken])
  expect(refused(state, 'a', raid('C5', 1, { unit: 'a-shaken' }))).toBe('not-steady GF-RAID-08')
  expect(refused(state, 'a', raid('C5', 3))).toBe('legal')
  expect(refused(state, 'a', raid('C5', 4))).toBe('too-many GF-RAID-01')
  expect(refused(state, 'a', raid('C5', 2, { unit: 'a-few' }))).toBe('legal')
  expect(refused(state, 'a', raid('C5', 3, { unit: 'a-few' }))).toBe('too-many GF-RAID-08')
})

rule('GF-RAID-01', 'one raid a unit: another order replaces the first, and it can be called off', () => {
  const state = raiding([RAIDERS], {})
  give(state, 'a', raid('C5', 2))
  give(state, 'a', raid('D5', 1))
  expect(state.armies.a.raids).toEqual([
    { unit: 'a-1', strength: 1, zone: at(state, 'D5'), purpose: 'information' },
  ])
  give(state, 'a', { kind: 'call-off-raid', unit: 'a-1' })
  expect(state.armies.a.raids).toEqual([])
  expect(refused(state, 'a', { kind: 'call-off-raid', unit: 'a-1' })).toBe('no-raid GF-RAID-01')
})

rule('GF-RAID-01', 'several raids on a zone strike one after another', () => {
  const state = raiding([RAIDERS, { id: 'a-2', at: 'B4' }, { id: 'b-1', at: 'C5', strength: 2 }])
  give(state, 'a', raid('C5', 1, { unit: 'a-2' }))
  give(state, 'a', raid('C5', 1))
  give(state, 'a', DONE)
  // The first party takes one of the two, which holds; only one is left to fire at the second.
  expect(eventOf(give(state, 'b', FIRE_ALL, [1, 1, 5, 1, 1, 5, 1, 1]), 'raid-fought').struck).toMatchObject([
    { unit: 'b-1', casualties: 1, outcome: 'hold' },
  ])
  expect(phaseOf(state)).toBe('raid-defence')
  const second = give(state, 'b', FIRE_ALL, [1, 1])
  expect(eventOf(second, 'raid-fought')).toMatchObject({ defenceDice: 1 })
  expect([unitOf(state, 'a-1').raided, unitOf(state, 'a-2').raided]).toEqual([true, true])
})

rule('GF-RAID-02', 'the leading wave alone fires, with as many of its dice as it likes', () => {
  const state = raiding([
    RAIDERS,
    { id: 'b-1', at: 'C5', wave: 1, strength: 9 },
    { id: 'b-2', at: 'C5', wave: 0, strength: 4 },
  ])
  give(state, 'a', raid('C5'))
  give(state, 'a', DONE)
  expect(state.phases.at(-1)).toEqual({ name: 'raid-defence', side: 'b', zone: at(state, 'C5') })
  expect(refused(state, 'b', { kind: 'defend-raid', dice: 5 })).toBe('too-many-dice GF-RAID-02')
  expect(refused(state, 'b', { kind: 'defend-raid', dice: 4 })).toBe('legal')
  const events = give(state, 'b', { kind: 'defend-raid', dice: 1 }, [1, 1, 1])
  expect(eventOf(events, 'raid-fought').defenceDice).toBe(1)
})

rule('GF-RAID-02', 'guns fire a die for every three; who has no dice is not asked', () => {
  const guns = raiding([RAIDERS, { id: 'b-gun', at: 'C5', type: 'field-artillery', strength: 7 }])
  give(guns, 'a', raid('C5', 1))
  give(guns, 'a', DONE)
  expect(eventOf(give(guns, 'b', FIRE_ALL, [1, 1, 1]), 'raid-fought').defenceDice).toBe(2)
  const balloon = raiding([RAIDERS, { id: 'b-balloon', at: 'C5', type: 'balloon', strength: 3 }])
  give(balloon, 'a', raid('C5', 1))
  expect(eventOf(give(balloon, 'a', DONE, [1]), 'raid-fought').defenceDice).toBe(0)
})

rule(['GF-RAID-03', 'GF-RAID-04'], 'raiders save with two dice more and then throw one for each left', () => {
  const state = raiding([RAIDERS, { id: 'b-1', at: 'C5', strength: 3, experience: 2, morale: 3 }])
  give(state, 'a', raid('C5', 3))
  give(state, 'a', DONE)
  // three dice with four hits; four save dice save two; one raider left hits twice, two save dice save one;
  // the defender loses 1 and throws three morale dice
  const events = give(state, 'b', FIRE_ALL, [6, 6, 1, 5, 5, 1, 1, 6, 5, 1, 5, 1, 1])
  expect(eventOf(events, 'raid-fought')).toMatchObject({
    defenceHits: 4,
    lost: 2,
    struck: [{ unit: 'b-1', hits: 2, saveDice: 2, saves: 1, casualties: 1, moraleDice: 3, outcome: 'hold' }],
  })
  expect(unitOf(state, 'a-1').strength).toBe(4)
  expect(unitOf(state, 'b-1')).toMatchObject({ strength: 2, morale: 2 })
})

rule(
  ['GF-RAID-04', 'GF-MOR-09'],
  'a defender who breaks falls back, but is reported where he was found',
  () => {
    const state = raiding([RAIDERS, { id: 'b-1', at: 'C5', strength: 6, experience: 1, morale: 2 }])
    give(state, 'a', raid('C5', 3))
    give(state, 'a', DONE)
    // no dice in defence; three raiders hit twice, the save fails; two lost: one morale die, which misses
    const events = give(state, 'b', { kind: 'defend-raid', dice: 0 }, [5, 5, 1, 1, 1])
    expect(eventOf(events, 'raid-fought').struck).toMatchObject([{ casualties: 2, outcome: 'rout' }])
    expect(unitOf(state, 'b-1')).toMatchObject({
      place: at(state, 'C7'),
      status: 'routing',
      figures: { strength: 4 },
    })
    expect(unitOf(state, 'a-1')).toMatchObject({ morale: 3, status: 'steady' })
  },
)

rule(['GF-RAID-07', 'GF-MOR-09'], 'losses come off the parent, which does not check', () => {
  const state = raiding([
    { ...RAIDERS, strength: 3 },
    { id: 'b-1', at: 'C5', strength: 2 },
  ])
  give(state, 'a', raid('C5', 3))
  give(state, 'a', DONE)
  give(state, 'b', FIRE_ALL, [6, 1, 1, 1, 1, 1, 1])
  expect(unitOf(state, 'a-1')).toMatchObject({ strength: 1, morale: 3, status: 'steady' })
  expect(state.armies.a.lost).toBe(2)
  expect(zoneOf(state, 'C5').owner).toBe('b')
})

rule('GF-RAID-07', 'a parent that went to the last man and lost them all is gone, as its owner hears', () => {
  const state = raiding([
    { ...RAIDERS, strength: 1 },
    { id: 'b-1', at: 'C5', strength: 2 },
  ])
  give(state, 'a', raid('C5', 1))
  give(state, 'a', DONE)
  const told = eventOf(give(state, 'b', FIRE_ALL, [5, 5, 1, 1, 1, 1]), 'raiders-gone')
  expect(unitOf(state, 'a-1').gone).toBe('destroyed')
  expect(GAME.tell(state, told, 'a')).toMatch(/went to the last man\.$/)
  expect(GAME.eventView?.(state, told, 'b')).not.toMatchObject({ kind: 'raiders-gone' })
  const lesser = raiding([
    { ...RAIDERS, strength: 2 },
    { id: 'b-1', at: 'C5', strength: 2 },
  ])
  give(lesser, 'a', raid('C5', 1))
  give(lesser, 'a', DONE)
  expect(eventsOf(give(lesser, 'b', FIRE_ALL, [5, 5, 1, 1, 1, 1]), 'raiders-gone')).toEqual([])
})

rule(
  ['GF-RAID-07', 'GF-EXP-01'],
  'a save in which every die scores teaches the parent, up to its cap',
  () => {
    const saved = (rest: Partial<Placed>) => {
      const state = raiding([
        { ...RAIDERS, ...rest },
        { id: 'b-1', at: 'C5', strength: 1 },
      ])
      give(state, 'a', raid('C5', 1))
      give(state, 'a', DONE)
      give(state, 'b', FIRE_ALL, [5, 5, 5, 5, 5, 1])
      return unitOf(state, 'a-1').experience
    }
    expect(saved({})).toBe(3)
    expect(saved({ experienceCap: 2 })).toBe(2)
  },
)

rule('GF-RAID-08', 'both declare; the loser’s raids are fought first, in the order declared', () => {
  const units = [RAIDERS, { id: 'a-2', at: 'B4' }, { id: 'b-1', at: 'D5' }, { id: 'b-2', at: 'E5' }]
  const state = raiding(units, { loser: 'a' })
  give(state, 'a', raid('B5', 1, { unit: 'a-2' }))
  give(state, 'a', raid('C5', 1))
  give(state, 'a', DONE)
  expect(state.phases.at(-1)).toEqual({ name: 'raids', side: 'b' })
  give(state, 'b', { kind: 'raid', unit: 'b-2', strength: 1, zone: 'F4' })
  const events = give(state, 'b', DONE)
  expect(eventsOf(events, 'raid-fought').map(({ side, zone }) => [side, zone])).toEqual([
    ['a', at(state, 'B5')],
    ['a', at(state, 'C5')],
    ['b', at(state, 'F4')],
  ])
  expect(state.armies.a.raids).toEqual([])
})

rule(['GF-RAID-08', 'GF-TURN-02'], 'side b declares and fights first when it has lost the dice', () => {
  const state = raiding([RAIDERS, { id: 'b-1', at: 'E5' }], { loser: 'b' }, 'b')
  give(state, 'b', { kind: 'raid', unit: 'b-1', strength: 1, zone: 'F4' })
  give(state, 'b', DONE)
  expect(state.phases.at(-1)).toEqual({ name: 'raids', side: 'a' })
  give(state, 'a', raid('B5', 1))
  const events = give(state, 'a', DONE)
  expect(eventsOf(events, 'raid-fought').map(({ side }) => side)).toEqual(['b', 'a'])
})

rule('GF-RAID-08', 'a raid lapses when its unit is no longer steady', () => {
  const state = raiding([RAIDERS, { id: 'b-1', at: 'C5', experience: 1, morale: 1, strength: 6 }], {
    loser: 'a',
  })
  give(state, 'a', raid('C5', 3))
  give(state, 'a', DONE)
  give(state, 'b', { kind: 'raid', unit: 'b-1', strength: 1, zone: 'C4' })
  give(state, 'b', DONE)
  // b-1 loses one and routs before its own raid
  const events = give(state, 'b', { kind: 'defend-raid', dice: 0 }, [5, 1, 1, 1, 1])
  expect(eventOf(events, 'raid-lapsed')).toMatchObject({ side: 'b', zone: at(state, 'C4') })
  expect(state.armies.b.raids).toEqual([])
  expect(state.phases).toEqual([THEN])
})

rule('GF-RAID-08', 'who wavers does not raid, however far he reaches', () => {
  const stosstruppe: Placed = {
    id: 'b-1',
    at: 'C5',
    stosstruppe: true,
    strength: 6,
    experience: 1,
    morale: 3,
  }
  const state = raiding([RAIDERS, stosstruppe], { loser: 'a' })
  give(state, 'a', raid('C5', 3))
  give(state, 'a', DONE)
  give(state, 'b', { kind: 'raid', unit: 'b-1', strength: 6, zone: 'F4' })
  give(state, 'b', DONE)
  // two fall; of two morale dice one hits: it goes back to C6, from where it could still reach the whole front
  const events = give(state, 'b', { kind: 'defend-raid', dice: 0 }, [5, 5, 1, 1, 5, 1])
  expect(unitOf(state, 'b-1')).toMatchObject({ status: 'suppressed', place: at(state, 'C6') })
  expect(eventOf(events, 'raid-lapsed').zone).toBe(at(state, 'F4'))
})

rule('GF-RAID-08', 'a parent that has lost men since sends no more than it has', () => {
  const state = raiding(
    [
      { ...RAIDERS, strength: 3 },
      { id: 'b-1', at: 'C5', strength: 3, experience: 1, morale: 5 },
    ],
    { loser: 'a' },
  )
  give(state, 'a', raid('C5', 3))
  give(state, 'a', DONE)
  give(state, 'b', { kind: 'raid', unit: 'b-1', strength: 3, zone: 'C4' })
  give(state, 'b', DONE)
  // two of b-1 fall; it throws four morale dice, one of them a six, and holds: one is left to raid
  give(state, 'b', { kind: 'defend-raid', dice: 0 }, [6, 1, 1, 1, 6, 1, 1, 1])
  expect(unitOf(state, 'b-1')).toMatchObject({ strength: 1, status: 'steady' })
  const events = give(state, 'a', { kind: 'defend-raid', dice: 0 }, [1])
  expect(eventOf(events, 'raid-fought').strength).toBe(1)
})

rule('GF-DATE-05', 'Stosstruppe raid any zone of the enemy’s front line with up to 6', () => {
  const stosstruppe: Placed = { id: 'b-1', at: 'A6', stosstruppe: true, strength: 6, experience: 4 }
  const state = raiding([stosstruppe, { id: 'b-2', at: 'A8', stosstruppe: true }], {}, 'b')
  const far = (zone: string, strength: number, unit = 'b-1') => ({ kind: 'raid', unit, strength, zone })
  expect(refused(state, 'b', far('F4', 6))).toBe('legal')
  expect(refused(state, 'b', far('F3', 6))).toBe('out-of-reach GF-DATE-05')
  expect(refused(state, 'b', far('F4', 6, 'b-2'))).toBe('too-far-back GF-RAID-01')
  give(state, 'b', far('F4', 6))
  expect(eventOf(give(state, 'b', DONE), 'raid-fought')).toMatchObject({ strength: 6, report: true })
})

rule('GF-RAID-02', 'the defender may name all its dice, and no more', () => {
  const state = raiding([RAIDERS, { id: 'b-1', at: 'C5', strength: 4 }])
  give(state, 'a', raid('C5'))
  give(state, 'a', DONE)
  expect(refused(state, 'b', { kind: 'defend-raid', dice: 4 })).toBe('legal')
  expect(refused(state, 'b', { kind: 'defend-raid', dice: 5 })).toBe('too-many-dice GF-RAID-02')
  expect(refused(state, 'b', { kind: 'done' })).toBe('not-now')
})

rule('GF-RAID-01', 'nobody raids from off the board, and a raid called off is told', () => {
  const state = raiding([RAIDERS, { id: 'a-rear' }, { id: 'b-1', at: 'C5' }])
  expect(refused(state, 'a', raid('C5', 1, { unit: 'a-rear' }))).toBe('not-yours GF-RAID-01')
  expect(refused(state, 'a', raid('C5', 1, { unit: 'a-nobody' }))).toBe('not-yours GF-RAID-01')
  give(state, 'a', raid('C5'))
  const events = give(state, 'a', { kind: 'call-off-raid', unit: 'a-1' })
  expect(eventOf(events, 'raid-called-off')).toMatchObject({ side: 'a', zone: at(state, 'C5') })
  expect(state.armies.a.raids).toEqual([])
})

rule(['GF-RAID-01', 'GF-TURN-02'], 'only who has somebody to send is asked, about those alone', () => {
  const asks = (units: readonly Placed[]) =>
    happens(field(units, 'raids', [THEN]), [], enterRaids).state.phases.at(-1)
  expect(asks([{ id: 'a-1', at: 'C4' }])).toEqual({ name: 'raids', side: 'a' })
  expect(asks([{ id: 'b-1', at: 'C5' }])).toEqual({ name: 'raids', side: 'b' })
  expect(asks([{ id: 'a-1', at: 'C3' }, { id: 'a-2' }])).toEqual(THEN)
  expect(asks([{ id: 'a-1', at: 'C4', type: 'cavalry', mounted: true }])).toEqual(THEN)
  const state = raiding([RAIDERS, { id: 'a-far', at: 'C3' }, { id: 'a-st', at: 'A4', stosstruppe: true }])
  const row = ['A5', 'B5', 'C5', 'D5', 'E5', 'F5']
  const reach = (unit: string, strength: number) =>
    row.filter((zone) => refused(state, 'a', raid(zone, strength, { unit })) === 'legal')
  expect(reach('a-1', 3)).toEqual(['B5', 'C5', 'D5'])
  expect(reach('a-1', 4)).toEqual([])
  expect(reach('a-far', 1)).toEqual([])
  expect(reach('a-st', 6)).toEqual(row)
})
