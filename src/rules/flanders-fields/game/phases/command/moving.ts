import { fair, oneOf, percent, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form } from '#kernel/procedure/schema.ts'
import { placeOf } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { nameOf } from '../../names.ts'
import type { Play } from '../../play.ts'
import type { Stand, State } from '../../state.ts'
import { isCommand } from '../../units.ts'
import { kind } from '../forms.ts'
import { reckon } from '../morale/reckoning.ts'
import type { Page } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'
import { type CommandMove, commandMoveRefusal, MOVE_FORM, moveCommand } from './steps.ts'

/** FF-CMD-03: whoever may still move; a stand suppressed on its first move makes no second. */
export const ableToMove = ({ stands }: State, { side, done }: PhaseOf<'command-move'>): readonly Stand[] =>
  stands.filter(
    (stand) => stand.side === side && isCommand(stand) && stand.markers === 0 && !done.includes(stand.id),
  )

export const beginCommandMoves = (play: Play): void =>
  pushPhase(play, { name: 'command-move', side: play.state.active, moving: null, done: [] })

const MOVE = 'Move your commanders, twice each at most, or end your turn.'

const refusalOf = (state: State, phase: PhaseOf<'command-move'>, order: CommandMove): Refusal | undefined => {
  const stand = state.stands.find(({ id, side }) => id === order.stand && side === phase.side)
  if (!stand || !isCommand(stand))
    return refuse('no-command', `You have no command stand "${order.stand.slice(0, 60)}".`, 'FF-CMD-03')
  if (phase.done.includes(stand.id))
    return refuse('done', `The ${nameOf(state, stand.id)} has made its moves.`, 'FF-CMD-09')
  return commandMoveRefusal(state, stand, order)
}

/** So far, in cm, a command stand is moved at random. */
const FAR = 14

const randomMove = (state: State, { id, centre }: Stand, side: Side, random: Random): CommandMove => {
  const { x, y } = placeOf(centre)
  const ahead = side === 'attacker' ? 1 : -1
  const { width, length } = state.scenario
  const to = (value: number, most: number): number => Math.min(most - 2, Math.max(2, value))
  return {
    kind: 'command-move',
    stand: id,
    path: [[to(x + fair(random, FAR + 1) - FAR / 2, width), to(y + ahead * fair(random, FAR + 1), length)]],
  }
}

const ORDERS = [MOVE_FORM, form({ kind: kind('end-turn') })] as const

/** FF-TURN-11, FF-CMD-09 */
export const COMMAND_MOVE: Page<'command-move', typeof ORDERS> = {
  orders: ORDERS,
  pending: (state, phase) => (ableToMove(state, phase).length > 0 ? [phase.side] : []),
  prompt: () => MOVE,
  check: (state, phase, _, order) =>
    order.kind === 'command-move' ? refusalOf(state, phase, order) : undefined,
  sample(state, phase, side, random) {
    const stand = percent(random, 70) ? oneOf(random, ableToMove(state, phase)) : undefined
    const order = stand && randomMove(state, stand, side, random)
    return order && !refusalOf(state, phase, order) ? order : { kind: 'end-turn' }
  },
  act(play, phase, _, order) {
    const stand =
      order.kind === 'command-move' ? play.state.stands.find(({ id }) => id === order.stand) : undefined
    if (order.kind !== 'command-move' || !stand) {
      popPhase(play)
      return
    }
    // Once another stand has been moved the former is done, and after its second move it is done itself.
    const second = phase.moving === stand.id
    const finished = second ? stand.id : phase.moving
    replacePhase(play, {
      name: phase.name,
      side: phase.side,
      moving: second ? null : stand.id,
      done: finished === null ? phase.done : [...phase.done, finished],
    })
    moveCommand(play, stand, order)
    reckon(play)
  },
  resume(play, phase) {
    if (ableToMove(play.state, phase).length === 0) popPhase(play)
  },
}
