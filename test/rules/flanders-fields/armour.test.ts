import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const fire = (input: object, dice: readonly number[] = [4]) =>
  resolved('flanders-fields', 'fire-at-armour', { period: 'mid', range: 20, ...input }, dice)
const modifierOf = (input: object, dice: readonly number[] = [4]) => fire(input, dice).modifier
const forbidden = (reason: string) => ({ legal: false, reason })

const row = (weapon: string, more: object = {}) =>
  [false, true]
    .map((inCover) => {
      const dice = weapon === 'lmg' || weapon === 'tank-lmg' ? [4, 4] : [4]
      const { needSuppress, needKill } = fire({ weapon, inCover, range: 5, ...more }, dice)
      return `${needSuppress ?? '-'}/${needKill ?? '-'}`
    })
    .join(' ')

rule('FF-ARM-01', 'the table of fire at armour, in the open and in cover', () => {
  expect(row('infantry')).toBe('6/- 5/-')
  expect(row('lmg')).toBe('6/- 5/-')
  expect(row('at-rifle')).toBe('6/7 5/5')
  expect(row('machine-gun')).toBe('6/- 7/-')
  expect(row('block-house')).toBe('6/- 7/-')
  expect(row('tank-lmg')).toBe('6/- 7/-')
  for (const weapon of ['field-gun', 'field-howitzer']) {
    expect(row(weapon)).toBe('4/5 6/-')
    expect(row(weapon, { mode: 'indirect' })).toBe('5/6 5/6')
  }
  expect(row('light-mortar', { range: 20 })).toBe('5/6 5/6')
  expect(row('heavy-artillery')).toBe('4/5 4/5')
  expect(row('medium-mortar', { range: 20 })).toBe('4/5 4/5')
  expect(row('super-heavy-artillery')).toBe('3/4 3/4')
  expect(row('heavy-mortar', { range: 20 })).toBe('3/4 3/4')
  expect(row('tank-gun')).toBe('5/6 5/6')
  expect(row('gas')).toBe('4/5 4/5')
  expect(row('flamethrower')).toBe('5/6 5/6')
})

rule('FF-ARM-01', 'a marker on a tank is its own', () => {
  expect(fire({ weapon: 'field-gun', targetSuppressions: 2 }, [4])).toEqual({
    legal: true,
    reason: null,
    modifier: 0,
    needSuppress: 4,
    needKill: 5,
    shots: [{ natural: 4, total: 4, outcome: 'suppressed' }],
    killed: false,
    suppressions: 1,
    suppressionsAfter: 3,
    destroyed: true,
    companySuppressed: false,
  })
  expect(fire({ weapon: 'machine-gun' }, [6]).companySuppressed).toBe(false)
})

rule('FF-ARM-02', 'rifles reach armour in cover only within 5 cm', () => {
  for (const weapon of ['infantry', 'lmg', 'at-rifle']) {
    expect(fire({ weapon, inCover: true, range: 5.5 }, [])).toEqual(forbidden('must-be-within-5cm'))
    expect(fire({ weapon, inCover: true, range: 46 }, [])).toEqual(forbidden('out-of-range'))
  }
  expect(fire({ weapon: 'infantry', inCover: true, range: 5 }, [4]).legal).toBe(true)
  expect(fire({ weapon: 'infantry', inCover: false, range: 20 }, [4]).legal).toBe(true)
  expect(fire({ weapon: 'machine-gun', inCover: true, range: 20 }, [4]).legal).toBe(true)
})

rule('FF-ARM-03', 'AT rifles +1; field artillery beyond 75 cm -1; howitzers -1', () => {
  expect(modifierOf({ weapon: 'at-rifle' })).toBe(1)
  expect(modifierOf({ weapon: 'field-gun', range: 75 })).toBe(0)
  expect(modifierOf({ weapon: 'field-gun', range: 75.5 })).toBe(-1)
  expect(modifierOf({ weapon: 'field-gun', range: 120 })).toBe(-2)
  expect(modifierOf({ weapon: 'field-gun', range: 80, mode: 'indirect' })).toBe(0)
  expect(modifierOf({ weapon: 'field-howitzer', range: 20 })).toBe(-1)
  expect(modifierOf({ weapon: 'field-howitzer', range: 160 })).toBe(-4)
  expect(modifierOf({ weapon: 'field-howitzer', mode: 'indirect' })).toBe(-1)
  expect(modifierOf({ weapon: 'heavy-artillery', range: 160 })).toBe(0)
})

rule('FF-ARM-03', 'indirect machine guns do nothing to armour', () => {
  expect(fire({ weapon: 'indirect-mg' }, [])).toEqual(forbidden('no-effect'))
})

rule('FF-ARM-04', 'tank machine guns use the MG numbers, by the other reading those of a tank gun', () => {
  const options = { 'tank-lmg-vs-armour': 'armour-row' }
  expect(row('tank-lmg', { options })).toBe('5/6 5/6')
  expect(row('machine-gun', { options })).toBe('6/- 7/-')
})

rule('FF-FIRE-04', 'short range holds against armour; AT rifles have it as infantry', () => {
  expect(modifierOf({ weapon: 'at-rifle', range: 4 })).toBe(2)
  expect(modifierOf({ period: 'late', weapon: 'at-rifle', range: 4 })).toBe(3)
  expect(modifierOf({ weapon: 'infantry', range: 4 })).toBe(1)
  expect(modifierOf({ weapon: 'infantry', range: 4, flank: true })).toBe(0)
  expect(modifierOf({ weapon: 'machine-gun', range: 4 })).toBe(2)
  expect(modifierOf({ weapon: 'tank-gun', range: 4 })).toBe(1)
})

rule(['FF-FIRE-05', 'FF-FIRE-06', 'FF-FIRE-07'], 'the other modifiers of fire hold too', () => {
  expect(modifierOf({ weapon: 'infantry', throughBarrage: true })).toBe(-2)
  expect(modifierOf({ weapon: 'infantry', throughBarrage: true, shooterUphill: true })).toBe(-1)
  expect(
    modifierOf({ weapon: 'infantry', shooterInGas: true, quality: 'raw', dismountedCavalry: true }),
  ).toBe(-3)
  expect(modifierOf({ weapon: 'heavy-artillery', partial: true, movingThrough: true, card: 1 })).toBe(-2)
})

rule('FF-TANK-02', 'a moving tank fires at -1 or not at all', () => {
  expect(fire({ weapon: 'tank-gun', tankMoved: true }, [])).toEqual(forbidden('may-not-move-and-fire'))
  expect(modifierOf({ weapon: 'tank-lmg', tankType: 'whippet', tankMoved: true }, [4, 4])).toBe(-1)
  expect(modifierOf({ weapon: 'tank-lmg', tankType: 'renault-lmg', tankMoved: true }, [4])).toBe(-1)
})

rule('FF-ARM-01', 'what concerns troops only is no field here', () => {
  const refused = (input: object) =>
    refusal(
      'flanders-fields',
      'fire-at-armour',
      { period: 'mid', weapon: 'infantry', range: 3, ...input },
      [4],
    )
  for (const field of ['madMinute', 'marksmanship', 'targetCommand', 'cover']) {
    expect(refused({ [field]: true })).toBe(`invalid-input ${field}`)
  }
  expect(refused({ range: undefined })).toBe('invalid-input range')
})
