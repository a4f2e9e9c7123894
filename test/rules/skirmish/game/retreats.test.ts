import { expect } from 'vitest'
import type { Feature } from '#rules/skirmish/scenarios/scenario.ts'
import { rule } from '../../../rule.ts'
import { beginning, onTable, positionIn, unitIn, withMen, withUnit } from '../battle.ts'

const SQUAD = { id: 'a-1', organisation: 'br-raiders-1916', at: [20, 20] } as const
const ENEMY = { id: 'b-1', organisation: 'ge-gruppe-1916', at: [20, 30] } as const

rule(['SK-MOV-20', 'SK-MOV-24'], 'a second fall-back goes 10 inches home and faces the enemy', () => {
  const state = onTable({ a: [{ ...SQUAD, at: [20, 30] }], b: [{ ...ENEMY, at: [20, 40] }] })
  const back = beginning(withUnit(state, 'a-1', { retreatOwed: true, prone: true, facing: 90 }), 'a').state
  expect(positionIn(back, 'a-1')).toEqual([20, 20])
  expect(unitIn(back, 'a-1')).toMatchObject({ prone: false, facing: 0, retreatOwed: false })
})

rule('SK-MOV-20', 'with an enemy on the way home it goes straight away from him', () => {
  const state = onTable({ a: [{ ...SQUAD, at: [20, 30] }], b: [{ ...ENEMY, at: [20, 24] }] })
  const one = withMen(withUnit(state, 'a-1', { retreatOwed: true }), 'b-1', 1)
  expect(positionIn(beginning(one, 'a').state, 'a-1')).toEqual([20, 40])
})

rule(['SK-MOV-24', 'SK-MOV-31'], 'uncut wire and a trench the enemy holds stop a retreat', () => {
  const wire: Feature = {
    kind: 'wire',
    name: 'Wire',
    along: [
      [0, 26],
      [48, 26],
    ],
  }
  const stopped = onTable({ a: [{ ...SQUAD, at: [20, 30] }] }, [wire])
  expect(positionIn(beginning(withUnit(stopped, 'a-1', { retreatOwed: true }), 'a').state, 'a-1')).toEqual([
    20, 26.01,
  ])
  const trench: Feature = {
    kind: 'trench',
    name: 'Trench',
    along: [
      [0, 26],
      [48, 26],
    ],
  }
  const held = withMen(
    onTable({ a: [{ ...SQUAD, at: [20, 30] }], b: [{ ...ENEMY, at: [40, 26], trench: 'trench' }] }, [trench]),
    'b-1',
    1,
  )
  expect(positionIn(beginning(withUnit(held, 'a-1', { retreatOwed: true }), 'a').state, 'a-1')).toEqual([
    20, 26.76,
  ])
})

rule('SK-MOV-24', 'a garrison first steps out on the side of its own base edge, for 2 inches', () => {
  const inn: Feature = { kind: 'medium-building-brick', name: 'Inn', at: [20, 26, 28, 30] }
  const [near, far] = [
    { ...SQUAD, at: [24, 28], inside: 'inn' },
    { ...SQUAD, id: 'b-1', at: [24, 28], inside: 'inn' },
  ] as const
  // An inch outside the wall, and eight of the ten inches that are left.
  for (const [side, state, end] of [
    ['a', onTable({ a: [near] }, [inn]), 26 - 1 - 8],
    ['b', onTable({ b: [far] }, [inn]), 30 + 1 + 8],
  ] as const) {
    const id = `${side}-1`
    const back = beginning(withUnit(state, id, { retreatOwed: true }), side).state
    expect([unitIn(back, id).inside, positionIn(back, id)]).toEqual([null, [24, end]])
  }
})

rule(['SK-MOV-32', 'SK-GEN-16'], 'who falls back ends an inch short of the edge, who routs runs off', () => {
  const state = onTable({ a: [{ ...SQUAD, at: [20, 8] }] })
  const fallen = beginning(withUnit(state, 'a-1', { retreatOwed: true }), 'a').state
  expect(positionIn(fallen, 'a-1')).toEqual([20, 1])
  const routed = beginning(withUnit(state, 'a-1', { routedIn: 0 }), 'a').state
  expect(unitIn(routed, 'a-1')).toMatchObject({ where: 'gone', fate: 'off-table' })
  const short = beginning(withUnit(state, 'a-1', { routedIn: 0, y: 10.5 }), 'a').state
  expect(positionIn(short, 'a-1')).toEqual([20, 0.5])
})

rule('SK-MOV-24', 'a routing crew abandons its weapon and runs as infantry, backs to the enemy', () => {
  const hmg = { id: 'a-1', organisation: 'medium-gun', at: [20, 30] } as const
  const state = onTable({ a: [hmg], b: [{ ...ENEMY, at: [20, 44] }] })
  const fell = beginning(withUnit(state, 'a-1', { retreatOwed: true }), 'a').state
  expect(positionIn(fell, 'a-1')).toEqual([20, 28])
  const ran = beginning(withUnit(state, 'a-1', { routedIn: 0 }), 'a').state
  expect(unitIn(ran, 'a-1')).toMatchObject({ weapon: null, facing: 18000 })
  expect(positionIn(ran, 'a-1')).toEqual([20, 20])
})
