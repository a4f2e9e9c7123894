import { describe, expect, test } from 'vitest'
import { sfc32 } from '../../../../src/kernel/chance/random.ts'
import { accept } from '../../../../src/kernel/procedure/schema.ts'
import { ORDER_SCHEMA, type OrderOf } from '../../../../src/rules/flanders-fields/game/orders.ts'
import { FIRE_AT_STANDS } from '../../../../src/rules/flanders-fields/game/phases/actions/fire/action.ts'
import { PLAIN_FIRE } from '../../../../src/rules/flanders-fields/game/phases/actions/fire/conditions.ts'
import {
  fireShots,
  shotsRefusal,
} from '../../../../src/rules/flanders-fields/game/phases/actions/fire/volley.ts'
import type { ActionsPhase } from '../../../../src/rules/flanders-fields/game/phases/actions/phase.ts'
import type { Phase } from '../../../../src/rules/flanders-fields/game/phases/phase.ts'
import type { Stand, State, Unit } from '../../../../src/rules/flanders-fields/game/state.ts'
import { rule } from '../../../rule.ts'
import { atTurnStart, begun, played, standIn, withStand } from '../battle.ts'

const BENEATH: Phase = { name: 'stubborn', battalion: 'a1', result: 'retreat-20' }

const actionsOf = (unit: string): ActionsPhase => ({
  name: 'actions',
  side: 'attacker',
  unit,
  left: 1,
  moveOnly: 0,
  wire: false,
  spotted: false,
  sight: false,
  shooting: 0,
  closedUp: {},
  moved: false,
})

type At = readonly [x: number, y: number, heading?: number]

/** A battle in which nobody is on the table but those named, where they are put. */
const only = (id: string, places: Readonly<Record<string, At>>): State => {
  const whole = begun(id)
  let state: State = { ...whole, turn: 1, step: 'battalion-orders', phases: [BENEATH] }
  for (const [stand, [x, y, heading]] of Object.entries(places))
    state = withStand(state, stand, { x, y, below: false, ...(heading === undefined ? {} : { heading }) })
  return { ...state, stands: state.stands.filter((stand) => stand.id in places), blockHouses: [] }
}

const withUnit = (state: State, id: string, set: Partial<Unit>): State => ({
  ...state,
  units: state.units.map((unit) => (unit.id === id ? { ...unit, ...set } : unit)),
})

const asType = (state: State, id: string, type: Stand['type']): State => ({
  ...state,
  stands: state.stands.map((stand) => (stand.id === id ? { ...stand, type } : stand)),
})

const orderOf = (pairs: readonly string[], rest: object = {}): OrderOf<'fire'> => {
  const shots = pairs.map((pair) => {
    const [stand = '', target = '', face] = pair.split('>')
    return { stand, target, ...(face ? { face } : {}) }
  })
  const order = accept(ORDER_SCHEMA, { kind: 'fire', shots, ...rest })
  if (!order.ok || order.value.kind !== 'fire') throw new Error('not a fire order')
  return order.value
}

const refused = (state: State, unit: string, pairs: readonly string[], rest: object = {}) => {
  const refusal = FIRE_AT_STANDS.check(state, actionsOf(unit), orderOf(pairs, rest))
  return refusal && `${refusal.code} ${refusal.clause ?? ''}`
}

const fired = (
  state: State,
  unit: string,
  pairs: readonly string[],
  faces: readonly number[],
  rest: object = {},
) => {
  expect(refused(state, unit, pairs, rest)).toBeUndefined()
  return played(state, faces, (play) => FIRE_AT_STANDS.act(play, actionsOf(unit), orderOf(pairs, rest)))
}

const ids = ({ stands }: State) => stands.map(({ id }) => id)
const markers = (state: State, id: string) => standIn(state, id).markers

/** Two German platoons with two French ones before them, one behind the other, in the open. */
const facing = () => only('first-battle', { a1a1: [40, 30], a1a2: [44, 30], d1b1: [42, 42], d1b2: [42, 46] })

