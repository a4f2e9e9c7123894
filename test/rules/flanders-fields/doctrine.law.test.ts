import { expect, test } from 'vitest'
import { commanderBy, random, staffOf } from '#commander/commander.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import { beginBattle } from '#kernel/game/battle/battle.ts'
import { hashOf } from '#kernel/game/battle/hash.ts'
import type { Commander } from '#kernel/game/commander.ts'
import type { Game } from '#kernel/game/game.ts'
import { DOCTRINE, doctrineBy } from '#rules/flanders-fields/commander/index.ts'
import { THRESHOLDS } from '#rules/flanders-fields/commander/thresholds.ts'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { fromCm, pointAt } from '#rules/flanders-fields/tables/index.ts'
import type { Side } from '#rules/flanders-fields/vocabulary.ts'
import { type Fought, fightOut } from '#study/fight.ts'
import { strictly } from '../../conformance/strict.ts'
import { oneIn } from '../../long.ts'
import { actionsOf, begun, laidOn, waitingFor, withStand } from './battle.ts'
import { inBattalion } from './commanding.ts'

const COMMANDER = commanderBy(DOCTRINE)

/** One of each period, small enough to be fought out again and again. */
const SMALL = ['first-battle', 'flers-1916', 'villers-bretonneux-1918'] as const

const PATIENT = { timeout: 120_000 }

const fight = (scenario: string, seed: number, attacker: Commander, defender: Commander) => {
  const setting = { ruleset: 'flanders-fields', scenario, options: {}, seed }
  const battle = beginBattle(GAME, setting)
  if (!battle.ok) throw new Error(battle.error.message)
  const fought = fightOut(battle.value, { attacker, defender })
  if (!fought.ok) throw new Error(fought.error.message)
  return { fought: fought.value satisfies Fought, hash: hashOf(battle.value.state) }
}

test.each(oneIn(2, SMALL))(
  'every decision in %s is legal, is its own, and has its reason',
  PATIENT,
  (scenario) => {
    const reasons = new Set<string>()
    const strict = strictly(COMMANDER, reasons)
    const first = fight(scenario, 1917, strict, strict)
    expect(reasons.size).toBeGreaterThan(10)
    for (const why of reasons) expect(why).toMatch(/^[A-Za-z0-9].{6,110}\.$/)
    expect(fight(scenario, 1917, COMMANDER, COMMANDER)).toEqual(first)
  },
)

test.each(oneIn(2, SMALL))('the commander beats chance from either side of %s', PATIENT, (scenario) => {
  const seeds = [1, 2, 3, 4]
  const won = (side: Side, attacker: Commander, defender: Commander): number =>
    seeds.filter((seed) => fight(scenario, seed, attacker, defender).fought.result.winner === side).length
  expect(won('attacker', COMMANDER, random) + won('defender', random, COMMANDER)).toBeGreaterThanOrEqual(6)
})

const wished = (state: State, side: Side, commander = COMMANDER) => {
  const plain: Game = GAME
  return commander(() => state, staffOf(plain, state, side, sfc32(1)))
}

/** What the commander of a side does with a unit that has actions to spend. */
const decided = (state: State, side: Side, unit: string, { turn = 2, commander = COMMANDER } = {}) => {
  const phase = actionsOf(unit, { side, left: 1 })
  return wished(waitingFor(state, phase, { active: side, step: 'battalion-orders', turn }), side, commander)
}

test('a machine gun with a target fires and does not walk away from it', () => {
  const { order } = decided(begun('first-battle'), 'attacker', 'a1m1')
  expect(order).toMatchObject({ kind: 'fire', shots: [{ stand: 'a1m1' }] })
})

test('a company of which half is marked recovers first', () => {
  const state = withStand(withStand(begun('first-battle'), 'a1b1', { markers: 1 }), 'a1b2', { markers: 1 })
  expect(decided(state, 'attacker', 'a1b').order).toEqual({ kind: 'recover' })
})

