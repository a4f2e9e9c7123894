import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const fire = (input: object, dice: readonly number[] = [6]) =>
  resolved('flanders-fields', 'fire', { period: 'mid', cover: 'soft', range: 20, ...input }, dice)
const refused = (input: object, dice: readonly number[] = [6]) =>
  refusal('flanders-fields', 'fire', { period: 'mid', cover: 'soft', range: 20, ...input }, dice)
const forbidden = (reason: string) => ({ legal: false, reason })

rule('FF-ARC-05', 'the longest and the least ranges', () => {
  const reaches = (weapon: string, range: number, dice: readonly number[] = [4], more: object = {}) => {
    expect(fire({ weapon, range, ...more }, dice).legal).toBe(true)
    expect(fire({ weapon, range: range + 0.5, ...more }, [])).toEqual(forbidden('out-of-range'))
  }
  reaches('machine-gun', 70)
  reaches('block-house', 45)
  reaches('block-house', 50, [4], { options: { 'block-house-range': '50' } })
  reaches('infantry', 45)
  reaches('lmg', 45, [4, 4])
  reaches('tank-gun', 30)
  reaches('tank-lmg', 30, [4, 4])
  reaches('flamethrower', 5)
  reaches('field-gun', 200)
  reaches('super-heavy-artillery', 200)
  for (const weapon of ['light-mortar', 'medium-mortar', 'heavy-mortar']) {
    reaches(weapon, 100)
    reaches(weapon, 100, [4], { mode: 'indirect' })
    expect(fire({ weapon, range: 10 }, [4]).legal).toBe(true)
    expect(fire({ weapon, range: 9.5 }, [])).toEqual(forbidden('under-minimum-range'))
  }
})

rule('FF-ARC-05', 'unseen fire falls anywhere and needs no range', () => {
  const far = { period: 'mid', cover: 'soft' }
  expect(resolved('flanders-fields', 'fire', { ...far, weapon: 'gas' }, [4]).legal).toBe(true)
  expect(resolved('flanders-fields', 'fire', { ...far, weapon: 'indirect-mg' }, [4]).legal).toBe(true)
  const guns = { ...far, weapon: 'field-gun', mode: 'indirect' }
  expect(resolved('flanders-fields', 'fire', guns, [4]).legal).toBe(true)
  expect(resolved('flanders-fields', 'fire', { ...guns, range: 900 }, [4]).legal).toBe(true)
})

rule('FF-ARC-05', 'all other fire needs a range', () => {
  for (const weapon of ['infantry', 'machine-gun', 'light-mortar', 'field-gun', 'tank-gun', 'flamethrower']) {
    expect(refused({ weapon, range: undefined })).toBe('invalid-input range')
  }
  expect(refused({ weapon: 'light-mortar', mode: 'indirect', range: undefined })).toBe('invalid-input range')
  expect(refused({ weapon: 'infantry', mode: 'indirect', range: undefined })).toBe('invalid-input range')
})

rule(['FF-TANK-01', 'FF-TANK-02'], 'only LMG tanks fire on the move, at -1', () => {
  const moved = (weapon: string, tankType: string | undefined, dice: readonly number[] = []) =>
    fire({ weapon, tankMoved: true, ...(tankType ? { tankType } : {}) }, dice)
  expect(moved('tank-gun', 'british-male')).toEqual(forbidden('may-not-move-and-fire'))
  expect(moved('tank-gun', 'renault-gun')).toEqual(forbidden('may-not-move-and-fire'))
  expect(moved('tank-lmg', 'st-chamond')).toEqual(forbidden('may-not-move-and-fire'))
  expect(moved('tank-lmg', 'a7v')).toEqual(forbidden('may-not-move-and-fire'))
  expect(moved('tank-lmg', 'british-female', [4, 4]).modifier).toBe(-1)
  expect(moved('tank-lmg', 'whippet', [4, 4]).modifier).toBe(-1)
  expect(moved('tank-gun', undefined)).toEqual(forbidden('may-not-move-and-fire'))
  expect(moved('tank-lmg', undefined, [4, 4]).modifier).toBe(-1)
  expect(fire({ weapon: 'tank-gun', tankType: 'british-male' }, [4]).modifier).toBe(0)
  expect(fire({ weapon: 'infantry', tankType: 'british-male', tankMoved: true }, [4]).modifier).toBe(0)
})

rule('FF-TANK-03', 'a Renault on the move rolls one die, at rest two', () => {
  const renault = { weapon: 'tank-lmg', tankType: 'renault-lmg' }
  expect(fire({ ...renault, tankMoved: true }, [4])).toMatchObject({ modifier: -1 })
  expect(fire(renault, [4, 4]).shots).toHaveLength(2)
})

rule('FF-DUG-01', 'only super-heavy artillery reaches a deep shelter, and kills on a 6', () => {
  const shells = { weapon: 'super-heavy-artillery', cover: 'deep-shelter' }
  expect(fire(shells, [6])).toMatchObject({ needSuppress: null, needKill: 6, killed: true })
  expect(fire(shells, [5])).toMatchObject({ killed: false, suppressions: 0 })
  expect(fire({ ...shells, card: 1 }, [5]).killed).toBe(true)
  for (const weapon of ['infantry', 'machine-gun', 'heavy-mortar', 'heavy-artillery', 'gas']) {
    expect(fire({ weapon, cover: 'deep-shelter' }, [])).toEqual(forbidden('no-effect'))
  }
})

rule('FF-NAT-01', 'British marksmen reach 60 cm', () => {
  const marksmen = { weapon: 'infantry', marksmanship: true }
  expect(fire({ ...marksmen, range: 60 }, [4]).legal).toBe(true)
  expect(fire({ ...marksmen, range: 61 }, [])).toEqual(forbidden('out-of-range'))
  expect(fire({ weapon: 'lmg', marksmanship: true, range: 60 }, [])).toEqual(forbidden('out-of-range'))
})

rule('FF-NAT-02', 'in the Mad Minute each platoon rolls twice', () => {
  expect(fire({ weapon: 'infantry', madMinute: true }, [5, 6])).toMatchObject({
    killed: true,
    suppressions: 1,
  })
  expect(fire({ weapon: 'machine-gun', madMinute: true }, [4]).shots).toHaveLength(1)
})
