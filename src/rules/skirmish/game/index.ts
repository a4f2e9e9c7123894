import type { Game, ScenarioSummary } from '#kernel/game/game.ts'
import { phasedGame } from '#kernel/game/phases.ts'
import { success } from '#kernel/procedure/result.ts'
import { capitalised, words } from '#kernel/words.ts'
import { OWN_SKIRMISH } from '../own-battle/index.ts'
import { CROSSROADS } from '../scenarios/crossroads-1914.ts'
import { identified } from '../scenarios/ids.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import { BUILT } from '../tables/forces.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import { goOn } from './flow.ts'
import { GAUGES } from './gauges.ts'
import { imagine } from './imagine.ts'
import { END_WORDS } from './phases/end/stories.ts'
import { ORDER_SCHEMA, type PlayerOrder, rulesOf } from './phases/index.ts'
import type { Phase } from './phases/shapes.ts'
import { PROSPECTS } from './prospects.ts'
import { endAgainst, endByScore, losses, scores } from './scoring.ts'
import { begunBattle } from './set-up/index.ts'
import type { State } from './state.ts'
import { type Story, tell } from './stories.ts'
import { termsOf } from './terms.ts'
import { eventView, hides, type View, view } from './view.ts'

/** The part of the game that follows from its phases. */
export const PHASES = phasedGame<State, Phase, Side, PlayerOrder, Story>({
  sides: SIDES,
  rulesOf,
  stopping: {
    battle: 'battle',
    offer: 'agree-to-stop',
    clause: 'SK-END-04',
    offered: (side) => ({ kind: 'agreed', side }),
    end(play, by) {
      if (by.reason === 'concession') endAgainst(play, by.loser, 'concession')
      else endByScore(play, 'agreement')
    },
  },
  inTurn: 'SK-SEQ-11',
  goOn,
})

const shown = (
  id: string,
  title: string,
  turnLimit: number,
  names: readonly [string, string],
  attacker: Side,
): ScenarioSummary => ({
  id,
  title,
  sides: SIDES,
  names,
  roles: attacker === 'a' ? ['attacker', 'defender'] : ['defender', 'attacker'],
  turnLimit,
})

const stepWords = ({ step, ending }: State): string => (ending ? 'Over' : capitalised(words(step)))

/** One line on how things stand. */
const summary = (view: View): string => {
  const { a, b } = scores(view)
  const { scenario, move } = view
  return `Move ${Math.max(1, move)} of ${scenario.moves} · ${scenario.a.name} ${a}, ${scenario.b.name} ${b}`
}

/** Great War Skirmish as a whole game. */
export const GAME: Game<State, PlayerOrder, Story, View> = {
  version: 3,
  setting: ['scenario', 'options'],
  scenarioOf(id, options) {
    const agreed = termsOf(id, options)
    return agreed.ok ? identified(agreed.value.scenario) : undefined
  },
  scenarios: [
    ...SCENARIOS.map(({ id, title, moves, a, b, attacker }) =>
      shown(id, title, moves, [a.name, b.name], attacker),
    ),
    shown(OWN_SKIRMISH.id, OWN_SKIRMISH.title, BUILT.moves, ['British', 'Germans'], CROSSROADS.attacker),
  ],
  order: ORDER_SCHEMA,
  begin(id, options) {
    const agreed = termsOf(id, options)
    return agreed.ok ? success(begunBattle(agreed.value.scenario, agreed.value.readings)) : agreed
  },
  ...PHASES,
  view,
  eventView,
  imagine,
  hides,
  result: ({ ending }) =>
    ending ? { winner: ending.winner, reason: ending.reason, score: ending.score } : undefined,
  turn: ({ move }) => move,
  step: stepWords,
  summary,
  words: {
    turn: 'move',
    lost: 'figures',
    reasons: END_WORDS,
  },
  losses: (state) => ({ a: losses(state, 'a'), b: losses(state, 'b') }),
  gauges: GAUGES,
  prospects: PROSPECTS,
  isQuiet: ({ phases }) => phases.length <= 1,
  tell,
}
