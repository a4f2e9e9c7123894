import { expect } from 'vitest'
import { isObserved } from '#rules/green-fields/game/board/sight.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import { finishDeployment } from '#rules/green-fields/game/phases/deployment/finishing.ts'
import { GONE } from '#rules/green-fields/game/zone.ts'
import { rule } from '../../../../rule.ts'
import { craft, flying, strike } from '../air/airfield.ts'
import { announcing, fire, gun, laying, THEN } from '../bombardment/gunnery.ts'
import { at, eventOf, eventsOf, field, give, type Placed, refused, unitOf } from '../field.ts'
import { FIRE_ALL, RAIDERS, raid, raiding } from '../trench/raiding.ts'
import { deploying, happens } from './deploying.ts'

/** A German regiment left behind on British ground. */
const POCKET: Placed = { id: 'b-1', at: 'C3', status: 'routing' }

rule('GF-DEP-09', 'a stranded unit surrenders to troops that can fight, and to them only', () => {
  const state = deploying([
    POCKET,
    { id: 'b-guns', at: 'D2', type: 'field-artillery' },
    { id: 'a-1', at: 'C3' },
  ])
  const { events, state: after } = happens(state, [], finishDeployment)
  expect(eventsOf(events, 'surrendered').map(({ unit, zone }) => [unit, zone])).toEqual([
    ['b-1', at(state, 'C3')],
  ])
  expect(unitOf(after, 'b-1')).toMatchObject({ gone: 'destroyed', place: GONE, strength: 0 })
  expect(after.armies).toMatchObject({ a: { points: 0 }, b: { points: 0, lost: 6 } })
  expect(unitOf(after, 'b-guns').gone).toBeNull()
  const besideGuns = deploying([POCKET, { id: 'a-guns', at: 'C3', type: 'field-artillery' }])
  expect(eventsOf(happens(besideGuns, [], finishDeployment).events, 'surrendered')).toEqual([])
})

rule('GF-DEP-09', 'troops sent into its zone in the same deployment take it', () => {
  const state = deploying([
    { ...POCKET, revealed: true },
    { id: 'a-1', at: 'A1' },
  ])
  give(state, 'a', { kind: 'place', unit: 'a-1', zone: 'C3' })
  const { events, state: after } = happens(state, [], finishDeployment)
  expect(GAME.tell(after, eventOf(events, 'surrendered'), 'a')).toBe(
    'German infantry is surrounded in C3 and lays down its arms.',
  )
})

rule(
  ['GF-DEP-08', 'GF-DEP-09', 'GF-OBS-01'],
  'alone it is a pocket: steady, seen even in a trench or a wood, and it cannot leave',
  () => {
    const state = deploying([POCKET], { zones: { C3: { trench: 'heavy', ground: 'woods' } } })
    expect(refused(state, 'b', { kind: 'place', unit: 'b-1', zone: 'C6' })).toBe('cut-off GF-DEP-08')
    const { state: after } = happens(state, [], finishDeployment)
    expect(unitOf(after, 'b-1')).toMatchObject({ place: at(state, 'C3'), status: 'steady', revealed: true })
  },
)

rule(['GF-BOMB-09', 'GF-BOMB-12'], 'it is shelled on the ground of those who hold it, if it is known', () => {
  const guns = gun('a-guns', 'C2', { strength: 6 })
  const known = announcing([guns, { ...POCKET, revealed: true }])
  expect(refused(known, 'a', fire('a-guns', 'C3'))).toBe('legal')
  expect(refused(known, 'a', fire('a-guns', 'C3', 'box'))).toBe('legal')
  expect(refused(announcing([guns, POCKET]), 'a', fire('a-guns', 'C3'))).toBe('own-zone GF-BOMB-12')
})

rule('GF-RAID-09', 'it is raided from the next zone or the same one, and works do not cover it', () => {
  const pocket: Placed = { ...POCKET, status: 'steady', revealed: true, experience: 1, morale: 3 }
  const state = raiding(
    [{ ...RAIDERS, at: 'C2' }, { id: 'a-2', at: 'C3' }, { id: 'a-far', at: 'A1' }, pocket],
    {
      zones: { C3: { trench: 'heavy' } },
    },
  )
  expect(refused(state, 'a', raid('C3', 2, { unit: 'a-2' }))).toBe('legal')
  expect(refused(state, 'a', raid('C3', 2, { unit: 'a-far' }))).toBe('too-far-back GF-RAID-01')
  expect(refused(state, 'a', raid('C3', 2, { purpose: 'wire' }))).toBe('no-wire GF-RAID-06')
  give(state, 'a', raid('C3'))
  give(state, 'a', { kind: 'done' })
  // Six dice miss; two of the raiders hit twice; one save die, not three.
  const events = give(state, 'b', FIRE_ALL, [1, 1, 1, 1, 1, 1, 5, 5, 1, 6, 1])
  expect(eventOf(events, 'raid-fought').struck).toMatchObject([{ unit: 'b-1', saveDice: 1, casualties: 2 }])
  const unknown = raiding([
    { ...RAIDERS, at: 'C2' },
    { ...POCKET, status: 'steady' },
  ])
  expect(refused(unknown, 'a', raid('C3'))).toBe('too-far-back GF-RAID-01')
})

