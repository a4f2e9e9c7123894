import { phasedGame } from '../../../kernel/game/phases.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import { goOn } from './flow.ts'
import type { PlayerOrder } from './orders.ts'
import { rulesOf } from './phases/index.ts'
import type { Phase } from './phases/phase.ts'
import { endAgainst, endByScore } from './scoring.ts'
import type { State } from './state.ts'
import type { Story } from './stories/story.ts'

/** The part of the game that follows from its phases. */
export const PHASES = phasedGame<State, Phase, Side, PlayerOrder, Story>({
  sides: SIDES,
  rulesOf,
  stopping: {
    battle: 'battle',
    offer: 'agree-to-stop',
    clause: 'FF-END-11',
    offered: (side) => ({ kind: 'agreed', side }),
    end(play, by) {
      if (by.reason === 'concession') endAgainst(play, by.loser, 'concession')
      else endByScore(play, 'agreement')
    },
  },
  goOn,
})
