import { describe, expect } from 'vitest'
import { coverOf } from '#rules/flanders-fields/game/board/cover.ts'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import type { Lost, State } from '#rules/flanders-fields/game/state.ts'
import { placeOf, pointAt } from '#rules/flanders-fields/tables/index.ts'
import { rule } from '../../../rule.ts'
import { atTurnStart, begun, ordered, refusalOf, standIn, withStand } from '../battle.ts'

const without = (state: State, ...ids: readonly string[]): State => ({
  ...state,
  stands: state.stands.filter(({ id }) => !ids.includes(id)),
  lost: [
    ...state.lost,
    ...ids.map((id): Lost => {
      const { type, side, unit } = standIn(state, id)
      return { id, type, side, unit, battalion: null, cause: 'rifles', turn: 1 }
    }),
  ],
})

const successor = (command: string, x: number, y: number) => ({ kind: 'successor', command, x, y })

describe('the start of a player turn', () => {
  rule(
    ['FF-CMD-04', 'FF-CMD-08', 'FF-TURN-03'],
    'a lost commander is replaced beside a rifle platoon',
    () => {
      const { state } = atTurnStart(without(begun('first-battle'), 'a1h'), 'attacker', 2)
      expect(GAME.pending(state)).toEqual(['attacker'])
      const refused = (x: number, y: number) => refusalOf(state, 'attacker', successor('a1h', x, y))
      // a1b2 stands at 45,13 with a base of 3 by 1.5 cm; the command stand is 2 cm across.
      expect(refused(45, 11.25)).toBeUndefined()
      expect(refused(45, 11)).toBe('touches-nobody FF-CMD-08')
      expect(refused(45, 11.5)).toBe('occupied FF-CMD-08')
      expect(refusalOf(state, 'attacker', successor('d1h', 42, 56))).toBe('no-vacancy FF-CMD-08')
      const after = ordered(state, 'attacker', successor('a1h', 45, 11.2))
      expect(after.events[0]).toEqual({ kind: 'promoted', side: 'attacker', command: 'a1h', body: 'a1' })
      expect(standIn(after.state, 'a1h')).toMatchObject({ type: 'battalion-command', markers: 0, heading: 0 })
      expect(after.state.battalions.find(({ id }) => id === 'a1')?.promoted).toBe(true)
    },
  )

  rule('FF-CMD-08', 'he keeps 1 cm from enemies, and waits a turn if he is not placed', () => {
    const close = withStand(without(begun('first-battle'), 'a1h'), 'd1a1', { x: 45, y: 9.3 })
    const { state } = atTurnStart(close, 'attacker', 2)
    expect(refusalOf(state, 'attacker', successor('a1h', 45, 11.25))).toBe('near-enemy FF-CMD-08')
    const later = ordered(state, 'attacker', { kind: 'go-on' }).state
    expect(later.stands.some(({ id }) => id === 'a1h')).toBe(false)
    expect(atTurnStart(later, 'attacker', 3).state.phases.at(-1)?.name).toBe('successors')
  })

  rule('FF-CMD-08', 'he keeps 1 cm from a block house of the enemy as well', () => {
    const houses = begun('hamel-1918').blockHouses.map((one) => ({
      ...one,
      centre: pointAt({ x: 45, y: 7.5 }),
    }))
    const { state } = atTurnStart(
      { ...without(begun('first-battle'), 'a1h'), blockHouses: houses },
      'attacker',
      2,
    )
    expect(refusalOf(state, 'attacker', successor('a1h', 45, 11.25))).toBe('near-enemy FF-CMD-08')
  })

  rule(
    'FF-CMD-08',
    'a regiment finds its commander beside that of a battalion, and none where nobody is',
    () => {
      const state = without(begun('hamel-1918'), 'aR1h', 'a1h', 'a2h', 'a3h')
      const first = atTurnStart(state, 'attacker', 2).state
      expect(refusalOf(first, 'attacker', successor('aR1h', 60, 4))).toBe('no-vacancy FF-CMD-08')
      const second = ordered(first, 'attacker', successor('a2h', 60, 11.35)).state
      const third = ordered(second, 'attacker', successor('aR1h', 62.35, 11.75)).state
      expect(standIn(third, 'aR1h').type).toBe('regimental-command')
      expect(third.regiments.find(({ id }) => id === 'aR1')?.promoted).toBe(true)
    },
  )

  rule('FF-TURN-03', 'what lasted a turn is over, and an offer to stop with it', () => {
    const before = begun('first-battle')
    const state: State = {
      ...before,
      agreed: ['attacker', 'defender'],
      units: before.units.map((unit) => ({ ...unit, done: true, moved: true, passed: true })),
      battalions: before.battalions.map((battalion) => ({ ...battalion, done: true, staff: true })),
    }
    const { events, state: after } = atTurnStart(state, 'attacker', 2)
    expect(events[0]).toEqual({ kind: 'turn-begun', turn: 2, side: 'attacker' })
    expect(after.agreed).not.toContain('attacker')
    const [unit] = after.units
    expect(unit).toMatchObject({ done: false, moved: false, passed: false })
    expect(after.battalions[0]).toMatchObject({ done: false, staff: false })
  })
})

