/** `suppressionsAfter` or `retreat-20` as a reader sees it: "suppressions after", "retreat 20". */
export const words = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()

/** A value of an input or a result on one line. */
export const shown = (value: unknown): string => {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (value === null || value === undefined) return 'none'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(shown).join(', ')
  if (typeof value === 'object') {
    return `(${Object.entries(value)
      .map(([name, field]) => `${words(name)} ${shown(field)}`)
      .join(', ')})`
  }
  return String(value)
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A number as it is read out: in words as far as twelve. */
export const spelled = (count: number): string => NUMBERS[count] ?? String(count)

/** "one turn", "six turns". */
export const several = (count: number, one: string, many = `${one}s`): string =>
  `${spelled(count)} ${count === 1 ? one : many}`

/** "1 turn", "6 turns". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** "1 inch", "1.5 inches". */
export const inchesLong = (inches: number): string => `${inches} ${inches === 1 ? 'inch' : 'inches'}`

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[]): string => joined(items, 'and')

/** "a", "a or b", "a, b or c". */
export const either = (items: readonly string[]): string => joined(items, 'or')

const joined = (items: readonly string[], word: 'and' | 'or'): string => {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`
}

export const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** `open-countryside` as the head of a row: "Open countryside". */
export const titled = (name: string): string => capitalised(words(name))

/** A modifier as players write it: +1, 0, -2. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))

/** How dice came to a score: "9 − 3 = 6", or "9" where nothing was added. */
export const sumWords = (roll: number, score: number): string =>
  roll === score
    ? String(roll)
    : `${roll} ${score < roll ? '−' : '+'} ${Math.abs(score - roll)} = ${String(score).replace('-', '−')}`

/** A stretch of numbers, "2-4", or one of them. */
export const stretch = (from: number, to: number): string => (from === to ? String(from) : `${from}-${to}`)

/** A line of the log where it stands as a title: without its full stop. */
export const bare = (line: string): string => line.replace(/\.$/, '')

/** Begins with a capital and ends with a full stop. */
export const sentence = (text: string): string => `${capitalised(text)}.`

/** Names that stand for many men take a verb without its s: "Pioneers dig", "the 29th digs". */
const MANY = /(?:[^s]s|truppen)$/

const PLURALS: Readonly<Record<string, string>> = { is: 'are', has: 'have', goes: 'go', does: 'do' }

/** What a unit does, the verb agreeing with its name; the first word of `does` is the verb. */
export const doing = (name: string, does: string): string => {
  if (!MANY.test(name)) return `${name} ${does}`
  const [verb = '', ...rest] = does.split(' ')
  const plain =
    PLURALS[verb] ??
    verb
      .replace(/ies$/, 'y')
      .replace(/(ss|sh|ch|x)es$/, '$1')
      .replace(/s$/, '')
  return [name, plain, ...rest].join(' ')
}

/** 1st, 2nd, 3rd, 4th. */
export const ordinal = (n: number): string => {
  const teen = n % 100 > 10 && n % 100 < 14
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`
}
