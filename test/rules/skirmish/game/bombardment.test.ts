import { expect } from 'vitest'
import { PHASES } from '#rules/skirmish/game/index.ts'
import { begunBattle } from '#rules/skirmish/game/set-up/index.ts'
import type { Battery, Plot, State } from '#rules/skirmish/game/state.ts'
import type { Story } from '#rules/skirmish/game/stories.ts'
import { eventView, hides, view } from '#rules/skirmish/game/view.ts'
import { pointAt } from '#rules/skirmish/tables/table-top.ts'
import type { Side } from '#rules/skirmish/vocabulary.ts'
import { rule } from '../../../rule.ts'
import { begun, goneOn, onTable, played, refusalOf, unitIn, waitingFor, withUnit } from '../battle.ts'
import { firing, GUARD } from './firing.ts'

const AIM = pointAt({ x: 24, y: 24 })

const battery = (side: Side, otherwise: Partial<Battery> = {}): Battery => ({
  id: `${side}-battery`,
  side,
  name: 'Battery',
  weapon: 'howitzer',
  ammo: ['he', 'smoke'],
  guns: [3, 3],
  moves: 10,
  targets: [[], []],
  ...otherwise,
})

const plot = (gun: string, section: Plot['section'], otherwise: Partial<Plot> = {}): Plot => ({
  gun,
  section,
  aim: AIM,
  ammo: 'he',
  from: 1,
  to: null,
  ...otherwise,
})

const both = (gun: string, otherwise: Partial<Plot> = {}): readonly Plot[] => [
  plot(gun, 1, otherwise),
  plot(gun, 2, otherwise),
]

/** Guns of both sides that fire over empty ground. */
const TABLE = onTable({
  a: [{ id: 'a-mortar', organisation: 'mortar', at: [24, 4] }],
  b: [{ id: 'b-mortar', organisation: 'mortar', at: [24, 44] }],
})

/** The bombardment up to the first question. */
const shelled = (state: State, otherwise: Partial<State>, dice: readonly number[] = []): State => {
  const phase = { name: 'bombardment', batteries: ['a', 'b'], shells: [], fired: [], onTable: false } as const
  const waiting = { ...waitingFor(state, 'bombardment', phase), ...otherwise }
  return goneOn({ ...waiting, phases: [GUARD, phase] }, dice, () => undefined).state
}

const shells = (events: readonly Story[]): readonly string[] =>
  events.flatMap((story) => (story.kind === 'shell' ? [story.gun] : []))

const PASS = { kind: 'pass' }
const nines = (many: number): readonly number[] => Array.from({ length: many }, () => 9)

rule(
  ['SK-ART-33', 'SK-BOM-10'],
  'batteries first, then guns on the table; each owner is asked before he fires',
  () => {
    const plots = {
      a: [...both('a-battery'), plot('a-mortar', 0)],
      b: [...both('b-battery'), plot('b-mortar', 0)],
    }
    const start = shelled(TABLE, { batteries: [battery('a'), battery('b')], plots })
    const first = played(start, [['a', PASS]], nines(6))
    expect(shells(first.events)).toEqual(Array.from({ length: 6 }, () => 'a-battery'))
    const second = played(first.state, [['b', PASS]], nines(8))
    expect(shells(second.events).slice(5)).toEqual(['b-battery', 'a-mortar', 'b-mortar'])
  },
)

rule(
  ['SK-BOM-06', 'SK-BOM-10'],
  'a move in which a section fires uses one; a silent one costs nothing',
  () => {
    const start = shelled(TABLE, { batteries: [battery('a')], plots: { a: both('a-battery'), b: [] } })
    const moves = (orders: readonly object[], dice: readonly number[]) =>
      played(
        start,
        orders.map((order) => ['a', order] as const),
        dice,
      ).state.batteries[0]?.moves
    const skip = (section: number) => ({ kind: 'skip-fire', gun: 'a-battery', section })
    expect(moves([PASS], nines(6))).toBe(9)
    expect(moves([skip(2), PASS], nines(3))).toBe(9)
    expect(moves([skip(0), PASS], [])).toBe(10)
    const silent = played(start, [['a', skip(2)]]).state
    expect(refusalOf(silent, 'a', skip(2))).toBe('not-ready SK-BOM-10')
  },
)

