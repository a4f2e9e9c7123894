import { awaitPhase, type Play } from '../../play.ts'
import { DONE, notNow } from '../common.ts'
import type { PhaseOf } from '../phase.ts'
import type { PhaseRules } from '../rules.ts'
import { nextSide } from '../taking-turns.ts'

export const enterBombardment = (play: Play): void =>
  awaitPhase(play, { name: 'bombardment', side: play.state.loser })

export const BOMBARDMENT: PhaseRules<PhaseOf<'bombardment'>> = {
  pending: (_, { side }) => [side],
  prompt: () => 'Say when you have done.',
  choices: () => [DONE],
  check: (_state, _phase, _side, order) =>
    order.kind === 'done' ? undefined : notNow('Say when you have done.'),
  sample: () => ({ kind: 'done' }),
  play: (play, phase) => nextSide(play, phase, play.state.loser),
}

export const enterArtillery = (play: Play): void =>
  awaitPhase(play, { name: 'artillery', side: play.state.loser })

export const ARTILLERY: PhaseRules<PhaseOf<'artillery'>> = {
  pending: (_, { side }) => [side],
  prompt: () => 'Say when you have done.',
  choices: () => [DONE],
  check: (_state, _phase, _side, order) =>
    order.kind === 'done' ? undefined : notNow('Say when you have done.'),
  sample: () => ({ kind: 'done' }),
  play: (play, phase) => nextSide(play, phase, play.state.loser),
}
