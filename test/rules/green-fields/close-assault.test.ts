import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const UNIT = { type: 'infantry', strength: 2, experience: 1, morale: 2 }

const assault = (input: object, dice: readonly number[]) =>
  resolved('green-fields', 'close-assault-round', input, dice)
const wrong = (input: object) => refusal('green-fields', 'close-assault-round', input)

rule('GF-CLOSE-01', 'defenders fire first and the side left standing wins', () => {
  const input = { attackers: [UNIT], defenders: [UNIT] }
  expect(assault(input, [6, 1])).toMatchObject({
    attackers: [{ outcome: 'destroyed' }],
    attackerFires: false,
    defenders: [{ outcome: 'unhurt' }],
    winner: 'defender',
  })
  expect(assault(input, [1, 1, 6, 1, 1])).toMatchObject({
    defenders: [{ outcome: 'destroyed' }],
    winner: 'attacker',
  })
  expect(assault(input, [1, 1, 1, 1])).toMatchObject({ winner: null })
})

rule('GF-CLOSE-03', 'an attacker that holds fires with what is left of it', () => {
  const attackers = [{ ...UNIT, strength: 4 }]
  expect(assault({ attackers, defenders: [UNIT] }, [5, 1, 5, 1, 1, 1, 1])).toMatchObject({
    attackers: [{ casualties: 1, outcome: 'hold' }],
    attackerFires: true,
    attackerDice: 3,
  })
})

rule('GF-CLOSE-03', 'hits slop over, but with the leader gone nobody replies', () => {
  const leader = { ...UNIT, strength: 1 }
  expect(assault({ attackers: [leader, UNIT], defenders: [UNIT] }, [6, 1, 1, 5])).toMatchObject({
    attackers: [{ outcome: 'destroyed' }, { hits: 1, saveDice: 0, casualties: 1, outcome: 'hold' }],
    attackerFires: false,
    winner: null,
  })
})

rule('GF-CLOSE-04', 'attackers count as moving and fight without the works of the zone', () => {
  const attackers = [{ ...UNIT, experience: 3, trench: 'heavy', embankment: true, ground: 'rough' }]
  expect(assault({ attackers, defenders: [UNIT] }, [5, 1, 5, 1, 1, 1, 1])).toMatchObject({
    attackers: [{ saveDice: 3 }],
  })
})

rule(
  'GF-CLOSE-04',
  'suppressed units fire in full, routing ones half, guns a third, balloons not at all',
  () => {
    const defenderDice = (defender: object) =>
      assault({ attackers: [UNIT], defenders: [{ ...UNIT, ...defender }], defenderDice: 0 }, [1, 1]) &&
      resolved('green-fields', 'attack-dice', { ...defender, mode: 'close-assault' }).dice
    expect(defenderDice({ type: 'infantry', strength: 7, suppressed: true })).toBe(7)
    expect(defenderDice({ type: 'infantry', strength: 7, routing: true })).toBe(3)
    expect(defenderDice({ type: 'heavy-artillery', strength: 7 })).toBe(2)
    expect(defenderDice({ type: 'balloon', strength: 7 })).toBe(0)
  },
)

rule('GF-CLOSE-05', 'a defender that divides its fire names its dice', () => {
  const defenders = [{ ...UNIT, strength: 6 }]
  expect(assault({ attackers: [UNIT], defenders, defenderDice: 1 }, [1, 1, 1])).toMatchObject({
    defenderDice: 1,
  })
  expect(wrong({ attackers: [UNIT], defenders, defenderDice: 7 })).toBe('invalid-input defenderDice')
  expect(wrong({ attackers: [UNIT], defenders: [{ ...UNIT, routing: true }], defenderDice: 2 })).toBe(
    'invalid-input defenderDice',
  )
})

rule('GF-STACK-01', 'three waves a side at most', () => {
  expect(wrong({ attackers: [UNIT, UNIT, UNIT, UNIT], defenders: [UNIT] })).toBe('invalid-input attackers')
  expect(wrong({ attackers: [UNIT], defenders: [] })).toBe('invalid-input defenders')
  expect(wrong({ attackers: [{ ...UNIT, morale: 0 }], defenders: [UNIT] })).toBe(
    'invalid-input attackers.0.morale',
  )
})

rule('GF-STACK-04', 'the leading defender alone fires', () => {
  const defenders = [UNIT, { ...UNIT, strength: 12 }]
  expect(assault({ attackers: [UNIT], defenders }, [1, 1, 1, 1])).toMatchObject({ defenderDice: 2 })
})

rule('GF-STACK-05', 'a defender may be flanked, an attacker never', () => {
  const flanked = { ...UNIT, experience: 3, flanked: true }
  expect(assault({ attackers: [flanked], defenders: [flanked] }, [5, 1, 5, 1, 5, 1, 1, 5])).toMatchObject({
    attackers: [{ saveDice: 2 }],
    defenders: [{ saveDice: 2, saves: 1 }],
  })
})

rule('GF-MOR-06', 'attackers may break before they fire', () => {
  const attackers = [{ ...UNIT, strength: 6 }]
  expect(assault({ attackers, defenders: [UNIT] }, [5, 1, 1, 1])).toMatchObject({
    attackers: [{ outcome: 'rout' }],
    attackerFires: false,
    attackerDice: 0,
    winner: 'defender',
  })
})

rule('GF-AMOV-02', 'opportunity fire is half the dice, rounded up', () => {
  const dice = (input: object) => resolved('green-fields', 'attack-dice', { ...input, mode: 'opportunity' })
  expect(dice({ type: 'infantry', strength: 7 })).toEqual({ permitted: true, dice: 4 })
  expect(dice({ type: 'light-tank', strength: 1 })).toEqual({ permitted: true, dice: 1 })
  expect(dice({ type: 'field-artillery', strength: 9 })).toEqual({ permitted: true, dice: 2 })
  expect(dice({ type: 'balloon', strength: 9 })).toEqual({ permitted: false, dice: 0 })
  expect(dice({ type: 'fighter', strength: 9 })).toEqual({ permitted: false, dice: 0 })
})