test('two go for one enemy who is alone and down, and his fire is not feared', () => {
  const base = begun('first-battle')
  const state = withStand(
    { ...base, stands: base.stands.filter(({ id }) => id !== 'd1a1' && id !== 'd1a3') },
    'd1a2',
    { x: 28, y: 26, markers: 1 },
  )
  const { order, why } = decided(state, 'attacker', 'a1a')
  expect(order).toMatchObject({
    kind: 'move',
    stands: expect.arrayContaining([
      expect.objectContaining({ assault: 'd1a2' }),
      expect.objectContaining({ assault: 'd1a2' }),
    ]),
  })
  expect(why).toMatch(/^Go in against /)
})

test('fire that lies on ground its own companies have taken is lifted', () => {
  const base = begun('first-battle')
  const gone = { ...base, stands: base.stands.filter(({ unit }) => unit !== 'd1a' && unit !== 'd1h') }
  const inWood = withStand(withStand(gone, 'a1a1', { x: 20, y: 48 }), 'a1a2', { x: 24, y: 48 })
  const state = laidOn(inWood, 'a1g1', [30, 48], { mode: 'direct' })
  expect(decided(state, 'attacker', 'a1g1').order).toMatchObject({ kind: 'redirect' })
})

test('a company that alone holds an objective with the enemy before it does not leave it', () => {
  const base = begun('first-battle')
  const taken = {
    ...base,
    objectives: base.objectives.map((one) =>
      one.name === 'Wood' ? { ...one, holder: 'attacker' as const } : one,
    ),
  }
  const bare: State = { ...taken, stands: taken.stands.filter(({ unit }) => unit !== 'd1a') }
  const inWood = ['a1a1', 'a1a2', 'a1a3'].reduce<State>(
    (state, id, i) => withStand(state, id, { x: 15 + 4 * i, y: 53 }),
    bare,
  )
  const near = withStand(inWood, 'd1b1', { x: 42, y: 60 })
  expect(decided(near, 'attacker', 'a1a').why).not.toMatch(/^Forward/)
  expect(decided(inWood, 'attacker', 'a1a').why).toMatch(/^Forward to Farm/)
})

test('a company that has nothing better to do fires though it promises little', () => {
  const thresholds = { ...THRESHOLDS, leastFire: 99, leastAssault: 99 }
  const state = withStand(begun('first-battle'), 'a1a1', { x: 30, y: 40 })
  const commander = commanderBy(doctrineBy(thresholds))
  expect(decided(state, 'defender', 'd1a', { commander }).order.kind).toBe('fire')
})

test('an attack waits for its gas to drift on, but not until it is too late', () => {
  const gas = { side: 'attacker', kind: 'offensive', width: fromCm(50), depth: fromCm(10), age: 1 } as const
  const clouds = [25, 75].map((x) => ({ ...gas, id: `over ${x}`, centre: pointAt({ x, y: 22 }) }))
  const base = begun('langemarck-1915')
  const state: State = { ...base, clouds, stands: base.stands.filter(({ side }) => side === 'attacker') }
  const goesTo = (from: State, turn: number): number => {
    const { order } = decided(from, 'attacker', 'a1b', { turn })
    if (!('stands' in order) || !Array.isArray(order.stands)) return 0
    return order.stands[0].path.at(-1)[1]
  }
  expect(goesTo({ ...state, clouds: [] }, 2)).toBeGreaterThan(20)
  expect(goesTo(state, 2)).toBeLessThan(13)
  expect(goesTo(state, 3)).toBeGreaterThan(20)
})

test('the heroic action goes to three platoons of one trench, and not for a single one', () => {
  const state = withStand(inBattalion('flers-1916', 'a1'), 'a1b1', { x: 30, y: 44 })
  const { order } = wished(state, 'attacker')
  const three = [expect.anything(), expect.anything(), expect.anything()]
  expect(order).toMatchObject({ kind: 'heroic', platoon: 'a1b1', targets: three })
  const alone = { ...state, stands: state.stands.filter(({ id }) => !/^d1(a[23]|m1)$/.test(id)) }
  expect(wished(alone, 'attacker').order.kind).not.toBe('heroic')
})
