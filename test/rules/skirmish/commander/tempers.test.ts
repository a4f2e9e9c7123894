import { expect, test } from 'vitest'
import type { Doctrine } from '#kernel/game/commander.ts'
import { COMMAND, DOCTRINE } from '#rules/skirmish/commander/index.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import type { Muster } from '#rules/skirmish/scenarios/scenario.ts'
import { begun, charging, moving, onTable, withMen, withUnit } from '../battle.ts'
import { decidedBy, wished } from './deciding.ts'

const { tempers, edgeRunner: runner } = COMMAND
if (!tempers || !runner) throw new Error('There are no tempers.')

type Listed = Omit<Muster, 'name'>
const SQUAD: Listed = { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }

/** The most men of a squad before him whom he charges. */
const dares = (doctrine: Doctrine): number => {
  const squads = onTable({ a: [SQUAD], b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 27] }] })
  const charges = (men: number): boolean => {
    const state = withUnit(withMen(squads, 'b-1', men), 'a-1', { firstFireTaken: true })
    return decidedBy(doctrine, charging(state, 'a'), 'a').kind === 'charge'
  }
  return Math.max(...[4, 5, 6, 7, 8, 9].filter(charges))
}

test('the bold charge stronger squads than others, the thrifty only weak ones', () => {
  expect([tempers.bold, DOCTRINE, tempers.thrifty].map(dares)).toEqual([9, 7, 5])
})

const UNDER_FIRE = moving(
  onTable(
    { a: [{ ...SQUAD, at: [24, 14] }], b: [{ id: 'b-1', organisation: 'hmg-team', at: [24, 36] }] },
    [],
    { moves: 14, objectives: [{ name: 'Mound', at: [24, 40], points: 5, holder: 'b' }] },
  ),
  'a',
)

test('under a machine gun the bold and the runner walk on upright, others lie down', () => {
  const liesDown = (doctrine: Doctrine): boolean => {
    const order = decidedBy(doctrine, UNDER_FIRE, 'a')
    return order.kind === 'move' && order.prone
  }
  expect([DOCTRINE, tempers.thrifty, tempers.stubborn].every(liesDown)).toBe(true)
  expect([tempers.bold, runner].some(liesDown)).toBe(false)
})

test('the runner goes as far towards the goal as a move reaches', () => {
  expect(decidedBy(runner, UNDER_FIRE, 'a')).toMatchObject({ kind: 'move', legs: [{ x: 24, y: 19.97 }] })
})

test('the stubborn stay where shells fall, others go along the trench', () => {
  const marks = { underFire: true, casualties: 2 }
  const state: State = moving(withUnit(begun('ridge-1917'), 'b-1', { marks }), 'b')
  expect(decidedBy(tempers.stubborn, state, 'b').kind).toBe('hold')
  expect(decidedBy(DOCTRINE, state, 'b').kind).toBe('move')
})

test('what comes to mind after the best is really different', () => {
  const [best, second, third] = wished(UNDER_FIRE, 'a', 'a-1')
  expect([best?.kind, second?.kind, third?.kind].sort()).toEqual(['hold', 'move', 'prone'])
})

test('much hangs on squads close to the enemy, little on who only stays', () => {
  const matters = (state: State, unit: string) =>
    DOCTRINE.wishes(
      state,
      { side: 'a', random: () => 0, check: () => undefined, sample: () => ({ kind: 'pass' }) },
      unit,
    ).matters
  expect(matters(UNDER_FIRE, 'a-1')).toBe('weighty')
  expect(matters(withUnit(UNDER_FIRE, 'a-1', { y: 4 }), 'a-1')).toBe('routine')
  const raid = moving(begun('raid-1916'), 'a')
  expect(matters(raid, 'a-mortar-1')).toBe('trivial')
})
