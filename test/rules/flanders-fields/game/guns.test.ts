import { describe, expect, test } from 'vitest'
import { accept } from '#kernel/procedure/schema.ts'
import { FIRE_ON_AREA } from '#rules/flanders-fields/game/phases/actions/guns/fire.ts'
import { forgetPointsOutOfReach } from '#rules/flanders-fields/game/phases/actions/guns/planned-points.ts'
import { REDIRECT } from '#rules/flanders-fields/game/phases/actions/guns/redirect.ts'
import { ORDER_SCHEMA, type OrderOf } from '#rules/flanders-fields/game/phases/index.ts'
import type { ActionsPhase } from '#rules/flanders-fields/game/phases/shapes.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { liveZones } from '#rules/flanders-fields/game/zones/live.ts'
import { placeOf } from '#rules/flanders-fields/tables/index.ts'
import { rule } from '../../../rule.ts'
import { actionsOf, begun, happening, laidOn, standIn, withStand, withUnit } from '../battle.ts'

const written = (order: object) => {
  const received = accept(ORDER_SCHEMA, order)
  if (!received.ok) throw new Error(received.error.message)
  return received.value
}

const fireOrder = (order: object): OrderOf<'fire'> => {
  const value = written({ kind: 'fire', ...order })
  if (value.kind !== 'fire') throw new Error('no fire order')
  return value
}
const redirectOrder = (order: object): OrderOf<'redirect'> => {
  const value = written({ kind: 'redirect', ...order })
  if (value.kind !== 'redirect') throw new Error('no redirect')
  return value
}

const fired = (
  state: State,
  unit: string,
  order: object,
  faces: readonly number[] = [],
  declared: Partial<ActionsPhase> = {},
) => {
  const phase = actionsOf(unit, declared)
  const refusal = FIRE_ON_AREA.check(state, phase, fireOrder(order))
  if (refusal) throw new Error(refusal.message)
  return happening(state, faces, (play) => FIRE_ON_AREA.act(play, phase, fireOrder(order)))
}
const refusedFire = (state: State, unit: string, order: object, declared: Partial<ActionsPhase> = {}) =>
  FIRE_ON_AREA.check(state, actionsOf(unit, declared), fireOrder(order))?.code
const refusedRedirect = (state: State, unit: string, order: object, declared: Partial<ActionsPhase> = {}) =>
  REDIRECT.check(state, actionsOf(unit, declared), redirectOrder(order))?.code

const aimOf = ({ units }: State, id: string) => units.find((unit) => unit.id === id)?.aim
const pointOf = (state: State, id: string) => {
  const aim = aimOf(state, id)
  return aim && placeOf(aim.at)
}

