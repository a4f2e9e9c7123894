import type { Battle } from '../kernel/game/battle/battle.ts'
import { type BattleFile, readBattle } from '../kernel/game/battle/file.ts'
import type { BattleLog } from '../kernel/game/battle/log.ts'
import { gameOf, type ReplayFault, replayWithLog } from '../kernel/game/battle/replay.ts'
import { TOO_LARGE } from '../kernel/procedure/file-text.ts'
import { type Fault, failure, type Result, success } from '../kernel/procedure/result.ts'
import { MOST_FAULTS } from '../kernel/procedure/schema.ts'
import { RULESETS } from '../rules/index.ts'
import { readWithin } from './read-file.ts'

/** The text of a file; bytes that are no text are damage, too. */
export const textOf = (file: string): Result<string, Fault> => {
  try {
    const bytes = readWithin(file)
    if (!bytes) return failure({ path: '', message: TOO_LARGE })
    return success(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (thrown) {
    const { code, message } = thrown as NodeJS.ErrnoException
    if (code === 'ENOENT') return failure({ path: '', message: `There is no file "${file}".` })
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      return failure({ path: '', message: 'The file is damaged or no battle: it is not text.' })
    return failure({ path: '', message: `Cannot read "${file}": ${message}.` })
  }
}

export interface Loaded {
  readonly file: BattleFile
  readonly battle: Battle
  readonly log: BattleLog
  /** What stopped the replay before its end. */
  readonly fault?: ReplayFault
}

/** Reads the battle of a file and fights it again, the first `to` orders or all. */
export const loadedBattle = (path: string, to?: number): Result<Loaded, readonly Fault[]> => {
  const text = textOf(path)
  return text.ok ? foughtAgain(text.value, to) : failure([text.error])
}

/** The same of a text that has been read. */
export const foughtAgain = (text: string, to?: number): Result<Loaded, readonly Fault[]> => {
  const read = readBattle(text)
  if (!read.ok) return read
  const file = read.value
  if (to !== undefined && to > file.orders.length)
    return failure([{ path: 'orders', message: `The battle has only ${file.orders.length} orders.` }])
  const game = gameOf(RULESETS, file)
  if (!game.ok) return failure([game.error])
  const wanted = to === undefined ? file : { ...file, orders: file.orders.slice(0, to) }
  const replayed = replayWithLog(game.value, wanted, file.notes?.whys)
  return replayed.ok ? success({ file, ...replayed.value }) : failure([replayed.error])
}

/** "orders.3.side: Give the side of order 4." */
export const placed = ({ path, message }: Fault): string => (path ? `${path}: ${message}` : message)

/** Each fault with its place, and whether there are more than anybody wants to read. */
export const told = (faults: readonly Fault[]): string => {
  const more = faults.length > MOST_FAULTS ? ['And more.'] : []
  return [...faults.slice(0, MOST_FAULTS).map(placed), ...more].join(' ')
}
