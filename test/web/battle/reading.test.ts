import { expect, test } from 'vitest'
import { replay } from '#kernel/game/battle/replay.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { BATTLES, leftOfBattle } from '#web/battle/storage/reading.ts'
import { type BattleRecord, mayBeDamaged } from '#web/battle/storage/record.ts'
import { sealedRecord } from '#web/battle/storage/sealing.ts'
import { spoiledOf } from '#web/device/spoiled.ts'
import { storedBattle } from './fought.ts'

const { game } = PASSCHENDAELE

const whole: BattleRecord = {
  ...storedBattle(),
  told: 3,
  joined: [1],
  acknowledged: { opening: 0, by: { entente: 2 } },
}
const sealed = sealedRecord({ ...whole, hidden: true, standing: 'Turn 2' })

test('what was stored is read as it was, sealed or not, with what a later version may have added', () => {
  expect(BATTLES.read(whole)).toEqual({ ok: true, value: whole })
  expect(BATTLES.read(sealed)).toEqual({ ok: true, value: { ...whole, hidden: true, standing: 'Turn 2' } })
  expect(BATTLES.read({ ...whole, series: undefined, weather: 'rain' })).toEqual({
    ok: true,
    value: { ...whole, weather: 'rain' },
  })
})

/** Nothing says any more what battle it was, or it is none of ours. */
const DAMAGE: Readonly<Record<string, unknown>> = {
  'nothing at all': undefined,
  'a number': 7,
  'a list': [whole],
  'no file': { ...whole, file: undefined },
  'a seal cut short': { ...sealed, sealed: sealed.sealed?.slice(0, 40) },
  'a seal that is no bytes': { ...sealed, sealed: 'orders' },
  'a format to come': { ...whole, file: { ...whole.file, format: 'duckboard.battle/3' } },
  'another game': { ...whole, file: { ...whole.file, ruleset: 'waterloo' } },
}

/** What is damaged beside the orders, or the orders themselves from the first on. */
const MENDED: Readonly<Record<string, unknown>> = {
  'no players': { ...whole, players: null },
  'players without names': { ...whole, players: { german: 4 } },
  'no reasons': { ...whole, whys: {} },
  'a turn that is no number': { ...whole, told: 'mud' },
  'orders that are no list': { ...whole, file: { ...whole.file, orders: 'many' } },
  'a first order without a kind': {
    ...whole,
    file: { ...whole.file, orders: [{ ...whole.file.orders[0], order: {} }, ...whole.file.orders.slice(1)] },
  },
}

for (const [what, raw] of Object.entries(DAMAGE))
  test(`a stored battle with ${what} is found out and can be saved`, () => {
    const read = BATTLES.read(raw)
    expect(read.ok).toBe(false)
    if (!read.ok) expect(() => leftOfBattle(spoiledOf('a', raw, BATTLES.format, read.error))).not.toThrow()
  })

const whyOf = (raw: unknown): string => {
  const read = BATTLES.read(raw)
  return read.ok ? '' : spoiledOf('a', raw, BATTLES.format, read.error).why
}

test('damaged, foreign and future battles are told apart', () => {
  expect(whyOf(DAMAGE['no file'])).toBe('It is damaged and cannot be read.')
  expect(whyOf(DAMAGE['a format to come'])).toMatch(/newer version of Duckboard/)
  expect(whyOf(DAMAGE['another game'])).toMatch(/rule set that this version of Duckboard does not know/)
  expect(whyOf({ id: 'a', format: 'chess/1' })).toBe('It was not stored by Duckboard.')
})

for (const [what, raw] of Object.entries(MENDED))
  test(`a stored battle with ${what} is read as far as it is sound, and says that it is damaged`, () => {
    const read = BATTLES.read(raw)
    if (!read.ok) throw new Error(what)
    const { value } = read
    expect(value.damage?.message).toMatch(/damaged/)
    expect(value.file.orders).toHaveLength(what.includes('order') ? 0 : whole.file.orders.length)
    expect(value.title).toBe(whole.title)
    expect(value.whys).toHaveLength(value.file.orders.length)
  })

/** What may become of an order where it lies. */
const WRECKS: readonly ((order: object) => unknown)[] = [
  () => undefined,
  () => 'mud',
  ({ ...order }) => ({ ...order, hash: 'f'.repeat(15) }),
  ({ ...order }) => ({ ...order, hash: '0'.repeat(16) }),
  ({ ...order }) => ({ ...order, drawn: 77 }),
  ({ ...order }) => ({ ...order, order: { kind: 'mud' } }),
]

test('an order damaged anywhere costs itself and what follows, and none before it', () => {
  const { orders } = whole.file
  for (let at = 0; at < orders.length; at++) {
    const wreck = WRECKS[at % WRECKS.length]
    const damaged = orders.map((order, i) => (i === at ? wreck?.(order) : order))
    const read = BATTLES.read({ ...whole, file: { ...whole.file, orders: damaged } })
    if (!read.ok) throw new Error(`order ${at + 1}`)
    const { file, whys } = read.value
    expect(file.orders.length).toBeGreaterThanOrEqual(at)
    expect(whys).toHaveLength(file.orders.length)
    const again = game && replay(game, file, { suspect: mayBeDamaged(read.value, game) })
    expect(again?.ok && again.value.battle.orders).toHaveLength(at)
  }
})

test('a byte damaged anywhere in what is sealed costs no order before it', () => {
  const bytes = sealed.sealed ?? new Uint8Array()
  const ends = [...bytes.entries()].flatMap(([i, byte]) => (byte === 10 ? [i] : []))
  for (const [order, end] of ends.entries()) {
    const damaged = Uint8Array.from(bytes)
    damaged[end + 1] = 0
    const read = BATTLES.read({ ...sealed, sealed: damaged })
    expect(read.ok && read.value.file.orders).toEqual(whole.file.orders.slice(0, order))
    expect(read.ok && read.value.damage?.from).toBe(order + 1)
  }
})

test('a battle that was sealed in one piece before is read as it was', () => {
  const { file, whys, joined, acknowledged, ...open } = { ...whole, hidden: true, standing: 'Turn 2' }
  const bytes = new TextEncoder().encode(JSON.stringify({ file, whys, joined, acknowledged }))
  expect(BATTLES.read({ ...open, whys: [], sealed: bytes })).toEqual({
    ok: true,
    value: { ...whole, hidden: true, standing: 'Turn 2' },
  })
})

test('what is left of a battle can be saved as it lies there', () => {
  const { text } = leftOfBattle(spoiledOf('a', DAMAGE['a seal cut short'], BATTLES.format))
  expect(Buffer.from(JSON.parse(text).sealed.base64, 'base64')).toHaveLength(40)
})