describe('batteries behind the table', () => {
  const state = { ...begun('hamel-1918'), turn: 1 }
  /** Nobody of the defender's commanders is there to observe. */
  const blind = { ...state, stands: state.stands.filter(({ id }) => !/^d.*h$/.test(id)) }

  rule(['FF-ART-01', 'FF-ART-03', 'FF-ART-10'], 'ten by ten centimetres, one die each, nearest first', () => {
    // d1a: three platoons 6 cm apart in the front trench (medium): field guns suppress on 5, kill on 6.
    const on = laidOn(state, 'aR1o1', [24, 66], null, { registered: true })
    const { state: after, events } = fired(on, 'aR1o1', { mode: 'indirect' }, [4, 6, 6])
    const told = events.find((event) => event.kind === 'area-fired')
    expect(told?.kind === 'area-fired' && told.strikes).toMatchObject([
      { target: 'd1a2', partial: false, modifier: 0, outcome: 'none' },
      { target: 'd1a1', partial: true, modifier: -2, outcome: 'none' },
      { target: 'd1a3', partial: true, modifier: -2, outcome: 'none' },
    ])
    expect(liveZones(after).map(({ unit }) => unit.id)).toEqual(['aR1o1'])
    expect(after.battalions.find(({ id }) => id === 'd1')?.underFire).toBe(true)
  })

  rule('FF-ART-02', 'the first point is free, the next takes a redirect', () => {
    const { state: after } = fired(blind, 'dR1o1', { mode: 'indirect', x: 5, y: 40 }, [5])
    expect(pointOf(after, 'dR1o1')).toEqual({ x: 5, y: 40 })
    expect(refusedFire(after, 'dR1o1', { mode: 'indirect', x: 9, y: 40 })).toBe('needs-redirect')
    expect(refusedFire(after, 'dR1o1', { mode: 'indirect' })).toBeUndefined()
    expect(refusedFire(state, 'dR1o1', { mode: 'indirect' })).toBe('no-point')
    const moved = happening(after, [], (play) =>
      REDIRECT.act(play, actionsOf('dR1o1'), redirectOrder({ x: 60, y: 30 })),
    ).state
    expect(aimOf(moved, 'dR1o1')).toMatchObject({ fired: null, registered: false })
    expect(liveZones(moved)).toEqual([])
  })

  rule('FF-ART-04', 'unobserved fire deviates once, from the roller’s own edge', () => {
    const unseen = laidOn(blind, 'dR1o1', [30, 20], null)
    // 10 o'clock of a defender who looks down the table: 300 + 180 = 120 degrees, 8 cm.
    const { state: after, events } = fired(unseen, 'dR1o1', { mode: 'indirect' }, [3, 5, 4, 2, 6, 1, 1])
    expect(events[0]).toMatchObject({ kind: 'deviated', clock: 10, distance: 8 })
    expect(pointOf(after, 'dR1o1')).toEqual({ x: 36.93, y: 16 })
  })

  rule('FF-ART-11', 'a point that a commander sees is observed, and no direct fire deviates', () => {
    const { events } = fired(laidOn(state, 'dR1o1', [37, 50], null), 'dR1o1', { mode: 'indirect' })
    expect(events.map(({ kind }) => kind)).toEqual(['area-fired'])
    expect(refusedFire(state, 'dR1o1', { mode: 'direct', x: 37, y: 50 })).toBe('off-table')
    expect(refusedFire(state, 'dR1o1', { mode: 'indirect', x: 130, y: 50 })).toBe('off-table')
  })

  rule('FF-ART-12', 'a point that leaves the table is lost, and the next needs a redirect', () => {
    const edge = laidOn(blind, 'dR1o1', [30, 2], null)
    // 12 o'clock: straight away from the defender's edge.
    const { state: after } = fired(edge, 'dR1o1', { mode: 'indirect' }, [1, 6, 6, 1, 2])
    expect(aimOf(after, 'dR1o1')).toBeNull()
    expect(refusedFire(after, 'dR1o1', { mode: 'indirect', x: 30, y: 20 })).toBe('needs-redirect')
    expect(refusedRedirect(after, 'dR1o1', { x: 30, y: 20 })).toBeUndefined()
  })

  rule(['FF-ARM-01', 'FF-ART-03'], 'a tank partly in the area of field guns has nothing to fear', () => {
    const shelled = (x: number, type: 'field-gun' | 'heavy-artillery') => {
      const tank = withUnit(withStand(state, 'a1k1', { x, y: 45 }), 'dR1o1', { type })
      const on = laidOn(tank, 'dR1o1', [36, 45], null, { registered: true })
      const told = fired(on, 'dR1o1', { mode: 'indirect' }, [6]).events.find(
        ({ kind }) => kind === 'area-fired',
      )
      return told?.kind === 'area-fired' ? told.strikes : []
    }
    // Field guns behind the table need 5 and 6, heavy ones 4 and 5; partly in it is -2. The base is 3 cm wide.
    expect(shelled(36, 'field-gun')).toMatchObject([{ partial: false, total: 6, outcome: 'killed' }])
    expect(shelled(41, 'field-gun')).toMatchObject([{ partial: true, total: 4, outcome: 'none' }])
    expect(shelled(41, 'heavy-artillery')).toMatchObject([{ partial: true, total: 4, outcome: 'suppressed' }])
  })

  test('FF-BLOCK-02: a block house in the area is marked on every face', () => {
    const on = laidOn(state, 'aR1o1', [36, 74], null, { registered: true })
    const { state: after } = fired(
      {
        ...on,
        units: on.units.map((unit) => (unit.id === 'aR1o1' ? { ...unit, type: 'heavy-artillery' } : unit)),
      },
      'aR1o1',
      { mode: 'indirect' },
      [6],
    )
    expect(after.blockHouses[0]?.faces).toEqual([1, 1, 1])
  })
})

