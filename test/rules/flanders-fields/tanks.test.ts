import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const profile = (type: string) => resolved('flanders-fields', 'tank-profile', { type })
const HALTS = { moveAndFire: false, movedModifier: 0, movedDice: 0 }
const MOVES = { moveAndFire: true, movedModifier: -1, movedDice: 2 }

rule('FF-TANK-01', 'British heavy tanks', () => {
  expect(profile('british-male')).toEqual({
    class: 'heavy',
    range: 30,
    maxTargets: 2,
    frontWeapon: 'tank-gun',
    sideWeapon: 'tank-gun',
    allRound: false,
    ...HALTS,
  })
  expect(profile('british-female')).toEqual({
    class: 'heavy',
    range: 30,
    maxTargets: 2,
    frontWeapon: 'tank-lmg',
    sideWeapon: 'tank-lmg',
    allRound: false,
    ...MOVES,
  })
})

rule('FF-TANK-01', 'tanks with a front gun and machine guns at the sides', () => {
  for (const type of ['st-chamond', 'a7v']) {
    expect(profile(type)).toEqual({
      class: 'heavy',
      range: 30,
      maxTargets: 3,
      frontWeapon: 'tank-gun',
      sideWeapon: 'tank-lmg',
      allRound: false,
      ...HALTS,
    })
  }
})

rule('FF-TANK-04', 'a Whippet fires to its front and to each side', () => {
  expect(profile('whippet')).toMatchObject({ class: 'light', maxTargets: 3, allRound: false, ...MOVES })
})

rule('FF-TANK-03', 'Renaults turn their one weapon all round', () => {
  expect(profile('renault-gun')).toEqual({
    class: 'light',
    range: 30,
    maxTargets: 1,
    frontWeapon: 'tank-gun',
    sideWeapon: null,
    allRound: true,
    ...HALTS,
  })
  expect(profile('renault-lmg')).toEqual({
    class: 'light',
    range: 30,
    maxTargets: 1,
    frontWeapon: 'tank-lmg',
    sideWeapon: null,
    allRound: true,
    moveAndFire: true,
    movedModifier: -1,
    movedDice: 1,
  })
})

rule('FF-TANK-01', 'other tanks are unknown', () => {
  expect(refusal('flanders-fields', 'tank-profile', { type: 'sherman' })).toBe('invalid-input type')
  expect(refusal('flanders-fields', 'tank-profile', {})).toBe('invalid-input type')
})
