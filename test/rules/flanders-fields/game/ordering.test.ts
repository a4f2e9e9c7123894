import { expect } from 'vitest'
import { orderedNamed } from '#rules/flanders-fields/game/commanders.ts'
import { plainOrder } from '#rules/flanders-fields/game/phases/actions/declarations.ts'
import { orderOdds } from '#rules/flanders-fields/game/phases/actions/odds.ts'
import type { Cloud, State } from '#rules/flanders-fields/game/state.ts'
import { fromCm, pointAt } from '#rules/flanders-fields/tables/index.ts'
import { rule } from '../../../rule.ts'
import { ordered, refusalOf, standIn, withStand, withUnit } from '../battle.ts'
import { inBattalion, inSupport, rolled, withBattalion, without } from '../commanding.ts'

const cloudAt = (x: number, y: number): Cloud => ({
  id: 'gas-1',
  side: 'attacker',
  kind: 'offensive',
  centre: pointAt({ x, y }),
  width: fromCm(20),
  depth: fromCm(10),
  age: 1,
})
const modifierOf = (state: State, unit: string, declared: object = {}) =>
  rolled(state, state.active, { unit, ...declared }, 4).modifier

rule('FF-ORD-01', 'one die a unit gives its actions, once a turn', () => {
  const state = inBattalion('first-battle', 'a1')
  const { roll, total, actions, after } = rolled(state, 'attacker', { unit: 'a1a' }, 5)
  expect([roll, total, actions]).toEqual([5, 5, 2])
  expect(after.phases.at(-1)).toMatchObject({ name: 'actions', unit: 'a1a', left: 2 })
  const failed = rolled(state, 'attacker', { unit: 'a1a' }, 1).after
  expect(refusalOf(failed, 'attacker', { kind: 'order', unit: 'a1a' })).toBe('ordered-already FF-ORD-01')
})

rule('FF-ORD-02', 'each company rolls its own die, or all share one by the house rule', () => {
  const state = inBattalion('first-battle', 'a1')
  const shared = { ...state, options: { ...state.options, 'rifle-order-dice': 'per-battalion' as const } }
  const first = rolled(shared, 'attacker', { unit: 'a1a' }, 1).after
  const { events } = ordered(first, 'attacker', { kind: 'order', unit: 'a1b' }, [])
  expect(events).toContainEqual(expect.objectContaining({ kind: 'ordered', unit: 'a1b', roll: 1 }))
  expect(
    rolled(rolled(state, 'attacker', { unit: 'a1a' }, 1).after, 'attacker', { unit: 'a1b' }, 6).roll,
  ).toBe(6)
})

rule('FF-ORD-03', 'the odds of an order are those of its row', () => {
  const state = inBattalion('first-battle', 'a1')
  const odds = (unit: string) => {
    const one = orderedNamed(state, unit)
    if (!one) throw new Error(unit)
    const declared = {
      staff: false,
      national: false,
      cards: [],
      wire: false,
      spotted: false,
      sight: false,
      elan: false,
    }
    return orderOdds(state, one, { kind: 'order', unit, ...declared }).map((chance) => Math.round(chance * 6))
  }
  expect(odds('a1a')).toEqual([1, 3, 2, 0])
  expect(odds('a1m1')).toEqual([1, 1, 3, 1])
  expect(odds('a1g1')).toEqual([2, 3, 1, 0])
})

rule('FF-ORD-04', 'one off for a stand more than 25 cm from the commander', () => {
  const state = inBattalion('first-battle', 'a1')
  // The command is a disc of 2 cm at (45, 10), the platoon 1.5 cm deep.
  expect(modifierOf(withStand(state, 'a1a1', { x: 45, y: 10 + 1 + 25 + 0.75 }), 'a1a')).toBe(0)
  expect(modifierOf(withStand(state, 'a1a1', { x: 45, y: 10 + 1 + 25.01 + 0.75 }), 'a1a')).toBe(-1)
})

rule('FF-ORD-04', 'one off for a field promotion and for each marker on the command stand', () => {
  const state = inBattalion('first-battle', 'a1')
  const promoted = withBattalion(withStand(state, 'a1h', { markers: 2 }), 'a1', { promoted: true })
  expect(modifierOf(promoted, 'a1a')).toBe(-3)
})

rule('FF-ORD-04', 'one off for a tank that failed, until August 1918', () => {
  const hamel = withUnit(inBattalion('hamel-1918', 'a1'), 'a1k1', { failed: true })
  expect(modifierOf(hamel, 'a1k1')).toBe(-1)
  const amiens = withUnit(inBattalion('amiens-1918', 'a1'), 'a1k1', { failed: true })
  expect(modifierOf(amiens, 'a1k1')).toBe(0)
})

