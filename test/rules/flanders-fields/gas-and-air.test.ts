import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const wind = (input: object, dice: readonly number[] = []) =>
  resolved('flanders-fields', 'gas-wind', input, dice)
const drift = (dice: readonly number[], heading = 0, speed = 10) =>
  wind({ mode: 'drift', speed, heading }, dice)

rule(['FF-GAS-02', 'FF-GAS-03'], 'a released cloud has its side’s size and a wind of 10 and two dice', () => {
  expect(wind({ mode: 'release', side: 'attacker', heading: 10 }, [3, 4])).toEqual({
    speed: 17,
    heading: 10,
    dispersed: false,
    width: 20,
    depth: 10,
  })
  expect(wind({ mode: 'release', side: 'defender', heading: 180 }, [1, 1])).toEqual({
    speed: 12,
    heading: 180,
    dispersed: false,
    width: 10,
    depth: 5,
  })
})

rule('FF-GAS-04', 'on 1 or 2 the wind holds', () => {
  for (const die of [1, 2]) expect(drift([die])).toEqual({ speed: 10, heading: 0, dispersed: false })
})

rule('FF-GAS-04', 'on 3 it rises and on 4 it falls, not below 0', () => {
  expect(drift([3, 6])).toEqual({ speed: 16, heading: 0, dispersed: false })
  expect(drift([4, 6])).toEqual({ speed: 4, heading: 0, dispersed: false })
  expect(drift([4, 6], 0, 3).speed).toBe(0)
})

rule('FF-GAS-04', 'on 5 it turns to a new heading at 5 and two dice', () => {
  const turned = [1, 2, 3, 4, 5, 6].map((die) => drift([5, die, 1, 2]).heading)
  expect(turned).toEqual([45, 90, 135, 315, 270, 225])
  expect(drift([5, 3, 6, 6], 300)).toEqual({ speed: 17, heading: 75, dispersed: false })
})

rule('FF-GAS-04', 'on 6 the gas is gone', () => {
  expect(drift([6], 40)).toEqual({ speed: 0, heading: 40, dispersed: true })
})

rule('FF-GAS-03', 'what each mode needs must be said', () => {
  const refused = (input: object) => refusal('flanders-fields', 'gas-wind', input, [1, 1])
  expect(refused({ heading: 0 })).toBe('invalid-input mode')
  expect(refused({ mode: 'release', heading: 0 })).toBe('invalid-input side')
  expect(refused({ mode: 'release', side: 'attacker' })).toBe('invalid-input heading')
  expect(refused({ mode: 'release', side: 'attacker', heading: 360 })).toBe('invalid-input heading')
  expect(refused({ mode: 'drift', heading: 0 })).toBe('invalid-input speed')
  expect(refused({ mode: 'drift', speed: -1, heading: 0 })).toBe('invalid-input speed')
  expect(refused({ mode: 'drift', speed: 1 })).toBe('invalid-input heading')
})

rule('FF-AIR-01', 'a mission comes on 5, by the other reading only on 6', () => {
  const call = (die: number, options: object = {}) =>
    resolved('flanders-fields', 'air-call', { period: 'late', options }, [die])
  expect(call(4)).toEqual({ total: 4, arrives: false })
  expect(call(5)).toEqual({ total: 5, arrives: true })
  const options = { 'air-call': 'order-minus-3' }
  expect(call(5, options)).toEqual({ total: 2, arrives: false })
  expect(call(6, options)).toEqual({ total: 3, arrives: true })
  for (const period of ['early', 'mid']) {
    expect(refusal('flanders-fields', 'air-call', { period }, [5])).toBe('invalid-input period')
  }
})

const raid = (targets: readonly object[], dice: readonly number[]) =>
  resolved('flanders-fields', 'air-attack', { targets }, dice)
const INFANTRY = { kind: 'infantry', cover: 'medium' }

rule('FF-AIR-02', 'one to three stands in open, soft or medium cover', () => {
  const refused = (targets: unknown) => refusal('flanders-fields', 'air-attack', { targets }, [1, 1])
  expect(refused([])).toBe('invalid-input targets')
  expect(refused([INFANTRY, INFANTRY, INFANTRY, INFANTRY])).toBe('invalid-input targets')
  expect(refused([{ kind: 'infantry', cover: 'hard' }])).toBe('invalid-input targets.0.cover')
  expect(refused([{ kind: 'tank', cover: 'open' }])).toBe('invalid-input targets.0.kind')
})

rule('FF-AIR-03', 'what is added to both dice', () => {
  const totals = (kind: string, cover: string) => {
    const { aircraftTotal, targetTotal } = (
      raid([{ kind, cover }], [3, 3]).results as readonly Record<string, number>[]
    )[0] ?? { aircraftTotal: 0, targetTotal: 0 }
    return [aircraftTotal, targetTotal]
  }
  expect(totals('infantry', 'open')).toEqual([6, 3])
  expect(totals('infantry', 'soft')).toEqual([5, 3])
  expect(totals('infantry', 'medium')).toEqual([4, 3])
  expect(totals('artillery', 'medium')).toEqual([6, 3])
  expect(totals('support-weapon', 'medium')).toEqual([6, 3])
  expect(totals('machine-gun', 'medium')).toEqual([6, 5])
})

rule('FF-AIR-03', 'a lead of 1 or 2 suppresses or drives off, of 3 destroys', () => {
  const outcome = (dice: readonly number[]) =>
    (raid([INFANTRY], dice).results as readonly { outcome: string }[])[0]?.outcome
  expect(outcome([3, 4])).toBe('none')
  expect([outcome([3, 3]), outcome([4, 3])]).toEqual(['target-suppressed', 'target-suppressed'])
  expect(outcome([5, 3])).toBe('target-destroyed')
  expect([outcome([2, 4]), outcome([1, 4])]).toEqual(['aircraft-driven-off', 'aircraft-driven-off'])
  expect(outcome([1, 5])).toBe('aircraft-destroyed')
})

rule('FF-AIR-03', 'the mission ends with the aircraft', () => {
  expect(raid([INFANTRY, INFANTRY, INFANTRY], [3, 4, 1, 6])).toEqual({
    results: [
      { aircraftTotal: 4, targetTotal: 4, outcome: 'none', realigned: false },
      { aircraftTotal: 2, targetTotal: 6, outcome: 'aircraft-destroyed', realigned: false },
    ],
    aircraft: 'destroyed',
  })
  expect(raid([INFANTRY, INFANTRY], [3, 4, 3, 4]).aircraft).toBe('ok')
})

rule('FF-AIR-04', 'a machine gun that survives has lost its line', () => {
  const gun = { kind: 'machine-gun', cover: 'medium' }
  const realigned = (dice: readonly number[]) =>
    (raid([gun], dice).results as readonly { realigned: boolean }[])[0]?.realigned
  expect(realigned([3, 3])).toBe(true)
  expect(realigned([1, 6])).toBe(true)
  expect(realigned([6, 1])).toBe(false)
})