rule('SK-BOM-10', 'at 0 a battery is silent for good', () => {
  const spent = shelled(TABLE, {
    batteries: [battery('a', { moves: 0 })],
    plots: { a: both('a-battery'), b: [] },
  })
  expect(spent.phases).toEqual([GUARD])
})

rule(
  ['SK-BOM-04', 'SK-BOM-07', 'SK-BOM-12', 'SK-BOM-14'],
  'a third move at one target is answered when all shells are down',
  () => {
    const fired = (moves: number) => {
      const near = { at: pointAt({ x: 24, y: 30 }), moves }
      const start = shelled(TABLE, {
        batteries: [battery('a', { targets: [[near], []] })],
        plots: { a: [plot('a-battery', 1), plot('a-mortar', 0)], b: [] },
      })
      return (dice: readonly number[]) => played(start, [['a', PASS]], dice).state.batteries[0]
    }
    // Three shells and the mortar's, then a die for each howitzer
    expect(fired(1)([9, 9, 9, 9])?.guns).toEqual([3, 3])
    expect(fired(2)([9, 9, 9, 9, 1, 2, 3])).toMatchObject({ guns: [2, 3], targets: [[{ moves: 3 }], []] })
    expect(fired(3)([9, 9, 9, 9, 1, 2, 3])?.guns).toEqual([1, 3])
  },
)

rule('SK-BOM-07', 'more than 6 inches away is another target', () => {
  const far = { at: pointAt({ x: 24, y: 30.1 }), moves: 5 }
  const start = shelled(TABLE, {
    batteries: [battery('a', { targets: [[far], []] })],
    plots: { a: [plot('a-battery', 1)], b: [] },
  })
  expect(played(start, [['a', PASS]], nines(3)).state.batteries[0]?.targets[0]).toHaveLength(2)
})

rule('SK-BOM-05', 'a shell of a battery strays by two dice, along the lines of its own table edge', () => {
  const at = (side: Side): unknown => {
    const start = shelled(TABLE, {
      batteries: [battery(side, { guns: [1, 0] })],
      plots: { a: [], b: [], [side]: [plot(`${side}-battery`, 1)] },
    })
    const { events } = played(start, [[side, PASS]], [1, 3, 4])
    const shell = events.find(({ kind }) => kind === 'shell')
    return shell?.kind === 'shell' && shell.at
  }
  expect([at('a'), at('b')]).toEqual([pointAt({ x: 24, y: 31 }), pointAt({ x: 24, y: 17 })])
})

rule('SK-BOM-11', 'other batteries fire the shells of their own guns', () => {
  const squad = withUnit(
    onTable({ b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 24] }] }),
    'b-1',
    { x: 21.5, y: 24 },
  )
  const field = battery('a', { weapon: 'medium-gun', guns: [1, 0] })
  const start = shelled(squad, { batteries: [field], plots: { a: [plot('a-battery', 1)], b: [] } })
  // 3 inches across round (24, 24), the last column of a field gun
  const { events } = played(start, [['a', PASS]], [9, 6])
  expect(events).toContainEqual(expect.objectContaining({ kind: 'blast', table: 4, men: 3 }))
})

rule('SK-ART-38', 'shells issued are counted; where there is none no move is used', () => {
  const smoke = (left: number): State =>
    shelled(TABLE, {
      batteries: [battery('a')],
      plots: { a: both('a-battery', { ammo: 'smoke' }), b: [] },
      shells: { a: { smoke: left, gas: null }, b: { smoke: null, gas: null } },
    })
  const two = played(smoke(2), [['a', PASS]], nines(2)).state
  expect([two.clouds.length, two.shells.a.smoke, two.batteries[0]?.moves]).toEqual([2, 0, 9])
  const none = played(smoke(0), [['a', PASS]]).state
  expect([none.clouds.length, none.batteries[0]?.moves]).toEqual([0, 10])
})

