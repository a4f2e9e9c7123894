import { type Decided, luckMaker, type Throw } from '../luck.ts'
import { measureOf } from '../measure.ts'
import type { Reel } from '../replay/reel.ts'
import { factsOf } from './facts.ts'
import { markdownReport } from './markdown.ts'

/** The orders that were decided by dice, each with the state before and after it. */
export const decidedByDice = ({ log }: Reel): readonly Decided[] =>
  log.orders.filter(({ dice }) => dice.length > 0)

/** Told how many of how many orders with dice have been weighed. */
type Progress = (done: number, of: number) => void

const throwsIn = (reel: Reel, progress: Progress): readonly Throw[] => {
  const { ruleset, sides } = reel
  const weigh = luckMaker({ game: ruleset.game, measure: measureOf(ruleset, sides) })
  return decidedByDice(reel).map((decided, i, all) => {
    const thrown = weigh(decided)
    progress(i + 1, all.length)
    return thrown
  })
}

/** The after-action report of a battle as Markdown, without pictures; its luck only if somebody waits for it. */
export const afterAction = (reel: Reel, weighing?: Progress): string =>
  markdownReport(factsOf(reel), weighing && throwsIn(reel, weighing))
