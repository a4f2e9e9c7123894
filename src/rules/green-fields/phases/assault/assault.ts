import { awaitPhase, type Play } from '../../play.ts'
import { DONE, notNow } from '../common.ts'
import type { PhaseOf } from '../phase.ts'
import type { PhaseRules } from '../rules.ts'
import { nextSide } from '../taking-turns.ts'

export const enterAssaultConstruction = (play: Play): void =>
  awaitPhase(play, { name: 'assault-construction', side: play.state.loser })

export const ASSAULT_CONSTRUCTION: PhaseRules<PhaseOf<'assault-construction'>> = {
  pending: (_, { side }) => [side],
  prompt: () => 'Say when you have done.',
  choices: () => [DONE],
  check: (_state, _phase, _side, order) =>
    order.kind === 'done' ? undefined : notNow('Say when you have done.'),
  sample: () => ({ kind: 'done' }),
  play: (play, phase) => nextSide(play, phase, play.state.loser),
}

export const enterReserves = (play: Play): void =>
  awaitPhase(play, { name: 'reserves', side: play.state.loser })

export const RESERVES: PhaseRules<PhaseOf<'reserves'>> = {
  pending: (_, { side }) => [side],
  prompt: () => 'Say when you have done.',
  choices: () => [DONE],
  check: (_state, _phase, _side, order) =>
    order.kind === 'done' ? undefined : notNow('Say when you have done.'),
  sample: () => ({ kind: 'done' }),
  play: (play, phase) => nextSide(play, phase, play.state.loser),
}
