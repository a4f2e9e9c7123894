import { luckMaker, type Throw } from '../luck.ts'
import type { Reel } from '../replay/reel.ts'
import { factsOf } from './facts.ts'
import { markdownReport } from './markdown.ts'
import { decidedByDice } from './weighing.ts'

/** Told how many of how many orders with dice have been weighed. */
type Progress = (done: number, of: number) => void

const throwsIn = (reel: Reel, progress: Progress): readonly Throw[] => {
  const { ruleset, sides } = reel
  const { game } = ruleset
  const weigh = luckMaker({ game, gauges: game.gauges ?? [], sides })
  return decidedByDice(reel).map((decided, i, all) => {
    const thrown = weigh(decided)
    progress(i + 1, all.length)
    return thrown
  })
}

/** The after-action report of a battle as Markdown, without pictures; its luck only if somebody waits for it. */
export const afterAction = (reel: Reel, weighing?: Progress): string =>
  markdownReport(factsOf(reel), weighing && throwsIn(reel, weighing))
