import { describe, expect, test } from 'vitest'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { barrageOnLine } from '#rules/flanders-fields/game/zones/line-of-fire.ts'
import { liveZones } from '#rules/flanders-fields/game/zones/live.ts'
import { nobodyMarked, sufferOnTheWay } from '#rules/flanders-fields/game/zones/movers.ts'
import { metOnTheWay } from '#rules/flanders-fields/game/zones/on-the-way.ts'
import { fromCm, placeOf, pointAt } from '#rules/flanders-fields/tables/index.ts'
import { rule } from '../../../rule.ts'
import { begun, happening, laidOn, standIn, withStand } from '../battle.ts'

const way = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => pointAt({ x, y }))

/** A British platoon in the open, and a German battery that keeps [35,30]-[45,40] under fire. */
const platoon = (x = 40, y = 24) =>
  withStand({ ...begun('hamel-1918'), turn: 1 }, 'a2a2', { x, y, heading: 0 })
const zoned = (state: State = platoon()) => laidOn(state, 'dR1o1', [40, 35])

const moved = (state: State, faces: readonly number[], ...points: readonly (readonly [number, number])[]) => {
  let result: ReturnType<typeof sufferOnTheWay> | undefined
  const after = happening(state, faces, (play) => {
    result = sufferOnTheWay(play, 'a2a2', way(...points), nobodyMarked())
  })
  const end = result?.way.at(-1)
  return { ...after, outcome: result?.outcome, end: end && placeOf(end) }
}

describe('live zones', () => {
  rule('FF-ZONE-01', 'only ground that has been fired on, by guns and indirect machine guns', () => {
    const aimed = laidOn(platoon(), 'dR1o1', [40, 35], null)
    expect(liveZones(aimed)).toEqual([])
    expect(liveZones(zoned()).map(({ unit }) => unit.id)).toEqual(['dR1o1'])
    expect(liveZones(laidOn(platoon(), 'a1t1', [36, 60]))).toEqual([])
    expect(metOnTheWay(aimed, standIn(aimed, 'a2a2'), way([40, 24], [40, 34]))).toEqual([])
  })

  rule('FF-ZONE-02', 'a zone ends when its guns are suppressed, and stays so until they fire again', () => {
    const gunned = laidOn(begun('first-battle'), 'a1g1', [40, 35], { mode: 'indirect' })
    expect(liveZones(gunned)).toHaveLength(1)
    expect(liveZones(withStand(gunned, 'a1g1', { markers: 1 }))).toEqual([])
    expect(liveZones(withStand(gunned, 'a1g1', { stowed: true }))).toEqual([])
  })

  rule('FF-ZONE-05', 'a zone of direct fire is live only while its point is in arc', () => {
    const direct = laidOn(begun('first-battle'), 'a1g1', [32, 35], { mode: 'direct' })
    expect(liveZones(direct)).toHaveLength(1)
    expect(liveZones(withStand(direct, 'a1g1', { heading: 90 }))).toEqual([])
  })
})

