import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { refuse, resolve } from './skirmish.ts'

const table = (input: object) => resolve('artillery-table', input)
const blast = (input: object, dice: readonly number[] = []) => resolve('blast-casualties', input, dice)
const RANGES = [2, 4, 6, 9, 12, 18, 24, 30, 36, 48, 60, 72, 84, 96]

const factors = (weapon: string) =>
  RANGES.map((range) => {
    const { inRange, base } = table({ weapon, range })
    return inRange ? base : '-'
  }).join(' ')

rule('SK-ART-01', 'every gun has its row of factors', () => {
  expect(factors('howitzer')).toBe('14 14 14 14 14 12 12 12 12 12 10 10 10 10')
  expect(factors('heavy-gun')).toBe('10 10 10 10 10 8 8 8 8 8 6 6 6 6')
  expect(factors('medium-gun')).toBe('8 8 8 8 8 6 6 6 6 6 4 4 4 4')
  expect(factors('light-gun')).toBe('6 6 6 6 6 4 4 4 4 4 2 2 2 2')
})

rule('SK-ART-02', 'a mortar reaches from beyond 6 to 84 inches', () => {
  expect(factors('mortar')).toBe('- - - 5 5 4 4 4 3 3 2 1 1 -')
  expect(table({ weapon: 'mortar', range: 6.5 }).inRange).toBe(true)
})

rule('SK-ART-01', 'out of range the numbers are 0, the burst is what it is', () => {
  expect(table({ weapon: 'howitzer', range: 97, quality: 'elite', ammo: 'shrapnel' })).toEqual({
    inRange: false,
    base: 0,
    rawTable: 0,
    table: 0,
    structureTable: 0,
    burstDiameter: 6,
    columns: [6],
  })
  const options = { 'fire-table-floor': 'table-1', 'structure-damage-table': 'full' }
  expect(table({ weapon: 'mortar', range: 3, options })).toMatchObject({ table: 0, structureTable: 0 })
})

rule('SK-ART-04', 'the table is worked out as for small arms', () => {
  const raw = (input: object) => table({ weapon: 'medium-gun', range: 20, ...input }).rawTable
  expect(raw({})).toBe(6)
  expect(raw({ quality: 'elite' })).toBe(8)
  expect(raw({ quality: 'crack' })).toBe(7)
  expect(raw({ quality: 'green' })).toBe(5)
  expect(raw({ gunnersLost: 2 })).toBe(4)
  expect(raw({ gunnersLost: 9 })).toBe(-3)
  expect(raw({ cover: 'soft', prone: true })).toBe(3)
  expect(raw({ cover: 'trench', prone: true })).toBe(4)
  expect(raw({ cover: 'bunker' })).toBe(2)
  expect(raw({ enfilade: true })).toBe(8)
  expect(table({ weapon: 'howitzer', range: 9, quality: 'elite' })).toMatchObject({ rawTable: 16, table: 15 })
  expect(table({ weapon: 'medium-gun', range: 20, gunnersLost: 9 }).table).toBe(0)
})

rule('SK-ART-05', 'guns off the table use the last column, whatever the range', () => {
  expect(table({ weapon: 'howitzer', offTable: true })).toMatchObject({ inRange: true, base: 10 })
  expect(table({ weapon: 'heavy-gun', offTable: true, range: 3 }).base).toBe(6)
  expect(table({ weapon: 'medium-gun', offTable: true, range: 400, mode: 'indirect' }).base).toBe(4)
})

rule('SK-ART-10', 'what a weapon cannot do is refused', () => {
  const no = (input: object) => refuse('artillery-table', input)
  expect(no({ weapon: 'mortar', range: 20, mode: 'direct' })).toBe('invalid-input mode')
  expect(no({ weapon: 'light-gun', range: 20, mode: 'indirect' })).toBe('invalid-input mode')
  expect(no({ weapon: 'howitzer', offTable: true, mode: 'direct' })).toBe('invalid-input mode')
  expect(no({ weapon: 'mortar', range: 20, ammo: 'shrapnel' })).toBe('invalid-input ammo')
  expect(no({ weapon: 'mortar', offTable: true })).toBe('invalid-input offTable')
  expect(no({ weapon: 'light-gun', offTable: true })).toBe('invalid-input offTable')
  expect(no({ weapon: 'howitzer' })).toBe('invalid-input range')
  expect(no({ weapon: 'howitzer', range: -1 })).toBe('invalid-input range')
  expect(no({ weapon: 'howitzer', range: 5, gunnersLost: -1 })).toBe('invalid-input gunnersLost')
  expect(no({ weapon: 'rifle', range: 5 })).toBe('invalid-input weapon')
})

