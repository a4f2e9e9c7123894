import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import { FACINGS } from '#rules/green-fields/game/phases/close-assault/facings.ts'
import { rule } from '../../../../rule.ts'
import { eventsOf, give, phaseOf, refused, unitOf } from '../field.ts'
import { type Fighter, MOVED, melee } from './melee.ts'

const DEFENDER: Fighter = { id: 'a-1', at: 'C4', strength: 6, experience: 2, morale: 3, wave: 0 }
const FRONT: Fighter = { id: 'b-1', at: 'C4', from: 'C5', strength: 6, experience: 2, morale: 3, wave: 0 }
const LEFT: Fighter = { ...FRONT, id: 'b-2', from: 'B4', strength: 3, wave: 1 }
const MISSES = (count: number) => Array.from({ length: count }, () => 1)
const volleys = (events: ReturnType<typeof give>) =>
  eventsOf(events, 'close-fire').map(({ unit, facing, dice }) => [unit, facing, dice])

rule(
  ['GF-STACK-03', 'GF-STACK-04'],
  'attacked on two facings, one unit fights on each and the leader divides its dice',
  () => {
    const state = melee([DEFENDER, FRONT, LEFT])
    give(state, 'b', MOVED)
    expect(phaseOf(state)).toBe('close-assault')
    // Six dice against strengths 6 and 3: four and two.
    expect(volleys(give(state, 'a', { kind: 'done' }, MISSES(6 + 6 + 3)))).toEqual([
      ['a-1', 'front', 4],
      ['a-1', 'left', 2],
      ['b-1', 'front', 6],
      ['b-2', 'left', 3],
    ])
  },
)

rule('GF-STACK-04', 'dice that do not divide evenly go to the strongest', () => {
  const state = melee([{ ...DEFENDER, strength: 5 }, FRONT, { ...LEFT, strength: 5 }])
  give(state, 'b', MOVED)
  // 5 x 6/11 and 5 x 5/11 are two each.
  expect(volleys(give(state, 'a', { kind: 'done' }, MISSES(5 + 6 + 5))).slice(0, 2)).toEqual([
    ['a-1', 'front', 3],
    ['a-1', 'left', 2],
  ])
})

rule('GF-STACK-04', 'left, right and rear are as the defender sees them', () => {
  const facings = (fighters: readonly Fighter[]) => {
    const state = melee(fighters)
    give(state, 'b', MOVED)
    const [side = 'a'] = GAME.pending(state)
    return FACINGS.filter((facing) => refused(state, side, { kind: 'face', facing }) === 'legal')
  }
  const third = { ...LEFT, id: 'b-3', wave: 2 }
  expect(facings([DEFENDER, { ...FRONT, from: 'D5' }, { ...LEFT, from: 'D4' }])).toEqual(['front', 'right'])
  expect(facings([DEFENDER, LEFT, { ...third, from: 'D3' }])).toEqual(['left', 'rear'])
  // Side b looks the other way.
  const held = { ...DEFENDER, id: 'b-1' }
  expect(facings([held, { ...LEFT, id: 'a-1', from: 'B4' }, { ...LEFT, id: 'a-2', from: 'C3' }])).toEqual([
    'front',
    'right',
  ])
})

rule('GF-STACK-03', 'with a defender for each facing nobody has to divide its fire', () => {
  const state = melee([DEFENDER, { ...DEFENDER, id: 'a-2', strength: 4, wave: 1 }, FRONT, LEFT])
  give(state, 'b', MOVED)
  give(state, 'a', { kind: 'face', facing: 'left' })
  expect(refused(state, 'a', { kind: 'split-fire', front: 3, left: 3 })).toBe('nothing-to-divide GF-STACK-04')
  // The leader takes the facing it looks to, the next the other.
  expect(volleys(give(state, 'a', { kind: 'done' }, MISSES(6 + 4 + 6 + 3))).slice(0, 2)).toEqual([
    ['a-2', 'front', 4],
    ['a-1', 'left', 6],
  ])
})

rule(
  'GF-STACK-05',
  'the defender looks to most strength, or where it chooses; fire from elsewhere costs a save',
  () => {
    const saves = (events: ReturnType<typeof give>) =>
      eventsOf(events, 'close-fire')
        .filter(({ unit }) => unit.startsWith('b'))
        .map(({ facing, struck }) => [facing, struck[0]?.saveDice])
    // Each attacker scores one hit, which is saved.
    const front = [1, 1, 1, 1, 1, 5]
    const left = [1, 1, 5]
    const fighters = [{ ...DEFENDER, experience: 3 }, FRONT, LEFT]
    const usual = melee(fighters)
    give(usual, 'b', MOVED)
    expect(
      saves(give(usual, 'a', { kind: 'done' }, [...MISSES(6), ...front, 5, 1, 1, ...left, 5, 1])),
    ).toEqual([
      ['front', 3],
      ['left', 2],
    ])
    const chosen = melee(fighters)
    give(chosen, 'b', MOVED)
    give(chosen, 'a', { kind: 'face', facing: 'left' })
    expect(
      saves(give(chosen, 'a', { kind: 'done' }, [...MISSES(6), ...front, 5, 1, ...left, 5, 1, 1])),
    ).toEqual([
      ['front', 2],
      ['left', 3],
    ])
  },
)

