import type { TableTop } from '#screen/tabletop.ts'

/** Gives an answer again when the question is one of the last few. */
const memoLast = <A extends readonly unknown[], R>(
  work: (...args: A) => R,
  few: number,
): ((...args: A) => R) => {
  let last: readonly { readonly args: A; readonly answer: R }[] = []
  return (...args) => {
    const known = last.find((one) => one.args.every((arg, i) => Object.is(arg, args[i])))
    if (known) return known.answer
    const answer = work(...args)
    last = [{ args, answer }, ...last.slice(0, few - 1)]
    return answer
  }
}

/** Before and after an order, with and without what is being written. */
const PICTURES = 4

/** A table top that several parts of the screen can ask the same thing while it is worked out once. */
export const memoTableTop = (tableTop: TableTop): TableTop => ({
  ...tableTop,
  writing: memoLast(tableTop.writing, 1),
  units: memoLast(tableTop.units, 1),
  pieces: memoLast(tableTop.pieces, PICTURES),
  card: memoLast(tableTop.card, 1),
})
