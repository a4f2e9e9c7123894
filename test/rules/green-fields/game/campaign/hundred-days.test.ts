import { expect, test } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import { isAbleToFire } from '#rules/green-fields/game/phases/bombardment/plans.ts'
import { seenUnits } from '#rules/green-fields/game/seen-units.ts'
import { begun, put, refused, unitOf } from '../field.ts'

const START = begun('hundred-days-1918')

test('S6: two of the best German regiments are off the board in the first week', () => {
  const placing = (week: number) => {
    const state = begun('hundred-days-1918')
    put(state, { week, step: 'deployment', phases: [{ name: 'deployment', last: seenUnits(state.units) }] })
    return refused(state, 'b', { kind: 'place', unit: 'b-infantry-8', zone: 'D8' })
  }
  expect(['b-infantry-8', 'b-infantry-9'].map((id) => unitOf(START, id).strength)).toEqual([9, 9])
  expect(placing(1)).toBe('held-back GF-SCALE-11')
  expect(placing(2)).toBe('legal')
  // The enemy is not told which they are.
  expect(GAME.view(START, 'a').terms.heldBack).toEqual([])
  expect(GAME.view(START, 'b').terms.heldBack).toEqual(['b-infantry-8', 'b-infantry-9'])
})

test('S6: the British guns are silent in the week before the assault', () => {
  const firing = (week: number, side: string): boolean => {
    const state = begun('hundred-days-1918')
    put(state, { week, step: 'bombardment' })
    return isAbleToFire(state, unitOf(state, `${side}-heavy-artillery-1`))
  }
  expect([firing(1, 'a'), firing(1, 'b'), firing(2, 'a')]).toEqual([false, true, true])
})
