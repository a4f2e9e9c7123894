import { type BattleResult, type Game, type Refusal, type Side, snapshot } from '../../../kernel/game/game.ts'
import { refuse } from '../../../kernel/procedure/refusal.ts'
import { failure, success } from '../../../kernel/procedure/result.ts'
import { accept } from '../../../kernel/procedure/schema.ts'
import { capitalised, words } from '../../../kernel/words.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import { SIDE_NAMES } from '../wording.ts'
import { apply } from './apply.ts'
import type { GameEvent } from './events.ts'
import { GAUGES } from './gauges.ts'
import { imagine } from './imagine.ts'
import { gameOptions } from './options.ts'
import { ORDER_SCHEMA, type PlayerOrder } from './orders.ts'
import { checkActivation } from './phases/activate.ts'
import { idleUnits, playActivation, playStandBy } from './phases/checking.ts'
import { playChoose } from './phases/choose.ts'
import { checkDeploy, playDeploy } from './phases/deploying.ts'
import { checkFallBack, playFallBack } from './phases/falling-back.ts'
import {
  checkConsolidate,
  checkLoss,
  checkSupport,
  playConsolidate,
  playLoss,
  playSupport,
} from './phases/fighting.ts'
import { checkInitialOrders, playInitialOrders } from './phases/initial-orders.ts'
import { checkMove, playMove } from './phases/moving.ts'
import type { Phase } from './phases/phase.ts'
import { checkRelocate, checkRollRelocation, playRelocate, playRollRelocation } from './phases/relocation.ts'
import { begunPlay, happen, type Play } from './play.ts'
import { pending, prompt } from './prompts.ts'
import { sample } from './sample.ts'
import { endedAgainst, endedByPoints, lostBases } from './scoring.ts'
import { stateOf } from './set-up.ts'
import { otherSide, type SideName, type State, topPhase, unitNamed } from './state.ts'
import { tell } from './tell.ts'
import { eventView, type View, view } from './view.ts'

const named = (side: Side): SideName | undefined =>
  side === 'german' || side === 'entente' ? side : undefined

/** Why an order does not fit the phase, or may not be given in it. */
const checkIn = (state: State, phase: Phase, side: SideName, order: PlayerOrder): Refusal | undefined => {
  const { name } = phase
  if (name === 'deploy' && order.kind === 'deploy') return checkDeploy(state, phase, order)
  if (name === 'relocation' && order.kind === 'roll-relocation') {
    return checkRollRelocation(state, side, order)
  }
  if (name === 'relocate' && order.kind === 'relocate') return checkRelocate(state, phase.units, order)
  if (name === 'initial-orders' && order.kind === 'initial-orders') {
    return checkInitialOrders(state, side, order)
  }
  if (name === 'choose' && order.kind === 'choose') return undefined
  if (name === 'activate' && (order.kind === 'carry-on' || order.kind === 'change')) {
    return checkActivation(state, side, order)
  }
  if (name === 'activate' && order.kind === 'stand-by') {
    return idleUnits(state, side).length > 0
      ? undefined
      : refuse('nobody-idle', 'Every unit left has something to check.', 'PA-TURN-08')
  }
  if (name === 'move' && order.kind === 'move') return checkMove(state, phase, order)
  if (name === 'fall-back' && order.kind === 'fall-back') return checkFallBack(phase.ways, order)
  if (name === 'support' && order.kind === 'support') return checkSupport(state, side, order)
  if (name === 'loss' && order.kind === 'lose') return checkLoss(state, phase, order)
  if (name === 'consolidate' && order.kind === 'consolidate') {
    return checkConsolidate(unitNamed(state, phase.unit), order)
  }
  return refuse('not-now', `This is not the moment for that. ${prompt(state, side)}`)
}

const check = (state: State, side: Side, order: PlayerOrder): Refusal | undefined => {
  const own = named(side)
  if (!own) return refuse('unknown-side', 'There is no such side in this battle.')
  const phase = topPhase(state)
  if (!phase || state.ending) return refuse('over', 'The battle is over.')
  if (order.kind === 'concede') return undefined
  if (order.kind === 'agree-to-stop') {
    return state.agreed.includes(own)
      ? refuse('already-agreed', 'You have offered to stop already.', 'PA-TURN-05')
      : undefined
  }
  if (!pending(state).includes(own)) return refuse('not-your-turn', prompt(state, own))
  return checkIn(state, phase, own, order)
}

