import {
  type BattleLog,
  entryFor,
  heardEvents,
  type LoggedOrder,
  type Viewer,
} from '#kernel/game/battle/log.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import { type Said, say } from './said.ts'

/** What a viewer is told of an order: its lines, its results, what each of its events weighs. */
export const tellOrder = (
  said: Said,
  { tableTop, outcomes, aftermath }: PlayedRuleset,
  log: BattleLog,
  order: LoggedOrder,
  viewer: Viewer,
): void => {
  const where = `${order.number} ${viewer}`
  const { lines, turn, step, secret, losses, dice, working, own } = entryFor(log, order, viewer)
  const heard = heardEvents(log, order, viewer)
  say(said, 'log', where, { turn, step, secret, losses, lines })
  say(said, 'working', where, { own, dice, working })
  const known = { heard, dice, viewer }
  say(said, 'results', where, outcomes?.results?.(known))
  if (outcomes?.silent?.(known)) say(said, 'results', where, 'silent')
  say(said, 'moments', where, outcomes?.moments?.(known))
  say(said, 'shells', where, outcomes?.shelled?.(known))
  if (heard.length === 0) return
  const view = log.game.view(order.after, viewer)
  for (const [i, { event, after }] of heard.entries()) {
    const here = `${where} event ${i + 1}`
    const telling = tableTop?.telling?.(view, event)
    const alike = telling?.alike
    if (telling)
      say(said, 'weights', here, {
        ...telling,
        ...(alike ? { alike: { key: alike.key, words: alike.words(2) } } : {}),
      })
    if (aftermath && viewer === 'umpire')
      say(said, 'annals', here, [
        aftermath.place(after),
        aftermath.about(after, event),
        aftermath.tally(after),
      ])
  }
}

/** What is told of the whole battle when it is over. */
export const tellBattle = (
  said: Said,
  { outcomes, aftermath }: PlayedRuleset,
  log: BattleLog,
  viewer: Viewer,
): void => {
  const heard = log.orders.flatMap((order) => heardEvents(log, order, viewer))
  say(said, 'annals', `all ${viewer}`, outcomes?.annals?.(heard))
  const last = log.orders.at(-1)
  if (!aftermath || !last || viewer !== 'umpire') return
  say(said, 'annals', 'all graves', aftermath.graves(last.after))
  say(said, 'annals', 'all map', aftermath.map(last.after))
}