describe('guns on the table', () => {
  const state = { ...begun('first-battle'), turn: 1 }

  rule('FF-ART-09', 'direct fire is laid on what the gun sees in arc; range counts', () => {
    const { state: after, events } = fired(state, 'a1g1', { mode: 'direct', target: 'd1a2' }, [4, 2, 3])
    expect(events.find(({ kind }) => kind === 'area-fired')).toMatchObject({ by: 'a1g1', mode: 'direct' })
    expect(pointOf(after, 'a1g1')).toEqual({ x: 22, y: 48 })
    // Soft cover: 4 suppresses, and the whole company with it.
    expect(['d1a1', 'd1a2', 'd1a3'].map((id) => standIn(after, id).markers)).toEqual([1, 1, 1])
    expect(refusedFire(state, 'a1g1', { mode: 'direct', target: 'd1b1' })).toBe('out-of-arc')
    expect(refusedFire(state, 'a1g1', { mode: 'direct', target: 'a1a1' })).toBe('own-side')
    expect(refusedFire(state, 'a1g1', { mode: 'direct', x: 30, y: 30 })).toBe('no-target')
    const byTheTrench = withStand(state, 'a1g1', { x: 60, y: 12, heading: 0 })
    expect(refusedFire(byTheTrench, 'a1g1', { mode: 'direct', x: 60, y: 52 })).toBeUndefined()
  })

  rule('FF-ART-05', 'a field gun near the front-line trench does not fire indirectly', () => {
    const aimed = laidOn(state, 'a1g1', [32, 40], null)
    expect(refusedFire(aimed, 'a1g1', { mode: 'indirect' })).toBeUndefined()
    const near = withStand(laidOn(state, 'a1g1', [60, 60], null), 'a1g1', { x: 60, y: 30, heading: 0 })
    expect(refusedFire(near, 'a1g1', { mode: 'indirect' })).toBe('in-front-line')
  })

  rule('FF-ART-08', 'limbered and suppressed guns do not fire', () => {
    const order = { mode: 'direct', target: 'd1a2' }
    expect(refusedFire(withStand(state, 'a1g1', { stowed: true }), 'a1g1', order)).toBe('stowed')
    expect(refusedFire(withStand(state, 'a1g1', { markers: 1 }), 'a1g1', order)).toBe('suppressed')
  })

  rule('FF-ORD-13', 'ordered by what it sees, a gun fires only direct', () => {
    const aimed = laidOn(state, 'a1g1', [32, 40], null)
    expect(refusedFire(aimed, 'a1g1', { mode: 'indirect' }, { sight: true })).toBe('sight-declared')
    expect(refusedFire(state, 'a1g1', {})).toBe('no-mode')
  })
})

