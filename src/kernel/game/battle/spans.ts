import type { Game } from '../game.ts'
import type { BattleLog, LoggedOrder, Losses, Viewer } from './log.ts'

/** What came of an order within one turn, told as an order of its own. */
export interface Span extends LoggedOrder {
  /** The turn in which it happened: that of the barrage that falls when the enemy's last order has been given is the next. */
  readonly turn: number
  /** The next turn began, or the battle was over. */
  readonly cut: boolean
}

/**
 * An order cut where a turn begins and where the battle is over. What stands at the end of a part is how things stood just
 * as the next began: nothing had been rolled in it yet.
 */
export const spansOf = (game: Game, order: LoggedOrder): readonly Span[] => {
  const spans: Span[] = []
  let turn = Math.max(1, game.turn(order.before))
  let begun = order.before
  let last = order.before
  let happened: LoggedOrder['happened'][number][] = []
  for (const one of order.happened) {
    const { state } = one
    const over = game.result(state) !== undefined && game.result(last) === undefined
    const next = game.turn(state) > turn
    if (over || next) {
      spans.push({ ...order, before: begun, after: state, happened, told: new Map(), turn, cut: true })
      // What is settled when the last turn is over belongs to it.
      if (next && !game.result(state)) turn = game.turn(state)
      begun = last
      happened = []
    }
    happened.push(one)
    last = state
  }
  const { after } = order
  return [...spans, { ...order, before: begun, after, happened, told: new Map(), turn, cut: false }]
}

/** How things stood when a turn was over. */
export interface TurnEnd {
  readonly turn: number
  readonly state: unknown
}

export const turnEnds = (spans: readonly Pick<Span, 'turn' | 'after'>[]): readonly TurnEnd[] => {
  const ends = new Map<number, unknown>()
  for (const { turn, after } of spans) ends.set(turn, after)
  return [...ends].map(([turn, state]) => ({ turn, state }))
}

/** What each side had lost by the end of each turn. */
export const lossesByTurn = (
  { game, orders }: BattleLog,
  viewer: Viewer,
): readonly { readonly turn: number; readonly losses: Losses }[] =>
  turnEnds(orders.flatMap((order) => spansOf(game, order))).map(({ turn, state }) => ({
    turn,
    losses: game.losses(game.view(state, viewer), viewer),
  }))
