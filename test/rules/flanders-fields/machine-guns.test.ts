import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const burst = (input: object, dice: readonly number[]) =>
  resolved('flanders-fields', 'mg-burst', { period: 'mid', range: 20, ...input }, dice)
const modifiers = (input: object, dice: readonly number[]) =>
  (burst(input, dice).results as readonly { modifier: number }[]).map(({ modifier }) => modifier)

const OPEN = { cover: 'open' }

rule('FF-MG-01', 'the first target takes the full weight', () => {
  expect(burst({ targets: [{ cover: 'open', company: 'A' }] }, [3])).toEqual({
    legal: true,
    reason: null,
    results: [{ modifier: 0, natural: 3, total: 3, outcome: 'suppressed' }],
    companiesSuppressed: ['A'],
  })
})

rule('FF-MG-02', 'the beaten zone takes up to three more at -1, -2, -3', () => {
  expect(modifiers({ targets: [OPEN, OPEN, OPEN, OPEN] }, [4, 4, 4, 4])).toEqual([0, -1, -2, -3])
  const options = { 'beaten-zone-falloff': 'flat' }
  expect(modifiers({ targets: [OPEN, OPEN, OPEN, OPEN], options }, [4, 4, 4, 4])).toEqual([0, -1, -1, -1])
})

rule('FF-FIRE-04', 'short range is for the first target only', () => {
  expect(modifiers({ range: 9, targets: [OPEN, OPEN] }, [4, 4])).toEqual([2, -1])
  expect(modifiers({ range: 10, targets: [OPEN, OPEN] }, [4, 4])).toEqual([0, -1])
})

rule('FF-MG-02', 'gas, barrage and cards change every die of the burst', () => {
  const targets = [OPEN, OPEN]
  expect(modifiers({ targets, shooterInGas: true }, [4, 4])).toEqual([-1, -2])
  expect(modifiers({ targets, throughBarrage: true }, [4, 4])).toEqual([-2, -3])
  expect(modifiers({ targets, throughBarrage: true, shooterUphill: true }, [4, 4])).toEqual([-1, -2])
  expect(modifiers({ targets, card: 2 }, [4, 4])).toEqual([2, 1])
})

rule('FF-CMD-01', 'a command stand in the zone is attacked at -1', () => {
  expect(modifiers({ targets: [OPEN, { cover: 'open', command: true }] }, [4, 4])).toEqual([0, -2])
})

rule('FF-MG-04', 'a fortified stand in the zone counts as seen', () => {
  expect(burst({ card: 2, targets: [OPEN, { cover: 'fortification' }] }, [1, 5])).toMatchObject({
    results: [{ outcome: 'none' }, { modifier: 1, total: 6, outcome: 'suppressed' }],
  })
})

rule('FF-ARM-01', 'tanks in the zone are shot at by the armour table', () => {
  const armour = { armour: true }
  expect(burst({ card: 1, targets: [armour, { armour: true, inCover: true }] }, [5, 6])).toMatchObject({
    results: [
      { total: 6, outcome: 'suppressed' },
      { total: 6, outcome: 'none' },
    ],
    companiesSuppressed: [],
  })
})

rule(['FF-FIRE-10', 'FF-FIRE-11'], 'each company of a suppressed stand is named once', () => {
  const targets = [
    { cover: 'open', company: 'B' },
    { cover: 'open', company: 'A' },
    { cover: 'open', company: 'B' },
    { cover: 'open' },
  ]
  expect(burst({ targets }, [3, 4, 5, 6]).companiesSuppressed).toEqual(['B', 'A'])
  expect(burst({ targets }, [4, 4, 2, 6]).companiesSuppressed).toEqual(['A'])
  expect(burst({ targets }, [6, 6, 6, 2]).companiesSuppressed).toEqual([])
})

rule('FF-BLOCK-01', 'a face of a block house fires as a machine gun to 45 cm', () => {
  const gun = 'block-house'
  expect(burst({ gun, range: 45, targets: [OPEN] }, [4]).legal).toBe(true)
  expect(burst({ gun, range: 46, targets: [OPEN] }, [])).toEqual({ legal: false, reason: 'out-of-range' })
  const options = { 'block-house-range': '50' }
  expect(burst({ gun, range: 50, targets: [OPEN], options }, [4]).legal).toBe(true)
})

rule('FF-ARC-05', 'a machine gun reaches 70 cm', () => {
  expect(burst({ range: 70, targets: [OPEN] }, [4]).legal).toBe(true)
  expect(burst({ range: 70.5, targets: [OPEN] }, [])).toEqual({ legal: false, reason: 'out-of-range' })
})

rule('FF-MG-02', 'wrong targets are refused at their place', () => {
  const refused = (targets: unknown) =>
    refusal('flanders-fields', 'mg-burst', { period: 'mid', range: 8, targets })
  expect(refused([])).toBe('invalid-input targets')
  expect(refused([OPEN, OPEN, OPEN, OPEN, OPEN])).toBe('invalid-input targets')
  expect(refused([{}])).toBe('invalid-input targets.0.cover')
  expect(refused([OPEN, { cover: 'deep-shelter' }])).toBe('invalid-input targets.1.cover')
  expect(refused([{ cover: 'open', company: 3 }])).toBe('invalid-input targets.0.company')
  expect(refusal('flanders-fields', 'mg-burst', { period: 'mid', targets: [OPEN] })).toBe(
    'invalid-input range',
  )
})
