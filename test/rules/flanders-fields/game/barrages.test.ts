import { describe, expect, test } from 'vitest'
import { beginBombardment } from '#rules/flanders-fields/game/phases/barrages/bombardment.ts'
import {
  LOSE_BATTERY,
  rollDeepSuppression,
} from '#rules/flanders-fields/game/phases/barrages/deep-suppression.ts'
import { HALT_BARRAGE } from '#rules/flanders-fields/game/phases/barrages/halting.ts'
import {
  beginRollingBarrage,
  workRollingBarrage,
} from '#rules/flanders-fields/game/phases/barrages/rolling-barrage.ts'
import { SOS } from '#rules/flanders-fields/game/phases/battalions/sos.ts'
import type { Play } from '#rules/flanders-fields/game/play.ts'
import type { Plan, State } from '#rules/flanders-fields/game/state.ts'
import { liveZones } from '#rules/flanders-fields/game/zones/live.ts'
import { fromCm, pointAt } from '#rules/flanders-fields/tables/index.ts'
import { rule } from '../../../rule.ts'
import { begun, byThemselves, happening, laidOn, refusalOf, standIn, withStand } from '../battle.ts'

const planned = (state: State, plan: Partial<Plan>): State => ({
  ...state,
  turn: 1,
  step: 'support-orders',
  plans: { ...state.plans, attacker: { barrage: null, gas: [], fires: [], ...plan } },
})

/** Only these stands are on the table. */
const only = (state: State, ...ids: readonly string[]): State => ({
  ...state,
  stands: state.stands.filter(({ id }) => ids.includes(id)),
  blockHouses: [],
})

const unitIn = ({ units }: State, id: string) => units.find((unit) => unit.id === id)

/** Works a step and all that happens by itself in it. */
const worked = (state: State, faces: readonly number[], step: (play: Play) => void) =>
  happening(state, faces, (play) => {
    step(play)
    byThemselves(play)
  })

const asking = ({ phases }: State) => {
  const [phase] = phases
  if (phase?.name !== 'lose-battery') throw new Error('nobody is asked')
  return phase
}

describe('deep suppression', () => {
  const state = { ...begun('hamel-1918'), turn: 1 }

  rule('FF-DS-01', 'a 5 is -2 until the next roll; a 6 destroys a battery of the owner’s choice', () => {
    expect(happening(state, [5], rollDeepSuppression).state.deepSuppression).toBe(2)
    expect(happening({ ...state, deepSuppression: 2 }, [1], rollDeepSuppression).state.deepSuppression).toBe(
      0,
    )
    const found = happening(state, [6], rollDeepSuppression).state
    expect(found.deepSuppression).toBe(1)
    expect(refusalOf(found, 'defender', { kind: 'lose-battery', battery: 'aR1o1' })).toBe(
      'not-in-danger FF-DS-01',
    )
    const lost = happening(found, [], (play) =>
      LOSE_BATTERY.act(play, asking(found), 'defender', { kind: 'lose-battery', battery: 'dR1o2' }),
    )
    expect(unitIn(lost.state, 'dR1o2')?.at).toBe('gone')
    expect(lost.state.lost).toMatchObject([{ id: 'dR1o2', cause: 'deep-suppression' }])
  })

  rule(
    'FF-DS-03',
    'guns on the table only where none is behind it, and never those in the front line',
    () => {
      const battery = { ...begun('amiens-1918'), turn: 1 }
      const onTable = {
        ...battery,
        units: battery.units.filter(({ side, at }) => !(side === 'defender' && at === 'off-table')),
      }
      const guns = onTable.units.filter(({ side, kind }) => side === 'defender' && kind === 'artillery')
      expect(guns.length).toBeGreaterThan(1)
      const asked = happening(onTable, [6], rollDeepSuppression).state.phases[0]
      expect(asked?.name === 'lose-battery' && asked.batteries).toEqual(guns.map(({ id }) => id))
      const [first] = guns
      const near = withStand(onTable, first?.id ?? '', { x: 60, y: 60 })
      const fewer = happening(near, [6], rollDeepSuppression).state.phases[0]
      expect(fewer?.name === 'lose-battery' && fewer.batteries).not.toContain(first?.id)
    },
  )

  rule('FF-TURN-15', 'there is none in the early war', () => {
    expect(happening(begun('first-battle'), [], rollDeepSuppression).events).toEqual([])
  })
})

