import { upTo } from '#kernel/game/battle/file.ts'
import { hidesAnything } from '#kernel/game/game.ts'
import { ordersAt, type Recorded, type Reel, stateAt } from './reel.ts'

/** What a battle begins with that goes on from one of the moments of another, and how it stands there. */
export interface Branch extends Pick<Recorded, 'title' | 'file' | 'whys' | 'led'> {
  /** None when it is over there. */
  readonly summary: string | undefined
  /** A side hides something from the other there. */
  readonly hidden: boolean
}

export const branchAt = (reel: Reel, moment: number): Branch => {
  const { record, ruleset } = reel
  const { game } = ruleset
  const orders = ordersAt(reel, moment)
  const state = stateAt(reel, moment)
  return {
    title: `${record.title}, what if from order ${moment}`,
    file: upTo(record.file, orders),
    whys: record.whys.slice(0, orders),
    ...(record.led ? { led: record.led.filter(({ from }) => from < orders) } : {}),
    hidden: hidesAnything(game, state, reel.sides),
    summary: game.result(state) ? undefined : game.summary(game.view(state, 'umpire')),
  }
}
