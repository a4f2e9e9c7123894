import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { refuse, resolve } from './skirmish.ts'

const damage = (input: object) => resolve('structure-damage', { table: 8, hit: 'direct', ...input })

const VALUES = {
  'small-building-wood': 8,
  'small-building-brick': 15,
  'medium-building-wood': 15,
  'medium-building-brick': 20,
  'large-building-brick': 30,
  'large-building-stone': 40,
  'stone-bridge': 20,
  dugout: 15,
  'small-bunker': 30,
  'medium-bunker': 40,
  fence: 2,
  wall: 4,
  'wooden-bridge': 8,
  'steel-concrete-bridge': 30,
}

rule('SK-STR-01', 'every structure has its value', () => {
  for (const [structure, value] of Object.entries(VALUES)) expect(damage({ structure }).value).toBe(value)
})

rule('SK-STR-02', 'a direct hit takes off the table number, the last point destroys', () => {
  expect(damage({ structure: 'dugout' })).toEqual({ value: 15, loss: 8, remaining: 7, destroyed: false })
  expect(damage({ structure: 'dugout', damage: 6 })).toMatchObject({ remaining: 1, destroyed: false })
  expect(damage({ structure: 'dugout', damage: 7 })).toMatchObject({ remaining: 0, destroyed: true })
})

rule('SK-STR-03', 'a near hit takes off half, rounded down', () => {
  const near = (table: number) => damage({ structure: 'dugout', table, hit: 'near' }).loss
  expect([0, 1, 2, 7, 15].map(near)).toEqual([0, 0, 1, 3, 7])
})

rule('SK-STR-03', 'the loss is not cut to what is left', () => {
  expect(damage({ structure: 'fence', damage: 90, table: 15 })).toEqual({
    value: 2,
    loss: 15,
    remaining: 0,
    destroyed: true,
  })
})

const table = (input: object) => resolve('artillery-table', input)

rule('SK-STR-04', 'a structure loses by the factors of the firer alone', () => {
  const shell = {
    weapon: 'medium-gun',
    range: 20,
    quality: 'crack',
    gunnersLost: 2,
    cover: 'bunker',
    prone: true,
    targetSkirmish: true,
    enfilade: true,
  }
  expect(table(shell)).toMatchObject({ rawTable: 0, table: 0, structureTable: 5 })
  expect(table({ weapon: 'howitzer', range: 2, quality: 'elite' }).structureTable).toBe(15)
  expect(table({ weapon: 'light-gun', range: 60, gunnersLost: 3 }).structureTable).toBe(0)
})

rule('SK-STR-04', 'by house rule it loses by the table used against the men', () => {
  const shell = { weapon: 'medium-gun', range: 20, cover: 'hard' }
  expect(table({ ...shell, options: { 'structure-damage-table': 'full' } })).toMatchObject({
    table: 4,
    structureTable: 4,
  })
  expect(table(shell)).toMatchObject({ table: 4, structureTable: 6 })
})

rule('SK-STR-05', 'only high explosive does damage', () => {
  for (const ammo of ['shrapnel', 'smoke', 'gas']) {
    expect(damage({ structure: 'wall', ammo, damage: 1 })).toEqual({
      value: 4,
      loss: 0,
      remaining: 3,
      destroyed: false,
    })
  }
  expect(damage({ structure: 'wall', ammo: 'gas', damage: 4 }).destroyed).toBe(true)
})

rule('SK-STR-05', 'what has no value cannot be battered', () => {
  expect(refuse('structure-damage', { structure: 'trench', table: 5, hit: 'direct' })).toBe(
    'invalid-input structure',
  )
  expect(refuse('structure-damage', { structure: 'wall', table: 16, hit: 'direct' })).toBe(
    'invalid-input table',
  )
  expect(refuse('structure-damage', { structure: 'wall', table: -1, hit: 'direct' })).toBe(
    'invalid-input table',
  )
  expect(refuse('structure-damage', { structure: 'wall', table: 5, hit: 'glancing' })).toBe(
    'invalid-input hit',
  )
  expect(refuse('structure-damage', { structure: 'wall', table: 5, hit: 'near', damage: -1 })).toBe(
    'invalid-input damage',
  )
})

rule(
  ['SK-STR-06', 'SK-STR-07', 'SK-GEN-07'],
  'a shell opens a gap of half its basic burst, half inches kept',
  () => {
    const gap = (weapon: string) => resolve('wire-gap', { weapon }).gapInches
    expect(['howitzer', 'heavy-gun', 'medium-gun', 'light-gun', 'mortar'].map(gap)).toEqual([
      2.5, 2, 1.5, 1, 1,
    ])
  },
)

rule('SK-STR-07', 'only high explosive opens a gap', () => {
  for (const ammo of ['shrapnel', 'smoke', 'gas']) {
    expect(resolve('wire-gap', { weapon: 'howitzer', ammo })).toEqual({ gapInches: 0 })
  }
  expect(refuse('wire-gap', { weapon: 'grenade' })).toBe('invalid-input weapon')
})

rule('SK-STR-04', 'with both house rules the structure number follows the table raised to 1', () => {
  const shell = { weapon: 'light-gun', range: 60, cover: 'bunker' }
  const floor = { 'fire-table-floor': 'table-1' }
  expect(table({ ...shell, gunnersLost: 3, options: floor })).toMatchObject({ table: 1, structureTable: 0 })
  expect(table({ ...shell, options: { ...floor, 'structure-damage-table': 'full' } })).toMatchObject({
    rawTable: -2,
    table: 1,
    structureTable: 1,
  })
})
