import type { Game, ScenarioSummary } from '#kernel/game/game.ts'
import { phasedGame, topPhase } from '#kernel/game/phases.ts'
import { success } from '#kernel/procedure/result.ts'
import { OWN_BATTLE } from '../own-battle/index.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import { identified } from '../scenarios/table.ts'
import { TURNS } from '../tables/pick-up.ts'
import { asSide, otherSide, SIDES, type SideName } from '../vocabulary.ts'
import { REASON_WORDS, SIDE_NAMES } from '../wording.ts'
import { endBattle, goOn } from './flow.ts'
import { GAUGES } from './gauges.ts'
import { imagine } from './imagine.ts'
import { offerRefusal } from './phases/armistice/offering.ts'
import { ORDER_SCHEMA, type PlayerOrder, rulesOf } from './phases/index.ts'
import type { Phase } from './phases/shapes.ts'
import { PROSPECTS } from './prospects.ts'
import { endedAgainst, endedByAgreement, losses } from './scoring.ts'
import { stateOf } from './set-up.ts'
import type { State } from './state.ts'
import { type Story, tell } from './stories.ts'
import { stepWords, summary } from './summary.ts'
import { agreedBattle } from './terms.ts'
import { type View, view } from './view.ts'

const PHASES = phasedGame<State, Phase, SideName, PlayerOrder, Story>({
  sides: SIDES,
  rulesOf,
  stopping: {
    battle: 'battle',
    offer: 'agree-to-stop',
    clause: 'PA-END-07',
    atTurnEnd: true,
    refusal: offerRefusal,
    end(play, by) {
      if (by.reason === 'concession') endBattle(play, endedAgainst(play.state, by.loser, 'concession'))
      else endBattle(play, endedByAgreement(play.state))
    },
  },
  goOn,
})

const shown = (id: string, title: string, attacker: SideName, turnLimit: number): ScenarioSummary => ({
  id,
  title,
  sides: [attacker, otherSide(attacker)],
  names: [SIDE_NAMES[attacker], SIDE_NAMES[otherSide(attacker)]],
  roles: ['attacker', 'defender'],
  turnLimit,
})

/** Passchendaele as a whole game. */
export const GAME: Game<State, PlayerOrder, Story, View> = {
  // 2: the set-ups of PA-SETUP-16
  // 4: no turn pushes a base off the table (PA-GEO-15)
  version: 4,
  setting: ['scenario', 'options', 'table'],
  scenarioOf(id, options, seed) {
    const agreed = agreedBattle(id, options, seed)
    return agreed.ok ? identified(agreed.value.scenario) : undefined
  },
  scenarios: [
    ...SCENARIOS.map(({ id, title, attacker, turns }) => shown(id, title, attacker, turns)),
    shown(OWN_BATTLE.id, OWN_BATTLE.title, 'entente', TURNS.usual),
  ],
  order: ORDER_SCHEMA,
  begin(id, options, seed) {
    const agreed = agreedBattle(id, options, seed)
    return agreed.ok ? success(stateOf(agreed.value.scenario, agreed.value.readings)) : agreed
  },
  ...PHASES,
  view,
  imagine,
  result: ({ ending }) =>
    ending ? { winner: ending.winner, reason: ending.reason, score: ending.score } : undefined,
  turn: ({ turn }) => turn,
  losses: (state) => ({ german: losses(state, 'german'), entente: losses(state, 'entente') }),
  gauges: GAUGES,
  prospects: PROSPECTS,
  isQuiet: ({ phases }) => phases.length <= 1,
  hides: (state, side) => {
    const phase = topPhase(state)?.name
    const own = asSide(side)
    return (
      phase === 'initial-orders' ||
      (phase === 'attach' && own !== undefined && state.attachments[own] === 'changing')
    )
  },
  step: stepWords,
  summary,
  words: { turn: 'turn', lost: 'bases', reasons: REASON_WORDS },
  tell,
}
