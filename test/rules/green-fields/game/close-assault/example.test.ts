import { expect } from 'vitest'
import { rule } from '../../../../rule.ts'
import { at, eventOf, eventsOf, give, inAssault, phaseOf, unitOf } from '../field.ts'

/** The regiment of the BEF in C4, and three German regiments of the line in C5 about to go for it. */
const example = () =>
  inAssault(
    [
      { id: 'a-bef', at: 'C4', strength: 6, experience: 5, morale: 3 },
      { id: 'b-a', at: 'C5', strength: 12, experience: 3, morale: 3, wave: 0 },
      { id: 'b-b', at: 'C5', strength: 12, experience: 3, morale: 3, wave: 1 },
      { id: 'b-c', at: 'C5', strength: 12, experience: 3, morale: 3, wave: 2 },
    ],
    'movement',
    [{ name: 'movement', side: 'b', moved: [] }],
    { assault: { announcer: 'b' } },
  )

const OPPORTUNITY_FIRE = [5, 5, 2, /* A saves */ 6, 1]
const ROUND_1 = [5, 5, 5, 1, 2, 3, /* A saves */ 5, 1, /* and checks */ 5, 1]
const ROUND_2 = [6, 5, 1, 1, 2, 3, /* B saves */ 4, 1, /* and checks */ 5, 5]
const ROUND_3 = [5, 1, 1, 2, 3, 4, /* C saves */ 5, 1]
const REPLY = [6, 6, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1, /* the British save */ 6, 5, 1, 1, 1, /* and check */ 6, 1]

rule(
  'GF-EX-01',
  'the combat example comes out as it is printed, from the first shot to the lost zone',
  () => {
    const state = example()
    const charge = give(
      state,
      'b',
      { kind: 'move', units: ['b-a', 'b-b', 'b-c'], path: ['C4'] },
      OPPORTUNITY_FIRE,
    )
    expect(eventOf(charge, 'opportunity-fire')).toMatchObject({
      dice: 3,
      struck: [{ unit: 'b-a', hits: 2, saveDice: 2, saves: 2, outcome: 'unhurt' }],
    })
    give(state, 'b', { kind: 'done' })
    give(state, 'a', { kind: 'done' })
    expect(phaseOf(state)).toBe('close-assault')

    const first = give(state, 'b', { kind: 'done' }, ROUND_1)
    expect(eventsOf(first, 'close-fire')).toMatchObject([
      {
        unit: 'a-bef',
        dice: 6,
        struck: [
          {
            unit: 'b-a',
            hits: 3,
            saveDice: 2,
            saves: 1,
            casualties: 2,
            moraleDice: 2,
            moraleHits: 1,
            outcome: 'waver',
          },
        ],
      },
    ])
    expect(unitOf(state, 'b-a')).toMatchObject({
      strength: 10,
      morale: 1,
      status: 'suppressed',
      place: at(state, 'C5'),
    })

    const rest = give(state, 'b', { kind: 'done' }, [...ROUND_2, ...ROUND_3, ...REPLY])
    expect(eventsOf(rest, 'close-fire')).toMatchObject([
      {
        round: 2,
        unit: 'a-bef',
        dice: 6,
        struck: [{ unit: 'b-b', hits: 3, saves: 0, casualties: 3, outcome: 'waver' }],
      },
      {
        round: 3,
        unit: 'a-bef',
        dice: 6,
        struck: [{ unit: 'b-c', hits: 1, saveDice: 2, outcome: 'unhurt' }],
      },
      {
        round: 3,
        unit: 'b-c',
        dice: 12,
        struck: [
          { unit: 'a-bef', hits: 6, saveDice: 5, saves: 3, casualties: 3, moraleHits: 2, outcome: 'waver' },
        ],
      },
    ])
    expect(unitOf(state, 'b-b')).toMatchObject({ strength: 9, status: 'suppressed', place: at(state, 'C5') })
    expect(unitOf(state, 'a-bef')).toMatchObject({
      strength: 3,
      morale: 1,
      status: 'suppressed',
      place: at(state, 'C3'),
    })
    expect(unitOf(state, 'b-c')).toMatchObject({ strength: 12, status: 'steady', place: at(state, 'C4') })
    expect(eventOf(rest, 'close-assault-over')).toMatchObject({ side: 'b' })
  },
)

rule(
  'GF-EX-02',
  'whoever breaks falls back, equal hits suffice to hold, and the outcome costs one morale more',
  () => {
    const state = example()
    give(state, 'b', { kind: 'move', units: ['b-a'], path: ['C4'] }, OPPORTUNITY_FIRE)
    give(state, 'b', { kind: 'done' })
    // A loses two, throws two dice after the loss of one morale, and as many hits as men are enough: it holds and replies
    // with the ten points it has left.
    const hold = [5, 5, 5, 1, 2, 3, 5, 1, 6, 1]
    const reply = [6, 6, 6, 6, 6, 1, 1, 1, 1, 1, /* no save */ 1, 1, 1, 1, 1]
    const events = give(state, 'a', { kind: 'done' }, [...hold, ...reply])
    expect(eventsOf(events, 'close-fire')).toMatchObject([
      { struck: [{ casualties: 2, moraleDice: 2, moraleHits: 2, outcome: 'hold' }] },
      { unit: 'b-a', dice: 10, struck: [{ outcome: 'destroyed' }] },
    ])
    expect(unitOf(state, 'b-a')).toMatchObject({ strength: 10, morale: 1, status: 'steady' })
  },
)
