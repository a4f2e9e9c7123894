import type { Decision } from '#kernel/game/commander.ts'
import type { AnyOrder } from '#kernel/game/game.ts'
import { counted } from '#kernel/words.ts'

/** A share of continuations that were won: '61 %'. */
export const shareWords = (share: number): string => `${Math.round(100 * share)} %`

/** What the second best came to; more than the best where the difference may be chance alone. */
const against = (best: number, second: number, name: string): string =>
  `, ${name} ${shareWords(second)}${second > best ? ', which did not come out clearly better' : ''}`

/**
 * Why it was decided so, with the figures where the commander thought ahead: "Holds the farm. 24 continuations thought
 * through: this won 61 %, 'Advance' 44 %." `called` is what an order is called.
 */
export const whyWords = (
  { order, why, weighed }: Decision,
  called: (order: AnyOrder) => string | undefined = () => undefined,
): string => {
  const [best, second] = weighed?.options ?? []
  if (!weighed || !best) return why
  const name = second && called(second.order)
  const other = name && name !== called(order) ? `‘${name}’` : 'the next best'
  const through = `${counted(weighed.continuations, 'continuation')} thought through`
  return `${why} ${through}: this won ${shareWords(best.share)}${second ? against(best.share, second.share, other) : ''}.`
}
