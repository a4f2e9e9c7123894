import { several } from '#kernel/words.ts'
import { signedPoints } from '../../../wording.ts'
import { otherSide } from '../../sides.ts'
import { ENDING_WORDS, type Lines, peopleName, peopleWithin, sideName } from '../../stories/words.ts'
import type { CampaignStory } from './story.ts'

export const CAMPAIGN_LINES: Lines<CampaignStory> = {
  'week-begun': (state, { week, loser }) =>
    week === 0
      ? `The campaign opens. ${peopleName(state, loser)} lost the roll and must declare first.`
      : `Week ${week}: ${peopleWithin(state, loser)} lost the roll and must declare first.`,
  'assault-opened': (state, { side }) => `${sideName(state, side)} opens an assault.`,
  'assault-declined': (state, { side }) => `${sideName(state, side)} does not attack this week.`,
  'order-not-carried-out': (state, { side, points }) =>
    `${sideName(state, side)} has not carried out its order to attack and loses ${several(points, 'point')}.`,
  'would-end': (state, { side }) => `${sideName(state, side)} would end the campaign here.`,
  'campaign-ended': (state, { ending: { winner, reason, score } }) => {
    const first = winner ?? 'a'
    const points = `with ${signedPoints(score[first])} points against ${signedPoints(score[otherSide(first)])}`
    return `${winner ? `${sideName(state, winner)} wins` : 'Nobody wins'} ${ENDING_WORDS[reason]}, ${points}.`
  },
}
