import { describe, expect } from 'vitest'
import { beginGas } from '#rules/flanders-fields/game/phases/gas/gas.ts'
import type { GasPlan } from '#rules/flanders-fields/game/planned.ts'
import type { Cloud, State } from '#rules/flanders-fields/game/state.ts'
import { nobodyMarked, sufferOnTheWay } from '#rules/flanders-fields/game/zones/movers.ts'
import { fromCm, placeOf, pointAt } from '#rules/flanders-fields/tables/index.ts'
import { rule } from '../../../rule.ts'
import { begun, byThemselves, happening, standIn, withStand } from '../battle.ts'

const langemarck = { ...begun('langemarck-1915'), turn: 1 }
/** Only these stands are on the table. */
const only = (state: State, ...ids: readonly string[]): State => ({
  ...state,
  stands: state.stands.filter(({ id }) => ids.includes(id)),
})

const gas = (x: number, y: number, otherwise: Partial<GasPlan> = {}): GasPlan => ({
  gas: 'gas1',
  kind: 'offensive',
  delivery: 'projector',
  at: pointAt({ x, y }),
  turn: 1,
  heading: 0,
  ...otherwise,
})

const planned = (state: State, ...plans: readonly GasPlan[]): State => ({
  ...state,
  plans: { ...state.plans, attacker: { barrage: null, gas: plans, fires: [] } },
})

const cloud = (x: number, y: number, otherwise: Partial<Cloud> = {}): Cloud => ({
  id: 'agas1',
  side: 'attacker',
  kind: 'offensive',
  centre: pointAt({ x, y }),
  width: fromCm(20),
  depth: fromCm(10),
  age: 1,
  ...otherwise,
})

const under = (state: State, wind: number, ...clouds: readonly Cloud[]): State => ({
  ...state,
  turn: 2,
  clouds,
  wind: { heading: 0, speed: fromCm(wind) },
})

/** Works the gas of a turn to its end and no farther. */
const worked = (state: State, faces: readonly number[]) =>
  happening({ ...state, step: 'gas' }, faces, (play) => {
    beginGas(play)
    byThemselves(play)
  })

const markersOf = (state: State, ...ids: readonly string[]) => ids.map((id) => standIn(state, id).markers)

describe('how long gas lasts', () => {
  rule(['FF-GAS-05', 'FF-GAS-08'], 'six turns with its arrival, or by the house rule one drift more', () => {
    const on = (age: number, duration: 'six-turns' | 'six-drifts') => {
      const before = under(only(langemarck), 10, cloud(60, 60, { age }))
      const state = { ...before, options: { ...before.options, 'gas-duration': duration } }
      return worked(state, age < (duration === 'six-turns' ? 6 : 7) ? [1] : []).state.clouds
    }
    // The seventh turn finds it gone; by the other reading it drifts once more, and the eighth does.
    expect(on(5, 'six-turns')).toMatchObject([{ age: 6, centre: pointAt({ x: 60, y: 70 }) }])
    expect(on(6, 'six-turns')).toEqual([])
    expect(on(6, 'six-drifts')).toMatchObject([{ age: 7, centre: pointAt({ x: 60, y: 70 }) }])
    expect(on(7, 'six-drifts')).toEqual([])
  })
})

describe('gas that arrives', () => {
  const facing = withStand(only(langemarck, 'd1a1', 'd1a2', 'a1a1'), 'd1a1', { x: 40, y: 40 })

  rule(
    ['FF-GAS-02', 'FF-GAS-03', 'FF-GAS-08'],
    'a cloud of 20 by 10, the wind of the first release, no drift',
    () => {
      const { state } = worked(planned(facing, gas(40, 40, { heading: 4500 })), [3, 4, 3])
      expect(state.clouds).toMatchObject([{ width: fromCm(20), depth: fromCm(10), age: 1 }])
      expect(state.wind).toEqual({ heading: 4500, speed: fromCm(17) })
      expect(markersOf(state, 'd1a1')).toEqual([1])
      expect(state.plans.attacker?.gas).toEqual([])
    },
  )

  rule('FF-GAS-11', 'only the first release rolls the wind; clouds come in the order of the plans', () => {
    const two = planned(facing, gas(40, 40), gas(90, 40, { gas: 'gas2' }))
    const { state, events } = worked(two, [3, 4, 1])
    expect(events.flatMap((event) => (event.kind === 'gas-released' ? [event.cloud] : []))).toEqual([
      'agas1',
      'agas2',
    ])
    expect(state.clouds).toHaveLength(2)
  })

  rule('FF-GAS-10', 'artillery gas deviates, projector gas does not', () => {
    const shelled = planned(facing, gas(90, 40, { delivery: 'artillery' }))
    // 3 o'clock, 5 cm.
    const { state } = worked(shelled, [2, 1, 3, 2, 3, 1, 1])
    expect(state.clouds.map(({ centre }) => placeOf(centre))).toEqual([{ x: 95, y: 40 }])
  })
})