describe('a fire action', () => {
  rule(
    'FF-FIRE-14',
    'results count one after the other; whose target has gone takes the nearest left',
    () => {
      const { state, events } = fired(facing(), 'a1a', ['a1a1>d1b1', 'a1a2>d1b1'], [6, 5])
      expect(ids(state)).toEqual(['a1a1', 'a1a2', 'd1b2'])
      expect(markers(state, 'd1b2')).toBe(1)
      expect(events.filter(({ kind }) => kind === 'fired')).toMatchObject([
        { target: 'd1b1', range: 10.5, modifier: 0, needSuppress: 5, needKill: 6, outcome: 'killed' },
        { target: 'd1b2', outcome: 'suppressed', markers: 1, companySuppressed: false },
      ])
    },
  )

  rule('FF-FIRE-12', 'each stand fires once, and only at what it could have named', () => {
    expect(refused(facing(), 'a1a', ['a1a1>d1b1', 'a1a1>d1b1'])).toBe('fired-already FF-FIRE-12')
    expect(refused(facing(), 'a1a', ['a1a1>a1a2'])).toBe('unknown-target FF-FIRE-12')
    expect(refused(facing(), 'a1b', ['a1a1>d1b1'])).toBe('unknown-stand FF-FIRE-14')
  })

  rule('FF-FIRE-16', 'markers and losses are there before the next shot', () => {
    const marked = withStand(facing(), 'd1b1', { markers: 2 })
    const { state } = fired(marked, 'a1a', ['a1a1>d1b1', 'a1a2>d1b1'], [5, 2])
    expect(ids(state)).toEqual(['a1a1', 'a1a2', 'd1b2'])
    expect(state.battalions.find(({ id }) => id === 'd1')).toMatchObject({ lost: 1, underFire: true })
  })

  test('FF-SUPP-01: the suppressed do not fire, nor do those below, in the water or packed up', () => {
    const shot = ['a1a1>d1b1']
    expect(refused(withStand(facing(), 'a1a1', { markers: 1 }), 'a1a', shot)).toBe('suppressed FF-SUPP-01')
    expect(refused(withStand(facing(), 'a1a1', { below: true }), 'a1a', shot)).toBe('below FF-DUG-01')
    expect(refused(withStand(facing(), 'a1a1', { stowed: true }), 'a1a', shot)).toBe('stowed FF-ORD-09')
  })

  test('FF-VIS-02, FF-MOVE-16: firing from cover is seen, and ends a column', () => {
    const state = only('first-battle', { d1b1: [60, 52, 180], a1a1: [60, 30] })
    const after = fired(state, 'd1b', ['d1b1>a1a1'], [1]).state
    expect(standIn(after, 'd1b1').revealed).toBe(true)
    const open = fired(withStand(facing(), 'a1a1', { column: true }), 'a1a', ['a1a1>d1b1'], [1]).state
    expect(standIn(open, 'a1a1')).toMatchObject({ revealed: false, column: false })
  })

  test('random fire is always legal', () => {
    const state = begun('amiens-1918')
    for (const unit of ['aR1m1', 'a1a', 'd1a', 'dR1b1', 'a1k1']) {
      const order = FIRE_AT_STANDS.sample(state, actionsOf(unit), sfc32(7))
      if (order) expect(FIRE_AT_STANDS.check(state, actionsOf(unit), order)).toBeUndefined()
    }
    expect(FIRE_AT_STANDS.sample(facing(), actionsOf('a1a'), sfc32(1))?.shots).toHaveLength(2)
  })
})

