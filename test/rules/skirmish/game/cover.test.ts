import { expect } from 'vitest'
import { sharedCover } from '#rules/skirmish/game/board/cover.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import type { Feature } from '#rules/skirmish/scenarios/scenario.ts'
import type { Cover } from '#rules/skirmish/vocabulary.ts'
import { rule } from '../../../rule.ts'
import { onTable, withUnit } from '../battle.ts'
import { clearShot } from './firing.ts'

/** A squad fired on from the south, 10 inches off. */
const facing = (...ground: readonly Feature[]): State =>
  onTable(
    {
      a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }],
      b: [{ id: 'b-1', organisation: 'br-raiders-1916', at: [24, 30] }],
    },
    ground,
  )

const coverIn = (state: State): Cover | undefined => clearShot(state, 'a-1', 'rifle', 'b-1').input.cover

rule(['SK-GEN-12', 'SK-FIRE-27'], 'the best cover that half of them have, better counting as worse', () => {
  const many = (hard: number, soft: number, none: number): readonly Cover[] => [
    ...Array.from({ length: hard }, () => 'hard' as const),
    ...Array.from({ length: soft }, () => 'soft' as const),
    ...Array.from({ length: none }, () => 'none' as const),
  ]
  expect(sharedCover(many(4, 4, 0))).toBe('hard')
  expect(sharedCover(many(3, 3, 2))).toBe('soft')
  expect(sharedCover(many(3, 0, 5))).toBe('none')
})

rule('SK-FIRE-27', 'four of eight men in a wood are half of them, three are not', () => {
  const wood = (from: number): State => facing({ kind: 'wood', name: 'Wood', at: [from, 28, 40, 32] })
  // Eight men from 20.5 to 27.5
  expect([coverIn(wood(24)), coverIn(wood(25))]).toEqual(['soft', 'none'])
})

rule(
  ['SK-FIRE-18', 'SK-FIRE-27'],
  'a hedge or wall covers men within 2 inches behind it from fire across it',
  () => {
    const line = (kind: 'hedge' | 'fence' | 'wall', y: number): Feature => ({
      kind,
      name: 'Line',
      along: [
        [10, y],
        [40, y],
      ],
    })
    expect(coverIn(facing(line('hedge', 28)))).toBe('soft')
    expect(coverIn(facing(line('fence', 29)))).toBe('soft')
    expect(coverIn(facing(line('wall', 28)))).toBe('hard')
    expect(coverIn(facing(line('wall', 27.9)))).toBe('none')
    expect(coverIn(facing(line('wall', 31)))).toBe('none')
  },
)

rule('SK-FIRE-28', 'what men inside have, and crews in emplacements', () => {
  const inside = (kind: 'medium-building-wood' | 'medium-building-brick' | 'large-building-stone'): State =>
    withUnit(facing({ kind, name: 'House', at: [22, 28, 26, 32] }), 'b-1', { inside: 'house' })
  expect(coverIn(inside('medium-building-wood'))).toBe('soft')
  expect(coverIn(inside('medium-building-brick'))).toBe('hard')
  expect(coverIn(inside('large-building-stone'))).toBe('hard')
  const bunker = facing({ kind: 'medium-bunker', name: 'House', at: [22, 28, 26, 32], faces: 180 })
  expect(coverIn(withUnit(bunker, 'b-1', { inside: 'house' }))).toBe('bunker')
  expect(coverIn(facing({ kind: 'emplacement', name: 'Pit', at: [18, 28, 30, 32] }))).toBe('hard')
})

rule(['SK-FIRE-06', 'SK-FIRE-27'], 'men in a trench have the trench', () => {
  const trench = facing({
    kind: 'trench',
    name: 'T',
    along: [
      [0, 30],
      [48, 30],
    ],
  })
  expect(coverIn(withUnit(trench, 'b-1', { trench: 't' }))).toBe('trench')
})

rule('SK-FIRE-37', 'lying in shell holes counts as lying alone, in a wood as both', () => {
  const seen = (kind: 'shelled' | 'wood', prone: boolean) => {
    const state = withUnit(facing({ kind, name: 'Ground', at: [10, 28, 40, 31] }), 'b-1', { prone })
    const { input } = clearShot(state, 'a-1', 'rifle', 'b-1')
    return [input.cover, input.prone]
  }
  expect(seen('shelled', false)).toEqual(['soft', false])
  expect(seen('shelled', true)).toEqual(['none', true])
  expect(seen('wood', true)).toEqual(['soft', true])
})