rule('GF-GAS-03', 'gas goes over known enemies on own ground, and over own troops who are there', () => {
  const units: readonly Placed[] = [
    { ...POCKET, revealed: true, experience: 3 },
    { id: 'a-guns', at: 'C3', type: 'field-artillery', experience: 2 },
  ]
  const gassing = (placed: readonly Placed[]) =>
    field(placed, 'gas', [THEN, { name: 'gas', side: 'a' }], { army: { a: { canisters: 1 } } })
  const state = gassing(units)
  // The wind holds; three dice on each and its saves.
  give(state, 'a', { kind: 'release-gas', zone: 'C3', canisters: 1 }, [4, 5, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1])
  expect([unitOf(state, 'b-1').experience, unitOf(state, 'a-guns').experience]).toEqual([2, 1])
  expect(refused(gassing([POCKET]), 'a', { kind: 'release-gas', zone: 'C3', canisters: 1 })).toBe(
    'own-zone GF-GAS-03',
  )
})

rule('GF-BOMB-11', 'shells strike own troops in the zone as well, after the waves of the enemy', () => {
  const state = announcing([
    gun('a-guns', 'C3', { strength: 3 }),
    { id: 'b-1', at: 'C5', revealed: true, experience: 1 },
    { id: 'a-lost', at: 'C5', revealed: true, experience: 1, morale: 3 },
  ])
  give(state, 'a', fire('a-guns', 'C5'))
  // The German is missed; the British regiment takes two hits, saves none and routs.
  const events = give(state, 'a', { kind: 'done' }, [1, 6, 1, 1, 1])
  const { struck, groundHits } = eventOf(events, 'zone-shelled')
  expect(groundHits).toBe(0)
  expect(struck).toMatchObject([
    { unit: 'b-1', hits: 0 },
    { unit: 'a-lost', hits: 2, casualties: 2, outcome: 'rout' },
  ])
  expect(unitOf(state, 'a-lost').place).toBe(at(state, 'C3'))
})

rule('GF-BOMB-13', 'a gun without a die for a mission may not be given it', () => {
  const trench = { zones: { C5: { trench: 'light' } } } as const
  const few = announcing([gun('a-guns', 'C3', { strength: 5 }), gun('a-none', 'B3', { strength: 2 })], trench)
  expect(refused(few, 'a', fire('a-guns', 'C5'))).toBe('no-dice GF-BOMB-13')
  expect(refused(few, 'a', fire('a-guns', 'C5', 'box'))).toBe('no-dice GF-BOMB-13')
  expect(refused(few, 'a', fire('a-guns', 'B5'))).toBe('legal')
  expect(refused(few, 'a', fire('a-none', 'B5'))).toBe('no-dice GF-BOMB-13')
  const heavy = announcing([gun('a-heavy', 'C3', { type: 'heavy-artillery', strength: 5 })])
  expect(refused(heavy, 'a', fire('a-heavy', 'depot'))).toBe('no-dice GF-BOMB-13')
  const spotted = announcing([gun('a-heavy', 'C3', { type: 'heavy-artillery', strength: 5 })], {
    army: { b: { depotSpotted: true } },
  })
  expect(refused(spotted, 'a', fire('a-heavy', 'depot'))).toBe('legal')
  const assault = laying([gun('a-guns', 'C3', { strength: 5 })], trench)
  for (const mission of ['bombardment', 'gas', 'persistent'])
    expect(refused(assault, 'a', fire('a-guns', 'C5', mission)), mission).toBe('no-dice GF-BOMB-13')
})

rule('GF-BOMB-13', 'the refusal goes by what its side can see, so that it tells of nobody', () => {
  const far = (units: readonly Placed[]) =>
    refused(announcing([gun('a-guns', 'C4', { strength: 5 }), ...units]), 'a', fire('a-guns', 'C7'))
  // Suppressed troops are seen a zone less far than bare ground.
  expect(far([])).toBe('legal')
  expect(far([{ id: 'b-1', at: 'C7', status: 'suppressed' }])).toBe('legal')
})

rule('GF-AIR-12', 'a balloon on the board is on the table however far back, and fair game', () => {
  const state = deploying([
    { id: 'b-up', at: 'C8', type: 'balloon' },
    { id: 'b-packed', type: 'balloon' },
  ])
  const { state: after } = happens(state, [], finishDeployment)
  expect([unitOf(after, 'b-up').revealed, unitOf(after, 'b-packed').revealed]).toEqual([true, false])
  const hunting = flying(
    [craft('a-1', 'fighter'), { id: 'b-up', at: 'C8', type: 'balloon', revealed: true }],
    'hunt',
    ['a-1'],
  )
  expect(refused(hunting, 'a', strike('a-1', 'b-up'))).toBe('legal')
  // It does not show the guns what lies below it.
  const guns = announcing([{ id: 'b-up', at: 'C8', type: 'balloon', revealed: true }])
  expect(isObserved(guns, 'a', at(guns, 'C8'))).toBe(false)
})
