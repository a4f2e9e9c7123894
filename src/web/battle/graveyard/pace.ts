/** Milliseconds from one cross to the next, and for all of them at most. */
const SLOWEST = 90
const LONGEST = 6_000

/** How fast the crosses come, so that many do not keep anybody waiting; both plots are dug at the same time. */
export const paceOf = (counts: readonly number[]): { readonly step: number; readonly whole: number } => {
  const most = Math.max(0, ...counts)
  const step = most === 0 ? 0 : Math.min(SLOWEST, Math.floor(LONGEST / most))
  return { step, whole: step * most }
}
