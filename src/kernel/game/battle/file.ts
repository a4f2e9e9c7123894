import * as v from 'valibot'
import { parsedText } from '../../procedure/file-text.ts'
import { type Fault, failure, type Result, success } from '../../procedure/result.ts'
import { accept, faultsIn, form, integer, list, maybe, orNull, text } from '../../procedure/schema.ts'
import type { AnyOrder } from '../game.ts'
import type { Battle } from './battle.ts'
import { hashOf } from './hash.ts'
import { asWritten, unsealed } from './sealed.ts'

export const BATTLE_FORMAT = 'duckboard.battle/1'

/** No battle is longer; keeps a hostile file from filling the memory. */
const MOST_ORDERS = 1_000_000
const MOST_DICE = 100_000

const hash = () => v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))

/** What the rule set makes of an order is checked when it is given again. */
const order = (): v.GenericSchema<unknown, AnyOrder> => v.looseObject({ kind: text() })

/** Why an order was given may take more than a line. */
const LONGEST_WHY = 1000
const MOST_SIDES = 10

/** What the players like to know of a battle. It comes out the same without. */
const NOTES = form({
  title: text(),
  begun: text(),
  players: list(form({ side: text(), player: text() }), 0, MOST_SIDES),
  ownDice: v.boolean(),
  takenBack: integer(0),
  /** An order that waits for dice which a player throws, and those that have fallen. */
  bound: maybe(form({ side: text(), order: order(), faces: maybe(list(integer(1, 100), 1, MOST_DICE)) })),
  /** For each order what a computer player said. */
  whys: list(orNull(v.pipe(v.string(), v.maxLength(LONGEST_WHY))), 0, MOST_ORDERS),
})

const BATTLE_FIELDS = {
  format: v.literal(BATTLE_FORMAT),
  rulesVersion: integer(1),
  ruleset: text(),
  scenario: text(),
  options: v.unknown(),
  seed: integer(0, Number.MAX_SAFE_INTEGER),
  orders: list(
    form({
      side: text(),
      order: order(),
      dice: maybe(list(integer(1, 100), 1, MOST_DICE)),
      hash: hash(),
      drawn: integer(0),
    }),
    0,
    MOST_ORDERS,
  ),
  notes: maybe(NOTES),
}

/** What a battle is as data; its text has a checksum besides. */
export const BATTLE = form(BATTLE_FIELDS)
const BATTLE_FILE = form({ ...BATTLE_FIELDS, checksum: hash() })

/** A battle as it is kept: the decisions and what they must lead to. */
export type BattleFile = v.InferOutput<typeof BATTLE>

export const fileOf = ({ game, setting, orders }: Battle): BattleFile => ({
  format: BATTLE_FORMAT,
  rulesVersion: game.version ?? 1,
  ...setting,
  orders: orders.map(({ side, order, dice, hash, drawn }) => ({
    side,
    order,
    ...(dice ? { dice: [...dice] } : {}),
    hash,
    drawn,
  })),
})

/** The text of the file, one order a line, sealed with a checksum of every character before it. */
export const writtenBattle = (file: BattleFile): string => {
  const { format, rulesVersion, ruleset, scenario, options = {}, seed, orders, notes } = file
  const head = JSON.stringify({ format, rulesVersion, ruleset, scenario, options, seed }).slice(0, -1)
  const given = orders.map((order) => JSON.stringify(order)).join(',\n')
  const noted = notes ? `,\n"notes":${JSON.stringify(notes)}` : ''
  const body = `${head},"orders":[\n${given}\n]${noted}`
  return `${body},"checksum":"${hashOf(body)}"}\n`
}

const SEAL = /,"checksum":"([0-9a-f]{16})"\}\n$/

/**
 * Reads the text of a battle file, sealed or not. Any character that was changed since it was written is found, but for the
 * ends of lines.
 */
export const readBattle = (received: string): Result<BattleFile, readonly Fault[]> => {
  const written = asWritten(unsealed(asWritten(received)))
  const parsed = parsedText(written)
  if (!parsed.ok)
    return failure([{ path: '', message: `The file is damaged or no battle: ${parsed.error}.` }])
  const read = accept(BATTLE_FILE, parsed.value)
  if (!read.ok) return failure(foundIn(parsed.value))
  const seal = SEAL.exec(written)
  if (!seal || hashOf(written.slice(0, seal.index)) !== seal[1]) {
    const message = 'The file is damaged: it has been changed since it was written.'
    return failure([{ path: 'checksum', message }])
  }
  const { checksum: _, ...file } = read.value
  return success(file)
}

const foundIn = (parsed: unknown): readonly Fault[] => {
  const format =
    typeof parsed === 'object' && parsed !== null && 'format' in parsed ? parsed.format : undefined
  if (format === BATTLE_FORMAT) return faultsIn(BATTLE_FILE, parsed)
  const found = typeof format === 'string' ? `not "${format.slice(0, 40)}"` : 'and this file names none'
  return [{ path: 'format', message: `The format of a battle is "${BATTLE_FORMAT}", ${found}.` }]
}
