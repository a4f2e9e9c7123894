import type { Game } from '../../../kernel/game/game.ts'
import { phasedGame } from '../../../kernel/game/phases.ts'
import { failure, success } from '../../../kernel/procedure/result.ts'
import { accept } from '../../../kernel/procedure/schema.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import { goOn } from './flow.ts'
import { GAUGES } from './gauges.ts'
import { imagine } from './imagine.ts'
import { gameOptions } from './options.ts'
import { ORDER_SCHEMA, type PlayerOrder } from './orders.ts'
import { rulesOf } from './phases/index.ts'
import type { Phase } from './phases/phase.ts'
import { endAgainst, endByScore, losses } from './scoring.ts'
import { begunBattle } from './set-up/index.ts'
import type { State } from './state.ts'
import { eventView } from './stories/event-view.ts'
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
    clause: 'SK-END-04',
    offered: (side) => ({ kind: 'agreed', side }),
    end(play, by) {
      if (by.reason === 'concession') endAgainst(play, by.loser, 'concession')
      else endByScore(play, 'agreement')
    },
  },
  goOn,
})

/** Great War Skirmish as a whole game. */
export const GAME: Game<State, PlayerOrder, Story, View> = {
  scenarios: SCENARIOS.map(({ id, title, moves, a, b, attacker }) => ({
    id,
    title,
    sides: SIDES,
    names: [a.name, b.name],
    roles: attacker === 'a' ? ['attacker', 'defender'] : ['defender', 'attacker'],
    turnLimit: moves,
  })),
  order: ORDER_SCHEMA,
  begin(id, options) {
    const readings = accept(gameOptions, options)
    if (!readings.ok) return readings
    const scenario = SCENARIOS.find((one) => one.id === id)
    return scenario
      ? success(begunBattle(scenario, readings.value))
      : failure({ path: 'scenario', message: `There is no scenario "${id.slice(0, 60)}".` })
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
  words: { turn: 'move', lost: 'figures', reasons: {} },
  losses: (state) => ({ a: losses(state, 'a'), b: losses(state, 'b') }),
  gauges: GAUGES,
  isQuiet: ({ phases }) => phases.length <= 1,
  tell,
}
