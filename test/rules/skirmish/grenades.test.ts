import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { refuse, resolve } from './skirmish.ts'

const grenade = (input: object, dice: readonly number[] = []) =>
  resolve('blast-casualties', { weapon: 'grenade', menInBlast: 5, ...input }, dice)

rule('SK-GRN-01', 'a grenade reaches 6 inches, on table 4, as eight figures', () => {
  expect(grenade({ range: 6 }, [1])).toEqual({
    inRange: true,
    table: 4,
    columns: [8],
    burstDiameter: 1,
    casualties: 2,
    specialistHit: false,
  })
  expect(grenade({ range: 6.01 })).toEqual({
    inRange: false,
    table: 0,
    columns: [8],
    burstDiameter: 1,
    casualties: 0,
    specialistHit: false,
  })
})

rule('SK-GRN-02', 'a grenade adds 1 on the deviation die and drifts a single inch', () => {
  expect(resolve('deviation', { kind: 'grenade' }, [7])).toEqual({
    score: 8,
    onTarget: false,
    directionNumber: 8,
    direction: 'long-left',
    inches: 1,
  })
  expect(resolve('deviation', { kind: 'grenade' }, [8]).onTarget).toBe(true)
})

rule('SK-GRN-03', 'nothing about thrower or target changes a grenade', () => {
  const everything = {
    quality: 'elite',
    cover: 'bunker',
    prone: true,
    targetSkirmish: true,
    enfilade: true,
    gunnersLost: 4,
    tankGun: true,
    ammo: 'smoke',
    mode: 'indirect',
    offTable: true,
  }
  expect(grenade({ range: 3, ...everything }, [1])).toEqual(grenade({ range: 3 }, [1]))
})

rule('SK-GRN-03', 'by house rule cover lowers its table, and nothing else does', () => {
  const options = { 'grenade-modifiers': 'cover-only' }
  const under = (cover: string, dice: readonly number[]) =>
    grenade({ range: 3, cover, prone: true, quality: 'green', options }, dice).table
  expect(under('none', [1])).toBe(4)
  expect(under('soft', [1])).toBe(3)
  expect(under('hard', [1])).toBe(2)
  expect(under('trench', [1])).toBe(2)
  expect(under('bunker', [])).toBe(0)
  const floor = { ...options, 'fire-table-floor': 'table-1' }
  expect(grenade({ range: 3, cover: 'bunker', options: floor }, [1]).table).toBe(1)
})

rule('SK-GRN-01', 'a grenade needs its range, and finds specialists like any burst', () => {
  expect(refuse('blast-casualties', { weapon: 'grenade', menInBlast: 2 })).toBe('invalid-input range')
  expect(refuse('blast-casualties', { weapon: 'grenade', menInBlast: 2, offTable: true })).toBe(
    'invalid-input range',
  )
  expect(refuse('blast-casualties', { weapon: 'grenade', range: 2, menInBlast: -1 })).toBe(
    'invalid-input menInBlast',
  )
  expect(grenade({ range: 2, menInBlast: 1, specialists: true }, [1, 10])).toMatchObject({
    casualties: 1,
    specialistHit: true,
  })
  expect(grenade({ range: 2, menInBlast: 0, specialists: true }).casualties).toBe(0)
})

rule('SK-GRN-07', 'a building helps a grenade too, three in all', () => {
  const thrown = { kind: 'grenade', targetBuilding: true }
  expect(resolve('deviation', thrown, [6])).toMatchObject({ score: 9, onTarget: true })
  expect(resolve('deviation', thrown, [1])).toMatchObject({ score: 4, direction: 'short-right', inches: 1 })
  expect(resolve('deviation', { ...thrown, options: { 'building-bonus': 'highest' } }, [6])).toMatchObject({
    score: 8,
    onTarget: false,
  })
})
