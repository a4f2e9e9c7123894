import { expect, test } from 'vitest'
import { readBattle } from '../../../src/kernel/game/battle/file.ts'
import { BATTLES, leftOfBattle } from '../../../src/web/battle/storage/reading.ts'
import type { BattleRecord } from '../../../src/web/battle/storage/record.ts'
import { sealedRecord } from '../../../src/web/battle/storage/sealing.ts'
import { spoiledOf } from '../../../src/web/device/spoiled.ts'
import { storedBattle } from './fought.ts'

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

const DAMAGE: Readonly<Record<string, unknown>> = {
  'nothing at all': undefined,
  'a number': 7,
  'a list': [whole],
  'no file': { ...whole, file: undefined },
  'orders that are no list': { ...whole, file: { ...whole.file, orders: 'many' } },
  'an order without a kind': {
    ...whole,
    file: { ...whole.file, orders: [{ ...whole.file.orders[0], order: {} }] },
  },
  'no players': { ...whole, players: null },
  'players without names': { ...whole, players: { german: 4 } },
  'no reasons': { ...whole, whys: {} },
  'a seal cut short': { ...sealed, sealed: sealed.sealed?.slice(0, 40) },
  'a seal that is no bytes': { ...sealed, sealed: 'orders' },
  'a format to come': { ...whole, file: { ...whole.file, format: 'duckboard.battle/2' } },
  'another game': { ...whole, file: { ...whole.file, ruleset: 'waterloo' } },
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
  expect(whyOf(DAMAGE['no players'])).toBe('It is damaged and cannot be read.')
  expect(whyOf(DAMAGE['a format to come'])).toMatch(/newer version of Duckboard/)
  expect(whyOf(DAMAGE['another game'])).toMatch(/rule set that this version of Duckboard does not know/)
  expect(whyOf({ id: 'a', format: 'chess/1' })).toBe('It was not stored by Duckboard.')
})

test('what is left of a battle can be opened again if its orders are sound', () => {
  const left = (raw: unknown) => readBattle(leftOfBattle(spoiledOf('a', raw, BATTLES.format)).text)
  expect(left(DAMAGE['no players'])).toEqual({ ok: true, value: whole.file })
  expect(left({ ...sealed, players: null })).toEqual({ ok: true, value: whole.file })
  const { text } = leftOfBattle(spoiledOf('a', DAMAGE['a seal cut short'], BATTLES.format))
  expect(Buffer.from(JSON.parse(text).sealed.base64, 'base64')).toHaveLength(40)
})
