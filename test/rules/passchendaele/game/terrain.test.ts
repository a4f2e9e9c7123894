import { expect } from 'vitest'
import { fireOn } from '#rules/passchendaele/game/board/fire-count.ts'
import { groundAt, onFriendlyGround } from '#rules/passchendaele/game/board/ground.ts'
import { pastFrontEdge } from '#rules/passchendaele/scenarios/field.ts'
import { belt, infantry, machineGun, mortar, polygon } from '#rules/passchendaele/scenarios/scenario.ts'
import { centreOf } from '#rules/passchendaele/scenarios/table.ts'
import { TABLE_TOP } from '#rules/passchendaele/screen/index.ts'
import { placeOf, pointAt, toInches } from '#rules/passchendaele/tables/index.ts'
import { rule } from '../../../rule.ts'
import { baseOf, british, german, give, inTurn, laidOut, ready, refused, unitOf } from './table.ts'

const TERRAIN = [
  ['bend', 'trench', belt(1, [10, 10], [20, 10], [20, 20])],
  ['village', 'fortified', polygon([30, 10], [34, 10], [34, 12], [32, 12], [32, 16], [30, 16])],
  ['canal', 'impassable', belt(1, [0, 30], [40, 30])],
  ['brook', 'stream', belt(0.5, [0, 5], [10, 5.2])],
] as const

rule('PA-GEO-16', 'a belt is a rectangle about each stretch, half its width beyond both ends', () => {
  const state = inTurn([], { terrain: TERRAIN })
  const ground = (x: number, y: number) => groundAt(state, pointAt({ x, y }), 'german')
  expect(['trench', 'cratered']).toEqual([ground(9.5, 10.5), ground(9.49, 10)])
  expect(['trench', 'cratered']).toEqual([ground(20.5, 9.5), ground(20.51, 9.5)])
  expect(['trench', 'cratered']).toEqual([ground(20, 20.5), ground(20, 20.51)])
  expect(ground(15, 10.51)).toBe('cratered')
})

rule('PA-GEO-16', 'a polygon may have hollows, and its edge belongs to it', () => {
  const state = inTurn([], { terrain: TERRAIN })
  const ground = (x: number, y: number) => groundAt(state, pointAt({ x, y }), 'german')
  expect(['fortified', 'fortified']).toEqual([ground(33, 11), ground(32, 14)])
  expect(['cratered', 'cratered']).toEqual([ground(33, 13), ground(32.01, 14)])
})

rule('PA-GEO-16', 'an objective is the centroid of an area, and the middle of the length of a belt', () => {
  const state = inTurn([british('A', 'line', infantry([5, 3]))], { terrain: TERRAIN })
  const centre = (name: string) => {
    const named = [...state.table.areas, ...state.table.barriers].find((one) => one.name === name)
    if (!named) throw new Error(`no ${name}`)
    const { x, y } = placeOf(centreOf(named.outline))
    return [x, y].map((one) => Math.round(one * 100) / 100)
  }
  expect(centre('bend')).toEqual([20, 10])
  // 4 by 2 about (32, 11) and 2 by 4 about (31, 14): the same ground, so half-way between.
  expect(centre('village')).toEqual([31.5, 12.5])
  expect(centre('canal')).toEqual([20, 30])
  ready(state, 'a', 'hold')
  const sent = { kind: 'change', unit: 'a', order: 'advance', objective: 'village' }
  expect(refused(state, 'entente', sent)).toBe('legal')
  give(state, 'entente', sent, [6, 6, 6, 6, 6, 6])
  expect(unitOf(state, 'a').goal?.at).toEqual(pointAt({ x: 31.5, y: 12.5 }))
})

