import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { refuse, resolve } from './skirmish.ts'

const fire = (input: object, dice: readonly number[] = []) => resolve('small-arms-fire', input, dice)
const RANGES = [2, 4, 6, 9, 12, 18, 24, 30, 36, 48, 60, 72, 84, 96]

/** The basic factor at each column of the range table, with `-` out of range. */
const factors = (weapon: string) =>
  RANGES.map((range) => {
    const input = { weapon, range, figures: 40, quality: 'elite' }
    const inReach = refuse('small-arms-fire', input) !== 'answered'
    return inReach ? fire(input, [1]).base : '-'
  }).join(' ')

rule('SK-FIRE-01', 'every weapon has its row of factors', () => {
  expect(factors('rifle')).toBe('8 7 6 5 4 3 3 2 2 1 1 - - -')
  expect(factors('pistol')).toBe('4 3 2 1 - - - - - - - - - -')
  expect(factors('lmg')).toBe('9 8 7 6 5 4 4 3 2 1 1 - - -')
  expect(factors('hmg')).toBe('10 9 8 7 6 5 5 4 3 2 1 - - -')
})

rule('SK-FIRE-02', 'a range just past a heading is in the next column', () => {
  const baseAt = (range: number) => fire({ weapon: 'rifle', range, figures: 2 }, [1]).base
  expect([0, 2, 6, 6.01, 7, 9].map(baseAt)).toEqual([8, 8, 6, 5, 5, 5])
})

rule('SK-FIRE-03', 'out of range there is no shot and no die, but the figures are still counted', () => {
  expect(fire({ weapon: 'pistol', range: 9.5, figures: 5, quality: 'elite', cover: 'soft' })).toEqual({
    inRange: false,
    base: 0,
    modifier: 0,
    rawTable: 0,
    table: 0,
    figures: 5,
    columns: [4],
    canFire: false,
    casualties: 0,
    specialistHit: false,
  })
  expect(
    fire({ weapon: 'rifle', range: 61, figures: 4, options: { 'fire-table-floor': 'table-1' } }).table,
  ).toBe(0)
})

rule('SK-FIRE-04', 'each modifier has its worth', () => {
  const modifier = (input: object) => fire({ weapon: 'rifle', range: 2, figures: 2, ...input }, [6]).modifier
  expect(modifier({ quality: 'elite' })).toBe(2)
  expect(modifier({ quality: 'crack' })).toBe(1)
  expect(modifier({ quality: 'green' })).toBe(-1)
  expect(modifier({ bef: true })).toBe(1)
  expect(modifier({ aimed: true })).toBe(1)
  expect(modifier({ enfilade: true })).toBe(2)
  expect(modifier({ sniper: true })).toBe(2)
  expect(modifier({ prone: true })).toBe(-2)
  expect(modifier({ cover: 'soft' })).toBe(-1)
  expect(modifier({ cover: 'hard' })).toBe(-2)
  expect(modifier({ cover: 'bunker' })).toBe(-4)
  expect(modifier({ beltFed: true })).toBe(0)
  expect(modifier({ weapon: 'lmg', beltFed: true })).toBe(1)
  expect(modifier({ weapon: 'hmg', beltFed: true, bef: true, sniper: true })).toBe(0)
})

rule('SK-FIRE-05', 'factor and modifiers give the table, the die its row, the figures its column', () => {
  expect(fire({ weapon: 'rifle', range: 12, figures: 10, quality: 'elite', aimed: true }, [1])).toEqual({
    inRange: true,
    base: 4,
    modifier: 3,
    rawTable: 7,
    table: 7,
    figures: 10,
    columns: [10],
    canFire: true,
    casualties: 3,
    specialistHit: false,
  })
})

rule('SK-FIRE-06', 'a trench is hard cover', () => {
  expect(fire({ weapon: 'rifle', range: 2, figures: 2, cover: 'trench' }, [6]).modifier).toBe(-2)
})

rule('SK-FIRE-07', 'lying down adds to any cover above ground, not to trench or bunker', () => {
  const prone = (cover: string) =>
    fire({ weapon: 'rifle', range: 2, figures: 2, prone: true, cover }, [6]).modifier
  expect(['none', 'soft', 'hard', 'trench', 'bunker'].map(prone)).toEqual([-2, -3, -4, -2, -4])
})

