import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import { rule } from '../../../../rule.ts'
import { at, eventOf, eventsOf, give, inAssault, kindsOf, legal, put, refused, unitOf } from '../field.ts'
import { move } from '../movement/moves.ts'
import { type Fighter, MOVED, melee } from './melee.ts'

const DONE = { kind: 'done' } as const
const DEFENDER: Fighter = { id: 'a-1', at: 'C4', strength: 6, experience: 2, morale: 3, wave: 0 }
const FRONT: Fighter = { id: 'b-1', at: 'C4', from: 'C5', strength: 6, experience: 2, morale: 3, wave: 0 }
const LEFT: Fighter = { ...FRONT, id: 'b-2', from: 'B4', strength: 3, wave: 1 }
const MISSES = (count: number) => Array.from({ length: count }, () => 1)
const volleys = (events: ReturnType<typeof give>) =>
  eventsOf(events, 'close-fire').map(({ unit, facing, dice }) => [unit, facing, dice])

/** Save dice of the only defender against each attacker that scores once, by facing. */
const savesBy = (fighters: readonly Fighter[], dice: readonly number[]) => {
  const state = melee(fighters)
  give(state, 'b', MOVED)
  const asked = fighters.length > 3
  if (asked) give(state, 'a', DONE)
  return eventsOf(give(state, asked ? 'b' : 'a', DONE, dice), 'close-fire')
    .filter(({ unit }) => unit.startsWith('b'))
    .map(({ facing, struck }) => [facing, struck[0]?.saveDice])
}

rule('GF-STACK-05', 'the usual front is where most strength attacks, all waves of a facing together', () => {
  const one = { ...DEFENDER, strength: 1, experience: 3 }
  // One on the front, six on the left: fire from the front takes it in the flank.
  const few = { ...FRONT, strength: 1 }
  const many = { ...LEFT, strength: 6 }
  expect(savesBy([one, few, many], [1, 5, 6, 1, 5, 1, 1, 1, 1, 1, 6, 1, 1])).toEqual([
    ['front', 2],
    ['left', 3],
  ])
  // Two and two on the front are more than three on the left.
  const pair = [
    { ...FRONT, strength: 2 },
    { ...FRONT, id: 'b-3', strength: 2, wave: 2 },
  ]
  expect(savesBy([one, ...pair, LEFT], [1, 5, 1, 6, 1, 1, 5, 1, 1, 6, 1])).toEqual([
    ['front', 3],
    ['left', 2],
  ])
})

rule('GF-STACK-05', 'of equal facings the first in order is the front', () => {
  const state = melee([{ ...DEFENDER, experience: 3 }, { ...FRONT, strength: 3 }, LEFT])
  give(state, 'b', MOVED)
  const events = give(state, 'a', DONE, [...MISSES(6), 5, 1, 1, 6, 1, 1, 5, 1, 1, 6, 1])
  expect(
    eventsOf(events, 'close-fire')
      .slice(2)
      .map(({ struck }) => struck[0]?.saveDice),
  ).toEqual([3, 2])
})

rule('GF-STACK-04', 'what is left over of divided dice goes to the strongest, wherever he stands', () => {
  const state = melee([
    { ...DEFENDER, strength: 5 },
    { ...FRONT, strength: 5 },
    { ...LEFT, strength: 6 },
  ])
  give(state, 'b', MOVED)
  give(state, 'a', { kind: 'face', facing: 'front' })
  expect(volleys(give(state, 'a', DONE, MISSES(5 + 5 + 6))).slice(0, 2)).toEqual([
    ['a-1', 'front', 2],
    ['a-1', 'left', 3],
  ])
})

rule('GF-STACK-04', 'whoever has no dice is no defender for a facing', () => {
  const balloon: Fighter = { ...DEFENDER, id: 'a-2', type: 'balloon', strength: 3, wave: 1 }
  const state = melee([DEFENDER, balloon, FRONT, LEFT])
  give(state, 'b', MOVED)
  give(state, 'a', { kind: 'face', facing: 'front' })
  expect(refused(state, 'a', { kind: 'split-fire', front: 1, left: 5 })).toBe('legal')
  expect(volleys(give(state, 'a', DONE, MISSES(6 + 6 + 3)))).toEqual([
    ['a-1', 'front', 4],
    ['a-1', 'left', 2],
    ['b-1', 'front', 6],
    ['b-2', 'left', 3],
  ])
})

rule('GF-STACK-04', 'a facing that is given no dice is not fired at', () => {
  const state = melee([DEFENDER, FRONT, LEFT])
  give(state, 'b', MOVED)
  give(state, 'a', { kind: 'face', facing: 'left' })
  give(state, 'a', { kind: 'split-fire', left: 6 })
  expect(volleys(give(state, 'a', DONE, MISSES(6 + 6 + 3)))).toEqual([
    ['a-1', 'left', 6],
    ['b-1', 'front', 6],
    ['b-2', 'left', 3],
  ])
})

