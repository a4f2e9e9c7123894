import { expect } from 'vitest'
import { staffOf } from '#commander/commander.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import type { Doctrine } from '#kernel/game/commander.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { estimated } from '#rules/skirmish/commander/estimating.ts'
import { COMMAND } from '#rules/skirmish/commander/index.ts'
import { situationOf } from '#rules/skirmish/commander/situation.ts'
import { THRESHOLDS } from '#rules/skirmish/commander/thresholds.ts'
import type { Aim } from '#rules/skirmish/game/forms.ts'
import { GAME } from '#rules/skirmish/game/index.ts'
import { landmarksOf } from '#rules/skirmish/game/shells/landmarks.ts'
import { aimPoint } from '#rules/skirmish/game/shells/plots.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import { MISJUDGED } from '#rules/skirmish/tables/artillery.ts'
import { fromInches, pointAt, toInches } from '#rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import { begun, played, waitingFor } from '../battle.ts'

const PLOT = { gun: 'a-battery', section: 1, from: 1 } as const

const ravine = (reading: 'on' | 'off' = 'on'): State =>
  waitingFor(
    begun('ravine-1916', { 'estimate-ranges': reading }),
    'battery-plots',
    { name: 'plots', guns: 'batteries', passed: ['b'] },
    { move: 0, batteries: begun('ravine-1916').batteries.map((one) => ({ ...one, moves: 9 })) },
  )

const situation = (state: State, side: 'a' | 'b') => situationOf(GAME.view(state, side), side, THRESHOLDS)

const aimAt = (state: State, side: 'a' | 'b', at: Point, misjudged: number, seed: number): Aim =>
  estimated(situation(state, side), { misjudged, seed }, at, PLOT)

/** How far up and to the right of its landmark an aim is written, and in truth. */
const written = (aim: Aim): readonly [number, number] => {
  if (!('landmark' in aim)) throw new Error('not by a landmark')
  return [(aim.up ?? 0) - (aim.down ?? 0), (aim.right ?? 0) - (aim.left ?? 0)]
}

/** A point 20 inches up and 10 right of a landmark that stands alone. */
const ALONE = waitingFor(
  begun('shrine-1914', {}, { ground: [], landmarks: [{ name: 'Mill', at: [10, 4] }], objectives: [] }),
  'plot',
  { name: 'plots', guns: 'all', passed: [] },
)
const MEANT = pointAt({ x: 20, y: 24 })

rule('SK-BOM-17', 'each number is misjudged by its own two dice, by level, in whole inches', () => {
  for (const [level, most] of [
    ['recruit', 4],
    ['regular', 3],
    ['general', 1],
  ] as const) {
    expect(MISJUDGED[level]).toBe(most)
    const ups = new Set<number>()
    for (let seed = 0; seed < 400; seed++) {
      const [up, right] = written(aimAt(ALONE, 'a', MEANT, most, seed))
      expect([Number.isInteger(up), Number.isInteger(right)]).toEqual([true, true])
      ups.add(up)
    }
    // 20 inches, at most five pips of so many hundredths each way.
    expect([Math.min(...ups), Math.max(...ups)]).toEqual([20 - most, 20 + most])
  }
})

rule('SK-BOM-17', 'by the landmark nearest to what is meant, as its side sees it, and on the table', () => {
  const state = ravine()
  for (let seed = 0; seed < 200; seed++)
    for (const side of ['a', 'b'] as const) {
      const at = pointAt({ x: (seed * 7) % 61, y: (seed * 11) % 55 })
      const aim = aimAt(state, side, at, 4, seed)
      if (!('landmark' in aim)) throw new Error('not by a landmark')
      const far = landmarksOf(state.scenario).map((one) => [distance(one.at, at), one.id] as const)
      const [nearest] = far.toSorted(([one], [other]) => one - other)
      expect(far.find(([, id]) => id === aim.landmark)?.[0]).toBe(nearest?.[0])
      const point = aimPoint(state, side, aim)
      expect(point && point.x >= 0 && point.x <= fromInches(60)).toBe(true)
      expect(point && point.y >= 0 && point.y <= fromInches(54)).toBe(true)
      const off = toInches(distance(point ?? at, at))
      expect(off).toBeLessThan(toInches(nearest?.[0] ?? 0) * 0.3 + 1)
    }
})

rule('SK-BOM-17', 'the same eye writes the same, and with the ruler the point itself', () => {
  expect(aimAt(ALONE, 'a', MEANT, 3, 7)).toEqual(aimAt(ALONE, 'a', MEANT, 3, 7))
  const exact = { ...ALONE, options: { ...ALONE.options, 'estimate-ranges': 'off' } } as const
  expect(aimAt(exact, 'a', MEANT, 3, 7)).toEqual({ x: 20, y: 24 })
})

rule('SK-BOM-17', 'a computer writes each plot once, and thinks of it the same again', () => {
  const wishesOf = (doctrine: Doctrine | undefined, state: State) => {
    const staff = staffOf(GAME, state, 'a', sfc32(5))
    const candidates = doctrine?.wishes(GAME.view(state, 'a'), staff).candidates ?? []
    return [[...candidates].map(({ order }) => order), [...candidates].map(({ order }) => order)] as const
  }
  let state = ravine()
  const seen: string[] = []
  for (;;) {
    const [once, again] = wishesOf(COMMAND.doctrine, state)
    expect(again).toEqual(once)
    const [first] = once
    if (!first || first.kind === 'pass') break
    expect('aim' in first && typeof first.aim === 'object' && first.aim && 'landmark' in first.aim).toBe(true)
    const plot = JSON.stringify(['gun' in first && first.gun, 'section' in first && first.section, first])
    expect(seen).not.toContain(plot)
    seen.push(plot)
    state = played(state, [['a', first]]).state
  }
  const places = state.plots.a.map(({ section, from }) => `${section} ${from}`)
  expect(new Set(places).size).toBe(places.length)
  expect(places.length).toBeGreaterThan(4)
  const [exact] = wishesOf(COMMAND.doctrine, ravine('off'))[0]
  expect(exact && 'aim' in exact && typeof exact.aim === 'object' && exact.aim && 'x' in exact.aim).toBe(true)
})
