import { expect } from 'vitest'
import { fireOn, zonesOn } from '#rules/passchendaele/game/board/fire-count.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import { field, infantry, machineGun, mortar } from '#rules/passchendaele/scenarios/scenario.ts'
import { rule } from '../../../rule.ts'
import { british, eventOf, german, give, inTurn, ready, setBase, unitOf } from './table.ts'

const smallArms = (state: State, id: string): number => fireOn(state, unitOf(state, id)).smallArms

/** One British base with its front edge on y = 10, from x = 19 to 21, and one German base somewhere. */
const facing = (x: number, y: number): State =>
  inTurn([british('A', 'line', infantry([20, 9.5])), german('B', 'line', infantry([x, y]))])

rule('PA-GEO-01', 'the zone is 6 inches deep and splays 45 degrees from the front corners', () => {
  expect(smallArms(facing(20, 16.5), 'b')).toBe(1)
  expect(smallArms(facing(20, 16.51), 'b')).toBe(0)
  // 3 to the right of the corner and 3 ahead is just on the ray
  expect(smallArms(facing(25, 12.5), 'b')).toBe(1)
  expect(smallArms(facing(25.05, 12.5), 'b')).toBe(0)
  // 4.25 along both axes from the corner is 6.01 away
  expect(smallArms(facing(26.2, 14.7), 'b')).toBe(1)
  expect(smallArms(facing(26.25, 14.76), 'b')).toBe(0)
  // behind the front edge line
  expect(smallArms(facing(22.5, 9), 'b')).toBe(0)
})

rule('PA-GEO-01', 'a unit is in the zone if any base touches it', () => {
  const state = inTurn([
    british('A', 'line', infantry([20, 9.5])),
    german('B', 'line', infantry([30, 12.5], [35, 12.5], [25, 12.5])),
  ])
  expect(smallArms(state, 'b')).toBe(1)
})

rule('PA-GEO-02', 'one clear line to a corner, an edge or the centre is enough', () => {
  const masked = (x: number) =>
    inTurn([
      british('A', 'line', infantry([20, 9.5])),
      british('Friend', 'line', infantry([x, 12])),
      german('B', 'line', infantry([20, 14])),
    ])
  // A friend straight in front hides all of it; half aside it leaves a corner to be seen.
  expect(zonesOn(masked(20), unitOf(masked(20), 'b'))[0]?.blockedBy).toBe('friendly-unit')
  expect(smallArms(masked(20), 'b')).toBe(1)
  expect(smallArms(masked(21), 'b')).toBe(2)
})

rule('PA-GEO-02', 'a line that only touches an edge is clear', () => {
  const state = inTurn([
    british('A', 'line', infantry([20, 9.5])),
    british('Left', 'line', infantry([18, 12])),
    german('B', 'line', infantry([19, 14])),
  ])
  // The friend's right edge lies on x = 19; the line to the German right corner at 20 passes it.
  expect(zonesOn(state, unitOf(state, 'b')).map(({ blockedBy }) => blockedBy)).toEqual(['none', 'none'])
})

rule(['PA-GEO-02', 'PA-FIRE-12'], 'machine guns fire over troops, not over a hill', () => {
  const over = (terrain: 'blocking' | 'cratered', options = {}) =>
    inTurn(
      [
        british('A', 'line', machineGun([20, 9.5])),
        british('Friend', 'line', infantry([20, 11])),
        german('B', 'line', infantry([20, 14])),
      ],
      { terrain: [['hill', terrain, 15, 12, 25, 13.2]], options },
    )
  expect(smallArms(over('cratered'), 'b')).toBe(2)
  expect(smallArms(over('blocking'), 'b')).toBe(0)
  expect(smallArms(over('blocking', { 'mg-over-terrain': 'yes' }), 'b')).toBe(1)
})

rule('PA-FIRE-10', 'fire is counted when the target checks, from what stands there then', () => {
  const state = inTurn([british('A', 'line', infantry([20, 9.5])), german('B', 'line', infantry([20, 14]))])
  ready(state, 'a', 'hold')
  const first = give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [3, 4])
  expect(eventOf(first, 'checked').fire.smallArms).toBe(1)
  const again = facing(20, 14)
  setBase(again, 'b-1', { heading: 0 })
  expect(eventOf(give(again, 'entente', { kind: 'carry-on', unit: 'a' }), 'stood-by').unit).toBe('a')
})

rule('PA-FIRE-14', 'small arms and mortars harm no friend; only sheaves do', () => {
  const state = inTurn([
    british('A', 'line', infantry([20, 9.5]), mortar([22, 9.5])),
    british('Friend', 'line', infantry([20, 12])),
    british('Guns', 'line', field([20, 4])),
  ])
  expect(fireOn(state, unitOf(state, 'friend'))).toMatchObject({ smallArms: 0, trenchMortar: 0 })
  ready(state, 'guns', 'hold')
  give(
    state,
    'entente',
    {
      kind: 'change',
      unit: 'guns',
      order: 'fire-barrage',
      sheaves: [{ base: 'guns-1', x: 19.5, y: 11.5 }],
    },
    [6, 1, 1, 1, 3, 3],
  )
  expect(fireOn(state, unitOf(state, 'friend'))).toMatchObject({ fieldArtillery: 2 })
})

rule('PA-FIRE-07', 'disordered troops do not fire, whatever their order; others always do', () => {
  const state = facing(20, 14)
  ready(state, 'a', 'retreat', 'pinned')
  expect(smallArms(state, 'b')).toBe(1)
  ready(state, 'a', 'hold', 'disordered')
  expect(smallArms(state, 'b')).toBe(0)
})

rule(['PA-FIRE-06', 'PA-GEO-09'], 'a mortar reaches 6 inches any way, measured between nearest edges', () => {
  const behind = (y: number) =>
    inTurn([british('A', 'line', mortar([20, 20])), german('B', 'line', infantry([20, y]))])
  expect(fireOn(behind(13), unitOf(behind(13), 'b')).trenchMortar).toBe(1)
  expect(fireOn(behind(12.99), unitOf(behind(12.99), 'b')).trenchMortar).toBe(0)
})

rule(
  'PA-FIRE-11',
  'one base puts one point on each unit in its zone, however many of its bases are there',
  () => {
    const state = inTurn([
      british('A', 'line', infantry([20, 9.5])),
      german('B', 'line', infantry([19, 13], [21, 13])),
      german('C', 'line', infantry([23, 13])),
    ])
    expect([smallArms(state, 'b'), smallArms(state, 'c')]).toEqual([1, 1])
  },
)

rule('PA-GEO-13', 'range and angle are taken as a player measures them', () => {
  const [zone] = zonesOn(facing(24, 12.5), unitOf(facing(24, 12.5), 'b'))
  // From the right front corner at 21,10 to the base between x = 23 and 25: 2 aside, 2 to 3 ahead.
  expect(zone?.range).toBeCloseTo(Math.sqrt(8), 3)
  expect(zone?.offFront).toBeCloseTo(33.69, 1)
})
