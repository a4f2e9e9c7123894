import { expect, test } from 'vitest'
import { beginBattle } from '#kernel/game/battle/battle.ts'
import { fileOf } from '#kernel/game/battle/file.ts'
import { type BattleLog, begunLog, giveLogged, heardLog } from '#kernel/game/battle/log.ts'
import { replayWithLog, troubleIn } from '#kernel/game/battle/replay.ts'
import { lossesByTurn } from '#kernel/game/battle/spans.ts'
import { type AnyOrder, hidesAnything } from '#kernel/game/game.ts'
import type { Ruleset } from '#kernel/game/ruleset.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { newBattle } from '#web/battle/beginning/begin.ts'
import { type BattleRecord, HUMAN } from '#web/battle/storage/record.ts'
import { undoTo } from '#web/battle/store/carrying-out.ts'
import { memoTableTop } from '#web/battle/store/memo-table-top.ts'
import { sceneOf } from '#web/battle/store/scene.ts'
import { tableCalls } from '#web/battle/table/table-calls.ts'
import { tableData } from '#web/battle/table/table-data.ts'

const { game, tableTop } = PASSCHENDAELE satisfies Ruleset
if (!game || !tableTop) throw new Error('Passchendaele has no game')

const begun = (scenario = 'one-trench', options: unknown = { attachment: 'listed' }) => {
  const battle = beginBattle(game, { ruleset: 'passchendaele', scenario, options, seed: 11 })
  if (!battle.ok) throw new Error(battle.error.message)
  return battle.value
}

/** The battle with the usual order of every decision, as far as asked for. */
const fought = (
  battle: ReturnType<typeof begun>,
  most: number,
  log = begunLog(battle.game, battle.setting.scenario),
): BattleLog => {
  const last = log.orders.length + most
  while (log.orders.length < last && !game.result(battle.state)) {
    const side = game.pending(battle.state)[0] ?? ''
    const order = tableTop.writing(game.view(battle.state, side), side, undefined, undefined)?.order
    const given = giveLogged(battle, side, order ?? { kind: 'none' })
    if (!given.ok) throw new Error(`${side}: ${JSON.stringify(order)}: ${given.error.message}`)
    log.orders.push(given.value)
  }
  return log
}

const record = (battle: ReturnType<typeof begun>, players: Record<string, string>): BattleRecord => ({
  id: 'a',
  title: 'One Trench',
  begun: '',
  changed: '',
  players,
  ownDice: false,
  file: fileOf(battle),
  whys: [],
  takenBack: 0,
  standing: '',
})

const shown = (battle: ReturnType<typeof begun>, log: BattleLog, players: Record<string, string>) =>
  sceneOf(
    PASSCHENDAELE,
    tableTop,
    record(battle, players),
    battle,
    tableTop.ground(game.view(battle.state, 'umpire')),
    log,
    undefined,
  )

const BOTH = { german: HUMAN, entente: HUMAN }

test('the usual orders deploy a battle in which everybody sets up where he likes', () => {
  const battle = begun('one-trench', { deployment: 'free' })
  fought(battle, 16)
  expect(battle.orders.some(({ order }) => order.kind === 'initial-orders')).toBe(true)
})

test('every choice offered for the usual unit is legal or asks for a point', () => {
  const battle = begun()
  for (let i = 0; i < 60 && !game.result(battle.state); i++) {
    const side = game.pending(battle.state)[0] ?? ''
    const writing = tableTop.writing(game.view(battle.state, side), side, undefined, undefined)
    for (const { edits } of writing?.groups ?? []) {
      for (const { order, pick, takes, refusal, title } of edits) {
        expect(
          order !== undefined || pick !== undefined || takes !== undefined || refusal,
          title,
        ).toBeTruthy()
        // A new order of the same kind becomes one only with another objective or sheaf.
        if (order && !title.startsWith('New '))
          expect(game.check(battle.state, side, order), title).toBeUndefined()
      }
    }
    fought(battle, 1)
  }
})

test('a kept battle is resumed with the same log, and one that comes out otherwise as far as it goes', () => {
  const battle = begun()
  const log = fought(battle, 40)
  const file = fileOf(battle)
  const again = replayWithLog(game, file, ['because'])
  if (!again.ok) throw new Error(again.error.message)
  expect(troubleIn(again.value)).toBeUndefined()
  const lines = (all: BattleLog) => heardLog(all, 'everybody').map((entry) => entry.lines)
  expect(lines(again.value.log)).toEqual(lines(log))
  expect(again.value.log.orders[0]?.why).toBe('because')
  const orders = file.orders.map((order, i) => (i === 20 ? { ...order, drawn: order.drawn + 1 } : order))
  const broken = replayWithLog(game, { ...file, orders })
  if (!broken.ok) throw new Error(broken.error.message)
  expect(broken.value.battle.orders).toHaveLength(20)
  expect(troubleIn(broken.value)).toMatch(/first 20 orders/)
})

