import { expect } from 'vitest'
import { accept } from '#kernel/procedure/schema.ts'
import { PHASES } from '#rules/flanders-fields/game/index.ts'
import { ORDER_SCHEMA } from '#rules/flanders-fields/game/phases/index.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { rule } from '../../../rule.ts'
import { ordered, refusalOf, withStand, withUnit } from '../battle.ts'
import { inBattalion, inSupport, rolled, withBattalion, without } from '../commanding.ts'

const order = (unit: string) => ({ kind: 'order', unit })
const staff = (regiment: string, battalion: string) => ({ kind: 'staff', regiment, battalion })
const topOf = ({ phases }: State) => phases.at(-1)

rule(['FF-ORD-06', 'FF-TURN-08'], 'each regiment gives one staff marker, to a battalion of its own', () => {
  const state = inSupport('amiens-1918')
  expect(refusalOf(state, 'attacker', staff('aR1', 'a4'))).toBe('no-commander FF-ORD-06')
  const given = ordered(state, 'attacker', staff('aR1', 'a1')).state
  expect(given.battalions.filter((battalion) => battalion.staff).map(({ id }) => id)).toEqual(['a1'])
  expect(refusalOf(given, 'attacker', staff('aR1', 'a2'))).toBe('staff-given FF-ORD-06')
  const begun = rolled(given, 'attacker', { unit: 'aR1m1' }, 1).after
  expect(refusalOf(begun, 'attacker', staff('aR2', 'a4'))).toBe('too-late FF-TURN-08')
})

rule('FF-CMD-07', 'without its command a regiment gives neither staff nor orders', () => {
  const state = without(inSupport('amiens-1918'), 'aR1h')
  expect(refusalOf(state, 'attacker', staff('aR1', 'a1'))).toBe('no-commander FF-CMD-07')
  expect(refusalOf(state, 'attacker', order('aR1o1'))).toBe('no-commander FF-CMD-07')
})

rule('FF-TURN-08', 'guns close the machine guns of a regiment, another regiment closes the first', () => {
  const state = inSupport('amiens-1918')
  const guns = rolled(state, 'attacker', { unit: 'aR1o1' }, 1).after
  expect(refusalOf(guns, 'attacker', order('aR1m1'))).toBe('too-late FF-TURN-08')
  const other = rolled(guns, 'attacker', { unit: 'aR2m1' }, 1).after
  expect(refusalOf(other, 'attacker', order('aR1o2'))).toBe('too-late FF-TURN-08')
  expect(refusalOf(other, 'attacker', order('aR2o1'))).toBeUndefined()
  expect(refusalOf(state, 'attacker', order('a1a'))).toBe('not-now FF-TURN-08')
})

rule('FF-ORD-12', 'block houses are ordered one by one by their regiment', () => {
  const state = inSupport('hamel-1918', 'defender')
  const { after, type, actions } = rolled(state, 'defender', { unit: 'dR1b1' }, 3)
  expect([type, actions]).toEqual(['block-house', 2])
  expect(after.blockHouses[0]?.done).toBe(true)
})

rule(['FF-TURN-16', 'FF-TURN-13'], 'a player may pass the rest; what has nothing to do is not asked', () => {
  const passed = ordered(inSupport('hamel-1918'), 'attacker', { kind: 'go-on' }).state
  expect(topOf(passed)).toMatchObject({ name: 'battalion-orders', battalion: null })
  expect(PHASES.pending(inSupport('first-battle'))).toEqual([])
})

rule('FF-TURN-09', 'a battalion is begun, finished, and not taken up again', () => {
  const state = inBattalion('hamel-1918', null)
  expect(refusalOf(state, 'attacker', order('a1a'))).toBe('no-battalion FF-TURN-09')
  const first = ordered(state, 'attacker', { kind: 'battalion', battalion: 'a1' }).state
  expect(refusalOf(first, 'attacker', { kind: 'battalion', battalion: 'a2' })).toBe('not-finished FF-TURN-09')
  expect(refusalOf(first, 'attacker', order('a2a'))).toBe('other-battalion FF-TURN-09')
  const ended = ordered(first, 'attacker', { kind: 'end-battalion' }).state
  expect(refusalOf(ended, 'attacker', { kind: 'battalion', battalion: 'a1' })).toBe('done FF-TURN-09')
  expect(refusalOf(ended, 'attacker', { kind: 'battalion', battalion: 'a2' })).toBeUndefined()
})

rule('FF-TURN-09', 'tanks, machine guns, mortars, companies: a step passed is not returned to', () => {
  const state = inBattalion('hamel-1918', 'a1')
  const mortar = rolled(state, 'attacker', { unit: 'a1t1' }, 1).after
  expect(refusalOf(mortar, 'attacker', order('a1k1'))).toBe('too-late FF-TURN-09')
  const company = rolled(mortar, 'attacker', { unit: 'a1a' }, 1).after
  expect(refusalOf(company, 'attacker', order('a1b'))).toBeUndefined()
})

rule('FF-TURN-09', 'a battalion with nobody left to order is finished', () => {
  const state = inBattalion('hamel-1918', 'a2')
  const others = ['a2a', 'a2b', 'a2c', 'a2k1'].reduce((one, id) => withUnit(one, id, { done: true }), state)
  const { after } = rolled(others, 'attacker', { unit: 'a2d' }, 1)
  expect(topOf(after)).toMatchObject({ name: 'battalion-orders', battalion: null })
  expect(after.battalions.find(({ id }) => id === 'a2')?.done).toBe(true)
})

