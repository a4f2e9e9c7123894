import { describe, expect, it } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import type { AnyOrder } from '#kernel/game/game.ts'
import { newCards } from '#rules/flanders-fields/game/cards/pack.ts'
import { fieldOf } from '#rules/flanders-fields/game/field.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { FLANDERS_FIELDS } from '#rules/flanders-fields/index.ts'
import { SCENARIOS } from '#rules/flanders-fields/scenarios/index.ts'
import { pointAt, toCm } from '#rules/flanders-fields/tables/index.ts'
import { shapesOf } from '../../../order-writing/fields.ts'
import { gapsAt, gapWords } from '../../../order-writing/law.ts'
import { proveOrderWriting } from '../../../order-writing/prove.ts'
import { gameOf, type Position } from '../../../order-writing/targets.ts'
import { rule } from '../../../rule.ts'
import { begun, laidOn, standIn, waitingFor, withStand, withUnit } from '../battle.ts'
import { inBattalion } from '../commanding.ts'
import { acting, only } from '../game/movement.ts'
import { idle } from './idle-fields.ts'

const { game, tableTop } = gameOf(FLANDERS_FIELDS)
const SHAPES = shapesOf(game)

const positionOf = (state: State, side: 'attacker' | 'defender'): Position => ({
  ruleset: FLANDERS_FIELDS,
  shapes: SHAPES,
  state,
  view: game.view(state, side),
  side,
})

/** What cannot be written of these orders, of others that are legal here, and of their fields. */
const gapsFrom = (
  state: State,
  side: 'attacker' | 'defender',
  orders: readonly AnyOrder[],
): readonly string[] => gapsAt(positionOf(state, side), sfc32(3), { orders, idle }).map(gapWords)