rule(['SK-ART-24', 'SK-ART-27'], 'a plot is not fired by a gun that cannot, and stands', () => {
  const plots = { a: [plot('a-mortar', 0)], b: [] }
  const silent = (otherwise: Parameters<typeof withUnit>[2]): readonly Plot[] =>
    shelled(withUnit(TABLE, 'a-mortar', otherwise), { plots }).plots.a
  expect(silent({ limbered: true })).toHaveLength(1)
  expect(silent({ routedIn: 1 })).toHaveLength(1)
  expect(silent({ retreatOwed: true })).toHaveLength(1)
  expect(silent({ facing: 180 })).toHaveLength(1)
  expect(silent({ y: 18 })).toHaveLength(1)
  expect(silent({ heldUntil: 3 })).toHaveLength(1)
})

rule(['SK-ART-09', 'SK-ART-27'], 'a gun that fired its plot fires at nothing it sees in that move', () => {
  const guns = onTable({
    a: [
      { id: 'a-gun', organisation: 'medium-gun', at: [24, 4] },
      { id: 'a-1', organisation: 'fr-squad-1914', at: [8, 4] },
    ],
    b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [36, 44] }],
  })
  const fired = shelled(guns, { plots: { a: [plot('a-gun', 0)], b: [] } }, [9])
  expect(unitIn(fired, 'a-gun').marks.firedPlot).toBe(true)
  const direct = { kind: 'fire', units: ['a-gun'], weapon: 'medium-gun', aim: { x: 24, y: 40 } }
  expect(refusalOf(firing(fired), 'a', direct)).toBe('has-fired SK-FIRE-41')
  expect(refusalOf(firing(guns), 'a', direct)).toBeUndefined()
})

rule(['SK-BOM-01', 'SK-SEQ-09'], 'three average dice say for how many moves a battery fires', () => {
  const { scenario, options } = begun('ravine-1916')
  const start = begunBattle(scenario, options)
  const owner = start.batteries[0]?.side ?? 'a'
  const dice = start.batteries.flatMap(() => [3, 4, 5])
  const { state } = played(start, [[owner, PASS]], dice)
  expect(state.batteries.map(({ moves }) => moves)).toEqual(start.batteries.map(() => 12))
})

rule(['SK-BOM-13', 'SK-SET-05'], 'the enemy sees nothing of a battery but its shells', () => {
  const start = begun('ravine-1916')
  const [owned] = start.batteries
  if (!owned) throw new Error('no battery')
  const hit: State = {
    ...start,
    batteries: [{ ...owned, guns: [1, 1], moves: 5, targets: [[{ at: AIM, moves: 2 }], []] }],
    plots: { ...start.plots, [owned.side]: both(owned.id) },
  }
  const enemy = owned.side === 'a' ? 'b' : 'a'
  expect(view(hit, enemy).batteries).toEqual([owned])
  expect(view(hit, enemy).plots[owned.side]).toEqual([])
  expect(view(hit, owned.side).batteries).toEqual(hit.batteries)
})

/** Twins of a battle in a Plot phase: what the batteries of side a have left, whole, half or nothing. */
const plotting = (
  id: 'ridge-1917' | 'ravine-1916',
  move: number,
  guns: Battery['guns'],
  moves: number | null,
): State => {
  const start = begun(id)
  const batteries = start.batteries.map((one) => (one.side === 'a' ? { ...one, guns, moves } : one))
  return waitingFor({ ...start, batteries }, 'plot', { name: 'plots', guns: 'all', passed: ['b'] }, { move })
}

rule(
  ['SK-BOM-15', 'SK-BOM-13', 'SK-SEQ-05'],
  'who is asked to plot does not show what a battery has left',
  () => {
    for (const id of ['ridge-1917', 'ravine-1916'] as const)
      for (const move of [0, 1, 4, 7, 8]) {
        const whole = plotting(id, move, [3, 3], 9)
        for (const [guns, moves] of [
          [[0, 0], 9],
          [[3, 3], 0],
          [[1, 0], 1],
        ] as const) {
          const spent = plotting(id, move, guns, moves)
          expect([id, move, PHASES.pending(spent)]).toEqual([id, move, PHASES.pending(whole)])
          expect(view(spent, 'b')).toEqual(view(whole, 'b'))
          expect(PHASES.prompt(spent, 'b')).toBe(PHASES.prompt(whole, 'b'))
        }
      }
  },
)

