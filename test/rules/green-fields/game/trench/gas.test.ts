import { expect } from 'vitest'
import { eventView } from '#rules/green-fields/game/event-view.ts'
import type { Phase } from '#rules/green-fields/game/phases/shapes.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { rule } from '../../../../rule.ts'
import { eventOf, field, give, type Placed, refused, type Setting, unitOf, zoneOf } from '../field.ts'

/** Something else is waited for when the gas has gone, so that the week stands still. */
const THEN: Phase = { name: 'opening' }
const DONE = { kind: 'done' }

const gassing = (units: readonly Placed[], setting: Setting = {}): State =>
  field(units, 'gas', [THEN, { name: 'gas', side: 'a' }], { army: { a: { canisters: 3 } }, ...setting })

const release = (zone: string, canisters = 1) => ({ kind: 'release-gas', zone, canisters })

rule('GF-GAS-01', 'gas goes into a zone of the enemy next to the own ground', () => {
  const state = gassing([])
  expect(refused(state, 'a', release('C5'))).toBe('legal')
  expect(refused(state, 'a', release('C6'))).toBe('out-of-reach GF-GAS-01')
  expect(refused(state, 'a', release('C4'))).toBe('own-zone GF-GAS-03')
  expect(refused(state, 'a', release('C9'))).toBe('out-of-reach GF-GAS-01')
})

rule('GF-GAS-01', 'on a 1 or 2 the wind fails and the canisters are gone', () => {
  const state = gassing([{ id: 'b-1', at: 'C5', experience: 3 }])
  expect(eventOf(give(state, 'a', release('C5', 2), [2]), 'gas-released')).toMatchObject({ wasted: true })
  expect(state.armies.a.canisters).toBe(1)
  expect(unitOf(state, 'b-1').experience).toBe(3)
})

rule(
  ['GF-GAS-01', 'GF-GAS-02'],
  'three dice against every unit come off its experience, never its men',
  () => {
    const state = gassing(
      [
        { id: 'b-1', at: 'C5', wave: 0, experience: 3 },
        { id: 'b-2', at: 'C5', wave: 1, experience: 2 },
        { id: 'b-lorries', at: 'C5', wave: 2, type: 'motor-transport' },
      ],
      { zones: { C5: { trench: 'heavy', ground: 'town' } } },
    )
    // Neither trench nor town helps: three and two save dice. No morale is thrown.
    give(state, 'a', release('C5'), [3, 6, 1, 1, 5, 1, 1, 6, 6, 6, 1, 1])
    expect(unitOf(state, 'b-1')).toMatchObject({ experience: 2, strength: 6, morale: 3, status: 'steady' })
    // Six hits would take it below 1.
    expect(unitOf(state, 'b-2')).toMatchObject({ experience: 1, strength: 6 })
    expect(zoneOf(state, 'C5').gas).toBe('none')
  },
)

rule('GF-GAS-02', 'several canisters share the die for the wind and have three dice each', () => {
  const state = gassing([{ id: 'b-1', at: 'C5', experience: 1 }])
  const events = give(state, 'a', release('C5', 2), [6, 1, 1, 1, 1, 1, 1])
  expect(eventOf(events, 'gas-released')).toMatchObject({ dice: 6, canisters: 2 })
  expect(refused(gassing([]), 'a', release('C5', 4))).toBe('no-canisters GF-GAS-02')
})

rule('GF-GAS-02', 'one zone a side a week, and the loser releases first', () => {
  const state = gassing([], { army: { a: { canisters: 3 }, b: { canisters: 1 } } })
  give(state, 'a', release('C5'), [3])
  expect(state.phases.at(-1)).toEqual({ name: 'gas', side: 'b' })
  expect(refused(state, 'a', release('C5'))).toBe('not-your-turn')
  give(state, 'b', DONE)
  expect(state.phases).toEqual([THEN])
  expect(state.armies).toMatchObject({ a: { canisters: 2 }, b: { canisters: 1 } })
})

rule('GF-GAS-02', 'an all-hit save teaches after the damage', () => {
  const state = gassing([{ id: 'b-1', at: 'C5', experience: 2 }])
  give(state, 'a', release('C5'), [3, 5, 1, 1, 5, 5])
  expect(unitOf(state, 'b-1').experience).toBe(3)
})

rule('GF-DATE-01', 'nobody is asked about gas before July 1915', () => {
  const after = (begins: string, dice: readonly number[]): string => {
    const state = field([], 'bombardment', [{ name: 'bombardment', side: 'a', round: 2 }], {
      terms: { begins },
      army: { a: { canisters: 1 } },
    })
    give(state, 'a', DONE, dice)
    return state.step
  }
  expect(after('1915-07-05', [])).toBe('gas')
  // three dice of supply for each depot
  expect(after('1915-06-28', [1, 1, 1, 1, 1, 1])).toBe('replacements')
})

rule('GF-OBS-13', 'what gas did to a hidden unit its owner alone hears', () => {
  const state = gassing([
    { id: 'b-1', at: 'C5', revealed: true, wave: 0 },
    { id: 'b-2', at: 'C5', wave: 1 },
  ])
  const story = eventOf(give(state, 'a', release('C5'), [3, 6, 1, 1, 1, 1, 6, 1, 1, 1, 1]), 'gas-released')
  const heard = (side: 'a' | 'b') => JSON.stringify(eventView(state, story, side))
  expect(heard('a')).toContain('b-1')
  expect(heard('a')).not.toContain('b-2')
  expect(heard('b')).toContain('b-2')
})

rule('GF-TURN-02', 'whoever lost the dice is asked first, for gas and for mines', () => {
  for (const loser of ['a', 'b'] as const) {
    const second = loser === 'a' ? 'b' : 'a'
    const state = field(
      [
        { id: 'a-sappers', at: 'C4', type: 'sapper' },
        { id: 'b-sappers', at: 'C5', type: 'sapper' },
      ],
      'bombardment',
      [{ name: 'bombardment', side: second, round: 2 }],
      { loser, army: { a: { canisters: 1 }, b: { canisters: 1 } } },
    )
    give(state, second, DONE)
    for (const name of ['gas', 'mines'] as const) {
      for (const side of [loser, second]) {
        expect(state.phases).toEqual([{ name, side }])
        give(state, side, DONE, name === 'mines' && side === second ? [1, 1, 1, 1, 1, 1] : [])
      }
    }
    expect(state.step).toBe('replacements')
  }
})

rule('GF-GAS-02', 'all the canisters may go at once, and nobody outside the zone breathes it', () => {
  const state = gassing([
    { id: 'a-1', at: 'C4', experience: 3 },
    { id: 'b-1', at: 'C5', experience: 1 },
    { id: 'b-2', at: 'D5', experience: 3 },
    { id: 'b-rear', experience: 3 },
  ])
  expect(refused(state, 'a', release('C5', 3))).toBe('legal')
  const events = give(state, 'a', release('C5', 3), [3, ...Array(9).fill(1)])
  expect(eventOf(events, 'gas-released').harmed).toEqual([{ unit: 'b-1', damage: 0, unseen: true }])
  expect(state.armies.a.canisters).toBe(0)
})
