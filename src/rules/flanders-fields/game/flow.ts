import { untilDecided } from '#kernel/game/phases.ts'
import { change } from '#kernel/game/play.ts'
import { rulesOf } from './phases/index.ts'
import { STEPS } from './phases/steps.ts'
import type { Play } from './play.ts'
import { otherSide } from './sides.ts'
import { SET_UP_STEPS, type State, type Step, TURN_STEPS } from './state.ts'

const ORDER: readonly Step[] = [...SET_UP_STEPS, ...TURN_STEPS]

/** What a defender's turn leaves out (FF-TURN-13). */
const ATTACKERS_ONLY: readonly Step[] = ['deep-suppression', 'rolling-barrage', 'gas', 'bombardment']

const isPlayed = ({ active }: State, step: Step): boolean =>
  active === 'attacker' || !ATTACKERS_ONLY.includes(step)

/** FF-TURN-01: the attacker's player turn, then the defender's. */
const nextPlayerTurn = (play: Play): void => {
  const { active, turn } = play.state
  const begins = turn === 0
  change(play, {
    active: begins ? 'attacker' : otherSide(active),
    turn: begins || active === 'defender' ? turn + 1 : turn,
    step: 'turn-start',
  })
}

const nextStep = (play: Play): void => {
  const { state } = play
  const at = ORDER.indexOf(state.step)
  const next = ORDER.find((step, i) => i > at && isPlayed(state, step))
  if (next === undefined || next === 'turn-start') nextPlayerTurn(play)
  else change(play, { step: next })
  STEPS[play.state.step](play)
}

/** FF-TURN-13: what has nothing to decide is passed through. */
export const goOn = (play: Play): void => untilDecided(play, rulesOf, nextStep)

/** FF-TURN-02: from the set-up to the first decision. */
export const startOff = (play: Play): void => {
  STEPS[play.state.step](play)
  goOn(play)
}
