import { expect, test } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { beginBattle, giveOrder } from '#kernel/game/battle/battle.ts'
import { nextDie } from '#kernel/game/battle/dice.ts'
import { snapshot } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { PlayerOrder } from '#rules/green-fields/game/phases/index.ts'
import { otherSide, type SideName } from '#rules/green-fields/game/sides.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { OFF_BOARD } from '#rules/green-fields/game/zone.ts'
import { referenceOf, zoneNamed } from '#rules/green-fields/reckoning/grid.ts'
import { rule } from '../../rule.ts'
import { give, put } from './game/field.ts'
import { moving } from './game/movement/moves.ts'

const PATIENT = { timeout: 60_000 }

/** Every die that an order asks for, each answered with one face or another. */
const diceOf = (state: State, side: SideName, order: PlayerOrder, random: () => number) => {
  const faces: number[] = []
  const asked: NonNullable<ReturnType<typeof nextDie>>[] = []
  for (;;) {
    const needed = nextDie(GAME, state, side, order, faces)
    if (!needed) return asked
    asked.push(needed)
    faces.push(1 + (random() % 6))
  }
}

test('whoever throws his own dice is told the occasion, how many dice, and for whom', PATIENT, () => {
  const occasions = new Map<string, string>()
  for (const [i, scenario] of ['quiet-sector', 'le-cateau-1914', 'michael-1918'].entries()) {
    const begun = beginBattle(GAME, { ruleset: 'green-fields', scenario, options: {}, seed: i })
    if (!begun.ok) throw new Error(begun.error.message)
    const battle = begun.value
    const random = sfc32(i + 7)
    for (let n = 0; n < 900 && !GAME.result(battle.state); n++) {
      const [side] = GAME.pending(battle.state)
      if (side !== 'a' && side !== 'b') throw new Error('nobody has to decide')
      const order = GAME.sample(battle.state, side, random)
      let nth = 0
      for (const needed of n % 3 === 0 ? diceOf(battle.state, side, order, random) : []) {
        expect(needed.occasion, `${order.kind}: ${needed.why}`).toBeDefined()
        // The dice of a throw are counted from the first to the last.
        nth = needed.nth === 1 ? 1 : nth + 1
        expect(needed.nth).toBe(nth)
        expect(needed.nth).toBeLessThanOrEqual(needed.of ?? 0)
        // What is said to both sides names nobody.
        const hidden = battle.state.units.filter((unit) => unit.side === otherSide(side) && !unit.revealed)
        for (const { name } of hidden) expect(needed.occasion).not.toContain(name)
        occasions.set(
          needed.occasion?.replace(/ [A-Z]\d+.*$| \d.*$/, '') ?? '',
          `${needed.of} ${needed.why} ${needed.unit ?? ''}`,
        )
      }
      const given = giveOrder(battle, side, order)
      if (!given.ok) throw new Error(given.error.message)
    }
  }
  expect([...occasions.keys()]).toEqual(
    expect.arrayContaining([
      'Who declares first: the lower die; equal dice are thrown again',
      'Attrition in the line',
      'Guns on',
      'Raid on',
      'Attack from the air',
      'Close assault in',
      'Opportunity fire on',
      'What the depot sends up',
      'Flying weather for the day',
      'Rally',
    ]),
  )
})

rule('GF-OBS-16', 'attrition is asked of each owner alone', () => {
  const begun = beginBattle(GAME, { ruleset: 'green-fields', scenario: 'quiet-sector', options: {}, seed: 2 })
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
  for (const [side, kind] of [
    ['a', 'done'],
    ['a', 'deploy-usual'],
    ['a', 'done'],
    ['b', 'deploy-usual'],
  ] as const) {
    const given = giveOrder(battle, side, { kind })
    if (!given.ok) throw new Error(given.error.message)
  }
  const asked = diceOf(battle.state, 'b', { kind: 'done' }, sfc32(1))
  const attrition = asked.filter(({ occasion }) => occasion === 'Attrition in the line')
  expect(new Set(attrition.map(({ only }) => only))).toEqual(new Set(['a', 'b']))
  for (const { unit, only } of attrition) expect(unit?.startsWith(`${only}-`)).toBe(true)
})

