import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const area = (input: object, dice: readonly number[]) =>
  resolved('flanders-fields', 'area-fire', { period: 'mid', weapon: 'field-gun', ...input }, dice)
const modifiers = (input: object, dice: readonly number[]) =>
  (area(input, dice).results as readonly { modifier: number }[]).map(({ modifier }) => modifier)
const OPEN = { cover: 'open' }

rule('FF-ART-03', 'one die for each stand, at -2 if partly in', () => {
  expect(area({ targets: [OPEN, { cover: 'open', partial: true, company: 'A' }] }, [4, 5])).toEqual({
    legal: true,
    reason: null,
    results: [
      { modifier: 0, natural: 4, total: 4, outcome: 'killed' },
      { modifier: -2, natural: 5, total: 3, outcome: 'suppressed' },
    ],
    companiesSuppressed: ['A'],
  })
})

rule('FF-ART-01', 'all classes of gun fire on an area', () => {
  const weapons = ['field-gun', 'field-howitzer', 'heavy-artillery', 'super-heavy-artillery']
  const totals = weapons.map((weapon) => area({ weapon, targets: [{ cover: 'medium' }] }, [4]).results)
  expect(totals).toMatchObject([
    [{ outcome: 'none' }],
    [{ outcome: 'suppressed' }],
    [{ outcome: 'suppressed' }],
    [{ outcome: 'killed' }],
  ])
})

rule('FF-ART-03', 'a stand that no die can harm is passed over', () => {
  const targets = [{ cover: 'fortification' }, OPEN, { cover: 'deep-shelter' }]
  expect(area({ targets }, [6]).results).toEqual([
    { modifier: 0, natural: null, total: null, outcome: 'none' },
    { modifier: 0, natural: 6, total: 6, outcome: 'killed' },
    { modifier: 0, natural: null, total: null, outcome: 'none' },
  ])
})

rule('FF-ART-09', 'guns that see the area suffer from range and barrage and reach concrete', () => {
  const direct = { mode: 'direct', range: 160, targets: [OPEN, { cover: 'fortification' }] }
  expect(modifiers(direct, [4, 4])).toEqual([-2, -2])
  expect(modifiers({ ...direct, range: 120, throughBarrage: true }, [4, 4])).toEqual([-3, -3])
  expect(modifiers({ ...direct, range: undefined }, [4, 4])).toEqual([0, 0])
  expect(modifiers({ targets: [OPEN], range: 160, throughBarrage: true }, [4])).toEqual([0])
  expect(area({ ...direct, range: 201 }, [])).toEqual({ legal: false, reason: 'out-of-range' })
  expect(area({ targets: [OPEN], range: 900 }, [4]).legal).toBe(true)
})

rule('FF-ARM-03', 'tanks in the area are attacked by the armour table', () => {
  const tank = [{ armour: true }]
  expect(area({ targets: tank }, [5]).results).toMatchObject([{ modifier: 0, outcome: 'suppressed' }])
  expect(area({ weapon: 'field-howitzer', targets: tank }, [6]).results).toMatchObject([
    { modifier: -1, outcome: 'suppressed' },
  ])
  expect(area({ mode: 'direct', range: 80, targets: tank }, [6]).results).toMatchObject([
    { modifier: -1, outcome: 'killed' },
  ])
  const hidden = [{ armour: true, inCover: true, company: 'A' }]
  expect(area({ mode: 'direct', targets: hidden }, [6])).toMatchObject({
    results: [{ outcome: 'suppressed' }],
    companiesSuppressed: [],
  })
  expect(area({ weapon: 'indirect-mg', targets: tank }, []).results).toEqual([
    { modifier: 0, natural: null, total: null, outcome: 'none' },
  ])
})

rule('FF-CMD-01', 'command stands, gas at the guns and cards', () => {
  expect(
    modifiers({ targets: [{ cover: 'open', command: true }], shooterInGas: true, card: 1 }, [4]),
  ).toEqual([-1])
  expect(modifiers({ weapon: 'gas', targets: [OPEN], shooterInGas: true }, [4])).toEqual([0])
})