describe('reserves', () => {
  const enter = (unit: string, stands: readonly object[]) => ({ kind: 'enter', unit, stands })
  const company = (id: string, x: number, y: number) =>
    [0, 1, 2, 3].map((i) => ({ stand: `${id}${i + 1}`, x: x + 4 * i, y }))

  rule('FF-END-05', 'a die for each battalion from turn 2, needing one less every turn', () => {
    const early = atTurnStart(begun('gheluvelt-1914'), 'defender', 1)
    expect(early.events.some(({ kind }) => kind === 'reserve-rolled')).toBe(false)
    const failed = atTurnStart(begun('gheluvelt-1914'), 'defender', 3, [4])
    expect(failed.events).toContainEqual({
      kind: 'reserve-rolled',
      side: 'defender',
      name: '2nd Worcesters',
      needed: 5,
      arrives: false,
    })
    const came = atTurnStart(begun('gheluvelt-1914'), 'defender', 3, [5]).state
    expect(came.arrived).toEqual(['d2h', 'd2a', 'd2b', 'd2c'])
    expect(atTurnStart(begun('gheluvelt-1914'), 'defender', 7).state.arrived).toHaveLength(4)
  })

  rule('FF-END-08', 'they enter within 15 cm of their edge, away from enemies and in cohesion', () => {
    const { state } = atTurnStart(begun('gheluvelt-1914'), 'defender', 3, [5])
    const refused = (order: object) => refusalOf(state, 'defender', order)
    expect(refused(enter('d2a', company('d2a', 30, 110)))).toBeUndefined()
    expect(refused(enter('d2a', company('d2a', 30, 104)))).toBe('too-far-in FF-END-08')
    expect(refused(enter('d2a', company('d2a', 30, 110).slice(1)))).toBe('all-stands FF-END-08')
    expect(
      refused(enter('d2a', [...company('d2a', 30, 110).slice(1), { stand: 'd2a1', x: 90, y: 110 }])),
    ).toBe('no-cohesion FF-END-08')
    expect(refused(enter('d1a', company('d1a', 30, 110)))).toBe('not-arrived FF-END-08')
    const near = withStand(state, 'a1a1', { x: 31.5, y: 98 })
    expect(refusalOf(near, 'defender', enter('d2a', company('d2a', 30, 108)))).toBe('near-enemy FF-END-08')
    const entered = ordered(state, 'defender', enter('d2a', company('d2a', 30, 110))).state
    expect(placeOf(standIn(entered, 'd2a2').centre)).toEqual({ x: 34, y: 110 })
    expect(standIn(entered, 'd2a2').heading).toBe(18000)
    expect(entered.units.find(({ id }) => id === 'd2a')?.at).toBe('table')
    const later = ordered(entered, 'defender', { kind: 'go-on' }).state
    expect(later.arrived).toEqual(['d2h', 'd2b', 'd2c'])
    expect(atTurnStart(later, 'defender', 4).state.arrived).toEqual(['d2h', 'd2b', 'd2c'])
  })

  rule(['FF-END-08', 'FF-FORM-05'], 'a company set down along a road, 1 cm apart, enters in column', () => {
    const clear = withStand(begun('gheluvelt-1914'), 'dR1g1', { x: 90, y: 110 })
    const { state } = atTurnStart(clear, 'defender', 3, [5])
    // The road runs at x 60; bases are 1.5 cm deep.
    const onRoad = (apart: number, facing: number) =>
      enter(
        'd2a',
        [0, 1, 2, 3].map((i) => ({ stand: `d2a${i + 1}`, x: 60, y: 108 + i * (1.5 + apart), facing })),
      )
    const columns = (apart: number, facing: number) =>
      ordered(state, 'defender', onRoad(apart, facing))
        .state.stands.filter(({ unit }) => unit === 'd2a')
        .map(({ column }) => column)
    expect(columns(1, 180)).toEqual([true, true, true, true])
    expect(columns(1.1, 180)).toEqual([false, false, false, false])
    expect(columns(1, 160)).toEqual([false, false, false, false])
    const { state: after, events } = ordered(state, 'defender', onRoad(0.5, 180))
    expect(events).toContainEqual({ kind: 'entered', side: 'defender', unit: 'd2a', column: true })
    // Veterans in the open are otherwise in soft cover (FF-COV-04).
    expect(coverOf(after, standIn(after, 'd2a1'))).toBe('open')
  })

  rule('FF-END-08', 'groups of tanks have dice of their own, or come with their battalion', () => {
    const rolls = (turn: number, faces: readonly number[]) =>
      atTurnStart(begun('villers-bretonneux-1918'), 'defender', turn, faces).events.flatMap((event) =>
        event.kind === 'reserve-rolled' ? [[event.name, event.needed]] : [],
      )
    expect(rolls(3, [1, 1])).toEqual([
      ['2nd Middlesex', 5],
      ['the tanks of 2nd West Yorkshire', 5],
    ])
    expect(rolls(4, [1, 1, 1])).toEqual([
      ['2nd Middlesex', 4],
      ['the tanks of 2nd West Yorkshire', 4],
      ['the tanks of 2nd Middlesex', 6],
    ])
    const amiens = atTurnStart(begun('amiens-1918', { grants: [] }), 'attacker', 2, [6]).state
    expect(amiens.arrived).toEqual([
      'a7h',
      'a7a',
      'a7b',
      'a7c',
      'a7m1',
      'a7m2',
      'a7k1',
      'a7k2',
      'a7k3',
      'a7k4',
    ])
  })

  rule(
    'FF-ORG-08',
    'tanks of a battalion that has gone pass to the nearest commander of their regiment',
    () => {
      const before = begun('hamel-1918')
      const state: State = {
        ...before,
        stands: before.stands.filter(({ id }) => !/^a1[^k]/.test(id)),
        battalions: before.battalions.map((one) => (one.id === 'a1' ? { ...one, routed: true } : one)),
      }
      const { events, state: after } = atTurnStart(state, 'attacker', 2)
      expect(events).toContainEqual({ kind: 'passed-on', side: 'attacker', unit: 'a1k1', battalion: 'a2' })
      expect(after.units.find(({ id }) => id === 'a1k2')?.battalion).toBe('a2')
    },
  )
})
