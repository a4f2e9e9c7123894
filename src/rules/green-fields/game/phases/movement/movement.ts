import { popPhase, pushPhase } from '#kernel/game/phases.ts'
import { revealSeen } from '../../board/sight.ts'
import type { Play } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isOnBoard } from '../../unit.ts'
import { ORDER_DONE } from '../forms.ts'
import type { Page } from '../page.ts'
import { RIDING_ORDERS } from '../riding.ts'
import type { PhaseOf } from '../shapes.ts'
import { checkWaves, isInOrder, ORDER_WAVES, playWaves } from '../waves.ts'
import { checkMove } from './checking.ts'
import { march } from './marching.ts'
import { loseMounts } from './overrunning.ts'
import { rallyAll } from './rallying.ts'
import { checkRiding, playRiding } from './riders.ts'
import { sampleMovement } from './sampling.ts'
import { checkStanding, playStanding, STANDING } from './standing-orders.ts'
import { EXIT, MOVE, unitsAndPath } from './units-and-path.ts'

/** Somebody is there to take orders. */
const canAct = ({ units }: State, side: SideName): boolean =>
  units.some((unit) => unit.side === side && isOnBoard(unit) && unit.status !== 'routing')

/** GF-MOR-13, GF-AMOV-01: the movement of one side begins with its rally; whether it has orders to give. */
const begin = (play: Play, side: SideName): boolean => {
  loseMounts(play)
  rallyAll(play, side)
  if (!canAct(play.state, side)) return false
  pushPhase(play, { name: 'movement', side, moved: [] })
  return true
}

export const enterMovement = (play: Play): void => {
  const first = play.state.assault?.firstMover
  if (first && !begin(play, first)) begin(play, otherSide(first))
}

const finish = (play: Play, { side }: PhaseOf<'movement'>): void => {
  revealSeen(play)
  popPhase(play)
  if (side === play.state.assault?.firstMover) begin(play, otherSide(side))
}

const ORDERS = [ORDER_DONE, MOVE, EXIT, STANDING, ORDER_WAVES, ...RIDING_ORDERS] as const

export const MOVEMENT: Page<'movement', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: () => 'Move your units, which may draw fire on the way, or change their standing orders.',
  check(state, phase, side, order) {
    if (order.kind === 'done') return undefined
    if (order.kind === 'move' || order.kind === 'exit') return checkMove(state, phase, side, order)
    if (order.kind === 'standing') return checkStanding(state, side, order)
    if (order.kind === 'order-waves') return checkWaves(state, side, order)
    return checkRiding(state, phase, side, order)
  },
  changesNothing: (state, _, side, order) => order.kind === 'order-waves' && isInOrder(state, side, order),
  sample: sampleMovement,
  act(play, phase, side, order) {
    if (order.kind === 'done') finish(play, phase)
    else if (order.kind === 'move' || order.kind === 'exit') {
      const { units, path } = unitsAndPath(play.state, side, order)
      march(play, phase, units, path, order.kind === 'exit')
    } else if (order.kind === 'standing') playStanding(play, order)
    else if (order.kind === 'order-waves') playWaves(play, order)
    else playRiding(play, order)
  },
}
