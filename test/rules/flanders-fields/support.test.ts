import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

rule('FF-DUG-02', 'a platoon needs 4 to leave its shelter, raw -1, all others +1', () => {
  const exits = (quality: string) =>
    [1, 2, 3, 4, 5, 6].filter(
      (die) => resolved('flanders-fields', 'deep-shelter-exit', { quality }, [die]).emerges,
    )
  expect(exits('raw')).toEqual([5, 6])
  for (const quality of ['experienced', 'veteran', 'storm']) expect(exits(quality)).toEqual([3, 4, 5, 6])
  expect(resolved('flanders-fields', 'deep-shelter-exit', {}, [2])).toEqual({ total: 3, emerges: false })
})

rule('FF-DS-01', 'what each die does to the guns behind the front', () => {
  const byDie = [1, 2, 3, 4, 5, 6].map((die) =>
    resolved('flanders-fields', 'deep-suppression', { period: 'mid' }, [die]),
  )
  expect(byDie).toEqual([
    { penalty: 0, batteryLost: false },
    { penalty: 0, batteryLost: false },
    { penalty: 1, batteryLost: false },
    { penalty: 1, batteryLost: false },
    { penalty: 2, batteryLost: false },
    { penalty: 1, batteryLost: true },
  ])
  expect(refusal('flanders-fields', 'deep-suppression', { period: 'early' }, [3])).toBe(
    'invalid-input period',
  )
})

rule(
  ['FF-SOS-01', 'FF-SOS-02'],
  'a call is answered on 2, and deep suppression alone counts against it',
  () => {
    const call = (deepSuppression: number, die: number) =>
      resolved('flanders-fields', 'sos-call', { deepSuppression }, [die])
    expect(call(0, 1)).toEqual({ total: 1, arrives: false })
    expect(call(0, 2)).toEqual({ total: 2, arrives: true })
    expect(call(2, 3)).toEqual({ total: 1, arrives: false })
    expect(call(2, 4)).toEqual({ total: 2, arrives: true })
    expect(refusal('flanders-fields', 'sos-call', { deepSuppression: 3 }, [3])).toBe(
      'invalid-input deepSuppression',
    )
  },
)

const suppression = (input: object) => resolved('flanders-fields', 'apply-suppression', input)
const refusedSuppression = (input: object) => refusal('flanders-fields', 'apply-suppression', input)

rule('FF-FIRE-10', 'guns, mortars and machine guns mark the whole company', () => {
  for (const source of ['machine-gun', 'mortar', 'artillery']) {
    expect(suppression({ platoons: [0, 1, 0], source, target: 0 })).toEqual({
      after: [1, 2, 1],
      destroyed: [],
    })
  }
})

rule('FF-FIRE-10', 'all other fire marks one stand', () => {
  for (const source of ['infantry', 'lmg', 'tank', 'flamethrower', 'gas', 'barrage', 'aircraft']) {
    expect(suppression({ platoons: [0, 1, 0], source, target: 1 })).toEqual({
      after: [0, 2, 0],
      destroyed: [],
    })
  }
})

rule('FF-FIRE-09', 'a third marker destroys and is shown as 3', () => {
  expect(suppression({ platoons: [2, 0, 2], source: 'artillery', target: 1 })).toEqual({
    after: [3, 1, 3],
    destroyed: [0, 2],
  })
})

rule('FF-SUPP-01', 'markers add up', () => {
  expect(suppression({ platoons: [1], source: 'infantry', target: 0 }).after).toEqual([2])
})

rule('FF-SUPP-02', 'recovery takes a marker off every stand, by the other reading off one', () => {
  expect(suppression({ platoons: [2, 1, 0], action: 'recover' })).toEqual({ after: [1, 0, 0], destroyed: [] })
  const options = { 'recovery-scope': 'platoon' }
  expect(suppression({ platoons: [2, 1, 0], action: 'recover', target: 0, options }).after).toEqual([1, 1, 0])
  expect(suppression({ platoons: [2, 0], action: 'recover', target: 1, options }).after).toEqual([2, 0])
})

rule('FF-SUPP-02', 'who is marked, and by what, must be said', () => {
  expect(refusedSuppression({ platoons: [0], target: 0 })).toBe('invalid-input source')
  expect(refusedSuppression({ platoons: [0], source: 'gas' })).toBe('invalid-input target')
  expect(refusedSuppression({ platoons: [0], source: 'gas', target: 1 })).toBe('invalid-input target')
  expect(refusedSuppression({ platoons: [0], source: 'gas', target: -1 })).toBe('invalid-input target')
  expect(
    refusedSuppression({ platoons: [1], action: 'recover', options: { 'recovery-scope': 'platoon' } }),
  ).toBe('invalid-input target')
  expect(refusedSuppression({ platoons: [3], source: 'gas', target: 0 })).toBe('invalid-input platoons.0')
  expect(refusedSuppression({ platoons: [], source: 'gas', target: 0 })).toBe('invalid-input platoons')
  expect(refusedSuppression({ platoons: Array(17).fill(0), source: 'gas', target: 0 })).toBe(
    'invalid-input platoons',
  )
})