rule(['PA-GEO-16', 'PA-SETUP-14'], 'friendly ground follows the bends of the foremost trench', () => {
  const state = laidOut([], {
    terrain: [['line', 'trench', belt(1, [10, 10], [20, 10], [24, 14], [30, 14])]],
    front: { german: 'north', entente: 'line' },
  })
  const past = (x: number, y: number) =>
    Math.round(100 * toInches(pastFrontEdge(state.table, 'entente', pointAt({ x, y })))) / 100
  expect([past(15, 10.5), past(27, 14.5)]).toEqual([0, 0])
  // Past its ends the line goes straight on.
  expect([past(0, 10.5), past(39, 14.5)]).toEqual([0, 0])
  expect([past(15, 14.5), past(27, 10.5)]).toEqual([4, -4])
  const friendly = (x: number, y: number) =>
    onFriendlyGround(state.table, 'entente', {
      centre: pointAt({ x, y }),
      heading: 0,
      width: 2 * 2540,
      depth: 2540,
    })
  expect([friendly(15, 10), friendly(15, 10.01), friendly(27, 14), friendly(21, 12)]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

/** A firer south of a wood, and an enemy beyond so much of it. */
const across = (
  depth: number,
  ...more: readonly (readonly [string, 'blocking', number, number, number, number])[]
) =>
  inTurn([british('A', 'line', infantry([20, 9.5])), german('B', 'line', infantry([20, 15]))], {
    terrain: [['wood', 'blocking', 10, 11, 30, 11 + depth], ...more],
  })
const counted = (state: ReturnType<typeof across>) => fireOn(state, unitOf(state, 'b')).smallArms
const lineIsClear = (state: ReturnType<typeof across>) =>
  TABLE_TOP.sight(
    state,
    { point: pointAt({ x: 20, y: 10 }) },
    { point: pointAt({ x: 20, y: 14.5 }) },
    undefined,
  ).seen

rule('PA-GEO-17', 'fire passes up to an inch of blocking terrain in all, and no more', () => {
  expect([counted(across(1)), counted(across(1.01))]).toEqual([1, 0])
  expect([lineIsClear(across(1)), lineIsClear(across(1.01))]).toEqual([true, false])
  const two = (second: number) => across(0.5, ['copse', 'blocking', 10, 13, 30, 13 + second])
  expect([counted(two(0.5)), counted(two(0.6))]).toEqual([1, 0])
  expect([lineIsClear(two(0.5)), lineIsClear(two(0.6))]).toEqual([true, false])
})

rule('PA-GEO-17', 'troops at its edge fire and are fired at, troops deep in it neither', () => {
  const within = (y: number) => {
    const state = inTurn([british('A', 'line', infantry([20, y])), german('B', 'line', infantry([20, 15]))], {
      terrain: [['wood', 'blocking', 10, 5, 30, 11]],
    })
    return [fireOn(state, unitOf(state, 'a')).smallArms, fireOn(state, unitOf(state, 'b')).smallArms]
  }
  expect(within(9.5)).toEqual([1, 1])
  // The front edge is 1.4 inches inside: nothing comes out, and no point of the base can be seen.
  expect(within(9.1)).toEqual([0, 0])
})

rule('PA-GEO-17', 'it shelters like craters, hinders nobody, and stops neither mortars nor shells', () => {
  const state = inTurn(
    [
      british('A', 'line', infantry([20, 9.5])),
      british('M', 'line', mortar([24, 9.5])),
      german('B', 'line', infantry([20, 14.9])),
    ],
    {
      ground: 'open-countryside',
      terrain: [
        ['wood', 'blocking', 10, 10.5, 30, 13.5],
        ['redoubt', 'fortified', 25, 12, 27, 13],
      ],
    },
  )
  const ground = (x: number, y: number) => groundAt(state, pointAt({ x, y }), 'german')
  expect([ground(20, 12), ground(26, 12.5), ground(20, 14)]).toEqual([
    'cratered',
    'fortified',
    'open-countryside',
  ])
  expect(fireOn(state, unitOf(state, 'b'))).toMatchObject({ smallArms: 0, trenchMortar: 1 })
  ready(state, 'a', 'advance')
  give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [6, 6])
  give(state, 'entente', { kind: 'move' })
  expect(baseOf(state, 'a-1').centre).toEqual(pointAt({ x: 20, y: 12.5 }))
})

rule(
  ['PA-GEO-17', 'PA-FIRE-12'],
  'machine guns fire over troops, but not through more than an inch of it',
  () => {
    const guns = (over: 'yes' | 'no') =>
      counted(
        inTurn([british('A', 'line', machineGun([20, 9.5])), german('B', 'line', infantry([20, 15]))], {
          terrain: [['wood', 'blocking', 10, 11, 30, 13]],
          options: { 'mg-over-terrain': over },
        }),
      )
    expect([guns('no'), guns('yes')]).toEqual([0, 1])
  },
)

rule('PA-GEO-16', 'all of it is on the map and in its words', () => {
  const state = inTurn([], { terrain: [...TERRAIN, ['spur', 'blocking', 5, 20, 9, 23]], bridges: [[5, 5.1]] })
  const shown = TABLE_TOP.ground(state).terrain ?? []
  const said = (id: string) => shown.find((one) => one.id === id)?.text
  expect(said('bend')).toBe('Bend: trench')
  expect(said('spur')).toContain('stops small-arms fire')
  expect(said('brook')).toContain('a stream')
  expect(said('brook-bridge-1')).toBe('bridge over Brook')
  expect(shown.find((one) => one.id === 'village')?.outline.shape).toBe('polygon')
})