test('two players at one device hide their first orders from each other, and objectives ever after', () => {
  const battle = begun()
  const none = begunLog(game, 'one-trench')
  const first = shown(battle, none, BOTH)
  expect(first).toMatchObject({ hidden: true, secret: true, shared: false })
  const log = fought(battle, 1)
  const second = shown(battle, log, BOTH)
  expect(second.secret).toBe(true)
  expect(second.deciding).not.toBe(first.deciding)
  fought(battle, 1, log)
  const open = shown(battle, log, BOTH)
  expect(open).toMatchObject({ hidden: false, secret: false, shared: true })
  const data = tableData(open, { unit: 'left-division', writing: undefined })
  expect(data.areas.some((area) => 'secret' in area && area.secret)).toBe(false)
})

test('the log knows of secret orders only that they were written', () => {
  const blabbing = { ...game, tell: (_: unknown, event: unknown) => JSON.stringify(event) }
  const log = fought({ ...begun(), game: blabbing }, 1)
  expect(heardLog(log, 'everybody')[0]?.lines).toEqual(['{"kind":"orders-written","side":"german"}'])
})

test('against the computer nobody hands over, and undo goes back to the last order of the player', () => {
  const battle = begun()
  const log = fought(battle, 12)
  const players = { german: 'random', entente: HUMAN }
  expect(shown(battle, log, players)).toMatchObject({ secret: false, shared: false })
  const to = undoTo(battle, record(battle, players))
  expect(battle.orders[to ?? -1]?.side).toBe('entente')
  expect(undoTo(begun(), record(battle, players))).toBeUndefined()
})

test('a unit that moves can be dragged, with the reason where it may not go', () => {
  const battle = begun()
  const log = begunLog(game, 'one-trench')
  let side = ''
  let order: AnyOrder | undefined
  do {
    fought(battle, 1, log)
    side = game.pending(battle.state)[0] ?? ''
    order = tableTop.writing(game.view(battle.state, side), side, undefined, undefined)?.order
  } while (order?.kind !== 'move')
  const scene = shown(battle, log, BOTH)
  const given: AnyOrder[] = []
  let drawn: AnyOrder | undefined
  const writing = () => tableTop.writing(scene.view, side, drawn, undefined)
  const nothing = () => undefined
  const calls = tableCalls(scene, {
    writing,
    choose: nothing,
    give: nothing,
    write: nothing,
    draw: (wanted) => {
      drawn = wanted
    },
    misdraw: nothing,
    putBack: nothing,
    giveWritten: () => drawn && given.push(drawn),
    follow: nothing,
    take: nothing,
    turned: nothing,
    odds: nothing,
    picked: nothing,
    pickCancelled: nothing,
  })
  const { draggable, pieces } = tableData(scene, { unit: undefined, writing: writing() })
  const leader = pieces.find(({ id }) => id === draggable[0])
  if (!leader) throw new Error('nothing can be dragged')
  const { x, y } = leader.centre
  const ahead = side === 'german' ? -5080 : 5080
  const plan = { pieces: draggable, path: [leader.centre, { x, y: y + ahead }], heading: leader.heading }
  expect(calls.plan(plan)).toMatchObject({ legal: true })
  const back = { ...plan, path: [leader.centre, { x, y: y - ahead }] }
  expect(calls.plan(back)).toMatchObject({
    legal: false,
    reason: expect.stringMatching(/180° off the enemy's direction: 45° at most/),
  })
  // One order, whichever button gives it.
  calls.planDrawn?.(plan, false)
  expect(writing()?.order).toEqual(drawn)
  expect(
    writing()
      ?.groups[0]?.edits.filter(({ chosen }) => chosen)
      .map(({ title }) => title),
  ).toEqual(['As drawn'])
  calls.planConfirmed(plan, false)
  expect(given).toEqual([drawn])
  expect(game.check(battle.state, side, given[0] ?? { kind: 'none' })).toBeUndefined()
})

test('the same question about the table is answered once, another one anew', () => {
  const battle = begun()
  let asked = 0
  const top = memoTableTop({
    ...tableTop,
    units: (...question) => {
      asked++
      return tableTop.units(...question)
    },
  })
  const view = game.view(battle.state, 'entente')
  const first = top.units(view, 'entente', undefined)
  expect(top.units(view, 'entente', undefined)).toBe(first)
  expect(asked).toBe(1)
  expect(top.units(view, undefined, undefined)).not.toBe(first)
  expect(top.units(game.view(battle.state, 'entente'), 'entente', undefined)).toEqual(first)
  expect(asked).toBe(3)
})

test('losses are counted to the last turn, and the log ends with who won', () => {
  const battle = begun()
  const log = fought(battle, 5000)
  const turns = lossesByTurn(log, 'umpire')
  expect(turns.at(-1)?.turn).toBe(game.turn(battle.state))
  expect(heardLog(log, 'everybody').at(-1)?.lines.at(-1)).toMatch(/victory|Stalemate/)
})

test('a battle is sealed only while first orders are written', () => {
  const wishes = { players: BOTH, ownDice: false, seed: 11, options: { attachment: 'listed' } }
  expect(newBattle(PASSCHENDAELE, { ...wishes, scenario: 'one-trench' }).hidden).toBe(true)
  const battle = begun()
  const sides = ['german', 'entente']
  expect(hidesAnything(game, battle.state, sides)).toBe(true)
  fought(battle, 2)
  expect(hidesAnything(game, battle.state, sides)).toBe(false)
})