rule(
  'GF-STACK-04',
  'another leader or another front undoes a division of dice, the enemy’s waves do not',
  () => {
    // Three facings and two defenders: the leader answers for two of them.
    const second = { ...DEFENDER, id: 'a-2', wave: 1 }
    const right: Fighter = { ...LEFT, id: 'b-3', from: 'D4', wave: 2 }
    const divided = () => {
      const state = melee([DEFENDER, second, FRONT, LEFT, right])
      give(state, 'b', MOVED)
      give(state, 'a', { kind: 'face', facing: 'front' })
      give(state, 'a', { kind: 'split-fire', front: 1, right: 5 })
      return state
    }
    const splitOf = (state: ReturnType<typeof divided>) => {
      const phase = state.phases.at(-1)
      return phase?.name === 'close-assault' ? [phase.front, phase.split !== null] : []
    }
    expect(splitOf(divided())).toEqual(['front', true])
    const waves = divided()
    give(waves, 'a', { kind: 'order-waves', zone: 'C4', units: ['a-2', 'a-1'] })
    expect(splitOf(waves)).toEqual(['front', false])
    const faced = divided()
    give(faced, 'a', { kind: 'face', facing: 'left' })
    expect(splitOf(faced)).toEqual(['left', false])
    const attacked = melee([DEFENDER, FRONT, { ...FRONT, id: 'b-3', wave: 2 }, LEFT])
    give(attacked, 'b', MOVED)
    give(attacked, 'a', { kind: 'face', facing: 'front' })
    give(attacked, 'a', { kind: 'split-fire', front: 1, left: 5 })
    give(attacked, 'a', DONE)
    give(attacked, 'b', { kind: 'order-waves', zone: 'C4', units: ['b-3', 'b-1', 'b-2'] })
    expect(splitOf(attacked)).toEqual(['front', true])
  },
)

rule('GF-CLOSE-05', 'each attacker fires at the defender opposite, wherever that stands in the waves', () => {
  const state = melee([DEFENDER, { ...DEFENDER, id: 'a-2', strength: 4, wave: 1 }, FRONT, LEFT])
  give(state, 'b', MOVED)
  const front = [5, ...MISSES(5), 6, 1]
  const left = [5, 1, 1, 6]
  const events = give(state, 'a', DONE, [...MISSES(6 + 4), ...front, ...left])
  const struck = eventsOf(events, 'close-fire').map((fire) => [
    fire.unit,
    fire.struck.map(({ unit }) => unit),
  ])
  expect(struck).toEqual([
    ['a-1', ['b-1']],
    ['a-2', ['b-2']],
    ['b-1', ['a-1']],
    ['b-2', ['a-2']],
  ])
})

rule('GF-CLOSE-05', 'when the only defender is destroyed, attackers on the other facings do not fire', () => {
  const state = melee([{ ...DEFENDER, strength: 1, experience: 1 }, FRONT, LEFT])
  give(state, 'b', MOVED)
  // One die for the front misses; two hits in front are not saved.
  const events = give(state, 'a', DONE, [1, 6, ...MISSES(5), 1])
  expect(volleys(events).map(([unit]) => unit)).toEqual(['a-1', 'b-1'])
  expect(unitOf(state, 'a-1').gone).toBe('destroyed')
})

rule('GF-CLOSE-04', 'one armed facing is enough to fight on', () => {
  const state = melee([DEFENDER, FRONT, { ...LEFT, strength: 1, status: 'routing' }])
  expect(kindsOf(give(state, 'b', MOVED))).not.toContain('gave-way')
  expect(GAME.pending(state)).toEqual(['a'])
})

rule('GF-CLOSE-04', 'attackers without a die leave armed defenders alone, and the fight is over', () => {
  const state = melee([DEFENDER, { ...FRONT, strength: 1, status: 'routing' }])
  const events = give(state, 'b', MOVED)
  expect(eventOf(events, 'gave-way')).toMatchObject({ side: 'b', zone: at(state, 'C4') })
  expect(eventOf(events, 'close-assault-over')).toMatchObject({ side: 'a', zone: at(state, 'C4') })
  expect(unitOf(state, 'b-1')).toMatchObject({ place: at(state, 'C5'), strength: 1, morale: 3 })
})

rule('GF-CLOSE-02', 'zones are fought by column and then by row, whatever order they were entered in', () => {
  const pair = (zone: string, from: string): readonly Fighter[] => [
    { ...DEFENDER, id: `a-${zone}`, at: zone, strength: 2 },
    { ...FRONT, id: `b-${zone}`, at: zone, from, strength: 1, experience: 1 },
  ]
  const state = melee([...pair('A3', 'A4'), ...pair('A4', 'A5'), ...pair('B1', 'B2')])
  const events = give(state, 'b', MOVED, [6, 1, 6, 1, 6, 1])
  const fought = eventsOf(events, 'close-fire').map(({ unit, round, facing }) => [unit, round, facing])
  // Each is a fight of its own: the rounds are counted anew.
  expect(fought).toEqual([
    ['a-A3', 1, null],
    ['a-A4', 1, null],
    ['a-B1', 1, null],
  ])
})