rule('SK-ART-10', 'the same holds for the men in the blast', () => {
  const no = (input: object) => refuse('blast-casualties', { menInBlast: 3, ...input })
  expect(no({ weapon: 'mortar', range: 20, mode: 'direct' })).toBe('invalid-input mode')
  expect(no({ weapon: 'mortar', range: 20, ammo: 'shrapnel' })).toBe('invalid-input ammo')
  expect(no({ weapon: 'light-gun', offTable: true })).toBe('invalid-input offTable')
  expect(no({ weapon: 'medium-gun' })).toBe('invalid-input range')
})

const drop = (input: object, dice: readonly number[]) => resolve('deviation', input, dice)

rule('SK-ART-11', 'direct fire adds 1, a building 2', () => {
  expect(drop({ kind: 'indirect' }, [4, 1, 1]).score).toBe(4)
  expect(drop({ kind: 'direct' }, [4, 1]).score).toBe(5)
  expect(drop({ kind: 'indirect', targetBuilding: true }, [4, 1, 1]).score).toBe(6)
})

rule('SK-ART-12', 'both bonuses add up, and 9 is on target', () => {
  const shell = { kind: 'direct', targetBuilding: true }
  expect(drop(shell, [6])).toEqual({
    score: 9,
    onTarget: true,
    directionNumber: 0,
    direction: 'none',
    inches: 0,
  })
  expect(drop(shell, [5, 3])).toMatchObject({ score: 8, onTarget: false })
})

rule('SK-ART-12', 'by house rule only the better bonus counts', () => {
  const options = { 'building-bonus': 'highest' }
  expect(drop({ kind: 'direct', targetBuilding: true, options }, [6, 1])).toMatchObject({ score: 8 })
  expect(drop({ kind: 'direct', options }, [6, 1])).toMatchObject({ score: 7 })
  expect(drop({ kind: 'indirect', targetBuilding: true, options }, [6, 1, 1])).toMatchObject({ score: 8 })
})

rule('SK-ART-13', 'the eight directions run clockwise, 9 and 10 are on target', () => {
  const direction = (die: number) => drop({ kind: 'indirect' }, [die, 1, 1]).direction
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(direction)).toEqual([
    'long',
    'long-right',
    'right',
    'short-right',
    'short',
    'short-left',
    'left',
    'long-left',
  ])
  expect(drop({ kind: 'indirect' }, [9]).onTarget).toBe(true)
  expect(drop({ kind: 'indirect' }, [10]).onTarget).toBe(true)
})

rule('SK-ART-14', 'the modified score gives the direction, or by house rule the bare die', () => {
  expect(drop({ kind: 'direct' }, [1, 4])).toMatchObject({ directionNumber: 2, direction: 'long-right' })
  const options = { 'deviation-direction': 'natural' }
  expect(drop({ kind: 'direct', options }, [1, 4])).toEqual({
    score: 2,
    onTarget: false,
    directionNumber: 1,
    direction: 'long',
    inches: 4,
  })
  expect(drop({ kind: 'direct', options }, [8])).toMatchObject({
    score: 9,
    onTarget: true,
    direction: 'none',
  })
})

rule('SK-ART-15', 'a miss goes one die of inches if direct, two if indirect', () => {
  expect(drop({ kind: 'direct' }, [2, 6]).inches).toBe(6)
  expect(drop({ kind: 'indirect' }, [2, 6, 5]).inches).toBe(11)
  expect(refuse('deviation', { kind: 'indirect' }, [2, 6])).toBe('dice-missing dice.2')
  expect(refuse('deviation', { kind: 'direct' }, [9, 6])).toBe('dice-unused dice.1')
})

rule(['SK-ART-16', 'SK-ART-17'], 'each weapon has its burst, an inch more with shrapnel', () => {
  const burst = (weapon: string, ammo: string) => table({ weapon, range: 20, ammo }).burstDiameter
  const weapons = ['howitzer', 'heavy-gun', 'medium-gun', 'light-gun']
  expect(weapons.map((weapon) => burst(weapon, 'he'))).toEqual([5, 4, 3, 2])
  expect(weapons.map((weapon) => burst(weapon, 'shrapnel'))).toEqual([6, 5, 4, 3])
  expect(weapons.map((weapon) => burst(weapon, 'gas'))).toEqual([5, 4, 3, 2])
  expect(burst('mortar', 'smoke')).toBe(2)
})