describe('moving through fire', () => {
  rule('FF-ZONE-01', 'into a zone: one die at -1 as soon as the move is made', () => {
    // Experienced in open ground is soft cover: field guns suppress on 4, kill on 5.
    const { outcome, working } = moved(zoned(), [4], [40, 24], [40, 36])
    expect(outcome).toBe('none')
    expect(working).toContain('FF-ZONE-01 Moving through the area -1')
    expect(moved(zoned(), [6], [40, 24], [40, 36]).outcome).toBe('killed')
  })

  rule('FF-ZONE-02', 'a base never wholly inside has the further -2', () => {
    const edge = zoned(platoon(34, 24))
    const { working, outcome } = moved(edge, [6], [34, 24], [34, 38])
    expect(working).toContain('FF-ART-03 Partly in the area -2')
    expect(outcome).toBe('none')
  })

  rule('FF-ZONE-03', 'a suppressed stand stops where it first lay deepest', () => {
    const through = moved(zoned(), [5], [40, 24], [40, 44])
    expect(through.outcome).toBe('suppressed')
    expect(through.end).toEqual({ x: 40, y: 30.75 })
    expect(standIn(through.state, 'a2a2').markers).toBe(1)
  })

  rule('FF-ZONE-04', 'where it was never wholly inside, at the first place where most of it was', () => {
    const state = zoned(platoon(34, 24))
    const [met] = metOnTheWay(state, standIn(state, 'a2a2'), way([34, 24], [34, 44]))
    expect(met?.wholly).toBeNull()
    expect(met && placeOf(met.deepest.at).y).toBeCloseTo(30.75, 2)
    const turnedAside = metOnTheWay(state, standIn(state, 'a2a2'), way([34, 24], [34, 24]))
    expect(turnedAside).toEqual([])
  })

  test('FF-ZONE-02: the stands of a company in one move action take one marker from one zone', () => {
    const marked = nobodyMarked()
    const { state } = happening(withStand(zoned(), 'a2a1', { x: 38, y: 20 }), [5, 5], (play) => {
      sufferOnTheWay(play, 'a2a2', way([40, 24], [40, 36]), marked)
      sufferOnTheWay(play, 'a2a1', way([38, 20], [38, 36]), marked)
    })
    expect(['a2a1', 'a2a2', 'a2a3'].map((id) => standIn(state, id).markers)).toEqual([1, 1, 1])
  })

  test('FF-FORM-08: closing up is attacked by no zone', () => {
    const state = zoned()
    expect(metOnTheWay(state, standIn(state, 'a2a2'), way([40, 24], [40, 36]), false)).toEqual([])
  })

  test('FF-MOVE-20: it meets things in order, and what lies beyond where it stops not at all', () => {
    const two = laidOn(zoned(), 'dR1o2', [40, 55])
    const met = metOnTheWay(two, standIn(two, 'a2a2'), way([40, 24], [40, 60]))
    expect(met.map(({ danger }) => danger.kind === 'zone' && danger.zone.unit.id)).toEqual(['dR1o1', 'dR1o2'])
    expect(moved(two, [5], [40, 24], [40, 60]).outcome).toBe('suppressed')
  })
})

describe('the rolling barrage and those who move', () => {
  const banded = (edge: number, state = platoon()): State => ({
    ...state,
    barrage: { edge: fromCm(edge), turnsLeft: 3 },
  })

  rule('FF-RB-06', 'moving into the band: one die, no modifier for part of the base', () => {
    // Soft cover +1: 4 is 5, suppressed.
    const { outcome, end, working } = moved(banded(30), [4], [40, 24], [40, 36])
    expect(outcome).toBe('suppressed')
    expect(end).toEqual({ x: 40, y: 30.75 })
    expect(working.some((line) => line.startsWith('FF-ART-03'))).toBe(false)
  })

  rule('FF-RB-04', 'a move that comes within 6 cm behind the band is tested at its closest', () => {
    // The front edge is at 29.75 + 0.75 - ...: base 1.5 deep, so the gap is 36 - 32.75 = 3.25.
    expect(moved(banded(36), [3], [40, 24], [40, 32]).events).toMatchObject([
      { kind: 'close-behind-barrage', distance: fromCm(3.25), risk: 3, outcome: 'none' },
    ])
    expect(moved(banded(36), [4, 6], [40, 24], [40, 32]).outcome).toBe('killed')
    expect(moved(banded(40), [], [40, 24], [40, 32]).events).toEqual([])
  })

  test('FF-RB-04: not where the distance only grew, nor on the other side, nor the enemy', () => {
    expect(moved(banded(36, platoon(40, 32)), [], [40, 32], [40, 24]).events).toEqual([])
    expect(moved(banded(36, platoon(40, 32)), [1], [40, 32], [50, 32]).events).toHaveLength(1)
    expect(moved(banded(0, platoon(40, 32)), [], [40, 32], [40, 24]).events).toEqual([])
  })
})

test('FF-FIRE-15: a line of fire that ends in the band or in a zone leads into it', () => {
  const state = zoned()
  const line = (to: readonly [number, number]) =>
    barrageOnLine(
      state,
      pointAt({ x: 40, y: 10 }),
      pointAt({ x: 40, y: 10 }),
      pointAt({ x: to[0], y: to[1] }),
    )
  expect(line([40, 29])).toBe('none')
  expect(line([40, 31])).toBe('through')
  expect(line([40, 60])).toBe('through')
})
