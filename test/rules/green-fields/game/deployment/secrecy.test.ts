import { describe, expect, test } from 'vitest'
import { fair, sfc32 } from '#kernel/chance/random.ts'
import { seededDice } from '#kernel/chance/rolled.ts'
import { hashOf } from '#kernel/game/battle/hash.ts'
import { snapshot } from '#kernel/game/game.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { eventView } from '#rules/green-fields/game/event-view.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { PlayerOrder } from '#rules/green-fields/game/phases/index.ts'
import type { Box, State } from '#rules/green-fields/game/state.ts'
import type { Story } from '#rules/green-fields/game/stories.ts'
import { view } from '#rules/green-fields/game/view.ts'
import { rule } from '../../../../rule.ts'
import { at, begun, field, give, put, unitOf } from '../field.ts'
import { alterSecrets } from '../secrets.ts'
import { deploying } from './deploying.ts'

const SIDES = ['a', 'b'] as const

describe.each(GAME.scenarios)('$id', ({ id }) => {
  test('what a side may not know changes nothing it sees, is asked or is refused', () => {
    const state = begun(id)
    const dice = seededDice(11)
    const random = sfc32(3)
    const tried: PlayerOrder[] = []
    for (let orders = 0; orders < 160; orders++) {
      const pending = GAME.pending(state)
      const side = pending[fair(random, Math.max(1, pending.length))]
      if (side === undefined) break
      const order = GAME.sample(state, side, random)
      tried.push(order)
      if (orders % 4 === 0) for (const viewer of SIDES) proveBlind(state, viewer, tried.slice(-9), random)
      const before = snapshot(state)
      const shown = new Set<string>()
      const events = GAME.act(state, side, order, dice, SILENT, () => {
        for (const { id: seen, revealed } of state.units) if (revealed) shown.add(seen)
      })
      if (!state.ending) proveUnheard(before, state, events, shown)
    }
    expect(tried.length).toBeGreaterThan(40)
  })
})

/** Compared by hash first: these are big. */
const same = (one: unknown, other: unknown): void => {
  if (hashOf(one) !== hashOf(other)) expect(one).toEqual(other)
}

const proveBlind = (
  state: State,
  viewer: 'a' | 'b',
  orders: readonly PlayerOrder[],
  random: () => number,
): void => {
  const other = snapshot(state)
  alterSecrets(other, viewer, random)
  expect(hashOf(other)).not.toBe(hashOf(state))
  same(GAME.view(other, viewer), GAME.view(state, viewer))
  same(GAME.prompt(other, viewer), GAME.prompt(state, viewer))
  if (GAME.pending(state).includes(viewer))
    same(GAME.sample(other, viewer, sfc32(5)), GAME.sample(state, viewer, sfc32(5)))
  same(
    orders.map((order) => GAME.check(other, viewer, order)),
    orders.map((order) => GAME.check(state, viewer, order)),
  )
}

const hiddenFrom = ({ units }: State, viewer: 'a' | 'b'): readonly string[] =>
  units
    .filter(({ side, gone, revealed, spotted }) => side !== viewer && gone === null && !revealed && !spotted)
    .map(({ id }) => id)

/** Neither what a side sees nor what it is told names a unit that was hidden throughout. */
const proveUnheard = (
  before: State,
  after: State,
  events: readonly Story[],
  shown: ReadonlySet<string>,
): void => {
  for (const viewer of SIDES) {
    const earlier = new Set(hiddenFrom(before, viewer))
    const hidden = hiddenFrom(after, viewer).filter((id) => earlier.has(id) && !shown.has(id))
    const stories = events.map((story) => eventView(after, story, viewer))
    const known = JSON.stringify([GAME.view(after, viewer), stories])
    for (const id of hidden) expect(known.includes(`"${id}"`), id).toBe(false)
  }
}

rule('GF-OBS-13', 'losses of units that nobody has seen are told to their owner only', () => {
  const state = field(
    [
      { id: 'b1', at: 'C5' },
      { id: 'b2', at: 'C5', revealed: true },
    ],
    'bombardment',
    [],
  )
  const fate = {
    hits: 1,
    saveDice: 0,
    saves: 0,
    netHits: 1,
    casualties: 1,
    moraleDice: 1,
    moraleHits: 1,
    outcome: 'hold',
  } as const
  const story = {
    kind: 'crossed-box',
    zone: 26,
    struck: [
      { unit: 'b1', ...fate, unseen: true },
      { unit: 'b2', ...fate },
    ],
  } as const
  const units = (side: 'a' | 'b') => {
    const heard = eventView(state, story, side)
    return heard && 'struck' in heard ? heard.struck.map(({ unit }) => unit) : []
  }
  expect([units('a'), units('b')]).toEqual([['b2'], ['b1', 'b2']])
  expect(eventView(state, { ...story, only: 'b' }, 'a')).toBeUndefined()
})

