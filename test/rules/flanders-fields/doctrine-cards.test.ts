import { expect, test } from 'vitest'
import { commanderBy, staffOf } from '#commander/commander.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import type { Game } from '#kernel/game/game.ts'
import { DOCTRINE } from '#rules/flanders-fields/commander/index.ts'
import { newCards } from '#rules/flanders-fields/game/cards/pack.ts'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import type { PlayingCard, Side } from '#rules/flanders-fields/vocabulary.ts'
import { fightQuickly } from '#study/fight.ts'
import { strictly } from '../../conformance/strict.ts'
import { actionsOf, begun, standIn, waitingFor, withStand } from './battle.ts'
import { inBattalion } from './commanding.ts'

const COMMANDER = commanderBy(DOCTRINE)

const holding = (state: State, attacker: readonly PlayingCard[]): State => ({
  ...state,
  cards: { ...newCards(), hands: { attacker, defender: [] } },
})

const wished = (state: State, side: Side = 'attacker') => {
  const plain: Game = GAME
  return COMMANDER(() => state, staffOf(plain, state, side, sfc32(1))).order
}

const standsOf = (order: object): readonly unknown[] =>
  'stands' in order && Array.isArray(order.stands) ? order.stands : []

test('with event cards every decision is its own', () => {
  const strict = strictly(COMMANDER)
  for (const seed of [1, 2, 3]) {
    const setting = {
      ruleset: 'flanders-fields',
      scenario: 'first-battle',
      options: { 'random-events': 'on' },
      seed,
    }
    const fought = fightQuickly(GAME, setting, { attacker: strict, defender: strict })
    expect(fought.ok).toBe(true)
  }
})

test('one card is drawn, and a dummy in the hand is thrown away', () => {
  const drawing = waitingFor(begun('first-battle'), {
    name: 'cards',
    side: 'attacker',
    drawn: false,
    left: 0,
  })
  expect(wished(holding(drawing, []))).toEqual({ kind: 'draw', cards: 1 })
  expect(wished(holding(drawing, ['5C']))).toEqual({ kind: 'play-card', card: '5C' })
})

test('the sniper goes for a machine gun', () => {
  const order = wished(holding(inBattalion('first-battle', 'a1'), ['KH']))
  expect(order).toMatchObject({ kind: 'play-card', card: 'KH' })
  const [victim] = standsOf(order)
  expect(standIn(begun('first-battle'), String(victim)).type).toBe('machine-gun')
})

test('good discipline is kept until a company is about to close', () => {
  const far = inBattalion('first-battle', 'a1')
  expect(wished(holding(far, ['10H']))).not.toMatchObject({ cards: ['10H'] })
  const companies = {
    ...far,
    units: far.units.map((unit) => ({ ...unit, done: unit.kind !== 'rifle-company' })),
  }
  const { x, y } = standIn(far, 'd1a1').centre
  const close = withStand(companies, 'a1a1', { x: x / 1000, y: y / 1000 - 8 })
  expect(wished(holding(close, ['10H']))).toMatchObject({ kind: 'order', unit: 'a1a', cards: ['10H'] })
})

test('death from above strikes the dearest pair that stands close together', () => {
  const state = waitingFor(begun('first-battle'), { name: 'card-choice', side: 'attacker', card: 'AC' })
  const order = wished(holding(state, []))
  const stands = standsOf(order)
  expect(stands).toHaveLength(2)
  for (const id of stands) expect(standIn(state, String(id)).side).toBe('defender')
})

test('superb shooting is kept for a volley that promises much', () => {
  const base = begun('first-battle')
  const firing = (state: State) =>
    wished(holding(waitingFor(state, actionsOf('a1a'), { active: 'attacker', turn: 2 }), ['AD']))
  const { x, y } = standIn(base, 'a1a2').centre
  const before = { x: x / 1000, y: y / 1000 + 10 }
  const out = ['d1a1', 'd1a2', 'd1a3'].reduce<State>(
    (state, id, i) => withStand(state, id, { ...before, x: before.x + 4 * (i - 1) }),
    base,
  )
  expect(firing(out)).toMatchObject({ kind: 'fire', cards: ['AD'] })
  expect(firing(base)).not.toMatchObject({ cards: ['AD'] })
})