test('dice do not tell whether anybody is hidden in a zone that is shelled', () => {
  const begun = beginBattle(GAME, { ruleset: 'green-fields', scenario: 'quiet-sector', options: {}, seed: 2 })
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
  const give = (side: string, order: PlayerOrder): boolean => giveOrder(battle, side, order).ok
  // Up to the guns nobody does more than bring up his troops; whoever is asked last fires.
  while (
    topPhase(battle.state)?.name !== 'bombardment' ||
    GAME.pending(battle.state)[0] === battle.state.loser
  ) {
    const [side = 'a'] = GAME.pending(battle.state)
    give(side, { kind: 'deploy-usual' })
    if (!give(side, { kind: 'done' })) throw new Error(`${topPhase(battle.state)?.name} is not to be passed`)
  }
  const { state } = battle
  const shooter = otherSide(state.loser)
  const targets = state.units.filter((unit) => unit.side === state.loser && unit.place >= 0 && !unit.revealed)
  const order = targets
    .flatMap(({ place }) =>
      state.units.map(
        ({ id }): PlayerOrder => ({
          kind: 'fire',
          unit: id,
          mission: 'bombardment',
          target: referenceOf(state.country, place),
        }),
      ),
    )
    .find((one) => !GAME.check(state, shooter, one))
  if (order?.kind !== 'fire' || !give(shooter, order)) throw new Error('no gun reaches anybody')
  const seen = (from: State) =>
    diceOf(from, shooter, { kind: 'done' }, sfc32(1)).filter(
      ({ only }) => only === undefined || only === shooter,
    )
  const empty = snapshot(state)
  const zone = zoneNamed(state.country, order.target)
  put(empty, {
    units: empty.units.map((unit) => (unit.place === zone ? { ...unit, place: OFF_BOARD } : unit)),
  })
  expect(diceOf(state, shooter, { kind: 'done' }, sfc32(1)).length).toBeGreaterThan(0)
  expect(seen(state)).toEqual([])
  expect(seen(empty)).toEqual([])
})

/** Side b has one shaken unit and begins its movement. */
const shaken = (unit: { readonly at?: string; readonly revealed?: boolean }) => {
  const state = moving([
    { id: 'a1', at: 'A1' },
    { id: 'b1', morale: 3, status: 'routing', ...(unit.at === undefined ? {} : { at: unit.at }) },
    { id: 'b2', at: 'F8' },
  ])
  put(state, {
    units: state.units.map((one) =>
      one.id === 'b1' ? { ...one, revealed: unit.revealed ?? one.revealed } : one,
    ),
  })
  return state
}

rule('GF-OBS-16', 'an unseen unit rallies for its owner alone: dice, words and question', () => {
  for (const unit of [{}, { revealed: true }, { at: 'A7', revealed: false }]) {
    const state = shaken(unit)
    const asked = diceOf(state, 'a', { kind: 'done' }, sfc32(1))
    expect(asked.map(({ occasion, only }) => `${occasion} ${only}`)).toEqual(Array(3).fill('Rally b'))
    const events = give(state, 'a', { kind: 'done' }, [6, 6, 1])
    const thrown = events.find(({ kind }) => kind === 'rally-thrown')
    if (!thrown) throw new Error('nobody rallied')
    expect(GAME.eventView?.(state, thrown, 'a')).toBeUndefined()
    expect(GAME.eventView?.(state, thrown, 'b')).toBeDefined()
  }
})

rule('GF-OBS-16', 'a unit that is seen rallies in the open', () => {
  const asked = diceOf(shaken({ at: 'A7', revealed: true }), 'a', { kind: 'done' }, sfc32(1))
  expect(asked.map(({ only }) => only)).toEqual([undefined, undefined, undefined])
})
