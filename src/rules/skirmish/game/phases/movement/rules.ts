import { popPhase, pushPhase, replacePhase } from '../../../../../kernel/game/phases.ts'
import type { Play } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import type { PhaseOf } from '../phase.ts'
import { notNow, type PhaseRules } from '../rules.ts'

type Phase = PhaseOf<'movement'>

const PROMPT = 'Charge, then move your units one by one.'

export const beginMovement = (play: Play): void => {
  const side = play.state.first ?? play.state.scenario.attacker
  pushPhase(play, { name: 'movement', side, step: 'survivors', last: false })
}

export const MOVEMENT: PhaseRules<Phase> = {
  pending: (_, { side }) => [side],
  prompt: () => PROMPT,
  check: (_, __, ___, order) => (order.kind === 'pass' ? undefined : notNow(PROMPT)),
  sample: () => ({ kind: 'pass' }),
  act(play, phase) {
    if (phase.last) popPhase(play)
    else replacePhase(play, { name: 'movement', side: otherSide(phase.side), step: 'survivors', last: true })
  },
}
