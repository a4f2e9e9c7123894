import { oneOf } from '#kernel/chance/random.ts'
import { popPhase, pushPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form } from '#kernel/procedure/schema.ts'
import { deepSuppression } from '../../../procedures/deep-suppression.ts'
import { isInFrontLine } from '../../board/front-line.ts'
import { lose, loseBattery } from '../../harm/losses.ts'
import type { Play } from '../../play.ts'
import type { State, Unit } from '../../state.ts'
import { standsOf } from '../../units.ts'
import { id, kind } from '../forms.ts'
import { reckon } from '../morale/reckoning.ts'
import type { Page } from '../page.ts'

/** FF-DS-01, FF-DS-03: batteries behind the table first, else guns outside the front line. */
const inDanger = (state: State): readonly Unit[] => {
  const batteries = state.units.filter(({ side, kind }) => side === 'defender' && kind === 'artillery')
  const behind = batteries.filter(({ at }) => at === 'off-table')
  if (behind.length > 0) return behind
  return batteries.filter((unit) => standsOf(state, unit.id).some((gun) => !isInFrontLine(state, gun)))
}

const destroy = (play: Play, id: string): void => {
  const stands = standsOf(play.state, id)
  if (stands.length === 0) loseBattery(play, id, 'deep-suppression')
  for (const stand of stands) lose(play, stand.id, 'deep-suppression')
  reckon(play)
}

/** FF-DS-01, FF-TURN-04: in force until the next roll. */
export const rollDeepSuppression = (play: Play): void => {
  const { period } = play.state.scenario
  if (period === 'early') return
  play.dice.about?.({ title: 'Deep suppression' })
  const { penalty, batteryLost } = deepSuppression.resolve(
    { period, options: play.state.options },
    play.dice,
    play.trace,
  )
  change(play, { deepSuppression: penalty })
  const batteries = batteryLost ? inDanger(play.state).map(({ id }) => id) : []
  tellOf(play, { kind: 'deep-suppression', penalty, batteryLost: batteries.length > 0 })
  const [only] = batteries
  if (only !== undefined && batteries.length === 1) destroy(play, only)
  else if (only !== undefined) pushPhase(play, { name: 'lose-battery', batteries })
}

const PROMPT = 'Deep suppression has found one of your batteries. Say which one is lost.'

const ORDERS = [form({ kind: kind('lose-battery'), battery: id() })] as const

/** FF-DS-01, FF-TURN-14: the owner picks. */
export const LOSE_BATTERY: Page<'lose-battery', typeof ORDERS> = {
  orders: ORDERS,
  pending: () => ['defender'],
  prompt: () => PROMPT,
  check: (_, { batteries }, __, order) =>
    batteries.includes(order.battery)
      ? undefined
      : refuse(
          'not-in-danger',
          'A battery behind the table is lost, or if there is none a gun outside the front line.',
          'FF-DS-01',
        ),
  sample: (_, { batteries }, __, random) => ({
    kind: 'lose-battery',
    battery: oneOf(random, batteries) ?? '',
  }),
  act(play, _, __, order) {
    popPhase(play)
    destroy(play, order.battery)
  },
}