describe('the order of targets', () => {
  rule('FF-ARC-06', 'the closest enemy that can be harmed must be the target', () => {
    expect(refused(facing(), 'a1a', ['a1a1>d1b2'])).toBe('target-order FF-ARC-06')
    const level = withStand(facing(), 'd1b2', { x: 46, y: 42 })
    expect(refused(withStand(level, 'a1a1', { x: 44, y: 30 }), 'a1a', ['a1a1>d1b2'])).toBeUndefined()
  })

  test('FF-ARC-06: one that no 6 could harm is passed over for any within 15 cm', () => {
    // Riflemen in the village, where nobody but an assault harms them: hard cover needs a 7.
    const state = only('first-battle', { a1a1: [58, 62], d1b1: [58, 72], d1b2: [64, 68], d1b3: [52, 69] })
    expect(refused(state, 'a1a', ['a1a1>d1b1'])).toBe('no-effect FF-FIRE-02')
    expect(refused(state, 'a1a', ['a1a1>d1b2'])).toBeUndefined()
    const nearest = withStand(state, 'd1b1', { x: 58, y: 70.5 })
    const hidden = withStand(nearest, 'd1b2', { x: 64, y: 69.9 })
    expect(refused(hidden, 'a1a', ['a1a1>d1b2'])).toBe('target-order FF-ARC-06')
  })

  rule('FF-ARC-08', 'range is measured between bases; what lies behind the front edge is out of arc', () => {
    const far = (y: number) => only('first-battle', { a1a1: [40, 20], d1b1: [40, y] })
    expect(refused(far(66.5), 'a1a', ['a1a1>d1b1'])).toBeUndefined()
    expect(refused(far(66.6), 'a1a', ['a1a1>d1b1'])).toBe('out-of-range FF-ARC-05')
    expect(refused(far(10), 'a1a', ['a1a1>d1b1'])).toBe('out-of-arc FF-ARC-01')
  })

  rule('FF-ARC-09', 'a friend in the line of fire masks it, and the next target is taken', () => {
    const masked = only('first-battle', { a1a1: [40, 20], a1b1: [40, 26], d1b1: [40, 40], d1b2: [49, 44] })
    expect(refused(masked, 'a1a', ['a1a1>d1b1'])).toBe('masked FF-ARC-09')
    expect(refused(masked, 'a1a', ['a1a1>d1b2'])).toBeUndefined()
    expect(refused(withStand(masked, 'a1b1', { x: 40, y: 21.6 }), 'a1a', ['a1a1>d1b1'])).toBeUndefined()
    const high = withStand(masked, 'a1a1', { x: 40, y: 14 })
    expect(refused(high, 'a1a', ['a1a1>d1b1'])).toBeUndefined()
  })

  rule('FF-VIS-09', 'sight is judged for the stand that fires', () => {
    const trench = only('first-battle', { a1a1: [60, 19], a1a2: [66, 25], d1b1: [62, 52] })
    expect(refused(trench, 'a1a', ['a1a1>d1b1'])).toBe('unseen FF-VIS-01')
    expect(refused(trench, 'a1a', ['a1a2>d1b1'])).toBeUndefined()
  })
})

