import { expect, test } from 'vitest'
import { type BattleFile, FIRST_FORMAT, fileOf, writtenBattle } from '#kernel/game/battle/file.ts'
import { wholeStateHasher } from '#kernel/game/battle/hash.ts'
import { replay } from '#kernel/game/battle/replay.ts'
import { salvaged, salvagedData } from '#kernel/game/battle/salvage.ts'
import { sealedText } from '#kernel/game/battle/sealed.ts'
import { TOY } from '../toy-game.ts'
import { bloodyTurn, given, toyBattle } from './toy-battle.ts'

const FOUGHT = toyBattle(1917, { length: 'long' })
const WHOLE: string[] = []
const whole = wholeStateHasher()
for (let turn = 0; turn < 3; turn++) {
  bloodyTurn(FOUGHT)
  given(FOUGHT, 'blue', { kind: 'bear', platoon: turn % 2 })
}
given(FOUGHT, 'red', { kind: 'concede' })
const again = replay(TOY, fileOf(FOUGHT), { visit: ({ after }) => WHOLE.push(whole(after)) })
if (!again.ok) throw new Error(again.error.message)

const SECOND = fileOf(FOUGHT)
const { ruleset, scenario, options, seed, rulesVersion } = SECOND
const FIRST: BattleFile = {
  format: FIRST_FORMAT,
  rulesVersion,
  ruleset,
  scenario,
  options,
  seed,
  orders: SECOND.orders.map((order, i) => ({ ...order, hash: WHOLE[i] ?? '' })),
}
const COUNT = SECOND.orders.length

const firstSealed = (text: string): string =>
  JSON.stringify({ format: 'duckboard.sealed/1', battle: Buffer.from(text).toString('base64') })

const left = (text: string) => {
  const read = salvaged(text)
  if (!read.ok) throw new Error(read.error[0]?.message)
  return read.value
}

/** The text with one letter of the line of an order changed. */
const damagedAt = (text: string, order: number, place: number, bit: number): string => {
  const lines = text.split('\n')
  const line = lines[order] ?? ''
  const at = Math.floor((line.length - 2) * place)
  lines[order] = line.slice(0, at) + String.fromCharCode(line.charCodeAt(at) ^ bit) + line.slice(at + 1)
  return lines.join('\n')
}

const PLACES = [0, 0.25, 0.6, 0.95]
const BITS = [1, 16]

test('a whole file is read as it is', () => {
  for (const file of [FIRST, SECOND])
    for (const text of [
      writtenBattle(file),
      sealedText(writtenBattle(file)),
      firstSealed(writtenBattle(file)),
    ])
      expect(salvaged(text)).toEqual({ ok: true, value: { file } })
})

test.each([
  ['open', (text: string) => text],
  ['with lines ended for another system', (text: string) => text.replaceAll('\n', '\r\n')],
  ['sealed', sealedText],
  ['sealed in one piece', firstSealed],
])('a file damaged at any of its orders, %s, keeps just those before it', (_, sealed) => {
  for (let order = 1; order <= COUNT; order++)
    for (const place of PLACES)
      for (const bit of BITS) {
        const { file, damage } = left(sealed(damagedAt(writtenBattle(SECOND), order, place, bit)))
        expect(file.orders).toEqual(SECOND.orders.slice(0, order - 1))
        expect(damage).toMatchObject({ from: order, suspect: false })
        expect(replay(TOY, file)).toMatchObject({ ok: true, value: { comparison: 'same' } })
      }
})

test('of a file of the first format no order before the damage is lost, and fighting it again tells which it is', () => {
  for (let order = 1; order <= COUNT; order++)
    for (const place of PLACES)
      for (const bit of BITS) {
        const { file, damage } = left(damagedAt(writtenBattle(FIRST), order, place, bit))
        expect(file.orders.slice(0, order - 1)).toEqual(FIRST.orders.slice(0, order - 1))
        expect(damage).toMatchObject({ suspect: true })
        const fought = replay(TOY, file, { suspect: true })
        if (!fought.ok) throw new Error(fought.error.message)
        expect(fought.value.battle.orders.length).toBeGreaterThanOrEqual(order - 1)
      }
})