rule('GF-DEP-02', 'of a unit on the table the enemy sees the kind, of a hidden one nothing', () => {
  const figures = { week: 1, strength: 4, experience: 1, morale: 2 }
  const state = field(
    [
      { id: 'b1', at: 'C5', revealed: true, stosstruppe: true, name: 'Stosstruppe', duty: 'entrenching' },
      { id: 'b2', at: 'C6' },
      { id: 'b3', at: 'C7', revealed: true, figures, name: 'Third' },
      { id: 'b4' },
      { id: 'b5', spotted: true },
      { id: 'a1', at: 'C1' },
    ],
    'raids',
    [],
  )
  const seen = view(state, 'a')
  expect(seen.units.map(({ id }) => id)).toEqual(['a1', 'b1', 'b3', 'b5'])
  expect(unitOf(seen, 'b1')).toMatchObject({
    type: 'infantry',
    name: 'Infantry',
    strength: 0,
    experience: 0,
    morale: 0,
    stosstruppe: false,
    duty: 'none',
  })
  expect(unitOf(seen, 'b3')).toMatchObject({ name: 'Third', strength: 4, experience: 1, morale: 2 })
  expect(unitOf(seen, 'a1')).toEqual(unitOf(state, 'a1'))
  expect(view(state, 'b').units.map(({ id }) => id)).toEqual(['b1', 'b2', 'b3', 'b4', 'b5'])
  expect(view(state, 'umpire').units).toEqual(state.units)
})

rule('GF-DEP-01', 'while units are placed the enemy sees the table as it was', () => {
  const state = deploying([
    { id: 'b1', at: 'C5', revealed: true },
    { id: 'b2', at: 'D5' },
    { id: 'b3', type: 'cavalry', at: 'E5', revealed: true },
    { id: 'a1', at: 'C4', revealed: true },
  ])
  const before = view(state, 'a')
  give(state, 'b', { kind: 'place', unit: 'b1', zone: 'A8' })
  give(state, 'b', { kind: 'place', unit: 'b2', zone: 'C5' })
  give(state, 'b', { kind: 'dismount', unit: 'b3' })
  expect(view(state, 'a')).toEqual(before)
  expect(unitOf(view(state, 'b'), 'b1').place).toBe(at(state, 'A8'))
  give(state, 'b', { kind: 'done' })
  expect(view(state, 'a').units).toEqual(before.units)
})

rule('GF-STACK-02', 'a stand’s place in its stack does not tell of others that are hidden', () => {
  const state = field(
    [
      { id: 'b1', at: 'C5', wave: 0 },
      { id: 'b2', at: 'C5', wave: 2, revealed: true },
      { id: 'b3', at: 'C5', wave: 1, revealed: true },
    ],
    'raids',
    [],
  )
  const seen = view(state, 'a')
  expect([unitOf(seen, 'b3').wave, unitOf(seen, 'b2').wave]).toEqual([0, 1])
})

rule('GF-BOMB-07', 'how strong the guns of a barrage are only their side knows', () => {
  const state = field([], 'deployment', [])
  const box: Box = {
    side: 'b',
    zone: 3,
    guns: [{ type: 'heavy-artillery', strength: 8 }],
    unobserved: false,
  }
  put(state, { boxes: [box] })
  expect(view(state, 'b').boxes).toEqual([box])
  expect(view(state, 'a').boxes[0]?.guns).toEqual([{ type: 'heavy-artillery', strength: 0 }])
})

rule('GF-MINE-06', 'tunnels and their sappers are secret until raiders find them', () => {
  const state = begun('somme-1916')
  expect(view(state, 'a').tunnels).toHaveLength(2)
  expect(view(state, 'a').terms.placed).toHaveLength(2)
  const german = view(state, 'b')
  expect([german.tunnels, german.terms.placed]).toEqual([[], []])
  put(state, { tunnels: state.tunnels.map((tunnel, i) => (i === 0 ? { ...tunnel, known: true } : tunnel)) })
  expect(view(state, 'b').tunnels).toMatchObject([{ id: 'a-tunnel-1', explosives: 0 }])
})

rule('GF-VP-05', 'stores and losses are the owner’s affair until the campaign is over', () => {
  const state = field([{ id: 'b1' }], 'raids', [], { army: { b: { lost: 12, pool: 3, supply: 4 } } })
  expect(view(state, 'a').armies.b).toMatchObject({ shells: 0, luxuries: 0, lost: 0, pool: 0, supply: 0 })
  expect(view(state, 'b').armies.b).toEqual(state.armies.b)
  put(state, { ending: { winner: 'a', reason: 'date', score: { a: 2, b: 0 } } })
  expect(view(state, 'a')).toEqual(state)
})
