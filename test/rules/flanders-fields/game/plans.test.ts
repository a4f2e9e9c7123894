import { describe, expect } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import { NO_PLAN } from '#rules/flanders-fields/game/phases/plans/written.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { hides, view } from '#rules/flanders-fields/game/view.ts'
import { fromCm, pointAt, toCm } from '#rules/flanders-fields/tables/index.ts'
import type { Side } from '#rules/flanders-fields/vocabulary.ts'
import { rule } from '../../../rule.ts'
import { begun, laidOn, ordered, refusalOf, started } from '../battle.ts'

/** After the die for the length of the barrage: so many turns. */
const planning = (id: string, turns: 5 | 6 | 7 = 5): State =>
  ordered(started(id), 'attacker', { kind: 'go-on' }, [(turns - 4) * 2]).state

const plan = (fields: object) => ({ kind: 'fire-plan', ...fields })

const aimOf = (state: State, id: string) => state.units.find((unit) => unit.id === id)?.aim

const planned = (state: State, side: Side, fields: object): State => ordered(state, side, plan(fields)).state

describe('fire plans', () => {
  rule('FF-PLAN-05', 'the length of the barrage is rolled openly before anybody plans', () => {
    const state = started('hamel-1918')
    expect(GAME.pending(state)).toEqual(['attacker'])
    const after = ordered(state, 'attacker', { kind: 'go-on' }, [3])
    expect(after.state.barrageTurns).toBe(6)
    expect(after.events).toEqual([{ kind: 'barrage-length', d3: 2, turns: 6 }])
    expect(GAME.pending(after.state)).toEqual(['attacker', 'defender'])
  })

  rule('FF-PLAN-04', 'battles without off-table guns, barrage or gas have no plans', () => {
    expect(started('first-battle').step).toBe('deployment')
    expect(started('mons-1914').step).toBe('deployment')
    expect(started('gheluvelt-1914').step).toBe('fire-plans')
  })

  rule('FF-PLAN-09', 'the plan of the scenario may be taken as it stands', () => {
    const state = planned(planning('flers-1916'), 'attacker', { default: true })
    expect(aimOf(state, 'aR1o2')).toEqual({
      at: pointAt({ x: 57, y: 52 }),
      registered: true,
      sos: false,
      fired: null,
    })
    expect(state.plans.attacker?.barrage).toEqual({
      firstTurn: 1,
      edges: [32, 42, 52, 62, 72].map(fromCm),
      feuerwalze: false,
    })
    expect(state.plans.attacker?.fires.map(({ turn }) => turn)).toEqual([1, 1])
    expect(refusalOf(planning('flers-1916'), 'attacker', plan({ default: true, points: [] }))).toBe(
      'default-or-own FF-PLAN-09',
    )
  })

  rule('FF-PLAN-01', 'points are written for batteries of both sides', () => {
    const state = planned(planning('hamel-1918'), 'defender', {
      points: [{ battery: 'dR1o2', x: 50, y: 60 }],
    })
    expect(aimOf(state, 'dR1o2')?.at).toEqual(pointAt({ x: 50, y: 60 }))
    expect(aimOf(state, 'dR1o1')).toBeNull()
  })

  rule(
    ['FF-PLAN-06', 'FF-PLAN-07'],
    'nothing but what a side has is planned, and all of it on the table',
    () => {
      const state = planning('hamel-1918')
      const refused = (side: Side, fields: object) => refusalOf(state, side, plan(fields))
      const point = { battery: 'aR1o1', x: 50, y: 60 }
      expect(refused('attacker', { points: [point, point] })).toBe('no-battery FF-PLAN-06')
      expect(refused('attacker', { points: [{ ...point, battery: 'dR1o1' }] })).toBe('no-battery FF-PLAN-06')
      expect(refused('attacker', { points: [{ ...point, battery: 'a1t1' }] })).toBe('no-battery FF-PLAN-06')
      expect(refused('attacker', { points: [{ ...point, x: 121 }] })).toBe('off-table FF-PLAN-07')
      expect(
        refused('attacker', { gas: [{ gas: 'gas1', kind: 'offensive', x: 5, y: 5, turn: 1, heading: 0 }] }),
      ).toBe('no-gas FF-PLAN-06')
      expect(refused('attacker', { fires: [{ turn: 1, weapon: 'heavy-artillery', x: 5, y: 5 }] })).toBe(
        'too-many-fires FF-PLAN-03',
      )
      expect(refused('defender', { barrage: { start: 40, speed: 10, halts: [] } })).toBe('barrage FF-RB-01')
    },
  )

  rule('FF-PLAN-03', 'scheduled fires are shared among the turns that the scenario names', () => {
    const state = planning('flers-1916')
    const fire = { turn: 1, weapon: 'heavy-artillery', x: 40, y: 52 }
    expect(refusalOf(state, 'attacker', plan({ fires: [fire, fire] }))).toBeUndefined()
    expect(refusalOf(state, 'attacker', plan({ fires: [fire, fire, fire] }))).toBe(
      'too-many-fires FF-PLAN-03',
    )
    expect(refusalOf(state, 'attacker', plan({ fires: [{ ...fire, turn: 2 }] }))).toBe('fire-turn FF-PLAN-06')
  })

  rule(['FF-PLAN-02', 'FF-RB-07'], 'speed and halts fix the band for every turn of its length', () => {
    const barrage = { start: 30, firstTurn: 2, speed: 15, halts: [4] }
    const state = planned(planning('hamel-1918', 6), 'attacker', { barrage })
    expect(state.plans.attacker?.barrage).toEqual({
      firstTurn: 2,
      edges: [30, 45, 45, 60, 75, 90].map(fromCm),
      feuerwalze: false,
    })
    const refused = (fields: object) =>
      refusalOf(planning('hamel-1918', 6), 'attacker', plan({ barrage: fields }))
    expect(refused({ ...barrage, speed: 21 })).toBe('barrage FF-RB-01')
    expect(refused({ ...barrage, halts: [2] })).toBe('barrage FF-RB-02')
    expect(refused({ ...barrage, halts: [8] })).toBe('barrage FF-RB-02')
    expect(refused({ edges: [30, 40, 50, 60, 70, 80] })).toBe('barrage FF-HUR-02')
  })

  rule('FF-RB-01', 'a band goes on by 20 cm from turn 1 if nothing else is written', () => {
    const state = planned(planning('hamel-1918'), 'attacker', { barrage: { start: 30 } })
    expect(state.plans.attacker?.barrage).toEqual({
      firstTurn: 1,
      edges: [30, 50, 70, 90, 110].map(fromCm),
      feuerwalze: false,
    })
  })

  rule(['FF-PLAN-03', 'FF-PLAN-06'], 'who has nothing but scheduled fires writes a plan too', () => {
    const { attacker } = begun('first-battle').scenario
    const fires = [{ turn: 1, at: [60, 52] as const }]
    const state = started('first-battle', { attacker: { ...attacker, plan: { points: {}, fires } } })
    expect(GAME.pending(state)).toEqual(['attacker'])
  })

  rule('FF-HUR-02', 'a feuerwalze is listed turn by turn, no leap over 20 cm', () => {
    const state = planning('kaiserschlacht-1918')
    const refused = (edges: readonly number[]) => refusalOf(state, 'attacker', plan({ barrage: { edges } }))
    expect(refused([45, 60, 55, 75, 95])).toBeUndefined()
    expect(refused([45, 60, 55, 76, 95])).toBe('barrage FF-HUR-02')
    expect(refused([45, 60, 55, 75])).toBe('barrage FF-HUR-02')
    const after = planned(state, 'attacker', { default: true })
    expect(after.plans.attacker?.barrage?.edges.map(toCm)).toEqual([45, 60, 75, 80, 95])
  })

  rule('FF-GAS-10', 'projectors throw 10 cm beyond the front trench', () => {
    const state = started('langemarck-1915')
    const cloud = { gas: 'gas2', kind: 'offensive', x: 60, y: 22, turn: 3, heading: 10 }
    expect(refusalOf(state, 'attacker', plan({ gas: [{ ...cloud, y: 25 }] }))).toBe('projectors FF-GAS-10')
    expect(refusalOf(state, 'attacker', plan({ gas: [{ ...cloud, kind: 'denying' }] }))).toBe(
      'gas-kind FF-PLAN-06',
    )
    expect(planned(state, 'attacker', { gas: [cloud] }).plans.attacker?.gas).toEqual([
      {
        gas: 'gas2',
        kind: 'offensive',
        delivery: 'projector',
        at: pointAt({ x: 60, y: 22 }),
        turn: 3,
        heading: 1000,
      },
    ])
  })

  rule('FF-PLAN-08', 'what is still to fall in this turn is shown to its owner only', () => {
    const fire = { turn: 1, weapon: 'heavy-artillery', at: pointAt({ x: 40, y: 52 }) } as const
    const cloud = { gas: 'gas1', kind: 'offensive', delivery: 'artillery', turn: 1, heading: 0 } as const
    const arrivals = [{ side: 'attacker', plan: { ...cloud, at: fire.at } }] as const
    const state: State = {
      ...begun('flers-1916'),
      phases: [
        { name: 'bombardment', fires: [fire] },
        { name: 'gas', arrivals, clouds: [], windRolled: false },
      ],
    }
    expect(view(state, 'attacker').phases).toEqual(state.phases)
    expect(view(state, 'defender').phases).toMatchObject([{ fires: [] }, { arrivals: [] }])
  })

  rule(['FF-PLAN-08', 'FF-TAB-07'], 'each sees his own plan and only that the other has sealed his', () => {
    const sealed = planned(planning('flers-1916'), 'attacker', { default: true })
    expect(GAME.pending(sealed)).toEqual(['defender'])
    const seen = GAME.view(sealed, 'defender')
    expect(seen.plans).toEqual({ attacker: { barrage: null, gas: [], fires: [] }, defender: null })
    expect(aimOf(seen, 'aR1o1')).toBeNull()
    expect(GAME.view(sealed, 'attacker')).toEqual(sealed)
    expect(hides(sealed, 'attacker')).toBe(true)
    const fired = laidOn(sealed, 'aR1o1', [30, 52], {}, { registered: true })
    expect(aimOf(GAME.view(fired, 'defender'), 'aR1o1')?.at).toEqual(pointAt({ x: 30, y: 52 }))
    const imagined = GAME.imagine?.(seen, 'defender', sfc32(1))
    expect(imagined && GAME.view(imagined, 'defender')).toEqual(seen)
    expect(imagined?.plans.attacker?.fires).toHaveLength(2)
  })

  rule('FF-PLAN-08', 'the curtain before a sealed plan does not tell when it is spent', () => {
    const sealed = started('gheluvelt-1914')
    const spent: State = {
      ...sealed,
      step: 'turn-start',
      plans: { attacker: NO_PLAN, defender: NO_PLAN },
      units: sealed.units.map((unit) => ({ ...unit, aim: null })),
    }
    expect([hides(sealed, 'attacker'), hides(spent, 'attacker')]).toEqual([true, true])
    const open = started('first-battle')
    expect([hides(open, 'attacker'), hides(open, 'defender')]).toEqual([false, false])
  })

  rule('FF-PLAN-10', 'a side may have its plan taken for it, or none', () => {
    const { attacker, defender } = started('gheluvelt-1914').scenario
    const taken = started('gheluvelt-1914', {
      attacker: { ...attacker, planning: 'default' },
      defender: { ...defender, planning: 'none' },
    })
    expect(taken.step).toBe('deployment')
    expect(aimOf(taken, 'aR1o1')?.registered).toBe(true)
    expect(aimOf(taken, 'dR1g1')).toBeNull()
  })
})
