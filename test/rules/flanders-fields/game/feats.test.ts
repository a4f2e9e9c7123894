import { expect } from 'vitest'
import { stateOf } from '#rules/flanders-fields/game/set-up/index.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { view } from '#rules/flanders-fields/game/view.ts'
import type { Side } from '#rules/flanders-fields/vocabulary.ts'
import { rule } from '../../../rule.ts'
import {
  atTurnStart,
  begun,
  ordered,
  refusalOf,
  standIn,
  waitingFor,
  withStand,
  withUnit,
} from '../battle.ts'
import { inBattalion, inSupport } from '../commanding.ts'
import { holding } from './interrupted.ts'
import { acting, follows, only, refused } from './movement.ts'

const inAir = (state: State = begun('hamel-1918')): State =>
  waitingFor(state, { name: 'air-attack', side: 'attacker', regiment: 'aR1' })

rule('FF-AIR-01', 'a mission comes on 5 or 6, one call a regiment and turn; a failed call keeps it', () => {
  const state = inSupport('hamel-1918')
  const failed = ordered(state, 'attacker', { kind: 'air', regiment: 'aR1' }, [4]).state
  expect(failed.armies.attacker.airMissions).toBe(2)
  expect(refusalOf(inSupport('hamel-1918', 'defender'), 'defender', { kind: 'air', regiment: 'dR1' })).toBe(
    'no-missions FF-AIR-01',
  )
  const come = ordered(state, 'attacker', { kind: 'air', regiment: 'aR1' }, [5]).state
  expect(come.armies.attacker.airMissions).toBe(1)
  expect(come.phases.at(-1)).toMatchObject({ name: 'air-attack', regiment: 'aR1' })
})

// Company A of I Battalion stands at y 66 from x 30 to 18, 3 cm wide and 3 cm apart.
const line = (targets: readonly string[], x = 24) => ({ kind: 'air-attack', x, y: 66, heading: 90, targets })

rule(['FF-AIR-02', 'FF-AIR-05'], 'targets touch a line within 5 cm of the point', () => {
  expect(refusalOf(inAir(), 'attacker', line(['d1a1', 'd1a2', 'd1a3']))).toBeUndefined()
  expect(refusalOf(inAir(), 'attacker', line(['d1a1', 'd1a2', 'd1a3'], 22))).toBe('off-the-line FF-AIR-05')
  const open = withStand(begun('hamel-1918'), 'd1a2', { x: 24, y: 40 })
  const at = { kind: 'air-attack', x: 24, y: 40, heading: 0, targets: ['d1a2'] }
  expect(refusalOf(inAir(open), 'attacker', at)).toBeUndefined()
  expect(refusalOf(inAir(open), 'attacker', { ...at, x: 26, targets: ['d1a2'] })).toBe(
    'off-the-line FF-AIR-05',
  )
  expect(refusalOf(inAir(open), 'attacker', { ...at, targets: ['a1a1'] })).toBe('unknown-target FF-AIR-07')
})

rule(['FF-AIR-03', 'FF-AIR-07'], 'each target in the order met, the die of the aircraft first', () => {
  const two = withStand(withStand(begun('hamel-1918'), 'd1a2', { x: 24, y: 40 }), 'd1a1', { x: 24, y: 43 })
  const order = { kind: 'air-attack', x: 24, y: 41, heading: 0, targets: ['d1a1', 'd1a2'] }
  // Soft cover of experienced troops: 3 + 2 against 4 suppresses the first, 5 + 2 against 4 destroys the second.
  const { state, events } = ordered(inAir(two), 'attacker', order, [3, 4, 5, 4])
  expect(events[0]).toMatchObject({
    kind: 'air-attacked',
    passes: [
      { target: 'd1a2', aircraft: 5, defence: 4, outcome: 'target-suppressed' },
      { target: 'd1a1', aircraft: 7, defence: 4, outcome: 'target-destroyed' },
    ],
  })
  expect(standIn(state, 'd1a2').markers).toBe(1)
  expect(standIn(state, 'd1a3').markers).toBe(0)
  expect(state.stands.some(({ id }) => id === 'd1a1')).toBe(false)
  expect(state.battalions.find(({ id }) => id === 'd1')?.underFire).toBe(true)
})