rule('SK-ART-17', 'shrapnel hits men in cover with the cover factors', () => {
  expect(table({ weapon: 'medium-gun', range: 20, ammo: 'shrapnel', cover: 'hard' }).table).toBe(4)
})

rule('SK-ART-18', 'a die on the casualty table, as six figures', () => {
  expect(blast({ weapon: 'howitzer', range: 10, menInBlast: 8 }, [1])).toEqual({
    inRange: true,
    table: 14,
    columns: [6],
    burstDiameter: 5,
    casualties: 3,
    specialistHit: false,
  })
  expect(blast({ weapon: 'howitzer', range: 10, menInBlast: 0 }).casualties).toBe(0)
  expect(blast({ weapon: 'howitzer', range: 97, menInBlast: 8 })).toMatchObject({ inRange: false, table: 0 })
  expect(blast({ weapon: 'light-gun', range: 60, menInBlast: 8, cover: 'bunker' }).table).toBe(0)
})

rule('SK-ART-19', 'no more men are hit than are in the blast, a specialist among them', () => {
  const shell = { weapon: 'howitzer', range: 10, menInBlast: 2, specialists: true }
  expect(blast(shell, [1, 9])).toMatchObject({ casualties: 2, specialistHit: true })
  expect(blast(shell, [1, 8])).toMatchObject({ casualties: 2, specialistHit: false })
  expect(blast({ ...shell, weapon: 'light-gun', range: 60 }, [6])).toMatchObject({
    casualties: 0,
    specialistHit: false,
  })
})

rule('SK-ART-23', 'smoke and gas shells hit nobody and throw no die', () => {
  for (const ammo of ['smoke', 'gas']) {
    expect(blast({ weapon: 'howitzer', range: 10, ammo, menInBlast: 9, specialists: true })).toEqual({
      inRange: true,
      table: 14,
      columns: [6],
      burstDiameter: 5,
      casualties: 0,
      specialistHit: false,
    })
  }
})

rule('SK-ART-25', 'skirmishers are a poor target for guns and mortars alike', () => {
  expect(table({ weapon: 'medium-gun', range: 20, targetSkirmish: true }).rawTable).toBe(3)
  expect(table({ weapon: 'mortar', range: 20, targetSkirmish: true }).rawTable).toBe(1)
  expect(table({ weapon: 'mortar', range: 20, gunnersLost: 1 })).toMatchObject({ rawTable: 3, columns: [6] })
})

rule('SK-FIRE-17', 'indirect fire never enfilades', () => {
  const enfilade = (input: object) => table({ range: 20, enfilade: true, ...input }).rawTable
  expect(enfilade({ weapon: 'medium-gun', mode: 'direct' })).toBe(8)
  expect(enfilade({ weapon: 'medium-gun', mode: 'indirect' })).toBe(6)
  expect(enfilade({ weapon: 'mortar' })).toBe(4)
  expect(enfilade({ weapon: 'medium-gun', offTable: true })).toBe(4)
})

rule('SK-FIRE-11', 'a shell below table 1 does nothing, or by house rule counts as table 1', () => {
  const shell = { weapon: 'light-gun', range: 60, cover: 'bunker' }
  expect(table(shell)).toMatchObject({ rawTable: -2, table: 0 })
  const options = { 'fire-table-floor': 'table-1' }
  expect(table({ ...shell, options })).toMatchObject({ rawTable: -2, table: 1, structureTable: 2 })
  expect(blast({ ...shell, menInBlast: 3, options }, [1])).toMatchObject({ table: 1, casualties: 1 })
})

rule('SK-ART-08', 'direct fire is at once, indirect two moves ahead, off-table five', () => {
  const falls = (kind: string) => resolve('fire-plan', { kind, orderMove: 4 }).earliestMove
  expect(['direct', 'indirect', 'off-table'].map(falls)).toEqual([4, 6, 9])
})

rule('SK-ART-09', 'fire plotted at setup can land in the first move', () => {
  for (const kind of ['direct', 'indirect', 'off-table']) {
    expect(resolve('fire-plan', { kind, orderMove: 0 })).toEqual({ earliestMove: 1 })
  }
  expect(refuse('fire-plan', { kind: 'direct', orderMove: -1 })).toBe('invalid-input orderMove')
})
