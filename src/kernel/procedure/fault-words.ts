import type * as v from 'valibot'
import { words } from '../words.ts'
import type { Fault } from './result.ts'

const singular = (many: string): string => many.replace(/ies$/, 'y').replace(/ves$/, 'f').replace(/s$/, '')

/** Where something belongs, as a player reads it: "cover of target 2". */
const placeWords = (path: string): string => {
  const said: string[] = []
  let wasNumber = false
  for (const part of path.split('.')) {
    const isNumber = /^\d+$/.test(part)
    const last = said.at(-1) ?? ''
    // "facing 1" of the facings says enough of its own facing.
    if (!isNumber && wasNumber && last.replace(/ \d+$/, '') === words(part)) continue
    if (!isNumber) said.push(words(part))
    else if (wasNumber || said.length === 0) said.push(`number ${Number(part) + 1}`)
    else said.push(`${singular(said.pop() ?? '')} ${Number(part) + 1}`)
    wasNumber = isNumber
  }
  return said.toReversed().join(' of ')
}

/** Something that the other fields make necessary was left out. */
export const missing = (path: string, when = ''): Fault => ({
  path,
  message: `Give the ${placeWords(path)}${when}.`,
})

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text)

/** A valibot issue as a sentence for a player; its path is for programs. */
export const faultOf = (issue: v.BaseIssue<unknown>): Fault => {
  const path = (issue.path ?? []).map((item) => shortened(String(item.key))).join('.')
  if (issue.type === 'raw_check') return { path, message: issue.message }
  const place = path ? placeWords(path) : 'input'
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return { path, message: `There is no "${place}" here.` }
  if (path && issue.received === 'undefined') return { ...missing(path), missing: true }
  return { path, message: `The ${place} must ${demandOf(issue)}.` }
}

/** "be at most 3, not 9" */
const demandOf = ({ type, expected, received }: v.BaseIssue<unknown>): string => {
  switch (type) {
    case 'picklist':
    case 'variant':
    case 'literal':
      return choiceOf(expected ?? '', received)
    case 'integer':
      return `be a whole number, not ${received}`
    case 'min_value':
    case 'max_value':
      return `be ${limitOf(expected)}, not ${received}`
    case 'min_length':
    case 'max_length':
      return `have a length of ${limitOf(expected)}, not ${received}`
    case 'regex':
      return 'be written in another form'
    default:
      // NaN is no word for players.
      return received === 'NaN'
        ? 'be a number'
        : `be ${KINDS[expected ?? ''] ?? 'something else'}, not ${kindOf(received)}`
  }
}

/** More alternatives than these nobody reads. */
const MOST_ALTERNATIVES = 6

const choiceOf = (expected: string, received: string): string => {
  const known = expected.replace(/[()"]/g, '').split(' | ')
  const named = /^"[^"]*"$/.test(received) ? `"${shortened(words(received.slice(1, -1)))}"` : kindOf(received)
  if (known.includes('Object')) return `be an object, not ${kindOf(received)}`
  return known.length > MOST_ALTERNATIVES
    ? `be one of those there are, not ${named}`
    : `be ${known.length > 1 ? 'one of ' : ''}${known.map(words).join(', ')}, not ${named}`
}

const LIMITS: Readonly<Record<string, string>> = { '>=': 'at least', '<=': 'at most' }

/** "at most 3" for "<=3". */
const limitOf = (expected: string | null): string =>
  (expected ?? '').replace(/^[<>]=/, (sign) => `${LIMITS[sign]} `)

const KINDS: Readonly<Record<string, string>> = {
  number: 'a number',
  boolean: 'true or false',
  string: 'a text',
  Array: 'a list',
  Object: 'an object',
}

/** How a form says that it was given a list. */
const A_LIST = '"a list"'

/** What was received, without repeating more of it than a number. */
const kindOf = (received: string): string => {
  if (received.startsWith('"')) return received === A_LIST ? 'a list' : 'a text'
  return (
    KINDS[received] ?? (received === 'null' || received === 'undefined' ? 'nothing' : shortened(received))
  )
}
