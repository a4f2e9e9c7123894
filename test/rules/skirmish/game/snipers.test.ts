import { expect } from 'vitest'
import { hasWayHome, wayHome } from '#rules/skirmish/game/board/way-home.ts'
import { endMove } from '#rules/skirmish/game/phases/end/ending.ts'
import { withdrawSniper } from '#rules/skirmish/game/phases/movement/sniper.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import type { Feature } from '#rules/skirmish/scenarios/scenario.ts'
import { rule } from '../../../rule.ts'
import { happening, onTable, played, positionIn, unitIn, withMen, withUnit } from '../battle.ts'
import { clearShot, firing, shotAt } from './firing.ts'

/** A sniper at rest, 10 inches before his squad and 20 from the enemy. */
const posted = (...ground: readonly Feature[]): State =>
  withUnit(
    onTable(
      {
        a: [
          { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 10] },
          { id: 'a-s', organisation: 'sniper', squad: 'a-1', at: [24, 20] },
        ],
        b: [
          { id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 40] },
          { id: 'b-2', organisation: 'ge-gruppe-1914', at: [40, 40] },
        ],
      },
      ground,
    ),
    'a-s',
    { movesAtRest: 1 },
  )
const POSTED = posted()

rule(['SK-SNP-02', 'SK-SNP-08'], 'a sniper at rest fires as four figures, aimed and 2 up', () => {
  // 3 for the range, aimed 1, sniper 2
  const fire = { kind: 'fire', units: ['a-s'], weapon: 'rifle', target: 'b-1' }
  const { events } = played(firing(POSTED), [['a', fire]], [6])
  expect(events).toContainEqual(expect.objectContaining({ kind: 'shot', table: 6, figures: 4 }))
})

rule(['SK-SNP-02', 'SK-SNP-05'], 'without a whole move of rest he does not fire at all', () => {
  expect(shotAt(withUnit(POSTED, 'a-s', { movesAtRest: 0 }), 'a-s', 'rifle', 'b-1')).toBe('no-rest SK-SNP-05')
  expect(shotAt(withUnit(POSTED, 'a-s', { marks: { moved: true } }), 'a-s', 'rifle', 'b-1')).toBe(
    'no-rest SK-SNP-05',
  )
  const ended = happening({ ...POSTED, move: 1 }, [], endMove).state
  expect(unitIn(ended, 'a-s').movesAtRest).toBe(2)
  const moved = happening(
    { ...withUnit(POSTED, 'a-s', { marks: { moved: true } }), move: 1 },
    [],
    endMove,
  ).state
  expect(unitIn(moved, 'a-s').movesAtRest).toBe(0)
})

rule(
  ['SK-SNP-02', 'SK-SNP-05', 'SK-SNP-12'],
  'nearer than 6 inches to his squad he is a rifleman, unless it is gone',
  () => {
    const as = (state: State) => {
      const { input } = clearShot(state, 'a-s', 'rifle', 'b-1')
      return [input.sniper, input.figures]
    }
    expect(as(withUnit(POSTED, 'a-1', { y: 14 }))[0]).toBe(true)
    const near = withUnit(POSTED, 'a-1', { y: 14.5 })
    expect(as(near)).toEqual([false, 1])
    expect(as(withUnit(near, 'a-1', { where: 'gone', fate: 'destroyed' }))[0]).toBe(true)
  },
)

rule('SK-SNP-06', 'a sniper without a squad keeps from the nearest', () => {
  const own = withUnit(withUnit(POSTED, 'a-s', { squad: null }), 'a-1', { y: 14.5 })
  expect(clearShot(own, 'a-s', 'rifle', 'b-1').input.sniper).toBe(false)
})

rule('SK-SNP-11', 'he may lie and is still aimed if he lay down before; he is shot at like anyone', () => {
  expect(clearShot(withUnit(POSTED, 'a-s', { prone: true }), 'a-s', 'rifle', 'b-1').input.aimed).toBe(true)
  expect(typeof shotAt(POSTED, 'b-1', 'rifle', 'a-s')).toBe('object')
})

const across = (kind: 'river' | 'wire', gaps: readonly (readonly [number, number])[] = []): Feature =>
  kind === 'river'
    ? { kind, name: 'River', at: [0, 14, 48, 16] }
    : {
        kind,
        name: 'Wire',
        along: [
          [0, 15],
          [48, 15],
        ],
        gaps,
      }

rule(['SK-SNP-04', 'SK-SNP-09'], 'his way home avoids enemies, wire and what nobody can pass', () => {
  const home = (state: State): boolean => hasWayHome(state, unitIn(state, 'a-s'))
  const alone = (...ground: readonly Feature[]): State => withUnit(posted(...ground), 'a-1', { y: 4 })
  expect(home(alone())).toBe(true)
  expect(home(alone(across('wire')))).toBe(false)
  expect(home(alone(across('wire', [[30, 32]])))).toBe(true)
  expect(home(alone(across('river')))).toBe(false)
  const bridge: Feature = { kind: 'stone-bridge', name: 'Bridge', at: [30, 14, 32, 16] }
  expect(home(alone(across('river'), bridge))).toBe(true)
  // An enemy within 6 inches of the gap shuts it
  const watched = withMen(withUnit(alone(across('wire', [[30, 32]])), 'b-1', { x: 31, y: 12 }), 'b-1', 1)
  expect(home(watched)).toBe(false)
  expect(home(withUnit(watched, 'b-1', { routedIn: 1 }))).toBe(true)
})

