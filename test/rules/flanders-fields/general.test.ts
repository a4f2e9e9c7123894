import { expect } from 'vitest'
import { resolved, rule } from '../../rule.ts'

const fire = (input: object, dice: readonly number[]) => resolved('flanders-fields', 'fire', input, dice)

rule('FF-GEN-02', 'under is less than, within is at most, and nothing is rounded', () => {
  const rifles = (range: number, dice: readonly number[]) =>
    fire({ period: 'mid', weapon: 'infantry', cover: 'soft', range }, dice)
  expect(rifles(4.999, [4]).modifier).toBe(1)
  expect(rifles(5, [4]).modifier).toBe(0)
  expect(rifles(45, [4]).legal).toBe(true)
  expect(rifles(45.001, []).legal).toBe(false)
})

rule('FF-GEN-05', 'what the early sheet lacks is filled from the general table', () => {
  const early = (weapon: string, range: number) =>
    fire({ period: 'early', weapon, cover: 'fortification', range }, [2])
  expect(early('super-heavy-artillery', 90)).toMatchObject({ needSuppress: 5, needKill: null })
  expect(early('flamethrower', 4)).toMatchObject({ needSuppress: 3, needKill: 5 })
  expect(early('tank-gun', 20)).toMatchObject({ needSuppress: 6, needKill: null })
})

rule('FF-QUAL-01', 'storm troops are veterans wherever veterans are named', () => {
  const same = (procedure: string, input: object, dice: readonly number[]) => {
    const by = (quality: string) => resolved('flanders-fields', procedure, { ...input, quality }, dice)
    expect(by('storm')).toEqual(by('veteran'))
  }
  same('order-roll', { period: 'late', unit: 'rifle-company' }, [4])
  same('morale', { trigger: 'half' }, [3])
  same('movement-allowance', { mover: 'infantry', terrain: 'road' }, [])
  same('deep-shelter-exit', {}, [3])
  same('effective-cover', { ground: 'open' }, [])
})

rule('FF-RB-05', 'the band spoils direct fire through it', () => {
  const through = { period: 'late', weapon: 'machine-gun', cover: 'open', range: 40, throughBarrage: true }
  expect(fire(through, [4])).toMatchObject({ modifier: -2, shots: [{ total: 2, outcome: 'none' }] })
})
