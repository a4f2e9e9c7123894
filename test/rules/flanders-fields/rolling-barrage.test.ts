import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const under = (input: object, dice: readonly number[]) =>
  resolved('flanders-fields', 'rolling-barrage', { period: 'mid', ...input }, dice)
const risk = (input: object, dice: readonly number[]) =>
  resolved('flanders-fields', 'own-barrage-risk', input, dice)

rule('FF-RB-02', 'the barrage lasts 4 turns and a D3, by the other reading 3 and a D3', () => {
  const lasts = (die: number, options: object = {}) =>
    resolved('flanders-fields', 'barrage-duration', { options }, [die])
  expect([1, 2, 3, 4, 5, 6].map((die) => lasts(die).turns)).toEqual([5, 5, 6, 6, 7, 7])
  expect(lasts(6)).toEqual({ d3: 3, turns: 7 })
  expect(lasts(1, { 'barrage-duration': '3+d3' })).toEqual({ d3: 1, turns: 4 })
})

rule('FF-GEN-01', 'a D3 is half a die, rounded up', () => {
  const d3 = (die: number) => resolved('flanders-fields', 'barrage-duration', {}, [die]).d3
  expect([1, 2, 3, 4, 5, 6].map(d3)).toEqual([1, 1, 2, 2, 3, 3])
})

rule('FF-RB-03', 'what each die does by cover', () => {
  const outcomes = (cover: string) =>
    [1, 2, 3, 4, 5, 6].map((die) => String(under({ cover }, [die]).outcome).charAt(0)).join('')
  expect(outcomes('open')).toBe('nsskkk')
  expect(outcomes('soft')).toBe('nssskk')
  expect(outcomes('medium')).toBe('nnsssk')
  expect(outcomes('hard')).toBe('nnnsss')
})

rule('FF-RB-03', 'a natural 1 never harms, and 7 kills', () => {
  expect(under({ cover: 'open' }, [1])).toEqual({ immune: false, natural: 1, total: 3, outcome: 'none' })
  expect(under({ cover: 'open' }, [6])).toMatchObject({ total: 8, outcome: 'killed' })
})

rule('FF-RB-03', 'concrete and deep shelters are immune', () => {
  for (const cover of ['fortification', 'deep-shelter']) {
    expect(under({ cover }, [])).toEqual({ immune: true, natural: null, total: null, outcome: 'none' })
  }
})

rule('FF-RB-03', 'a tank is suppressed by a 5 and killed by a 6', () => {
  expect(under({ armour: true }, [4]).outcome).toBe('none')
  expect(under({ armour: true }, [5])).toEqual({
    immune: false,
    natural: 5,
    total: 5,
    outcome: 'suppressed',
  })
  expect(under({ armour: true }, [6]).outcome).toBe('killed')
})

rule('FF-RB-06', 'one die for the stand, partly covered or not', () => {
  expect(under({ cover: 'medium' }, [3])).toEqual({
    immune: false,
    natural: 3,
    total: 3,
    outcome: 'suppressed',
  })
  const refused = (input: object) => refusal('flanders-fields', 'rolling-barrage', input)
  expect(refused({ period: 'early', cover: 'open' })).toBe('invalid-input period')
  expect(refused({ period: 'mid' })).toBe('invalid-input cover')
  expect(refused({ period: 'mid', cover: 'open', partial: true })).toBe('invalid-input partial')
})

rule('FF-RB-04', 'beyond 6 cm there is no danger', () => {
  expect(risk({ distance: 6.1, cover: 'open' }, [])).toEqual({
    tested: false,
    safe: true,
    riskRoll: null,
    modifier: null,
    natural: null,
    total: null,
    outcome: 'none',
  })
})

rule('FF-RB-04', 'a die below the distance is safe', () => {
  expect(risk({ distance: 6, cover: 'open' }, [5])).toMatchObject({ tested: true, safe: true, riskRoll: 5 })
  expect(risk({ distance: 6, cover: 'open' }, [6, 2])).toMatchObject({ safe: false })
  expect(risk({ distance: 2.5, cover: 'open' }, [2])).toMatchObject({ safe: true })
  expect(risk({ distance: 0, cover: 'open' }, [1, 1])).toMatchObject({ safe: false, outcome: 'none' })
})

rule('FF-RB-04', 'a stand at risk is attacked as by field guns at -1', () => {
  const hit = (cover: string, die: number) => risk({ distance: 3, cover }, [6, die]).outcome
  expect([hit('open', 4), hit('open', 5)]).toEqual(['suppressed', 'killed'])
  expect([hit('soft', 5), hit('soft', 6)]).toEqual(['suppressed', 'killed'])
  expect([hit('medium', 5), hit('medium', 6)]).toEqual(['none', 'suppressed'])
  expect(hit('hard', 6)).toBe('none')
  expect(risk({ distance: 3, cover: 'soft', command: true }, [6, 6])).toMatchObject({
    modifier: -2,
    total: 4,
    outcome: 'suppressed',
  })
})

rule('FF-RB-04', 'concrete and deep shelters need no second die; tanks use the armour table', () => {
  for (const cover of ['fortification', 'deep-shelter']) {
    expect(risk({ distance: 3, cover }, [6])).toEqual({
      tested: true,
      safe: false,
      riskRoll: 6,
      modifier: null,
      natural: null,
      total: null,
      outcome: 'none',
    })
  }
  expect(risk({ distance: 3, armour: true }, [6, 6])).toMatchObject({
    modifier: -1,
    total: 5,
    outcome: 'suppressed',
  })
  expect(refusal('flanders-fields', 'own-barrage-risk', { distance: 3 })).toBe('invalid-input cover')
  expect(refusal('flanders-fields', 'own-barrage-risk', { cover: 'open' })).toBe('invalid-input distance')
})
