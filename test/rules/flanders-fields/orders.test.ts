import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const order = (input: object, die: number) => resolved('flanders-fields', 'order-roll', input, [die])
const refused = (input: object) => refusal('flanders-fields', 'order-roll', input, [3])
const actionsByDie = (input: object) => [1, 2, 3, 4, 5, 6].map((die) => order(input, die).actions)
const modifierOf = (input: object, die = 3) => order(input, die).modifier

const COMPANY = { period: 'mid', unit: 'rifle-company' }

rule('FF-ORD-01', 'one die gives the number of actions', () => {
  expect(order(COMPANY, 5)).toEqual({
    natural: 5,
    modifier: 0,
    total: 5,
    actions: 2,
    moveOnlyActions: 0,
    failed: false,
  })
})

rule('FF-ORD-02', 'a company rolls alike whether the die is its own or its battalion’s', () => {
  const shared = { ...COMPANY, options: { 'rifle-order-dice': 'per-battalion' } }
  expect(actionsByDie(shared)).toEqual(actionsByDie(COMPANY))
})

rule('FF-ORD-03', 'machine guns and block houses', () => {
  for (const unit of ['machine-gun', 'block-house']) {
    for (const period of ['early', 'mid', 'late']) {
      expect(actionsByDie({ period, unit })).toEqual([0, 1, 2, 2, 2, 3])
    }
  }
})

rule('FF-ORD-03', 'companies, squadrons and light teams', () => {
  for (const unit of ['rifle-company', 'cavalry-squadron', 'light-team']) {
    for (const period of ['early', 'mid', 'late']) {
      expect(actionsByDie({ period, unit })).toEqual([0, 1, 1, 1, 2, 2])
    }
  }
  expect(order({ ...COMPANY, quality: 'veteran' }, 6).actions).toBe(3)
})

rule('FF-ORD-03', 'artillery and regimental mortars by period', () => {
  for (const unit of ['artillery', 'regimental-mortar']) {
    expect(actionsByDie({ period: 'early', unit })).toEqual([0, 0, 1, 1, 1, 2])
    expect(actionsByDie({ period: 'mid', unit })).toEqual([0, 0, 0, 1, 1, 2])
    expect(actionsByDie({ period: 'late', unit })).toEqual([0, 0, 1, 1, 1, 2])
  }
})

rule('FF-ORD-03', 'the other reading of mid-period artillery needs a 7 for two actions', () => {
  const options = { 'mid-artillery-orders': 'body' }
  expect(actionsByDie({ period: 'mid', unit: 'artillery', options })).toEqual([0, 0, 0, 1, 1, 1])
  expect(order({ period: 'mid', unit: 'artillery', lineOfSight: true, options }, 6).actions).toBe(2)
  expect(actionsByDie({ period: 'late', unit: 'artillery', options })).toEqual([0, 0, 1, 1, 1, 2])
  expect(actionsByDie({ period: 'mid', unit: 'battalion-mortar', options })).toEqual([0, 0, 1, 1, 2, 2])
})

rule('FF-ORD-03', 'battalion mortars and tanks', () => {
  for (const period of ['early', 'mid', 'late']) {
    expect(actionsByDie({ period, unit: 'battalion-mortar' })).toEqual([0, 0, 1, 1, 2, 2])
  }
  expect(actionsByDie({ period: 'mid', unit: 'tank' })).toEqual([0, 0, 1, 1, 1, 2])
  expect(actionsByDie({ period: 'late', unit: 'tank' })).toEqual([0, 1, 1, 1, 1, 2])
})

rule('FF-ORD-03', 'there are no tanks in the early period', () => {
  expect(refused({ period: 'early', unit: 'tank' })).toBe('invalid-input unit')
})

