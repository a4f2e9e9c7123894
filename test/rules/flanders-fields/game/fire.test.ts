import { describe, expect, test } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { FIRE_AT_STANDS } from '#rules/flanders-fields/game/phases/actions/fire/action.ts'
import type { Stand, State } from '#rules/flanders-fields/game/state.ts'
import { rule } from '../../../rule.ts'
import { actionsOf, atTurnStart, begun, standIn, withStand, withUnit } from '../battle.ts'
import { fired, markersOn, onlyAt, refusedFire } from './shooting.ts'

const asType = (state: State, id: string, type: Stand['type']): State => ({
  ...state,
  stands: state.stands.map((stand) => (stand.id === id ? { ...stand, type } : stand)),
})

const ids = ({ stands }: State) => stands.map(({ id }) => id)

/** Two German platoons with two French ones before them, one behind the other, in the open. */
const facing = () =>
  onlyAt('first-battle', { a1a1: [40, 30], a1a2: [44, 30], d1b1: [42, 42], d1b2: [42, 46] })

describe('a fire action', () => {
  rule(
    'FF-FIRE-14',
    'results count one after the other; whose target has gone takes the nearest left',
    () => {
      const { state, events } = fired(facing(), 'a1a', ['a1a1>d1b1', 'a1a2>d1b1'], [6, 5])
      expect(ids(state)).toEqual(['a1a1', 'a1a2', 'd1b2'])
      expect(markersOn(state, 'd1b2')).toBe(1)
      expect(events.filter(({ kind }) => kind === 'fired')).toMatchObject([
        { target: 'd1b1', range: 10.5, modifier: 0, needSuppress: 5, needKill: 6, outcome: 'killed' },
        { target: 'd1b2', outcome: 'suppressed', markers: 1, companySuppressed: false },
      ])
    },
  )

  rule('FF-GEN-09', 'die by die in the order in which the player named them', () => {
    const dice = (pairs: readonly string[]) =>
      fired(facing(), 'a1a', pairs, [2, 6]).events.flatMap((event) =>
        event.kind === 'fired' ? [[event.firer, event.target, event.outcome]] : [],
      )
    expect(dice(['a1a1>d1b1', 'a1a2>d1b1'])).toEqual([
      ['a1a1', 'd1b1', 'none'],
      ['a1a2', 'd1b1', 'killed'],
    ])
    expect(dice(['a1a2>d1b1', 'a1a1>d1b1'])).toEqual([
      ['a1a2', 'd1b1', 'none'],
      ['a1a1', 'd1b1', 'killed'],
    ])
  })

  rule('FF-FORM-01', 'the second rank fires over the men it stands behind, if it touches them', () => {
    const ranks = (behind: number) =>
      onlyAt('first-battle', { a1a1: [40, 30], a1a2: [40, behind], d1b1: [40, 42], d1b2: [46, 42] })
    const { events } = fired(ranks(28.5), 'a1a', ['a1a1>d1b1', 'a1a2>d1b1'], [2, 2])
    expect(events.filter(({ kind }) => kind === 'fired')).toMatchObject([
      { firer: 'a1a1', range: 10.5 },
      { firer: 'a1a2', range: 12 },
    ])
    expect(refusedFire(ranks(28.2), 'a1a', ['a1a2>d1b1'])).toBe('masked FF-ARC-09')
  })

  rule('FF-FIRE-12', 'each stand fires once, and only at what it could have named', () => {
    expect(refusedFire(facing(), 'a1a', ['a1a1>d1b1', 'a1a1>d1b1'])).toBe('fired-already FF-FIRE-12')
    expect(refusedFire(facing(), 'a1a', ['a1a1>a1a2'])).toBe('unknown-target FF-FIRE-12')
    expect(refusedFire(facing(), 'a1b', ['a1a1>d1b1'])).toBe('unknown-stand FF-FIRE-14')
  })

  rule('FF-FIRE-16', 'markers and losses are there before the next shot', () => {
    const marked = withStand(facing(), 'd1b1', { markers: 2 })
    const { state } = fired(marked, 'a1a', ['a1a1>d1b1', 'a1a2>d1b1'], [5, 2])
    expect(ids(state)).toEqual(['a1a1', 'a1a2', 'd1b2'])
    expect(state.battalions.find(({ id }) => id === 'd1')).toMatchObject({ lost: 1, underFire: true })
  })

  test('FF-SUPP-01: the suppressed do not fire, nor do those below, in the water or packed up', () => {
    const shot = ['a1a1>d1b1']
    expect(refusedFire(withStand(facing(), 'a1a1', { markers: 1 }), 'a1a', shot)).toBe(
      'suppressed FF-SUPP-01',
    )
    expect(refusedFire(withStand(facing(), 'a1a1', { below: true }), 'a1a', shot)).toBe('below FF-DUG-01')
    expect(refusedFire(withStand(facing(), 'a1a1', { stowed: true }), 'a1a', shot)).toBe('stowed FF-ORD-09')
  })

  test('FF-VIS-02, FF-MOVE-16: firing from cover is seen, and ends a column', () => {
    const state = onlyAt('first-battle', { d1b1: [60, 52, 180], a1a1: [60, 30] })
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
    expect(refusedFire(facing(), 'a1a', ['a1a1>d1b2'])).toBe('target-order FF-ARC-06')
    const level = withStand(facing(), 'd1b2', { x: 46, y: 42 })
    expect(refusedFire(withStand(level, 'a1a1', { x: 44, y: 30 }), 'a1a', ['a1a1>d1b2'])).toBeUndefined()
  })

  test('FF-ARC-06: one that no 6 could harm is passed over for any within 15 cm', () => {
    // Riflemen in the village, where nobody but an assault harms them: hard cover needs a 7.
    const state = onlyAt('first-battle', { a1a1: [58, 62], d1b1: [58, 72], d1b2: [64, 68], d1b3: [52, 69] })
    expect(refusedFire(state, 'a1a', ['a1a1>d1b1'])).toBe('no-effect FF-FIRE-02')
    expect(refusedFire(state, 'a1a', ['a1a1>d1b2'])).toBeUndefined()
    const nearest = withStand(state, 'd1b1', { x: 58, y: 70.5 })
    const hidden = withStand(nearest, 'd1b2', { x: 64, y: 69.9 })
    expect(refusedFire(hidden, 'a1a', ['a1a1>d1b2'])).toBe('target-order FF-ARC-06')
  })

  rule('FF-ARC-08', 'range is measured between bases; what lies behind the front edge is out of arc', () => {
    const far = (y: number) => onlyAt('first-battle', { a1a1: [40, 20], d1b1: [40, y] })
    expect(refusedFire(far(66.5), 'a1a', ['a1a1>d1b1'])).toBeUndefined()
    expect(refusedFire(far(66.6), 'a1a', ['a1a1>d1b1'])).toBe('out-of-range FF-ARC-05')
    expect(refusedFire(far(10), 'a1a', ['a1a1>d1b1'])).toBe('out-of-arc FF-ARC-01')
  })

  rule(
    ['FF-GEN-03', 'FF-TAB-01'],
    'the table measures to a hundredth of a millimetre, and no die is thrown about it',
    () => {
      const apart = (cm: number) => onlyAt('first-battle', { a1a1: [40, 20], d1b1: [40, 21.5 + cm] })
      expect(fired(apart(45), 'a1a', ['a1a1>d1b1'], [6]).working).toHaveLength(
        fired(apart(30), 'a1a', ['a1a1>d1b1'], [6]).working.length,
      )
      expect(refusedFire(apart(45.001), 'a1a', ['a1a1>d1b1'])).toBeUndefined()
      expect(refusedFire(apart(45.002), 'a1a', ['a1a1>d1b1'])).toBe('out-of-range FF-ARC-05')
    },
  )

  rule('FF-ARC-09', 'a friend in the line of fire masks it, and the next target is taken', () => {
    const masked = onlyAt('first-battle', { a1a1: [40, 20], a1b1: [40, 26], d1b1: [40, 40], d1b2: [49, 44] })
    expect(refusedFire(masked, 'a1a', ['a1a1>d1b1'])).toBe('masked FF-ARC-09')
    expect(refusedFire(masked, 'a1a', ['a1a1>d1b2'])).toBeUndefined()
    expect(refusedFire(withStand(masked, 'a1b1', { x: 40, y: 21.6 }), 'a1a', ['a1a1>d1b1'])).toBeUndefined()
    const high = withStand(masked, 'a1a1', { x: 40, y: 14 })
    expect(refusedFire(high, 'a1a', ['a1a1>d1b1'])).toBeUndefined()
  })

  rule('FF-VIS-09', 'sight is judged for the stand that fires', () => {
    const trench = onlyAt('first-battle', { a1a1: [60, 19], a1a2: [66, 25], d1b1: [62, 52] })
    expect(refusedFire(trench, 'a1a', ['a1a1>d1b1'])).toBe('unseen FF-VIS-01')
    expect(refusedFire(trench, 'a1a', ['a1a2>d1b1'])).toBeUndefined()
  })
})

