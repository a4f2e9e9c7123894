import { expect, test } from 'vitest'
import { distance } from '#kernel/geometry/point.ts'
import type { Cloud, Plot, State } from '#rules/skirmish/game/state.ts'
import { fromInches, pointAt } from '#rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import { begun, moving, placesIn, played, unitIn, waitingFor, withUnit } from '../battle.ts'
import { decided, wished } from './deciding.ts'

/** The battery's plan as it is written, plot after plot. */
const planned = (): State => {
  let state = waitingFor(
    begun('ravine-1916', { 'estimate-ranges': 'off' }),
    'battery-plots',
    { name: 'plots', guns: 'batteries', passed: ['b'] },
    { move: 0, batteries: begun('ravine-1916').batteries.map((one) => ({ ...one, moves: 9 })) },
  )
  for (;;) {
    const order = decided(state, 'a')
    if (order.kind === 'pass') return state
    state = played(state, [['a', order]]).state
  }
}

test('SK 9.6: no section of a battery fires a third move at one place', () => {
  const { plots } = planned()
  expect(plots.a.length).toBeGreaterThan(4)
  const movesAt = (plot: Plot): number =>
    plots.a
      .filter((one) => one.section === plot.section && distance(one.aim, plot.aim) <= fromInches(6))
      .reduce((sum, { from, to }) => sum + (to ?? 99) - from + 1, 0)
  for (const plot of plots.a) expect(movesAt(plot)).toBeLessThanOrEqual(2)
})

test('SK 9.20: wire before the goals is shelled in the first moves', () => {
  const wire = planned().plots.a.filter(({ aim }) => Math.abs(aim.y - fromInches(27)) < 10)
  expect(wire.map(({ from, to }) => [from, to])).toContainEqual([1, 2])
})

test('SK 9.7: gas is fired at those who sit in works, and all that is issued', () => {
  const gas = planned().plots.a.filter(({ ammo }) => ammo === 'gas')
  expect(gas.map(({ section, from, to }) => [section, (to ?? 99) - from + 1])).toEqual([
    [1, 1],
    [2, 1],
  ])
  const sitting = begun('ravine-1916').units.filter(
    ({ side, inside, trench }) => side === 'b' && (inside !== null || trench !== null),
  )
  for (const { aim } of gas)
    expect(Math.min(...sitting.map(({ position }) => distance(position, aim)))).toBeLessThan(fromInches(2))
})

test('SK-CLD-06: who may begin in the trench does not wait for gas in his dugout', () => {
  const state = waitingFor(begun('ravine-1916'), 'deployment', {
    name: 'deployment',
    side: 'b',
    next: 'a',
  })
  const out = wished(state, 'b', 'b-1').filter((order) => order.kind === 'deploy' && order.unit === 'b-1')
  expect(out).toHaveLength(1)
  expect(
    played(state, [['b', out[0] ?? { kind: 'pass' }]]).state.units.find(({ id }) => id === 'b-1'),
  ).toMatchObject({
    inside: null,
    trench: 'front-trench',
  })
})

test('SK 9.24: men leave a dugout that gas will reach', () => {
  const far = moving(begun('ravine-1916'), 'b', { move: 2 })
  const { position } = unitIn(far, 'b-1')
  const cloud: Cloud = { id: 1, kind: 'gas', diameter: fromInches(5), along: 0, age: 1, puffs: [position] }
  expect(wished({ ...far, clouds: [cloud] }, 'b', 'b-1')[0]).toMatchObject({ kind: 'leave', unit: 'b-1' })
})

test('SK 9.7: a section keeps silent rather than shell its own men', () => {
  const near = withUnit(begun('ravine-1916'), 'a-1', { x: 20, y: 24, trench: null })
  const plot: Plot = {
    gun: 'a-battery',
    section: 1,
    aim: pointAt({ x: 20, y: 24 }),
    ammo: 'he',
    from: 1,
    to: null,
  }
  const state = waitingFor(
    { ...near, plots: { a: [plot], b: [] }, batteries: near.batteries.map((one) => ({ ...one, moves: 5 })) },
    'bombardment',
    { name: 'battery-fire', side: 'a', skipped: [] },
    { move: 2 },
  )
  expect(decided(state, 'a')).toEqual({ kind: 'skip-fire', gun: 'a-battery', section: 1 })
})

rule('SK-BOM-17', 'a plot whose estimate falls near one’s own is not struck out and written again', () => {
  const raid = begun('raid-1916')
  const far = { ...raid, units: raid.units.filter(({ id }) => !['b-1', 'b-res', 'b-sniper'].includes(id)) }
  const squad = withUnit(far, 'b-2', { x: 37.93, y: 27.16 })
  let nearest = Number.POSITIVE_INFINITY
  // The party comes up until the squad itself is too near; in whole inches off the bunker it lies nearer than that.
  for (let up = 0; up < 15; up++) {
    const cover = { x: 30.83, y: 18 + up / 10, trench: null }
    let state = waitingFor(
      withUnit(squad, 'a-cover', cover),
      'plot',
      { name: 'plots', guns: 'all', passed: ['b'] },
      { move: 7 },
    )
    const written: string[] = []
    while (written.length < 9 && written.at(-1) !== 'pass') {
      const order = decided(state, 'a')
      written.push(order.kind)
      if (order.kind !== 'pass') state = played(state, [['a', order]]).state
    }
    expect(written.filter((kind) => kind !== 'plot-fire')).toEqual(['pass'])
    const party = placesIn(state, 'a-cover').map(([x, y]) => pointAt({ x, y }))
    nearest = Math.min(nearest, ...party.flatMap((at) => state.plots.a.map(({ aim }) => distance(aim, at))))
  }
  expect(nearest).toBeLessThan(fromInches(9))
})