rule('FF-ORD-04', 'gas, distance, promotion and markers each cost one', () => {
  expect(modifierOf({ ...COMPANY, inGas: true })).toBe(-1)
  expect(modifierOf({ ...COMPANY, beyondCommandRange: true })).toBe(-1)
  expect(modifierOf({ ...COMPANY, fieldPromotion: true })).toBe(-1)
  expect(modifierOf({ ...COMPANY, commandSuppressions: 2 })).toBe(-2)
  const all = { inGas: true, beyondCommandRange: true, fieldPromotion: true, commandSuppressions: 2 }
  expect(order({ ...COMPANY, ...all }, 6)).toMatchObject({ modifier: -5, total: 1, actions: 0, failed: true })
})

rule('FF-ORD-04', 'a tank that failed before is at -1 until July 1918', () => {
  const tank = (period: string, more: object) => modifierOf({ period, unit: 'tank', ...more })
  expect(tank('mid', { failedLastTurn: true })).toBe(-1)
  expect(tank('mid', { failedLastTurn: true, afterJuly1918: true })).toBe(-1)
  expect(tank('late', { failedLastTurn: true })).toBe(-1)
  expect(tank('late', { failedLastTurn: true, afterJuly1918: true })).toBe(0)
  expect(modifierOf({ ...COMPANY, failedLastTurn: true })).toBe(0)
})

rule('FF-ORD-04', 'a mortar that others spot for is at -1', () => {
  expect(modifierOf({ period: 'mid', unit: 'battalion-mortar', spotted: true })).toBe(-1)
  expect(modifierOf({ period: 'mid', unit: 'regimental-mortar', spotted: true })).toBe(-1)
  expect(modifierOf({ period: 'mid', unit: 'artillery', spotted: true })).toBe(0)
})

rule('FF-MORT-02', 'a mortar may fire on what another stand sees, but obeys less readily', () => {
  const mortar = { period: 'late', unit: 'battalion-mortar' }
  expect(actionsByDie(mortar)).toEqual([0, 0, 1, 1, 2, 2])
  expect(actionsByDie({ ...mortar, spotted: true })).toEqual([0, 0, 0, 1, 1, 2])
})

rule('FF-CMD-05', 'a suppressed commander still gives orders, one worse for each marker', () => {
  const markers = (commandSuppressions: number) => actionsByDie({ ...COMPANY, commandSuppressions })
  expect(markers(1)).toEqual([0, 0, 1, 1, 1, 2])
  expect(markers(2)).toEqual([0, 0, 0, 1, 1, 1])
})

rule('FF-ORD-04', 'guns that see their target add one, heavier guns only in the late period', () => {
  const guns = (period: string, artilleryClass: string) =>
    modifierOf({ period, unit: 'artillery', artilleryClass, lineOfSight: true })
  expect([guns('early', 'field'), guns('mid', 'field'), guns('late', 'field')]).toEqual([1, 1, 1])
  expect([guns('early', 'heavy'), guns('mid', 'heavy'), guns('late', 'heavy')]).toEqual([0, 0, 1])
  expect([guns('mid', 'super-heavy'), guns('late', 'super-heavy')]).toEqual([0, 1])
  expect(modifierOf({ period: 'late', unit: 'battalion-mortar', lineOfSight: true })).toBe(0)
})

rule('FF-ORD-05', 'a natural 1 is no action whatever is added', () => {
  const helped = { ...COMPANY, period: 'late', quality: 'veteran', staff: true, special: 'professionalism' }
  expect(order(helped, 1)).toEqual({
    natural: 1,
    modifier: 5,
    total: 6,
    actions: 0,
    moveOnlyActions: 0,
    failed: true,
  })
})

rule('FF-ORD-06', 'the staff adds 1, in the late period 2', () => {
  const staff = (period: string, options = {}) => modifierOf({ ...COMPANY, period, staff: true, options })
  expect([staff('early'), staff('mid'), staff('late')]).toEqual([1, 1, 2])
  const body = { 'staff-bonus': 'plus-2' }
  expect([staff('early', body), staff('mid', body), staff('late', body)]).toEqual([2, 2, 2])
})

rule('FF-ORD-06', 'the staff helps no unit that the regiment orders', () => {
  for (const unit of ['block-house', 'artillery', 'regimental-mortar']) {
    expect(refused({ period: 'mid', unit, staff: true })).toBe('invalid-input staff')
  }
  expect(modifierOf({ period: 'mid', unit: 'machine-gun', staff: true })).toBe(1)
})