describe('mortars', () => {
  const base = { ...begun('hamel-1918'), turn: 1 }
  // The Australian light mortar 30 cm in front of the German trench, a platoon of theirs in the open before it.
  const state = withStand(withStand(base, 'a1t1', { x: 36, y: 30 }), 'd1b1', { x: 36, y: 50 })

  rule('FF-MORT-01', 'three by three centimetres around the stand that is aimed at', () => {
    const { events, state: after } = fired(state, 'a1t1', { target: 'd1b1' }, [4])
    expect(events.find(({ kind }) => kind === 'area-fired')).toMatchObject({
      weapon: 'light-mortar',
      // 3 cm wide, it lies wholly in the area: soft cover, suppressed on 3, killed on 4.
      strikes: [{ target: 'd1b1', partial: false, outcome: 'killed' }],
    })
    expect(liveZones(after)).toEqual([])
    expect(refusedFire(state, 'a1t1', { x: 36, y: 50 })).toBe('needs-a-stand')
  })

  rule('FF-MORT-02', 'what it does not see itself needs a spotter declared with its order', () => {
    const hidden = withStand(withStand(state, 'd1b1', { x: 36, y: 66 }), 'a1h', { x: 40, y: 40 })
    expect(refusedFire(hidden, 'a1t1', { target: 'd1b1' })).toBe('unseen')
    expect(refusedFire(hidden, 'a1t1', { target: 'd1b1' }, { spotted: true })).toBeUndefined()
    const shaken = withStand(hidden, 'a1h', { markers: 1 })
    expect(refusedFire(shaken, 'a1t1', { target: 'd1b1' }, { spotted: true })).toBe('unseen')
  })

  rule('FF-MORT-03', 'a planned point needs no sight; range and strip are those to the point', () => {
    const planned = laidOn(base, 'a1t1', [36, 66], null, { registered: true })
    expect(refusedFire(planned, 'a1t1', {})).toBeUndefined()
    expect(refusedFire(withStand(planned, 'a1t1', { x: 36, y: 56 }), 'a1t1', {})).toBe('too-near')
    expect(refusedFire(withStand(planned, 'a1t1', { x: 29, y: 30 }), 'a1t1', {})).toBe('out-of-arc')
    expect(refusedRedirect(state, 'a1t1', { target: 'd1b1' })).toBeUndefined()
  })
})

rule(
  'FF-PLAN-07',
  'deployed where it cannot reach its point, a mortar or a gun on the table has none',
  () => {
    const serre = { ...begun('serre-1916'), turn: 1 }
    const planned = laidOn(serre, 'aR1t1', [70, 68], null, { registered: true })
    const after = (state: State) => aimOf(happening(state, [], forgetPointsOutOfReach).state, 'aR1t1')
    expect(after(planned)).not.toBeNull()
    expect(after(withStand(planned, 'aR1t1', { x: 30, y: 14 }))).toBeNull()
  },
)

describe('indirect machine guns', () => {
  const state = { ...begun('hamel-1918'), turn: 1 }

  rule(['FF-MG-03', 'FF-MG-06'], 'a strip along the line from the gun, live until it moves', () => {
    const { state: after, events } = fired(state, 'aR1m1', { mode: 'indirect', x: 45, y: 66 }, [6])
    const told = events.find(({ kind }) => kind === 'area-fired')
    // 3 cm wide and 2 cm of strip: always partly in it. Medium cover: 6 - 2 is under the 5 needed.
    expect(told).toMatchObject({
      weapon: 'indirect-mg',
      strikes: [{ target: 'd1b2', partial: true, total: 4 }],
    })
    expect(liveZones(after)).toHaveLength(1)
    expect(refusedFire(state, 'aR1m1', { mode: 'indirect', x: 100, y: 20 })).toBe('out-of-arc')
  })

  test('FF-MG-03: not those of a battalion, and not before the middle of 1915', () => {
    expect(refusedFire(state, 'd1m1', { mode: 'indirect', x: 35, y: 40 })).toBe('of-battalion')
    const early = { ...state, scenario: { ...state.scenario, period: 'early' } as const }
    expect(refusedFire(early, 'aR1m1', { mode: 'indirect', x: 45, y: 66 })).toBe('too-early')
  })
})