rule('SK-FIRE-08', 'single weapons count as so many figures', () => {
  const figures = (weapon: string) => resolve('weapon-figures', { weapon }).figures
  expect(['hmg', 'lmg', 'gun', 'sniper', 'grenade'].map(figures)).toEqual([15, 8, 6, 4, 8])
})

rule('SK-FIRE-09', 'a machine gun weakens with its crew and falls silent, the others do not', () => {
  const after = (weapon: string) =>
    [0, 1, 2, 3, 4].map((crewLost) => resolve('weapon-figures', { weapon, crewLost }).figures)
  expect(after('hmg')).toEqual([15, 10, 5, 0, 0])
  expect(after('lmg')).toEqual([8, 4, 0, 0, 0])
  expect(after('gun')).toEqual([6, 6, 6, 6, 6])
  expect(after('sniper')).toEqual([4, 4, 4, 4, 4])
  expect(after('grenade')).toEqual([8, 8, 8, 8, 8])
})

rule('SK-FIRE-09', 'a machine gun without a crew cannot fire and reads no column', () => {
  expect(fire({ weapon: 'lmg', range: 12, crewLost: 2 })).toEqual({
    inRange: true,
    base: 5,
    modifier: 0,
    rawTable: 5,
    table: 5,
    figures: 0,
    columns: [],
    canFire: false,
    casualties: 0,
    specialistHit: false,
  })
})

rule('SK-FIRE-09', 'a number of figures given with a machine gun is passed over', () => {
  expect(fire({ weapon: 'hmg', range: 12, figures: 30, crewLost: 1 }, [1]).figures).toBe(10)
})

const columns = (figures: number, options = {}) =>
  resolve('casualty-roll', { table: 0, figures, options }).columns

rule('SK-FIRE-10', 'the largest heading not above the figures is read', () => {
  const single = [1, 2, 3, 4, 5, 11, 12, 14, 15, 19, 24, 29, 34, 39, 40].map((n) => columns(n))
  expect(single).toEqual([2, 2, 2, 4, 4, 10, 12, 12, 15, 15, 20, 25, 30, 35, 40].map((heading) => [heading]))
})

rule('SK-FIRE-10', 'beyond 40 the last column is read once for each full 40, on the same die', () => {
  expect(columns(41)).toEqual([40, 2])
  expect(columns(46)).toEqual([40, 6])
  expect(columns(80)).toEqual([40, 40])
  expect(columns(95)).toEqual([40, 40, 15])
  expect(resolve('casualty-roll', { table: 5, figures: 46 }, [2]).casualties).toBe(8)
  expect(resolve('casualty-roll', { table: 5, figures: 95 }, [2]).casualties).toBe(17)
})

rule('SK-FIRE-10', 'by house rule the nearest heading is read, ties going down', () => {
  const nearest = [1, 3, 5, 7, 13, 14, 17, 18, 22, 23, 27, 28, 37, 38, 79].map((n) =>
    columns(n, { 'figure-rounding': 'nearest' }),
  )
  expect(nearest).toEqual([
    [2],
    [2],
    [4],
    [6],
    [12],
    [15],
    [15],
    [20],
    [20],
    [25],
    [25],
    [30],
    [35],
    [40],
    [40, 40],
  ])
  const shot = { table: 15, figures: 14 }
  expect(resolve('casualty-roll', shot, [1]).casualties).toBe(6)
  expect(
    resolve('casualty-roll', { ...shot, options: { 'figure-rounding': 'nearest' } }, [1]).casualties,
  ).toBe(8)
})

rule('SK-FIRE-11', 'below table 1 nobody is hurt and no die is thrown', () => {
  expect(fire({ weapon: 'rifle', range: 48, figures: 10, cover: 'soft' })).toMatchObject({
    inRange: true,
    rawTable: 0,
    table: 0,
    canFire: false,
    casualties: 0,
  })
  expect(resolve('casualty-roll', { table: -7, figures: 9 })).toEqual({
    tableUsed: 0,
    columns: [8],
    casualties: 0,
  })
})

