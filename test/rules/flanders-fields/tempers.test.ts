import { expect, test } from 'vitest'
import { commanderBy, staffOf } from '#commander/commander.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import type { Doctrine } from '#kernel/game/commander.ts'
import type { Game } from '#kernel/game/game.ts'
import { COMMAND } from '#rules/flanders-fields/commander/index.ts'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import type { Side } from '#rules/flanders-fields/vocabulary.ts'
import { actionsOf, begun, waitingFor, withStand } from './battle.ts'
import { inBattalion, inSupport } from './commanding.ts'

const PLAIN: Game = GAME

const given = (doctrine: Doctrine | undefined): Doctrine => {
  if (!doctrine) throw new Error('there is no such commander')
  return doctrine
}
const DOCTRINE = given(COMMAND.doctrine)
const BOLD = given(COMMAND.tempers?.bold)
const THRIFTY = given(COMMAND.tempers?.thrifty)
const STUBBORN = given(COMMAND.tempers?.stubborn)
const RUNNER = given(COMMAND.edgeRunner)

const acting = (state: State, side: Side, unit: string): State => {
  const phase = actionsOf(unit, { side, left: 1 })
  return waitingFor(state, phase, { active: side, step: 'battalion-orders', turn: 2 })
}

const staff = (state: State, side: Side) => staffOf(PLAIN, state, side, sfc32(1))

const thought = (doctrine: Doctrine, state: State, side: Side): string =>
  commanderBy(doctrine)(() => state, staff(state, side)).why

/** A company of the attacker and one platoon of the enemy, who stands so far up the table. */
const facingOne = (y: number, markers: number): State => {
  const base = begun('first-battle')
  const alone = { ...base, stands: base.stands.filter(({ id }) => id !== 'd1a1' && id !== 'd1a3') }
  return acting(withStand(alone, 'd1a2', { x: 28, y, markers }), 'attacker', 'a1a')
}

/** A company of the defender in its wood, and one platoon of the enemy before it that is down. */
const pressed = (y: number): State =>
  acting(withStand(begun('first-battle'), 'a1a2', { x: 22, y, markers: 1 }), 'defender', 'd1a')

test('before an enemy who is on his feet the bold go on, and the thrifty fire as the doctrine has it', () => {
  const state = facingOne(24, 0)
  expect(thought(DOCTRINE, state, 'attacker')).toMatch(/^Fire at/)
  expect(thought(THRIFTY, state, 'attacker')).toMatch(/^Fire at/)
  expect(thought(BOLD, state, 'attacker')).toMatch(/^Forward/)
})

test('the bold leave their wood for an enemy who is down where others fire from it', () => {
  expect(thought(BOLD, pressed(44), 'defender')).toMatch(/^Go in/)
  expect(thought(DOCTRINE, pressed(44), 'defender')).toMatch(/^Fire at/)
})

test('the thrifty and the stubborn fire from their wood where the doctrine leaves it', () => {
  expect(thought(DOCTRINE, pressed(40), 'defender')).toMatch(/^Go in/)
  expect(thought(THRIFTY, pressed(40), 'defender')).toMatch(/^Fire at/)
  expect(thought(STUBBORN, pressed(40), 'defender')).toMatch(/^Fire at/)
})

test('the stubborn do not halt for an enemy far from their goal where the thrifty fire', () => {
  expect(thought(STUBBORN, facingOne(24, 0), 'attacker')).toMatch(/^Forward/)
  expect(thought(THRIFTY, facingOne(24, 0), 'attacker')).toMatch(/^Fire at/)
})

test('a runner makes for his goal past enemies whom others assault or fire at', () => {
  for (const [y, markers] of [
    [24, 0],
    [24, 1],
    [22, 0],
  ] as const) {
    expect(thought(RUNNER, facingOne(y, markers), 'attacker')).toMatch(/^Forward/)
    expect(thought(DOCTRINE, facingOne(y, markers), 'attacker')).not.toMatch(/^Forward/)
  }
})

test('a decision is weighty where they are at grips, and offers hold, assault, withdrawal and another goal', () => {
  const near = DOCTRINE.wishes(facingOne(24, 0), staff(facingOne(24, 0), 'attacker'))
  expect(near.matters).toBe('weighty')
  const reasons = [...near.candidates].map(({ why }) => why)
  for (const start of ['Fire at', 'Forward to Wood', 'A Company', 'Go in', 'Back', 'Forward to Farm'])
    expect(reasons.some((why) => why.startsWith(start))).toBe(true)
  const far = facingOne(40, 0)
  expect(DOCTRINE.wishes(far, staff(far, 'attacker')).matters).toBe('routine')
})

test('which battalion goes first and which has the staff is weighty where one of them is in the fight', () => {
  const weight = (state: State): string => DOCTRINE.wishes(state, staff(state, 'attacker')).matters
  const choosing = inBattalion('flers-1916', null)
  const helping = inSupport('flers-1916')
  expect([weight(choosing), weight(helping)]).toEqual(['routine', 'routine'])
  const place = { x: 30, y: 44 }
  expect([weight(withStand(choosing, 'a1b1', place)), weight(withStand(helping, 'a1b1', place))]).toEqual([
    'weighty',
    'weighty',
  ])
})
