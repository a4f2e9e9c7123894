import { percent } from '#kernel/chance/random.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { notNow, type PhaseRules } from '../rules.ts'
import type { PhaseOf } from '../shapes.ts'
import { haltBarrage, workRollingBarrage } from './rolling-barrage.ts'

const PROMPT = 'Say whether the rolling barrage is to stay where it is for this turn.'

/** FF-RB-11: once in a battle, before the barrage goes on. */
export const HALT_BARRAGE: PhaseRules<PhaseOf<'halt-barrage'>> = {
  pending: () => ['attacker'],
  prompt: () => PROMPT,
  check: (_, __, ___, order) => (order.kind === 'halt-barrage' ? undefined : notNow(PROMPT)),
  sample: (_, __, ___, random) => ({ kind: 'halt-barrage', halt: percent(random, 25) }),
  act(play, _, __, order) {
    if (order.kind !== 'halt-barrage') return
    popPhase(play)
    if (order.halt) haltBarrage(play)
    workRollingBarrage(play)
  },
}
