import { words } from '../../../kernel/words.ts'

/** +1, 0, -2. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))

/** `open-countryside` as the head of a row. */
export const headed = (name: string): string => {
  const written = words(name)
  return written.charAt(0).toUpperCase() + written.slice(1)
}

/** 3, 3-4, 1+. */
export const span = (least: number, most: number): string => {
  if (most === Number.POSITIVE_INFINITY) return `${least}+`
  return least === most ? String(least) : `${least}-${most}`
}

/** The spans of a table whose rows each say how far they go: the first open below if asked, the last above. */
export const spans = (ends: readonly number[], openBelow: boolean): readonly string[] =>
  ends.map((end, index) => {
    const before = ends[index - 1]
    if (before === undefined) return openBelow ? `${end} or less` : String(end)
    return span(before + 1, end)
  })

export const IMPOSSIBLE = '-'

export const yesOr = (holds: boolean): string => (holds ? 'yes' : IMPOSSIBLE)
