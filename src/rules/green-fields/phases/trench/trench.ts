import { awaitPhase, type Play } from '../../play.ts'
import { DONE, notNow } from '../common.ts'
import type { PhaseOf } from '../phase.ts'
import type { PhaseRules } from '../rules.ts'
import { nextSide } from '../taking-turns.ts'

export const enterConstruction = (play: Play): void =>
  awaitPhase(play, { name: 'construction', side: play.state.loser })

export const CONSTRUCTION: PhaseRules<PhaseOf<'construction'>> = {
  pending: (_, { side }) => [side],
  prompt: () => 'Say when you have done.',
  choices: () => [DONE],
  check: (_state, _phase, _side, order) =>
    order.kind === 'done' ? undefined : notNow('Say when you have done.'),
  sample: () => ({ kind: 'done' }),
  play: (play, phase) => nextSide(play, phase, play.state.loser),
}

export const enterRaids = (play: Play): void => awaitPhase(play, { name: 'raids', side: play.state.loser })

export const RAIDS: PhaseRules<PhaseOf<'raids'>> = {
  pending: (_, { side }) => [side],
  prompt: () => 'Say when you have done.',
  choices: () => [DONE],
  check: (_state, _phase, _side, order) =>
    order.kind === 'done' ? undefined : notNow('Say when you have done.'),
  sample: () => ({ kind: 'done' }),
  play: (play, phase) => nextSide(play, phase, play.state.loser),
}

export const enterGas = (play: Play): void => awaitPhase(play, { name: 'gas', side: play.state.loser })

export const GAS: PhaseRules<PhaseOf<'gas'>> = {
  pending: (_, { side }) => [side],
  prompt: () => 'Say when you have done.',
  choices: () => [DONE],
  check: (_state, _phase, _side, order) =>
    order.kind === 'done' ? undefined : notNow('Say when you have done.'),
  sample: () => ({ kind: 'done' }),
  play: (play, phase) => nextSide(play, phase, play.state.loser),
}

export const enterMines = (play: Play): void => awaitPhase(play, { name: 'mines', side: play.state.loser })

export const MINES: PhaseRules<PhaseOf<'mines'>> = {
  pending: (_, { side }) => [side],
  prompt: () => 'Say when you have done.',
  choices: () => [DONE],
  check: (_state, _phase, _side, order) =>
    order.kind === 'done' ? undefined : notNow('Say when you have done.'),
  sample: () => ({ kind: 'done' }),
  play: (play, phase) => nextSide(play, phase, play.state.loser),
}
