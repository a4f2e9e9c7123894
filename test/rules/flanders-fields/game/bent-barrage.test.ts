import { describe, expect } from 'vitest'
import { workRollingBarrage } from '#rules/flanders-fields/game/phases/barrages/rolling-barrage.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { distanceBehind } from '#rules/flanders-fields/game/zones/band-ground.ts'
import { barrageOnLine } from '#rules/flanders-fields/game/zones/line-of-fire.ts'
import { nobodyMarked, sufferOnTheWay } from '#rules/flanders-fields/game/zones/movers.ts'
import { metOnTheWay } from '#rules/flanders-fields/game/zones/on-the-way.ts'
import { fromCm, placeOf, pointAt, toCm } from '#rules/flanders-fields/tables/index.ts'
import { rule } from '../../../rule.ts'
import { begun, happening, standIn, withStand } from '../battle.ts'

/** A front straight to x 60 that then goes back by 1 cm for every 2: with its edge at 40 the band begins at 55 for x 90. */
const bent = (): State => {
  const state = begun('hamel-1918', {
    barrageFront: [
      [0, 10],
      [60, 10],
      [120, 40],
    ],
  })
  const barrage = { firstTurn: 1, edges: [fromCm(40)], feuerwalze: false }
  const attacker = { barrage, gas: [], fires: [] }
  return { ...state, turn: 1, plans: { ...state.plans, attacker }, blockHouses: [] }
}

const only = (state: State, ...ids: readonly string[]): State => ({
  ...state,
  stands: state.stands.filter(({ id }) => ids.includes(id)),
})

const lying = (): State => ({ ...bent(), barrage: { edge: fromCm(40), turnsLeft: 1 } })

describe('a bent barrage', () => {
  rule('FF-RB-09', 'is its front shifted along y, 20 cm deep along y', () => {
    const places = { d1a1: [30, 50], d1a2: [90, 50], d2a1: [90, 60], d2a2: [90, 77] } as const
    const state = Object.entries(places).reduce(
      (all, [id, [x, y]]) => withStand(all, id, { x, y }),
      only(bent(), ...Object.keys(places)),
    )
    const { events } = happening(state, [1, 1], workRollingBarrage)
    expect(events.find(({ kind }) => kind === 'under-barrage')).toMatchObject({
      stands: [{ stand: 'd1a1' }, { stand: 'd2a1' }],
    })
  })

  rule(
    'FF-RB-09',
    'endangers those behind it by their distance from the bent edge, the defender never',
    () => {
      const close = withStand(withStand(bent(), 'a1a1', { x: 90, y: 50 }), 'd1a1', { x: 100, y: 55 })
      // Its left front corner is 3.5 cm short of the edge, which runs askew: 3.13 cm.
      expect(toCm(distanceBehind(close, fromCm(40), standIn(close, 'a1a1')))).toBeCloseTo(3.13, 2)
      const tested = happening(only(close, 'a1a1', 'd1a1'), [3], workRollingBarrage).events
      expect(tested.find(({ kind }) => kind === 'close-behind-barrage')).toMatchObject({
        stand: 'a1a1',
        risk: 3,
      })
      const straight = happening(
        only({ ...close, scenario: begun('hamel-1918').scenario }, 'a1a1'),
        [1],
        workRollingBarrage,
      )
      expect(straight.events.some(({ kind }) => kind === 'under-barrage')).toBe(true)
    },
  )

  rule('FF-RB-09', 'is entered, in it at once, where the base meets the bent edge', () => {
    const state = withStand(lying(), 'a1a1', { x: 90, y: 45 })
    const way = [pointAt({ x: 90, y: 45 }), pointAt({ x: 90, y: 62 })]
    const [met] = metOnTheWay(state, standIn(state, 'a1a1'), way)
    expect(met?.danger.kind).toBe('band')
    // The left front corner meets it after 8.5 cm, the right rear one after 11.5.
    expect(toCm(met?.entry ?? 0)).toBeCloseTo(8.5, 2)
    expect(toCm(met?.wholly ?? 0)).toBeCloseTo(11.5, 2)
    let end = way[0]
    happening(state, [4], (play) => {
      end = sufferOnTheWay(play, 'a1a1', way, nobodyMarked()).way.at(-1)
    })
    expect(end && placeOf(end).y).toBeCloseTo(56.5, 2)
    const aside = [pointAt({ x: 90, y: 45 }), pointAt({ x: 30, y: 30 })]
    expect(metOnTheWay(state, standIn(state, 'a1a1'), aside)).toEqual([])
  })

  rule(['FF-RB-09', 'FF-RB-05'], 'troubles only fire that leads into it', () => {
    const into = (y: number) =>
      barrageOnLine(lying(), pointAt({ x: 90, y: 30 }), pointAt({ x: 90, y: 30 }), pointAt({ x: 90, y }))
    expect([into(54), into(56)]).toEqual(['none', 'through'])
  })
})
