import * as v from 'valibot'
import { parsedText } from '../../procedure/file-text.ts'
import { type Fault, failure, type Result, success } from '../../procedure/result.ts'
import { accept, faultsIn, form, integer, list, maybe, orNull, text } from '../../procedure/schema.ts'
import type { AnyOrder, Game } from '../game.ts'
import type { Battle, BattleSetting, GivenOrder } from './battle.ts'
import { hashOf } from './hash.ts'
import { asWritten, unsealed } from './sealed.ts'
import { rememberedScenarioHash, scenarioHash, settingHash } from './setting.ts'

/** What is written; files of the first format are read for ever. */
export const BATTLE_FORMAT = 'duckboard.battle/2'
export const FIRST_FORMAT = 'duckboard.battle/1'

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
  /** Who led a side from an order on, by the place of the order. */
  led: maybe(list(form({ from: integer(0), side: text(), player: text() }), 0, MOST_ORDERS)),
})

const ORDER_FIELDS = {
  side: text(),
  order: order(),
  dice: maybe(list(integer(1, 100), 1, MOST_DICE)),
  hash: hash(),
  drawn: integer(0),
}

const SETTING_FIELDS = {
  rulesVersion: integer(1),
  ruleset: text(),
  scenario: text(),
  options: v.unknown(),
  seed: integer(0, Number.MAX_SAFE_INTEGER),
}

/** A battle changes hands between few versions. */
const MOST_STRETCHES = 1000

const SECOND_FIELDS = {
  ...SETTING_FIELDS,
  /** From which orders on it was played on under other rules than before. */
  playedOn: maybe(list(form({ from: integer(2), rulesVersion: integer(1) }), 1, MOST_STRETCHES)),
  /** So many orders at its beginning have their checksums from a file of the first format. */
  wholeUntil: maybe(integer(1, MOST_ORDERS)),
  settingHash: hash(),
  scenarioHash: maybe(hash()),
}

/** How it ended; none while it goes on. */
const RESULT = form({ winner: orNull(text()), reason: text(), score: v.record(text(), v.number()) })

const TAIL_FIELDS = { result: maybe(RESULT), notes: maybe(NOTES) }

const firstFormat = v.literal(FIRST_FORMAT)
const secondFormat = v.literal(BATTLE_FORMAT)
const orders = <E extends v.ObjectEntries>(fields: E) => list(form(fields), 0, MOST_ORDERS)

/** A line of a file can be checked by itself. */
export const LINE = form({ ...ORDER_FIELDS, check: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)) })
export const FIRST_LINE = form(ORDER_FIELDS)

/** What stands before the orders. */
export const HEAD = form({ format: secondFormat, ...SECOND_FIELDS, orders: list(v.unknown(), 0, 0) })
export const FIRST_HEAD = form({ format: firstFormat, ...SETTING_FIELDS, orders: list(v.unknown(), 0, 0) })

/** What stands after them, with its checksum. */
export const TAIL = form({ ...TAIL_FIELDS, checksum: hash() })

const FIRST_FIELDS = {
  format: firstFormat,
  ...SETTING_FIELDS,
  orders: orders(ORDER_FIELDS),
  notes: maybe(NOTES),
}

const FIRST = form(FIRST_FIELDS)
const SECOND = form({ format: secondFormat, ...SECOND_FIELDS, orders: orders(ORDER_FIELDS), ...TAIL_FIELDS })

/** What a battle is as data, in either format; its text has checksums besides. */
export const BATTLE: v.GenericSchema<unknown, BattleFile> = v.lazy((received) =>
  formatIn(received) === FIRST_FORMAT ? FIRST : SECOND,
)

/** What stands in the text of a file, in either format. */
export const FIRST_FILE = form({ ...FIRST_FIELDS, checksum: hash() })
export const SECOND_FILE = form({
  format: secondFormat,
  ...SECOND_FIELDS,
  orders: list(LINE, 0, MOST_ORDERS),
  ...TAIL_FIELDS,
  checksum: hash(),
})

/** A battle as it is kept: the decisions and what they must lead to. */
export type BattleFile = v.InferOutput<typeof FIRST> | v.InferOutput<typeof SECOND>

/** An order as it is kept. */
export type StoredOrder = BattleFile['orders'][number]

const formatIn = (received: unknown): unknown =>
  typeof received === 'object' && received !== null && 'format' in received ? received.format : undefined

/** The version of the rules under which each order was given. */
const versionOf = ({ under }: GivenOrder, current: number): number => under?.rulesVersion ?? current

/** Where the version of the rules changed, but for the first order. */
const stretchesOf = (given: readonly GivenOrder[], current: number) =>
  given.flatMap((one, i) => {
    const before = given[i - 1]
    const rulesVersion = versionOf(one, current)
    return before && versionOf(before, current) !== rulesVersion ? [{ from: i + 1, rulesVersion }] : []
  })