rule('FF-ORD-07', 'a failed order says so', () => {
  expect(order({ period: 'mid', unit: 'artillery' }, 3)).toMatchObject({ actions: 0, failed: true })
  expect(order({ period: 'mid', unit: 'artillery' }, 4)).toMatchObject({ actions: 1, failed: false })
})

rule('FF-ORD-10', 'meaning to cross wire costs 2 in the early period', () => {
  const wire = (unit: string, more: object = {}) =>
    modifierOf({ period: 'early', unit, crossingWire: true, ...more })
  expect(wire('rifle-company')).toBe(-2)
  expect(wire('light-team')).toBe(-2)
  expect(wire('cavalry-squadron')).toBe(0)
  expect(wire('rifle-company', { period: 'mid' })).toBe(0)
  expect(wire('rifle-company', { options: { 'early-wire': 'platoon-roll' } })).toBe(0)
  expect(wire('rifle-company', { options: { 'early-wire': 'both' } })).toBe(-2)
})

rule('FF-ORD-11', 'distance does not concern what the regiment orders, other penalties do', () => {
  for (const unit of ['block-house', 'artillery', 'regimental-mortar']) {
    expect(modifierOf({ period: 'mid', unit, beyondCommandRange: true })).toBe(0)
    expect(modifierOf({ period: 'mid', unit, commandSuppressions: 1 })).toBe(-1)
  }
  expect(modifierOf({ period: 'mid', unit: 'machine-gun', beyondCommandRange: true })).toBe(-1)
})

rule('FF-QUAL-02', 'crewed weapons take no grade, light teams and tanks do', () => {
  for (const unit of ['machine-gun', 'block-house', 'artillery', 'battalion-mortar', 'regimental-mortar']) {
    expect(modifierOf({ period: 'mid', unit, quality: 'veteran' })).toBe(0)
    expect(modifierOf({ period: 'mid', unit, quality: 'raw', underFire: true })).toBe(0)
  }
  for (const unit of ['rifle-company', 'cavalry-squadron', 'light-team', 'tank']) {
    expect(modifierOf({ period: 'mid', unit, quality: 'veteran' })).toBe(1)
  }
})

rule('FF-QUAL-03', 'raw troops start keen and then lose heart; veterans and storm troops are at +1', () => {
  expect(modifierOf({ ...COMPANY, quality: 'raw' })).toBe(1)
  expect(modifierOf({ ...COMPANY, quality: 'raw', underFire: true })).toBe(-1)
  expect(modifierOf({ ...COMPANY, quality: 'experienced', underFire: true })).toBe(0)
  expect(modifierOf({ ...COMPANY, quality: 'veteran' })).toBe(1)
  expect(modifierOf({ ...COMPANY, quality: 'storm' })).toBe(1)
})

rule('FF-QUAL-03', 'by the other reading raw troops under fire lose 2 on a die of 4 or more', () => {
  const raw = { ...COMPANY, quality: 'raw', options: { 'raw-under-fire': 'minus-2-on-4-plus' } }
  expect([1, 3, 4, 6].map((die) => modifierOf({ ...raw, underFire: true }, die))).toEqual([0, 0, -2, -2])
  expect(modifierOf(raw, 5)).toBe(1)
})

rule('FF-DS-02', 'deep suppression reaches guns and regimental mortars behind the front', () => {
  const deep = (unit: string, more: object = {}) =>
    modifierOf({ period: 'mid', unit, deepSuppression: 2, ...more })
  expect([deep('artillery'), deep('regimental-mortar')]).toEqual([-2, -2])
  expect(deep('artillery', { inFrontLine: true })).toBe(0)
  expect([deep('machine-gun'), deep('block-house'), deep('battalion-mortar'), deep('tank')]).toEqual([
    0, 0, 0, 0,
  ])
  expect(refused({ period: 'early', unit: 'artillery', deepSuppression: 1 })).toBe(
    'invalid-input deepSuppression',
  )
})