rule(
  'SK-BOM-15',
  'for a battery alone until a plot could not fall any more; for guns as long as they are served',
  () => {
    // Twelve moves: what is written in move 7 falls in move 12.
    const asked = (id: 'ridge-1917' | 'ravine-1916', move: number) =>
      PHASES.pending(plotting(id, move, [3, 3], 9))
    expect([asked('ridge-1917', 7), asked('ridge-1917', 8)]).toEqual([['a'], []])
    // In the ravine guns and mortars stand on the table as well.
    expect(asked('ravine-1916', 8)).toEqual(['a'])
    const state = plotting('ravine-1916', 8, [3, 3], 9)
    const served = (men: number): State => ({
      ...state,
      units: state.units.map((unit) =>
        unit.side === 'a' && unit.weapon !== null && unit.weapon !== 'hmg'
          ? { ...unit, figures: unit.figures.slice(0, men) }
          : unit,
      ),
    })
    expect([PHASES.pending(served(1)), PHASES.pending(served(0))]).toEqual([['a'], []])
  },
)

rule('SK-BOM-15', 'whose batteries have nothing left is told so and can only pass', () => {
  const plot = { kind: 'plot-fire', gun: 'a-battery', aim: { x: 30, y: 40 }, ammo: 'he' }
  for (const [guns, moves] of [
    [[0, 0], 9],
    [[3, 3], 0],
  ] as const) {
    const spent = plotting('ridge-1917', 3, guns, moves)
    expect(refusalOf(spent, 'a', plot)).toBe('nothing-left SK-BOM-15')
    expect(refusalOf(spent, 'a', { kind: 'cancel-plot', gun: 'a-battery', from: 5 })).toBe(
      'nothing-left SK-BOM-15',
    )
    expect(refusalOf(spent, 'a', PASS)).toBeUndefined()
    expect(PHASES.prompt(spent, 'a')).toContain('no fire left')
  }
  expect(refusalOf(plotting('ridge-1917', 3, [1, 0], 1), 'a', plot)).toBeUndefined()
})

rule(
  ['SK-SET-05', 'SK-BOM-13'],
  'only a side that can have secrets has its screen handed over, to the end',
  () => {
    const hidden = (state: State) => [hides(state, 'a'), hides(state, 'b')]
    expect(hidden(begun('ravine-1916'))).toEqual([true, true])
    expect(hidden(begun('ridge-1917', {}, { b: { ...begun('ridge-1917').scenario.b, units: [] } }))).toEqual([
      true,
      false,
    ])
    // Its one gun among squads, mortars on one side only, and shells that are counted.
    expect(hidden(begun('ridge-1917'))).toEqual([true, true])
    expect(hidden(begun('raid-1916'))).toEqual([true, false])
    const counted = { id: 'a-gun', organisation: 'light-gun', at: [24, 8], shells: 4 } as const
    expect(
      hidden(onTable({ a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [12, 8] }, counted] })),
    ).toEqual([true, false])
    expect(hidden(begun('shrine-1914'))).toEqual([false, false])
    // Guns without indirect fire (7.3) have nothing to plot.
    expect(hidden(begun('crossroads-1914'))).toEqual([false, false])
    // Nobody learns from the curtain that guns, plots and shells are spent.
    for (const id of ['ridge-1917', 'raid-1916']) {
      const state = begun(id)
      const spent: State = { ...state, batteries: [], plots: { a: [], b: [] }, units: [] }
      expect(hidden(spent)).toEqual(hidden(state))
    }
  },
)

rule(['SK-BOM-13', 'SK-BOM-14'], 'guns lost to counter-battery fire are told to their owner alone', () => {
  const story = { kind: 'counter-battery', side: 'a', battery: 'a-battery', thrown: 3, lost: 1 } as const
  expect(eventView(TABLE, story, 'a')).toBe(story)
  expect(eventView(TABLE, story, 'umpire')).toBe(story)
  expect(eventView(TABLE, story, 'b')).toBeUndefined()
})
