import { oneOf } from '#kernel/chance/random.ts'
import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { several } from '#kernel/words.ts'
import { reinforcementArrival } from '../../../procedures/reinforcement-arrival.ts'
import { FIRST_ARRIVAL } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import type { Play } from '../../play.ts'
import type { State } from '../../state.ts'
import { GO_ON } from '../forms.ts'
import type { Page } from '../page.ts'
import { ENTER_FORM, enter, enterRefusal, randomEntry } from './entering.ts'
import { passOn } from './passing-on.ts'
import { reserveGroups } from './reserve-groups.ts'

/** FF-END-05: all dice of the turn first. */
const rollForReserves = (play: Play, side: Side): void => {
  const { turn, options } = play.state
  for (const { name, from, ids } of reserveGroups(play.state, side)) {
    // FF-END-08: who is to come later has the row of turn 2 on his first turn.
    const row = turn - (from - FIRST_ARRIVAL)
    if (row < FIRST_ARRIVAL) continue
    play.dice.about?.({ title: `Arrival of ${name}` })
    const { needed, arrives } = reinforcementArrival.resolve({ turn: row, options }, play.dice, play.trace)
    tellOf(play, { kind: 'reserve-rolled', side, name, needed: needed ?? 0, arrives })
    if (arrives) change(play, { arrived: [...play.state.arrived, ...ids] })
  }
}

const PLACE = 'Bring in what has come out of reserve, or go on.'

export const toCome = ({ arrived, units, battalions, regiments }: State, side: Side): readonly string[] =>
  arrived.filter(
    (id) =>
      units.some((unit) => unit.id === id && unit.side === side) ||
      [...battalions, ...regiments].some((body) => `${body.id}h` === id && body.side === side),
  )

const goOnFrom = (play: Play, side: Side): void => {
  popPhase(play)
  passOn(play, side)
}

const ORDERS = [ENTER_FORM, GO_ON] as const

/** FF-TURN-03: dice, then entry, then units of vanished battalions pass on. */
export const RESERVES: Page<'reserves', typeof ORDERS> = {
  orders: ORDERS,
  pending: (state, { side, rolled }) => (rolled && toCome(state, side).length > 0 ? [side] : []),
  prompt: (state, { side }) => `${PLACE} (${several(toCome(state, side).length, 'unit')} to come)`,
  check: (state, _, side, order) => (order.kind === 'enter' ? enterRefusal(state, side, order) : undefined),
  sample(state, _, side, random) {
    const unit = oneOf(random, toCome(state, side))
    return (unit && randomEntry(state, side, unit, random)) || { kind: 'go-on' }
  },
  act(play, { side }, _, order) {
    if (order.kind === 'enter') enter(play, side, order)
    else goOnFrom(play, side)
  },
  resume(play, { name, side, rolled }) {
    if (!rolled) {
      replacePhase(play, { name, side, rolled: true })
      rollForReserves(play, side)
    } else if (toCome(play.state, side).length === 0) goOnFrom(play, side)
  },
}

export const askForReserves = (play: Play): void =>
  pushPhase(play, { name: 'reserves', side: play.state.active, rolled: false })