rule('FF-ORD-04', 'a failed order is remembered until the tank is ordered with success', () => {
  const failed = rolled(inBattalion('hamel-1918', 'a1'), 'attacker', { unit: 'a1k1' }, 1).after
  expect(failed.units.find(({ id }) => id === 'a1k1')?.failed).toBe(true)
  const again = withUnit(failed, 'a1k1', { done: false })
  const { after } = rolled(
    { ...again, phases: inBattalion('hamel-1918', 'a1').phases },
    'attacker',
    { unit: 'a1k1' },
    5,
  )
  expect(after.units.find(({ id }) => id === 'a1k1')?.failed).toBe(false)
})

rule(['FF-ORD-04', 'FF-ORD-16'], 'one off, once, for a commander or any stand in gas', () => {
  const state = inBattalion('first-battle', 'a1')
  const { x, y } = { x: 28, y: 13 }
  expect(modifierOf({ ...state, clouds: [cloudAt(x, y)] }, 'a1a')).toBe(-1)
  expect(modifierOf({ ...state, clouds: [cloudAt(45, 10)] }, 'a1a')).toBe(-1)
  expect(modifierOf({ ...state, clouds: [cloudAt(x, y), cloudAt(45, 10)] }, 'a1a')).toBe(-1)
  expect(modifierOf({ ...state, clouds: [cloudAt(80, 40)] }, 'a1a')).toBe(0)
})

rule('FF-ORD-05', 'a natural 1 fails whatever is added', () => {
  const state = withBattalion(inBattalion('hamel-1918', 'a1'), 'a1', { staff: true })
  const { total, actions } = rolled(state, 'attacker', { unit: 'a1a', staff: true, national: true }, 1)
  expect([total, actions]).toEqual([6, 0])
})

rule('FF-ORD-06', 'the staff marker adds 1 in mid and 2 in late, once, for what a battalion orders', () => {
  const late = withBattalion(inBattalion('hamel-1918', 'a2'), 'a2', { staff: true })
  const { modifier, after } = rolled(late, 'attacker', { unit: 'a2a', staff: true }, 4)
  expect(modifier).toBe(2)
  expect(after.battalions.find(({ id }) => id === 'a2')?.staff).toBe(false)
  expect(
    refusalOf(inBattalion('hamel-1918', 'a2'), 'attacker', { kind: 'order', unit: 'a2a', staff: true }),
  ).toBe('no-staff FF-ORD-06')
  const mid = withBattalion(inBattalion('serre-1916', 'd1', 'defender'), 'd1', { staff: true })
  expect(modifierOf(mid, 'd1b', { staff: true }) - modifierOf(mid, 'd1b')).toBe(1)
})

rule(
  'FF-QUAL-03',
  'raw troops add 1 until their battalion is under fire, then lose 1; veterans add 1',
  () => {
    const state = inBattalion('hamel-1918', 'd2', 'defender')
    expect(modifierOf(state, 'd2a')).toBe(1)
    expect(modifierOf(withBattalion(state, 'd2', { underFire: true }), 'd2a')).toBe(-1)
    expect(modifierOf(withStand(inBattalion('hamel-1918', 'a1'), 'a1h', { x: 22, y: 10 }), 'a1b')).toBe(1)
  },
)

rule('FF-QUAL-02', 'machine guns count as experienced whatever their battalion', () => {
  expect(modifierOf(inBattalion('hamel-1918', 'd2', 'defender'), 'd2m1')).toBe(0)
})

rule('FF-ORD-11', 'regimental weapons know no distance, but their commander counts', () => {
  const state = inSupport('hamel-1918')
  expect(modifierOf(withStand(state, 'aR1h', { x: 110, y: 19 }), 'aR1m1')).toBe(0)
  expect(modifierOf(withStand(state, 'aR1h', { markers: 1 }), 'aR1m1')).toBe(-1)
})

rule('FF-ORG-07', 'a gun of a battalion knows neither distance nor staff nor deep suppression', () => {
  const state = withBattalion(inBattalion('first-battle', 'a1'), 'a1', { staff: true })
  expect(modifierOf(withStand(state, 'a1h', { x: 85, y: 15 }), 'a1g1')).toBe(0)
  expect(refusalOf(state, 'attacker', { kind: 'order', unit: 'a1g1', staff: true })).toBe(
    'no-staff FF-ORD-06',
  )
})

rule('FF-DS-02', 'deep suppression weighs on the guns of the defender behind his front line', () => {
  const state = { ...inSupport('serre-1916', 'defender'), deepSuppression: 2 }
  expect(modifierOf(state, 'dR1o1')).toBe(-2)
  expect(modifierOf(state, 'dR1m1')).toBe(0)
  expect(modifierOf({ ...inSupport('serre-1916'), deepSuppression: 2 }, 'aR1o1')).toBe(0)
})