/** PA-TURN-05, PA-END-01: the ways to stop that are open at any time. */
const playStop = (play: Play, side: SideName, kind: 'concede' | 'agree-to-stop'): void => {
  const state = play.start
  if (kind === 'concede') {
    happen(play, { kind: 'battle-ended', ending: endedAgainst(state, side, 'concession') })
    return
  }
  happen(play, { kind: 'agreed', side })
  if (state.agreed.includes(otherSide(side))) {
    happen(play, { kind: 'battle-ended', ending: endedByPoints(state, 'agreement') })
  }
}

const playIn = (play: Play, phase: Phase, side: SideName, order: PlayerOrder): void => {
  switch (order.kind) {
    case 'deploy':
      if (phase.name === 'deploy') playDeploy(play, phase, order)
      return
    case 'roll-relocation':
      playRollRelocation(play, side, order)
      return
    case 'relocate':
      if (phase.name === 'relocate') playRelocate(play, side, phase.units, order)
      return
    case 'initial-orders':
      playInitialOrders(play, side, order)
      return
    case 'choose':
      playChoose(play, side, order)
      return
    case 'carry-on':
    case 'change':
      playActivation(play, order)
      return
    case 'stand-by':
      playStandBy(play, side)
      return
    case 'move':
      if (phase.name === 'move') playMove(play, phase, order)
      return
    case 'fall-back':
      if (phase.name === 'fall-back') playFallBack(play, phase.unit, phase.ways, order)
      return
    case 'support':
      playSupport(play, side, order)
      return
    case 'lose':
      if (phase.name === 'loss') playLoss(play, phase, order)
      return
    case 'consolidate':
      if (phase.name === 'consolidate') playConsolidate(play, phase.unit, order)
      return
    case 'concede':
    case 'agree-to-stop':
      playStop(play, side, order.kind)
      return
  }
}

const held = ({ objectives }: View, side: SideName): number =>
  objectives.reduce((sum, { holder, points }) => sum + (holder === side ? points : 0), 0)

const losses = (state: State, side: SideName): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(lostBases(state, side)).filter(([, count]) => count > 0))

const resultOf = ({ ending }: State): BattleResult | undefined =>
  ending ? { winner: ending.winner, reason: ending.reason, score: ending.score } : undefined

/** Passchendaele as a whole game. */
export const GAME: Game<State, PlayerOrder, GameEvent, View> = {
  // 2: the set-ups of PA-SETUP-16
  version: 2,
  scenarios: SCENARIOS.map(({ id, title, attacker, turns }) => ({
    id,
    title,
    sides: [attacker, otherSide(attacker)],
    names: [SIDE_NAMES[attacker], SIDE_NAMES[otherSide(attacker)]],
    roles: ['attacker', 'defender'],
    turnLimit: turns,
  })),
  order: ORDER_SCHEMA,
  begin(id, options) {
    const scenario = SCENARIOS.find((one) => one.id === id)
    if (!scenario) return failure({ path: 'scenario', message: `There is no scenario "${id.slice(0, 60)}".` })
    const readings = accept(gameOptions, options)
    return readings.ok ? success(stateOf(scenario, readings.value)) : readings
  },
  pending,
  prompt: (state, side) => prompt(state, named(side) ?? 'german'),
  check,
  sample: (state, side, random) => sample(state, named(side) ?? 'german', random),
  act(state, side, order, dice, trace, hear) {
    const play = begunPlay(snapshot(state), dice, trace)
    const phase = topPhase(state)
    const own = named(side)
    if (phase && own) playIn(play, phase, own, order)
    for (const event of play.events) {
      apply(state, event)
      hear?.(event)
    }
    return play.events
  },
  view,
  eventView,
  imagine,
  result: resultOf,
  turn: ({ turn }) => turn,
  losses: (state) => ({ german: losses(state, 'german'), entente: losses(state, 'entente') }),
  gauges: GAUGES,
  isQuiet: ({ phases }) => phases.length <= 1,
  hides: (state) => topPhase(state)?.name === 'initial-orders',
  step: (state) => capitalised(words(topPhase(state)?.name ?? 'over')),
  summary: (view) =>
    `Turn ${Math.max(1, view.turn)} of ${view.table.turns} · ground held: Entente ${held(view, 'entente')}, Germans ${held(view, 'german')}`,
  words: { turn: 'turn', lost: 'bases', reasons: {} },
  truce: { order: { kind: 'agree-to-stop' }, offered: ({ agreed }) => agreed },
  tell,
}
