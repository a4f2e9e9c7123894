import type { Game, ScenarioSummary } from '#kernel/game/game.ts'
import { phasedGame } from '#kernel/game/phases.ts'
import { success } from '#kernel/procedure/result.ts'
import { OWN_ENGAGEMENT, OWN_TURNS } from '../own-battle/index.ts'
import { identified } from '../scenarios/ids.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import { type Nation, SIDES, type Side } from '../vocabulary.ts'
import { NATION_WORDS } from '../wording.ts'
import { goOn } from './flow.ts'
import { GAUGES } from './gauges.ts'
import { imagine } from './imagine.ts'
import { ORDER_SCHEMA, type PlayerOrder, rulesOf } from './phases/index.ts'
import type { Phase } from './phases/shapes.ts'
import { PROSPECTS } from './prospects.ts'
import { endAgainst, endByScore, losses } from './scoring.ts'
import { begunBattle } from './set-up/index.ts'
import type { State } from './state.ts'
import { eventView, type Story, tell } from './stories.ts'
import { stepWords, summary } from './summary.ts'
import { agreedBattle } from './terms.ts'
import { hides, type View, view } from './view.ts'

/** The part of the game that follows from its phases. */
export const PHASES = phasedGame<State, Phase, Side, PlayerOrder, Story>({
  sides: SIDES,
  rulesOf,
  inTurn: 'FF-TURN-17',
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

const shown = (
  id: string,
  title: string,
  turnLimit: number,
  attacker: Nation,
  defender: Nation,
): ScenarioSummary => ({
  id,
  title,
  sides: SIDES,
  names: [NATION_WORDS[attacker], NATION_WORDS[defender]],
  roles: SIDES,
  turnLimit,
})

/** Flanders Fields as a whole game. */
export const GAME: Game<State, PlayerOrder, Story, View> = {
  version: 4,
  setting: ['scenario', 'options'],
  scenarioOf(id, options, seed) {
    const agreed = agreedBattle(id, options, seed)
    return agreed.ok ? identified(agreed.value.scenario) : undefined
  },
  scenarios: [
    ...SCENARIOS.map(({ id, title, turns, attacker, defender }) =>
      shown(id, title, turns, attacker.nation, defender.nation),
    ),
    shown(OWN_ENGAGEMENT.id, OWN_ENGAGEMENT.title, OWN_TURNS, 'british', 'german'),
  ],
  order: ORDER_SCHEMA,
  begin(id, options, seed) {
    const agreed = agreedBattle(id, options, seed)
    return agreed.ok ? success(begunBattle(agreed.value.scenario, agreed.value.readings)) : agreed
  },
  ...PHASES,
  view,
  imagine,
  hides,
  eventView,
  result: ({ ending }) =>
    ending ? { winner: ending.winner, reason: ending.reason, score: ending.score } : undefined,
  turn: ({ turn }) => turn,
  step: stepWords,
  summary,
  words: {
    turn: 'turn',
    lost: 'stands',
    reasons: {
      'turn-limit': 'at the end of the last turn',
      collapse: 'as the other side collapses',
      concession: 'as the other side gives up',
      agreement: 'as both sides agree to stop',
    },
  },
  losses: (state) => ({ attacker: losses(state, 'attacker'), defender: losses(state, 'defender') }),
  gauges: GAUGES,
  prospects: PROSPECTS,
  alternates: true,
  isQuiet: ({ phases }) => phases.length <= 1,
  tell,
}
