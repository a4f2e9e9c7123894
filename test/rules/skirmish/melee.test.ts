import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { refuse, resolve } from './skirmish.ts'

const factor = (input: object) =>
  resolve('melee-factor', { troop: 'infantry', figures: 5, enemyFigures: 5, ...input }).factor

rule('SK-MEL-01', 'every troop has its factor', () => {
  const troops = ['dismounted-cavalry', 'dismounted-general', 'infantry']
  expect(troops.map((troop) => factor({ troop }))).toEqual([2, 1, 3])
  expect(factor({ troop: 'mounted-cavalry', charging: true })).toBe(6)
})

rule('SK-MEL-01', 'each modifier has its worth', () => {
  expect(factor({ quality: 'elite' })).toBe(5)
  expect(factor({ quality: 'crack' })).toBe(4)
  expect(factor({ quality: 'green' })).toBe(2)
  expect(factor({ charging: true })).toBe(4)
  expect(factor({ wonLastRound: true })).toBe(4)
  expect(factor({ uphill: true })).toBe(4)
  expect(factor({ prone: true })).toBe(0)
  expect(factor({ enemyFlankRear: true })).toBe(0)
  expect(factor({ cover: 'soft' })).toBe(4)
  expect(factor({ cover: 'hard' })).toBe(5)
})

rule('SK-MEL-07', 'open and skirmish order cost, line and column do not', () => {
  const order = (formation: string) => factor({ formation })
  expect(['line', 'open', 'skirmish', 'column'].map(order)).toEqual([3, 2, 1, 3])
})

rule('SK-MEL-08', 'men in a trench suffer, men in a bunker have hard cover', () => {
  expect(factor({ cover: 'trench' })).toBe(1)
  expect(factor({ cover: 'trench', enemyInTrench: true })).toBe(1)
  expect(factor({ enemyInTrench: true })).toBe(3)
  expect(factor({ cover: 'bunker' })).toBe(5)
})

rule('SK-MEL-08', 'by house rule those who come at a trench suffer instead', () => {
  const options = { 'trench-melee': 'attacker-of-trench' }
  expect(factor({ cover: 'trench', options })).toBe(3)
  expect(factor({ enemyInTrench: true, options })).toBe(1)
  expect(factor({ cover: 'trench', enemyInTrench: true, options })).toBe(3)
  expect(factor({ cover: 'soft', enemyInTrench: true, options })).toBe(2)
  const round = resolve(
    'melee-round',
    {
      a: { troop: 'infantry', figures: 8, charging: true },
      b: { troop: 'infantry', figures: 6, cover: 'trench' },
      options,
    },
    [3, 3],
  )
  expect([round.tableA, round.tableB]).toEqual([2, 3])
})

rule('SK-MEL-09', 'horse that does not charge loses 2, lancers strike first only mounted', () => {
  const horse = { troop: 'mounted-cavalry' }
  expect(factor(horse)).toBe(3)
  expect(factor({ ...horse, charging: true, lancersFirstStrike: true })).toBe(8)
  expect(factor({ ...horse, lancersFirstStrike: true })).toBe(5)
  expect(factor({ troop: 'dismounted-cavalry', lancersFirstStrike: true })).toBe(2)
})

rule('SK-MEL-09', 'two to one is worth 1, three to one 2 in its place', () => {
  const odds = (figures: number, enemyFigures: number) => factor({ figures, enemyFigures })
  expect([odds(7, 4), odds(8, 4), odds(11, 4), odds(12, 4), odds(40, 4)]).toEqual([3, 4, 4, 5, 5])
  expect(odds(4, 12)).toBe(3)
})

rule('SK-MEL-10', 'the table is never below 1 nor above 15', () => {
  expect(
    resolve('melee-factor', {
      troop: 'dismounted-general',
      figures: 1,
      enemyFigures: 9,
      quality: 'green',
      formation: 'skirmish',
      prone: true,
      enemyFlankRear: true,
    }),
  ).toEqual({ factor: -8, table: 1 })
  const best = {
    troop: 'mounted-cavalry',
    figures: 9,
    enemyFigures: 3,
    quality: 'elite',
    cover: 'hard',
    charging: true,
    lancersFirstStrike: true,
    wonLastRound: true,
    uphill: true,
  }
  expect(resolve('melee-factor', best)).toEqual({ factor: 16, table: 15 })
})

rule('SK-MEL-23', 'lying down counts only for foot above ground', () => {
  const prone = (cover: string) => factor({ prone: true, cover })
  expect(['none', 'soft', 'hard', 'trench', 'bunker'].map(prone)).toEqual([0, 1, 2, 1, 5])
  expect(factor({ troop: 'mounted-cavalry', prone: true })).toBe(3)
})

rule('SK-MEL-01', 'a side needs its troop and figures on both sides', () => {
  expect(refuse('melee-factor', { figures: 3, enemyFigures: 3 })).toBe('invalid-input troop')
  expect(refuse('melee-factor', { troop: 'infantry', enemyFigures: 3 })).toBe('invalid-input figures')
  expect(refuse('melee-factor', { troop: 'infantry', figures: 3 })).toBe('invalid-input enemyFigures')
  expect(refuse('melee-factor', { troop: 'infantry', figures: 0, enemyFigures: 3 })).toBe(
    'invalid-input figures',
  )
  expect(refuse('melee-factor', { troop: 'tank', figures: 1, enemyFigures: 3 })).toBe('invalid-input troop')
})
