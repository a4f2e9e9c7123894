import { stretch } from '#kernel/words.ts'

/** 3, 3-4, 1+. */
export const span = (least: number, most: number): string =>
  most === Number.POSITIVE_INFINITY ? `${least}+` : stretch(least, most)

/** The spans of a table whose rows each say how far they go: the first open below if asked, the last above. */
export const spans = (ends: readonly number[], openBelow: boolean): readonly string[] =>
  ends.map((end, index) => {
    const before = ends[index - 1]
    if (before === undefined) return openBelow ? `${end} or less` : String(end)
    return span(before + 1, end)
  })

export const IMPOSSIBLE = '-'

export const yesOr = (holds: boolean): string => (holds ? 'yes' : IMPOSSIBLE)