rule('GF-STACK-05', 'attackers are never flanked, and one facing is never a flank', () => {
  const state = melee([
    { ...DEFENDER, strength: 2 },
    { ...LEFT, experience: 3 },
  ])
  // Two dice, one hit: the attacker saves with 3 - 1 for moving. It scores once, and the defender saves with all its dice.
  const events = give(state, 'b', MOVED, [5, 1, 5, 1, 5, 1, 1, 5, 1, 6, 6, 1, 1])
  expect(eventsOf(events, 'close-fire').map(({ struck }) => struck[0]?.saveDice)).toEqual([2, 2, 2])
})

rule(
  'GF-CLOSE-05',
  'all defensive fire comes first; then attackers still standing fire, and hits slop over',
  () => {
    const state = melee([
      { ...DEFENDER, strength: 2, experience: 1 },
      { ...DEFENDER, id: 'a-2', strength: 4, wave: 1 },
      FRONT,
      LEFT,
    ])
    give(state, 'b', MOVED)
    // The leader misses in front; the second's two hits on the left are not saved, cost a morale, and drive b-2 off.
    const defence = [1, 1, 5, 5, 1, 1, /* one save die */ 1, /* morale 3 - 1 */ 5, 1]
    // Six dice in front: four hits, unsaved; two kill the leader, two pass on to a-2, which is not flanked, and saves them.
    const reply = [6, 6, 1, 1, 1, 1, /* the leader's save */ 1, /* a-2's saves */ 6, 1]
    // Then they are alone with each other, and b-1 is shot to pieces.
    const end = [6, 6, 6, 6, 1]
    const events = give(state, 'a', { kind: 'done' }, [...defence, ...reply, ...end])
    expect(eventsOf(events, 'close-fire').map(({ unit }) => unit)).toEqual(['a-1', 'a-2', 'b-1', 'a-2'])
    expect(eventsOf(events, 'close-fire')[2]?.struck).toMatchObject([
      { unit: 'a-1', outcome: 'destroyed' },
      { unit: 'a-2', hits: 2, saveDice: 2, outcome: 'unhurt' },
    ])
    expect(unitOf(state, 'b-2').status).toBe('suppressed')
  },
)

rule('GF-CLOSE-05', 'when the only defender has broken, attackers on the other facings do not fire', () => {
  const state = melee([{ ...DEFENDER, experience: 1, morale: 1 }, FRONT, LEFT])
  give(state, 'b', MOVED)
  // Six dice miss; one hit in front is not saved, and the morale die misses: the defender runs before the left has fired.
  const events = give(state, 'a', { kind: 'done' }, [...MISSES(6), 5, ...MISSES(5), 1, 1])
  expect(volleys(events).map(([unit]) => unit)).toEqual(['a-1', 'a-1', 'b-1'])
  expect(unitOf(state, 'a-1').status).toBe('routing')
})

rule('GF-CLOSE-05', 'attackers on several facings move and have no works', () => {
  const state = melee([DEFENDER, { ...FRONT, experience: 3 }, LEFT], {
    zones: { C4: { trench: 'heavy', ground: 'rough' } },
  })
  give(state, 'b', MOVED)
  // 3 - 1 for moving + 1 for rough ground.
  const events = give(state, 'a', { kind: 'done' }, [5, 1, 1, 1, 5, 1, 1, 1, 1, ...MISSES(6 + 3)])
  expect(eventsOf(events, 'close-fire')[0]?.struck[0]?.saveDice).toBe(3)
})

rule(
  'GF-STACK-04',
  'the leader may divide its dice as it likes, all of them and only where it has to',
  () => {
    const state = melee([DEFENDER, FRONT, LEFT])
    give(state, 'b', MOVED)
    expect(refused(state, 'a', { kind: 'split-fire', front: 1, left: 5 })).toBe('face-first GF-STACK-05')
    expect(refused(state, 'a', { kind: 'face', facing: 'rear' })).toBe('not-attacked GF-STACK-05')
    give(state, 'a', { kind: 'face', facing: 'front' })
    expect(refused(state, 'a', { kind: 'split-fire', front: 1, left: 4 })).toBe('dice-not-spent GF-STACK-04')
    expect(refused(state, 'a', { kind: 'split-fire', front: 1, left: 4, rear: 1 })).toBe(
      'not-its-facing GF-STACK-04',
    )
    give(state, 'a', { kind: 'split-fire', front: 1, left: 5 })
    expect(volleys(give(state, 'a', { kind: 'done' }, MISSES(6 + 6 + 3))).slice(0, 2)).toEqual([
      ['a-1', 'front', 1],
      ['a-1', 'left', 5],
    ])
  },
)

rule('GF-STACK-05', 'only the defender chooses a front or divides its fire', () => {
  const state = melee([DEFENDER, FRONT, { ...FRONT, id: 'b-3', wave: 2 }, LEFT])
  give(state, 'b', MOVED)
  give(state, 'a', { kind: 'done' })
  expect(GAME.pending(state)).toEqual(['b'])
  expect(refused(state, 'b', { kind: 'face', facing: 'front' })).toBe('not-defender GF-STACK-05')
  expect(refused(state, 'b', { kind: 'split-fire', front: 6 })).toBe('not-defender GF-STACK-04')
  expect(refused(state, 'b', { kind: 'order-waves', zone: 'C5', units: ['b-1'] })).toBe(
    'another-zone GF-CLOSE-02',
  )
})
