import { popPhase, pushPhase, replacePhase } from '../../../../../kernel/game/phases.ts'
import type { Play } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import type { PhaseOf } from '../phase.ts'
import { notNow, type PhaseRules } from '../rules.ts'

type Phase = PhaseOf<'deployment'>

const PROMPT = 'Set up your troops, or leave them as they are listed.'

/** SK-SET-01: the scenario's first side completely, then the other. */
export const beginDeployment = (play: Play): void => {
  const side = play.state.scenario.deploysFirst
  pushPhase(play, { name: 'deployment', side, next: otherSide(side) })
}

export const DEPLOYMENT: PhaseRules<Phase> = {
  pending: (_, { side }) => [side],
  prompt: () => PROMPT,
  check: (_, __, ___, order) => (order.kind === 'pass' ? undefined : notNow(PROMPT)),
  sample: () => ({ kind: 'pass' }),
  act(play, { next }) {
    if (next) replacePhase(play, { name: 'deployment', side: next, next: null })
    else popPhase(play)
  },
}