describe('modifiers from the table', () => {
  test('FF-FIRE-05, FF-FIRE-07: a barrage on the line, gas at the firer, a command stand as target', () => {
    const state = only('first-battle', { a1a1: [40, 30], d1h: [40, 45] })
    const dim: State = {
      ...state,
      barrage: { edge: 3_400_0, turnsLeft: 1 },
      clouds: [
        {
          id: 'c',
          side: 'attacker',
          kind: 'offensive',
          centre: { x: 40_000, y: 29_000 },
          width: 2_000,
          depth: 2_000,
          age: 1,
        },
      ],
    }
    const [event] = fired(state, 'a1a', ['a1a1>d1h'], [6]).events
    expect(event).toMatchObject({ modifier: -1, outcome: 'suppressed' })
    expect(refused(dim, 'a1a', ['a1a1>d1h'])).toBe('no-effect FF-FIRE-02')
  })

  rule('FF-FIRE-15', 'into or through a barrage, or uphill of it', () => {
    const through = (y: number) => ({
      ...only('first-battle', { a1m1: [40, y], d1b1: [40, 50] }),
      barrage: { edge: 36_000, turnsLeft: 2 },
    })
    expect(fired(through(30), 'a1m1', ['a1m1>d1b1'], [6]).events[0]).toMatchObject({
      kind: 'burst',
      strikes: [{ modifier: -2, total: 4, outcome: 'suppressed' }],
    })
    expect(fired(through(14), 'a1m1', ['a1m1>d1b1'], [6]).events[0]).toMatchObject({
      strikes: [{ modifier: -1, total: 5, outcome: 'killed' }],
    })
  })

  rule(['FF-FIRE-08', 'FF-FIRE-13'], 'an LMG throws two dice and each may add a marker', () => {
    const state = only('flers-1916', { a1l1: [40, 30], d1a1: [40, 40] })
    const { state: after, events } = fired(state, 'a1l', ['a1l1>d1a1'], [5, 5])
    expect(events[0]).toMatchObject({ dice: [{ total: 5 }, { total: 5 }], markers: 2 })
    expect(markers(after, 'd1a1')).toBe(2)
  })

  rule('FF-NAT-02', 'a Mad Minute doubles the dice of every platoon, once', () => {
    const state = only('mons-1914', { d1a1: [60, 90, 180], a1a1: [60, 70] })
    const { state: after, events } = fired(state, 'd1a', ['d1a1>a1a1'], [1, 2], { madMinute: true })
    expect(events[0]).toMatchObject({ kind: 'mad-minute', unit: 'd1a' })
    expect(refused(after, 'd1a', ['d1a1>a1a1'], { madMinute: true })).toBe('no-mad-minute FF-NAT-02')
  })

  rule('FF-NAT-02', 'at Mons all companies of a battalion have it in one and the same turn', () => {
    const had = ({ units }: State) =>
      ['d1a', 'd1b', 'd2a'].map((id) => units.find((unit) => unit.id === id)?.madMinute)
    const state = only('mons-1914', { d1a1: [60, 90, 180], a1a1: [60, 70] })
    const { state: after } = fired(state, 'd1a', ['d1a1>a1a1'], [1, 2], { madMinute: true })
    expect(had(after)).toEqual([false, true, true])
    expect(had(atTurnStart(after, 'defender', 1).state)).toEqual([false, false, true])
  })

  rule('FF-NAT-01', 'the rifles of the Expeditionary Force reach 60 cm', () => {
    const state = (y: number) => only('mons-1914', { d1a1: [60, 90, 180], a1a1: [60, y] })
    expect(refused(state(28.5), 'd1a', ['d1a1>a1a1'])).toBeUndefined()
    expect(refused(state(28.4), 'd1a', ['d1a1>a1a1'])).toBe('out-of-range FF-ARC-05')
  })

  rule('FF-CAV-01', 'cavalry dismounts to fire, at -1', () => {
    const state = asType(withUnit(facing(), 'a1a', { mounted: true }), 'a1a1', 'cavalry')
    expect(refused(state, 'a1a', ['a1a1>d1b1'])).toBe('mounted FF-FIRE-07')
    const onFoot = withUnit(state, 'a1a', { mounted: false })
    expect(fired(onFoot, 'a1a', ['a1a1>d1b1'], [6]).events[0]).toMatchObject({
      modifiers: [{ name: 'Dismounted cavalry', value: -1 }],
      outcome: 'suppressed',
    })
  })
})

