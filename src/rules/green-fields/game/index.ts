import type { Game, ScenarioSummary } from '#kernel/game/game.ts'
import { phasedGame } from '#kernel/game/phases.ts'
import { success } from '#kernel/procedure/result.ts'
import { scenarioNamed } from '../own-battle/index.ts'
import { OWN_CAMPAIGN, OWN_CAMPAIGN_WEEKS } from '../own-battle/own-campaign.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import { CAMPAIGN_LIMITS } from '../tables/index.ts'
import { SIDES } from '../vocabulary.ts'
import { eventView } from './event-view.ts'
import { goOn } from './flow.ts'
import { GAUGES } from './gauges.ts'
import { imagine } from './imagine/index.ts'
import { ENDING_WORDS, peopleIn } from './names.ts'
import { readOptions } from './options.ts'
import { closeAssault } from './phases/assault/closing.ts'
import { ORDER_SCHEMA, type PlayerOrder, rulesOf } from './phases/index.ts'
import type { Phase } from './phases/shapes.ts'
import type { Play } from './play.ts'
import { PROSPECTS } from './prospects.ts'
import { roleOf } from './roles.ts'
import { endByVerdict, endCampaign } from './scoring.ts'
import { stateOf } from './set-up.ts'
import { otherSide, type SideName } from './sides.ts'
import type { State } from './state.ts'
import type { Story } from './stories.ts'
import { tell } from './stories.ts'
import { stepWords, summary } from './summary.ts'
import { idFor } from './units.ts'
import { type View, view } from './view.ts'

const PHASES = phasedGame<State, Phase, SideName, PlayerOrder, Story>({
  sides: SIDES,
  rulesOf,
  stopping: {
    battle: 'campaign',
    offer: 'agree-to-end',
    offered: (side) => ({ kind: 'would-end', side }),
    end(play, by) {
      if (by.reason === 'concession') endCampaign(play, 'concession', otherSide(by.loser))
      else endByAgreement(play)
    },
  },
  goOn,
})

/** GF-VP-09: stopping the war stops the battle, which is scored first. */
const endByAgreement = (play: Play): void => {
  closeAssault(play)
  if (!play.state.ending) endByVerdict(play, 'agreement')
}

const shown = (
  id: string,
  title: string,
  turnLimit: number,
  names: readonly [string, string],
): ScenarioSummary => ({ id, title, sides: SIDES, names, turnLimit })

/** To The Green Fields Beyond! as a whole campaign. */
export const GAME: Game<State, PlayerOrder, Story, View> = {
  version: 6,
  setting: ['scenario', 'options', 'country', 'terms'],
  scenarioOf(id, options) {
    const agreed = readOptions(options)
    if (!agreed.ok) return undefined
    const { readings, campaign } = agreed.value
    const scenario = scenarioNamed(id, campaign, readings)
    return scenario.ok ? scenario.value : undefined
  },
  scenarios: [
    ...SCENARIOS.map(({ id, title, terms, nations }) => {
      const [a, b] = [roleOf(terms, 'a'), roleOf(terms, 'b')]
      const names = [peopleIn(nations, 'a'), peopleIn(nations, 'b')] as const
      return { ...shown(id, title, terms.weeks, names), ...(a && b ? { roles: [a, b] as const } : {}) }
    }),
    shown(OWN_CAMPAIGN.id, OWN_CAMPAIGN.title, OWN_CAMPAIGN_WEEKS, [
      peopleIn(CAMPAIGN_LIMITS.nations, 'a'),
      peopleIn(CAMPAIGN_LIMITS.nations, 'b'),
    ]),
  ],
  order: ORDER_SCHEMA,
  begin(id, options) {
    const agreed = readOptions(options)
    if (!agreed.ok) return agreed
    const { readings, campaign } = agreed.value
    const scenario = scenarioNamed(id, campaign, readings)
    return scenario.ok ? success(stateOf(scenario.value, readings)) : scenario
  },
  ...PHASES,
  view,
  eventView,
  idFor: (state, unit, side) => (side === 'a' || side === 'b' ? idFor(state, unit, side) : unit),
  imagine,
  result: ({ ending }) => ending ?? undefined,
  // The assault that opens a campaign of 1914 is fought before its first week is over.
  turn: ({ week, terms }) => (week === 0 && terms.variation === '1914' ? 1 : Math.max(0, week)),
  isSetUp: ({ week, step }) => week > 1 || (step !== 'initiative' && step !== 'deployment'),
  // What the enemy has buried is his affair until the end.
  losses: ({ armies, ending }, viewer) =>
    Object.fromEntries(
      SIDES.filter((side) => viewer === 'umpire' || viewer === side || ending).map((side) => [
        side,
        { strength: armies[side].lost },
      ]),
    ),
  gauges: GAUGES,
  prospects: PROSPECTS,
  hides: ({ ending }) => ending === null,
  step: stepWords,
  summary,
  words: {
    turn: 'week',
    lost: 'strength points',
    reasons: ENDING_WORDS,
    figures: 'Strength of full, experience (E), morale (M) of highest',
  },
  tell,
}
