import { stretch } from '#kernel/words.ts'

/** What stands where nothing can happen. */
export const NOTHING = '-'

/** A basic factor, or the mark of a blank cell. */
export const factor = (value: number | undefined): string => (value === undefined ? NOTHING : String(value))

/** A number that may be nothing at all. */
export const count = (value: number): string => (value === 0 ? NOTHING : String(value))

/** The faces of a die, in runs of the same result. */
export const runs = <T>(results: readonly T[]): readonly { readonly faces: string; readonly result: T }[] => {
  const found: { from: number; to: number; result: T }[] = []
  results.forEach((result, index) => {
    const last = found.at(-1)
    if (last && last.result === result) last.to = index + 1
    else found.push({ from: index + 1, to: index + 1, result })
  })
  return found.map(({ from, to, result }) => ({ faces: stretch(from, to), result }))
}
