import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const morale = (input: object, die: number) => resolved('flanders-fields', 'morale', input, [die])

rule('FF-MOR-02', 'a total of 1 is a retreat of 40 cm with suppression and weapons left behind', () => {
  expect(morale({ trigger: 'half' }, 1)).toEqual({
    modifier: 0,
    total: 1,
    rolled: 'retreat-40',
    result: 'retreat-40',
    retreat: 40,
    suppressed: true,
    abandonWeapons: true,
  })
})

rule('FF-MOR-02', 'the table from rout to carrying on', () => {
  const results = [1, 2, 3, 4, 5, 6].map((die) => morale({ trigger: 'three-quarters' }, die).result)
  expect(results).toEqual(['rout', 'rout', 'retreat-40', 'retreat-20', 'retreat-20', 'ok'])
  expect(morale({ trigger: 'half' }, 3)).toMatchObject({ result: 'retreat-20', retreat: 20 })
  expect(morale({ trigger: 'half' }, 4)).toMatchObject({
    result: 'ok',
    retreat: 0,
    suppressed: false,
    abandonWeapons: false,
  })
})

rule('FF-MOR-02', 'those who rout are gone, not suppressed', () => {
  expect(morale({ trigger: 'half', quality: 'raw' }, 1)).toMatchObject({
    total: 0,
    result: 'rout',
    retreat: 0,
    suppressed: false,
    abandonWeapons: false,
  })
})

rule('FF-MOR-01', 'the second test is at -2', () => {
  expect(morale({ trigger: 'three-quarters' }, 4)).toMatchObject({ modifier: -2, total: 2 })
  expect(morale({ trigger: 'three-quarters', quality: 'raw' }, 4)).toMatchObject({ modifier: -3, total: 1 })
})

rule('FF-QUAL-05', 'veterans and storm troops +1, raw troops -1', () => {
  const modifierOf = (quality: string) => morale({ trigger: 'half', quality }, 3).modifier
  expect(['raw', 'experienced', 'veteran', 'storm'].map(modifierOf)).toEqual([-1, 0, 1, 1])
})

rule('FF-MOR-03', 'a natural 1 has no meaning of its own', () => {
  expect(morale({ trigger: 'half', quality: 'veteran', special: 'prussian-discipline' }, 1)).toMatchObject({
    total: 4,
    result: 'ok',
  })
})

rule('FF-MOR-04', 'a crew whose battalion is gone stays on 4 by the bare die', () => {
  const crew = {
    trigger: 'support-lost',
    quality: 'veteran',
    special: 'pals',
    card: 1,
    stubbornResistance: true,
  }
  expect(morale(crew, 3)).toEqual({
    modifier: 0,
    total: 3,
    rolled: 'lost',
    result: 'lost',
    retreat: 0,
    suppressed: false,
    abandonWeapons: false,
  })
  expect(morale(crew, 4)).toMatchObject({ rolled: 'ok', result: 'ok' })
})

rule('FF-ASLT-08', 'a stand that runs from a tank leaves no weapons of others', () => {
  expect(morale({ trigger: 'tank-assault' }, 2)).toMatchObject({
    result: 'retreat-20',
    suppressed: true,
    abandonWeapons: false,
  })
  expect(morale({ trigger: 'tank-assault', quality: 'veteran' }, 3)).toMatchObject({ result: 'ok' })
})

rule(['FF-NAT-03', 'FF-NAT-07'], 'Pals and Prussian Discipline add 2', () => {
  expect(morale({ trigger: 'half', quality: 'raw', special: 'pals' }, 3)).toMatchObject({ modifier: 1 })
  expect(morale({ trigger: 'half', special: 'prussian-discipline' }, 2)).toMatchObject({ modifier: 2 })
})

rule('FF-NAT-06', 'stubborn resistance sets an adverse result aside', () => {
  expect(morale({ trigger: 'half', stubbornResistance: true }, 1)).toEqual({
    modifier: 0,
    total: 1,
    rolled: 'retreat-40',
    result: 'ok',
    retreat: 0,
    suppressed: false,
    abandonWeapons: false,
  })
  expect(morale({ trigger: 'half', quality: 'raw', stubbornResistance: true }, 1)).toMatchObject({
    rolled: 'rout',
    result: 'ok',
  })
})

rule('FF-EVT-02', 'a card changes a test by 1', () => {
  expect(morale({ trigger: 'half', card: -1 }, 4)).toMatchObject({ modifier: -1, result: 'retreat-20' })
  expect(refusal('flanders-fields', 'morale', { trigger: 'half', card: 2 }, [4])).toBe('invalid-input card')
})

rule('FF-MOR-01', 'wrong input is refused at its field', () => {
  const refused = (input: object) => refusal('flanders-fields', 'morale', input, [4])
  expect(refused({})).toBe('invalid-input trigger')
  expect(refused({ trigger: 'panic' })).toBe('invalid-input trigger')
  expect(refused({ trigger: 'half', special: 'elan' })).toBe('invalid-input special')
})

rule(['FF-HERO-01', 'FF-HERO-02'], 'a feat needs 5, a card helps, a natural 1 fails', () => {
  const feat = (card: boolean, die: number) => resolved('flanders-fields', 'heroic-action', { card }, [die])
  expect(feat(false, 4)).toEqual({ total: 4, success: false, platoonDestroyed: true })
  expect(feat(false, 5)).toEqual({ total: 5, success: true, platoonDestroyed: false })
  expect(feat(true, 4)).toEqual({ total: 5, success: true, platoonDestroyed: false })
  expect(feat(true, 1)).toEqual({ total: 2, success: false, platoonDestroyed: true })
  expect(refusal('flanders-fields', 'heroic-action', { card: 1 }, [4])).toBe('invalid-input card')
})
