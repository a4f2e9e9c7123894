import { popPhase, pushPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { initiative } from '../../../procedures/initiative.ts'
import type { Play } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import type { PhaseOf } from '../phase.ts'
import { notNow, type PhaseRules } from '../rules.ts'

type Phase = PhaseOf<'initiative'>

const PROMPT = 'You have the initiative: move first or second.'

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

export const INITIATIVE: PhaseRules<Phase> = {
  pending: (_, { side }) => [side],
  prompt: () => PROMPT,
  check(_, __, ___, order) {
    if (order.kind === 'pass' || order.kind === 'choose-turn') return undefined
    return notNow(PROMPT)
  },
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