describe('orders that the screen once could not write', () => {
  const wired = SCENARIOS.filter(({ ground }) => ground.some(({ kind }) => kind === 'wire'))

  it('has eight battles with wire', () => expect(wired).toHaveLength(8))

  /** A platoon at the belt with the garrison of the trench behind it right opposite. */
  const opposite = (id: string): State => {
    const state = only(begun(id), ['a1a1', 'd1a1', 'd1h'])
    const wire = fieldOf(state.scenario).wire.find(({ near }) => near > 0)
    if (!wire) throw new Error('no wire')
    const x = Math.round(toCm(Math.max(wire.left, 0)) + 20)
    const near = withStand(state, 'a1a1', { x, y: toCm(wire.near) - 1, heading: 0 })
    const trench = fieldOf(state.scenario)
    const far = toCm(wire.far)
    return withStand(near, 'd1a1', { x, y: far + (trench.trenches.length > 0 ? 4.5 : 4), heading: 180 })
  }

  it.each(wired.map(({ id }) => id))(
    '%s: over the wire opposite a manned trench, and out of it at him',
    (id) => {
      const state = opposite(id)
      const { side, state: at } = acting(state, 'a1a', { wire: true })
      const { x } = standIn(state, 'a1a1').centre
      const enemy = standIn(state, 'd1a1').centre
      const wire = fieldOf(state.scenario).wire.find(({ near }) => near > 0)
      const order = (otherwise: object): AnyOrder => ({
        kind: 'cross-wire',
        ...{ stands: [{ stand: 'a1a1', x: toCm(x), y: toCm(wire?.far ?? 0) + 0.9, ...otherwise }] },
      })
      const assault = order({ y: toCm(enemy.y), assault: 'd1a1' })
      expect(gapsFrom(at, side, [order({}), assault])).toEqual([])
    },
  )

  rule('FF-MORT-01', 'a mortar is laid on a stand', () => {
    const state = begun('flers-1916')
    const mortar = state.units.find(({ kind, side }) => kind === 'battalion-mortar' && side === 'attacker')
    const gun = state.stands.find(({ unit }) => unit === mortar?.id)
    if (!mortar || !gun) throw new Error('no mortar')
    const near = withStand(only(state, [gun.id, 'd1a1', 'd1a2']), 'd1a1', {
      x: toCm(gun.centre.x),
      y: toCm(gun.centre.y) + 20,
    })
    const beside = withStand(near, 'd1a2', { x: toCm(gun.centre.x) + 5, y: toCm(gun.centre.y) + 20 })
    const { state: at, side } = acting(
      withUnit(beside, mortar.id, { aim: null, lostPoint: false }),
      mortar.id,
      {
        spotted: true,
      },
    )
    const fire = (target: string): AnyOrder => ({ kind: 'fire', ...{ mode: 'indirect', target } })
    expect(gapsFrom(at, side, [fire('d1a1'), fire('d1a2')])).toEqual([])
    const laid = acting(laidOn(beside, mortar.id, [20, 20], null), mortar.id, { spotted: true })
    expect(gapsFrom(laid.state, side, [{ kind: 'redirect', ...{ target: 'd1a1' } }])).toEqual([])
  })

  rule('FF-ART-09', 'a gun fires over open sights at whom it sees', () => {
    const { state, side } = acting({ ...begun('first-battle'), turn: 1 }, 'a1g1')
    const fire: AnyOrder = { kind: 'fire', ...{ mode: 'direct', target: 'd1a2' } }
    expect(gapsFrom(state, side, [fire])).toEqual([])
  })

  rule('FF-SUPP-02', 'by the house rule each platoon recovers by itself', () => {
    const { options, ...rest } = begun('first-battle')
    const single: State = { ...rest, options: { ...options, 'recovery-scope': 'platoon' } }
    const marked = withStand(withStand(single, 'a1a1', { markers: 1 }), 'a1a2', { markers: 2 })
    const { state, side } = acting(marked, 'a1a')
    expect(gapsFrom(state, side, [{ kind: 'recover', ...{ target: 'a1a1' } }])).toEqual([])
  })

  rule('FF-WIRE-12', 'pioneers choose the place of their gap', () => {
    const at = withStand(only(begun('flers-1916'), ['a1a1']), 'a1a1', { x: 30, y: 45 })
    const { state, side } = acting(withUnit(at, 'a1a', { pioneers: true }), 'a1a')
    expect(gapsFrom(state, side, [{ kind: 'clear-wire', ...{ x: 32, y: 47 } }])).toEqual([])
  })

  rule('FF-MOVE-17', 'the player says which stands cross water', () => {
    const bank = only(begun('mons-1914'), ['a1a1', 'a1a2'])
    const both = withStand(withStand(bank, 'a1a1', { x: 20, y: 113, heading: 0 }), 'a1a2', {
      x: 24,
      y: 113,
      heading: 0,
    })
    const { state, side } = acting(both, 'a1a')
    expect(gapsFrom(state, side, [{ kind: 'cross-obstacle', ...{ stands: ['a1a1', 'a1a2'] } }])).toEqual([])
  })

  rule('FF-HERO-01', 'the player names the hero and his targets', () => {
    const state = inBattalion('first-battle', 'a1')
    const near = withStand(withStand(state, 'd1a1', { x: 23, y: 30 }), 'd1m1', { x: 30, y: 30 })
    const order: AnyOrder = { kind: 'heroic', ...{ platoon: 'a1a1', targets: ['d1m1'] } }
    expect(gapsFrom(near, 'attacker', [order])).toEqual([])
  })

  rule('FF-AIR-02', 'of those on the line aircraft may leave any alone', () => {
    const state = waitingFor(begun('hamel-1918'), { name: 'air-attack', side: 'attacker', regiment: 'aR1' })
    const attack = (...targets: readonly string[]): AnyOrder => ({
      kind: 'air-attack',
      ...{ x: 24, y: 66, heading: 90, targets },
    })
    expect(gapsFrom(state, 'attacker', [attack('d1a1', 'd1a2', 'd1a3'), attack('d1a2')])).toEqual([])
  })

  rule('FF-EVT-04', 'cards are played or thrown away before the battalions too', () => {
    const phase = {
      name: 'support-orders',
      side: 'attacker',
      regiment: null,
      step: 'staff',
      closed: [],
    } as const
    const state = waitingFor(begun('flers-1916'), phase, {
      cards: { ...newCards(), hands: { attacker: ['9C', 'KH'], defender: [] } },
    })
    const snipe: AnyOrder = { kind: 'play-card', ...{ card: 'KH', stands: ['d1h'] } }
    expect(gapsFrom(state, 'attacker', [{ kind: 'play-card', ...{ card: '9C' } }, snipe])).toEqual([])
  })

  rule(
    'FF-ORD-18',
    'a machine gun that has shot at aircraft takes up its line again, turning as it likes',
    () => {
      const before = withStand(only(begun('first-battle'), ['a1m1']), 'a1m1', { x: 40, y: 20 })
      const stands = before.stands.map((stand) => ({ ...stand, realigned: stand.id === 'a1m1' }))
      const { state, side } = acting({ ...before, stands }, 'a1m1')
      const takeUp = (turned: object): AnyOrder => ({
        kind: 'move',
        ...{ stands: [{ stand: 'a1m1', path: [], ...turned }] },
      })
      expect(gapsFrom(state, side, [takeUp({}), takeUp({ facing: 90 })])).toEqual([])
    },
  )

  rule('FF-TANK-02', 'a tank that moves fires at whom the player likes, or but once', () => {
    const by = (state: State, id: string, x: number, y: number): State =>
      withStand(state, id, { x, y, below: false })
    const alone = by(only(begun('flers-1916'), ['a2k1', 'd1a1', 'd1b1']), 'a2k1', 40, 30)
    const { state, side } = acting(by(by(alone, 'd1a1', 47, 34), 'd1b1', 33, 34), 'a2k1')
    const order = (...shots: readonly object[]): AnyOrder => ({
      kind: 'move-and-fire',
      ...{ stands: [{ stand: 'a2k1', path: [[40, 31]], facing: 0 }], shots },
    })
    const [left, right] = [
      { stand: 'a2k1', target: 'd1b1', face: 'left' },
      { stand: 'a2k1', target: 'd1a1', face: 'right' },
    ]
    expect(gapsFrom(state, side, [order(left), order(right)])).toEqual([])
  })

  rule('FF-END-08', 'where there is room for a unit out of reserve it may face the rear', () => {
    const { stands, ...rest } = begun('first-battle')
    const without = { ...rest, stands: stands.filter(({ unit }) => unit !== 'a1a'), arrived: ['a1a'] }
    const state = waitingFor(withUnit(without, 'a1a', { at: 'reserve' }), {
      name: 'reserves',
      side: 'attacker',
      rolled: true,
    })
    const places = [20, 23.1, 26.2].map((x, i) => ({ stand: `a1a${i + 1}`, x, y: 4, facing: 180 }))
    expect(gapsFrom(state, 'attacker', [{ kind: 'enter', ...{ unit: 'a1a', stands: places } }])).toEqual([])
  })
})