rule('GF-CLOSE-01', 'who lets one fight take its course is asked about the next', () => {
  const state = melee([
    { ...DEFENDER, id: 'a-1', at: 'A3', strength: 2 },
    { ...DEFENDER, id: 'a-2', at: 'A3', strength: 1, wave: 1 },
    { ...FRONT, id: 'b-1', at: 'A3', from: 'A4', strength: 1, experience: 1 },
    { ...DEFENDER, id: 'a-3', at: 'B3', strength: 2 },
    { ...DEFENDER, id: 'a-4', at: 'B3', strength: 1, wave: 1 },
    { ...FRONT, id: 'b-2', at: 'B3', from: 'B4', strength: 1, experience: 1 },
  ])
  give(state, 'b', MOVED)
  give(state, 'a', { kind: 'fight-it-out' }, [6, 1])
  expect(state.phases.at(-1)).toMatchObject({ zone: at(state, 'B3'), round: 1, content: [], side: 'a' })
})

rule(
  'GF-CLOSE-02',
  'where all have come in the first mover’s were first; where none has, the owner’s',
  () => {
    const first = (fighters: readonly Fighter[], firstMover: 'a' | 'b') => {
      const state = melee(fighters, { zones: { C4: { owner: 'b' } } })
      if (state.assault) put(state, { assault: { ...state.assault, firstMover } })
      return eventOf(give(state, 'b', MOVED, [6, 6]), 'close-fire').unit
    }
    const weak = { strength: 2, experience: 1 }
    const came = [
      { ...DEFENDER, ...weak, from: 'C3' },
      { ...FRONT, ...weak },
    ]
    expect([first(came, 'a')]).toEqual(['a-1'])
    const { from: _, ...there } = FRONT
    expect(
      first(
        [
          { ...DEFENDER, ...weak },
          { ...there, ...weak },
        ],
        'a',
      ),
    ).toBe('b-1')
  },
)

rule('GF-CLOSE-02', 'whoever has won a zone defends it against those who come in after', () => {
  const state = inAssault(
    [
      { id: 'a-1', at: 'C5', revealed: true, moving: true, cameFrom: 20, standing: 'hold' },
      { id: 'b-2', at: 'C6', revealed: true },
    ],
    'movement',
    [{ name: 'movement', side: 'b', moved: [] }],
  )
  move(state, 'b-2', 'C5')
  expect([unitOf(state, 'a-1').cameFrom, unitOf(state, 'b-2').cameFrom]).toEqual([null, at(state, 'C6')])
  expect(eventOf(give(state, 'b', DONE, [6, 6, 6, 6, 6, 6, 1]), 'close-fire').unit).toBe('a-1')
})

rule(['GF-CLOSE-01', 'GF-ACON-02'], 'whoever has fought has fired, and the turn was not idle', () => {
  const state = melee([
    { ...DEFENDER, strength: 2 },
    { ...FRONT, strength: 1, experience: 1 },
  ])
  if (state.assault) put(state, { assault: { ...state.assault, active: false } })
  give(state, 'b', MOVED, [6, 1])
  expect([unitOf(state, 'a-1').fired, state.assault?.active]).toEqual([true, true])
})

rule('GF-STACK-02', 'a side may order only what it can change before a round', () => {
  const orders = [
    { kind: 'face', facing: 'front' },
    { kind: 'face', facing: 'left' },
    { kind: 'face', facing: 'right' },
    { kind: 'split-fire', front: 3, left: 3 },
    { kind: 'order-waves', zone: 'C4', units: ['b-3', 'b-2', 'b-1'] },
    { kind: 'order-waves', zone: 'C4', units: ['b-2', 'b-1'] },
  ] as const
  const open = (fighters: readonly Fighter[], side: 'a' | 'b') => {
    const state = melee(fighters)
    give(state, 'b', MOVED)
    if (side === 'b') give(state, 'a', DONE)
    return legal(state, side, orders)
  }
  expect(open([DEFENDER, FRONT, LEFT], 'a')).toEqual([orders[0], orders[1]])
  expect(open([DEFENDER, FRONT, { ...FRONT, id: 'b-3', wave: 2 }, LEFT], 'b')).toEqual([orders[4]])
  const state = melee([DEFENDER, FRONT, LEFT])
  give(state, 'b', MOVED)
  give(state, 'a', { kind: 'face', facing: 'front' })
  const split = (divided: object) => refused(state, 'a', { kind: 'split-fire', ...divided })
  expect(split({ front: 2, left: 4 })).toBe('legal')
  expect(split({ front: 2, left: 3 })).toBe('dice-not-spent GF-STACK-04')
  expect(split({ front: 2, rear: 4 })).toBe('not-its-facing GF-STACK-04')
  const single = melee([DEFENDER, { ...DEFENDER, id: 'a-2', wave: 1 }, FRONT])
  give(single, 'b', MOVED)
  expect(refused(single, 'a', { kind: 'face', facing: 'front' })).toBe('not-attacked GF-STACK-05')
  expect(refused(single, 'a', { kind: 'split-fire', front: 6 })).toBe('nothing-to-divide GF-STACK-04')
})
