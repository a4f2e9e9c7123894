import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { refuse, resolve } from './skirmish.ts'

const check = (input: object, dice: readonly number[]) => resolve('morale-check', input, dice)
const score = (input: object) => resolve('rout-recovery', input, [1]).score

rule('SK-MOR-01', 'every quality has its score, a sniper one more', () => {
  const grades = ['elite', 'crack', 'average', 'green']
  expect(grades.map((quality) => score({ quality }))).toEqual([10, 9, 8, 7])
  expect(grades.map((quality) => score({ quality, sniper: true }))).toEqual([11, 10, 9, 8])
})

rule('SK-MOR-01', 'each modifier has its worth', () => {
  expect(score({ cover: 'hard' })).toBe(10)
  expect(score({ cover: 'soft' })).toBe(9)
  expect(score({ casualties: 3 })).toBe(5)
  expect(score({ leaderWithin6: true })).toBe(9)
  expect(score({ gasAttack: true })).toBe(6)
  expect(score({ underFire: true })).toBe(7)
  expect(score({ pushedBack: true })).toBe(7)
  expect(score({ squadFallingBackWithin10: true })).toBe(7)
  expect(score({ enemyFlank: true })).toBe(7)
  expect(score({ enemyRear: true })).toBe(6)
  expect(score({ enemyFlank: true, enemyRear: true })).toBe(5)
  expect(score({ enemyArmourWithin20: 'armoured-car' })).toBe(7)
  expect(score({ enemyArmourWithin20: 'tank' })).toBe(7)
})

const trigger = (input: object) =>
  resolve('morale-trigger', { startStrength: 10, strengthBefore: 10, strengthAfter: 10, ...input })

rule('SK-MOR-02', 'first fire and gas call for a check', () => {
  expect(trigger({})).toEqual({ checkRequired: false, reasons: [] })
  expect(trigger({ firstUnderFire: true }).reasons).toEqual(['first-fire'])
  expect(trigger({ gasAttack: true }).reasons).toEqual(['gas'])
})

rule('SK-MOR-03', 'so does a lost round of melee', () => {
  expect(trigger({ lostMeleeRound: true })).toEqual({ checkRequired: true, reasons: ['melee-lost'] })
})

rule(['SK-MOR-02', 'SK-MOR-08'], 'losses that leave half or less call for one, and every loss after', () => {
  const after = (strengthBefore: number, strengthAfter: number, startStrength = 10) =>
    trigger({ startStrength, strengthBefore, strengthAfter }).checkRequired
  expect(after(7, 6)).toBe(false)
  expect(after(6, 5)).toBe(true)
  expect(after(5, 4)).toBe(true)
  expect(after(5, 5)).toBe(false)
  expect(after(6, 5, 9)).toBe(false)
  expect(after(5, 4, 9)).toBe(true)
})

rule('SK-MOR-08', 'several reasons make one check, in this order', () => {
  expect(
    trigger({
      strengthAfter: 4,
      firstUnderFire: true,
      gasAttack: true,
      lostMeleeRound: true,
    }),
  ).toEqual({ checkRequired: true, reasons: ['first-fire', 'gas', 'half-strength', 'melee-lost'] })
  expect(trigger({ strengthAfter: 0, firstUnderFire: true, gasAttack: true, routing: true })).toEqual({
    checkRequired: false,
    reasons: [],
  })
})

rule('SK-MOR-08', 'a unit never grows', () => {
  expect(refuse('morale-trigger', { startStrength: 8, strengthBefore: 9, strengthAfter: 8 })).toBe(
    'invalid-input strengthBefore',
  )
  expect(refuse('morale-trigger', { startStrength: 8, strengthBefore: 5, strengthAfter: 6 })).toBe(
    'invalid-input strengthAfter',
  )
  expect(refuse('morale-trigger', { startStrength: 0, strengthBefore: 0, strengthAfter: 0 })).toBe(
    'invalid-input startStrength',
  )
})

rule('SK-MOR-04', 'a d10 is thrown against the score', () => {
  expect(check({ quality: 'crack', underFire: true }, [8])).toEqual({
    score: 8,
    roll: 8,
    passed: true,
    result: 'pass',
    figuresLost: 0,
  })
})

rule('SK-MOR-05', 'a throw equal to the score passes, unless only less will do', () => {
  expect(check({}, [8]).passed).toBe(true)
  expect(check({}, [9, 1]).passed).toBe(false)
  const options = { 'morale-roll': 'below' }
  expect(check({ options }, [8, 1]).passed).toBe(false)
  expect(check({ options }, [7]).passed).toBe(true)
  expect(resolve('rout-recovery', { options }, [8]).recovered).toBe(false)
})

