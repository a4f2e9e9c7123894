import type { LogEntry } from '#kernel/game/battle/log.ts'
import { listed, spelled } from '#kernel/words.ts'

interface Named {
  readonly name: string
}

/** The unit a line begins with, and what it says of it. */
const subjectOf = (
  line: string,
  units: readonly Named[],
): readonly [name: string, rest: string] | undefined => {
  let longest = ''
  for (const { name } of units) {
    if (name.length > longest.length && line.startsWith(`${name} `)) longest = name
  }
  return longest === '' ? undefined : [longest, line.slice(longest.length + 1)]
}

const times = (count: number): string => (count === 2 ? 'twice' : `${spelled(count)} times`)

/** What is told several times running is told once, and so is what is told of several units alike. */
export const foldedLines = (lines: readonly string[], units: readonly Named[] = []): readonly string[] => {
  const told: {
    readonly line: string
    readonly rest: string | undefined
    readonly names: string[]
    count: number
  }[] = []
  for (const line of lines) {
    const [name, rest] = subjectOf(line, units) ?? []
    const last = told.at(-1)
    if (last?.line === line) last.count++
    else if (last && last.count === 1 && rest !== undefined && last.rest === rest && name)
      last.names.push(name)
    else told.push({ line, rest, names: name ? [name] : [], count: 1 })
  }
  return told.map(({ line, rest, names, count }) => {
    if (count > 1) return `${line} (${times(count)})`
    return names.length > 1 && rest !== undefined
      ? `Each ${rest.replace(/\.$/, '')}: ${listed(names)}.`
      : line
  })
}

/** Orders that read alike and follow each other, as the first of them with how many there are. */
export interface FoldedEntry {
  readonly entry: LogEntry
  readonly count: number
}

const readAlike = (a: LogEntry, b: LogEntry): boolean =>
  a.side === b.side &&
  a.turn === b.turn &&
  a.dice.length === 0 &&
  b.dice.length === 0 &&
  a.why === b.why &&
  a.lines.length === b.lines.length &&
  a.lines.every((line, i) => line === b.lines[i])

/** The log with a run of orders that read alike as one. */
export const foldedEntries = (log: readonly LogEntry[]): readonly FoldedEntry[] => {
  const folded: { entry: LogEntry; count: number }[] = []
  for (const entry of log) {
    const last = folded.at(-1)
    if (last && readAlike(last.entry, entry)) last.count++
    else folded.push({ entry, count: 1 })
  }
  return folded
}

/** The lines of a run of orders: what was done several times says so once. */
export const linesOf = ({ entry, count }: FoldedEntry, units: readonly Named[]): readonly string[] => {
  const lines = foldedLines(entry.lines, units)
  return count === 1 ? lines : lines.map((line) => `${line} (${times(count)})`)
}
