import { popPhase, pushPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { choice, form, kind } from '#kernel/procedure/schema.ts'
import { initiative } from '../../../procedures/initiative.ts'
import { PASS } from '../../forms.ts'
import type { Play } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import type { Page } from '../page.ts'

/** SK-SEQ-02 */
export const beginInitiative = (play: Play): void => {
  const { initiative: previous, scenario, options } = play.state
  play.dice.about?.({ title: 'Initiative' })
  const thrown = initiative.resolve(
    { previous: previous ?? 'none', attacker: scenario.attacker, options },
    play.dice,
    play.trace,
  )
  change(play, { initiative: thrown.initiative, first: null })
  tellOf(play, { kind: 'initiative', side: thrown.initiative })
  pushPhase(play, { name: 'initiative', side: thrown.initiative })
}

const ORDERS = [form({ kind: kind('choose-turn'), turn: choice(['first', 'second']) }), PASS] as const

export const INITIATIVE: Page<'initiative', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: () => 'You have the initiative: move first or second.',
  check: () => undefined,
  // The attacker usually moves first, the defender second.
  sample: ({ scenario }, { side }) => ({
    kind: 'choose-turn',
    turn: scenario.attacker === side ? 'first' : 'second',
  }),
  act(play, { side }, _, order) {
    const usual = play.state.scenario.attacker === side ? 'first' : 'second'
    const turn = order.kind === 'choose-turn' ? order.turn : usual
    change(play, { first: turn === 'first' ? side : otherSide(side) })
    popPhase(play)
    tellOf(play, { kind: 'turn-chosen', side, turn })
  },
}