rule('FF-MORT-01', 'mortars: partly covered at -2, between 10 and 100 cm', () => {
  for (const weapon of ['light-mortar', 'medium-mortar', 'heavy-mortar']) {
    expect(modifiers({ weapon, targets: [{ cover: 'open', partial: true }] }, [4])).toEqual([-2])
    expect(area({ weapon, range: 9, targets: [OPEN] }, [])).toEqual({
      legal: false,
      reason: 'under-minimum-range',
    })
    expect(area({ weapon, range: 101, targets: [OPEN] }, [])).toEqual({
      legal: false,
      reason: 'out-of-range',
    })
    expect(area({ weapon, targets: [OPEN] }, [4]).legal).toBe(true)
  }
})

rule('FF-MG-03', 'indirect machine guns use their own row and leave concrete alone', () => {
  const targets = [{ cover: 'soft', company: 'A' }, { cover: 'fortification' }]
  expect(area({ weapon: 'indirect-mg', targets }, [4])).toMatchObject({
    results: [{ outcome: 'suppressed' }, { natural: null }],
    companiesSuppressed: ['A'],
  })
})

rule('FF-ZONE-01', 'those who move through a live area are attacked at -1', () => {
  const targets = [{ cover: 'open', movingThrough: true }]
  expect(modifiers({ targets }, [4])).toEqual([-1])
  expect(modifiers({ weapon: 'indirect-mg', targets }, [4])).toEqual([-1])
  expect(modifiers({ weapon: 'light-mortar', targets }, [4])).toEqual([0])
  expect(modifiers({ weapon: 'gas', targets }, [4])).toEqual([0])
})

rule('FF-ZONE-02', 'a stand that only brushes the area loses 2 more', () => {
  expect(modifiers({ targets: [{ cover: 'open', movingThrough: true, partial: true }] }, [4])).toEqual([-3])
})

rule('FF-GAS-06', 'gas strikes stand by stand and suppresses no company', () => {
  const targets = [
    { cover: 'open', company: 'A' },
    { cover: 'open', company: 'A', partial: true },
  ]
  expect(area({ weapon: 'gas', targets }, [4, 6])).toMatchObject({
    results: [
      { modifier: 0, outcome: 'suppressed' },
      { modifier: -2, outcome: 'suppressed' },
    ],
    companiesSuppressed: [],
  })
})

rule('FF-GAS-07', 'tanks in gas are attacked by the armour table', () => {
  expect(area({ weapon: 'gas', targets: [{ armour: true }] }, [5]).results).toMatchObject([
    { outcome: 'killed' },
  ])
})

rule('FF-FIRE-11', 'one attack names each company once', () => {
  const targets = ['A', 'B', 'A', 'B', 'C'].map((company) => ({ cover: 'open', company }))
  expect(area({ targets }, [3, 3, 3, 3, 1]).companiesSuppressed).toEqual(['A', 'B'])
  const options = { 'company-suppression': 'uncapped' }
  expect(area({ targets, options }, [3, 3, 3, 3, 1]).companiesSuppressed).toEqual(['A', 'B'])
})

rule('FF-ART-03', 'wrong areas are refused at their place', () => {
  const refused = (input: object) => refusal('flanders-fields', 'area-fire', { period: 'mid', ...input })
  expect(refused({ weapon: 'infantry', targets: [OPEN] })).toBe('invalid-input weapon')
  expect(refused({ weapon: 'gas', targets: [] })).toBe('invalid-input targets')
  expect(refused({ weapon: 'gas', targets: Array(31).fill(OPEN) })).toBe('invalid-input targets')
  expect(refused({ weapon: 'gas', targets: [OPEN, { partial: true }] })).toBe('invalid-input targets.1.cover')
})

const deviation = (dice: readonly number[]) => resolved('flanders-fields', 'deviation', {}, dice)

rule('FF-ART-04', 'a 5 or 6 falls where it was aimed', () => {
  const none = { deviates: false, clock: null, bearing: null, distance: 0 }
  expect([deviation([5]), deviation([6])]).toEqual([none, none])
})

rule('FF-ART-04', 'otherwise two dice give the hour and two the distance', () => {
  expect(deviation([4, 3, 1, 1, 1])).toEqual({ deviates: true, clock: 1, bearing: 30, distance: 2 })
  expect(deviation([1, 4, 6, 6, 6])).toEqual({ deviates: true, clock: 12, bearing: 0, distance: 12 })
  expect(deviation([1, 1, 6, 3, 4])).toEqual({ deviates: true, clock: 6, bearing: 180, distance: 7 })
})

rule('FF-ART-04', 'nothing but options is asked for', () => {
  expect(refusal('flanders-fields', 'deviation', { range: 3 })).toBe('invalid-input range')
})