describe('the rolling barrage', () => {
  const plan = { firstTurn: 1, edges: [35, 45, 45].map(fromCm), feuerwalze: false }
  const state = planned(begun('hamel-1918'), { barrage: plan })

  rule('FF-RB-07', 'from its first turn on by the plan, halts included, then it lifts', () => {
    const at = (turn: number, before: State = state) =>
      happening({ ...only(before), turn }, [], workRollingBarrage)
    expect(at(1).state.barrage).toEqual({ edge: fromCm(35), turnsLeft: 3 })
    expect(at(3).state.barrage).toEqual({ edge: fromCm(45), turnsLeft: 1 })
    const lifted = at(4, { ...state, barrage: { edge: fromCm(45), turnsLeft: 1 } })
    expect(lifted.state.barrage).toBeNull()
    expect(lifted.events).toEqual([{ kind: 'barrage-lifted', reveals: true }])
  })

  rule(
    ['FF-RB-11', 'FF-TURN-05'],
    'by the house rule the attacker may keep it where it is, once, and the rest comes a turn later',
    () => {
      const plain = planned(only(begun('hamel-1918')), {
        barrage: { firstTurn: 1, edges: [30, 45, 45, 60, 75].map(fromCm), feuerwalze: false },
      })
      const asked = { ...plain, options: { ...plain.options, 'barrage-halt': 'once' as const } }
      const beginning = (turn: number, edge: number | null, state: State = asked) => {
        const barrage = edge === null ? null : { edge: fromCm(edge), turnsLeft: 6 - turn }
        return happening({ ...state, turn, barrage, phases: [] }, [], beginRollingBarrage).state
      }
      // Not on its first turn, not where the plan halts, and not by default.
      expect(beginning(1, null).phases).toEqual([])
      expect(beginning(3, 45).phases).toEqual([])
      expect(beginning(2, 30, plain).phases).toEqual([])
      const waiting = beginning(2, 30)
      expect(waiting.phases).toEqual([{ name: 'halt-barrage' }])
      expect(waiting.barrage?.edge).toBe(fromCm(30))
      expect(refusalOf(waiting, 'attacker', { kind: 'go-on' })).toBe('not-now FF-TURN-17')
      const answered = (halt: boolean) =>
        happening(waiting, [], (play) =>
          HALT_BARRAGE.act(play, { name: 'halt-barrage' }, 'attacker', { kind: 'halt-barrage', halt }),
        ).state
      expect(answered(false).barrage).toEqual({ edge: fromCm(45), turnsLeft: 4 })
      const halted = answered(true)
      expect(halted.barrage).toEqual({ edge: fromCm(30), turnsLeft: 4 })
      // The halt of the plan stays on turn 3, and the speed is what it was.
      expect(halted.plans.attacker?.barrage?.edges).toEqual([30, 30, 30, 45, 60].map(fromCm))
      expect(beginning(4, 30, halted).phases).toEqual([])
      expect(beginning(4, 30, halted).barrage).toEqual({ edge: fromCm(45), turnsLeft: 2 })
    },
  )

  rule('FF-RB-11', 'a feuerwalze is never halted', () => {
    const walze = planned(only(begun('kaiserschlacht-1918')), {
      barrage: { firstTurn: 1, edges: [45, 60, 75].map(fromCm), feuerwalze: true },
    })
    const state = {
      ...walze,
      turn: 2,
      barrage: { edge: fromCm(45), turnsLeft: 3 },
      options: { ...walze.options, 'barrage-halt': 'once' as const },
    }
    expect(happening(state, [], beginRollingBarrage).state.barrage?.edge).toBe(fromCm(60))
  })

  rule(['FF-RB-01', 'FF-RB-03'], 'everybody under its 20 cm rolls, by cover', () => {
    const under = withStand(withStand(state, 'd1a1', { x: 50, y: 54 }), 'd2a1', { x: 70, y: 40 })
    // Raw in the open +2: 4 kills. Soft cover +1: 4 suppresses, that stand alone.
    const { state: after } = happening(only(under, 'd1a1', 'd1a2', 'd2a1'), [4, 4], workRollingBarrage)
    expect(after.stands.map(({ id, markers }) => [id, markers])).toEqual([
      ['d1a1', 1],
      ['d1a2', 0],
    ])
    expect(after.lost).toMatchObject([{ id: 'd2a1', cause: 'rolling-barrage' }])
  })

  rule('FF-RB-08', 'the band from the attacker’s edge on, then his own stands close behind it', () => {
    const mixed = withStand(
      withStand(withStand(state, 'd1a1', { x: 50, y: 50 }), 'a1a1', { x: 20, y: 40 }),
      'a1a2',
      { x: 30, y: 30.25 },
    )
    const { events } = happening(only(mixed, 'd1a1', 'a1a1', 'a1a2'), [1, 1, 3], workRollingBarrage)
    expect(events).toMatchObject([
      { kind: 'barrage-moved' },
      { kind: 'under-barrage', stands: [{ stand: 'a1a1' }, { stand: 'd1a1' }] },
      { kind: 'close-behind-barrage', stand: 'a1a2', distance: fromCm(4), risk: 3, outcome: 'none' },
    ])
  })

  test('FF-RB-03: deep shelters are safe, and a defender close behind it is in no danger', () => {
    const below = withStand(withStand(state, 'd1a1', { x: 50, y: 50, below: true }), 'd1a2', { x: 50, y: 31 })
    expect(happening(only(below, 'd1a1', 'd1a2'), [], workRollingBarrage).state.lost).toEqual([])
  })
})

