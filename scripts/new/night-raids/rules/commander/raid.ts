import { type Wishes, wishes } from '#kernel/game/commander.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import { menOf } from '../game/platoons.ts'
import type { Situation } from './situation.ts'

/** As many as there are, and then ever fewer. */
export const raidWishes = ({ view, side }: Situation): Wishes<PlayerOrder> =>
  wishes<PlayerOrder>('routine', function* () {
    for (let men = menOf(view, side); men > 0; men--)
      yield { order: { kind: 'raid', men }, why: 'More raiders hit more of the enemy.' }
  })
