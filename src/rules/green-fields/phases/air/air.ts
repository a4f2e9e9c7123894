import { awaitPhase, type Play } from '../../play.ts'
import { DONE, notNow } from '../common.ts'
import type { PhaseOf } from '../phase.ts'
import type { PhaseRules } from '../rules.ts'
import { nextSide } from '../taking-turns.ts'

export const enterAir = (play: Play): void => awaitPhase(play, { name: 'air', side: play.state.loser })

export const AIR: PhaseRules<PhaseOf<'air'>> = {
  pending: (_, { side }) => [side],
  prompt: () => 'Say when you have done.',
  choices: () => [DONE],
  check: (_state, _phase, _side, order) =>
    order.kind === 'done' ? undefined : notNow('Say when you have done.'),
  sample: () => ({ kind: 'done' }),
  play: (play, phase) => nextSide(play, phase, play.state.loser),
}

export const enterAssaultAir = (play: Play): void =>
  awaitPhase(play, { name: 'assault-air', side: play.state.loser })

export const ASSAULT_AIR: PhaseRules<PhaseOf<'assault-air'>> = {
  pending: (_, { side }) => [side],
  prompt: () => 'Say when you have done.',
  choices: () => [DONE],
  check: (_state, _phase, _side, order) =>
    order.kind === 'done' ? undefined : notNow('Say when you have done.'),
  sample: () => ({ kind: 'done' }),
  play: (play, phase) => nextSide(play, phase, play.state.loser),
}
