import { expect } from 'vitest'
import { isObserved } from '#rules/green-fields/game/board/sight.ts'
import type { Box } from '#rules/green-fields/game/state.ts'
import { rule } from '../../../../rule.ts'
import { at, eventOf, eventsOf, field, give, kindsOf, put, refused, unitOf, zoneOf } from '../field.ts'
import { deployed, deploying } from './deploying.ts'

rule('GF-DEP-02', 'what the enemy can see goes on the table, its figures stay secret', () => {
  const state = deploying(
    [
      { id: 'a1', at: 'C4' },
      { id: 'a2', at: 'C1' },
      { id: 'b1', at: 'C5' },
      { id: 'b2', at: 'D8' },
    ],
    { zones: { C5: { trench: 'light' } } },
  )
  const events = deployed(state, [1, 1])
  expect(eventOf(events, 'on-the-table').units).toEqual([{ unit: 'a1', zone: at(state, 'C4') }])
  const revealed = state.units.filter((unit) => unit.revealed).map(({ id }) => id)
  expect(revealed).toEqual(['a1'])
  expect(unitOf(state, 'a1').figures).toBeNull()
})

const box = (zone: number, unobserved = false, strength = 9): Box => ({
  side: 'b',
  zone,
  guns: [{ type: 'medium-artillery', strength }],
  unobserved,
})

rule(
  ['GF-DEP-04', 'GF-DEP-07'],
  'one roll for each boxed zone left or entered; the unit arrives and is steady',
  () => {
    const state = deploying([
      { id: 'a1', at: 'A2', experience: 3, morale: 3 },
      { id: 'a2', at: 'C2' },
    ])
    put(state, { boxes: [box(at(state, 'A2')), box(at(state, 'B2'))] })
    give(state, 'a', { kind: 'place', unit: 'a1', zone: 'B2' })
    // Out: three dice, three hits, two dice to save without effect: three lost, morale 2, no hits: rout.
    // In: three dice, nothing.
    const events = deployed(state, [6, 5, 1, 1, 2, 1, 2, 1, 2, 3])
    expect(eventsOf(events, 'crossed-box').map(({ zone }) => zone)).toEqual([
      at(state, 'A2'),
      at(state, 'B2'),
    ])
    expect(unitOf(state, 'a1')).toMatchObject({
      place: at(state, 'B2'),
      strength: 3,
      morale: 1,
      experience: 2,
      status: 'steady',
    })
    expect(state.boxes).toEqual([])
  },
)

rule('GF-DEP-07', 'all the guns around a zone roll once together, those that do not see it apart', () => {
  const state = deploying([{ id: 'a1' }])
  const zone = at(state, 'B2')
  put(state, { boxes: [box(zone), box(zone, false, 6), box(zone, true)] })
  give(state, 'a', { kind: 'place', unit: 'a1', zone: 'B2' })
  const events = deployed(state, [1, 2, 3, 4, 1, 2])
  expect(eventsOf(events, 'crossed-box')).toHaveLength(2)
})

rule('GF-DEP-07', 'lorries do not slip through a barrage by being loaded on the other side', () => {
  const loaded = (boxed: string) => {
    const state = deploying([
      { id: 'a1', at: 'B1' },
      { id: 'a2', type: 'motor-transport', at: 'A2' },
    ])
    put(state, { boxes: [box(at(state, boxed))] })
    give(state, 'a', { kind: 'place', unit: 'a2', zone: 'B1' })
    return refused(state, 'a', { kind: 'load', unit: 'a1', transport: 'a2' })
  }
  expect([loaded('A2'), loaded('B1'), loaded('C2')]).toEqual([
    'under-barrage GF-DEP-07',
    'under-barrage GF-DEP-07',
    'legal',
  ])
})

rule('GF-DEP-07', 'a unit that stays, or comes back before it is done, crosses nothing', () => {
  const state = deploying([
    { id: 'a1', at: 'A2' },
    { id: 'a2', at: 'B1' },
  ])
  put(state, { boxes: [box(at(state, 'A2'))] })
  give(state, 'a', { kind: 'place', unit: 'a2', zone: 'A2' })
  give(state, 'a', { kind: 'place', unit: 'a2', zone: 'B1' })
  expect(kindsOf(deployed(state))).not.toContain('crossed-box')
})

rule('GF-TURN-02', 'the loser’s units cross first', () => {
  for (const [loser, order] of [
    ['a', ['a1', 'b1']],
    ['b', ['b1', 'a1']],
  ] as const) {
    const state = deploying([{ id: 'a1' }, { id: 'b1' }], { loser })
    put(state, { boxes: [box(at(state, 'B1')), { ...box(at(state, 'B8')), side: 'a' }] })
    give(state, 'a', { kind: 'place', unit: 'a1', zone: 'B1' })
    give(state, 'b', { kind: 'place', unit: 'b1', zone: 'B8' })
    const events = deployed(state, [1, 1, 1, 1, 1, 1])
    expect(eventsOf(events, 'crossed-box').map(({ struck }) => struck[0]?.unit)).toEqual(order)
  }
})

rule('GF-SUP-03', 'suppression and rout end with the deployment', () => {
  const state = deploying([
    { id: 'a1', at: 'C1', status: 'suppressed' },
    { id: 'a2', status: 'routing' },
  ])
  deployed(state)
  expect(state.units.map(({ status }) => status)).toEqual(['steady', 'steady'])
})