rule('FF-ORD-15', 'a unit spends its actions one by one, or stops early', () => {
  const { after } = rolled(inBattalion('first-battle', 'a1'), 'attacker', { unit: 'a1a' }, 6)
  const marked = withStand(after, 'a1a1', { markers: 2 })
  const once = ordered(marked, 'attacker', { kind: 'recover' }).state
  expect(topOf(once)).toMatchObject({ name: 'actions', left: 1 })
  const twice = ordered(once, 'attacker', { kind: 'recover' }).state
  expect(topOf(twice)).toMatchObject({ name: 'battalion-orders' })
  expect(topOf(ordered(once, 'attacker', { kind: 'end-unit' }).state)).toMatchObject({
    name: 'battalion-orders',
  })
})

rule(['FF-SUPP-02', 'FF-SUPP-04'], 'one action takes a marker off every stand, the wire included', () => {
  const { after } = rolled(inBattalion('first-battle', 'a1'), 'attacker', { unit: 'a1a' }, 6)
  expect(refusalOf(after, 'attacker', { kind: 'recover' })).toBe('not-suppressed FF-SUPP-02')
  const wire = { belt: 0, step: 0, from: 'attacker' } as const
  const marked = withStand(withStand(after, 'a1a1', { markers: 2 }), 'a1a3', { markers: 1, wire })
  const { state } = ordered(marked, 'attacker', { kind: 'recover' })
  expect(state.stands.filter(({ unit }) => unit === 'a1a').map(({ markers }) => markers)).toEqual([1, 0, 0])
  const single = { ...marked, options: { ...marked.options, 'recovery-scope': 'platoon' as const } }
  expect(refusalOf(single, 'attacker', { kind: 'recover' })).toBe('which-stand FF-SUPP-02')
  const one = ordered(single, 'attacker', { kind: 'recover', target: 'a1a3' }).state
  expect(one.stands.filter(({ unit }) => unit === 'a1a').map(({ markers }) => markers)).toEqual([2, 0, 0])
})

rule('FF-SUPP-03', 'a marker stays until recovered, whatever the order die shows', () => {
  const state = withStand(inBattalion('first-battle', 'a1'), 'a1a1', { markers: 1 })
  const { after } = rolled(state, 'attacker', { unit: 'a1a' }, 1)
  expect(after.stands.find(({ id }) => id === 'a1a1')?.markers).toBe(1)
})

rule(['FF-ORD-09', 'FF-ORD-14'], 'a gun limbers with one action and turns freely', () => {
  const { after } = rolled(inBattalion('first-battle', 'a1'), 'attacker', { unit: 'a1g1' }, 6)
  expect(refusalOf(after, 'attacker', { kind: 'pack' })).toBe('cannot FF-ORD-09')
  expect(refusalOf(after, 'attacker', { kind: 'unlimber' })).toBe('already FF-ORD-09')
  const { state } = ordered(after, 'attacker', { kind: 'limber', facing: 180 })
  expect(state.stands.find(({ id }) => id === 'a1g1')).toMatchObject({ stowed: true, heading: 18_000 })
  const crowded = withStand(after, 'a1a1', { x: 32, y: 8.8 })
  expect(refusalOf(crowded, 'attacker', { kind: 'limber', facing: 90 })).toBe('no-room FF-TAB-01')
})

rule('FF-ORG-08', 'a tank whose battalion waits in reserve is ordered by the nearest command', () => {
  const state = inBattalion('hamel-1918', 'a2')
  const reserved: State = {
    ...state,
    units: state.units.map((unit) =>
      unit.battalion === 'a3' && unit.kind !== 'tank' ? { ...unit, at: 'reserve' } : unit,
    ),
    stands: state.stands.filter(({ unit }) => !['a3a', 'a3b', 'a3c', 'a3d', 'a3h'].includes(unit)),
  }
  expect(refusalOf(reserved, 'attacker', order('a3k1'))).toBeUndefined()
  expect(refusalOf(state, 'attacker', order('a3k1'))).toBe('other-battalion FF-TURN-09')
})

rule('FF-ORG-02', 'a regiment orders its own weapons, not rifle companies', () => {
  const state = withBattalion(inSupport('hamel-1918'), 'a1', { done: false })
  expect(refusalOf(state, 'attacker', order('a1b'))).toBe('not-now FF-TURN-08')
  expect(PHASES.pending(state)).toEqual(['attacker'])
})

rule('FF-TURN-17', 'what is refused is a sentence that names what is wrong and the clause', () => {
  const told = (state: State, received: object) => {
    const read = accept(ORDER_SCHEMA, received)
    if (!read.ok) throw new Error(read.error.message)
    return PHASES.check(state, 'attacker', read.value)
  }
  const state = inBattalion('first-battle', 'a1')
  expect(told(state, order('a9z'))).toMatchObject({
    message: 'You have no unit "a9z". (FF-TURN-17)',
    clause: 'FF-TURN-17',
  })
  expect(told(state, { kind: 'go-on' })?.clause).toBe('FF-TURN-17')
  const company = rolled(state, 'attacker', { unit: 'a1a' }, 4).after
  const twice = { stand: 'a1a1', path: [[23, 14]] }
  expect(told(company, { kind: 'move', stands: [twice, twice] })?.message).toMatch(
    /^1st platoon .+ is named twice\. \(FF-TURN-17\)$/,
  )
  const gun = rolled(state, 'attacker', { unit: 'a1m1' }, 4).after
  expect(told(gun, { kind: 'move', stands: [{ stand: 'a1m1', path: [[36.5, 40]] }] })?.message).toMatch(
    /^That is too far for machine gun 1/,
  )
  expect(told(gun, { kind: 'recover' })?.message).toMatch(/^Nobody of machine gun 1/)
})
