import { describe, expect } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { closeUp } from '#rules/flanders-fields/game/phases/actions/moving/close-up.ts'
import { CROSS_WIRE, hangOnWire } from '#rules/flanders-fields/game/phases/actions/moving/cross-wire.ts'
import { endPlayerTurn } from '#rules/flanders-fields/game/phases/turn/end.ts'
import { areaAt } from '#rules/flanders-fields/game/zones/areas.ts'
import { attackArea } from '#rules/flanders-fields/game/zones/attack.ts'
import { pointAt } from '#rules/flanders-fields/tables/index.ts'
import { rule } from '../../../rule.ts'
import {
  actionsOf,
  begun,
  happening,
  ordered,
  refusalOf,
  standIn,
  waitingFor,
  withStand,
  withUnit,
} from '../battle.ts'
import { acting, follows, move, only, place, refused } from './movement.ts'

/** The belt of Flers lies from y 46 to 48; two platoons touch it from the attacker's side. */
const flers = () =>
  withStand(withStand(only(begun('flers-1916'), ['a1a1', 'a1a2']), 'a1a1', { x: 30, y: 45 }), 'a1a2', {
    x: 34,
    y: 45,
  })
const cross = (...stands: readonly object[]) => ({ kind: 'cross-wire', stands })

describe('wire', () => {
  rule(
    ['FF-WIRE-02', 'FF-WIRE-03', 'FF-WIRE-11'],
    'each platoon rolls 5+ and goes up to 5 cm past it',
    () => {
      const order = cross({ stand: 'a1a1', x: 30, y: 52 }, { stand: 'a1a2', x: 34, y: 52 })
      const { state, events } = follows(acting(flers(), 'a1a'), order, [5, 4])
      expect(place(state, 'a1a1')).toEqual([30, 52])
      expect(standIn(state, 'a1a1').wire).toBeNull()
      expect(events).toMatchObject([
        { kind: 'crossed-wire', stand: 'a1a1', roll: 5, needed: 5, over: true },
        { kind: 'crossed-wire', stand: 'a1a2', roll: 4, over: false },
      ])
      // Its base is 1.5 cm deep: the leading edge at most at y 53.
      const far = (x: number, y: number) => refused(acting(flers(), 'a1a'), cross({ stand: 'a1a1', x, y }))
      expect(far(30, 52.25)).toBeUndefined()
      expect(far(30, 52.3)).toBe('too-far FF-WIRE-11')
      expect(far(37.5, 52)).toBe('askew FF-WIRE-11')
    },
  )

  rule(
    ['FF-WIRE-10', 'FF-WIRE-04'],
    'one that fails hangs on the middle line, and the others need not wait',
    () => {
      const order = cross({ stand: 'a1a1', x: 30, y: 52 }, { stand: 'a1a2', x: 34, y: 52 })
      const { state } = follows(acting(flers(), 'a1a'), order, [5, 4])
      expect(place(state, 'a1a2')).toEqual([34, 47])
      expect(standIn(state, 'a1a2').wire).toEqual({ belt: 0, step: 0, from: 'attacker' })
      expect(refused(acting(state, 'a1a'), move({ a1a1: [[30, 62]] }))).toBeUndefined()
      expect(refused(acting(flers(), 'a1a'), move({ a1a1: [[30, 45.5]] }))).toBe('on-wire FF-WIRE-10')
    },
  )

  rule('FF-WIRE-08', 'not even the heaviest shells cut it', () => {
    const attack = { weapon: 'super-heavy-artillery', mode: 'indirect', title: 'Bombardment' } as const
    const area = areaAt(attack.weapon, pointAt({ x: 41, y: 47 }))
    // Everybody of the company lies outside of it.
    const { state } = happening(flers(), [], (play) => {
      for (let i = 0; i < 3; i++) attackArea(play, attack, area)
    })
    expect(state.gaps).toEqual([])
    expect(
      refused(
        acting(state, 'a1a'),
        move({
          a1a2: [
            [40, 45],
            [40, 50],
          ],
        }),
      ),
    ).toBe('wire FF-WIRE-02')
  })

  rule(
    ['FF-WIRE-09', 'FF-WIRE-01'],
    'a crossing begins in touch of the belt; deep wire is crossed 2 cm at a time',
    () => {
      const away = withStand(flers(), 'a1a1', { x: 30, y: 44.7 })
      expect(refused(acting(away, 'a1a'), cross({ stand: 'a1a1', x: 30, y: 50 }))).toBe(
        'not-touching FF-WIRE-09',
      )
      expect(refused(acting(flers(), 'a1a'), move({ a1a1: [[30, 50]] }))).toBe('wire FF-WIRE-02')
      const { scenario } = begun('flers-1916')
      const ground = scenario.ground.map((one) =>
        one.kind === 'wire' ? { ...one, at: [0, 46, 90, 50] as const } : one,
      )
      const deep = { ...flers(), scenario: { ...scenario, ground } }
      const first = follows(acting(deep, 'a1a'), cross({ stand: 'a1a1', x: 30, y: 53 }), [6])
      expect(place(first.state, 'a1a1')).toEqual([30, 49])
      expect(standIn(first.state, 'a1a1').wire).toMatchObject({ step: 1 })
      const second = follows(acting(first.state, 'a1a'), cross({ stand: 'a1a1', x: 30, y: 53 }), [6])
      expect(place(second.state, 'a1a1')).toEqual([30, 53])
    },
  )

  rule(
    ['FF-WIRE-03', 'FF-WIRE-11'],
    'a stand whose die has failed is not named again in the turn; the others may go on trying',
    () => {
      const company = acting(flers(), 'a1a', { left: 3 })
      const one = follows(company, cross({ stand: 'a1a1', x: 30, y: 52 }), [4]).state
      expect(one.wireFailed).toEqual(['a1a1'])
      const now = acting(one, 'a1a')
      expect(refused(now, cross({ stand: 'a1a1', x: 30, y: 52 }))).toBe('wire-failed FF-WIRE-03')
      expect(follows(now, cross({ stand: 'a1a2', x: 34, y: 52 }), [5]).state.wireFailed).toEqual(['a1a1'])
      // What the rules let it try at random it does not try either.
      expect(CROSS_WIRE.sample(one, actionsOf('a1a'), sfc32(1))?.stands.map(({ stand }) => stand)).toEqual([
        'a1a2',
      ])
    },
  )

  rule('FF-WIRE-03', 'in deeper wire who passes 2 cm may try the next, until the first failure', () => {
    const { scenario } = begun('flers-1916')
    const ground = scenario.ground.map((one) =>
      one.kind === 'wire' ? { ...one, at: [0, 46, 90, 50] as const } : one,
    )
    const deep = { ...flers(), scenario: { ...scenario, ground } }
    const order = cross({ stand: 'a1a1', x: 30, y: 53 })
    const first = follows(acting(deep, 'a1a'), order, [5]).state
    expect(first.wireFailed).toEqual([])
    const second = follows(acting(first, 'a1a'), order, [2]).state
    expect(refused(acting(second, 'a1a'), order)).toBe('wire-failed FF-WIRE-03')
  })

  rule('FF-WIRE-03', 'the end of the turn of its owner forgets it', () => {
    const failed = { ...flers(), turn: 1, wireFailed: ['a1a1'] }
    expect(happening(failed, [], endPlayerTurn).state.wireFailed).toEqual([])
  })

  rule('FF-WIRE-03', 'by the other reading every further action wins another die', () => {
    const freely = { ...flers(), options: { ...flers().options, 'wire-retry': 'next-action' as const } }
    const order = cross({ stand: 'a1a1', x: 30, y: 52 })
    const { state } = follows(acting(freely, 'a1a'), order, [4])
    expect(refused(acting(state, 'a1a'), order)).toBeUndefined()
  })

  rule('FF-CMD-09', 'nor has a command stand a second die with its second move', () => {
    const before = withStand(only(begun('flers-1916'), ['a1h', 'a1a']), 'a1h', { x: 30, y: 44.8 })
    const moving = waitingFor(before, { name: 'command-move', side: 'attacker', moving: null, done: [] })
    const over = { kind: 'command-move', stand: 'a1h', wire: { x: 30, y: 50 } }
    const { state } = ordered(moving, 'attacker', over, [3])
    expect(standIn(state, 'a1h').wire).not.toBeNull()
    expect(refusalOf(state, 'attacker', over)).toBe('wire-failed FF-WIRE-03')
  })

  rule(
    ['FF-WIRE-13', 'FF-WIRE-09'],
    'it may go back in the same turn and through a gap, but has no second die',
    () => {
      const stuck = follows(acting(flers(), 'a1a'), cross({ stand: 'a1a1', x: 30, y: 52 }), [1]).state
      const back = follows(acting(stuck, 'a1a'), move({ a1a1: [[30, 45]] })).state
      expect(standIn(back, 'a1a1').wire).toBeNull()
      expect(refused(acting(back, 'a1a'), cross({ stand: 'a1a1', x: 30, y: 52 }))).toBe(
        'wire-failed FF-WIRE-03',
      )
      const gap = {
        belt: 0,
        kind: 'cleared',
        from: pointAt({ x: 30, y: 46 }),
        to: pointAt({ x: 30, y: 48 }),
        width: 6000,
      } as const
      expect(refused(acting({ ...back, gaps: [gap] }, 'a1a'), move({ a1a1: [[30, 50]] }))).toBeUndefined()
    },
  )

  rule('FF-WIRE-13', 'a stand on the wire may go back, up to 5 cm on the side it came from', () => {
    const stuck = acting(
      withStand(withStand(flers(), 'a1a1', { x: 30, y: 47 }), 'a1a1', {
        wire: { belt: 0, step: 0, from: 'attacker' },
      }),
      'a1a',
    )
    const { state } = follows(stuck, move({ a1a1: [[30, 42]] }))
    expect(standIn(state, 'a1a1').wire).toBeNull()
    expect(refused(stuck, move({ a1a1: [[30, 41.7]] }))).toBe('off-wire FF-WIRE-13')
    expect(refused(stuck, move({ a1a1: [[30, 50]] }))).toBe('off-wire FF-WIRE-13')
  })

  rule('FF-WIRE-13', 'in the early period wire is declared, crossed without a die, or hung upon', () => {
    const early = withStand(only(begun('langemarck-1915'), ['a1a1']), 'a1a1', { x: 30, y: 45 })
    const over = cross({ stand: 'a1a1', x: 30, y: 50 })
    expect(refused(acting(early, 'a1a'), over)).toBe('not-declared FF-ORD-13')
    const { state } = follows(acting(early, 'a1a', { wire: true }), over)
    expect(place(state, 'a1a1')).toEqual([30, 50])
    const hung = happening({ ...early, turn: 1 }, [], (play) => hangOnWire(play, 'a1a')).state
    expect(standIn(hung, 'a1a1').wire).toEqual({ belt: 0, step: 0, from: 'attacker' })
    expect(place(hung, 'a1a1')).toEqual([30, 47])
  })

  rule(['FF-WIRE-05', 'FF-WIRE-12'], 'pioneers clear 6 cm, within 3 cm of a stand that touches', () => {
    const pioneers = acting(withUnit(flers(), 'a1a', { pioneers: true }), 'a1a')
    expect(refused(acting(flers(), 'a1a'), { kind: 'clear-wire', x: 32, y: 47 })).toBe('no-tools FF-WIRE-05')
    expect(refused(pioneers, { kind: 'clear-wire', x: 41, y: 47 })).toBe('too-far FF-WIRE-12')
    const { state } = follows(pioneers, { kind: 'clear-wire', x: 32, y: 47 })
    expect(state.gaps).toEqual([
      {
        belt: 0,
        kind: 'cleared',
        from: pointAt({ x: 32, y: 46 }),
        to: pointAt({ x: 32, y: 48 }),
        width: 6000,
      },
    ])
    // Through it at the rate of the ground, the middle inside: torn ground, 15 cm.
    expect(refused(acting(state, 'a1a'), move({ a1a1: [[30, 50]] }))).toBeUndefined()
    expect(
      refused(
        acting(state, 'a1a'),
        move({
          a1a2: [
            [35.1, 45],
            [35.1, 50],
          ],
        }),
      ),
    ).toBe('wire FF-WIRE-02')
  })

  rule(
    ['FF-WIRE-06', 'FF-MOVE-19', 'FF-TANK-07'],
    'a tank crosses within its move and leaves a track',
    () => {
      const tank = withStand(only(begun('flers-1916'), ['a1k1', 'a1a1']), 'a1k1', { x: 30, y: 43 })
      const { state } = follows(acting(tank, 'a1k1'), move({ a1k1: [[30, 53]] }))
      expect(place(state, 'a1k1')).toEqual([30, 53])
      expect(state.gaps).toMatchObject([{ kind: 'tank-track', width: 3000 }])
      const foot = withStand(state, 'a1a1', { x: 31.4, y: 44 })
      expect(refused(acting(foot, 'a1a'), move({ a1a1: [[31.4, 49]] }))).toBeUndefined()
      expect(refused(acting(foot, 'a1a'), move({ a1a1: [[31.6, 49]] }))).toBe('wire FF-WIRE-02')
      // It may stop on the belt; the track goes as far as its middle.
      const half = follows(acting(tank, 'a1k1'), move({ a1k1: [[30, 47]] })).state
      expect(half.gaps).toMatchObject([{ from: { y: 46000 }, to: { y: 47000 } }])
      // FF-WIRE-12: grapnels clear the width of the base.
      const cleared = follows(acting(half, 'a1k1'), { kind: 'clear-wire', x: 30, y: 47 }).state
      expect(cleared.gaps.at(-1)).toMatchObject({ kind: 'cleared', width: 3000, from: { y: 46000 } })
    },
  )

  rule('FF-WIRE-07', 'horses need a cleared gap', () => {
    const gun = withStand(only(begun('first-battle'), ['a1g1']), 'a1g1', {
      x: 30,
      y: 20,
      stowed: true,
    })
    const { scenario } = gun
    const wired = {
      ...gun,
      scenario: { ...scenario, ground: [{ kind: 'wire', at: [0, 24, 90, 26] } as const] },
    }
    expect(refused(acting(wired, 'a1g1'), move({ a1g1: [[30, 30]] }))).toBe('wire FF-WIRE-07')
  })
})

