import { entryFor, isKnownTo, type Viewer } from '../../kernel/game/battle/log.ts'
import type { Side } from '../../kernel/game/game.ts'
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

/** A frame for each order that the viewer knows of, with all that was ordered in secret before the next. */
const known = ({ log }: Reel, viewer: Viewer): readonly Frame[] => {
  const frames: Frame[] = []
  for (const order of log.orders) {
    const last = frames.at(-1)
    if (last && !isKnownTo(entryFor(log, order, viewer), viewer))
      frames[frames.length - 1] = { ...last, last: order }
    else frames.push({ order, last: order })
  }
  return frames
}

/** A battle that goes on, as one of its players may wind through it: no moment tells of orders given in secret. */
export const reelFor = <R extends Recorded>(reel: Reel<R>, viewer: Viewer): Reel<R> => {
  if (reel.result || viewer === 'umpire') return reel
  const frames = known(reel, viewer)
  return frames.length === reel.frames.length ? reel : { ...reel, frames }
}
