import { expect } from 'vitest'
import { sectionsOf } from '#rules/skirmish/game/set-up/index.ts'
import { aimPoint, plotInForce, plotRefusal } from '#rules/skirmish/game/shells/plots.ts'
import type { Battery, Plot, State } from '#rules/skirmish/game/state.ts'
import { placeOf, pointAt } from '#rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import { onTable, played, refusalOf, waitingFor } from '../battle.ts'

const BATTERY: Battery = {
  id: 'a-battery',
  side: 'a',
  name: 'Battery',
  weapon: 'howitzer',
  ammo: ['he', 'smoke'],
  guns: [3, 3],
  moves: 10,
  targets: [[], []],
}

const GUNS: State = {
  ...onTable({
    a: [
      { id: 'a-mortar', organisation: 'mortar', at: [24, 4] },
      { id: 'a-light', organisation: 'light-gun', at: [34, 4] },
      { id: 'a-field', organisation: 'medium-gun', at: [14, 4] },
    ],
    b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [8, 44] }],
  }),
  batteries: [BATTERY],
}

/** Both write their plots in a move. */
const plotting = (move: number, state = GUNS): State =>
  waitingFor(state, 'plot', { name: 'plots', guns: 'all', passed: [] }, { move })

const plot = (gun: string, more: object = {}) => ({
  kind: 'plot-fire',
  gun,
  aim: { x: 24, y: 30 },
  ammo: 'he',
  ...more,
})

const after = (move: number, ...orders: readonly object[]): readonly Plot[] =>
  played(
    plotting(move),
    orders.map((order) => ['a', order] as const),
  ).state.plots.a

rule(['SK-ART-08', 'SK-ART-09', 'SK-BOM-02'], 'a plot falls two moves on, from behind the table five', () => {
  expect(after(3, plot('a-mortar'))).toMatchObject([{ section: 0, from: 5, to: null }])
  expect(after(3, plot('a-battery', { section: 1 }))).toMatchObject([{ section: 1, from: 8 }])
  expect(refusalOf(plotting(3), 'a', plot('a-mortar', { from: 4 }))).toBe('too-soon SK-ART-09')
  expect(refusalOf(plotting(3), 'a', plot('a-battery', { from: 7 }))).toBe('too-soon SK-ART-09')
})

rule(['SK-ART-09', 'SK-BOM-08'], 'one written before the game falls from move 1', () => {
  const before = waitingFor(
    GUNS,
    'battery-plots',
    { name: 'plots', guns: 'batteries', passed: [] },
    { move: 0 },
  )
  expect(played(before, [['a', plot('a-battery')]]).state.plots.a.map(({ from }) => from)).toEqual([1, 1])
})

rule('SK-ART-10', 'mortars have no shrapnel, light guns fire at what they see', () => {
  expect(refusalOf(plotting(1), 'a', plot('a-mortar', { ammo: 'shrapnel' }))).toBe('no-ammunition SK-ART-10')
  expect(refusalOf(plotting(1), 'a', plot('a-field', { ammo: 'shrapnel' }))).toBeUndefined()
  expect(refusalOf(plotting(1), 'a', plot('a-light'))).toBe('no-such-gun SK-ART-10')
  expect(refusalOf(plotting(1), 'a', plot('a-battery', { ammo: 'gas' }))).toBe('no-ammunition SK-ART-10')
})

rule(['SK-ART-26', 'SK-BOM-08'], 'anywhere on the table, also where the gun does not bear yet', () => {
  expect(refusalOf(plotting(1), 'a', plot('a-mortar', { aim: { x: 47, y: 1 } }))).toBeUndefined()
  expect(refusalOf(plotting(1), 'a', plot('a-mortar', { aim: { x: 49, y: 1 } }))).toBe('off-table SK-BOM-08')
})

rule('SK-ART-29', 'the plot with the latest first move is in force; an older one does not come back', () => {
  const entered = (from: number, to: number | null): Plot => ({
    gun: 'a-mortar',
    section: 0,
    aim: pointAt({ x: from, y: 30 }),
    ammo: 'he',
    from,
    to,
  })
  const plots = { a: [entered(2, null), entered(4, 5)], b: [] }
  const inForce = (move: number) => plotInForce({ ...GUNS, move, plots }, 'a', 'a-mortar', 0)?.from
  expect([1, 2, 3, 4, 5, 6].map(inForce)).toEqual([undefined, 2, 2, 4, 4, undefined])
  expect(refusalOf(plotting(1), 'a', plot('a-mortar', { from: 5, to: 4 }))).toBe('backwards SK-ART-29')
})

