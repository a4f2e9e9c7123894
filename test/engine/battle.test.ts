import { expect, test } from 'vitest'
import {
  type Battle,
  begin,
  check,
  decide,
  fight,
  figures,
  give,
  log,
  nextDie,
  pending,
  pieces,
  prompt,
  replay,
  report,
  result,
  sample,
  save,
  simulate,
  units,
  view,
} from '#engine/index.ts'
import type { Order } from '#engine/orders/passchendaele.ts'
import { RULES } from '#engine/rules/passchendaele.ts'

const begun = (seed = 7): Battle<Order> => {
  const battle = begin(RULES, { scenario: 'one-trench', seed })
  if (!battle.ok) throw new Error(battle.error.message)
  return battle.value
}

/** A player of each side gives his orders by what he sees, so many of them. */
const played = (battle: Battle<Order>, orders: number, player = 'regular'): Battle<Order> => {
  let now = battle
  for (let i = 0; i < orders; i++) {
    const [side] = pending(now)
    if (side === undefined) return now
    const decision = decide(RULES, view(now, side), side, player, { seed: i })
    if (!decision.ok) throw new Error(decision.error.message)
    const given = give(now, side, decision.value.order, { why: decision.value.why })
    if (!given.ok) throw new Error(given.error.message)
    now = given.value
  }
  return now
}

test('a battle that has been given an order is another battle', () => {
  const before = begun()
  const hash = figures(before).hash
  const after = played(before, 12)
  expect(figures(after)).toMatchObject({ orders: 12 })
  expect(figures(before)).toMatchObject({ orders: 0, hash })
  expect(log(before, 'umpire')).toEqual([])
  expect(figures(played(before, 12)).hash).toBe(figures(after).hash)
})

test('two ways on from one battle do not disturb each other', () => {
  const fork = played(begun(), 20)
  const one = played(fork, 10, 'random')
  const other = played(fork, 10)
  expect(figures(played(fork, 10, 'random')).hash).toBe(figures(one).hash)
  expect(figures(played(fork, 10)).hash).toBe(figures(other).hash)
})

test('commanders who see their own side alone fight a battle out, and it comes out the same from its file', () => {
  const over = played(begun(), 10_000)
  expect(result(over)).toBeDefined()
  expect(pending(over)).toEqual([])
  const again = replay(RULES, save(over))
  expect(again).toMatchObject({ ok: true, value: { comparison: 'same', byHand: 0 } })
  if (!again.ok) return
  expect(figures(again.value.battle)).toEqual(figures(over))
  expect(report(again.value.battle)).toContain('# ')
})

test('a refused order says why and changes nothing', () => {
  const battle = begun()
  const [side = ''] = pending(battle)
  expect(give(battle, side, { kind: 'fall-back', side: 'left' }).ok).toBe(false)
  expect(check(battle, side, { kind: 'fall-back', side: 'left' })).toMatchObject({ code: expect.any(String) })
  expect(check(battle, 'nobody', { kind: 'concede' })).toMatchObject({ code: 'unknown-side' })
  expect(check(battle, side, { kind: 'concede' })).toBeUndefined()
  expect(figures(battle).orders).toBe(0)
})

test('an order can be given with dice that were thrown by hand', () => {
  let battle = begun()
  for (;;) {
    const [side] = pending(battle)
    if (side === undefined) throw new Error('No die was asked for.')
    const order = sample(battle, side, figures(battle).orders)
    if (!order.ok) throw new Error(order.error.message)
    const dice: number[] = []
    for (;;) {
      const next = nextDie(battle, side, order.value, dice)
      if (!next.ok || !next.value) break
      dice.push(dice.length % 2 === 0 ? 2 : 5)
    }
    expect(nextDie(battle, side, order.value, [99])).toMatchObject({ ok: dice.length === 0 })
    const given = give(battle, side, order.value, { dice })
    if (!given.ok) throw new Error(given.error.message)
    battle = given.value
    if (dice.length === 0) continue
    expect(
      log(battle, 'umpire')
        .at(-1)
        ?.dice.map(({ value }) => value),
    ).toEqual(dice)
    expect(replay(RULES, save(battle))).toMatchObject({ ok: true, value: { byHand: dice.length } })
    return
  }
})

test('what may be left out of an order is filled in when it is read', () => {
  expect(RULES.readOrder({ kind: 'move' })).toEqual({ ok: true, value: { kind: 'move', slip: false } })
  expect(RULES.readOrder({ kind: 'fly' }).ok).toBe(false)
})