rule(
  ['FF-AIR-04', 'FF-AIR-06'],
  'a machine gun that lives is realigned, a packed one counts as a weapon in the open',
  () => {
    const gun = withStand(begun('hamel-1918'), 'd1m1', { x: 24, y: 40 })
    const order = { kind: 'air-attack', x: 24, y: 40, heading: 0, targets: ['d1m1'] }
    const { state, events } = ordered(inAir(gun), 'attacker', order, [1, 6])
    expect(events[0]).toMatchObject({ passes: [{ aircraft: 5, defence: 8, outcome: 'aircraft-destroyed' }] })
    expect(standIn(state, 'd1m1').realigned).toBe(true)
    const packed = ordered(inAir(withStand(gun, 'd1m1', { stowed: true })), 'attacker', order, [1, 6])
    expect(packed.events[0]).toMatchObject({ passes: [{ aircraft: 6, defence: 6, outcome: 'none' }] })
    expect(standIn(packed.state, 'd1m1').realigned).toBe(false)
  },
)

rule('FF-AIR-07', 'no target may be named, and the mission is over', () => {
  expect(ordered(inAir(), 'attacker', { ...line([]), y: 10 }).events).toContainEqual(
    expect.objectContaining({ kind: 'air-attacked', passes: [] }),
  )
})

const heroic = (platoon: string, ...targets: readonly string[]) => ({ kind: 'heroic', platoon, targets })
const near = (): State => withStand(inBattalion('first-battle', 'a1'), 'a1a1', { x: 50, y: 32 })

rule(['FF-HERO-01', 'FF-HERO-03'], 'on 5 or 6 the target is gone and the platoon stands in its place', () => {
  const { state } = ordered(near(), 'attacker', { ...heroic('a1a1', 'd1m1'), facing: 90 }, [5])
  expect(state.stands.some(({ id }) => id === 'd1m1')).toBe(false)
  expect(standIn(state, 'a1a1')).toMatchObject({ centre: { x: 50_000, y: 52_000 }, heading: 9000 })
  expect(refusalOf(state, 'attacker', heroic('a1a2', 'd1a1'))).toBe('heroic-used FF-HERO-01')
})

rule('FF-HERO-01', 'otherwise the platoon is destroyed and counts as lost', () => {
  const { state } = ordered(near(), 'attacker', heroic('a1a1', 'd1m1'), [4])
  expect(state.stands.some(({ id }) => id === 'a1a1')).toBe(false)
  expect(state.battalions.find(({ id }) => id === 'a1')?.lost).toBe(1)
})

rule('FF-HERO-02', 'one weapon within 20 cm, or platoons in one trench, by an unsuppressed platoon', () => {
  const state = near()
  expect(refusalOf(withStand(state, 'a1a1', { x: 50, y: 29 }), 'attacker', heroic('a1a1', 'd1m1'))).toBe(
    'too-far FF-HERO-02',
  )
  expect(refusalOf(withStand(state, 'a1a1', { markers: 1 }), 'attacker', heroic('a1a1', 'd1m1'))).toBe(
    'suppressed FF-HERO-02',
  )
  const platoon = withStand(state, 'd1b1', { x: 50, y: 45 })
  expect(refusalOf(platoon, 'attacker', heroic('a1a1', 'd1b1'))).toBe('no-target FF-HERO-02')
  expect(refusalOf(platoon, 'attacker', heroic('a1a1', 'd1m1', 'd1b1'))).toBe('one-weapon FF-HERO-02')
  const trench = withStand(inBattalion('hamel-1918', 'a1'), 'a1a1', { x: 24, y: 60 })
  const { state: won } = ordered(trench, 'attacker', heroic('a1a1', 'd1a1', 'd1a2', 'd1a3'), [6])
  expect(won.stands.filter(({ unit }) => unit === 'd1a')).toEqual([])
})

const withOptions = (state: State, options: Partial<State['options']>): State => ({
  ...state,
  options: { ...state.options, ...options },
})