describe('obstacles', () => {
  rule(['FF-MOVE-17', 'FF-MOVE-05'], 'a river takes three actions: in, over and out', () => {
    // The canal of Mons lies from y 114 to 118.
    const bank = withStand(only(begun('mons-1914'), ['a1a1']), 'a1a1', { x: 20, y: 113, heading: 0 })
    const step = { kind: 'cross-obstacle', stands: ['a1a1'] }
    const into = follows(acting(bank, 'a1a'), step).state
    expect(place(into, 'a1a1')).toEqual([20, 115])
    expect(standIn(into, 'a1a1').water).toMatchObject({ step: 1, from: 'attacker' })
    expect(refused(acting(into, 'a1a'), move({ a1a1: [[20, 113]] }))).toBe('in-water FF-MOVE-17')
    const over = follows(acting(into, 'a1a'), step).state
    expect(place(over, 'a1a1')).toEqual([20, 117])
    const out = follows(acting(over, 'a1a'), step).state
    expect(place(out, 'a1a1')).toEqual([20, 118.75])
    expect(standIn(out, 'a1a1').water).toBeNull()
    expect(refused(acting(withStand(bank, 'a1a1', { x: 20, y: 112 }), 'a1a'), step)).toBe(
      'no-obstacle FF-MOVE-05',
    )
  })

  rule('FF-MOVE-18', 'limbered guns cross a trench with an action, square from side to side', () => {
    // The trench at y 52, 2 cm wide; the gun's base is 4 cm deep.
    const gun = withStand(only(begun('first-battle'), ['a1g1']), 'a1g1', {
      x: 70,
      y: 48.8,
      stowed: true,
    })
    const { state } = follows(acting(gun, 'a1g1'), { kind: 'cross-obstacle', stands: ['a1g1'] })
    expect(place(state, 'a1g1')).toEqual([70, 55])
    expect(refused(acting(gun, 'a1g1'), move({ a1g1: [[70, 52]] }))).toBe('trench FF-MOVE-18')
    const foot = withStand(only(begun('first-battle'), ['a1a1']), 'a1a1', { x: 70, y: 50 })
    expect(refused(acting(foot, 'a1a'), move({ a1a1: [[70, 52]] }))).toBeUndefined()
    expect(refused(acting(foot, 'a1a'), { kind: 'cross-obstacle', stands: ['a1a1'] })).toBe(
      'no-way-over FF-MOVE-01',
    )
  })
})