test('a file or a seal that was cut off keeps every order that is whole', () => {
  const text = writtenBattle(SECOND)
  const lines = text.split('\n')
  const [first = ''] = lines
  for (let length = first.length + 1; length < text.length; length++) {
    const whole = text.slice(0, length).split('\n').slice(1)
    const orders = Math.min(COUNT, whole.filter((line) => /"check":"[0-9a-f]{8}"\},?$/.test(line)).length)
    expect(left(text.slice(0, length)).file.orders).toHaveLength(orders)
  }
  for (const sealed of [sealedText(text), firstSealed(text)]) {
    let before = 0
    for (let length = Math.ceil(sealed.length / 3); length < sealed.length; length += 7) {
      const read = salvaged(sealed.slice(0, length))
      const orders = read.ok ? read.value.file.orders.length : 0
      expect(orders).toBeGreaterThanOrEqual(before)
      before = orders
    }
    expect(before).toBe(COUNT)
  }
})

test('a player is told from which order on it is damaged', () => {
  const text = writtenBattle(SECOND)
  const words = (order: number) => left(damagedAt(text, order, 0.4, 1)).damage?.message
  expect(words(1)).toBe('The file is damaged from its first order on.')
  expect(words(2)).toBe('The file is damaged from order 2 on; the one before it is sound.')
  expect(words(8)).toBe('The file is damaged from order 8 on; the 7 before it are sound.')
  expect(left(text.slice(0, -30)).damage?.message).toBe(
    'The file is damaged after its last order; all its orders are sound.',
  )
})

test('orders that were moved, dropped or put in from elsewhere are damage', () => {
  const lines = writtenBattle(SECOND).split('\n')
  const [head = '', one = '', two = '', ...rest] = lines
  expect(left([head, two, one, ...rest].join('\n')).file.orders).toEqual([])
  expect(left([head, one, ...rest].join('\n')).file.orders).toEqual(SECOND.orders.slice(0, 1))
  expect(left([head, one, one, two, ...rest].join('\n')).file.orders).toEqual(SECOND.orders.slice(0, 1))
})

test('notes survive where the damage is before or after them', () => {
  const notes = {
    title: 'A raid',
    begun: '2024-01-01T00:00:00.000Z',
    players: [],
    ownDice: false,
    takenBack: 0,
    whys: SECOND.orders.map(() => 'Because.'),
  }
  const text = writtenBattle({ ...SECOND, notes })
  const read = left(text.replace(/"checksum":"./, '"checksum":"0'))
  expect(read.file.notes).toEqual(notes)
  expect(read.file).toMatchObject({ result: { reason: 'concession' } })
})

test('where the beginning is damaged nothing can be fought again', () => {
  const text = writtenBattle(SECOND)
  for (const damaged of [
    text.replace('"seed":1917', '"seed":1918'),
    text.replace('"raid"', '"ra\\u0001"'),
    '',
    'x',
  ])
    expect(salvaged(damaged).ok).toBe(false)
})

test('a battle kept as data loses the order that is none and what follows', () => {
  expect(salvagedData(SECOND)).toEqual({ ok: true, value: { file: SECOND } })
  for (let at = 0; at < COUNT; at++)
    for (const wrong of [
      undefined,
      5,
      {},
      { ...SECOND.orders[at], hash: 'x' },
      { ...SECOND.orders[at], side: 1 },
    ]) {
      const read = salvagedData({ ...SECOND, orders: SECOND.orders.with(at, Object(wrong)) })
      if (!read.ok) throw new Error(read.error.message)
      expect(read.value.file.orders).toEqual(SECOND.orders.slice(0, at))
      expect(read.value.file).not.toHaveProperty('result')
      expect(read.value.damage?.from).toBe(at + 1)
    }
  expect(salvagedData({ ...SECOND, seed: 'x' }).ok).toBe(false)
  expect(salvagedData(undefined).ok).toBe(false)
})