rule('FF-HERO-04', 'a side has one heroic action, or two, or none', () => {
  const armies = (actions: '0' | '1' | '2') => {
    const { scenario, options } = begun('first-battle')
    return stateOf(scenario, { ...options, 'heroic-actions': actions }).armies.attacker
  }
  expect([armies('1').heroic, armies('1').heroicSpare]).toEqual([true, 0])
  expect([armies('2').heroic, armies('2').heroicSpare]).toEqual([true, 1])
  expect(armies('0').heroic).toBe(false)
  const none = { ...near(), armies: { ...near().armies, attacker: armies('0') } }
  expect(refusalOf(withOptions(none, { 'heroic-actions': '0' }), 'attacker', heroic('a1a1', 'd1m1'))).toBe(
    'no-heroics FF-HERO-04',
  )
  const two = { ...near(), armies: { ...near().armies, attacker: armies('2') } }
  const { state: first } = ordered(two, 'attacker', heroic('a1a1', 'd1m1'), [2])
  const again = withStand(first, 'a1a2', { x: 50, y: 32 })
  const { state: second } = ordered(again, 'attacker', heroic('a1a2', 'd1m1'), [5])
  expect(second.stands.some(({ id }) => id === 'd1m1')).toBe(false)
  expect(second.armies.attacker.heroic).toBe(false)
})

rule(
  ['FF-HERO-04', 'FF-TURN-14'],
  'where agreement is asked the enemy may decline, and nothing is spent',
  () => {
    const state = withOptions(near(), { 'heroic-agreement': 'asked' })
    const proposed = ordered(state, 'attacker', { ...heroic('a1a1', 'd1m1'), facing: 90 }).state
    expect(proposed.phases.at(-1)).toMatchObject({ name: 'heroic-answer', side: 'defender', platoon: 'a1a1' })
    expect(refusalOf(proposed, 'defender', { kind: 'go-on' })).toBe('not-now FF-TURN-17')
    const agreed = ordered(proposed, 'defender', { kind: 'heroic-answer', agree: true }, [5]).state
    expect(standIn(agreed, 'a1a1')).toMatchObject({ centre: { x: 50_000, y: 52_000 }, heading: 9000 })
    const declined = ordered(proposed, 'defender', { kind: 'heroic-answer', agree: false }).state
    expect(standIn(declined, 'd1m1').markers).toBe(0)
    expect(declined.armies.attacker).toMatchObject({ heroic: true, heroicRefused: true })
    expect(refusalOf(declined, 'attacker', heroic('a1a1', 'd1m1'))).toBe('heroic-refused FF-HERO-04')
    const next = atTurnStart(declined, 'attacker', 2).state
    expect(next.armies.attacker.heroicRefused).toBe(false)
  },
)

rule('FF-HERO-04', 'a card that comes with a proposed feat stays secret until it is played', () => {
  const asked = withOptions(holding(near(), 'JH'), { 'heroic-agreement': 'asked' })
  const { state } = ordered(asked, 'attacker', { ...heroic('a1a1', 'd1m1'), card: 'JH' })
  const card = (viewer: Side) => {
    const phase = view(state, viewer).phases.at(-1)
    return phase?.name === 'heroic-answer' ? phase.card : undefined
  }
  expect([card('attacker'), card('defender')]).toEqual(['JH', null])
  // 4 and 1 of the card: it succeeds.
  const { state: won } = ordered(state, 'defender', { kind: 'heroic-answer', agree: true }, [4])
  expect(won.stands.some(({ id }) => id === 'd1m1')).toBe(false)
})

rule('FF-DUG-06', 'by the house rule a company goes below in the battle, away from the enemy', () => {
  const serre = only(begun('serre-1916'), ['d1b', 'd1h', 'a1a1'])
  const trench = withStand(withStand(serre, 'd1b1', { x: 40, y: 68, below: false }), 'd1b2', { x: 45, y: 75 })
  const freely = withOptions(trench, { 'deep-shelters': 'in-battle' })
  const shelter = (...stands: readonly string[]) => ({ kind: 'shelter', stands })
  const why = (state: State, ...stands: readonly string[]) =>
    refused(acting(state, 'd1b'), shelter(...stands))
  expect(why(trench, 'd1b1')).toBe('at-deployment FF-DUG-01')
  expect(why(freely, 'd1b2')).toBe('no-shelter-there FF-DUG-06')
  expect(why(withStand(freely, 'd1b1', { markers: 1 }), 'd1b1')).toBe('suppressed FF-DUG-06')
  expect(why(freely, 'a1a1')).toBe('unknown-stand FF-TURN-17')
  // Bases 1.5 cm deep: a gap of 5 cm and of a little less.
  expect(why(withStand(freely, 'a1a1', { x: 40, y: 61.5 }), 'd1b1')).toBeUndefined()
  expect(why(withStand(freely, 'a1a1', { x: 40, y: 61.6 }), 'd1b1')).toBe('enemy-near FF-DUG-06')
  const { state } = follows(acting(freely, 'd1b', { left: 3 }), shelter('d1b1'))
  expect(standIn(state, 'd1b1').below).toBe(true)
  expect(why(state, 'd1b1')).toBe('below FF-DUG-06')
  // FF-DUG-02: it comes up by the die, before the orders of a later turn.
  const later = waitingFor(state, {
    name: 'battalion-orders',
    side: 'defender',
    battalion: 'd1',
    step: 'shelters',
    tried: [],
    die: null,
  })
  const up = ordered({ ...later, active: 'defender' }, 'defender', manTrench('d1b1'), [6]).state
  expect(standIn(up, 'd1b1').below).toBe(false)
})