describe('stands of a body make room for each other', () => {
  /** A company in line, three platoons 3 cm wide. */
  const line = (): State =>
    [20, 23.5, 27].reduce(
      (state, x, i) => withStand(state, `a1a${i + 1}`, { x, y: 20, heading: 0 }),
      only(begun('first-battle'), ['a1a1', 'a1a2', 'a1a3']),
    )

  const dragged = (
    state: State,
    before: AnyOrder | undefined,
    pieces: readonly string[],
    [x, y]: readonly [number, number],
    heading: number,
  ) => {
    const { side, state: at } = acting(state, 'a1a')
    const [leader = ''] = pieces
    const path = [standIn(state, leader).centre, pointAt({ x, y })]
    return tableTop.drag(game.view(at, side), side, before, pieces, path, heading)
  }

  rule('FF-MOVE-15', 'a line goes to its side, the foremost first', () => {
    const all = ['a1a1', 'a1a2', 'a1a3']
    for (const x of [23.5, 16.5]) {
      const moved = dragged(line(), undefined, all, [x, 20], 0)
      expect(moved).toBeDefined()
      expect(moved?.refusal).toBeUndefined()
    }
  })

  rule('FF-MOVE-12', 'a stand drawn anew goes in its turn where it must, to face elsewhere', () => {
    const all = dragged(line(), undefined, ['a1a1', 'a1a2', 'a1a3'], [16, 20], 0)
    expect(all?.refusal).toBeUndefined()
    const turned = dragged(line(), all?.order, ['a1a1'], [16, 20], 4500)
    expect(turned?.refusal).toBeUndefined()
    expect(turned?.order).toMatchObject({
      stands: [
        { stand: 'a1a1', facing: 45 },
        { stand: 'a1a2', facing: 0 },
        { stand: 'a1a3', facing: 0 },
      ],
    })
  })
})

proveOrderWriting(FLANDERS_FIELDS, { idle })
