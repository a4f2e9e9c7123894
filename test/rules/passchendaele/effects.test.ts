import { expect } from 'vitest'
import { capturedCover, coverIn } from '#rules/passchendaele/effects/cover.ts'
import { isAtHalfStrength, lostInRound } from '#rules/passchendaele/effects/losses.ts'
import type { CombatBase } from '#rules/passchendaele/reckoning/combat-base.ts'
import { rule } from '../../rule.ts'

rule(
  'PA-CHECK-13',
  'a unit is at half strength when half of its bases are gone, and never with one base',
  () => {
    expect([0, 1, 2, 3].map((lost) => isAtHalfStrength(4, lost))).toEqual([false, false, true, true])
    expect([0, 1, 2].map((lost) => isAtHalfStrength(3, lost))).toEqual([false, false, true])
    expect(isAtHalfStrength(1, 0)).toBe(false)
  },
)

rule('PA-GEO-04', 'guns that never moved are as good as entrenched, and keep better works', () => {
  const guns = { troop: 'field-artillery', dugIn: true } as const
  expect(coverIn(guns, 'open-countryside')).toBe('trench')
  expect(coverIn(guns, 'bunker')).toBe('bunker')
  expect(coverIn({ ...guns, dugIn: false }, 'open-countryside')).toBe('open-countryside')
  expect(coverIn({ troop: 'infantry', dugIn: true }, 'cratered')).toBe('cratered')
})

rule('PA-COMBAT-15', 'captured works keep their worth, or by the house rule are craters', () => {
  expect(capturedCover('fortified', 'open-countryside', 'full')).toBe('fortified')
  expect(capturedCover('fortified', 'open-countryside', 'cratered')).toBe('cratered')
  expect(capturedCover('open-countryside', 'cratered', 'cratered')).toBe('open-countryside')
})

rule(
  'PA-COMBAT-13',
  'the winner takes the first of the best, a drawn round costs the last of the worst',
  () => {
    const base = (quality: CombatBase['quality']): CombatBase => ({
      status: 'solid',
      troop: 'infantry',
      quality,
      cover: 'cratered',
      flankOrRear: false,
      gas: false,
    })
    const bases = [base('line'), base('veteran'), base('veteran'), base('line')]
    const lost = (drawn: boolean) => bases.indexOf(lostInRound(bases, true, drawn) ?? base('line'))
    expect([lost(false), lost(true)]).toEqual([1, 3])
    expect(lostInRound([], false, false)).toBeUndefined()
  },
)
