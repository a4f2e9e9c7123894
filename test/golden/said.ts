import { createHash } from 'node:crypto'

/** What is looked at of a battle, each with a digest of its own. */
export const ASPECTS = [
  'log',
  'working',
  'results',
  'moments',
  'shells',
  'weights',
  'prompts',
  'annals',
  'setting',
  'standing',
  'units',
  'table',
  'writing',
  'drag',
  'staff',
  'wishes',
  'trackers',
  'papers',
] as const
export type Aspect = (typeof ASPECTS)[number]

/** Everything that is said of a battle, line by line; each line begins with where it was said and to whom. */
export type Said = Readonly<Record<Aspect, string[]>>

export const nothingSaid = (): Said => ({
  log: [],
  working: [],
  results: [],
  moments: [],
  shells: [],
  weights: [],
  prompts: [],
  annals: [],
  setting: [],
  standing: [],
  units: [],
  table: [],
  writing: [],
  drag: [],
  staff: [],
  wishes: [],
  trackers: [],
  papers: [],
})

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The order of keys says nothing; a procedure goes by its name, another function by the word. */
const plain = (_: string, value: unknown): unknown => {
  if (typeof value === 'function') return 'function'
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  if (value instanceof Map || value instanceof Set) return [...value]
  if (!isObject(value) || Array.isArray(value)) return value
  if (typeof value.resolve === 'function') return `procedure ${value.name ?? ''}`
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, value[key]]),
  )
}

/** Writes down what was said; what is nothing is left out. */
export const say = (said: Said, aspect: Aspect, where: string, value: unknown): void => {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return
  said[aspect].push(`${where} | ${JSON.stringify(value, plain)}`)
}

export const digestOf = (lines: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const line of lines) hash.update(`${line}\n`)
  return hash.digest('hex').slice(0, 16)
}

const WIDTH = 120

const laidOut = (value: unknown, indent: string): string => {
  const short = JSON.stringify(value)
  if (!isObject(value) || indent.length + short.length <= WIDTH) return short
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => inner + laidOut(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${key}: ${laidOut(item, inner)}`)
  return `${Array.isArray(value) ? '[' : '{'}\n${parts.join('\n')}\n${indent}${Array.isArray(value) ? ']' : '}'}`
}

/** A line over as many lines as make it easy to see where two texts differ. */
export const readable = (line: string): string => {
  const start = line.indexOf(' | ') + 3
  return `${line.slice(0, start)}${laidOut(JSON.parse(line.slice(start)), '')}\n`
}