describe('machine guns', () => {
  rule(['FF-MG-01', 'FF-MG-02'], 'the nearest, then three more behind it at -1, -2 and -3', () => {
    const state = only('first-battle', {
      a1m1: [40, 20],
      d1b1: [40, 38],
      d1b2: [40, 42],
      a1c1: [40, 46],
      d1b3: [40, 50],
      d1h: [40, 53.7],
    })
    const { state: after, events } = fired(state, 'a1m1', ['a1m1>d1b1'], [5, 5, 6, 6])
    expect(events[0]).toMatchObject({
      kind: 'burst',
      range: 16.25,
      strikes: [
        { stand: 'd1b1', modifier: 0, outcome: 'killed' },
        { stand: 'd1b2', modifier: -1, total: 4, outcome: 'suppressed' },
        { stand: 'a1c1', modifier: -2, total: 4, outcome: 'suppressed' },
        { stand: 'd1b3', modifier: -3, total: 3, outcome: 'none' },
      ],
      companies: ['d1b', 'a1c'],
    })
    expect([markers(after, 'd1b2'), markers(after, 'd1b3'), markers(after, 'a1c1')]).toEqual([1, 1, 1])
  })

  rule('FF-MG-04', 'the zone ends 15 cm behind the first base; nobody below is in it', () => {
    const state = only('first-battle', { a1m1: [40, 20], d1b1: [40, 38], d1b2: [40, 54.4], d1b3: [40, 45] })
    const struck = (s: State, faces: readonly number[]) => {
      const [event] = fired(s, 'a1m1', ['a1m1>d1b1'], faces).events
      return event?.kind === 'burst' ? event.strikes.map(({ stand }) => stand) : []
    }
    expect(struck(state, [1, 1, 1])).toEqual(['d1b1', 'd1b3', 'd1b2'])
    expect(struck(withStand(state, 'd1b2', { x: 40, y: 54.6 }), [1, 1])).toEqual(['d1b1', 'd1b3'])
    expect(struck(withStand(state, 'd1b3', { below: true }), [1, 1])).toEqual(['d1b1', 'd1b2'])
    expect(struck(withStand(state, 'd1b3', { x: 42.6, y: 45 }), [1, 1])).toEqual(['d1b1', 'd1b2'])
  })

  rule('FF-MG-05', 'the gun swings along its line of fire; a friend in its strip masks the target', () => {
    const state = only('first-battle', { a1m1: [40, 20], d1b1: [50, 41] })
    const after = fired(state, 'a1m1', ['a1m1>d1b1'], [1]).state
    expect(standIn(after, 'a1m1').heading).toBe(2657)
    const masked = only('first-battle', { a1m1: [40, 20], a1c1: [42.4, 30], d1b1: [40, 41] })
    expect(refused(masked, 'a1m1', ['a1m1>d1b1'])).toBe('masked FF-ARC-09')
    expect(refused(withStand(masked, 'a1c1', { x: 42.6, y: 30 }), 'a1m1', ['a1m1>d1b1'])).toBeUndefined()
  })

  test('FF-FIRE-04: under 10 cm the first target is attacked at +2', () => {
    const state = only('first-battle', { a1m1: [40, 20], d1b1: [40, 31.7] })
    expect(fired(state, 'a1m1', ['a1m1>d1b1'], [3]).events[0]).toMatchObject({
      strikes: [{ modifier: 2, total: 5, outcome: 'killed' }],
    })
  })

  test('FF-AIR-04: a gun that shot at aircraft takes up its line before it fires', () => {
    const state = only('first-battle', { a1m1: [40, 20], d1b1: [40, 38] })
    const realigned = {
      ...state,
      stands: state.stands.map((stand) => (stand.id === 'a1m1' ? { ...stand, realigned: true } : stand)),
    }
    expect(refused(realigned, 'a1m1', ['a1m1>d1b1'])).toBe('realigned FF-AIR-04')
  })
})

