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

/** "1 inch", "1.5 inches". */
export const inchesLong = (inches: number): string => `${inches} ${inches === 1 ? 'inch' : 'inches'}`

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[]): string => {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

export const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** `open-countryside` as the head of a row: "Open countryside". */
export const titled = (name: string): string => capitalised(words(name))

/** A modifier as players write it: +1, 0, -2. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))

/** A stretch of numbers, "2-4", or one of them. */
export const stretch = (from: number, to: number): string => (from === to ? String(from) : `${from}-${to}`)

/** Begins with a capital and ends with a full stop. */
export const sentence = (text: string): string => `${capitalised(text)}.`

/** 1st, 2nd, 3rd, 4th. */
export const ordinal = (n: number): string => {
  const teen = n % 100 > 10 && n % 100 < 14
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`
}
