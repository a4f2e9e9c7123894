import type { Game } from '../../../kernel/game/game.ts'
import { phasedGame } from '../../../kernel/game/phases.ts'
import { failure, success } from '../../../kernel/procedure/result.ts'
import { accept } from '../../../kernel/procedure/schema.ts'
import { options as readingsForm } from '../options.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import { eventView } from './event-view.ts'
import { goOn } from './flow.ts'
import { GAUGES } from './gauges.ts'
import { imagine } from './imagine.ts'
import { NATION_WORDS } from './names.ts'
import { ORDER_SCHEMA, type PlayerOrder } from './orders.ts'
import { rulesOf } from './phases/index.ts'
import type { Phase } from './phases/phase.ts'
import { endAgainst, endByScore, losses } from './scoring.ts'
import { begunBattle } from './set-up/index.ts'
import type { State } from './state.ts'
import type { Story } from './stories/story.ts'
import { tell } from './stories/tell.ts'
import { stepWords, summary } from './summary.ts'
import { hides, type View, view } from './view.ts'

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

/** Flanders Fields as a whole game. */
export const GAME: Game<State, PlayerOrder, Story, View> = {
  scenarios: SCENARIOS.map(({ id, title, turns, attacker, defender }) => ({
    id,
    title,
    sides: SIDES,
    names: [NATION_WORDS[attacker.nation], NATION_WORDS[defender.nation]],
    roles: SIDES,
    turnLimit: turns,
  })),
  order: ORDER_SCHEMA,
  begin(id, options) {
    const scenario = SCENARIOS.find((one) => one.id === id)
    if (!scenario) return failure({ path: 'scenario', message: `There is no scenario "${id.slice(0, 60)}".` })
    const readings = accept(readingsForm, options)
    return readings.ok ? success(begunBattle(scenario, readings.value)) : readings
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
  words: { turn: 'turn', lost: 'bases', reasons: {} },
  losses: (state) => ({ attacker: losses(state, 'attacker'), defender: losses(state, 'defender') }),
  gauges: GAUGES,
  isQuiet: ({ phases }) => phases.length <= 1,
  tell,
}