describe('tanks', () => {
  const tank = () =>
    only('flers-1916', { a1k1: [40, 40], d1a1: [40, 60], d1a2: [55, 40], d1a3: [42, 64], d1b1: [25, 40] })

  rule(['FF-TANK-01', 'FF-TANK-06'], 'a male fires its guns at two stands, each another', () => {
    const { state, events } = fired(tank(), 'a1k1', ['a1k1>d1a1', 'a1k1>d1a2'], [6, 5])
    expect(events.filter(({ kind }) => kind === 'fired')).toMatchObject([
      { face: 'front', weapon: 'tank-gun', range: 16.25, modifier: -1, outcome: 'killed' },
      { face: 'right', range: 12, outcome: 'suppressed', companySuppressed: false },
    ])
    expect(markers(state, 'd1a3')).toBe(0)
    expect(refused(tank(), 'a1k1', ['a1k1>d1a1', 'a1k1>d1a1'])).toBe('same-target FF-TANK-01')
    expect(refused(tank(), 'a1k1', ['a1k1>d1a1', 'a1k1>d1a3', 'a1k1>d1a2'])).toBe(
      'too-many-targets FF-TANK-01',
    )
    // What it has fired at no longer counts as the closest.
    expect(refused(tank(), 'a1k1', ['a1k1>d1a3'])).toBe('target-order FF-ARC-06')
    expect(refused(tank(), 'a1k1', ['a1k1>d1a1', 'a1k1>d1a3'])).toBeUndefined()
  })

  rule('FF-TANK-04', 'nothing bears to the rear, unless the turret turns all round', () => {
    const behind = withStand(tank(), 'd1b1', { x: 40, y: 25 })
    expect(refused(behind, 'a1k1', ['a1k1>d1b1'])).toBe('out-of-arc FF-TANK-04')
    const renault = withUnit(behind, 'a1k1', { tank: 'renault-gun' })
    expect(refused(renault, 'a1k1', ['a1k1>d1b1'])).toBeUndefined()
  })

  rule('FF-TANK-08', 'a whippet fires once from each face; the player names it where two bear', () => {
    const whippet = withUnit(tank(), 'a1k1', { tank: 'whippet' })
    expect(refused(whippet, 'a1k1', ['a1k1>d1a1', 'a1k1>d1a2', 'a1k1>d1b1'])).toBeUndefined()
    expect(refused(whippet, 'a1k1', ['a1k1>d1a1', 'a1k1>d1a3'])).toBe('face-fired FF-TANK-08')
    const corner = withStand(whippet, 'd1a2', { x: 48.5, y: 49.9 })
    expect(fired(corner, 'a1k1', ['a1k1>d1a2>right'], [1, 1]).events[0]).toMatchObject({ face: 'right' })
    expect(refused(corner, 'a1k1', ['a1k1>d1a2>left'])).toBe('out-of-arc FF-TANK-04')
  })

  rule(['FF-TANK-02', 'FF-TANK-03'], 'on the move at -1, a Renault with one die, a male not at all', () => {
    const moving = { ...PLAIN_FIRE, moved: true }
    const shots = [{ stand: 'a1k1', target: 'd1a1' }]
    const wire = { belt: 0, step: 0, from: 'attacker' } as const
    const renault = withUnit(withStand(tank(), 'd1a1', { wire }), 'a1k1', { tank: 'renault-lmg' })
    expect(shotsRefusal(renault, 'a1k1', shots, moving)).toBeUndefined()
    const { events } = played(renault, [6], (play) => fireShots(play, 'a1k1', shots, moving))
    expect(events[0]).toMatchObject({ modifier: -2, dice: [{ natural: 6, total: 4, outcome: 'killed' }] })
    expect(shotsRefusal(tank(), 'a1k1', shots, moving)?.code).toBe('must-halt')
  })

  rule('FF-TANK-09', 'its crew has the grade of the tank battalion; one record of fire for all tanks', () => {
    const state = only('flers-1916', { a1k1: [40, 40], a2k1: [80, 20], d1m1: [40, 58, 180] })
    const { state: after, events } = fired(state, 'd1m1', ['d1m1>a1k1'], [6])
    expect(events[0]).toMatchObject({ strikes: [{ total: 6, outcome: 'suppressed' }] })
    expect(after.armies.attacker.tanksUnderFire).toBe(true)
    expect(after.battalions.find(({ id }) => id === 'a1')?.underFire).toBe(false)
  })

  rule(['FF-ARM-02', 'FF-ARM-03'], 'AT rifles fire at armour only, at one in cover from within 5 cm', () => {
    const rifle = (x: number, y: number) =>
      withStand(only('hamel-1918', { d1r1: [39, 60, 180], a1a1: [42, 40], a1k1: [x, y] }), 'a1a1', {})
    const open = rifle(39, 45)
    expect(refused(open, 'd1r', ['d1r1>a1a1'])).toBe('no-effect FF-ARM-03')
    expect(fired(open, 'd1r', ['d1r1>a1k1'], [6]).events[0]).toMatchObject({ modifier: 1, outcome: 'killed' })
  })
})

