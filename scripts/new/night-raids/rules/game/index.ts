import { type Game, type ScenarioSummary, snapshot } from '#kernel/game/game.ts'
import { phasedGame } from '#kernel/game/phases.ts'
import { failure, success } from '#kernel/procedure/result.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import { SIDE_NAMES } from '../wording.ts'
import { endBattle, goOn, leader } from './flow.ts'
import { ORDER_SCHEMA, type PlayerOrder, rulesOf } from './phases/index.ts'
import type { Phase } from './phases/shapes.ts'
import { menOf, otherSide } from './platoons.ts'
import type { State, View } from './state.ts'
import { type Story, tell } from './stories.ts'

const PHASES = phasedGame<State, Phase, Side, PlayerOrder, Story>({
  sides: SIDES,
  rulesOf,
  stopping: {
    battle: 'battle',
    offer: 'agree-to-stop',
    clause: 'NR-RAID-03',
    end(play, by) {
      if (by.reason === 'concession') endBattle(play, by.reason, otherSide(by.loser))
      else endBattle(play, by.reason, leader(play.state))
    },
  },
  goOn,
})

const summaryOf = ({ id, title, turns }: Scenario): ScenarioSummary => ({
  id,
  title,
  sides: SIDES,
  names: [SIDE_NAMES.a, SIDE_NAMES.b],
  turnLimit: turns,
})

/** All that a side has lost. */
const lostBy = (state: State, side: Side) => ({ men: state.scenario.men[side] - menOf(state, side) })

/** Night raids as a whole game. */
export const GAME: Game<State, PlayerOrder, Story, View> = {
  version: 1,
  setting: ['scenario', 'options'],
  scenarios: SCENARIOS.map(summaryOf),
  scenarioOf: (id) => SCENARIOS.find((one) => one.id === id),
  order: ORDER_SCHEMA,
  begin(id, received) {
    const read = accept(options, received)
    if (!read.ok) return read
    const scenario = SCENARIOS.find((one) => one.id === id)
    if (!scenario) return failure({ path: 'scenario', message: `There is no scenario "${id.slice(0, 60)}".` })
    return success({
      scenario,
      options: read.value,
      turn: 1,
      raided: 1,
      platoons: SIDES.map((side) => ({ id: `platoon-${side}`, side, men: scenario.men[side] })),
      phases: [{ name: 'raid', side: 'a' }],
      agreed: [],
      ending: null,
    })
  },
  ...PHASES,
  view: snapshot,
  imagine: snapshot,
  hides: () => false,
  result: ({ ending }) => ending ?? undefined,
  turn: ({ turn }) => turn,
  step: () => 'Raids',
  summary: (view) => SIDES.map((side) => `${SIDE_NAMES[side]} ${menOf(view, side)}`).join(', '),
  losses: (view) => ({ a: lostBy(view, 'a'), b: lostBy(view, 'b') }),
  gauges: [
    {
      id: 'men',
      title: 'Men',
      counts: 'Men left.',
      better: 'more',
      of: (view, side) => menOf(view, side === 'a' ? 'a' : 'b'),
    },
  ],
  words: {
    turn: 'turn',
    lost: 'men',
    reasons: {
      'turn-limit': 'the last turn is over',
      collapse: 'no men are left',
      concession: 'the other side gave up',
      agreement: 'both agreed to stop',
    },
  },
  tell,
}
