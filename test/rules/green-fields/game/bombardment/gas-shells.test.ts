import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import { rule } from '../../../../rule.ts'
import { eventOf, give, refused, zoneOf } from '../field.ts'
import { DONE, fire, gun, laying } from './gunnery.ts'

rule(['GF-AART-04', 'GF-BOMB-13'], 'a battery without a die may not fire gas', () => {
  // Two strength points have no die; five have one, and none where nobody sees.
  const seen = (strength: number) => laying([gun('a-gun', 'A4', { strength })])
  expect(refused(seen(2), 'a', fire('a-gun', 'A5', 'gas'))).toBe('no-dice GF-BOMB-13')
  expect(refused(seen(5), 'a', fire('a-gun', 'A5', 'gas'))).toBe('legal')
  const blind = laying([gun('a-gun', 'A4', { strength: 5 })], { zones: { A5: { trench: 'light' } } })
  for (const mission of ['gas', 'persistent'] as const)
    expect(refused(blind, 'a', fire('a-gun', 'A5', mission))).toBe('no-dice GF-BOMB-13')
})

rule('GF-AART-04', 'in an empty zone the dice are thrown, and the gas is there', () => {
  const state = laying([gun('a-gun', 'A4', { strength: 6 })])
  give(state, 'a', fire('a-gun', 'A5', 'persistent'))
  const events = give(state, 'a', DONE, [6, 6])
  expect(eventOf(events, 'zone-gassed')).toMatchObject({ dice: 2, gassed: [] })
  expect(zoneOf(state, 'A5').gas).toBe('persistent')
})

rule('GF-DICE-09', 'saves of two pools are told no higher than the hits of each', () => {
  const state = laying([
    gun('a-gun', 'A4', { strength: 3 }),
    gun('a-heavy', 'A3', { strength: 9, type: 'heavy-artillery' }),
    { id: 'b-1', at: 'A5', strength: 8, experience: 3, revealed: true },
  ])
  give(state, 'a', fire('a-gun', 'A5'))
  give(state, 'a', fire('a-heavy', 'A5'))
  // Light guns one hit, heavy three; six saved of the one, none of the three; morale 2 of 3 lost: wavers.
  const events = give(state, 'a', DONE, [5, 5, 5, 5, 6, 6, 6, 1, 1, 1, 6, 1])
  const shelled = eventOf(events, 'zone-shelled')
  expect(shelled.struck[0]).toMatchObject({ hits: 4, saves: 6, netHits: 3, casualties: 3 })
  expect(GAME.tell(state, shelled, 'umpire')).toContain('four hits, one saved, three points lost')
})
