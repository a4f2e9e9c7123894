import type { Refused } from '#kernel/procedure/adjudicate.ts'

export const printJson = (document: unknown): void => {
  process.stdout.write(`${JSON.stringify(document)}\n`)
}

export const print = (lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Ends the command with one line on the error stream. */
export const fail = (message: string): void => {
  process.stderr.write(`duckboard: ${message.replaceAll('\n', ' ')}\n`)
  process.exitCode = 1
}

/** Reports a refusal: the envelope for machines, a line for people. */
export const failWith = (refused: Refused, json: boolean | undefined): void => {
  if (json) printJson(refused)
  fail(refused.error.message)
}

/** Left-aligned columns, the last one as long as it likes. */
export const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length)
    })
  }
  return rows.map((row) => `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd())
}

/** The one of that id, or one line saying that there is none. */
export const rulesetNamed = <R extends { readonly id: string }>(
  known: readonly R[],
  id: string,
): R | undefined => {
  const found = known.find((ruleset) => ruleset.id === id)
  if (!found)
    fail(`There is no rule set "${id}"; there are ${known.map((ruleset) => ruleset.id).join(', ')}.`)
  return found
}
