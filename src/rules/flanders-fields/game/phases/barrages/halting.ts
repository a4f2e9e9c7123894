import { percent } from '#kernel/chance/random.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { form, yesOrNo } from '#kernel/procedure/schema.ts'
import { kind } from '../forms.ts'
import type { Page } from '../page.ts'
import { haltBarrage, workRollingBarrage } from './rolling-barrage.ts'

const PROMPT = 'Say whether the rolling barrage is to stay where it is for this turn.'

const ORDERS = [form({ kind: kind('halt-barrage'), halt: yesOrNo() })] as const

/** FF-RB-11: once in a battle, before the barrage goes on. */
export const HALT_BARRAGE: Page<'halt-barrage', typeof ORDERS> = {
  orders: ORDERS,
  pending: () => ['attacker'],
  prompt: () => PROMPT,
  check: () => undefined,
  sample: (_, __, ___, random) => ({ kind: 'halt-barrage', halt: percent(random, 25) }),
  act(play, _, __, order) {
    popPhase(play)
    if (order.halt) haltBarrage(play)
    workRollingBarrage(play)
  },
}
