import { popPhase, pushPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { barrageDuration } from '../../../procedures/barrage-duration.ts'
import type { Play } from '../../play.ts'
import { GO_ON } from '../forms.ts'
import type { Page } from '../page.ts'
import { hasBarrage } from './scope.ts'

export const beginBarrageLength = (play: Play): void => {
  if (hasBarrage(play.state)) pushPhase(play, { name: 'barrage-length' })
}

const ROLL = 'Roll for how many turns your rolling barrage lasts.'

const ORDERS = [GO_ON] as const

/** FF-PLAN-05: rolled openly, before anybody plans. */
export const BARRAGE_LENGTH: Page<'barrage-length', typeof ORDERS> = {
  orders: ORDERS,
  pending: () => ['attacker'],
  prompt: () => ROLL,
  check: () => undefined,
  sample: () => ({ kind: 'go-on' }),
  act(play) {
    popPhase(play)
    play.dice.about?.({ title: 'Length of the rolling barrage' })
    const { d3, turns } = barrageDuration.resolve({ options: play.state.options }, play.dice, play.trace)
    change(play, { barrageTurns: turns })
    tellOf(play, { kind: 'barrage-length', d3, turns })
  },
}