rule(
  ['FF-PLAN-03', 'FF-PLAN-07'],
  'scheduled fires fall in the order written, without die or deviation',
  () => {
    const fire = (x: number) => ({ turn: 1, weapon: 'heavy-artillery', at: pointAt({ x, y: 66 }) }) as const
    const state = planned(begun('hamel-1918'), { fires: [fire(24), fire(90), { ...fire(60), turn: 2 }] })
    // Medium cover under heavy guns: suppressed on 4, killed on 5.
    const { state: after, events } = worked(
      { ...only(state, 'd1a2', 'd2b2', 'a1a1'), step: 'bombardment' },
      [4, 5],
      beginBombardment,
    )
    expect(events.filter(({ kind }) => kind === 'scheduled-fire')).toHaveLength(2)
    expect(after.lost).toMatchObject([{ id: 'd2b2', cause: 'artillery' }])
    expect(standIn(after, 'd1a2').markers).toBe(1)
    expect(after.plans.attacker?.fires).toHaveLength(1)
    expect(liveZones(after)).toEqual([])
  },
)

describe('SOS calls', () => {
  const state: State = { ...begun('hamel-1918'), turn: 1, active: 'defender', deepSuppression: 0 }
  const call = (battery: string, x: number, y: number) => ({ kind: 'sos', battery, x, y }) as const
  const called = (before: State, faces: readonly number[], order = call('dR1o1', 24, 60)) =>
    happening(before, faces, (play) => SOS.act(play, 'defender', order))

  rule('FF-SOS-01', 'a 2 brings one fire on ten by five centimetres', () => {
    // In no man's land 3 cm before the trench: 22.5 to 32.5 deep would be ten; it is 57.5 to 62.5.
    const near = withStand(state, 'a1a1', { x: 24, y: 59 })
    const far = withStand(near, 'a1a2', { x: 24, y: 56 })
    const { state: after, events } = called(far, [2, 6])
    expect(events).toMatchObject([
      { kind: 'sos-called', total: 2, arrives: true },
      { kind: 'area-fired', strikes: [{ target: 'a1a1', partial: false }] },
      { kind: 'lost', id: 'a1a1' },
    ])
    expect(liveZones(after)).toMatchObject([{ area: { width: fromCm(10), depth: fromCm(5) } }])
  })

  rule('FF-SOS-02', 'deep suppression counts, and a battery that was ordered or called is out of it', () => {
    const { state: after } = called({ ...state, deepSuppression: 2 }, [3])
    expect(unitIn(after, 'dR1o1')).toMatchObject({ done: true, aim: null })
    expect(SOS.check(after, 'defender', call('dR1o1', 24, 60))?.code).toBe('done')
    expect(SOS.check(state, 'attacker', call('dR1o1', 24, 60))?.code).toBe('attacker')
  })

  rule('FF-SOS-03', 'an unanswered call leaves the point where it was', () => {
    const before = laidOn(state, 'dR1o1', [46, 58])
    expect(unitIn(called(before, [1]).state, 'dR1o1')?.aim).toEqual(unitIn(before, 'dR1o1')?.aim)
  })

  rule('FF-SOS-04', 'within 5 cm of the nearest edge of a work, by a living commander', () => {
    expect(SOS.check(state, 'defender', call('dR1o1', 24, 60))).toBeUndefined()
    expect(SOS.check(state, 'defender', call('dR1o1', 24, 59.98))?.code).toBe('far-from-works')
    expect(SOS.check(state, 'defender', call('dR1o1', 36, 79))?.code).toBe(undefined)
    const leaderless = { ...state, stands: state.stands.filter(({ id }) => id !== 'd1h' && id !== 'd2h') }
    expect(SOS.check(leaderless, 'defender', call('dR1o1', 24, 60))?.code).toBe('no-commander')
  })

  rule(
    'FF-SOS-05',
    'no call without works, none for heavy guns, and a gun on the table only in its strip',
    () => {
      const open: State = { ...begun('mons-1914'), turn: 1 }
      expect(SOS.check(open, 'defender', call('dR1g1', 60, 120))?.code).toBe('no-works')
      const heavy = {
        ...state,
        units: state.units.map((unit) =>
          unit.id === 'dR1o1' ? { ...unit, type: 'heavy-artillery' as const } : unit,
        ),
      }
      expect(SOS.check(heavy, 'defender', call('dR1o1', 24, 60))?.code).toBe('too-heavy')
      const amiens: State = { ...begun('amiens-1918'), turn: 1 }
      const { x } = standIn(amiens, 'dR2g1').centre
      expect(SOS.check(amiens, 'defender', call('dR2g1', x / 1000, 54))).toBeUndefined()
      expect(SOS.check(amiens, 'defender', call('dR2g1', x > fromCm(60) ? 5 : 115, 54))?.code).toBe(
        'out-of-arc',
      )
    },
  )
})