rule('FF-DS-02', 'by the other reading it reaches machine guns and block houses of a regiment too', () => {
  const options = { 'deep-suppression-scope': 'all-assets' }
  const deep = (unit: string, more: object = {}) =>
    modifierOf({ period: 'mid', unit, deepSuppression: 2, options, ...more })
  expect(['artillery', 'regimental-mortar', 'machine-gun', 'block-house'].map((unit) => deep(unit))).toEqual([
    -2, -2, -2, -2,
  ])
  expect(deep('machine-gun', { inFrontLine: true })).toBe(0)
  expect([deep('battalion-mortar'), deep('tank'), deep('light-team')]).toEqual([0, 0, 0])
})

rule(['FF-NAT-04', 'FF-NAT-07'], 'Professionalism and Prussian Discipline add 2', () => {
  expect(modifierOf({ ...COMPANY, special: 'professionalism' })).toBe(2)
  expect(modifierOf({ ...COMPANY, special: 'prussian-discipline' })).toBe(2)
})

rule('FF-NAT-03', 'Pals add 2 and must be raw', () => {
  expect(modifierOf({ ...COMPANY, quality: 'raw', underFire: true, special: 'pals' })).toBe(1)
  expect(refused({ ...COMPANY, special: 'pals' })).toBe('invalid-input special')
})

rule('FF-NAT-05', 'what Elan gains must be spent on moves', () => {
  const elan = { ...COMPANY, special: 'elan' }
  expect(order(elan, 4)).toMatchObject({ modifier: 1, actions: 2, moveOnlyActions: 1 })
  expect(order(elan, 5)).toMatchObject({ actions: 2, moveOnlyActions: 0 })
  expect(order(elan, 6)).toMatchObject({ actions: 3, moveOnlyActions: 1 })
  expect(order(elan, 1)).toMatchObject({ actions: 0, moveOnlyActions: 0 })
})

rule('FF-NAT-05', 'Elan is for companies and cavalry before the late period', () => {
  expect(refused({ ...COMPANY, period: 'late', special: 'elan' })).toBe('invalid-input special')
  expect(refused({ period: 'mid', unit: 'tank', special: 'elan' })).toBe('invalid-input special')
  expect(modifierOf({ period: 'early', unit: 'cavalry-squadron', special: 'elan' })).toBe(1)
})

rule('FF-NAT-09', 'staff and cards add to a national bonus', () => {
  expect(modifierOf({ ...COMPANY, staff: true, card: 2, special: 'professionalism' })).toBe(5)
  expect(modifierOf({ ...COMPANY, special: null })).toBe(0)
})

rule('FF-EVT-02', 'cards change an order by as much as 2 either way', () => {
  expect(modifierOf({ ...COMPANY, card: -2 })).toBe(-2)
  expect(refused({ ...COMPANY, card: 3 })).toBe('invalid-input card')
})

rule('FF-ORD-04', 'wrong input is refused at its field', () => {
  expect(refused({ unit: 'tank' })).toBe('invalid-input period')
  expect(refused({ period: 'mid' })).toBe('invalid-input unit')
  expect(refused({ ...COMPANY, unit: 'lorry' })).toBe('invalid-input unit')
  expect(refused({ ...COMPANY, commandSuppressions: 3 })).toBe('invalid-input commandSuppressions')
  expect(refused({ ...COMPANY, deepSuppression: 3 })).toBe('invalid-input deepSuppression')
  expect(refused({ ...COMPANY, inGas: 'yes' })).toBe('invalid-input inGas')
  expect(refused({ ...COMPANY, weather: 'rain' })).toBe('invalid-input weather')
  expect(refused({ ...COMPANY, options: { 'staff-bonus': 'plus-9' } })).toBe(
    'invalid-input options.staff-bonus',
  )
  expect(refused({ ...COMPANY, options: { 'no-such-rule': 'on' } })).toBe(
    'invalid-input options.no-such-rule',
  )
})
