import { type Replayed, replay } from '#engine/index.ts'
import { TOO_LARGE } from '#kernel/procedure/file-text.ts'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { MOST_FAULTS } from '#kernel/procedure/schema.ts'
import { readWithin } from './read-file.ts'
import { ALL_RULES } from './rules.ts'

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

/** Reads the battle of a file and fights it again, the first `to` orders or all. */
export const loadedBattle = (path: string, to?: number): Result<Replayed, readonly Fault[]> => {
  const text = textOf(path)
  return text.ok ? foughtAgain(text.value, to) : failure([text.error])
}

/** The same of a text that has been read. */
export const foughtAgain = (text: string, to?: number): Result<Replayed, readonly Fault[]> =>
  replay(ALL_RULES, text, to === undefined ? {} : { to })

/** What is wrong with a damaged file, and with the battle in it as far as it could be read. */
export const damageWords = ({ damage, fault }: Pick<Replayed, 'damage' | 'fault'>): string => {
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
