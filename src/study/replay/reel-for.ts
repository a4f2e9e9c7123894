import { entryFor, isKnownTo, type Viewer } from '../../kernel/game/battle/log.ts'
import type { Frame, Recorded, Reel } from './reel.ts'

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