describe('block houses', () => {
  const held = (
    places: Readonly<Record<string, At>>,
    faces: readonly [number, number, number] = [0, 0, 0],
  ) => {
    const [house] = begun('hamel-1918').blockHouses
    if (!house) throw new Error('no block house')
    // At 36, 74, looking at the attacker.
    return { ...only('hamel-1918', places), blockHouses: [{ ...house, faces }] }
  }

  rule('FF-BLOCK-01', 'each face fires as a machine gun, to its own front', () => {
    const state = held({ a1a1: [36, 50], a1b1: [56, 74], a1c1: [36, 90], d2m1: [80, 110] })
    const shots = ['dR1b1>a1a1', 'dR1b1>a1b1']
    const { events } = fired(state, 'dR1b1', shots, [4, 4])
    expect(events.filter(({ kind }) => kind === 'burst')).toMatchObject([
      { gun: 'dR1b1', face: 'front', range: 21.25 },
      { gun: 'dR1b1', face: 'left', range: 16.5 },
    ])
    expect(refused(state, 'dR1b1', ['dR1b1>a1c1'])).toBe('out-of-arc FF-ARC-03')
    expect(refused(state, 'dR1b1', ['dR1b1>a1a1', 'dR1b1>a1a1'])).toBe('face-fired FF-TANK-08')
  })

  rule('FF-BLOCK-02', 'a shot marks the face it came through; a marked face is silent', () => {
    const state = held({ aR1m1: [36, 50], a1b1: [56, 74] })
    const { state: after } = fired(state, 'aR1m1', ['aR1m1>dR1b1'], [6])
    expect(after.blockHouses[0]?.faces).toEqual([1, 0, 0])
    expect(refused(after, 'dR1b1', ['dR1b1>aR1m1'])).toBe('face-suppressed FF-BLOCK-02')
    expect(refused(after, 'dR1b1', ['dR1b1>a1b1'])).toBeUndefined()
  })

  rule('FF-BLOCK-04', 'fire at the rear does nothing', () => {
    const state = held({ aR1m1: [36, 95, 180] })
    expect(refused(state, 'aR1m1', ['aR1m1>dR1b1'])).toBe('blind-rear FF-BLOCK-04')
  })

  rule('FF-BLOCK-06', 'three markers silence a face; on all three it is gone', () => {
    const silenced = held({ aR1m1: [36, 50], a1b1: [56, 74] }, [3, 2, 3])
    expect(refused(silenced, 'aR1m1', ['aR1m1>dR1b1'])).toBe('no-effect FF-FIRE-02')
    const flank = held({ aR1m1: [60, 74, 270] }, [3, 2, 3])
    const { state } = fired(flank, 'aR1m1', ['aR1m1>dR1b1'], [6])
    expect(state.blockHouses).toEqual([])
    expect(state.lost).toMatchObject([{ id: 'dR1b1', side: 'defender', cause: 'machine-guns' }])
  })

  rule('FF-BLOCK-05', 'a stand that has taken one over is the whole square, in fortification', () => {
    const state = held({ a1a1: [36, 74, 0], d1a1: [36, 90, 180] })
    const taken: State = {
      ...state,
      blockHouses: state.blockHouses.map((house) => ({ ...house, holder: null })),
      stands: state.stands.map((stand) => (stand.id === 'a1a1' ? { ...stand, house: 'dR1b1' } : stand)),
    }
    expect(refused(taken, 'd1a', ['d1a1>a1a1'])).toBe('no-effect FF-FIRE-02')
    expect(fired(taken, 'a1a', ['a1a1>d1a1'], [6]).events[0]).toMatchObject({ range: 13.25 })
  })
})