rule('FF-HERO-03', 'a block house falls and the platoon stands behind its rear face', () => {
  const state = withStand(inBattalion('hamel-1918', 'a1'), 'a1a1', { x: 36, y: 68 })
  const { state: won } = ordered(state, 'attacker', heroic('a1a1', 'dR1b1'), [6])
  expect(won.blockHouses).toEqual([])
  // It looked towards y 0: 2 cm of it and half the 1.5 cm of the platoon behind (36, 74).
  expect(standIn(won, 'a1a1').centre).toEqual({ x: 36_000, y: 76_750 })
})

rule('FF-HERO-03', 'a platoon that leaves a block house for it is in it no longer', () => {
  const state = near()
  const housed = {
    ...state,
    stands: state.stands.map((stand) => (stand.id === 'a1a1' ? { ...stand, house: 'aR1b1' } : stand)),
  }
  const { state: won } = ordered(housed, 'attacker', heroic('a1a1', 'd1m1'), [5])
  expect(standIn(won, 'a1a1').house).toBeNull()
})

const sheltered = (): State => inBattalion('serre-1916', 'd1', 'defender')
const manTrench = (...platoons: readonly string[]) => ({ kind: 'man-trench', platoons })

rule('FF-DUG-02', 'one try a platoon before the first unit, on 4 or more', () => {
  const below = sheltered()
  const { state } = ordered(below, 'defender', manTrench('d1a1', 'd1a2'), [3, 2])
  expect(standIn(state, 'd1a1').below).toBe(false)
  expect(standIn(state, 'd1a2').below).toBe(true)
  expect(refusalOf(state, 'defender', manTrench('d1a2'))).toBe('tried FF-DUG-02')
  const later = ordered(state, 'defender', { kind: 'order', unit: 'd1b' }, [1]).state
  expect(refusalOf(later, 'defender', manTrench('d1a3'))).toBe('too-late FF-DUG-02')
})

rule('FF-DUG-04', 'it comes up unsuppressed where it is, or along its trench if that is taken', () => {
  const below = withStand(sheltered(), 'd1a1', { below: true, markers: 1 })
  const { centre } = standIn(below, 'd1a1')
  const up = ordered(below, 'defender', manTrench('d1a1'), [6]).state
  expect(standIn(up, 'd1a1')).toMatchObject({ markers: 0, centre })
  const taken = withStand(below, 'd1b1', { x: centre.x / 1000, y: centre.y / 1000, below: false })
  const beside = standIn(ordered(taken, 'defender', manTrench('d1a1'), [6]).state, 'd1a1')
  expect(beside.below).toBe(false)
  expect(Math.abs(beside.centre.x - centre.x)).toBeGreaterThanOrEqual(3000)
  expect(Math.abs(beside.centre.x - centre.x)).toBeLessThan(3300)
})

rule('FF-DUG-05', 'an enemy on foot who touches their place holds them down', () => {
  const below = sheltered()
  const { centre } = standIn(below, 'd1a1')
  const held = withStand(below, 'a1a1', { x: centre.x / 1000, y: centre.y / 1000 })
  expect(refusalOf(held, 'defender', manTrench('d1a1'))).toBe('held-down FF-DUG-05')
  expect(refusalOf(withUnit(below, 'd1a', {}), 'defender', manTrench('d1a1'))).toBeUndefined()
})
