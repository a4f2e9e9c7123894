import type { TurnStep } from '#kernel/procedure/referee.ts'

/** A line of the order of play: a step, or steps in a row that have been told already. */
export type SheetLine = ToldStep | RepeatedSteps

interface ToldStep {
  readonly kind: 'told'
  readonly number: number
  readonly title: string
  readonly text: string
  readonly tables: readonly number[]
}

interface RepeatedSteps {
  readonly kind: 'repeated'
  readonly first: number
  readonly last: number
  readonly title: string
  /** The numbers of the steps they repeat. */
  readonly as: readonly number[]
}

/** Tells each step once: what the other side does after the first is named, not said again. */
export const sheetLines = (
  steps: readonly TurnStep[],
  tableNumbers: ReadonlyMap<string, number>,
): readonly SheetLine[] => {
  const told = new Map<string, number>()
  const lines: SheetLine[] = []
  let repeated: { number: number; title: string; as: number }[] = []
  const close = () => {
    if (repeated.length > 0) lines.push(repetition(repeated))
    repeated = []
  }
  for (const [i, { title, text, tables }] of steps.entries()) {
    const before = told.get(text)
    if (before !== undefined) {
      repeated.push({ number: i + 1, title, as: before })
      continue
    }
    close()
    told.set(text, i + 1)
    const numbers = tables.flatMap((id) => tableNumbers.get(id) ?? [])
    lines.push({ kind: 'told', number: i + 1, title, text, tables: ascending(numbers) })
  }
  close()
  return lines
}

const repetition = (run: readonly { number: number; title: string; as: number }[]): RepeatedSteps => ({
  kind: 'repeated',
  first: run[0]?.number ?? 0,
  last: run.at(-1)?.number ?? 0,
  title: together(run.map(({ title }) => title)),
  as: run.map(({ as }) => as),
})

/** `Defender: gas` and `Defender: orders` are "Defender: gas, orders". */
const together = (titles: readonly string[]): string => {
  const lead = /^[^:]+: /.exec(titles[0] ?? '')?.[0] ?? ''
  return titles.every((title) => title.startsWith(lead))
    ? lead + titles.map((title) => title.slice(lead.length)).join(', ')
    : titles.join(', ')
}

const ascending = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers)].sort((a, b) => a - b)

/** 1, 2, 3, 7 as the runs 1 to 3 and 7 to 7. */
export const runsOf = (numbers: readonly number[]): readonly (readonly [number, number])[] => {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && run[1] + 1 === number) run[1] = number
    else runs.push([number, number])
  }
  return runs
}