rule('FF-DS-02', 'with all assets the machine guns of a regiment too, but none in the front line', () => {
  const before = { ...inSupport('serre-1916', 'defender'), deepSuppression: 2 }
  const state = { ...before, options: { ...before.options, 'deep-suppression-scope': 'all-assets' as const } }
  const gun = standIn(state, 'dR1m1')
  // The front trench of Serre lies at y 68.
  const behind = withStand(state, gun.id, { x: 60, y: 98 })
  expect(modifierOf(behind, 'dR1m1')).toBe(-2)
  expect(modifierOf(withStand(state, gun.id, { x: 60, y: 90 }), 'dR1m1')).toBe(0)
  expect(modifierOf({ ...behind, options: before.options }, 'dR1m1')).toBe(0)
  // FF-ORG-07: that of a battalion is not concerned.
  const battalion = inBattalion('serre-1916', 'd1', 'defender')
  const own = { ...battalion, deepSuppression: 2, options: state.options }
  expect(modifierOf(withStand(own, 'd1m1', { x: 60, y: 98 }), 'd1m1')).toBe(0)
})

rule('FF-DS-02', 'a block house in the rear has no stand of its own to measure from', () => {
  const before = { ...inSupport('hamel-1918', 'defender'), deepSuppression: 1 }
  const state = { ...before, options: { ...before.options, 'deep-suppression-scope': 'all-assets' as const } }
  const [house] = state.blockHouses
  const far = { ...state, blockHouses: house ? [{ ...house, centre: pointAt({ x: 36, y: 110 }) }] : [] }
  expect(modifierOf(far, 'dR1b1')).toBe(-1)
  expect(modifierOf(state, 'dR1b1')).toBe(0)
})

rule('FF-ORD-13', 'a gun adds for sight only with an enemy in its arc', () => {
  const state = inBattalion('first-battle', 'a1')
  const gun = standIn(state, 'a1g1')
  const seen = withStand(state, 'd1a1', { x: 32, y: 30 })
  expect(gun.type).toBe('field-gun')
  expect(modifierOf(seen, 'a1g1', { sight: true })).toBe(1)
  const away = withStand(seen, 'a1g1', { heading: 180 })
  expect(refusalOf(away, 'attacker', { kind: 'order', unit: 'a1g1', sight: true })).toBe('no-sight FF-ORD-13')
  expect(refusalOf(seen, 'attacker', { kind: 'order', unit: 'a1a', sight: true })).toBe('no-sight FF-ORD-13')
})

rule('FF-ORD-15', 'nobody without a commander, in reserve or wholly below is ordered', () => {
  const state = inBattalion('hamel-1918', 'a1')
  const order = { kind: 'order', unit: 'a1a' }
  expect(refusalOf(without(state, 'a1h'), 'attacker', order)).toBe('no-commander FF-CMD-07')
  expect(refusalOf(withUnit(state, 'a1a', { at: 'reserve' }), 'attacker', order)).toBe('in-reserve FF-ORD-15')
  const down = ['a1a1', 'a1a2', 'a1a3'].reduce((one, id) => withStand(one, id, { below: true }), state)
  expect(refusalOf(down, 'attacker', order)).toBe('all-below FF-ORD-15')
  expect(refusalOf(withStand(down, 'a1a2', { below: false }), 'attacker', order)).toBeUndefined()
})

rule('FF-ORD-16', 'one off for a block house that lies in gas', () => {
  const state = inSupport('serre-1916', 'defender')
  const plain = modifierOf(state, 'dR1b1')
  expect(modifierOf({ ...state, clouds: [cloudAt(96, 86)] }, 'dR1b1')).toBe(plain - 1)
})

rule('FF-ORD-13', 'a block house is an enemy to see', () => {
  const state = inSupport('hamel-1918')
  const gun = { ...standIn(state, 'aR1m1'), id: 'aR1g1', unit: 'aR1g1', type: 'field-gun' as const }
  const alone: State = {
    ...withUnit(state, 'aR1m1', { id: 'aR1g1', kind: 'artillery', type: 'field-gun' }),
    stands: [
      ...state.stands.filter(({ side }) => side === 'attacker'),
      { ...gun, centre: pointAt({ x: 36, y: 40 }) },
    ],
  }
  expect(refusalOf(alone, 'attacker', { kind: 'order', unit: 'aR1g1', sight: true })).toBeUndefined()
  expect(
    refusalOf({ ...alone, blockHouses: [] }, 'attacker', { kind: 'order', unit: 'aR1g1', sight: true }),
  ).toBe('no-sight FF-ORD-13')
})

rule('FF-EVT-04', 'the odds of an order count the cards that are played with it', () => {
  const state = inBattalion('first-battle', 'a1')
  const company = orderedNamed(state, 'a1a')
  if (!company) throw new Error('no company')
  const plain = orderOdds(state, company, plainOrder('a1a'))
  const helped = orderOdds(state, company, { ...plainOrder('a1a'), cards: ['10H'] })
  expect([plain[2], helped[3]].map((share) => Math.round(share * 6))).toEqual([2, 1])
})