test('a viewer sees units and pieces; one that there is not sees nothing', () => {
  const battle = begun()
  const [side = ''] = battle.sides
  expect(units(battle, side).length).toBeGreaterThan(5)
  expect(pieces(battle, 'umpire').length).toBeGreaterThan(10)
  expect(prompt(battle, pending(battle)[0] ?? '')).toMatch(/\.$/)
  expect(view(battle, 'toString')).toBeUndefined()
  expect([units(battle, 'x'), pieces(battle, 'x'), log(battle, 'x'), prompt(battle, 'x')]).toEqual([
    [],
    [],
    [],
    '',
  ])
})

test('a view may come from afar, and what is no view is refused', () => {
  const battle = begun()
  const [side = ''] = pending(battle)
  const sent: unknown = JSON.parse(JSON.stringify(view(battle, side)))
  const here = decide(RULES, view(battle, side), side, 'regular', { seed: 3 })
  expect(decide(RULES, sent, side, 'regular', { seed: 3 })).toEqual(here)
  const path = (received: unknown, player = 'regular', thinking = { seed: 3 }) => {
    const decision = decide(RULES, received, side, player, thinking)
    return decision.ok ? 'decided' : decision.error.path
  }
  expect(
    [undefined, null, 7, [], {}, { units: [] }, { ...Object(sent), units: 1 }].map((one) => path(one)),
  ).toEqual(Array(7).fill('view'))
  expect(path(sent, 'napoleon')).toBe('player')
  expect(path(sent, 'regular', { seed: Number.NaN })).toBe('seed')
})

test('a side that owes no decision is not decided for', () => {
  const battle = played(begun(), 30)
  const idle = battle.sides.find((side) => !pending(battle).includes(side))
  if (idle === undefined) throw new Error('Both owe one.')
  expect(decide(RULES, view(battle, idle), idle, 'regular', { seed: 1 })).toMatchObject({
    error: { path: 'side' },
  })
  expect(sample(battle, idle, 1)).toMatchObject({ error: { path: 'side' } })
})

test('one who thinks ahead can be given a budget of orders', () => {
  const battle = played(begun(), 40)
  const [side = ''] = pending(battle)
  const thought = (orders: number) => {
    const decision = decide(RULES, view(battle, side), side, 'veteran', { seed: 1, orders })
    return decision.ok ? (decision.value.weighed?.continuations ?? 0) : -1
  }
  expect(thought(200)).toBeLessThanOrEqual(thought(4000))
  expect(thought(200)).toBeGreaterThanOrEqual(0)
})

test('a battle is fought out between named players, from its beginning or from its middle', () => {
  const over = fight(played(begun(), 20), ['random', 'regular'])
  if (!over.ok) throw new Error(over.error.message)
  expect(result(over.value)).toBeDefined()
  expect(report(over.value)).toMatch(/Random play, in turn 1 the computer/)
  expect(fight(begun(), ['random'])).toMatchObject({ ok: false, error: { path: 'players' } })
})

test('a series is counted, and told of as it goes on', () => {
  const told: number[] = []
  const series = { scenario: 'one-trench', players: ['random', 'random'], seed: 5, battles: 4 }
  const study = simulate(RULES, series, (done) => told.push(done))
  if (!study.ok) throw new Error(study.error.message)
  const { wins, draws } = study.value
  expect(Object.values(wins).reduce((sum, won) => sum + won, draws)).toBe(4)
  expect(told).toEqual([1, 2, 3, 4])
  expect(simulate(RULES, { ...series, battles: 0 })).toMatchObject({ error: { path: 'battles' } })
  expect(simulate(RULES, { ...series, scenario: 'x' })).toMatchObject({ error: { path: 'scenario' } })
  expect(simulate(RULES, { ...series, seed: -1 })).toMatchObject({ error: { path: 'seed' } })
})

test('what cannot begin says why', () => {
  expect(begin(RULES, { scenario: 'waterloo', seed: 1 })).toMatchObject({
    ok: false,
    error: { path: 'scenario' },
  })
  expect(begin(RULES, { scenario: 'one-trench', seed: 1.5 })).toMatchObject({ error: { path: 'seed' } })
  expect(begin(RULES, { scenario: 'one-trench', seed: 1, options: [] })).toMatchObject({
    error: { path: 'options' },
  })
  expect(replay(RULES, 'no battle').ok).toBe(false)
  expect(replay([], save(begun()))).toMatchObject({ ok: false, error: [{ path: 'ruleset' }] })
  expect(replay(RULES, save(begun()), { to: 3 })).toMatchObject({ ok: false, error: [{ path: 'orders' }] })
})
