import type { LogEntry } from '#kernel/game/battle/log.ts'

/** What somebody looks for in the log; what is left out does not matter. */
export interface Sought {
  /** Words that must all stand in its lines. */
  readonly words: string
  readonly step?: string | undefined
  /** A unit that its lines must name. */
  readonly unit?: string | undefined
  /** Only orders for which dice were thrown. */
  readonly dice?: boolean
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether lines name a unit: '1st Foot' is not in '21st Foot', nor '2/Warwicks' in '2/Warwickshire'. */
const isNamed = (lines: readonly string[], name: string): boolean => {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'u')
  return lines.some((line) => whole.test(line))
}

/** The lines of the log that fit, in their order. Only what the reader may know is looked through. */
export const found = (log: readonly LogEntry[], sought: Sought): readonly LogEntry[] => {
  const { step, unit, dice = false } = sought
  const parts = sought.words.toLowerCase().split(/\s+/).filter(Boolean)
  return log.filter((entry) => {
    if (step !== undefined && entry.step !== step) return false
    if (dice && entry.dice.length === 0) return false
    if (unit !== undefined && !isNamed(entry.lines, unit)) return false
    const text = entry.lines.join(' ').toLowerCase()
    return parts.every((part) => text.includes(part))
  })
}

/** Those of the units shown that the lines of an order name. */
export const unitsNamed = (
  { lines }: Pick<LogEntry, 'lines'>,
  units: readonly { readonly id: string; readonly name: string }[],
): readonly string[] => units.filter(({ name }) => isNamed(lines, name)).map(({ id }) => id)

/** The parts of the turn that the log has lines of, in the order in which they first came. */
export const stepsIn = (log: readonly LogEntry[]): readonly string[] => [
  ...new Set(log.map(({ step }) => step)),
]
