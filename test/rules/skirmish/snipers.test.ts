import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { refuse, resolve } from './skirmish.ts'

const status = (input: object) =>
  resolve('sniper-status', { distanceToUnit: 9, movesAtRest: 1, pathBack: true, ...input })

rule('SK-SNP-02', 'his factors count from 6 inches off his unit', () => {
  expect(status({ distanceToUnit: 6 }).sniperFactors).toBe(true)
  expect(status({ distanceToUnit: 5.9 })).toEqual({
    mayFire: true,
    sniperFactors: false,
    mustWithdraw: false,
  })
})

rule('SK-SNP-02', 'his factors are +2 and four figures', () => {
  expect(
    resolve('small-arms-fire', { weapon: 'rifle', range: 24, sniper: true, aimed: true }, [1]),
  ).toMatchObject({ base: 3, modifier: 3, figures: 4, columns: [4], casualties: 1 })
})

rule('SK-SNP-03', 'in morale he feels only cover and enemies round him', () => {
  const everything = {
    sniper: true,
    casualties: 3,
    leaderWithin6: true,
    gasAttack: true,
    underFire: true,
    pushedBack: true,
    squadFallingBackWithin10: true,
    outnumbered: 'three-to-one',
    enemyArmourWithin20: 'tank',
    year: 1916,
  }
  expect(resolve('morale-check', everything, [1]).score).toBe(9)
  expect(resolve('morale-check', { ...everything, cover: 'hard' }, [1]).score).toBe(11)
  expect(resolve('morale-check', { ...everything, cover: 'soft', enemyFlank: true }, [1]).score).toBe(9)
  expect(resolve('morale-check', { ...everything, enemyRear: true }, [1]).score).toBe(7)
})

rule('SK-SNP-04', 'without a way home he must withdraw and shoots only to save himself', () => {
  const cutOff = { pathBack: false }
  expect(status(cutOff)).toEqual({ mayFire: false, sniperFactors: false, mustWithdraw: true })
  expect(status({ ...cutOff, attacked: true })).toEqual({
    mayFire: true,
    sniperFactors: true,
    mustWithdraw: true,
  })
  expect(status({ ...cutOff, targetBlocksPath: true }).mayFire).toBe(true)
})

rule('SK-SNP-05', 'he never shoots without a whole move of rest', () => {
  expect(status({ movesAtRest: 0, attacked: true, targetBlocksPath: true })).toEqual({
    mayFire: false,
    sniperFactors: false,
    mustWithdraw: false,
  })
  expect(refuse('sniper-status', { distanceToUnit: -1, movesAtRest: 0 })).toBe('invalid-input distanceToUnit')
  expect(refuse('sniper-status', { distanceToUnit: 1, movesAtRest: 0.5 })).toBe('invalid-input movesAtRest')
})

rule('SK-SNP-07', 'being attacked or clearing the way excuses the shot, not the withdrawal', () => {
  expect(status({ pathBack: false, attacked: true, distanceToUnit: 2 })).toEqual({
    mayFire: true,
    sniperFactors: false,
    mustWithdraw: true,
  })
})

rule('SK-SNP-08', 'a sniper at rest aims a rifle: three better than his quality', () => {
  const modifier = (quality: string) =>
    resolve('small-arms-fire', { weapon: 'rifle', range: 24, sniper: true, aimed: true, quality }, [6])
      .modifier
  expect(['elite', 'crack', 'average', 'green'].map(modifier)).toEqual([5, 4, 3, 2])
})