describe('modifiers from the table', () => {
  test('FF-FIRE-05, FF-FIRE-07: a barrage on the line, gas at the firer, a command stand as target', () => {
    const state = onlyAt('first-battle', { a1a1: [40, 30], d1h: [40, 45] })
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
    expect(refusedFire(dim, 'a1a', ['a1a1>d1h'])).toBe('no-effect FF-FIRE-02')
  })

  rule('FF-FIRE-15', 'into or through a barrage, or uphill of it', () => {
    const through = (y: number) => ({
      ...onlyAt('first-battle', { a1m1: [40, y], d1b1: [40, 50] }),
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
    const state = onlyAt('flers-1916', { a1l1: [40, 30], d1a1: [40, 40] })
    const { state: after, events } = fired(state, 'a1l', ['a1l1>d1a1'], [5, 5])
    expect(events[0]).toMatchObject({ dice: [{ total: 5 }, { total: 5 }], markers: 2 })
    expect(markersOn(after, 'd1a1')).toBe(2)
  })

  rule('FF-NAT-02', 'a Mad Minute doubles the dice of every platoon, once', () => {
    const state = onlyAt('mons-1914', { d1a1: [60, 90, 180], a1a1: [60, 70] })
    const { state: after, events } = fired(state, 'd1a', ['d1a1>a1a1'], [1, 2], { madMinute: true })
    expect(events[0]).toMatchObject({ kind: 'mad-minute', unit: 'd1a' })
    expect(refusedFire(after, 'd1a', ['d1a1>a1a1'], { madMinute: true })).toBe('no-mad-minute FF-NAT-02')
  })

  rule('FF-NAT-02', 'at Mons all companies of a battalion have it in one and the same turn', () => {
    const had = ({ units }: State) =>
      ['d1a', 'd1b', 'd2a'].map((id) => units.find((unit) => unit.id === id)?.madMinute)
    const state = onlyAt('mons-1914', { d1a1: [60, 90, 180], a1a1: [60, 70] })
    const { state: after } = fired(state, 'd1a', ['d1a1>a1a1'], [1, 2], { madMinute: true })
    expect(had(after)).toEqual([false, true, true])
    expect(had(atTurnStart(after, 'defender', 1).state)).toEqual([false, false, true])
  })

  rule('FF-NAT-01', 'the rifles of the Expeditionary Force reach 60 cm', () => {
    const state = (y: number) => onlyAt('mons-1914', { d1a1: [60, 90, 180], a1a1: [60, y] })
    expect(refusedFire(state(28.5), 'd1a', ['d1a1>a1a1'])).toBeUndefined()
    expect(refusedFire(state(28.4), 'd1a', ['d1a1>a1a1'])).toBe('out-of-range FF-ARC-05')
  })

  rule('FF-CAV-01', 'cavalry dismounts to fire, at -1', () => {
    const state = asType(withUnit(facing(), 'a1a', { mounted: true }), 'a1a1', 'cavalry')
    expect(refusedFire(state, 'a1a', ['a1a1>d1b1'])).toBe('mounted FF-FIRE-07')
    const onFoot = withUnit(state, 'a1a', { mounted: false })
    expect(fired(onFoot, 'a1a', ['a1a1>d1b1'], [6]).events[0]).toMatchObject({
      modifiers: [{ name: 'Dismounted cavalry', value: -1 }],
      outcome: 'suppressed',
    })
  })
})
