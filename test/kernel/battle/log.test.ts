import { expect, test } from 'vitest'
import type { Dice } from '#kernel/chance/dice.ts'
import { fileOf } from '#kernel/game/battle/file.ts'
import {
  type BattleLog,
  begunLog,
  entryFor,
  giveLogged,
  heardLog,
  isKnownTo,
  knownLog,
  knownOrders,
} from '#kernel/game/battle/log.ts'
import { replay, replayWithLog } from '#kernel/game/battle/replay.ts'
import { lossesByTurn } from '#kernel/game/battle/spans.ts'
import { TOY, type ToyEvent, type ToyOrder } from '../toy-game.ts'
import { type ToyBattle, toyBattle } from './toy-battle.ts'

/** How the men are told of, and how many; of none sent nothing is said. */
const TALKATIVE = {
  ...TOY,
  tell: (_: unknown, event: ToyEvent, viewer: string) =>
    event.kind === 'sent'
      ? event.men === 0
        ? ''
        : `${event.side} sends ${event.men}`
      : `${event.kind} (${viewer})`,
}

const fought = (
  game: typeof TOY,
  ...orders: readonly (readonly [string, ToyOrder, (readonly number[])?])[]
) => {
  const battle: ToyBattle = { ...toyBattle(), game }
  const log = begunLog(game, 'raid')
  for (const [side, order, faces] of orders) {
    const given = giveLogged(battle, side, order, faces)
    if (!given.ok) throw new Error(given.error.message)
    log.orders.push(given.value)
  }
  return { battle, log }
}

const RAID = [
  ['red', { kind: 'send', men: 1 }],
  ['blue', { kind: 'send', men: 1 }, [6, 1]],
] as const

const linesFor = (log: BattleLog, reader: string) => heardLog(log, reader).map(({ lines }) => lines)

test('each side, and the umpire, reads what it may know; a game without words has no lines', () => {
  const { log } = fought(TALKATIVE, ...RAID)
  expect(linesFor(log, 'red')).toEqual([['red sends 1'], ['raided (red)']])
  expect(linesFor(log, 'blue')).toEqual([[], ['blue sends 1', 'raided (blue)']])
  expect(linesFor(log, 'umpire')).toEqual([['red sends 1'], ['blue sends 1', 'raided (umpire)']])
})

test('at one screen only what both may know, in words that are the same for both, is read', () => {
  const { log } = fought(TALKATIVE, ...RAID)
  expect(linesFor(log, 'everybody')).toEqual([[], []])
  const { log: open } = fought(TOY, ...RAID)
  expect(linesFor(open, 'everybody')).toEqual([['sent'], ['sent', 'raided']])
})

test('whoever does not hear all that came of an order sees none of its dice, the umpire all', () => {
  const { log } = fought(TALKATIVE, ...RAID)
  const dice = (reader: string) => heardLog(log, reader)[1]?.dice.map(({ value }) => value)
  expect([dice('red'), dice('blue'), dice('umpire'), dice('everybody')]).toEqual([[], [6, 1], [6, 1], []])
  expect(heardLog(log, 'red')[1]).toMatchObject({ own: false, working: [] })
  expect(heardLog(log, 'blue')[1]).toMatchObject({ own: true })
})

test('dice for the eyes of one side alone are hidden from the other', () => {
  const secretive = {
    ...TOY,
    eventView: (_: unknown, event: ToyEvent) => event,
    act: (...args: Parameters<typeof TOY.act>) => {
      const dice: Dice = args[3]
      dice.about?.({ title: 'A raid', only: 'red' })
      return TOY.act(...args)
    },
  }
  const { log } = fought(secretive, ...RAID)
  expect(log.orders.map(({ only }) => only)).toEqual([[], ['red']])
  const seen = ['red', 'blue', 'umpire'].map((reader) => heardLog(log, reader)[1]?.dice.length)
  expect(seen).toEqual([2, 0, 2])
})

test('of what was ordered in secret a side knows only its own and what it hears of, and there is no gap', () => {
  const { log } = fought(TALKATIVE, ...RAID)
  expect(knownOrders(log, 'blue').map(({ number }) => number)).toEqual([2])
  expect(knownLog(log, 'blue').map(({ number, side }) => [number, side])).toEqual([[1, 'blue']])
  expect(knownLog(log, 'umpire')).toEqual(heardLog(log, 'umpire'))
  const [first] = heardLog(log, 'blue')
  if (!first) throw new Error('no order')
  expect(first.secret).toBe(true)
  expect(isKnownTo({ ...first, secret: false }, 'blue')).toBe(true)
})

test('each event is told as things stood just then, and told once', () => {
  let told = 0
  const counting = {
    ...TOY,
    tell: ({ turn }: { turn: number }, { kind }: ToyEvent) => {
      told++
      return `${kind} in turn ${turn}`
    },
  }
  const { log } = fought(counting, ['red', { kind: 'send', men: 0 }], ['blue', { kind: 'send', men: 0 }])
  expect(told).toBe(0)
  const [, last] = heardLog(log, 'umpire')
  expect(last?.lines).toEqual(['sent in turn 1', 'raided in turn 1', 'turn-ended in turn 2'])
  expect(last).toMatchObject({ number: 2, turn: 1, step: 'plan', side: 'blue' })
  expect(told).toBe(4)
  expect(heardLog(log, 'umpire')[1]).toBe(last)
  expect(told).toBe(4)
})

test('an order is carried out once, whoever writes down what comes of it', () => {
  let plays = 0
  const counting = {
    ...TOY,
    act: (...args: Parameters<typeof TOY.act>) => {
      plays++
      return TOY.act(...args)
    },
  }
  const { log } = fought(counting, ...RAID)
  for (const order of log.orders) entryFor(log, order, 'red')
  expect(plays).toBe(2)
})

test('a refused order leaves no mark in the log', () => {
  const { battle } = fought(TOY)
  expect(giveLogged(battle, 'red', { kind: 'send', men: 9 })).toMatchObject({ ok: false })
})

test('a battle fought again has the same log, with what its players said', () => {
  const { battle, log } = fought(TOY, ...RAID)
  const again = replayWithLog(TOY, fileOf(battle), [null, 'In revenge.'])
  if (!again.ok) throw new Error(again.error.message)
  expect(again.value.log.orders.map(({ why }) => why)).toEqual([undefined, 'In revenge.'])
  const plain = (all: BattleLog) => heardLog(all, 'umpire').map(({ why: _, ...entry }) => entry)
  expect(plain(again.value.log)).toEqual(plain(log))
})

test('a visitor sees the orders that came out as they did, each event with the state just then', () => {
  const { battle } = fought(TOY, ...RAID)
  const file = fileOf(battle)
  const orders = file.orders.map((order, i) => (i === 1 ? { ...order, drawn: 7 } : order))
  const seen: unknown[] = []
  const visit = { visit: ({ number }: { number: number }) => seen.push(number) }
  expect(replay(TOY, { ...file, orders }, visit)).toMatchObject({
    ok: true,
    value: { fault: { order: 2, code: 'different-dice' } },
  })
  expect(seen).toEqual([1])
})

test('losses are those at the end of each turn', () => {
  const { log } = fought(
    TOY,
    ...RAID,
    ['blue', { kind: 'bear', platoon: 0 }],
    ['red', { kind: 'send', men: 0 }],
  )
  const losses = { red: { men: 0 }, blue: { men: 1 } }
  expect(lossesByTurn(log, 'umpire')).toEqual([
    { turn: 1, losses },
    { turn: 2, losses },
  ])
})
