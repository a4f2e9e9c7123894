import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const DEFENDER = { type: 'infantry', strength: 3, experience: 1, morale: 2 }
const raid = (input: object, dice: readonly number[]) =>
  resolved('green-fields', 'raid', { raiders: { strength: 2, experience: 1 }, ...input }, dice)
const wrong = (input: object) =>
  refusal('green-fields', 'raid', { raiders: { strength: 2, experience: 1 }, ...input })

rule('GF-RAID-01', 'one to three points raid', () => {
  expect(wrong({ raiders: { strength: 0, experience: 1 } })).toBe('invalid-input raiders.strength')
  expect(wrong({ raiders: { strength: 4, experience: 1 } })).toBe('invalid-input raiders.strength')
  expect(wrong({ raiders: { strength: 3, experience: 0 } })).toBe('invalid-input raiders.experience')
  expect(wrong({ purpose: 'souvenirs' })).toBe('invalid-input purpose')
})

rule('GF-DATE-05', 'stosstruppe send up to six', () => {
  const raiders = { strength: 6, experience: 4 }
  expect(raid({ raiders, stosstruppe: true }, [])).toMatchObject({ raidersReturned: 6, report: true })
  expect(wrong({ raiders: { strength: 7, experience: 4 }, stosstruppe: true })).toBe(
    'invalid-input raiders.strength',
  )
})

rule('GF-RAID-02', 'the defender fires up to its full dice first', () => {
  expect(raid({ defender: DEFENDER, defenceDice: 1 }, [1, 1, 1])).toMatchObject({ defenceDice: 1 })
  expect(raid({ defender: { ...DEFENDER, routing: true } }, [1, 1, 1])).toMatchObject({ defenceDice: 1 })
  expect(wrong({ defender: DEFENDER, defenceDice: 4 })).toBe('invalid-input defenceDice')
  expect(wrong({ defenceDice: 1 })).toBe('invalid-input defenceDice')
  expect(wrong({ defender: { ...DEFENDER, type: 'balloon' }, defenceDice: 1 })).toBe(
    'invalid-input defenceDice',
  )
})

rule('GF-RAID-03', 'raiders save with two dice more', () => {
  expect(raid({ defender: DEFENDER }, [5, 1, 1, 1, 1, 5, 1, 1])).toMatchObject({
    defenceHits: 1,
    raidersLost: 0,
    raidDice: 2,
  })
})

rule('GF-RAID-04', 'survivors roll a die each, and the defender saves and checks as usual', () => {
  const saves = [1, 1, 1]
  expect(raid({ defender: { ...DEFENDER, trench: 'light' } }, [5, 1, 1, ...saves, 6, 1, 1, 1])).toMatchObject(
    {
      raidersLost: 1,
      raidersReturned: 1,
      raidDice: 1,
      raidHits: 2,
      defender: { hits: 2, saveDice: 2, casualties: 2, moraleDice: 1, outcome: 'rout' },
    },
  )
})

rule('GF-RAID-05', 'whoever comes back reports, from an empty zone without dice', () => {
  expect(raid({}, [])).toEqual({
    defenceDice: 0,
    defenceHits: 0,
    raidersLost: 0,
    raidersReturned: 2,
    raiderExperienceAfter: 1,
    report: true,
    raidDice: 0,
    raidHits: 0,
    wireHits: 0,
    defender: null,
  })
  expect(raid({ defender: DEFENDER }, [6, 6, 1, 1, 1, 1])).toMatchObject({
    raidersLost: 2,
    raidersReturned: 0,
    report: false,
    raidDice: 0,
    defender: { hits: 0, outcome: 'unhurt' },
  })
})

rule('GF-RAID-06', 'wire cutters hit the trench instead, and bring no report', () => {
  expect(raid({ purpose: 'wire', defender: DEFENDER }, [1, 1, 1, 6, 5])).toMatchObject({
    report: false,
    raidDice: 2,
    raidHits: 3,
    wireHits: 3,
    defender: null,
  })
  expect(raid({ purpose: 'wire' }, [5, 1])).toMatchObject({ wireHits: 1, report: false })
})

rule('GF-RAID-07', 'losses come off the party without a check, and a perfect save teaches the parent', () => {
  expect(raid({ defender: DEFENDER }, [6, 6, 1, 5, 5, 5, 1])).toMatchObject({
    raidersLost: 1,
    raiderExperienceAfter: 2,
  })
})
