import { expect } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { isSeen } from '#rules/green-fields/game/board/sight.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import { isInReach } from '#rules/green-fields/game/phases/trench/raid-reach.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { isOnBoard } from '#rules/green-fields/game/unit.ts'
import { unitNamed } from '#rules/green-fields/game/units.ts'
import { rule } from '../../../rule.ts'
import { at, begun, field, put } from './field.ts'
import { unsound } from './sound.ts'

const imagined = (state: State, side: 'a' | 'b', seed = 1): State => {
  const guess = GAME.imagine?.(GAME.view(state, side), side, sfc32(seed))
  if (!guess) throw new Error('nothing imagined')
  expect(GAME.view(guess, side)).toEqual(GAME.view(state, side))
  expect(unsound(guess)).toEqual([])
  return guess
}

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed)

rule('GF-DEP-02', 'before the first week both know what army the other begins with', () => {
  const state = begun('somme-1916')
  const guess = imagined(state, 'a')
  expect(guess.units).toEqual(state.units)
  expect(guess.armies).toEqual({ ...state.armies, b: { ...state.armies.b, lost: 0 } })
})

rule('GF-OBS-13', 'the same view and the same chance give the same state, another chance another', () => {
  const state = field([{ id: 'a-1', at: 'C4' }], 'construction', [{ name: 'construction', side: 'a' }])
  expect(imagined(state, 'a', 7)).toEqual(imagined(state, 'a', 7))
  expect(imagined(state, 'a', 7)).not.toEqual(imagined(state, 'a', 8))
})

rule('GF-OBS-10', 'whoever is not on the table lies on his own ground where he cannot be seen', () => {
  const state = field([{ id: 'a-1', at: 'C4' }], 'construction', [{ name: 'construction', side: 'a' }])
  for (const seed of SEEDS) {
    const guess = imagined(state, 'a', seed)
    const hidden = guess.units.filter((unit) => unit.side === 'b' && isOnBoard(unit))
    expect(hidden.length).toBeGreaterThan(0)
    for (const unit of hidden) {
      expect(guess.zones[unit.place]?.owner).toBe('b')
      expect(isSeen(guess, unit)).toBe(false)
    }
  }
})

rule('GF-RAID-05', 'of a unit on the table only what was reported is known', () => {
  const figures = { week: 1, strength: 5, experience: 3, morale: 2 }
  const state = field(
    [
      { id: 'a-1', at: 'C4' },
      { id: 'b-infantry-1', at: 'C5', revealed: true, figures, strength: 5, experience: 3, morale: 2 },
      { id: 'b-infantry-2', at: 'D5', revealed: true, strength: 1 },
    ],
    'construction',
    [{ name: 'construction', side: 'a' }],
  )
  const guess = imagined(state, 'a')
  expect(unitNamed(guess, 'b-infantry-1')).toMatchObject({ strength: 5, experience: 3, morale: 2 })
  expect(unitNamed(guess, 'b-infantry-2')).toMatchObject({ strength: 8, place: at(state, 'D5') })
})

rule('GF-RAID-08', 'announced raiders come from somebody who could be raiding', () => {
  const works = { trench: 'heavy' } as const
  const state = field(
    [
      { id: 'a-1', at: 'C4' },
      { id: 'b-1', at: 'C5' },
    ],
    'raids',
    [{ name: 'raids', side: 'a' }],
    { zones: { B5: works, C5: works, D5: works } },
  )
  const raided = at(state, 'C4')
  const raid = { unit: 'b-1', strength: 2, zone: raided, purpose: 'information' } as const
  put(state, { armies: { ...state.armies, b: { ...state.armies.b, raids: [raid] } } })
  for (const seed of SEEDS) {
    const guess = imagined(state, 'a', seed)
    const raider = unitNamed(guess, guess.armies.b.raids[0]?.unit ?? '')
    expect(raider && isInReach(guess, raider, raided)).toBe(true)
  }
})

rule('GF-MINE-06', 'there are no more tunnels of the enemy than sappers to dig them', () => {
  const state = begun('somme-1916')
  put(state, { week: 6 })
  for (const seed of SEEDS) expect(imagined(state, 'b', seed).tunnels.length).toBeLessThanOrEqual(3)
})
