import type { TableTop } from '../../../screen/tabletop.ts'

/** Gives the last answer again when the question is the same. */
const memoLast = <A extends readonly unknown[], R>(work: (...args: A) => R): ((...args: A) => R) => {
  let last: { readonly args: A; readonly answer: R } | undefined
  return (...args) => {
    if (!last?.args.every((arg, i) => Object.is(arg, args[i]))) last = { args, answer: work(...args) }
    return last.answer
  }
}

/** A table top that several parts of the screen can ask the same thing while it is worked out once. */
export const memoTableTop = (tableTop: TableTop): TableTop => ({
  ...tableTop,
  writing: memoLast(tableTop.writing),
  units: memoLast(tableTop.units),
  pieces: memoLast(tableTop.pieces),
  card: memoLast(tableTop.card),
})
