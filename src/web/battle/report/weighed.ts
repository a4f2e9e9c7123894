import { luckMaker, type Throw } from '#study/luck.ts'
import { measureOf } from '#study/measure.ts'
import type { Reel } from '#study/replay/reel.ts'
import { decidedByDice } from '#study/report/after-action.ts'

/** Milliseconds to work before the page gets its turn. */
const SLICE = 12

/** Weighs all the dice of a battle in slices, so that the page stays alive; none if it was called off. */
export const weighed = async (
  reel: Reel,
  onProgress: (share: number) => void,
  off: AbortSignal,
): Promise<readonly Throw[] | undefined> => {
  const { ruleset, sides, frames } = reel
  const weigh = luckMaker({ game: ruleset.game, measure: measureOf(ruleset, sides) })
  const throws: Throw[] = []
  let since = performance.now()
  for (const decided of decidedByDice(reel)) {
    if (off.aborted) return undefined
    throws.push(weigh(decided))
    if (performance.now() - since < SLICE) continue
    onProgress(decided.number / frames.length)
    await new Promise((resolve) => setTimeout(resolve, 0))
    since = performance.now()
  }
  return throws
}