export const fileOf = ({ game, setting, state, orders }: Battle): BattleFile => {
  const { version = 1 } = game
  const [first] = orders
  const playedOn = stretchesOf(orders, version)
  const wholeUntil = orders.findLastIndex(({ under }) => under?.whole) + 1
  const { hash } = rememberedScenarioHash(setting, game)
  const result = game.result(state)
  return {
    format: BATTLE_FORMAT,
    rulesVersion: first ? versionOf(first, version) : version,
    ...(playedOn.length > 0 ? { playedOn } : {}),
    ...(wholeUntil > 0 ? { wholeUntil } : {}),
    ...setting,
    settingHash: settingHash(setting),
    ...(hash === undefined ? {} : { scenarioHash: hash }),
    orders: orders.map(({ side, order, dice, hash, drawn }) => ({
      side,
      order,
      ...(dice ? { dice: [...dice] } : {}),
      hash,
      drawn,
    })),
    ...(result ? { result: { ...result, score: { ...result.score } } } : {}),
  }
}

/** A battle before its first order. */
export const unfought = (
  game: Pick<Game, 'version' | 'scenarioOf'> = {},
  setting: BattleSetting,
): BattleFile => {
  const hash = scenarioHash(game, setting)
  return {
    format: BATTLE_FORMAT,
    rulesVersion: game.version ?? 1,
    ...setting,
    settingHash: settingHash(setting),
    ...(hash === undefined ? {} : { scenarioHash: hash }),
    orders: [],
  }
}

/** The first so many orders of a battle, as if no more had been given. */
export const upTo = (file: BattleFile, count: number): BattleFile => {
  if (count >= file.orders.length) return file
  const orders = file.orders.slice(0, count)
  if (file.format === FIRST_FORMAT) return { ...file, orders }
  const { result: _, playedOn = [], wholeUntil = 0, ...rest } = file
  const stretches = playedOn.filter(({ from }) => from <= count)
  const whole = Math.min(wholeUntil, count)
  return {
    ...rest,
    ...(stretches.length > 0 ? { playedOn: stretches } : {}),
    ...(whole > 0 ? { wholeUntil: whole } : {}),
    orders,
  }
}

/** What proves a line of a file, and that it stands where it stood: it goes on from the one before. */
export const lineCheck = (before: string, line: string): string => hashOf(before + line).slice(0, 8)

const linesOf = (file: BattleFile): readonly string[] => {
  const lines = file.orders.map((order) => JSON.stringify(order))
  if (file.format === FIRST_FORMAT) return lines
  let check = file.settingHash
  return lines.map((line) => {
    check = lineCheck(check, line)
    return `${line.slice(0, -1)},"check":"${check}"}`
  })
}

const headOf = (file: BattleFile): object => {
  const { format, rulesVersion, ruleset, scenario, options = {}, seed } = file
  if (format === FIRST_FORMAT) return { format, rulesVersion, ruleset, scenario, options, seed }
  const { playedOn, wholeUntil, settingHash, scenarioHash } = file
  const head = { format, rulesVersion, playedOn, wholeUntil, ruleset, scenario, options, seed }
  return { ...head, settingHash, scenarioHash }
}

/** The text of the file, one order a line, sealed with a checksum of every character before it. */
export const writtenBattle = (file: BattleFile): string => {
  const head = JSON.stringify(headOf(file)).slice(0, -1)
  const ended = file.format === BATTLE_FORMAT && file.result
  const result = ended ? `,\n"result":${JSON.stringify(ended)}` : ''
  const noted = file.notes ? `,\n"notes":${JSON.stringify(file.notes)}` : ''
  const body = `${head},"orders":[\n${linesOf(file).join(',\n')}\n]${result}${noted}`
  return `${body},"checksum":"${hashOf(body)}"}\n`
}

const SEAL = /,"checksum":"([0-9a-f]{16})"\}\n$/

/** Whether nothing has been changed in a text since it was written. */
const isSound = (written: string): boolean => {
  const seal = SEAL.exec(written)
  return seal !== null && hashOf(written.slice(0, seal.index)) === seal[1]
}

/** What was read without what proves its text. */
const withoutChecks = (
  read: v.InferOutput<typeof FIRST_FILE> | v.InferOutput<typeof SECOND_FILE>,
): BattleFile => {
  const { checksum: _, ...file } = read
  return file.format === FIRST_FORMAT
    ? file
    : { ...file, orders: file.orders.map(({ check: _, ...order }) => order) }
}

/**
 * Reads the text of a battle file, sealed or not. Any character that was changed since it was written is found, but for the
 * ends of lines.
 */
export const readBattle = (received: string): Result<BattleFile, readonly Fault[]> => {
  const written = asWritten(unsealed(asWritten(received)))
  const parsed = parsedText(written)
  if (!parsed.ok)
    return failure([{ path: '', message: `The file is damaged or no battle: ${parsed.error}.` }])
  const schema = formatIn(parsed.value) === FIRST_FORMAT ? FIRST_FILE : SECOND_FILE
  const read = accept<v.InferOutput<typeof schema>>(schema, parsed.value)
  if (!read.ok) return failure(foundIn(parsed.value))
  if (!isSound(written)) {
    const message = 'The file is damaged: it has been changed since it was written.'
    return failure([{ path: 'checksum', message }])
  }
  return success(withoutChecks(read.value))
}

const foundIn = (parsed: unknown): readonly Fault[] => {
  const format = formatIn(parsed)
  if (format === FIRST_FORMAT) return faultsIn(FIRST_FILE, parsed)
  if (format === BATTLE_FORMAT) return faultsIn(SECOND_FILE, parsed)
  const found = typeof format === 'string' ? `not "${format.slice(0, 40)}"` : 'and this file names none'
  return [{ path: 'format', message: `The format of a battle is "${BATTLE_FORMAT}", ${found}.` }]
}