rule('SK-ART-29', 'one with the same first move takes the place of the other', () => {
  const plots = after(1, plot('a-mortar'), plot('a-mortar', { aim: { x: 20, y: 30 } }))
  expect(plots.map(({ aim }) => placeOf(aim).x)).toEqual([20])
})

rule('SK-ART-30', 'cancelling strikes out one plot', () => {
  const plots = after(1, plot('a-mortar'), plot('a-mortar', { from: 6 }), {
    kind: 'cancel-plot',
    gun: 'a-mortar',
    from: 6,
  })
  expect(plots.map(({ from }) => from)).toEqual([3])
  const none = refusalOf(plotting(1), 'a', { kind: 'cancel-plot', gun: 'a-mortar', from: 6 })
  expect(none).toBe('no-such-plot SK-ART-30')
})

rule(['SK-ART-31', 'SK-BOM-03', 'SK-BOM-08'], 'up and right are as the player sits', () => {
  const wide: State = {
    ...GUNS,
    scenario: {
      ...GUNS.scenario,
      width: 72,
      landmarks: [{ name: 'Hill 1', at: [30, 20] }],
    },
  }
  const at = (side: 'a' | 'b', aim: Parameters<typeof aimPoint>[2]) => {
    const p = aimPoint(wide, side, aim)
    return p && placeOf(p)
  }
  expect(at('a', { baseline: 40, right: 3 })).toEqual({ x: 69, y: 40 })
  expect(at('b', { baseline: 40, right: 3 })).toEqual({ x: 3, y: 8 })
  expect(at('b', { baseline: 40, left: 3 })).toEqual({ x: 69, y: 8 })
  expect(at('a', { landmark: 'Hill 1', up: 10, left: 3 })).toEqual({ x: 27, y: 30 })
  expect(at('b', { landmark: 'Hill 1', up: 10, left: 3 })).toEqual({ x: 33, y: 10 })
  expect(at('a', { landmark: 'Hill 2' })).toBeUndefined()
  expect(refusalOf(plotting(1), 'a', plot('a-mortar', { aim: { baseline: 20 } }))).toContain('aim')
})

rule('SK-ART-40', 'the first section is the larger half; a plot for all is entered for both', () => {
  expect([sectionsOf(6), sectionsOf(5)]).toEqual([
    [3, 3],
    [3, 2],
  ])
  const split = after(1, plot('a-battery'), plot('a-battery', { section: 2, aim: { x: 20, y: 30 } }))
  expect(split.map(({ section, aim }) => [section, placeOf(aim).x])).toEqual([
    [1, 24],
    [2, 20],
  ])
  const joined = after(1, plot('a-battery', { section: 2, aim: { x: 20, y: 30 } }), plot('a-battery'))
  expect(joined.map(({ section, aim }) => [section, placeOf(aim).x])).toEqual([
    [1, 24],
    [2, 24],
  ])
  expect(refusalOf(plotting(1), 'a', plot('a-mortar', { section: 1 }))).toBe('no-section SK-ART-40')
})

rule(
  ['SK-ART-30', 'SK-BOM-09'],
  'new orders for a battery leave the old ones in force for five moves',
  () => {
    const old = plotting(1, { ...GUNS, plots: { a: after(0, plot('a-battery')), b: [] } })
    const order = plot('a-battery', { section: 1, aim: { x: 10, y: 30 } })
    const { state } = played({ ...old, move: 3 }, [['a', order]])
    const aimIn = (move: number, section: 1 | 2) => {
      const found = plotInForce({ ...state, move }, 'a', 'a-battery', section)
      return found && placeOf(found.aim).x
    }
    expect([aimIn(7, 1), aimIn(8, 1), aimIn(8, 2)]).toEqual([24, 10, 24])
  },
)

rule('SK-ART-40', 'a section without guns is not plotted for', () => {
  const short: State = { ...GUNS, batteries: [{ ...BATTERY, guns: [3, 0] }] }
  const order = {
    kind: 'plot-fire',
    gun: 'a-battery',
    section: 2,
    aim: { x: 24, y: 30 },
    ammo: 'he',
  } as const
  expect(plotRefusal(short, 'a', order, 'all')?.code).toBe('no-guns')
})
