import { type BattleFile, upTo } from '#kernel/game/battle/file.ts'
import type { BattleLog } from '#kernel/game/battle/log.ts'
import { gameOf, type Replayed, replayWithLog } from '#kernel/game/battle/replay.ts'
import { type Damage, salvaged } from '#kernel/game/battle/salvage.ts'
import { TOO_LARGE } from '#kernel/procedure/file-text.ts'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { MOST_FAULTS } from '#kernel/procedure/schema.ts'
import { RULESETS } from '#rules/index.ts'
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

export interface Loaded extends Replayed {
  readonly file: BattleFile
  readonly log: BattleLog
  /** What is wrong with the file itself. */
  readonly damage?: Damage
}

/** Reads the battle of a file and fights it again, the first `to` orders or all. */
export const loadedBattle = (path: string, to?: number): Result<Loaded, readonly Fault[]> => {
  const text = textOf(path)
  return text.ok ? foughtAgain(text.value, to) : failure([text.error])
}

/** The same of a text that has been read. */
export const foughtAgain = (text: string, to?: number): Result<Loaded, readonly Fault[]> => {
  const read = salvaged(text)
  if (!read.ok) return read
  const { file, damage } = read.value
  if (to !== undefined && to > file.orders.length)
    return failure([{ path: 'orders', message: `The battle has only ${file.orders.length} orders.` }])
  const game = gameOf(RULESETS, file)
  if (!game.ok) return failure([game.error])
  const wanted = to === undefined ? file : upTo(file, to)
  const replayed = replayWithLog(game.value, wanted, file.notes?.whys, damage?.suspect)
  return replayed.ok
    ? success({ file, ...replayed.value, ...(damage ? { damage } : {}) })
    : failure([replayed.error])
}

/** What is wrong with a damaged file, and with the battle in it as far as it could be read. */
export const damageWords = ({ damage, fault }: Pick<Loaded, 'damage' | 'fault'>): string => {
  const found = [damage?.message, fault?.message].flatMap((one) => one ?? [])
  // Fighting it again tells which order is damaged, which the file itself does not.
  return (damage?.suspect && fault?.code === 'different-state' ? found.slice(-1) : found).join(' ')
}

/** "Give the side of order 4 (at orders.3.side)." */
export const placed = ({ path, message }: Fault): string =>
  path ? `${message.replace(/\.$/, '')} (at ${path}).` : message

/** Each fault with its place, and whether there are more than anybody wants to read. */
export const told = (faults: readonly Fault[]): string => {
  const more = faults.length > MOST_FAULTS ? ['And more.'] : []
  return [...faults.slice(0, MOST_FAULTS).map(placed), ...more].join(' ')
}