rule(
  'GF-OBS-13',
  'reports of raiders and airmen last until the next deployment; figures keep their date',
  () => {
    const figures = { week: 1, strength: 5, experience: 2, morale: 3 }
    const state = deploying(
      [
        { id: 'b1', at: 'C5', revealed: true, figures },
        { id: 'b2', spotted: true },
      ],
      {
        zones: { C5: { trench: 'light', reported: ['a'] } },
      },
    )
    deployed(state, [1])
    expect(zoneOf(state, 'C5').reported).toEqual([])
    expect(unitOf(state, 'b1')).toMatchObject({ revealed: false, figures })
    expect(unitOf(state, 'b2').spotted).toBe(false)
  },
)

rule(
  'GF-OBS-13',
  'what airmen saw in the last turn of an assault is no use to the guns of the next week',
  () => {
    const state = deploying([{ id: 'b1', at: 'C5' }], {
      zones: { C5: { trench: 'light', glimpsed: ['a'] } },
    })
    deployed(state, [1])
    expect(isObserved(state, 'a', at(state, 'C5'))).toBe(false)
  },
)

rule('GF-OBS-14', 'marks are cleared and everybody is looked for anew where he now stands', () => {
  const state = deploying([
    { id: 'a1', at: 'C4', revealed: true },
    { id: 'a2', at: 'C1' },
    { id: 'b1', at: 'C8', revealed: true },
  ])
  give(state, 'a', { kind: 'place', unit: 'a1', zone: 'C1' })
  give(state, 'a', { kind: 'place', unit: 'a2', zone: 'C4' })
  deployed(state, [1])
  expect(state.units.map(({ revealed }) => revealed)).toEqual([false, true, false])
})

rule('GF-OBS-14', 'all are looked for together: one that is found does not cover another', () => {
  const state = deploying([
    { id: 'b1', at: 'A6' },
    { id: 'b2', at: 'A7' },
  ])
  deployed(state, [1])
  expect(state.units.map(({ revealed }) => revealed)).toEqual([true, true])
})

rule('GF-TURN-01', 'a new week clears what units did in the last', () => {
  const state = deploying([
    { id: 'a1', at: 'C1', raided: true, duty: 'entrenching', missions: 2 },
    { id: 'b1', at: 'C8', sortied: true, drafts: 3, grounded: true },
  ])
  put(state, {
    armies: { ...state.armies, a: { ...state.armies.a, depotShelled: true, depotSpotted: true } },
  })
  put(state, { phases: [{ name: 'assault-decision', side: 'b' }], step: 'assault-decision' })
  give(state, 'b', { kind: 'decline-assault' }, [3, 4])
  expect(unitOf(state, 'a1')).toMatchObject({ raided: false, duty: 'none', missions: 0 })
  expect(unitOf(state, 'b1')).toMatchObject({ sortied: false, drafts: 0, grounded: false })
  expect(state.armies.a).toMatchObject({ depotShelled: false, depotSpotted: false, ready: false })
})

rule(['GF-DATE-03', 'GF-EXP-01'], 'with 1917 the crews of tanks bought before may learn more', () => {
  const capIn = (begins: string) => {
    const tanks = { id: 'a1', type: 'heavy-tank', experience: 2, experienceCap: 2, at: 'C1' } as const
    const state = deploying([tanks, { id: 'b1', at: 'C8' }], { terms: { begins } })
    put(state, { phases: [{ name: 'assault-decision', side: 'b' }], step: 'assault-decision' })
    give(state, 'b', { kind: 'decline-assault' }, [3, 4])
    return unitOf(state, 'a1').experienceCap
  }
  // The third week begins on New Year's Day, or a week before.
  expect([capIn('1916-12-18'), capIn('1916-12-11')]).toEqual([5, 2])
})

rule('GF-DEP-03', 'a unit off the board is fired at only if airmen have spotted it', () => {
  const guns = { id: 'a1', type: 'heavy-artillery', at: 'C1', strength: 9 } as const
  const fire = { kind: 'fire', unit: 'a1', mission: 'bombardment', target: 'b1' }
  const aimed = (spotted: boolean) =>
    refused(
      field([guns, { id: 'b1', spotted }], 'bombardment', [{ name: 'bombardment', side: 'a', round: 1 }]),
      'a',
      fire,
    )
  expect(aimed(true)).toBe('legal')
  expect(aimed(false)).not.toBe('legal')
})

rule(
  ['GF-DEP-07', 'GF-DEP-01'],
  'the enemy sees a unit go through his barrage, but not where it comes',
  () => {
    const crossed = (revealed: boolean) => {
      const state = deploying([
        { id: 'a1', at: 'A2', revealed },
        { id: 'b1', at: 'A8' },
      ])
      put(state, {
        boxes: [box(at(state, 'A2')), box(at(state, 'B2')), { ...box(at(state, 'A2')), side: 'a' }],
      })
      give(state, 'a', { kind: 'place', unit: 'a1', zone: 'B2' })
      const events = eventsOf(deployed(state, [1, 1, 1, 1, 1, 1]), 'crossed-box')
      return events.map(({ only, struck }) => [only, struck[0]?.unseen])
    }
    expect(crossed(true)).toEqual([
      [undefined, undefined],
      ['a', true],
    ])
    expect(crossed(false)).toEqual([
      ['a', true],
      ['a', true],
    ])
  },
)
