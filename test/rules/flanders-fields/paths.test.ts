import { describe, expect, test } from 'vitest'
import { type PathCost, pathCost } from '#rules/flanders-fields/game/moves/path-cost.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { pointAt } from '#rules/flanders-fields/tables/index.ts'
import { rule } from '../../rule.ts'
import { begun, standIn, withStand } from './battle.ts'

type Place = readonly [x: number, y: number]

/** What a stand pays for a path of places in cm, facing so many degrees at its end. */
const paid = (
  state: State,
  id: string,
  path: readonly Place[],
  facing?: number,
  column?: boolean,
): PathCost => {
  const stand = standIn(state, id)
  const points = path.map(([x, y]) => pointAt({ x, y }))
  return pathCost(state, stand, points, facing === undefined ? stand.heading : facing * 100, column)
}

describe('paths', () => {
  const battle = begun('first-battle')
  const rifles = withStand(battle, 'a1a1', { x: 40, y: 20 })

  rule('FF-MOVE-01', 'riflemen go 20 cm over open ground in one action', () => {
    expect(paid(rifles, 'a1a1', [[40, 40]]).cost).toBeCloseTo(1, 9)
    expect(
      paid(rifles, 'a1a1', [
        [40, 30],
        [44, 30],
      ]).cost,
    ).toBeCloseTo(0.7, 9)
  })

  rule('FF-MOVE-05', 'each stretch costs its length divided by the allowance of its ground', () => {
    const edge = withStand(battle, 'a1a1', { x: 20, y: 40 })
    expect(paid(edge, 'a1a1', [[20, 50]]).cost).toBeCloseTo(6 / 20 + 4 / 10, 9)
  })

  rule('FF-MOVE-06', 'turning about costs 3 cm, other turns pro rata', () => {
    expect(paid(rifles, 'a1a1', [], 180).cost).toBeCloseTo(3 / 20, 9)
    expect(paid(rifles, 'a1a1', [[40, 30]], 60).cost).toBeCloseTo(11 / 20, 9)
  })

  rule('FF-MOVE-02', 'veteran infantry go 5 cm farther', () => {
    const state = withStand(begun('gheluvelt-1914'), 'd1a1', { x: 40, y: 20 })
    expect(paid(state, 'd1a1', [[40, 45]]).cost).toBeCloseTo(1, 9)
  })

  rule('FF-MOVE-03', 'machine guns go half as far manhandled as packed', () => {
    const gun = withStand(battle, 'a1m1', { x: 40, y: 20 })
    expect(paid(gun, 'a1m1', [[40, 30]]).cost).toBeCloseTo(1, 9)
    expect(paid(withStand(gun, 'a1m1', { stowed: true }), 'a1m1', [[40, 30]]).cost).toBeCloseTo(0.5, 9)
  })

  rule('FF-MOVE-10', 'a road is a road for a column only, and bridges the trench it crosses', () => {
    const road = withStand(battle, 'a1a1', { x: 58, y: 20 })
    expect(paid(road, 'a1a1', [[58, 45]]).cost).toBeCloseTo(25 / 20, 9)
    expect(paid(road, 'a1a1', [[58, 45]], 0, true).cost).toBeCloseTo(1, 9)
    const gun = withStand(battle, 'a1g1', { x: 58, y: 45, stowed: true })
    expect(paid(gun, 'a1g1', [[58, 60]]).fault).toBeUndefined()
  })

  rule('FF-MOVE-11', 'only a leg that lies wholly in a trench runs along it', () => {
    const trench = withStand(battle, 'a1a1', { x: 46, y: 52 })
    expect(paid(trench, 'a1a1', [[55, 52.5]]).cost).toBeCloseTo(Math.hypot(9, 0.5) / 10, 4)
    expect(paid(trench, 'a1a1', [[55, 54]]).cost).toBeCloseTo(Math.hypot(9, 2) / 20, 4)
  })

  test('FF-MOVE-18: horses and limbered guns enter no trench within a move; riflemen cross it freely', () => {
    const gun = withStand(battle, 'a1g1', { x: 66, y: 45, stowed: true })
    expect(paid(gun, 'a1g1', [[66, 60]]).fault).toBe('trench')
    const foot = withStand(battle, 'a1a1', { x: 70, y: 45 })
    expect(paid(foot, 'a1a1', [[70, 60]])).toMatchObject({ fault: undefined })
  })

  test('FF-MOVE-17: water is crossed by actions of its own, but for bridges', () => {
    const mons = withStand(begun('mons-1914'), 'a1a1', { x: 20, y: 110 })
    expect(paid(mons, 'a1a1', [[20, 120]]).fault).toBe('water')
    expect(paid(withStand(mons, 'a1a1', { x: 40, y: 110 }), 'a1a1', [[40, 120]]).fault).toBeUndefined()
  })
})
