import { entryFor, type Viewer } from '#kernel/game/battle/log.ts'
import type { Side } from '#kernel/game/game.ts'
import type { Frame, Recorded, Reel } from './reel.ts'

/**
 * Through whose eyes a battle may be looked at: anybody's when it is over or when no player here has a part in it; while
 * it goes on only those of the players here.
 */
export const viewersOf = (
  players: readonly Side[],
  sides: readonly Side[],
  over: boolean,
): readonly Viewer[] => (over || players.length === 0 ? ['umpire', ...sides] : players)

/**
 * A frame for each order of the viewer's and for each of which he hears anything, with all that was ordered before the next;
 * what was ordered before the first lies before the start. Whether anything else was kept secret makes no difference: that
 * there are more frames would tell him so.
 */
const known = <R extends Recorded>({ log, ...reel }: Reel<R>, viewer: Viewer): Reel<R> => {
  const frames: Frame[] = []
  let { start } = reel
  for (const order of log.orders) {
    const last = frames.at(-1)
    if (order.side === viewer || entryFor(log, order, viewer).lines.length > 0)
      frames.push({ order, last: order })
    else if (last) frames[frames.length - 1] = { ...last, last: order }
    else start = order.after
  }
  return { ...reel, log, start, frames }
}

/** A battle that goes on, as one of its players may wind through it: no moment tells of orders given in secret. */
export const reelFor = <R extends Recorded>(reel: Reel<R>, viewer: Viewer): Reel<R> => {
  if (reel.result || viewer === 'umpire') return reel
  const seen = known(reel, viewer)
  return seen.frames.length === reel.frames.length ? reel : seen
}