describe('gas that lies or drifts', () => {
  const facing = withStand(only(langemarck, 'd1a1', 'd1a2', 'a1a1'), 'd1a1', { x: 40, y: 40 })

  rule(
    ['FF-GAS-01', 'FF-GAS-06', 'FF-GAS-09'],
    'whoever it passes over is attacked once, wholly or partly',
    () => {
      // 17 cm along y: from 15-25 to 32-42, over the platoon at 40 wholly.
      const { state, events } = worked(under(facing, 17, cloud(40, 20)), [1, 3])
      expect(state.clouds.map(({ centre, age }) => [placeOf(centre), age])).toEqual([[{ x: 40, y: 37 }, 2]])
      expect(events.find(({ kind }) => kind === 'area-fired')).toMatchObject({
        weapon: 'gas',
        strikes: [{ target: 'd1a1', partial: false, outcome: 'suppressed' }],
      })
      const grazed = worked(under(facing, 15, cloud(40, 20)), [1, 4])
      expect(grazed.events.find(({ kind }) => kind === 'area-fired')).toMatchObject({
        strikes: [{ partial: true, modifier: -2, outcome: 'none' }],
      })
    },
  )

  rule('FF-GAS-04', 'one wind die for all; a 6 disperses every offensive cloud', () => {
    const two = under(facing, 10, cloud(90, 20), cloud(60, 20, { id: 'agas2', kind: 'denying', age: 2 }))
    const { state } = worked(two, [6])
    expect(state.clouds.map(({ id }) => id)).toEqual(['agas2'])
  })

  rule('FF-GAS-05', 'an offensive cloud has six turns; denying gas drifts once and then lies', () => {
    expect(worked(under(facing, 10, cloud(90, 20, { age: 6 })), []).state.clouds).toEqual([])
    const denying = cloud(90, 20, { kind: 'denying' })
    const drifted = worked(under(facing, 10, denying), [1]).state
    expect(drifted.clouds.map(({ centre }) => placeOf(centre).y)).toEqual([30])
    const sunk = worked({ ...drifted, phases: [], turn: 3, active: 'attacker' }, []).state
    expect(sunk.clouds.map(({ centre }) => placeOf(centre).y)).toEqual([30])
  })

  rule('FF-GAS-12', 'deep shelters are safe; movers are attacked at once', () => {
    const below = withStand(facing, 'd1a1', { x: 40, y: 40, below: true })
    expect(worked(under(below, 0, cloud(40, 40)), [1]).events.some(({ kind }) => kind === 'lost')).toBe(false)
    const walker = under(withStand(facing, 'd1a1', { x: 40, y: 52, heading: 180 }), 0, cloud(40, 40))
    const { state, events } = happening(walker, [3], (play) => {
      const passed = sufferOnTheWay(
        play,
        'd1a1',
        [pointAt({ x: 40, y: 52 }), pointAt({ x: 40, y: 40 })],
        nobodyMarked(),
      )
      expect(passed.outcome).toBe('suppressed')
    })
    expect(events[0]).toMatchObject({ kind: 'met-fire', through: 'agas1', weapon: 'gas' })
    // Gas does not spread to the company.
    expect(markersOf(state, 'd1a1', 'd1a2')).toEqual([1, 0])
  })
})