describe('closing up', () => {
  const company = only(begun('first-battle'), ['a1a'])

  rule(
    ['FF-FORM-03', 'FF-FORM-08'],
    'the strays go straight to the largest group, at the cost of a later move',
    () => {
      // a1a2 and a1a3 are 2 cm apart; a1a1 is 10 cm off and comes to within 5.
      const apart = { ...withStand(company, 'a1a1', { x: 15, y: 13 }), turn: 1 }
      let spent: Readonly<Record<string, number>> = {}
      const { state } = happening(apart, [], (play) => {
        spent = closeUp(play, 'a1a', undefined)
      })
      expect(place(state, 'a1a1')).toEqual([20, 13])
      expect(spent).toEqual({ a1a1: 0.25 })
      const tired = acting(state, 'a1a', { closedUp: spent })
      const on = (far: number) => move({ a1a1: [[20, 13 + far]], a1a2: [[28, 28]], a1a3: [[33, 28]] })
      expect(refused(tired, on(15.1))).toBe('too-far FF-FORM-08')
      const later = follows(tired, on(15)).state
      expect(later.phases.at(-1)).toMatchObject({ closedUp: {} })
    },
  )

  rule('FF-FORM-08', 'whoever the order names stays, and the others come to him', () => {
    const apart = { ...withStand(company, 'a1a1', { x: 15, y: 13 }), turn: 1 }
    const { state } = happening(apart, [], (play) => {
      closeUp(play, 'a1a', 'a1a1')
    })
    expect(place(state, 'a1a1')).toEqual([15, 13])
    expect(place(state, 'a1a2')).toEqual([23, 13])
    expect(place(state, 'a1a3')).toEqual([31, 13])
  })
})
