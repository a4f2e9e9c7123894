import fc from 'fast-check'
import { expect } from 'vitest'
import { measureIn } from '#kernel/geometry/measure.ts'
import { fireOn, zonesOn } from '#rules/passchendaele/game/board/fire-count.ts'
import type { Base, State } from '#rules/passchendaele/game/state.ts'
import { infantry, machineGun, mortar } from '#rules/passchendaele/scenarios/scenario.ts'
import { TABLE_TOP } from '#rules/passchendaele/screen/index.ts'
import type { LineEnd } from '#screen/sight.ts'
import { rule } from '../../../rule.ts'
import { british, german, inTurn, unitOf } from '../game/table.ts'

const { pointAt } = measureIn('inches')

/** The only base of a unit. */
const baseOf = (state: State, unit: string): Base => {
  const [base] = unitOf(state, unit).bases
  if (!base) throw new Error(`no base of ${unit}`)
  return base
}

/** The end of a line that is laid on the only base of a unit. */
const endOn = (state: State, unit: string): LineEnd => {
  const { id, centre } = baseOf(state, unit)
  return { point: centre, piece: id }
}

/** What stops the fire, as the player is told who lays a line from one base to another. */
const told = (state: State, from: string, to: string): string | undefined =>
  TABLE_TOP.sight(state, endOn(state, from), endOn(state, to), undefined).stop?.by

const HEDGE = ['hedge', 'blocking', 15, 11, 25, 12.2] as const

const counted = (state: State, id: string): number => fireOn(state, unitOf(state, id)).smallArms

rule('PA-FIRE-04', 'the line of sight passes enemies, as the fire does', () => {
  const state = inTurn([
    british('A', 'line', infantry([20, 9.5])),
    german('B', 'line', infantry([20, 12])),
    german('C', 'line', infantry([20, 14])),
  ])
  expect(counted(state, 'c')).toBe(1)
  expect(told(state, 'a', 'c')).toBeUndefined()
  expect(told(state, 'a', 'b')).toBeUndefined()
})

rule('PA-FIRE-04', 'the line of sight is stopped by a friend, and says by whom and where', () => {
  const state = inTurn([
    british('A', 'line', infantry([20, 9.5])),
    british('Friend', 'line', infantry([20, 12])),
    german('B', 'line', infantry([20, 14])),
  ])
  expect(zonesOn(state, unitOf(state, 'b'))[0]?.blockedBy).toBe('friendly-unit')
  const blocked = TABLE_TOP.sight(state, endOn(state, 'a'), endOn(state, 'b'), undefined)
  expect(blocked.stop).toEqual({ by: 'Friend', at: pointAt({ x: 20, y: 11.5 }) })
  expect([blocked.text, blocked.clauses]).toEqual([
    'A does not reach B: Friend is in the way.',
    ['PA-FIRE-04'],
  ])
  // Whoever looks back from the other side sees through the same base.
  expect(told(state, 'b', 'a')).toBeUndefined()
})

rule('PA-FIRE-04', 'the line of sight is stopped by ground that blocks fire', () => {
  const state = inTurn([british('A', 'line', infantry([20, 9.5])), german('B', 'line', infantry([20, 14]))], {
    terrain: [HEDGE],
  })
  expect(counted(state, 'b')).toBe(0)
  expect(told(state, 'a', 'b')).toBe('Hedge')
  // A line from bare ground is nobody's fire; the ground stops it all the same.
  const overGround = (x: number) =>
    TABLE_TOP.sight(state, { point: pointAt({ x, y: 9 }) }, { point: pointAt({ x, y: 14 }) }, undefined)
  expect(overGround(18).stop?.by).toBe('Hedge')
  expect(overGround(5).seen).toBe(true)
})

rule('PA-FIRE-05', 'the line of sight of an MG battalion passes over troops', () => {
  const state = inTurn([
    british('A', 'line', machineGun([20, 9.5])),
    british('Friend', 'line', infantry([20, 12])),
    german('B', 'line', infantry([20, 14])),
  ])
  expect(counted(state, 'b')).toBe(2)
  expect(told(state, 'a', 'b')).toBeUndefined()
})

rule(
  ['PA-FIRE-06', 'PA-FIRE-12'],
  'nothing stops mortars; an agreement lets MGs fire over the ground',
  () => {
    const terrain = [HEDGE]
    const [a, b] = [german('B', 'line', infantry([20, 14])), british('Friend', 'line', infantry([20, 10.6]))]
    const mortars = inTurn([british('A', 'line', mortar([20, 9.5])), a, b], { terrain })
    expect(told(mortars, 'a', 'b')).toBeUndefined()
    const guns = (over: 'yes' | 'no') =>
      inTurn([british('A', 'line', machineGun([20, 9.5])), a, b], {
        terrain,
        options: { 'mg-over-terrain': over },
      })
    expect(told(guns('no'), 'a', 'b')).toBe('Hedge')
    expect(told(guns('yes'), 'a', 'b')).toBeUndefined()
  },
)

rule('PA-GEO-02', 'a line that nothing stops counts, wherever friends, enemies and ground lie', () => {
  const place = fc.tuple(fc.integer({ min: 30, max: 50 }), fc.integer({ min: 23, max: 28 }))
  fc.assert(
    fc.property(place, place, (friend, enemy) => {
      const state = inTurn([
        british('A', 'line', infantry([20, 9.5])),
        british('Friend', 'line', infantry([friend[0] / 2, friend[1] / 2])),
        german('C', 'line', infantry([enemy[0] / 2, enemy[1] / 2])),
        german('B', 'line', infantry([20, 15.5])),
      ])
      const zones = zonesOn(state, unitOf(state, 'b'))
      const alone = zones[0]?.blockedBy ?? 'none'
      if (told(state, 'a', 'b') === undefined) expect(alone).toBe('none')
      if (alone !== 'none') expect(told(state, 'a', 'b')).toBe('Friend')
    }),
    { numRuns: 60 },
  )
})
