import { popPhase, pushPhase, replacePhase } from '../../../../../kernel/game/phases.ts'
import type { Play } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import type { PhaseOf } from '../phase.ts'
import { notNow, type PhaseRules } from '../rules.ts'

type Phase = PhaseOf<'fire'>

const PROMPT = 'Fire with what you have, then pass.'

export const beginFire = (play: Play): void => {
  const side = play.state.initiative ?? play.state.scenario.attacker
  pushPhase(play, { name: 'fire', side, last: false })
}

export const FIRE: PhaseRules<Phase> = {
  pending: (_, { side }) => [side],
  prompt: () => PROMPT,
  check: (_, __, ___, order) => (order.kind === 'pass' ? undefined : notNow(PROMPT)),
  sample: () => ({ kind: 'pass' }),
  act(play, { side, last }) {
    if (last) popPhase(play)
    else replacePhase(play, { name: 'fire', side: otherSide(side), last: true })
  },
}
