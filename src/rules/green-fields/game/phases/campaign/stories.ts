import { several } from '#kernel/words.ts'
import { signedPoints } from '../../../wording.ts'
import { ENDING_WORDS, peopleName, peopleWithin, sideName } from '../../names.ts'
import type { SideName } from '../../sides.ts'
import { otherSide } from '../../sides.ts'
import type { Ending } from '../../state.ts'
import { NOWHERE, type Pages } from '../../story-page.ts'

export interface CampaignShapes {
  'week-begun': { readonly week: number; readonly loser: SideName }
  'assault-opened': { readonly side: SideName }
  'assault-declined': { readonly side: SideName }
  'order-not-carried-out': { readonly side: SideName; readonly points: number }
  'would-end': { readonly side: SideName }
  'campaign-ended': { readonly ending: Ending }
}

export const CAMPAIGN_STORIES: Pages<CampaignShapes> = {
  'week-begun': {
    line: (state, { week, loser }) =>
      week === 0
        ? `The campaign opens. ${peopleName(state, loser)} lost the roll and must declare first.`
        : `Week ${week}: ${peopleWithin(state, loser)} lost the roll and must declare first.`,
    weight: () => 0,
  },
  'assault-opened': {
    line: (state, { side }) => `${sideName(state, side)} opens an assault.`,
    weight: () => 4,
    ...NOWHERE,
  },
  'assault-declined': {
    line: (state, { side }) => `${sideName(state, side)} does not attack this week.`,
    weight: () => 0,
  },
  'order-not-carried-out': {
    line: (state, { side, points }) =>
      `${sideName(state, side)} has not carried out its order to attack and loses ${several(points, 'point')}.`,
    weight: () => 0,
  },
  'would-end': {
    line: (state, { side }) => `${sideName(state, side)} would end the campaign here.`,
    weight: () => 0,
  },
  'campaign-ended': {
    line: (state, { ending: { winner, reason, score } }) => {
      const first = winner ?? 'a'
      const points = `with ${signedPoints(score[first])} points against ${signedPoints(score[otherSide(first)])}`
      return `${winner ? `${sideName(state, winner)} wins` : 'Nobody wins'} ${ENDING_WORDS[reason]}, ${points}.`
    },
    weight: () => 0,
  },
}
