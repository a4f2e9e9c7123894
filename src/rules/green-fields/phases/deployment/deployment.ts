import { awaitPhase, changeArmy, type Play, settle } from '../../play.ts'
import { SIDES } from '../../vocabulary.ts'
import { DONE, notNow } from '../common.ts'
import type { PhaseOf } from '../phase.ts'
import type { PhaseRules } from '../rules.ts'

export const enterDeployment = (play: Play): void => {
  for (const side of SIDES) changeArmy(play, side, { ready: false })
  awaitPhase(play, { name: 'deployment' })
}

export const enterAttrition = (_: Play): void => {}

export const DEPLOYMENT: PhaseRules<PhaseOf<'deployment'>> = {
  pending: ({ armies }) => SIDES.filter((side) => !armies[side].ready),
  prompt: () => 'Place your units.',
  choices: () => [DONE],
  check: (_state, _phase, _side, order) => (order.kind === 'done' ? undefined : notNow('Place your units.')),
  sample: () => ({ kind: 'done' }),
  play(play, _, side) {
    changeArmy(play, side, { ready: true })
    if (SIDES.every((one) => play.state.armies[one].ready)) settle(play)
  },
}