rule('SK-SNP-09', 'with an enemy within 6 inches he has none', () => {
  const at = (y: number): boolean => {
    const state = withMen(withUnit(POSTED, 'b-1', { x: 24, y }), 'b-1', 1)
    return hasWayHome(state, unitIn(state, 'a-s'))
  }
  expect([at(26), at(26.1)]).toEqual([false, true])
})

rule(['SK-SNP-04', 'SK-SNP-07'], 'cut off he fires only if set upon, or at him who bars the way', () => {
  const cut = withMen(withUnit(POSTED, 'b-1', { x: 24, y: 25 }), 'b-1', 1)
  expect(typeof shotAt(cut, 'a-s', 'rifle', 'b-1')).toBe('object')
  expect(shotAt(cut, 'a-s', 'rifle', 'b-2')).toBe('cut-off SK-SNP-04')
  expect(typeof shotAt(withUnit(cut, 'a-s', { attackedLast: true }), 'a-s', 'rifle', 'b-2')).toBe('object')
  const gassed = withUnit(cut, 'a-s', { marks: { gassed: true } })
  expect(typeof shotAt(gassed, 'a-s', 'rifle', 'b-2')).toBe('object')
})

/** Two enemies within 6 inches: neither alone bars the way. */
const CUT_OFF = withMen(
  withMen(withUnit(withUnit(POSTED, 'b-1', { x: 24, y: 25 }), 'b-2', { x: 25, y: 25 }), 'b-1', 1),
  'b-2',
  1,
)
const withdrawn = (state: State) => happening(state, [], (play) => withdrawSniper(play, 'a-s')).state

rule(
  ['SK-SNP-10', 'SK-SNP-13'],
  'cut off he goes by himself to the nearest point that has a way home',
  () => {
    const alone = withUnit(withUnit(CUT_OFF, 'b-1', { x: 24, y: 25 }), 'b-2', { x: 25, y: 25 })
    const after = withdrawn(alone)
    // 6.08 and 6.32 inches from them; straight back it would take 2 inches
    expect(positionIn(after, 'a-s')).toEqual([23, 19])
    expect(unitIn(after, 'a-s').marks).toMatchObject({ moved: true, done: true })
  },
)

rule('SK-SNP-10', 'he goes round what nobody can pass', () => {
  // Enemies all round to the north; the river runs beside his way and ends at 25
  const river = posted({ kind: 'river', name: 'River', at: [0, 18, 25.5, 19.5] })
  const at = (id: string, x: number, y: number) => (state: State) =>
    withMen(withUnit(state, id, { x, y }), id, 1)
  const cut = at('b-2', 25, 25)(at('b-1', 24, 25)(withUnit(river, 'a-1', { y: 4 })))
  const [x, y] = positionIn(withdrawn(cut), 'a-s')
  expect(x).toBeGreaterThan(25.5)
  expect(y).toBeLessThan(20)
})

rule(['SK-SNP-07', 'SK-SNP-13'], 'not if he has been attacked, nor if a shot may clear the way', () => {
  expect(positionIn(withdrawn(withUnit(CUT_OFF, 'a-s', { attackedLast: true })), 'a-s')).toEqual([24, 20])
  const one = withUnit(CUT_OFF, 'b-2', { x: 40, y: 40 })
  expect(positionIn(withdrawn(one), 'a-s')).toEqual([24, 20])
})

rule(['SK-SNP-01', 'SK-SET-04'], 'no sniper fires before move 2', () => {
  const fresh = onTable({ a: [{ id: 'a-s', organisation: 'sniper', at: [24, 20] }] })
  expect(unitIn(fresh, 'a-s').movesAtRest).toBe(0)
})

rule(
  'SK-SNP-09',
  'the way home is straight where nothing bars it, round what does, and none if he is cut off',
  () => {
    const inches = (state: State) =>
      wayHome(state, unitIn(state, 'a-s'))?.map(({ x, y }) => [x / 2540, y / 2540])
    const straight = inches(POSTED) ?? []
    expect([straight.at(0), straight.at(-1)]).toEqual([
      [24, 20],
      [24, 0],
    ])
    expect(straight.every(([x]) => x === 24)).toBe(true)
    const round = inches(posted(across('wire', [[10, 12]]))) ?? []
    expect(round.at(-1)?.[1]).toBe(0)
    expect(round.some(([x = 0]) => x >= 9 && x <= 13)).toBe(true)
    expect(inches(posted(across('wire')))).toBeUndefined()
  },
)
