import { percent } from '#kernel/chance/random.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { form, yesOrNo } from '#kernel/procedure/schema.ts'
import { changeArmy } from '../../play.ts'
import { battalionNamed } from '../../units.ts'
import { kind } from '../forms.ts'
import type { Page } from '../page.ts'
import { carryOut } from './results.ts'

const PROMPT = 'Say whether Stubborn Resistance sets this result aside.'

const ORDERS = [form({ kind: kind('stubborn'), use: yesOrNo() })] as const

/** FF-NAT-06: a result that has fallen may be ignored. */
export const STUBBORN: Page<'stubborn', typeof ORDERS> = {
  orders: ORDERS,
  pending(state, { battalion }) {
    const side = battalionNamed(state, battalion)?.side
    return side ? [side] : []
  },
  prompt: () => PROMPT,
  check: () => undefined,
  sample: (_, __, ___, random) => ({ kind: 'stubborn', use: percent(random, 70) }),
  act(play, phase, side, order) {
    const battalion = battalionNamed(play.state, phase.battalion)
    popPhase(play)
    if (!battalion) return
    if (order.use) {
      const usesLeft = play.state.armies[side].stubborn - 1
      changeArmy(play, side, { stubborn: usesLeft })
      tellOf(play, { kind: 'stood-fast', battalion: battalion.id, usesLeft })
    } else carryOut(play, battalion, phase.result)
  },
}