rule('SK-MOR-05', 'scores above 10 or below 1 are thrown for all the same', () => {
  expect(check({ quality: 'elite', cover: 'hard' }, [10])).toMatchObject({ score: 12, passed: true })
  expect(check({ casualties: 12 }, [1, 2])).toMatchObject({ score: -4, passed: false })
})

rule('SK-MOR-06', 'a failure: stand, fall back once or twice, or rout', () => {
  const failure = (die: number) => check({}, [9, die]).result
  expect([1, 2, 3, 4, 5, 6].map(failure)).toEqual([
    'stand',
    'stand',
    'fall-back-1',
    'fall-back-1',
    'fall-back-2',
    'rout',
  ])
})

rule('SK-MOR-07', 'two moves back cost a figure, the other results none', () => {
  expect([1, 3, 5, 6].map((die) => check({}, [10, die]).figuresLost)).toEqual([0, 0, 1, 0])
})

rule('SK-MOR-09', 'each casualty counted takes 1, whichever span is played', () => {
  expect(score({ casualties: 1 })).toBe(7)
  expect(score({ casualties: 4, options: { 'casualty-modifier': 'whole-game' } })).toBe(4)
  expect(refuse('morale-check', { casualties: -1 })).toBe('invalid-input casualties')
})

rule('SK-MOR-10', 'trench and bunker are hard cover, three to one replaces two to one', () => {
  expect([score({ cover: 'trench' }), score({ cover: 'bunker' })]).toEqual([10, 10])
  expect([score({ outnumbered: 'two-to-one' }), score({ outnumbered: 'three-to-one' })]).toEqual([7, 6])
})

rule('SK-MOR-11', 'a tank is worth 2 in 1916, an armoured car never', () => {
  const near = (enemyArmourWithin20: string) =>
    [1914, 1915, 1916, 1917, 1918].map((year) => score({ enemyArmourWithin20, year }))
  expect(near('tank')).toEqual([7, 7, 6, 7, 7])
  expect(near('armoured-car')).toEqual([7, 7, 7, 7, 7])
  expect(near('none')).toEqual([8, 8, 8, 8, 8])
  expect(refuse('morale-check', { year: 1913 })).toBe('invalid-input year')
  expect(refuse('morale-check', { year: 1919 })).toBe('invalid-input year')
})

const group = (squads: readonly object[], dice: readonly number[], options = {}) =>
  resolve('group-morale-check', { squads, options }, dice)

rule('SK-MOR-12', 'squads together add their scores and throw a die each', () => {
  expect(group([{ quality: 'crack' }, {}, { quality: 'green' }], [9, 9, 5])).toEqual({
    scores: [9, 8, 7],
    total: 24,
    rollTotal: 23,
    passed: true,
    result: 'pass',
    figuresLostEach: 0,
  })
})

rule('SK-MOR-12', 'one result die serves all, a 5 costing each a figure', () => {
  expect(group([{}, {}], [8, 9, 5])).toEqual({
    scores: [8, 8],
    total: 16,
    rollTotal: 17,
    passed: false,
    result: 'fall-back-2',
    figuresLostEach: 1,
  })
  expect(group([{}, {}], [10, 10, 6])).toMatchObject({ result: 'rout', figuresLostEach: 0 })
})

rule('SK-MOR-13', 'an equal total fails, whatever is played for single checks', () => {
  expect(group([{}, {}], [8, 8, 1]).passed).toBe(false)
  expect(group([{}, {}], [8, 7], { 'morale-roll': 'below' }).passed).toBe(true)
  expect(group([{}, {}], [8, 8, 1], { 'morale-roll': 'at-or-below' }).passed).toBe(false)
})

rule('SK-MOR-13', 'it takes two squads to be a group', () => {
  expect(refuse('group-morale-check', { squads: [{}] })).toBe('invalid-input squads')
  expect(refuse('group-morale-check', { squads: Array(61).fill({}) })).toBe('invalid-input squads')
  expect(refuse('group-morale-check', { squads: [{}, { quality: 'poor' }] })).toBe(
    'invalid-input squads.1.quality',
  )
  expect(refuse('group-morale-check', { squads: [{}, { men: 3 }] })).toBe('invalid-input squads.1.men')
})

rule('SK-MOR-14', 'a routing unit only tries to rally', () => {
  expect(trigger({ routing: true, firstUnderFire: true, gasAttack: true, lostMeleeRound: true })).toEqual({
    checkRequired: true,
    reasons: ['rout'],
  })
})

rule('SK-MOR-14', 'it rallies by passing, and throws no result die if it fails', () => {
  expect(resolve('rout-recovery', { leaderWithin6: true }, [9])).toEqual({
    score: 9,
    roll: 9,
    recovered: true,
  })
  expect(resolve('rout-recovery', {}, [9])).toEqual({ score: 8, roll: 9, recovered: false })
})
