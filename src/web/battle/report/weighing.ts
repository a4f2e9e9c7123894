import { type Decided, luckMaker, type Throw } from '../../../study/luck.ts'
import { type Reel, stateAt } from '../replay/reel.ts'

/** Milliseconds to work before the page gets its turn. */
const SLICE = 12

/** The orders that were decided by dice, each with the state before and after it. */
export function* decidedByDice(reel: Reel): Generator<Decided> {
  const { ruleset, record, log } = reel
  const { game } = ruleset
  const state = stateAt(reel, 0)
  for (const { number, side, events, dice } of log) {
    const before = dice.length > 0 ? game.copy(state) : undefined
    for (const event of events) game.apply(state, event)
    const order = record.file.orders[number - 1]?.order
    if (before !== undefined && order) yield { number, side, order, before, after: game.copy(state) }
  }
}

/** Weighs all the dice of a battle in slices, so that the page stays alive; none if it was called off. */
export const weighed = async (
  reel: Reel,
  onProgress: (share: number) => void,
  off: AbortSignal,
): Promise<readonly Throw[] | undefined> => {
  const { ruleset, sides, log } = reel
  const { game } = ruleset
  const weigh = luckMaker({ game, gauges: game.gauges ?? [], sides })
  const throws: Throw[] = []
  let since = performance.now()
  for (const decided of decidedByDice(reel)) {
    if (off.aborted) return undefined
    throws.push(weigh(decided))
    if (performance.now() - since < SLICE) continue
    onProgress(decided.number / log.length)
    await new Promise((resolve) => setTimeout(resolve, 0))
    since = performance.now()
  }
  return throws
}