rule('SK-FIRE-11', 'by house rule such fire is worth table 1', () => {
  const options = { 'fire-table-floor': 'table-1' }
  expect(fire({ weapon: 'rifle', range: 48, figures: 10, cover: 'bunker', options }, [1])).toMatchObject({
    rawTable: -3,
    table: 1,
    canFire: true,
    casualties: 1,
  })
  expect(resolve('casualty-roll', { table: -7, figures: 9, options }, [2])).toEqual({
    tableUsed: 1,
    columns: [8],
    casualties: 1,
  })
})

rule('SK-FIRE-11', 'above table 15 the last table is read', () => {
  expect(fire({ weapon: 'hmg', range: 1, quality: 'elite', aimed: true, enfilade: true }, [4])).toMatchObject(
    { rawTable: 15, table: 15, casualties: 7 },
  )
  const lmg = { weapon: 'lmg', range: 1, quality: 'elite', aimed: true, enfilade: true, beltFed: true }
  expect(fire(lmg, [1])).toMatchObject({ rawTable: 15, table: 15, casualties: 4 })
  expect(
    fire(
      { weapon: 'rifle', range: 2, sniper: true, quality: 'elite', bef: true, aimed: true, enfilade: true },
      [1],
    ),
  ).toMatchObject({ rawTable: 16, table: 15, casualties: 2 })
  expect(resolve('casualty-roll', { table: 99, figures: 40 }, [1]).tableUsed).toBe(15)
})

const squad = { weapon: 'rifle', range: 2, figures: 8, specialists: true }

rule('SK-FIRE-12', 'a 9 or 10 finds a specialist among the target', () => {
  expect(fire(squad, [1, 8]).specialistHit).toBe(false)
  expect(fire(squad, [1, 9]).specialistHit).toBe(true)
  expect(fire(squad, [1, 10]).specialistHit).toBe(true)
})

rule('SK-FIRE-13', 'the specialist die is thrown only after a casualty, and adds none', () => {
  expect(fire({ ...squad, figures: 2 }, [6])).toMatchObject({ casualties: 0, specialistHit: false })
  expect(fire(squad, [1, 10]).casualties).toBe(2)
  expect(fire({ ...squad, specialists: false }, [1]).specialistHit).toBe(false)
})

rule('SK-FIRE-14', 'no more men are hit than can be', () => {
  expect(fire({ ...squad, figures: 40, targetFigures: 3 }, [1, 1]).casualties).toBe(3)
  expect(fire({ ...squad, figures: 40, targetFigures: 11 }, [1, 1]).casualties).toBe(11)
  expect(refuse('small-arms-fire', { ...squad, targetFigures: 0 })).toBe('invalid-input targetFigures')
})

rule('SK-FIRE-15', 'rifles, pistols and machine guns may all be aimed', () => {
  for (const weapon of ['rifle', 'pistol', 'lmg', 'hmg']) {
    expect(fire({ weapon, range: 2, figures: 2, aimed: true }, [6]).modifier).toBe(1)
  }
})

rule('SK-FIRE-16', 'the regulars of 1914 gain with the rifle alone', () => {
  const bef = (weapon: string) => fire({ weapon, range: 2, figures: 2, bef: true }, [6]).modifier
  expect(['rifle', 'pistol', 'lmg', 'hmg'].map(bef)).toEqual([1, 0, 0, 0])
})

rule('SK-FIRE-05', 'riflemen and pistols must be counted, a sniper need not', () => {
  expect(refuse('small-arms-fire', { weapon: 'rifle', range: 4 })).toBe('invalid-input figures')
  expect(refuse('small-arms-fire', { weapon: 'pistol', range: 4, sniper: true })).toBe(
    'invalid-input figures',
  )
  expect(refuse('small-arms-fire', { weapon: 'rifle', range: 4, figures: 0 })).toBe('invalid-input figures')
  expect(refuse('small-arms-fire', { weapon: 'hmg', range: 4, figures: 2.5 })).toBe('invalid-input figures')
  expect(refuse('small-arms-fire', { weapon: 'hmg', range: 4, crewLost: -1 })).toBe('invalid-input crewLost')
  expect(refuse('small-arms-fire', { weapon: 'grenade', range: 4 })).toBe('invalid-input weapon')
  expect(fire({ weapon: 'rifle', range: 12, sniper: true, figures: 9 }, [1])).toMatchObject({
    figures: 4,
    columns: [4],
    rawTable: 6,
  })
})
